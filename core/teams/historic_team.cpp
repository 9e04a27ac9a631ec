// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teams/historic_team.h"

#include "core/base/json_reader.h"

#include <QtGlobal>

namespace touchline {

namespace {

constexpr const char *teamFormat = "touchline-team";
constexpr int teamFormatVersion = 1;
constexpr int firstYear = 1930;
constexpr int lastYear = 2999;
constexpr int mostGoals = 99;
constexpr int mostShirt = 99;
constexpr int worstResult = 7;

QUuid readIdentity(JsonReader &reader, const char *key)
{
    const QString text = reader.text(key);
    const QUuid id = QUuid::fromString(text);
    if (id.isNull())
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "\"%1\" is not an identity (UUID) such as "
                                                       "3f2504e0-4f89-51d3-9a0c-0305e82c3301."),
                             {text}});
    return id;
}

} // namespace

QJsonObject teamFacts(const Team &team)
{
    return {
        {QStringLiteral("id"), team.code},
        {QStringLiteral("team_id"), team.id.toString(QUuid::WithoutBraces)},
        {QStringLiteral("name"), team.name},
        {QStringLiteral("year"), team.year},
        {QStringLiteral("lineage"), team.lineage},
        {QStringLiteral("conference"), team.conference},
        {QStringLiteral("manager"), team.manager},
        {QStringLiteral("kit_1"), team.kit.first},
        {QStringLiteral("kit_2"), team.kit.second},
    };
}

QJsonObject playerFacts(const SquadEntry &entry, int goals)
{
    QJsonObject object{
        {QStringLiteral("id"), entry.person.id.toString(QUuid::WithoutBraces)},
        {QStringLiteral("name"), entry.person.name},
        {QStringLiteral("short_name"), entry.person.shortName},
        {QStringLiteral("position"), positionCode(entry.position)},
    };
    if (entry.shirt)
        object.insert(QStringLiteral("shirt"), *entry.shirt);
    if (entry.captain)
        object.insert(QStringLiteral("captain"), true);
    if (goals != 0)
        object.insert(QStringLiteral("goals"), goals);
    return object;
}

Team readTeamFacts(JsonReader &reader)
{
    Team team;
    team.id = readIdentity(reader, "team_id");
    team.code = reader.textOr("id", {});
    team.name = reader.text("name");
    team.year = reader.integerOr("year", 0, lastYear, 0);
    team.lineage = reader.textOr("lineage", {});
    team.conference = reader.textOr("conference", {});
    team.manager = reader.textOr("manager", {});
    team.kit = {reader.textOr("kit_1", {}), reader.textOr("kit_2", {})};
    return team;
}

SquadEntry readPlayerFacts(JsonReader &reader)
{
    SquadEntry entry;
    entry.person.id = readIdentity(reader, "id");
    entry.person.name = reader.text("name");
    entry.person.shortName = reader.text("short_name");
    entry.position = static_cast<Position>(reader.word("position", {"GK", "DF", "MF", "FW"}));
    if (reader.has("shirt"))
        entry.shirt = reader.integer("shirt", 1, mostShirt);
    entry.captain = reader.flagOr("captain", false);
    return entry;
}

QJsonObject toJson(const HistoricTeam &team)
{
    QJsonArray players;
    for (std::size_t i = 0; i < team.squad.entries.size(); ++i)
        players.append(playerFacts(team.squad.entries[i], team.goals[i]));
    QJsonObject object = teamFacts(team.team);
    object.insert(QStringLiteral("format"), QLatin1String(teamFormat));
    object.insert(QStringLiteral("format_version"), teamFormatVersion);
    object.insert(QStringLiteral("best_result"), team.bestResult);
    object.insert(QStringLiteral("players"), players);
    return object;
}

Result<HistoricTeam> historicTeamFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    HistoricTeam team;
    reader.word("format", {teamFormat});
    reader.integer("format_version", teamFormatVersion, teamFormatVersion);
    team.team.id = readIdentity(reader, "team_id");
    team.team.code = reader.text("id");
    team.team.name = reader.text("name");
    team.team.year = reader.integer("year", firstYear, lastYear);
    team.team.lineage = reader.text("lineage");
    team.team.conference = reader.text("conference");
    team.team.manager = reader.textOr("manager", {});
    team.team.kit = {reader.text("kit_1"), reader.text("kit_2")};
    team.bestResult = reader.integer("best_result", 1, worstResult);
    reader.each("players", [&](JsonReader &row, int /*index*/) {
        SquadEntry entry = readPlayerFacts(row);
        team.goals.push_back(row.integerOr("goals", 0, mostGoals, 0));
        row.refuseUnknownKeys();
        team.squad.entries.push_back(std::move(entry));
    });
    reader.refuseUnknownKeys();
    if (problems.empty())
        problems = validate(team.squad);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This file of a team cannot be read."), {},
                    std::move(problems));
    return team;
}

} // namespace touchline
