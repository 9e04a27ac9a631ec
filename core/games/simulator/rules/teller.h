// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/events.h"
#include "core/games/simulator/rules/state.h"
#include "core/match/tell.h"

#include <type_traits>

namespace touchline::simulator {

/// Steps of the referees in this half, after which injury time begins (6.16).
[[nodiscard]] int stepLimit(const State &state);
/// The minute that the clock shows (6.16).
[[nodiscard]] int clockMinute(const State &state);
/// When something happens now, as reports count it: 1 to 120.
[[nodiscard]] Moment momentOf(const State &state);

/// Writes events into a list, or nowhere in a simulation. Not a template: the rules are compiled once.
class Teller
{
public:
    explicit Teller(EventList *list) : m_list(list) {}

    [[nodiscard]] bool records() const { return m_list != nullptr; }
    template <class... Numbers>
    void of(const State &state, EventKind kind, int piece, Numbers... numbers) const
    {
        if (m_list != nullptr)
            tellEvent(*m_list, momentOf(state), kind, sideOf(piece), manOf(piece), numbers...);
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

private:
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

} // namespace touchline::simulator
