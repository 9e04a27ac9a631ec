// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/streams.h"
#include "app/cli/input/match_plan.h"

namespace touchline::cli {

/// Plays a match with persons at the terminal: each of their choices is asked with numbered options, what
/// happened since the last one is told before it, with the board where the game has one. Errors: those of
/// setup, dice and choices; Exhausted when the person leaves.
[[nodiscard]] Result<PlayedMatch> playInTerminal(const MatchPlan &plan, Streams &streams);

} // namespace touchline::cli
