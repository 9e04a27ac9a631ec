// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/events.h"
#include "core/games/simulator/rules/state.h"
#include "core/match/state/state_teller.h"

namespace touchline::simulator {

/// Steps of the referees in this half, after which injury time begins (6.16).
[[nodiscard]] int stepLimit(const State &state);
/// The minute that the clock shows (6.16).
[[nodiscard]] int clockMinute(const State &state);
/// When something happens now, as reports count it: 1 to 120.
[[nodiscard]] Moment momentOf(const State &state);

class Teller : public StateTeller
{
public:
    using StateTeller::records;
    using StateTeller::StateTeller;

    /// Something that a man does, or that happens to him.
    template <class... Numbers>
    void of(const State &state, EventKind kind, int piece, Numbers... numbers) const
    {
        player(state, kind, sideOf(piece), manOf(piece), numbers...);
    }
};

} // namespace touchline::simulator
