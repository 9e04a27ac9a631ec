// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/facts.h"

namespace touchline::atcs::generator {

/// How good a scorer a player has proven to be, in hundredths of a goal rating (team cards, section 8).
[[nodiscard]] int proofOf(const PlayerFacts &player);

/// N of the goal range N-10, 3..10, for the team's level in hundredths: the more proof, the lower.
[[nodiscard]] int goalRating(int level, int proof);

} // namespace touchline::atcs::generator
