// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/rule_set.h"
#include "core/competition/rules/tally.h"
#include "core/match/report/match_report.h"
#include "core/match/report/score.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace touchline {

/// What a table needs to know of one finished match. Teams are indices 0..n-1 of the group.
struct GroupResult
{
    int home = 0;
    int away = 0;
    /// Nothing where only the winner is known (Quick Play without scores, ATCS R48).
    std::optional<Score> score;
    /// The side that won, nothing for a draw. Follows from `score` where there is one, but for a shoot-out
    /// and a best of.
    std::optional<Side> winner;
    /// Some points schemes ask for it.
    DecidedBy decidedBy = DecidedBy::NinetyMinutes;
    /// A defeat for both, without a winner.
    bool bothLose = false;

    [[nodiscard]] static GroupResult withScore(int home, int away, Score score)
    {
        return {home, away, score, score.leader(), DecidedBy::NinetyMinutes, false};
    }
    /// A match won in extra time, or by a shoot-out (`score` is level).
    [[nodiscard]] static GroupResult wonLate(int home, int away, Score score, Side winner,
                                             DecidedBy decidedBy)
    {
        return {home, away, score, winner, decidedBy, false};
    }
    [[nodiscard]] static GroupResult withoutScore(int home, int away, std::optional<Side> winner)
    {
        return {home, away, std::nullopt, winner, DecidedBy::NinetyMinutes, false};
    }
};

struct Row
{
    int team = 0;
    /// 1..n, the place in the order shown. Whether the rules really put the team there is for isLevel().
    int position = 0;
    Tally tally;

    bool operator==(const Row &) const = default;
};

/// What puts a row above the next one.
struct Separation
{
    /// Nothing: the rules leave the two level.
    std::optional<TieBreak> by;
    /// The figures of the upper and the lower team under that criterion; for lots and
    /// rankings their places, from 1; for a goal average thousandths; for points halves, for unrounded points
    /// quarters.
    int upper = 0;
    int lower = 0;

    bool operator==(const Separation &) const = default;
};

/// The table of one group. Plain figures; words are made by why() in standings_words.h.
struct Table
{
    std::vector<Row> rows;
    /// One fewer than rows: separations[i] stands between rows[i] and rows[i + 1].
    std::vector<Separation> separations;
    /// A match without a score was counted, so no criterion that counts goals was asked (ATCS R48).
    bool withoutGoals = false;
    /// Should have separated level teams, but some match has no record of what it counts.
    std::optional<TieBreak> notRecorded;

    bool operator==(const Table &) const = default;
};

/// A match of the table that is still to be played.
struct OpenMatch
{
    int home = 0;
    int away = 0;
    /// It was abandoned: it may be annulled, or be lost by both.
    bool isUndecided = false;

    bool operator==(const OpenMatch &) const = default;
};

/// The sums of what a criterion counts in reports (FigureOf::report).
struct CountedInReports
{
    TieBreak tieBreak = TieBreak::Conduct;
    std::vector<int> byTeam;
};

struct GroupInput
{
    /// Number of teams, 0 and up.
    int teams = 0;
    /// In any order: the order does not matter. A pair may meet any number of times. An index of `teams` and
    /// up is a team that is not in this table (best-placed teams of other groups): its side is not counted.
    std::span<const GroupResult> results;
    /// Not null.
    const RuleSet *rules = nullptr;
    /// nameRank[team]: place of the team in the order of the names; empty = the order of the indices.
    std::span<const int> nameRank;
    /// Lots that were drawn: teams in the order drawn. A lot decides between level teams if it names them
    /// all; of several that do the last counts.
    std::span<const std::vector<int>> lots;
    /// deductions[team]: points taken away, below 0 = given (a bye); empty = none. They count in the table,
    /// not head to head.
    std::span<const TablePoints> deductions = {};
    /// before[team]: what seasons before brought, for a table over several; empty = nothing. It counts in the
    /// table, not head to head.
    std::span<const Tally> before = {};
    /// roundedOff[team]: quarters of a point that rounding took away or, below 0, gave; empty = none.
    std::span<const int> roundedOff = {};
    /// A criterion that is not here is not known and passed over.
    std::span<const CountedInReports> reports = {};
    /// ranking[team]: place in a ranking, 1 = best, 0 = not ranked. Passed over unless all level teams are
    /// ranked.
    std::span<const int> ranking = {};
    /// Play-off matches for a place. They are not in `results`; passed over unless all level teams have
    /// played.
    std::span<const GroupResult> playOffs = {};
    /// Matches to come, which RuleSet::headToHeadWhenComplete asks for. An index of `teams` and up is a team
    /// that is not in this table.
    std::span<const OpenMatch> open = {};
};

/// The table: ordered by the rules; teams that the rules leave level stand by goal difference, goals and
/// name.
[[nodiscard]] Table standings(const GroupInput &input);
/// The same into a table that is used again and again (no allocation once it is large enough and while no
/// head-to-head criterion has to be asked).
void standings(const GroupInput &input, Table &table);

/// Whether the rules leave rows[row] and rows[row + 1] level.
[[nodiscard]] inline bool isLevelWithNext(const Table &table, std::size_t row)
{
    return row < table.separations.size() && !table.separations[row].by;
}

/// Whether a match of the table has been played, or points were given or taken: before that its order means
/// nothing.
[[nodiscard]] inline bool hasBegun(const Table &table)
{
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [](const Row &row) { return row.tally.played > 0 || row.tally.points != 0; });
}

/// The teams that the rules leave level with rows[row], in the order shown, without its own.
[[nodiscard]] std::vector<int> levelWith(const Table &table, std::size_t row);
/// All sets of two and more level teams, in the order shown: those for which lots are needed, if all is
/// played.
[[nodiscard]] std::vector<std::vector<int>> levelSets(const Table &table);

} // namespace touchline
