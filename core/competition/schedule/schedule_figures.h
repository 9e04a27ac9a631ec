// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/round_robin.h"

namespace touchline {

/// How evenly a schedule deals out home and away matches. A matchday on which a team is free counts for
/// nothing.
struct ScheduleFigures
{
    /// How often a team plays at home after a home match or away after an away match.
    int breaks = 0;
    /// Most matches in a row that a team plays at home, or away.
    int longestRun = 0;
    /// Greatest difference between the home and the away matches of a team.
    int imbalance = 0;

    bool operator==(const ScheduleFigures &) const = default;
};

/// Figures of the matchdays in the order in which they are played. teams: numbers in `matchdays` are below
/// it.
[[nodiscard]] ScheduleFigures scheduleFigures(const std::vector<Round> &matchdays, int teams);

} // namespace touchline
