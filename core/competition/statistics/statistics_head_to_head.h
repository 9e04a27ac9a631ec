// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/statistics/statistics_matches.h"

namespace touchline {

/// Two teams against each other, as the first of them saw it.
struct HeadToHead
{
    /// In the order played.
    std::vector<TeamMatch> matches;
    TeamFigures figures;

    bool operator==(const HeadToHead &) const = default;
};

/// Nothing in it where they never met.
[[nodiscard]] HeadToHead headToHead(const TeamMatches &team, const TeamOnTheDay &opponent);

} // namespace touchline
