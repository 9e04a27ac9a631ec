// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/facts.h"

namespace touchline::atcs::generator {

/// Whether the files fit together: squads with one captain and enough players, the 66 among the 537, every
/// team with a confederation and a match, every anchor with its card and player.
void checkFacts(const Facts &facts, Problems &problems);

} // namespace touchline::atcs::generator
