// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/standings.h"

#include <cstdint>
#include <span>
#include <vector>

namespace touchline {

/// The side that won `result` as far as tables are concerned: a shoot-out counts only where the scheme has
/// points for it.
[[nodiscard]] std::optional<Side> tableWinner(const GroupResult &result, const PointsScheme &points);

/// Adds what `side` got out of a match.
void add(Tally &tally, const GroupResult &result, Side side, const PointsScheme &points);

/// What a tally does not hold, because few rule sets ask for it. By team.
struct MoreFigures
{
    int awayGoals = 0;
    int awayWins = 0;
    int opponentsPoints = 0;
    int opponentsGoalDifference = 0;
    int opponentsGoals = 0;
};

/// `tallies[team]` are the sums of the table, from which those of the opponents are made.
[[nodiscard]] std::vector<MoreFigures>
moreFigures(std::span<const Tally> tallies, std::span<const GroupResult> results, const PointsScheme &points);

/// A figure by which teams are compared, greater is better. Wider than the figures that are shown, so that no
/// two different goal averages look the same.
using Figure = std::int64_t;

/// Goals scored by goals conceded, in millionths: exact enough to tell any two averages of up to 1000 goals
/// apart. Without a goal conceded it is beyond all others (any number of goals scored) or 1 (none scored).
[[nodiscard]] Figure goalAverage(const Tally &tally);

/// A criterion that is a sum of Tally: points, goals, wins, in all matches or head to head.
[[nodiscard]] Figure figureOf(const Tally &tally, TieBreak tieBreak);
[[nodiscard]] Figure figureOf(const MoreFigures &more, TieBreak tieBreak);

/// As Separation has it: goal averages in thousandths, places counted from 1.
[[nodiscard]] int shownFigure(Figure figure, TieBreak tieBreak);

} // namespace touchline
