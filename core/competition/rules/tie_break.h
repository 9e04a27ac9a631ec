// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/tally.h"
#include "core/match/report/side.h"

#include <QStringList>

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace touchline {

struct MatchReport;
struct RuleSet;

/// A criterion that orders a table. What it compares and how it is called is its row in tie_break.cpp.
enum class TieBreak : std::uint8_t {
    Points,
    GoalDifference,
    GoalsFor,
    HeadToHeadPoints, ///< in the matches between the teams that are still level
    HeadToHeadGoalDifference,
    HeadToHeadGoals,
    Lots,
    HeadToHeadAwayGoals,
    GoalAverage, ///< goals scored divided by goals conceded
    AwayGoals,
    Wins,
    AwayWins,
    OpponentsPoints, ///< sum over the opponents of all matches, one met twice counted twice
    OpponentsGoalDifference,
    OpponentsGoals,
    Conduct,       ///< counted in reports: the sum of ConductScheme
    Ranking,       ///< a fact: FIFA ranking, coefficient, ...
    PlayOff,       ///< a fact: points in the play-off matches between the level teams
    PointsPerGame, ///< where teams have not all played the same number of matches
    GoalDifferencePerGame,
    GoalsPerGame,
    UnroundedPoints, ///< points as they were before half of them was rounded (CarriedPoints)
    HeadToHeadWins,
    AwayGoalDifference,
    HomeGoals,
    HomeGoalDifference,
    FewerPlayed, ///< fewer matches played: with level points fewer points lost (Netherlands, during a season)
    Withdrawn    ///< no criterion of a rule set: a team whose matches are void stands last
};

/// Those of rule sets.
inline constexpr auto allTieBreaks = [] {
    std::array<TieBreak, static_cast<std::size_t>(TieBreak::Withdrawn)> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<TieBreak>(i);
    return all;
}();

/// A figure by which teams are compared. Wider than the figures that are shown, so that no two different goal
/// averages look the same.
using Figure = std::int64_t;

/// What a side did in one match, counted in its report and added up over the matches of a table; nothing
/// where the report does not record it. The functions are in report_figures.h.
using ReportFigure = std::optional<int> (*)(const MatchReport &, Side, const RuleSet &);

/// Where the figure of a criterion is found: in a tally, among the figures that few rule sets ask for, or in
/// the reports.
struct FigureOf
{
    constexpr FigureOf() = default;
    constexpr FigureOf(Figure (*figure)(const Tally &)) : tally(figure) {}
    constexpr FigureOf(int MoreFigures::*figure) : more(figure) {}
    constexpr FigureOf(ReportFigure figure) : report(figure) {}

    Figure (*tally)(const Tally &) = nullptr;
    int MoreFigures::*more = nullptr;
    /// It is asked only where every match of the table records it.
    ReportFigure report = nullptr;
};

/// How a figure is shown, and which is better.
enum class FigureKind : std::uint8_t {
    Count,
    Signed,   ///< "+3"
    Halves,   ///< of a point
    Quarters, ///< of a point
    Fraction, ///< in millionths, which tell any two of up to 1000 matches apart; shown in thousandths
    Fewest    ///< the smaller is better, as with a place
};

enum TieBreakTrait : unsigned {
    NoTrait = 0,
    CountsGoals = 1, ///< says nothing where a match has no score (ATCS R48)
    AmongLevel = 2   ///< is asked in the matches between the level teams
};

/// All that there is to know of a criterion. A further one is its name in the enumeration and its row.
struct TieBreakRow
{
    TieBreak tieBreak;
    /// In files and options.
    const char *key;
    /// Nothing where a decision says it: lots, a play-off, a withdrawal.
    FigureOf figure;
    FigureKind kind;
    unsigned traits;
    /// Its place among those that a league is offered; 0: only for tournaments, or it follows from the
    /// format.
    int offered;
    /// As the explanation of a rule set names it; among the level teams without saying so again.
    const char *word;
    /// Sentences without what was asked before; %1 the other team, %2 and %3 the figures of the upper and the
    /// lower one. Whole sentences, because parts cannot be translated.
    const char *above;
    const char *below;
    /// Says whether the figure is known of a team; it is asked only where it is of all that are level. Null:
    /// it follows from results.
    bool MoreFigures::*known = nullptr;
};

[[nodiscard]] const TieBreakRow &tieBreakRow(TieBreak tieBreak);

/// "points", "goal_difference", "head_to_head_away_goals": the name in lower case with underscores.
[[nodiscard]] QString tieBreakWord(TieBreak tieBreak);
[[nodiscard]] std::optional<TieBreak> tieBreakFromWord(const QString &word);
/// Of all that a rule set can ask for.
[[nodiscard]] QStringList tieBreakWords();
/// Those that a league can use, in the order in which they are offered.
[[nodiscard]] std::vector<TieBreak> offeredTieBreaks();

[[nodiscard]] inline bool isHeadToHead(TieBreak tieBreak)
{
    return (tieBreakRow(tieBreak).traits & AmongLevel) != 0;
}

/// Whether the criterion counts goals, and so says nothing where a match has no score (ATCS R48).
[[nodiscard]] inline bool countsGoals(TieBreak tieBreak)
{
    return (tieBreakRow(tieBreak).traits & CountsGoals) != 0;
}

/// Whether the criterion comes from elsewhere than results, so that it may be unknown.
[[nodiscard]] bool isFact(TieBreak tieBreak);

/// The figure shown for the goal average of a team that has scored and conceded nothing.
inline constexpr int noGoalConceded = std::numeric_limits<int>::max();

/// As a table shows it: fractions in thousandths, places counted from 1, points in halves or quarters.
/// models/words has the text of it.
[[nodiscard]] int shownFigure(Figure figure, TieBreak tieBreak);

/// In thousandths.
[[nodiscard]] int pointsPerGame(const Tally &tally);

} // namespace touchline
