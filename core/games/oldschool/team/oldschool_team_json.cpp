// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/games/oldschool/team/oldschool_team.h"
#include "core/teams/historic_team.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline::oldschool {

namespace {

constexpr const char *formatWord = "touchline-oldschool-team";
constexpr int formatVersion = 1;
constexpr int mostSpeed = 8;

Team readTeam(JsonReader &parent)
{
    JsonReader reader(parent.object("team"), parent.problems(), parent.path("team"));
    Team team = readTeamFacts(reader);
    reader.refuseUnknownKeys();
    return team;
}

void readPlayers(JsonReader &reader, OldschoolTeam &team)
{
    reader.each("players", [&team](JsonReader &one, int) {
        team.squad.entries.push_back(readPlayerFacts(one));
        Skill skill;
        skill.role = static_cast<Role>(one.word("role", roleCodes));
        skill.flank = static_cast<Flank>(one.word("flank", flankWords));
        skill.points = static_cast<std::int8_t>(one.integer("mp", 1, mostSpeed));
        team.skills.push_back(skill);
        one.refuseUnknownKeys();
    });
}

} // namespace

QJsonObject toJson(const OldschoolTeam &team)
{
    QJsonArray players;
    for (std::size_t player = 0; player < team.squad.entries.size(); ++player) {
        QJsonObject facts = playerFacts(team.squad.entries[player], 0);
        const Skill &skill = team.skills[player];
        facts.insert(QStringLiteral("role"), QString::fromUtf8(codeOf(skill.role)));
        facts.insert(QStringLiteral("flank"),
                     QString::fromUtf8(flankWords[static_cast<std::size_t>(skill.flank)]));
        facts.insert(QStringLiteral("mp"), skill.points);
        players.append(facts);
    }
    return {{QStringLiteral("format"), QString::fromUtf8(formatWord)},
            {QStringLiteral("version"), formatVersion},
            {QStringLiteral("team"), teamFacts(team.team)},
            {QStringLiteral("free_roles"), team.freeRoles},
            {QStringLiteral("players"), players}};
}

Result<OldschoolTeam> teamFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    OldschoolTeam team;
    reader.word("format", {formatWord});
    reader.integer("version", formatVersion, formatVersion);
    team.team = readTeam(reader);
    team.freeRoles = reader.flag("free_roles");
    readPlayers(reader, team);
    reader.refuseUnknownKeys();
    // The rules are checked once the form is right.
    if (problems.empty())
        problems = validate(team);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The Old School team cannot be used."), {},
                    std::move(problems));
    return team;
}

} // namespace touchline::oldschool
