// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/state.h"
#include "core/match/fixture_setup.h"
#include "core/match/option_facts.h"

namespace touchline::simulator {

/// What the rules know at the choice that is due but do not allow now, and why.
[[nodiscard]] std::vector<ClosedOption> closedOptions(const State &state, const FixtureSetup &setup);

} // namespace touchline::simulator
