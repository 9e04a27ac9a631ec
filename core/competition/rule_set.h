// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace touchline {

/// What one finished match brings.
struct PointsScheme
{
    int win = 3;
    int draw = 1;
    int defeat = 0;

    bool operator==(const PointsScheme &) const = default;
};

/// A criterion that orders a table. More is better, except for lots, where the first drawn is best.
enum class TieBreak : std::uint8_t {
    Points,
    GoalDifference,
    GoalsFor,
    HeadToHeadPoints, ///< in the matches between the teams that are still level
    HeadToHeadGoalDifference,
    HeadToHeadGoals,
    Lots
};

inline constexpr std::array<TieBreak, 7> allTieBreaks{TieBreak::Points,
                                                      TieBreak::GoalDifference,
                                                      TieBreak::GoalsFor,
                                                      TieBreak::HeadToHeadPoints,
                                                      TieBreak::HeadToHeadGoalDifference,
                                                      TieBreak::HeadToHeadGoals,
                                                      TieBreak::Lots};

/// "points", "goal_difference", "goals_for", "head_to_head_points", "head_to_head_goal_difference",
/// "head_to_head_goals", "lots".
[[nodiscard]] QString tieBreakWord(TieBreak tieBreak);
[[nodiscard]] std::optional<TieBreak> tieBreakFromWord(const QString &word);

[[nodiscard]] constexpr bool isHeadToHead(TieBreak tieBreak)
{
    return tieBreak == TieBreak::HeadToHeadPoints || tieBreak == TieBreak::HeadToHeadGoalDifference ||
           tieBreak == TieBreak::HeadToHeadGoals;
}

/// Whether the criterion counts goals, and so says nothing where a match has no score (ATCS R48).
[[nodiscard]] constexpr bool countsGoals(TieBreak tieBreak)
{
    return tieBreak == TieBreak::GoalDifference || tieBreak == TieBreak::GoalsFor ||
           tieBreak == TieBreak::HeadToHeadGoalDifference || tieBreak == TieBreak::HeadToHeadGoals;
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

    bool operator==(const RuleSet &) const = default;
};

/// The rule set of that name; nothing if there is none.
[[nodiscard]] std::optional<RuleSet> ruleSet(const QString &name);
/// The names of all rule sets, in the order in which a list shows them.
[[nodiscard]] QStringList ruleSetNames();

} // namespace touchline
