// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/facts.h"

#include <vector>

namespace touchline::atcs::generator {

/// A field player's row, with his numbers of the shooter roll.
struct ShotRow
{
    const PlayerFacts *player = nullptr;
    Range shot;
};

/// The field players of a card in card order with their shot ranges, a partition of 1-100 (team cards,
/// section 7). The rows point into `team`.
[[nodiscard]] std::vector<ShotRow> shotRows(const TeamFacts &team);

} // namespace touchline::atcs::generator
