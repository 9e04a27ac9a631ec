// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event_sink.h"
#include "core/match/state/match_end.h"
#include "core/match/tell.h"

namespace touchline {

/// Writes events into a list, or nowhere in a simulation. Not a template over the sink: the rules are
/// compiled once, and take a sink where they ask for a teller. momentOf(state) of a game is found by the
/// state's type; a game adds how it finds the player of an event.
class StateTeller
{
public:
    StateTeller(EventList &list) : m_list(&list) {}
    StateTeller(const NoEvents & /*sink*/) {}

    /// An event of a side.
    template <class State, class... Numbers>
    void side(const State &state, EventKind kind, Side side, Numbers... numbers) const
    {
        player(state, kind, side, Event::nobody, numbers...);
    }
    /// An event that belongs to no side.
    template <class State, class... Numbers>
    void all(const State &state, EventKind kind, Numbers... numbers) const
    {
        if (m_list != nullptr)
            announceEvent(*m_list, momentOf(state), kind, numbers...);
    }
    /// The end, once endMatch() has come.
    template <class State>
    void matchEnd(const State &state) const
    {
        all(state, EventKind::MatchEnd, state.score.home, state.score.away,
            static_cast<int>(decidedBy(state)));
    }

protected:
    /// An event of a player by his index in the squad, or of Event::nobody.
    template <class State, class... Numbers>
    void player(const State &state, EventKind kind, Side side, int player, Numbers... numbers) const
    {
        if (m_list != nullptr)
            tellEvent(*m_list, momentOf(state), kind, side, player, numbers...);
    }
    /// Whether an event that is put together will be kept.
    [[nodiscard]] bool records() const { return m_list != nullptr; }

private:
    EventList *m_list = nullptr;
};

} // namespace touchline
