// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"
#include "core/match/fixture_setup.h"
#include "core/match/option_facts.h"

namespace touchline::oldschool {

/// What an option of the choice that is due costs and changes (specification, section 13).
[[nodiscard]] OptionFacts optionFacts(const State &state, OptionCode option);

/// What the side cannot do now, and why (closed_options.cpp).
[[nodiscard]] std::vector<ClosedOption> closedOptions(const State &state, const FixtureSetup &setup);

} // namespace touchline::oldschool
