// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/arithmetic.h"
#include "core/match/tell.h"

namespace touchline::atcs {

[[nodiscard]] inline Moment momentOf(const State &state)
{
    return {state.period, state.minute, state.stoppage};
}

/// Writes an event of `side` into the sink; nothing at all where the sink records nothing.
template <class Sink, class... Numbers>
void tell(const State &state, Sink &sink, EventKind kind, Side side, int player, Numbers... numbers)
{
    tellEvent(sink, momentOf(state), kind, side, player, numbers...);
}

/// Writes an event that belongs to no side.
template <class Sink, class... Numbers>
void announce(const State &state, Sink &sink, EventKind kind, Numbers... numbers)
{
    announceEvent(sink, momentOf(state), kind, numbers...);
}

} // namespace touchline::atcs
