// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"
#include "core/match/fixture_setup.h"
#include "core/match/option_facts.h"

namespace touchline::oldschool {

/// What an option of the choice that is due costs and changes (specification, section 13).
[[nodiscard]] OptionFacts optionFacts(const State &state, OptionCode option);

/// How many players of the other side than `side` have an attempt at a ball of its along the ground; places
/// in its frame. A shot passes their goalkeeper only in the goal.
[[nodiscard]] bool isInWay(const State &state, Side side, int piece, Point from, Point to, bool isShot);
[[nodiscard]] int countInWay(const State &state, Side side, Point from, Point to, bool isShot);

/// What the side cannot do now, and why (closed_options.cpp).
[[nodiscard]] std::vector<ClosedOption> closedOptions(const State &state, const FixtureSetup &setup);

} // namespace touchline::oldschool
