// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"

#include <type_traits>

namespace touchline {

/// What the rules of a game write their events with: nothing at all where the sink records nothing
/// (NoEvents).

/// When an event happens; `stoppage` 0 outside of stoppage time.
struct Moment
{
    Period period = Period::FirstHalf;
    std::int16_t minute = 0;
    std::int16_t stoppage = 0;
};

/// Whether the sink takes events of that kind; known when it is compiled wherever the kind is.
template <class Sink>
[[nodiscard]] constexpr bool isWanted([[maybe_unused]] EventKind kind)
{
    using Kept = std::remove_cvref_t<Sink>;
    if constexpr (requires { Kept::wants(kind); })
        return Kept::wants(kind);
    return Kept::records;
}

/// Fills the first numbers of a new event; the others are 0.
template <class... Numbers>
void setNumbers(Event &event, Numbers... numbers)
{
    [[maybe_unused]] std::size_t place = 0;
    ((event.numbers[place++] = static_cast<std::int16_t>(numbers)), ...);
}

/// Writes an event of `side` into the sink; `player` is an index in its squad, or Event::nobody.
template <class Sink, class... Numbers>
void tellEvent(Sink &sink, const Moment &now, EventKind kind, Side side, int player, Numbers... numbers)
{
    if constexpr (std::remove_cvref_t<Sink>::records) {
        if (!isWanted<Sink>(kind))
            return;
        Event &event = sink.append();
        event.kind = kind;
        event.period = now.period;
        event.side = side;
        event.hasSide = true;
        event.minute = now.minute;
        event.stoppage = now.stoppage;
        event.player = static_cast<std::int16_t>(player);
        setNumbers(event, numbers...);
    }
}

/// Writes an event that belongs to no side.
template <class Sink, class... Numbers>
void announceEvent(Sink &sink, const Moment &now, EventKind kind, Numbers... numbers)
{
    if constexpr (std::remove_cvref_t<Sink>::records) {
        if (!isWanted<Sink>(kind))
            return;
        Event &event = sink.append();
        event.kind = kind;
        event.period = now.period;
        event.minute = now.minute;
        event.stoppage = now.stoppage;
        setNumbers(event, numbers...);
    }
}

} // namespace touchline
