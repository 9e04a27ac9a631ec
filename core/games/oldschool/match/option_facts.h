// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"
#include "core/match/fixture_setup.h"
#include "core/match/option_facts.h"

namespace touchline::oldschool {

/// How many players of the other side than `side` have an attempt at a ball of its along the ground; places
/// in its frame. A shot passes their goalkeeper only in the goal.
[[nodiscard]] bool isInWay(const State &state, Side side, int piece, Point from, Point to, bool isShot);
[[nodiscard]] int countInWay(const State &state, Side side, Point from, Point to, bool isShot);

} // namespace touchline::oldschool
