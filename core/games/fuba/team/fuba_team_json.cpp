// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/games/fuba/team/fuba_team.h"
#include "core/teams/historic_team.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>

namespace touchline::fuba {

namespace {

constexpr const char *formatWord = "touchline-fuba-team";
constexpr int formatVersion = 1;
constexpr std::array<const char *, 5> placeWords{"defence", "midfield", "attack", "goal", "bench"};

QString idText(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

QJsonObject teamJson(const Team &team)
{
    return {{QStringLiteral("id"), idText(team.id)},
            {QStringLiteral("code"), team.code},
            {QStringLiteral("name"), team.name},
            {QStringLiteral("year"), team.year},
            {QStringLiteral("lineage"), team.lineage},
            {QStringLiteral("conference"), team.conference},
            {QStringLiteral("manager"), team.manager},
            {QStringLiteral("kit"), QJsonArray{team.kit.first, team.kit.second}}};
}

QJsonObject playerJson(const SquadEntry &entry, Place place)
{
    QJsonObject object = playerFacts(entry, 0);
    object.insert(QStringLiteral("starts"), QString::fromUtf8(placeWords[static_cast<std::size_t>(place)]));
    return object;
}

QUuid readId(JsonReader &reader, const char *key)
{
    const QUuid id = QUuid::fromString(reader.text(key));
    if (id.isNull())
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "This is not a UUID."), {}});
    return id;
}

Team readTeam(JsonReader &parent)
{
    JsonReader reader(parent.object("team"), parent.problems(), parent.path("team"));
    Team team;
    team.id = readId(reader, "id");
    team.code = reader.textOr("code", {});
    team.name = reader.text("name");
    team.year = reader.integerOr("year", 0, 9999, 0);
    team.lineage = reader.textOr("lineage", {});
    team.conference = reader.textOr("conference", {});
    team.manager = reader.textOr("manager", {});
    const QJsonArray kit = reader.arrayOr("kit");
    team.kit = {kit.at(0).toString(), kit.at(1).toString()};
    reader.refuseUnknownKeys();
    return team;
}

void readPlayers(JsonReader &reader, FubaTeam &team)
{
    reader.each("players", [&](JsonReader &one, int) {
        team.squad.entries.push_back(readPlayerFacts(one));
        team.places.push_back(static_cast<Place>(one.word("starts", placeWords)));
        one.refuseUnknownKeys();
    });
}

void readTakers(JsonReader &reader, FubaTeam &team)
{
    const QJsonArray takers = reader.array("penalty_takers");
    for (const QJsonValue value : takers) {
        const int player = team.squad.indexOf(QUuid::fromString(value.toString()));
        if (player < 0 || std::find(team.takers.begin(), team.takers.end(), player) != team.takers.end())
            reader.problem("penalty_takers",
                           {QT_TRANSLATE_NOOP("core", "\"%1\" is not in the squad, or is named twice."),
                            {value.toString()}});
        else
            team.takers.push_back(player);
    }
    // Whoever is not named comes last, in the order of the squad.
    for (int player = 0; player < static_cast<int>(team.squad.entries.size()); ++player)
        if (std::find(team.takers.begin(), team.takers.end(), player) == team.takers.end())
            team.takers.push_back(player);
}

void readSkills(JsonReader &reader, FubaTeam &team)
{
    const QJsonArray skills = reader.array("skills");
    for (const QJsonValue value : skills) {
        const auto *const found = std::ranges::find_if(
            skillSpecs, [&](const SkillSpec &spec) { return value.toString() == QLatin1String(spec.name); });
        if (found == skillSpecs.end())
            reader.problem("skills",
                           {QT_TRANSLATE_NOOP("core", "There is no skill \"%1\"."), {value.toString()}});
        else
            team.skills.push_back(static_cast<Skill>(found - skillSpecs.begin()));
    }
}

void readRoles(JsonReader &parent, FubaTeam &team)
{
    JsonReader reader(parent.object("roles"), parent.problems(), parent.path("roles"));
    const auto names = roleNames();
    for (std::size_t role = 0; role < names.size(); ++role)
        team.roles[role] = reader.integerOr(names[role], 0, 6, 0);
    reader.refuseUnknownKeys();
}

} // namespace

QJsonObject toJson(const FubaTeam &team)
{
    QJsonArray players;
    for (std::size_t player = 0; player < team.squad.entries.size(); ++player)
        players.append(playerJson(team.squad.entries[player], team.places[player]));
    QJsonArray takers;
    for (const int player : team.takers)
        takers.append(idText(team.squad.entries[static_cast<std::size_t>(player)].person.id));
    QJsonArray skills;
    for (const Skill skill : team.skills)
        skills.append(QString::fromUtf8(specOf(skill).name));
    QJsonObject roles;
    for (std::size_t role = 0; role < team.roles.size(); ++role)
        if (team.roles[role] != 0)
            roles.insert(QString::fromUtf8(roleNames()[role]), team.roles[role]);
    return {{QStringLiteral("format"), QString::fromUtf8(formatWord)},
            {QStringLiteral("version"), formatVersion},
            {QStringLiteral("team"), teamJson(team.team)},
            {QStringLiteral("formation"), formationName(team.primary)},
            {QStringLiteral("roles"), roles},
            {QStringLiteral("skills"), skills},
            {QStringLiteral("players"), players},
            {QStringLiteral("penalty_takers"), takers}};
}

Result<FubaTeam> teamFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    FubaTeam team;
    reader.word("format", {formatWord});
    reader.integer("version", formatVersion, formatVersion);
    team.team = readTeam(reader);
    if (const auto formation = formationFromName(reader.text("formation")))
        team.primary = *formation;
    else
        reader.problem("formation", formation.error().message);
    readRoles(reader, team);
    readSkills(reader, team);
    readPlayers(reader, team);
    readTakers(reader, team);
    reader.refuseUnknownKeys();
    // The rules are checked once the form is right.
    if (problems.empty())
        problems = validate(team);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The FUBA team cannot be used."), {},
                    std::move(problems));
    return team;
}

} // namespace touchline::fuba
