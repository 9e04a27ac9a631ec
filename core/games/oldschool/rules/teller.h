// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/events.h"
#include "core/games/oldschool/rules/state.h"
#include "core/match/state/state_teller.h"

namespace touchline::oldschool {

/// 6.21
[[nodiscard]] int minuteOf(const State &state);
[[nodiscard]] int turnsOf(const State &state);
[[nodiscard]] Period periodOf(const State &state);

[[nodiscard]] inline Moment momentOf(const State &state)
{
    return {periodOf(state), static_cast<std::int16_t>(minuteOf(state)), 0};
}

class Teller : public StateTeller
{
public:
    using StateTeller::StateTeller;

    /// Something that a man does, or that happens to him.
    template <class... Numbers>
    void of(const State &state, EventKind kind, int piece, Numbers... numbers) const
    {
        if (records())
            player(state, kind, sideOf(piece), squadIndexOf(state, piece), numbers...);
    }
    [[nodiscard]] static int squadIndexOf(const State &state, int piece)
    {
        const int player = state.piece(piece).player;
        if (player == nobody)
            return Event::nobody;
        return state.tables->teams[sideOf(piece)].players[static_cast<std::size_t>(player)].inSquad;
    }
};

} // namespace touchline::oldschool
