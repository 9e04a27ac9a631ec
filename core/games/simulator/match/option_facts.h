// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/state.h"
#include "core/match/fixture_setup.h"
#include "core/match/option_facts.h"

namespace touchline::simulator {

/// What an option of the choice that is due costs and changes, and its chance where it is known exactly.
[[nodiscard]] OptionFacts optionFacts(const State &state, OptionCode option);
/// Whom the choice that is due is about ("7 Henry"); empty where it says so itself.
[[nodiscard]] Message choiceSubject(const State &state, const FixtureSetup &setup);

} // namespace touchline::simulator
