// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/fixture_setup.h"
#include "core/match/simulated_match.h"

#include <memory>

namespace touchline::atcs {

/// See Game::simulated().
[[nodiscard]] std::unique_ptr<SimulatedMatch> simulatedPair(const FixtureSetup &setup,
                                                            const PerSide<QString> &agents);

} // namespace touchline::atcs
