// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/match_plan.h"
#include "core/play/matches/live_match.h"

namespace touchline::cli {

/// --play, --dice and the computer players, for a match under way; `plan` then says who plays it on. Without
/// them it stays as it is. Errors: NotFound (no such computer player); those that keep the match.
[[nodiscard]] Result<void> changeSeats(LiveMatch &match, const QCommandLineParser &parser, MatchPlan &plan);

} // namespace touchline::cli
