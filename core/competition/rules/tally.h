// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/table_points.h"

namespace touchline {

/// The sums of a team over some matches.
struct Tally
{
    int played = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int goalsFor = 0;
    int goalsAgainst = 0;
    TablePoints points = 0;
    /// Those of `points` that are a bonus.
    TablePoints bonus = 0;

    [[nodiscard]] constexpr int goalDifference() const { return goalsFor - goalsAgainst; }
    bool operator==(const Tally &) const = default;
};

/// What a tally does not hold, because few rule sets ask for it. By team.
struct MoreFigures
{
    int awayGoals = 0;
    int awayWins = 0;
    int opponentsPoints = 0; ///< in halves
    int opponentsGoalDifference = 0;
    int opponentsGoals = 0;
    int awayGoalDifference = 0;
    int homeGoals = 0;
    int homeGoalDifference = 0;
    int unroundedPoints = 0; ///< in quarters
    int ranking = 0;
    bool isRanked = false;
};

} // namespace touchline
