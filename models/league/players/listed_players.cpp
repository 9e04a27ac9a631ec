// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/players/listed_players.h"

#include "models/league/league_teams.h"
#include "models/store/rows/row_store.h"

#include <algorithm>

namespace touchline {

namespace {

Result<void> append(League &league, const QString &sql, std::vector<SquadSize> &sizes)
{
    const auto rows = league.database().rows(sql);
    TOUCHLINE_TRY(rows);
    const auto id = [](const QVariant &value) {
        return value.isNull() ? QUuid() : store::fromSql(value, store::ColumnType::Uuid).toUuid();
    };
    for (const QVariantList &row : *rows)
        sizes.push_back({id(row.at(0)), id(row.at(1)), row.at(2).toInt()});
    return {};
}

} // namespace

Result<std::vector<ListedPlayer>> listedPlayers(League &league, const std::vector<QUuid> &teams)
{
    std::vector<ListedPlayer> players;
    if (teams.empty())
        return players;
    QStringList marks;
    QVariantList values;
    for (const QUuid &team : teams) {
        marks << QStringLiteral("?");
        values << team;
    }
    const QString sql =
        QStringLiteral("SELECT squad.team, squad.competition, squad_entry.person, squad_entry.name, "
                       "squad_entry.short_name FROM squad JOIN squad_entry ON squad_entry.squad = squad.uuid "
                       "WHERE squad.team IN (%1) ORDER BY squad.team, CASE WHEN squad.competition IS NULL "
                       "THEN 0 ELSE 1 END, squad.uuid, squad_entry.place")
            .arg(marks.join(QStringLiteral(", ")));
    store::Database &database = league.database();
    const auto rows = database.rows(sql, store::toSql(database.backend(), values));
    TOUCHLINE_TRY(rows);
    const auto id = [](const QVariant &value) {
        return value.isNull() ? QUuid() : store::fromSql(value, store::ColumnType::Uuid).toUuid();
    };
    players.reserve(rows->size());
    for (const QVariantList &row : *rows)
        players.push_back(
            {id(row.at(0)), id(row.at(1)), {id(row.at(2)), row.at(3).toString(), row.at(4).toString()}});
    return players;
}

Result<std::vector<Person>> listedFor(League &league, const QUuid &team, const QUuid &competition)
{
    const auto squad = listedSquad(league, team, competition);
    TOUCHLINE_TRY(squad);
    std::vector<Person> players;
    players.reserve(squad->entries.size());
    for (const SquadEntry &entry : squad->entries)
        players.push_back(entry.person);
    return players;
}

Result<Squad> listedSquad(League &league, const QUuid &team, const QUuid &competition)
{
    Squad all;
    for (const QUuid &of : {competition, QUuid()}) {
        const auto list = league.teams().squad(team, of);
        TOUCHLINE_TRY(list);
        if (!*list)
            continue;
        for (const SquadEntry &entry : (*list)->squad.entries)
            if (std::none_of(all.entries.begin(), all.entries.end(),
                             [&entry](const SquadEntry &one) { return one.person.id == entry.person.id; }))
                all.entries.push_back(entry);
    }
    return all;
}

Result<std::vector<SquadSize>> squadSizes(League &league)
{
    std::vector<SquadSize> sizes;
    const auto own = append(
        league,
        QStringLiteral("SELECT squad.team, NULL, COUNT(squad_entry.person) FROM squad LEFT JOIN squad_entry "
                       "ON squad_entry.squad = squad.uuid WHERE squad.competition IS NULL GROUP BY "
                       "squad.uuid, squad.team"),
        sizes);
    TOUCHLINE_TRY(own);
    const auto entered = append(
        league,
        QStringLiteral(
            "SELECT entrant.team, entrant.competition, COUNT(squad_entry.person) FROM entrant JOIN "
            "competition ON competition.uuid = entrant.competition LEFT JOIN squad ON squad.team = "
            "entrant.team AND squad.competition = entrant.competition LEFT JOIN squad_entry ON "
            "squad_entry.squad = squad.uuid GROUP BY entrant.team, entrant.competition, competition.place "
            "ORDER BY competition.place"),
        sizes);
    TOUCHLINE_TRY(entered);
    return sizes;
}

} // namespace touchline
