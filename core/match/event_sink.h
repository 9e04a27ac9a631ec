// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"

#include <vector>

namespace touchline {

/// Takes the events of a step and keeps them in order. The state of a match holds none. Not virtual: a match
/// tells two events for each roll, and most of them are read only later or never.
class EventList
{
public:
    /// The rules ask this before they put an event together (see NoEvents).
    static constexpr bool records = true;

    /// `expected` events (1 and up) fit in before memory is asked for again.
    explicit EventList(std::size_t expected = 512) : m_places(expected) {}

    /// A new event at the end, to be filled in where it stands.
    [[nodiscard]] Event &append()
    {
        if (m_count == m_places.size()) [[unlikely]]
            m_places.resize(2 * m_count);
        Event &event = m_places[m_count++];
        event = Event();
        return event;
    }
    [[nodiscard]] std::span<const Event> events() const { return {m_places.data(), m_count}; }
    void clear() { m_count = 0; }

private:
    std::vector<Event> m_places;
    std::size_t m_count = 0;
};

/// For simulation: nothing is recorded, and the compiler removes the making of events.
struct NoEvents
{
    static constexpr bool records = false;
};

} // namespace touchline
