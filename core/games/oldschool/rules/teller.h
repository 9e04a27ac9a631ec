// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/events.h"
#include "core/games/oldschool/rules/state.h"
#include "core/match/tell.h"

#include <type_traits>

namespace touchline::oldschool {

/// 6.21
[[nodiscard]] int minuteOf(const State &state);
[[nodiscard]] int turnsOf(const State &state);
[[nodiscard]] Period periodOf(const State &state);

/// Writes events into a list, or nowhere in a simulation. Not a template: the rules are compiled once.
class Teller
{
public:
    explicit Teller(EventList *list) : m_list(list) {}

    template <class... Numbers>
    void of(const State &state, EventKind kind, int piece, Numbers... numbers) const
    {
        if (m_list != nullptr)
            tellEvent(*m_list, momentOf(state), kind, sideOf(piece), squadIndexOf(state, piece), numbers...);
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

    [[nodiscard]] static int squadIndexOf(const State &state, int piece)
    {
        const int player = state.piece(piece).player;
        if (player == nobody)
            return Event::nobody;
        return state.tables->teams[sideOf(piece)].players[static_cast<std::size_t>(player)].inSquad;
    }

private:
    [[nodiscard]] static Moment momentOf(const State &state)
    {
        return {periodOf(state), static_cast<std::int16_t>(minuteOf(state)), 0};
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

} // namespace touchline::oldschool
