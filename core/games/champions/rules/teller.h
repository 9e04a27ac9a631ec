// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/events.h"
#include "core/games/champions/rules/positions.h"
#include "core/match/state/state_teller.h"

namespace touchline::champions {

/// Minute as it is shown (6.16).
[[nodiscard]] int minuteOf(const State &state);

[[nodiscard]] inline Moment momentOf(const State &state)
{
    return {state.period, static_cast<std::int16_t>(minuteOf(state)), 0};
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
            player(state, kind, sideOf(piece), playerOf(state, piece), numbers...);
    }
    /// A man who is put where he stands now.
    void placed(const State &state, int piece) const
    {
        const int cell = cellOf(state, piece);
        of(state, event::Placed, piece, columnOf(cell), rowOf(cell));
    }
    /// A man who is put from one cell into another.
    void shift(const State &state, int piece, int from, ShiftReason reason) const
    {
        const int to = cellOf(state, piece);
        if (from != to)
            of(state, event::Shift, piece, columnOf(from), rowOf(from), columnOf(to), rowOf(to),
               static_cast<int>(reason));
    }

    [[nodiscard]] static int playerOf(const State &state, int piece)
    {
        return state.tables->teams[sideOf(piece)].player[static_cast<std::size_t>(manOf(piece))];
    }
};

} // namespace touchline::champions
