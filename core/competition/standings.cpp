// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings.h"

#include <algorithm>

namespace touchline {

namespace {

void add(Tally &tally, const GroupResult &result, Side side, const PointsScheme &points)
{
    ++tally.played;
    if (!result.winner) {
        ++tally.drawn;
        tally.points += points.draw;
    } else if (*result.winner == side) {
        ++tally.won;
        tally.points += points.win;
    } else {
        ++tally.lost;
        tally.points += points.defeat;
    }
    if (result.score) {
        tally.goalsFor += result.score->of(side);
        tally.goalsAgainst += result.score->of(opposite(side));
    }
}

int figure(const Tally &tally, TieBreak tieBreak)
{
    switch (tieBreak) {
    case TieBreak::Points:
    case TieBreak::HeadToHeadPoints:
        return tally.points;
    case TieBreak::GoalDifference:
    case TieBreak::HeadToHeadGoalDifference:
        return tally.goalDifference();
    case TieBreak::GoalsFor:
    case TieBreak::HeadToHeadGoals:
        return tally.goalsFor;
    case TieBreak::Lots:
        break;
    }
    return 0;
}

/// Orders the rows of one table. A range of rows that one criterion leaves level is handed to the next
/// criterion.
class Ordering
{
public:
    Ordering(const GroupInput &input, Table &table) : m_input(input), m_rules(*input.rules), m_table(table) {}

    void run() { split(0, m_table.rows.size(), 0); }

private:
    using Index = std::size_t;

    [[nodiscard]] bool isAsked(Index criterion) const
    {
        return !m_table.withoutGoals || !countsGoals(m_rules.tieBreaks[criterion]);
    }

    void split(Index first, Index last, Index criterion);
    void splitByFigure(Index first, Index last, Index criterion);
    void splitByLot(Index first, Index last, Index criterion);
    void splitHeadToHead(Index first, Index last, Index block);
    void leaveLevel(Index first, Index last);

    [[nodiscard]] Index endOfBlock(Index block) const;
    void countMatchesBetween(Index first, Index last);
    [[nodiscard]] std::optional<Index> firstDifference(const Row &a, const Row &b, Index block,
                                                       Index end) const;
    [[nodiscard]] const std::vector<int> *lotOf(Index first, Index last) const;
    [[nodiscard]] int nameRank(int team) const
    {
        return m_input.nameRank.empty() ? team : m_input.nameRank[static_cast<Index>(team)];
    }

    /// Sorts the range by `key` (greater first), notes the separations and calls `next` for each level run.
    template <class Key, class Next>
    void sortAndDivide(Index first, Index last, Index criterion, const Key &key, const Next &next);

