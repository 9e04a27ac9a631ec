// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/import/league_import.h"

#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/import_table.h"
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/squad_csv.h"
#include "core/exchange/lists/team_csv.h"
#include "models/league/league_competitions.h"
#include "models/league/league_teams.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

tl::unexpected<Error> changedSince()
{
    return fail(
        Fault::Conflict,
        QT_TRANSLATE_NOOP("core", "The league has changed since the list was read. Import the list again."));
}

/// Makes the command of each kind of facts.
class Importer
{
public:
    Importer(League &league, const Message &title) : m_league(league), m_title(title) {}

    Result<JournalEntry> operator()(const ListImport::NewTeams &teams) const
    {
        const auto now = m_league.teams().all();
        TOUCHLINE_TRY(now);
        if (*now != teams.before)
            return changedSince();
        return m_league.teams().add(teams.added, m_title);
    }
    Result<JournalEntry> operator()(const ListImport::NewPlayers &players) const
    {
        if (players.teams.added.empty())
            return m_league.teams().setSquads(players.lists, m_title);
        const auto now = m_league.teams().all();
        TOUCHLINE_TRY(now);
        if (*now != players.teams.before)
            return changedSince();
        return m_league.teams().add(players.teams.added, m_title, players.lists);
    }
    Result<JournalEntry> operator()(const ListImport::NewState &state) const
    {
        return m_league.competitions().update(state.before.definition().id, m_title,
                                              [&state](Competition &now) -> Result<void> {
                                                  if (!(now == state.before))
                                                      return changedSince();
                                                  now = state.after;
                                                  return {};
                                              });
    }

    Result<JournalEntry> operator()(const ListImport::NewLeague &made) const
    {
        const auto now = m_league.teams().all();
        TOUCHLINE_TRY(now);
        if (*now != made.before)
            return changedSince();
        return m_league.competitions().add(made.competition, made.added, {}, m_title);
    }

private:
    League &m_league;
    const Message &m_title;
};

} // namespace

int ListImport::count(Fate fate) const
{
    return static_cast<int>(
        std::count_if(lines.begin(), lines.end(), [fate](const Line &line) { return line.fate == fate; }));
}

int ListImport::countOpen() const
{
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const Line &line) {
        return line.isOpen && line.fate == Fate::Known;
    }));
}

int ListImport::countNewTeams() const
{
    const auto *players = std::get_if<NewPlayers>(&facts);
    return players == nullptr ? 0 : static_cast<int>(players->teams.added.size());
}

bool ListImport::isClean() const
{
    return fileProblems.empty() && count(Fate::LeftOut) == 0;
}

Problems ListImport::problems() const
{
    Problems all = fileProblems;
    for (const Line &line : lines)
        all.insert(all.end(), line.problems.begin(), line.problems.end());
    sortByLine(all);
    return all;
}

ColumnSet columnsOf(ListImport::Kind kind)
{
    switch (kind) {
    case ListImport::Kind::Teams:
        return teamListColumns();
    case ListImport::Kind::Squads:
        return squadListColumns();
    case ListImport::Kind::Fixtures:
        return fixtureListColumns();
    case ListImport::Kind::Results:
        break;
    }
    return resultListColumns();
}

NamedColumns columnsFound(ListImport::Kind kind, const CsvList &csv)
{
    NamedColumns found;
    for (const KnownColumn &column : columnsOf(kind).columns) {
        CsvList others = csv;
        others.named.erase(column.name);
        ColumnSet set = kind == ListImport::Kind::Squads ? squadListColumns(others) : columnsOf(kind);
        set.named.insert(others.named.begin(), others.named.end());
        CsvSheet sheet = sheetOf(csv);
        startAtHeadings(sheet, set);
        const ColumnMatch match = matchColumns(sheet.header, set);
        if (const auto cell = match.cellOf.constFind(column.name); cell != match.cellOf.constEnd())
            found[column.name] = sheet.header.cells.at(*cell).trimmed();
    }
    return found;
}

Result<ListImport> readList(League &league, ListImport::Kind kind, const CsvList &csv,
                            const ListReading &reading)
{
    if (reading.newLeague)
        return readNewLeague(league, kind, csv, *reading.newLeague, reading.order);
    switch (kind) {
    case ListImport::Kind::Teams:
        return readTeamList(league, csv);
    case ListImport::Kind::Squads:
        return readSquadList(league, csv, reading.competition, reading.unknown);
    case ListImport::Kind::Fixtures:
        return readFixtureList(league, csv, reading.competition, reading.order);
    case ListImport::Kind::Results:
        break;
    }
    return readResultList(league, csv, reading.competition);
}

Message nothingNew(const ListImport &list)
{
    if (list.lines.empty())
        return {QT_TRANSLATE_NOOP("core", "The list has no rows to import."), {}};
    const int open = list.countOpen();
    if (open == 0)
        return {QT_TRANSLATE_NOOP("core", "Everything in this list is already in the league."), {}};
    const bool isAll = open == static_cast<int>(list.lines.size());
    if (open == 1)
        return {isAll ? QT_TRANSLATE_NOOP("core", "The one row of this list has no result.")
                      : QT_TRANSLATE_NOOP("core", "All results in this list are already in the league; one "
                                                  "row has no result."),
                {}};
    return {isAll ? QT_TRANSLATE_NOOP("core", "None of the %1 rows of this list has a result.")
                  : QT_TRANSLATE_NOOP("core", "All results in this list are already in the league; %1 rows "
                                              "have no result."),
            {QString::number(open)}};
}

Result<JournalEntry> importList(League &league, const ListImport &list, ListRows rows)
{
    const bool hasNothing = list.lines.empty() && !list.fileProblems.empty();
    if (hasNothing || (rows == ListRows::All && !list.isClean()))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The list has errors. Nothing was imported."),
                    {}, list.problems());
    if (list.count(ListImport::Fate::New) == 0)
        return fail({Fault::Refused,
                     list.isClean()
                         ? nothingNew(list)
                         : Message{QT_TRANSLATE_NOOP("core", "No row of the list can be imported."), {}},
                     list.problems()});
    TOUCHLINE_TRY(league.refresh());
    return std::visit(Importer(league, list.title), list.facts);
}

} // namespace touchline
