// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings/standings.h"

#include "core/competition/standings/standings_figures.h"
#include "core/competition/standings/standings_order.h"

#include <algorithm>

namespace touchline {

namespace {

void countAll(const GroupInput &input, Table &table)
{
    const auto teams = static_cast<std::size_t>(input.teams);
    table.rows.assign(teams, {});
    table.separations.assign(teams > 0 ? teams - 1 : 0, {});
    table.withoutGoals = false;
    table.notRecorded.reset();
    for (std::size_t team = 0; team < teams; ++team) {
        table.rows[team].team = static_cast<int>(team);
        if (!input.before.empty())
            table.rows[team].tally = input.before[team];
    }
    Tally outsider;
    const auto tallyOf = [&table, &outsider, teams](int team) -> Tally & {
        const auto index = static_cast<std::size_t>(team);
        return index < teams ? table.rows[index].tally : outsider;
    };
    for (const GroupResult &result : input.results) {
        addMatch(tallyOf(result.home), tallyOf(result.away), result, input.rules->points);
        table.withoutGoals = table.withoutGoals || !result.score;
    }
    for (std::size_t team = 0; team < input.deductions.size(); ++team)
        table.rows[team].tally.points -= input.deductions[team];
}

} // namespace

void standings(const GroupInput &input, Table &table)
{
    countAll(input, table);
    orderRows(input, table);
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        table.rows[i].position = static_cast<int>(i) + 1;
}

Table standings(const GroupInput &input)
{
    Table table;
    standings(input, table);
    return table;
}

std::vector<int> levelWith(const Table &table, std::size_t row)
{
    std::size_t first = row;
    while (first > 0 && isLevelWithNext(table, first - 1))
        --first;
    std::vector<int> teams;
    for (std::size_t i = first; i < table.rows.size(); ++i) {
        if (i != row)
            teams.push_back(table.rows[i].team);
        if (!isLevelWithNext(table, i))
            break;
    }
    return teams;
}

std::vector<std::vector<int>> levelSets(const Table &table)
{
    std::vector<std::vector<int>> sets;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const bool follows = row > 0 && isLevelWithNext(table, row - 1);
        if (follows)
            sets.back().push_back(table.rows[row].team);
        else if (isLevelWithNext(table, row))
            sets.push_back({table.rows[row].team});
    }
    return sets;
}

} // namespace touchline
