// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/situations.h"

namespace touchline::fuba {

/// What a goal attempt brings, in 1296ths, counted out over all dice.
struct ShotChances
{
    int goal = 0;
    int corner = 0;
    int lost = 0; ///< in the rebound
    int miss = 0;
};

/// `lead`: attackers less defenders in the box, for a rebound.
[[nodiscard]] ShotChances shotChances(const ShotTerms &terms, int value, bool rebounds, int lead);
/// Of an attempt of `side` from its area `from`, were the ball there with this value.
[[nodiscard]] ShotChances shotChances(const State &state, Side side, int from, int value, bool secondary,
                                      int other = 0);

} // namespace touchline::fuba
