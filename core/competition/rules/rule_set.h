// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/table_points.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace touchline {

/// What the two sides get for a match that was won later than in regulation time.
struct LateWin
{
    TablePoints win = 0;
    TablePoints defeat = 0;

    bool operator==(const LateWin &) const = default;
};

/// Points beside those of the result, for so many goals.
struct BonusRule
{
    int goals = 1;
    TablePoints points = 1;

    bool operator==(const BonusRule &) const = default;
};

/// What one finished match brings.
struct PointsScheme
{
    TablePoints win = 3;
    TablePoints draw = 1;
    TablePoints defeat = 0;
    /// For a match decided in extra time; nothing = as any other win.
    std::optional<LateWin> extraTime{};
    /// For a match decided by a shoot-out; nothing = a shoot-out makes no winner in a table, the match is a
    /// draw.
    std::optional<LateWin> shootOut{};
    /// Every match must have a winner, so `draw` is never given (Champions 2020, 9.1).
    bool needsWinner = false;
    /// For whoever scores so many goals or more, whatever the result.
    std::optional<BonusRule> goalsBonus{};
    /// For a win by so many goals or more.
    std::optional<BonusRule> winBonus{};
    /// For a defeat by so many goals or fewer; one in a shoot-out is none by goals.
    std::optional<BonusRule> defeatBonus{};

    [[nodiscard]] constexpr bool hasBonus() const { return goalsBonus || winBonus || defeatBonus; }
    bool operator==(const PointsScheme &) const = default;
};

/// The conduct score of one player in one match, 0 and down.
struct ConductScheme
{
    int yellow = -1;
    int secondYellow = -3; ///< instead of his two yellow cards
    int red = -4;
    int yellowAndRed = -5; ///< a yellow card and later a direct red one

    bool operator==(const ConductScheme &) const = default;
};

/// A criterion that orders a table. More is better, except for a place in a ranking or a lot.
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
    Conduct,       ///< a fact: the sum of ConductScheme
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

inline constexpr std::array<TieBreak, 27> allTieBreaks{TieBreak::Points,
                                                       TieBreak::GoalDifference,
                                                       TieBreak::GoalsFor,
                                                       TieBreak::HeadToHeadPoints,
                                                       TieBreak::HeadToHeadGoalDifference,
                                                       TieBreak::HeadToHeadGoals,
                                                       TieBreak::Lots,
                                                       TieBreak::HeadToHeadAwayGoals,
                                                       TieBreak::GoalAverage,
                                                       TieBreak::AwayGoals,
                                                       TieBreak::Wins,
                                                       TieBreak::AwayWins,
                                                       TieBreak::OpponentsPoints,
                                                       TieBreak::OpponentsGoalDifference,
                                                       TieBreak::OpponentsGoals,
                                                       TieBreak::Conduct,
                                                       TieBreak::Ranking,
                                                       TieBreak::PlayOff,
                                                       TieBreak::PointsPerGame,
                                                       TieBreak::GoalDifferencePerGame,
                                                       TieBreak::GoalsPerGame,
                                                       TieBreak::UnroundedPoints,
                                                       TieBreak::HeadToHeadWins,
                                                       TieBreak::AwayGoalDifference,
                                                       TieBreak::HomeGoals,
                                                       TieBreak::HomeGoalDifference,
                                                       TieBreak::FewerPlayed};

/// Shown in thousandths.
[[nodiscard]] constexpr bool isFraction(TieBreak tieBreak)
{
    return tieBreak == TieBreak::GoalAverage || tieBreak == TieBreak::PointsPerGame ||
           tieBreak == TieBreak::GoalDifferencePerGame || tieBreak == TieBreak::GoalsPerGame;
}

/// "points", "goal_difference", "head_to_head_away_goals": the name in lower case with underscores.
[[nodiscard]] QString tieBreakWord(TieBreak tieBreak);
[[nodiscard]] std::optional<TieBreak> tieBreakFromWord(const QString &word);

[[nodiscard]] constexpr bool isHeadToHead(TieBreak tieBreak)
{
    return tieBreak == TieBreak::HeadToHeadPoints || tieBreak == TieBreak::HeadToHeadGoalDifference ||
           tieBreak == TieBreak::HeadToHeadGoals || tieBreak == TieBreak::HeadToHeadAwayGoals ||
           tieBreak == TieBreak::HeadToHeadWins;
}

/// Whether the criterion comes from elsewhere than results, so that it may be unknown.
[[nodiscard]] constexpr bool isFact(TieBreak tieBreak)
{
    return tieBreak == TieBreak::Conduct || tieBreak == TieBreak::Ranking || tieBreak == TieBreak::PlayOff ||
           tieBreak == TieBreak::Lots;
}

/// Whether the criterion counts goals, and so says nothing where a match has no score (ATCS R48).
[[nodiscard]] constexpr bool countsGoals(TieBreak tieBreak)
{
    switch (tieBreak) {
    case TieBreak::GoalDifference:
    case TieBreak::GoalsFor:
    case TieBreak::HeadToHeadGoalDifference:
    case TieBreak::HeadToHeadGoals:
    case TieBreak::HeadToHeadAwayGoals:
    case TieBreak::GoalAverage:
    case TieBreak::AwayGoals:
    case TieBreak::OpponentsGoalDifference:
    case TieBreak::OpponentsGoals:
    case TieBreak::GoalDifferencePerGame:
    case TieBreak::GoalsPerGame:
    case TieBreak::AwayGoalDifference:
    case TieBreak::HomeGoals:
    case TieBreak::HomeGoalDifference:
        return true;
    default:
        return false;
    }
}

/// How a table is made: points and the ordered criteria.
struct RuleSet
{
    /// "atcs"; empty for rules that have no name.
    QString name;
    PointsScheme points;
    /// In the order in which they are asked. Neighbouring head-to-head criteria are one block: all of them
    /// are asked among the same teams.
    std::vector<TieBreak> tieBreaks;
    /// When the head-to-head block has split the level teams, ask it again among those still level (ATCS
    /// R52).
    bool headToHeadAgain = true;
    /// The head-to-head block is passed over among teams that still have to meet (Spain, Poland).
    bool headToHeadWhenComplete = false;
    /// It is passed over among three and more teams (Brazil).
    bool headToHeadOfTwo = false;
    ConductScheme conduct{};

    bool operator==(const RuleSet &) const = default;
};

} // namespace touchline
