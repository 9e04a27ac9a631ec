// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/games/champions/team/champions_team.h"
#include "core/teams/historic_team.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline::champions {

namespace {

constexpr const char *formatWord = "touchline-champions-team";
constexpr int formatVersion = 1;

Team readTeam(JsonReader &parent)
{
    JsonReader reader(parent.object("team"), parent.problems(), parent.path("team"));
    Team team = readTeamFacts(reader);
    reader.refuseUnknownKeys();
    return team;
}

void readPlayers(JsonReader &reader, ChampionsTeam &team)
{
    reader.each("players", [&team](JsonReader &one, int) {
        team.squad.entries.push_back(readPlayerFacts(one));
        one.refuseUnknownKeys();
    });
}

} // namespace

QJsonObject toJson(const ChampionsTeam &team)
{
    QJsonArray players;
    for (const SquadEntry &entry : team.squad.entries)
        players.append(playerFacts(entry, 0));
    return {{QStringLiteral("format"), QString::fromUtf8(formatWord)},
            {QStringLiteral("version"), formatVersion},
            {QStringLiteral("team"), teamFacts(team.team)},
            {QStringLiteral("players"), players}};
}

Result<ChampionsTeam> teamFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    ChampionsTeam team;
    reader.word("format", {formatWord});
    reader.integer("version", formatVersion, formatVersion);
    team.team = readTeam(reader);
    readPlayers(reader, team);
    reader.refuseUnknownKeys();
    // The rules are checked once the form is right.
    if (problems.empty())
        problems = validate(team);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The Champions team cannot be used."), {},
                    std::move(problems));
    return team;
}

} // namespace touchline::champions
