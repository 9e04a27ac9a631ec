// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"
#include "core/match/option_facts.h"

namespace touchline::fuba {

/// What an option of the choice that is due costs and changes, and the chance of a goal where no skill can
/// come between.
[[nodiscard]] OptionFacts optionFacts(const State &state, OptionCode option);
/// What is not legal at the choice that is due, and why.
[[nodiscard]] std::vector<ClosedOption> closedOptions(const State &state);

} // namespace touchline::fuba
