// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/draw.h"

namespace touchline {

/// Groups of these sizes with nobody (-1) in them.
[[nodiscard]] Placement emptyPlacement(std::span<const int> groupSizes);

/// The entrants from the best to the last ranking number. Errors: BadInput when they do not fill the groups
/// exactly or two share a number.
[[nodiscard]] Result<std::vector<int>> byRanking(std::span<const Entrant> entrants,
                                                 std::span<const int> groupSizes);

} // namespace touchline
