// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/events.h"
#include "core/games/fuba/rules/state.h"
#include "core/match/state/state_teller.h"

namespace touchline::fuba {

[[nodiscard]] inline Moment momentOf(const State &state)
{
    return {state.period, state.square, state.stoppage};
}

class Teller : public StateTeller
{
public:
    using StateTeller::StateTeller;

    /// Something that a player does, or that happens to him; he may have no name.
    template <class... Numbers>
    void of(const State &state, EventKind kind, Side side, int name, Numbers... numbers) const
    {
        player(state, kind, side, name, numbers...);
    }
};

} // namespace touchline::fuba
