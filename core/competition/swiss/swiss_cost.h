// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/round_robin.h"
#include "core/competition/matching/perfect_matching.h"
#include "core/competition/swiss/swiss_team.h"

#include <cstdint>

namespace touchline {

/// What speaks against a pairing or a whole round, the most important first; the lesser counts only where all
/// before it is equal.
struct SwissCost
{
    /// Sum of the squared differences in points, which are counted in halves.
    std::int64_t gaps = 0;
    /// Teams that float in the direction of their last round again.
    std::int64_t repeatedFloats = 0;
    /// For each team that floats: 1 and its earlier floats in that direction, so that the burden is shared.
    std::int64_t floats = 0;
    /// Home minus away matches so far of the home sides, less that of the away sides: half of the change in
    /// the sum of squared imbalances, but for one a pair.
    std::int64_t imbalance = 0;
    /// Teams that play where they played last.
    std::int64_t repeatedVenues = 0;

    bool operator==(const SwissCost &) const = default;
    bool operator<(const SwissCost &other) const;
    SwissCost &operator+=(const SwissCost &other);
};

/// How a team floats against that opponent.
[[nodiscard]] Float floatAgainst(const SwissTeam &team, const SwissTeam &opponent);

/// The cost of two teams with `home` on its own ground.
[[nodiscard]] SwissCost swissCost(const SwissTeam &home, const SwissTeam &away);

/// Two teams with the home side that costs less; where both cost the same, the better placed is at home on
/// every second place.
[[nodiscard]] Pairing swissPairing(const std::vector<SwissTeam> &teams, int first, int second);

/// The cost in one number: costs of whole rounds compare as their sums of it do, for teams without
/// swissProblems().
[[nodiscard]] MatchingCost asOneNumber(const SwissCost &cost);

} // namespace touchline
