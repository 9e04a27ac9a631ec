// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"

#include <vector>

namespace touchline {

/// Takes the events of a step and keeps them in order. The state of a match holds none. Not virtual: a match tells two
/// events for each roll, and most of them are read only later or never.
class EventList
{
public:
    /// The rules ask this before they put an event together (see NoEvents).
    static constexpr bool records = true;

    /// `expected` events fit in before memory is asked for again.
    explicit EventList(std::size_t expected = 512) { m_events.reserve(expected); }

    /// A new event at the end, to be filled in where it stands.
    [[nodiscard]] Event &append() { return m_events.emplace_back(); }
    [[nodiscard]] const std::vector<Event> &events() const { return m_events; }
    void clear() { m_events.clear(); }

private:
    std::vector<Event> m_events;
};

/// For simulation: nothing is recorded, and the compiler removes the making of events.
struct NoEvents
{
    static constexpr bool records = false;
};

} // namespace touchline
