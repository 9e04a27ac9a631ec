// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/events.h"
#include "core/games/champions/rules/positions.h"
#include "core/match/tell.h"

#include <type_traits>

namespace touchline::champions {

/// Minute as it is shown (6.16).
[[nodiscard]] int minuteOf(const State &state);

/// Writes events into a list, or nowhere in a simulation. Not a template: the rules are compiled once.
class Teller
{
public:
    explicit Teller(EventList *list) : m_list(list) {}

    /// Something that a man does, or that happens to him.
    template <class... Numbers>
    void of(const State &state, EventKind kind, int piece, Numbers... numbers) const
    {
        if (m_list != nullptr)
            tellEvent(*m_list, momentOf(state), kind, sideOf(piece), playerOf(state, piece), numbers...);
    }
    template <class... Numbers>
    void side(const State &state, EventKind kind, Side side, Numbers... numbers) const
    {
        if (m_list != nullptr)
            tellEvent(*m_list, momentOf(state), kind, side, Event::nobody, numbers...);
    }
    template <class... Numbers>
    void all(const State &state, EventKind kind, Numbers... numbers) const
    {
        if (m_list != nullptr)
            announceEvent(*m_list, momentOf(state), kind, numbers...);
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

private:
    [[nodiscard]] static Moment momentOf(const State &state)
    {
        return {state.period, static_cast<std::int16_t>(minuteOf(state)), 0};
    }

    EventList *m_list;
};

/// The teller of a sink: none where nothing is recorded.
template <class Sink>
[[nodiscard]] Teller tellerOf(Sink &sink)
{
    if constexpr (std::remove_cvref_t<Sink>::records)
        return Teller(&sink);
    else
        return Teller(nullptr);
}

} // namespace touchline::champions
