// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"

#include <QtGlobal>

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
    explicit EventList(std::size_t expected = 512)
        : m_places(expected)
        , m_next(m_places.data())
        , m_end(m_next + expected)
    {
    }
    EventList(const EventList &) = delete;
    EventList(EventList &&) = delete;
    EventList &operator=(const EventList &) = delete;
    EventList &operator=(EventList &&) = delete;
    ~EventList() = default;

    /// A new event at the end, to be filled in where it stands.
    [[nodiscard]] Event &append()
    {
        if (m_next == m_end) [[unlikely]]
            grow();
        *m_next = Event();
        return *m_next++;
    }
    [[nodiscard]] std::span<const Event> events() const { return {m_places.data(), m_next}; }
    /// Where the list ends now, to be turned into a number of events later: counting them would divide by the
    /// size of an event.
    [[nodiscard]] std::size_t position() const
    {
        return static_cast<std::size_t>(reinterpret_cast<const char *>(m_next) -
                                        reinterpret_cast<const char *>(m_places.data()));
    }
    [[nodiscard]] static std::size_t countUpTo(std::size_t position) { return position / sizeof(Event); }
    void clear() { m_next = m_places.data(); }
    /// Keeps only the first `count` events.
    void cut(std::size_t count)
    {
        Q_ASSERT(count <= events().size());
        m_next = m_places.data() + count;
    }
    /// Adds these at the end.
    void append(std::span<const Event> events)
    {
        for (const Event &event : events)
            append() = event;
    }

private:
    void grow();

    std::vector<Event> m_places;
    /// Where the next event goes, and where the places end; counting them would divide by the size of an
    /// event.
    Event *m_next;
    Event *m_end;
};

/// Keeps what follows a player into later matches, and nothing else.
class CardsAndInjuries : public EventList
{
public:
    [[nodiscard]] static constexpr bool wants(EventKind kind)
    {
        return kind == EventKind::Yellow || kind == EventKind::Red || kind == EventKind::Injury;
    }
};

/// For simulation: nothing is recorded, and the compiler removes the making of events.
struct NoEvents
{
    static constexpr bool records = false;
};

} // namespace touchline
