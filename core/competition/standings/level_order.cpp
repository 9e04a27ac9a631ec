// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings/level_order.h"

#include "core/base/index.h"
#include "core/competition/standings/standings_figures.h"

#include <algorithm>
#include <limits>

namespace touchline {

namespace {

/// Of the teams that may be level, all sets of so many are tried; with more of them it stays open.
constexpr std::size_t mostUnsure = 5;

bool asksOpponents(TieBreak tieBreak)
{
    return tieBreak == TieBreak::OpponentsPoints || tieBreak == TieBreak::OpponentsGoalDifference ||
           tieBreak == TieBreak::OpponentsGoals;
}

/// As many as there are where the team is none of them.
std::size_t indexIn(const std::vector<int> &teams, int team)
{
    return static_cast<std::size_t>(std::ranges::find(teams, team) - teams.begin());
}

bool hasAll(const std::vector<int> &list, const std::vector<int> &teams)
{
    return std::ranges::all_of(teams,
                               [&list](int team) { return std::ranges::find(list, team) != list.end(); });
}

} // namespace

LevelOrder::LevelOrder(const TableRest &rest)
    : m_rest(rest)
    , m_rules(*rest.now.rules)
    , m_played(at(rest.now.teams))
    , m_ends(rest.open.size(), nullptr)
{
    const Table now = standings(rest.now);
    m_isWithoutGoals = now.withoutGoals;
    for (const Row &row : now.rows)
        m_played[at(row.team)] = row.tally;
}

LevelOrder::Above LevelOrder::above(int one, int other, const std::vector<int> &level, std::size_t criterion)
{
    return ask({one, other}, {level, {}}, criterion);
}

/// Asks for every set that the level teams may be; open unless all answers are the same.
template <class Ask>
LevelOrder::Above LevelOrder::forEverySet(const Level &level, const Ask &ask)
{
    if (level.maybe.size() > mostUnsure)
        return Above::Open;
    std::optional<Above> all;
    for (unsigned set = 0; set < 1U << level.maybe.size(); ++set) {
        std::vector<int> teams = level.sure;
        for (std::size_t i = 0; i < level.maybe.size(); ++i)
            if ((set >> i & 1U) != 0)
                teams.push_back(level.maybe[i]);
        const Above answer = ask(teams);
        if (answer == Above::Open || all.value_or(answer) != answer)
            return Above::Open;
        all = answer;
    }
    return *all;
}

LevelOrder::Above LevelOrder::ask(Pair pair, const Level &level, std::size_t criterion)
{
    if (criterion >= m_rules.tieBreaks.size())
        return askLot(pair, level);
    const TieBreak tieBreak = m_rules.tieBreaks[criterion];
    if (isHeadToHead(tieBreak))
        return forEverySet(
            level, [&](const std::vector<int> &teams) { return askHeadToHead(pair, teams, criterion); });
    if (tieBreak == TieBreak::Lots)
        return askLot(pair, level);
    // A play-off and the cards of matches to come are open.
    if (tieBreak == TieBreak::PlayOff || tieBreakRow(tieBreak).figure.report != nullptr)
        return Above::Open;
    if (countsGoals(tieBreak) && m_isWithoutGoals)
        return ask(pair, level, criterion + 1);
    if (countsGoals(tieBreak) && m_rest.goalsMayBeMissing)
        return Above::Open;
    return askFigure(pair, level, criterion);
}

LevelOrder::Above LevelOrder::askFigure(Pair pair, const Level &level, std::size_t criterion)
{
    const TieBreakRow &row = tieBreakRow(m_rules.tieBreaks[criterion]);
    if (row.known != nullptr) {
        const auto isUnknown = [this](int team) {
            return m_rest.now.ranking.empty() || m_rest.now.ranking[at(team)] == 0;
        };
        if (std::ranges::any_of(level.sure, isUnknown))
            return ask(pair, level, criterion + 1);
        if (std::ranges::any_of(level.maybe, isUnknown))
            return Above::Open;
    }
    const Compared compared = compare(rangeOf(pair.one, row), rangeOf(pair.other, row));
    if (!compared.mayBeEqual)
        return compared.above;
    Level next{{pair.one, pair.other}, {}};
    const auto sort = [&](int team, bool isSure) {
        const Range range = rangeOf(team, row);
        if (team == pair.one || team == pair.other || !range.has(compared.value))
            return;
        (isSure && range.isOne() ? next.sure : next.maybe).push_back(team);
    };
    for (const int team : level.sure)
        sort(team, true);
    for (const int team : level.maybe)
        sort(team, false);
    return combined(compared, ask(pair, next, criterion + 1));
}

LevelOrder::Above LevelOrder::askHeadToHead(Pair pair, const std::vector<int> &level, std::size_t block)
{
    std::size_t end = block;
    while (end < m_rules.tieBreaks.size() && isHeadToHead(m_rules.tieBreaks[end]))
        ++end;
    if (m_rules.headToHeadOfTwo && level.size() > 2)
        return ask(pair, {level, {}}, end);
    const std::vector<Sums> sums = sumsBetween(level);
    const auto sumsOf = [&](int team) -> const Sums & { return sums[indexIn(level, team)]; };
    std::vector<Compared> path;
    Level next{level, {}};
    for (std::size_t criterion = block; criterion < end; ++criterion) {
        const TieBreakRow &row = tieBreakRow(m_rules.tieBreaks[criterion]);
        if (countsGoals(row.tieBreak) && m_isWithoutGoals)
            continue;
        if (countsGoals(row.tieBreak) && m_rest.goalsMayBeMissing)
            return Above::Open;
        const Compared compared = compare(rangeOf(sumsOf(pair.one), row), rangeOf(sumsOf(pair.other), row));
        path.push_back(compared);
        if (!compared.mayBeEqual)
            break;
        Level still{{pair.one, pair.other}, {}};
        for (const bool isSure : {true, false})
            for (const int team : isSure ? next.sure : next.maybe) {
                const Range range = rangeOf(sumsOf(team), row);
                if (team != pair.one && team != pair.other && range.has(compared.value))
                    (isSure && range.isOne() ? still.sure : still.maybe).push_back(team);
            }
        next = std::move(still);
    }
    Above answer = Above::Open;
    if (!path.empty() && !path.back().mayBeEqual) {
        answer = path.back().above;
        path.pop_back();
    } else {
        answer = forEverySet(next, [&](const std::vector<int> &teams) {
            const bool again = m_rules.headToHeadAgain && teams.size() < level.size();
            return again ? askHeadToHead(pair, teams, block) : ask(pair, {teams, {}}, end);
        });
    }
    for (auto compared = path.rbegin(); compared != path.rend(); ++compared)
        answer = combined(*compared, answer);
    return answer;
}

/// The last lot that names all level teams; one that is not drawn yet leaves all open.
LevelOrder::Above LevelOrder::askLot(Pair pair, const Level &level) const
{
    for (auto lot = m_rest.now.lots.rbegin(); lot != m_rest.now.lots.rend(); ++lot) {
        if (!hasAll(*lot, level.sure))
            continue;
        if (!hasAll(*lot, level.maybe))
            return Above::Open;
        return std::ranges::find(*lot, pair.one) < std::ranges::find(*lot, pair.other) ? Above::Yes
                                                                                       : Above::No;
    }
    return Above::Open;
}

LevelOrder::Compared LevelOrder::compare(const Range &one, const Range &other)
{
    if (one.least > other.most)
        return {Above::Yes};
    if (one.most < other.least)
        return {Above::No};
    if (one.isOne() && other.isOne())
        return {Above::Open, true, one.least, {}};
    if (one.least == other.most)
        return {Above::Open, true, one.least, Above::Yes};
    if (one.most == other.least)
        return {Above::Open, true, one.most, Above::No};
    return {};
}

LevelOrder::Above LevelOrder::combined(const Compared &compared, Above then)
{
    return compared.otherwise && *compared.otherwise != then ? Above::Open : then;
}

LevelOrder::Range LevelOrder::rangeOf(const Sums &sums, const TieBreakRow &row)
{
    Range range{std::numeric_limits<Figure>::max(), std::numeric_limits<Figure>::min()};
    for (std::size_t i = 0; i < MatchEnd::corners; ++i) {
        Figure figure =
            row.figure.more != nullptr ? sums.more[i].*row.figure.more : row.figure.tally(sums.tally[i]);
        if (row.kind == FigureKind::Fewest)
            figure = -figure;
        range = {std::min(range.least, figure), std::max(range.most, figure)};
    }
    return range;
}

LevelOrder::Range LevelOrder::rangeOf(int team, const TieBreakRow &row)
{
    if (row.figure.more != nullptr)
        return rangeOfMore(team, row);
    Sums sums;
    sums.tally.fill(m_played[at(team)]);
    Tally others;
    for (std::size_t match = 0; match < m_ends.size(); ++match) {
        const OpenMatch &open = m_rest.open[match];
        if (m_ends[match] == nullptr || m_ends[match]->isVoid || (open.home != team && open.away != team))
            continue;
        const Side side = open.home == team ? Side::Home : Side::Away;
        for (std::size_t i = 0; i < MatchEnd::corners; ++i) {
            const GroupResult &result = m_ends[match]->cornerFor(side, i);
            addMatch(side == Side::Home ? sums.tally[i] : others, side == Side::Home ? others : sums.tally[i],
                     result, m_rules.points);
        }
    }
    return rangeOf(sums, row);
}

/// Figures that few rules ask for are made by the table's own function, corner by corner.
LevelOrder::Range LevelOrder::rangeOfMore(int team, const TieBreakRow &row)
{
    if (asksOpponents(row.tieBreak) && hasOpenOpponents(team))
        return {std::numeric_limits<Figure>::min(), std::numeric_limits<Figure>::max()};
    Sums sums;
    GroupInput input = m_rest.now;
    std::vector<Tally> tallies = m_played;
    for (std::size_t i = 0; i < MatchEnd::corners; ++i) {
        std::vector<GroupResult> results(m_rest.now.results.begin(), m_rest.now.results.end());
        tallies[at(team)] = m_played[at(team)];
        for (std::size_t match = 0; match < m_ends.size(); ++match) {
            const OpenMatch &open = m_rest.open[match];
            if (m_ends[match] == nullptr || m_ends[match]->isVoid || (open.home != team && open.away != team))
                continue;
            const Side side = open.home == team ? Side::Home : Side::Away;
            results.push_back(m_ends[match]->cornerFor(side, i));
            results.back().home = open.home;
            results.back().away = open.away;
            tallies[at(team)].points += m_ends[match]->tally[side].points;
        }
        input.results = results;
        sums.more[i] = moreFigures(tallies, input)[at(team)];
    }
    return rangeOf(sums, row);
}

/// Whether the team or one that it meets has a match to come.
bool LevelOrder::hasOpenOpponents(int team) const
{
    const auto isOpen = [this](int one) {
        return std::ranges::any_of(
            m_rest.open, [one](const OpenMatch &match) { return match.home == one || match.away == one; });
    };
    return isOpen(team) || std::ranges::any_of(m_rest.now.results, [&](const GroupResult &result) {
               return (result.home == team && isOpen(result.away)) ||
                      (result.away == team && isOpen(result.home));
           });
}

/// Of the matches between the teams, in their order.
std::vector<LevelOrder::Sums> LevelOrder::sumsBetween(const std::vector<int> &level) const
{
    std::vector<Sums> sums(level.size());
    for (const GroupResult &result : m_rest.now.results) {
        const std::size_t home = indexIn(level, result.home);
        const std::size_t away = indexIn(level, result.away);
        if (std::max(home, away) >= level.size())
            continue;
        for (std::size_t i = 0; i < MatchEnd::corners; ++i) {
            addMatch(sums[home].tally[i], sums[away].tally[i], result, m_rules.points);
            addMore(sums[home].more[i], sums[away].more[i], result, m_rules.points);
        }
    }
    Tally others;
    MoreFigures more;
    for (std::size_t match = 0; match < m_ends.size(); ++match) {
        const std::size_t home = indexIn(level, m_rest.open[match].home);
        const std::size_t away = indexIn(level, m_rest.open[match].away);
        if (m_ends[match] == nullptr || m_ends[match]->isVoid || std::max(home, away) >= level.size())
            continue;
        for (std::size_t i = 0; i < MatchEnd::corners; ++i) {
            const GroupResult &ofHome = m_ends[match]->cornerFor(Side::Home, i);
            const GroupResult &ofAway = m_ends[match]->cornerFor(Side::Away, i);
            addMatch(sums[home].tally[i], others, ofHome, m_rules.points);
            addMatch(others, sums[away].tally[i], ofAway, m_rules.points);
            addMore(sums[home].more[i], more, ofHome, m_rules.points);
            addMore(more, sums[away].more[i], ofAway, m_rules.points);
        }
    }
    return sums;
}

} // namespace touchline
