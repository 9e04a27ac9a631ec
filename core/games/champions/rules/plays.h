// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/positions.h"

#include <array>

namespace touchline::champions {

/// Ways of the ball from one touch to the next (specification 6.3).

enum class SegmentEnd : std::uint8_t { Rest, Touch, Shot, Out };

struct Segment
{
    static constexpr int longest = 8;

    /// First direction, place of the curve (0: none), its side (0: clockwise).
    OptionCode code = 0;
    SegmentEnd end = SegmentEnd::Rest;
    std::int8_t spaces = 0; ///< how far it goes, the last cell included
    Piece toucher = noPiece;
    std::array<std::int16_t, longest> cells{};

    [[nodiscard]] int last() const { return cells[static_cast<std::size_t>(spaces - 1)]; }
};

[[nodiscard]] constexpr OptionCode segmentCode(int direction, int curveAt, int curveSide)
{
    return (direction * Segment::longest + curveAt) * 2 + curveSide;
}

namespace detail {

/// What the ball meets in the next cell.
enum class Meets : std::uint8_t { Nothing, Wall, Mate, Goal, Ring };

[[nodiscard]] inline Meets meets(const State &state, const Play &play, Men barred, int cell, bool isFirst)
{
    if (cell < 0)
        return Meets::Wall;
    if (isField(cell)) {
        const Piece piece = occupantOf(state, cell);
        if (piece == noPiece)
            return Meets::Nothing;
        return sideOf(piece) == play.side && !has(barred, manOf(piece)) ? Meets::Mate : Meets::Wall;
    }
    if (isFirst && play.firstField)
        return Meets::Wall;
    if (isRing(cell))
        return Meets::Ring;
    return isGoalOf(play.side, cell) || play.goalsClosed || !isFree(state, cell) ? Meets::Wall : Meets::Goal;
}

/// Follows one direction from `segment.spaces` on; `visit` gets what it ends with. `turnAt(segment)` is
/// called where the ball could curve.
template <class Visit, class TurnAt>
void follow(const State &state, const Play &play, Men barred, Segment segment, int from, int direction,
            Visit &visit, TurnAt &&turnAt)
{
    int cell = from;
    for (int used = segment.spaces + 1; used <= play.left; ++used) {
        cell = nextCell(cell, direction);
        const Meets met = meets(state, play, barred, cell, used == 1);
        if (met == Meets::Wall)
            return;
        segment.cells[static_cast<std::size_t>(used - 1)] = static_cast<std::int16_t>(cell);
        segment.spaces = static_cast<std::int8_t>(used);
        if (met == Meets::Nothing) {
            if (used < play.left) {
                turnAt(segment);
                continue;
            }
            segment.end = SegmentEnd::Rest;
        } else if (met == Meets::Mate) {
            segment.end = SegmentEnd::Touch;
            segment.toucher = occupantOf(state, cell);
        } else {
            segment.end = met == Meets::Goal ? SegmentEnd::Shot : SegmentEnd::Out;
        }
        visit(segment);
        return;
    }
}

} // namespace detail

/// Who may not be the next to touch: who has, who is offside, everybody after six touches.
[[nodiscard]] Men barredFrom(const State &state, const Play &play);

/// Calls `visit(segment)` for every way of the ball from where it is, whether or not a touch leads on to a
/// complete play; not sorted.
template <class Visit>
void eachSegment(const State &state, const Play &play, Visit &&visit)
{
    const Men barred = barredFrom(state, play);
    const auto take = [&](const Segment &segment) {
        if (!play.shotsOnly || segment.end == SegmentEnd::Shot)
            visit(segment);
    };
    for (int direction = 0; direction < directionCount; ++direction) {
        Segment way;
        way.code = segmentCode(direction, 0, 0);
        detail::follow(state, play, barred, way, play.cell, direction, take, [&](const Segment &so) {
            for (const int turn : {0, 1}) {
                Segment curved = so;
                curved.code = segmentCode(direction, so.spaces, turn);
                const int other = (direction + (turn == 0 ? 1 : directionCount - 1)) % directionCount;
                detail::follow(state, play, barred, curved, so.last(), other, take, [](const Segment &) {});
            }
        });
    }
}

/// The play goes on from a team mate on the way.
[[nodiscard]] Play afterTouch(const Play &play, const Segment &segment);
/// Whether the ball can cover exactly the spaces that it has to. The thrower of a throw-in, still outside,
/// is looked for where he comes in.
[[nodiscard]] bool playExists(const State &state, const Play &play);
/// The largest number of spaces up to `play.left` with which a complete play exists (R41); 0: none.
[[nodiscard]] int spacesPlayable(const State &state, Play play);
/// Puts the thrower where he comes in; the ball is at `ball`.
void bringThrowerIn(State &state, int ball);

/// All segments that can be chosen, in the order of the specification.
class SegmentList
{
public:
    static constexpr std::size_t capacity = 128;

    SegmentList(const State &state, const Play &play);
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] const Segment &operator[](std::size_t number) const { return m_segments[number]; }
    [[nodiscard]] const Segment *begin() const { return m_segments.data(); }
    [[nodiscard]] const Segment *end() const { return m_segments.data() + m_size; }
    /// Null: there is no such segment.
    [[nodiscard]] const Segment *find(OptionCode code) const;

private:
    std::array<Segment, capacity> m_segments;
    std::size_t m_size = 0;
};

} // namespace touchline::champions