    const GroupInput &m_input;
    const RuleSet &m_rules;
    Table &m_table;
    /// Figures from the matches between the teams of the range in hand; by team, made when first needed.
    std::vector<Tally> m_between;
    std::vector<char> m_isIn;
};

template <class Key, class Next>
void Ordering::sortAndDivide(Index first, Index last, Index criterion, const Key &key, const Next &next)
{
    std::vector<Row> &rows = m_table.rows;
    const auto begin = rows.begin();
    std::sort(begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(last),
              [&key](const Row &a, const Row &b) { return key(a) > key(b); });
    Index runStart = first;
    for (Index i = first + 1; i <= last; ++i) {
        if (i < last && key(rows[i]) == key(rows[i - 1]))
            continue;
        if (i < last)
            m_table.separations[i - 1] = {m_rules.tieBreaks[criterion], key(rows[i - 1]), key(rows[i])};
        next(runStart, i);
        runStart = i;
    }
}

void Ordering::split(Index first, Index last, Index criterion)
{
    if (last - first < 2)
        return;
    while (criterion < m_rules.tieBreaks.size() && !isAsked(criterion))
        ++criterion;
    if (criterion == m_rules.tieBreaks.size())
        leaveLevel(first, last);
    else if (isHeadToHead(m_rules.tieBreaks[criterion]))
        splitHeadToHead(first, last, criterion);
    else if (m_rules.tieBreaks[criterion] == TieBreak::Lots)
        splitByLot(first, last, criterion);
    else
        splitByFigure(first, last, criterion);
}

void Ordering::splitByFigure(Index first, Index last, Index criterion)
{
    const TieBreak tieBreak = m_rules.tieBreaks[criterion];
    sortAndDivide(
        first, last, criterion, [tieBreak](const Row &row) { return figure(row.tally, tieBreak); },
        [this, criterion](Index from, Index to) { split(from, to, criterion + 1); });
}

void Ordering::splitByLot(Index first, Index last, Index criterion)
{
    const std::vector<int> *lot = lotOf(first, last);
    if (lot == nullptr) {
        split(first, last, criterion + 1);
        return;
    }
    const auto placeInLot = [lot](const Row &row) {
        return static_cast<int>(std::find(lot->begin(), lot->end(), row.team) - lot->begin()) + 1;
    };
    std::vector<Row> &rows = m_table.rows;
    std::sort(rows.begin() + static_cast<std::ptrdiff_t>(first),
              rows.begin() + static_cast<std::ptrdiff_t>(last),
              [&placeInLot](const Row &a, const Row &b) { return placeInLot(a) < placeInLot(b); });
    for (Index i = first; i + 1 < last; ++i)
        m_table.separations[i] = {TieBreak::Lots, placeInLot(rows[i]), placeInLot(rows[i + 1])};
}

void Ordering::splitHeadToHead(Index first, Index last, Index block)
{
    const Index end = endOfBlock(block);
    countMatchesBetween(first, last);
    std::vector<Row> &rows = m_table.rows;
    std::sort(rows.begin() + static_cast<std::ptrdiff_t>(first),
              rows.begin() + static_cast<std::ptrdiff_t>(last),
              [this, block, end](const Row &a, const Row &b) {
                  const auto at = firstDifference(a, b, block, end);
                  return at && figure(m_between[static_cast<Index>(a.team)], m_rules.tieBreaks[*at]) >
                                   figure(m_between[static_cast<Index>(b.team)], m_rules.tieBreaks[*at]);
              });
    // First note all separations: asking again below overwrites the figures.
    std::vector<Index> cuts{first};
    for (Index i = first + 1; i < last; ++i) {
        const auto at = firstDifference(rows[i - 1], rows[i], block, end);
        if (!at)
            continue;
        const TieBreak by = m_rules.tieBreaks[*at];
        m_table.separations[i - 1] = {by, figure(m_between[static_cast<Index>(rows[i - 1].team)], by),
                                      figure(m_between[static_cast<Index>(rows[i].team)], by)};
        cuts.push_back(i);
    }
    cuts.push_back(last);
    const bool again = cuts.size() > 2 && m_rules.headToHeadAgain;
    for (Index i = 0; i + 1 < cuts.size(); ++i)
        split(cuts[i], cuts[i + 1], again ? block : end);
}

void Ordering::leaveLevel(Index first, Index last)
{
    const bool goalsCount = !m_table.withoutGoals;
    const auto before = [this, goalsCount](const Row &a, const Row &b) {
        if (goalsCount && a.tally.goalDifference() != b.tally.goalDifference())
            return a.tally.goalDifference() > b.tally.goalDifference();
        if (goalsCount && a.tally.goalsFor != b.tally.goalsFor)
            return a.tally.goalsFor > b.tally.goalsFor;
        return nameRank(a.team) < nameRank(b.team);
    };
    std::vector<Row> &rows = m_table.rows;
    std::sort(rows.begin() + static_cast<std::ptrdiff_t>(first),
              rows.begin() + static_cast<std::ptrdiff_t>(last), before);
    std::fill(m_table.separations.begin() + static_cast<std::ptrdiff_t>(first),
              m_table.separations.begin() + static_cast<std::ptrdiff_t>(last) - 1, Separation{});
}

Ordering::Index Ordering::endOfBlock(Index block) const
{
    while (block < m_rules.tieBreaks.size() && isHeadToHead(m_rules.tieBreaks[block]))
        ++block;
    return block;
}

void Ordering::countMatchesBetween(Index first, Index last)
{
    m_between.assign(m_table.rows.size(), {});
    m_isIn.assign(m_table.rows.size(), 0);
    for (Index i = first; i < last; ++i)
        m_isIn[static_cast<Index>(m_table.rows[i].team)] = 1;
    for (const GroupResult &result : m_input.results) {
        const auto home = static_cast<Index>(result.home);
        const auto away = static_cast<Index>(result.away);
        if (m_isIn[home] == 0 || m_isIn[away] == 0)
            continue;
        add(m_between[home], result, Side::Home, m_rules.points);
        add(m_between[away], result, Side::Away, m_rules.points);
    }
}

std::optional<Ordering::Index> Ordering::firstDifference(const Row &a, const Row &b, Index block,
                                                         Index end) const
{
    const Tally &first = m_between[static_cast<Index>(a.team)];
    const Tally &second = m_between[static_cast<Index>(b.team)];
    for (Index i = block; i < end; ++i) {
        const TieBreak tieBreak = m_rules.tieBreaks[i];
        if (isAsked(i) && figure(first, tieBreak) != figure(second, tieBreak))
            return i;
    }
    return std::nullopt;
}

const std::vector<int> *Ordering::lotOf(Index first, Index last) const
{
    for (auto lot = m_input.lots.rbegin(); lot != m_input.lots.rend(); ++lot) {
        const auto rows = std::span(m_table.rows).subspan(first, last - first);
        const bool hasAll = std::all_of(rows.begin(), rows.end(), [lot](const Row &row) {
            return std::find(lot->begin(), lot->end(), row.team) != lot->end();
        });
        if (hasAll)
            return &*lot;
    }
    return nullptr;
}

void countAll(const GroupInput &input, Table &table)
{
    const auto teams = static_cast<std::size_t>(input.teams);
    table.rows.assign(teams, {});
    table.separations.assign(teams > 0 ? teams - 1 : 0, {});
    table.withoutGoals = false;
    for (std::size_t team = 0; team < teams; ++team)
        table.rows[team].team = static_cast<int>(team);
    for (const GroupResult &result : input.results) {
        add(table.rows[static_cast<std::size_t>(result.home)].tally, result, Side::Home, input.rules->points);
        add(table.rows[static_cast<std::size_t>(result.away)].tally, result, Side::Away, input.rules->points);
        table.withoutGoals = table.withoutGoals || !result.score;
    }
    for (std::size_t team = 0; team < input.deductions.size(); ++team)
        table.rows[team].tally.points -= input.deductions[team];
}

} // namespace

void standings(const GroupInput &input, Table &table)
{
    countAll(input, table);
    Ordering(input, table).run();
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
