// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings/standings_order.h"

#include "core/competition/standings/standings_figures.h"

#include <algorithm>

namespace touchline {

namespace {

/// A play-off has a winner, however it was found.
constexpr PointsScheme playOffPoints{2, 1, 0, {}, LateWin{2, 0}, false};

/// Greater is better.
Figure compared(Figure figure, const TieBreakRow &criterion)
{
    return criterion.kind == FigureKind::Fewest ? -figure : figure;
}

/// Of the matches that `tally` and `more` were made of.
Figure figureOf(const TieBreakRow &criterion, const Tally &tally, std::span<const MoreFigures> more, int team)
{
    const FigureOf &figure = criterion.figure;
    return compared(figure.more == nullptr ? figure.tally(tally)
                                           : more[static_cast<std::size_t>(team)].*figure.more,
                    criterion);
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
    /// Whether the fact that a criterion asks for is known for all teams of the range.
    [[nodiscard]] bool isKnown(Index first, Index last, const TieBreakRow &criterion) const;

    void split(Index first, Index last, Index criterion);
    void splitByFigure(Index first, Index last, Index criterion);
    void splitByReports(Index first, Index last, Index criterion);
    [[nodiscard]] Figure figureBetween(int team, TieBreak tieBreak) const;
    void countMore();
    void splitByPlayOff(Index first, Index last, Index criterion);
    void splitByLot(Index first, Index last, Index criterion);
    void splitHeadToHead(Index first, Index last, Index block);
    [[nodiscard]] bool isPassedOver(Index first, Index last) const;
    void leaveLevel(Index first, Index last);

    [[nodiscard]] Index endOfBlock(Index block) const;
    void countMatchesBetween(Index first, Index last, std::span<const GroupResult> results,
                             const PointsScheme &points);
    [[nodiscard]] std::optional<Index> firstDifference(const Row &a, const Row &b, Index block,
                                                       Index end) const;
    [[nodiscard]] const std::vector<int> *lotOf(Index first, Index last) const;
    [[nodiscard]] int nameRank(int team) const
    {
        return m_input.nameRank.empty() ? team : m_input.nameRank[static_cast<Index>(team)];
    }

    /// What separates rows[row - 1] from rows[row].
    void note(Index row, TieBreak by, Figure upper, Figure lower)
    {
        const int sign = tieBreakRow(by).kind == FigureKind::Fewest ? -1 : 1;
        m_table.separations[row - 1] = {by, shownFigure(sign * upper, by), shownFigure(sign * lower, by)};
    }

    /// Sorts the range by `key` (greater first), notes the separations and calls `next` for each level run.
    template <class Key, class Next>
    void sortAndDivide(Index first, Index last, Index criterion, const Key &key, const Next &next);

    const GroupInput &m_input;
    const RuleSet &m_rules;
    Table &m_table;
    /// Figures from the matches between the teams of the range in hand; by team, made when first needed.
    std::vector<Tally> m_between;
    std::vector<MoreFigures> m_moreBetween;
    /// By team, made when first needed.
    std::vector<MoreFigures> m_more;
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
            note(i, m_rules.tieBreaks[criterion], key(rows[i - 1]), key(rows[i]));
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
    // Where the rules go no further, or a ranking is missing, an organiser's lot still decides.
    const bool isAtEnd = criterion >= m_rules.tieBreaks.size();
    if (isAtEnd && lotOf(first, last) == nullptr)
        leaveLevel(first, last);
    else if (isAtEnd || m_rules.tieBreaks[criterion] == TieBreak::Lots)
        splitByLot(first, last, criterion);
    else if (isHeadToHead(m_rules.tieBreaks[criterion]))
        splitHeadToHead(first, last, criterion);
    else if (m_rules.tieBreaks[criterion] == TieBreak::PlayOff)
        splitByPlayOff(first, last, criterion);
    else
        splitByFigure(first, last, criterion);
}

void Ordering::splitByFigure(Index first, Index last, Index criterion)
{
    const TieBreakRow &row = tieBreakRow(m_rules.tieBreaks[criterion]);
    if (row.figure.report != nullptr) {
        splitByReports(first, last, criterion);
        return;
    }
    if (row.figure.more != nullptr)
        countMore();
    if (!isKnown(first, last, row)) {
        split(first, last, criterion + 1);
        return;
    }
    sortAndDivide(
        first, last, criterion,
        [this, &row](const Row &team) { return figureOf(row, team.tally, m_more, team.team); },
        [this, criterion](Index from, Index to) { split(from, to, criterion + 1); });
}

void Ordering::splitByReports(Index first, Index last, Index criterion)
{
    const TieBreakRow &row = tieBreakRow(m_rules.tieBreaks[criterion]);
    const auto counted = std::ranges::find(m_input.reports, row.tieBreak, &CountedInReports::tieBreak);
    if (counted == m_input.reports.end()) {
        if (!m_table.notRecorded)
            m_table.notRecorded = row.tieBreak;
        split(first, last, criterion + 1);
        return;
    }
    sortAndDivide(
        first, last, criterion,
        [&row, &counted](const Row &team) {
            return compared(counted->byTeam[static_cast<Index>(team.team)], row);
        },
        [this, criterion](Index from, Index to) { split(from, to, criterion + 1); });
}

bool Ordering::isKnown(Index first, Index last, const TieBreakRow &criterion) const
{
    const auto rows = std::span(m_table.rows).subspan(first, last - first);
    return criterion.known == nullptr || std::all_of(rows.begin(), rows.end(), [&](const Row &row) {
               return m_more[static_cast<Index>(row.team)].*criterion.known;
           });
}

/// Before the first criterion that needs it, not for every table: most end with points and goals.
void Ordering::countMore()
{
    if (!m_more.empty())
        return;
    std::vector<Tally> tallies(m_table.rows.size());
    for (const Row &row : m_table.rows)
        tallies[static_cast<Index>(row.team)] = row.tally;
    m_more = moreFigures(tallies, m_input);
}

Figure Ordering::figureBetween(int team, TieBreak tieBreak) const
{
    return figureOf(tieBreakRow(tieBreak), m_between[static_cast<Index>(team)], m_moreBetween, team);
}

void Ordering::splitByPlayOff(Index first, Index last, Index criterion)
{
    countMatchesBetween(first, last, m_input.playOffs, playOffPoints);
    // A copy, because the criteria after this one count matches between others.
    const std::vector<Tally> playOffs = m_between;
    const auto tally = [&playOffs](const Row &row) -> const Tally & {
        return playOffs[static_cast<Index>(row.team)];
    };
    const auto rows = std::span(m_table.rows).subspan(first, last - first);
    if (!std::all_of(rows.begin(), rows.end(), [&](const Row &row) { return tally(row).played > 0; })) {
        split(first, last, criterion + 1);
        return;
    }
    sortAndDivide(
        first, last, criterion, [&](const Row &row) { return Figure(tally(row).points.halves()); },
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
    if (isPassedOver(first, last)) {
        split(first, last, end);
        return;
    }
    countMatchesBetween(first, last, m_input.results, m_rules.points);
    std::vector<Row> &rows = m_table.rows;
    std::sort(rows.begin() + static_cast<std::ptrdiff_t>(first),
              rows.begin() + static_cast<std::ptrdiff_t>(last),
              [this, block, end](const Row &a, const Row &b) {
                  const auto at = firstDifference(a, b, block, end);
                  return at && figureBetween(a.team, m_rules.tieBreaks[*at]) >
                                   figureBetween(b.team, m_rules.tieBreaks[*at]);
              });
    // First note all separations: asking again below overwrites the figures.
    std::vector<Index> cuts{first};
    for (Index i = first + 1; i < last; ++i) {
        const auto at = firstDifference(rows[i - 1], rows[i], block, end);
        if (!at)
            continue;
        const TieBreak by = m_rules.tieBreaks[*at];
        note(i, by, figureBetween(rows[i - 1].team, by), figureBetween(rows[i].team, by));
        cuts.push_back(i);
    }
    cuts.push_back(last);
    const bool again = cuts.size() > 2 && m_rules.headToHeadAgain;
    for (Index i = 0; i + 1 < cuts.size(); ++i)
        split(cuts[i], cuts[i + 1], again ? block : end);
}

/// Whether the rules ask nothing head to head among these teams.
bool Ordering::isPassedOver(Index first, Index last) const
{
    if (m_rules.headToHeadOfTwo && last - first > 2)
        return true;
    if (!m_rules.headToHeadWhenComplete)
        return false;
    const auto rows = std::span(m_table.rows).subspan(first, last - first);
    const auto isHere = [rows](int team) {
        return std::any_of(rows.begin(), rows.end(), [team](const Row &row) { return row.team == team; });
    };
    return std::any_of(m_input.open.begin(), m_input.open.end(), [&isHere](const OpenMatch &match) {
        return isHere(match.home) && isHere(match.away);
    });
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

void Ordering::countMatchesBetween(Index first, Index last, std::span<const GroupResult> results,
                                   const PointsScheme &points)
{
    m_between.assign(m_table.rows.size(), {});
    m_moreBetween.assign(m_table.rows.size(), {});
    m_isIn.assign(m_table.rows.size(), 0);
    for (Index i = first; i < last; ++i)
        m_isIn[static_cast<Index>(m_table.rows[i].team)] = 1;
    for (const GroupResult &result : results) {
        const auto home = static_cast<Index>(result.home);
        const auto away = static_cast<Index>(result.away);
        if (std::max(home, away) >= m_isIn.size() || m_isIn[home] == 0 || m_isIn[away] == 0)
            continue;
        addMatch(m_between[home], m_between[away], result, points);
        addMore(m_moreBetween[home], m_moreBetween[away], result, points);
    }
}

std::optional<Ordering::Index> Ordering::firstDifference(const Row &a, const Row &b, Index block,
                                                         Index end) const
{
    for (Index i = block; i < end; ++i) {
        const TieBreak tieBreak = m_rules.tieBreaks[i];
        if (isAsked(i) && figureBetween(a.team, tieBreak) != figureBetween(b.team, tieBreak))
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

} // namespace

void orderRows(const GroupInput &input, Table &table)
{
    Ordering(input, table).run();
}

} // namespace touchline
