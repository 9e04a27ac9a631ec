// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/state.h"
#include "core/match/fixture_setup.h"
#include "core/match/option_facts.h"

namespace touchline::atcs {

/// What an option of the choice that is due costs and changes, and its chance where the choices of both sides
/// are known to the one that decides.
[[nodiscard]] OptionFacts optionFacts(const State &state, OptionCode option);
/// What is not legal at the choice that is due, and why.
[[nodiscard]] std::vector<ClosedOption> closedOptions(const State &state, const FixtureSetup &setup);

} // namespace touchline::atcs
