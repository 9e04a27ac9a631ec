// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/team_rows.h"

#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

namespace touchline::store {

namespace {

SquadEntry entryOf(const Row &row)
{
    const RowReader read(row);
    SquadEntry entry;
    entry.person = {read.uuid("person"), read.text("name"), read.text("short_name")};
    entry.position = positionFromCode(read.text("position")).value_or(Position::Midfielder);
    if (!read.isNull("shirt"))
        entry.shirt = static_cast<int>(read.number("shirt"));
    entry.captain = read.number("captain") != 0;
    return entry;
}

} // namespace

Row rowOf(const Team &team)
{
    return {&teamTable(),
            {team.id, team.code, team.name, number(team.year), team.lineage, team.conference, team.manager,
             team.kit.first, team.kit.second}};
}

Team teamOf(const Row &row)
{
    const RowReader read(row);
    return {read.uuid("uuid"),    read.text("code"),
            read.text("name"),    static_cast<int>(read.number("year")),
            read.text("lineage"), read.text("conference"),
            read.text("manager"), {read.text("kit_first"), read.text("kit_second")}};
}

std::vector<Row> rowsOf(const StoredSquad &squad)
{
    std::vector<Row> rows{
        {&squadTable(),
         {squad.id, squad.team, squad.competition.isNull() ? QVariant() : QVariant(squad.competition)}}};
    int place = 0;
    for (const SquadEntry &entry : squad.squad.entries)
        rows.push_back({&squadEntryTable(),
                        {squad.id, entry.person.id, number(++place), entry.person.name,
                         entry.person.shortName, positionCode(entry.position),
                         entry.shirt ? number(*entry.shirt) : QVariant(), number(entry.captain ? 1 : 0)}});
    return rows;
}

std::vector<Row> personsOf(const Squad &squad)
{
    std::vector<Row> rows;
    for (const SquadEntry &entry : squad.entries)
        rows.push_back({&personTable(), {entry.person.id, entry.person.name, entry.person.shortName}});
    return rows;
}

Result<std::optional<StoredSquad>> readSquad(Database &database, const QUuid &team, const QUuid &competition)
{
    QVariantList values{team};
    QString condition = QStringLiteral("team = ? AND competition IS NULL");
    if (!competition.isNull()) {
        condition = QStringLiteral("team = ? AND competition = ?");
        values.append(competition);
    }
    const auto own = readRows(database, squadTable(), QStringLiteral("WHERE ") + condition, values);
    TOUCHLINE_TRY(own);
    if (own->empty())
        return std::optional<StoredSquad>();
    StoredSquad squad{RowReader(own->front()).uuid("uuid"), team, competition, {}, 0};
    const auto version = database.rows(QStringLiteral("SELECT version FROM squad WHERE uuid = ?"),
                                       {toSql(database.backend(), QVariant(squad.id))});
    TOUCHLINE_TRY(version);
    squad.version = version->front().front().toLongLong();
    const auto entries =
        readRows(database, squadEntryTable(), QStringLiteral("WHERE squad = ? ORDER BY place"), {squad.id});
    TOUCHLINE_TRY(entries);
    for (const Row &row : *entries)
        squad.squad.entries.push_back(entryOf(row));
    return std::optional(std::move(squad));
}

} // namespace touchline::store
