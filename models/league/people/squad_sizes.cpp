// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/people/squad_sizes.h"

#include "models/store/rows/row_store.h"

namespace touchline {

namespace {

Result<void> append(League &league, const QString &sql, std::vector<SquadSize> &sizes)
{
    const auto rows = league.database().rows(sql);
    TOUCHLINE_TRY(rows);
    const auto id = [](const QVariant &value) {
        return value.isNull() ? QUuid() : store::taken(value, store::ColumnType::Uuid).toUuid();
    };
    for (const QVariantList &row : *rows)
        sizes.push_back({id(row.at(0)), id(row.at(1)), row.at(2).toInt()});
    return {};
}

} // namespace

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
