// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/rules/plays.h"

#include <algorithm>

namespace touchline::champions {

namespace {

constexpr int mostTouches = 6;

/// Plays that were looked at and lead nowhere.
class DeadEnds
{
public:
    [[nodiscard]] bool knows(const Play &play) const
    {
        const std::uint64_t key = keyOf(play);
        return std::find(m_keys.begin(), m_keys.begin() + m_size, key) != m_keys.begin() + m_size;
    }
    void note(const Play &play)
    {
        if (m_size < static_cast<std::ptrdiff_t>(m_keys.size()))
            m_keys[static_cast<std::size_t>(m_size++)] = keyOf(play);
    }

private:
    static std::uint64_t keyOf(const Play &play)
    {
        return static_cast<std::uint64_t>(play.cell) | static_cast<std::uint64_t>(play.left) << 8U |
               static_cast<std::uint64_t>(play.touched) << 12U |
               static_cast<std::uint64_t>(play.restarter + 1) << 40U |
               static_cast<std::uint64_t>(play.touches) << 48U;
    }

    std::array<std::uint64_t, 96> m_keys;
    std::ptrdiff_t m_size = 0;
};

bool leadsOn(const State &state, const Play &play, DeadEnds &dead)
{
    if (dead.knows(play))
        return false;
    bool found = false;
    std::array<Play, squadSize> next;
    std::size_t count = 0;
    eachSegment(state, play, [&](const Segment &segment) {
        if (segment.end != SegmentEnd::Touch) {
            found = true;
            return;
        }
        const Play after = afterTouch(play, segment);
        const auto end = next.begin() + static_cast<std::ptrdiff_t>(count);
        // The same mate may be met by several ways.
        if (!found && count < next.size() && std::find(next.begin(), end, after) == end)
            next[count++] = after;
    });
    for (std::size_t number = 0; !found && number < count; ++number)
        found = leadsOn(state, next[number], dead);
    if (!found)
        dead.note(play);
    return found;
}

bool endsOpen(State &state, const Segment &segment)
{
    const auto before = state.ball;
    const State *untouched = &state;
    state.ball = static_cast<std::int16_t>(segment.last());
    const bool isOpen = isBallOpen(*untouched);
    state.ball = before;
    return isOpen;
}

} // namespace

Men barredFrom(const State &state, const Play &play)
{
    if (play.touches >= mostTouches)
        return allMen;
    return play.touched | offsideMen(state, play.side, play.cell);
}

Play afterTouch(const Play &play, const Segment &segment)
{
    Play next = play;
    const int man = manOf(segment.toucher);
    next.cell = static_cast<std::int16_t>(segment.last());
    // The space of the man himself is not counted.
    next.left = static_cast<std::int8_t>(play.left - segment.spaces + 1);
    ++next.touches;
    next.touched |= bitOf(man);
    if (play.restarter >= 0 && man != play.restarter) {
        next.touched &= ~bitOf(play.restarter);
        next.restarter = -1;
    }
    next.firstField = false;
    return next;
}

void bringThrowerIn(State &state, int ball)
{
    const Piece thrower = state.thrower;
    if (thrower == noPiece)
        return;
    state.thrower = noPiece;
    const auto before = state.ball;
    state.ball = static_cast<std::int16_t>(ball);
    const int cell = nearestFree(state, cellOf(state, thrower), sideOf(thrower), [](int) { return true; });
    state.ball = before;
    if (cell != noCellHere)
        put(state, thrower, cell);
}

bool playExists(const State &state, const Play &play)
{
    DeadEnds dead;
    if (state.thrower == noPiece)
        return leadsOn(state, play, dead);
    // Only the first segment is thrown from outside.
    bool found = false;
    eachSegment(state, play, [&](const Segment &segment) {
        if (found)
            return;
        if (segment.end != SegmentEnd::Touch) {
            found = true;
            return;
        }
        State inside = state;
        bringThrowerIn(inside, segment.last());
        DeadEnds ofThis;
        found = leadsOn(inside, afterTouch(play, segment), ofThis);
    });
    return found;
}

int spacesPlayable(const State &state, Play play)
{
    while (play.left > 0 && !playExists(state, play))
        --play.left;
    return play.left;
}

SegmentList::SegmentList(const State &state, const Play &play)
{
    eachSegment(state, play, [&](const Segment &segment) {
        if (segment.end == SegmentEnd::Touch) {
            const Play after = afterTouch(play, segment);
            if (state.thrower == noPiece) {
                if (!playExists(state, after))
                    return;
            } else {
                State inside = state;
                bringThrowerIn(inside, segment.last());
                if (!playExists(inside, after))
                    return;
            }
        }
        Q_ASSERT(m_size < capacity);
        m_segments[m_size++] = segment;
    });
    std::sort(m_segments.begin(), m_segments.begin() + static_cast<std::ptrdiff_t>(m_size),
              [](const Segment &a, const Segment &b) { return a.code < b.code; });
    // Nobody may lock the ball in, as long as there is another way (6.11, R16).
    State probe = state;
    const auto isGood = [&](const Segment &segment) {
        return segment.end != SegmentEnd::Rest || endsOpen(probe, segment);
    };
    std::array<bool, capacity> good{};
    bool anyGood = false;
    for (std::size_t number = 0; number < m_size; ++number) {
        good[number] = isGood(m_segments[number]);
        anyGood = anyGood || good[number];
    }
    if (!anyGood)
        return;
    std::size_t kept = 0;
    for (std::size_t number = 0; number < m_size; ++number)
        if (good[number])
            m_segments[kept++] = m_segments[number];
    m_size = kept;
}

const Segment *SegmentList::find(OptionCode code) const
{
    for (const Segment &segment : *this)
        if (segment.code == code)
            return &segment;
    return nullptr;
}

} // namespace touchline::champions
