// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/table_points.h"
#include "core/competition/rules/tie_break.h"

#include <QString>

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

[[nodiscard]] inline bool asksFor(const RuleSet &rules, TieBreak tieBreak)
{
    return std::ranges::find(rules.tieBreaks, tieBreak) != rules.tieBreaks.end();
}

/// Whether a table is ordered by points per match, and not by their sum.
[[nodiscard]] inline bool isByAverage(const RuleSet &rules)
{
    return !rules.tieBreaks.empty() && rules.tieBreaks.front() == TieBreak::PointsPerGame;
}

} // namespace touchline
