// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/draw_task.h"
#include "core/dice/generator.h"

namespace touchline {

/// By team: its group in a draw that is picked so that every draw the task allows is equally likely.
///
/// Pot after pot, the N ways are counted in which the pot goes into the groups as they stand, and one of them
/// is taken, each with probability 1/N. That alone would favour draws whose pots leave few ways; so the whole
/// draw goes on only with probability N/M, where M is no less than N can be after any draw of the earlier
/// pots, and else begins anew. Every draw then has the same probability, the product of the 1/M. M is
/// Bregman's bound for permanents, with the groups that the earlier pots close to a team in every case left
/// out. A pot that is too large to be counted is shuffled instead, and the draw begins anew where it breaks a
/// limit; so it does where teams do not come into different parts of the bracket. That is the same with
/// N = M = all ways.
///
/// At least one draw must be allowed (DrawLookAhead::isPossible()): then it ends with certainty. Tight limits
/// make it slower.
[[nodiscard]] std::vector<int> uniformGroups(const DrawTask &task, Generator &generator);

} // namespace touchline
