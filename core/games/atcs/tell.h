// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/arithmetic.h"

#include <type_traits>

namespace touchline::atcs {

/// Fills the first numbers of a new event; the others are 0.
template <class... Numbers>
void setNumbers(Event &event, Numbers... numbers)
{
    [[maybe_unused]] std::size_t place = 0;
    ((event.numbers[place++] = static_cast<std::int16_t>(numbers)), ...);
}

/// Writes an event of `side` into the sink; nothing at all where the sink records nothing.
template <class Sink, class... Numbers>
void tell(const State &state, Sink &sink, EventKind kind, Side side, int player, Numbers... numbers)
{
    if constexpr (std::remove_cvref_t<Sink>::records) {
        Event &event = sink.append();
        event.kind = kind;
        event.period = state.period;
        event.side = side;
        event.hasSide = true;
        event.minute = state.minute;
        event.stoppage = state.stoppage;
        event.player = static_cast<std::int16_t>(player);
        setNumbers(event, numbers...);
    }
}

/// Writes an event that belongs to no side.
template <class Sink, class... Numbers>
void announce(const State &state, Sink &sink, EventKind kind, Numbers... numbers)
{
    if constexpr (std::remove_cvref_t<Sink>::records) {
        Event &event = sink.append();
        event.kind = kind;
        event.period = state.period;
        event.minute = state.minute;
        event.stoppage = state.stoppage;
        setNumbers(event, numbers...);
    }
}

} // namespace touchline::atcs
