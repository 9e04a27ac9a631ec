// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/rules/positions.h"

namespace touchline::oldschool {

void put(State &state, int piece, Point point)
{
    lift(state, piece);
    Piece &one = state.piece(piece);
    one.at = point;
    state.occupant[static_cast<std::size_t>(cellOf(point))] = static_cast<std::int8_t>(piece);
}

void lift(State &state, int piece)
{
    const Point point = state.piece(piece).at;
    if (pieceAt(state, point) == piece)
        state.occupant[static_cast<std::size_t>(cellOf(point))] = static_cast<std::int8_t>(nobody);
}

int keeperOf(const State &state, Side side)
{
    for (int slot = 0; slot < sideSize; ++slot)
        if (const int piece = pieceOf(side, slot); state.piece(piece).onPitch && isKeeper(state, piece))
            return piece;
    return nobody;
}

bool isOpponentNear(const State &state, Side side, Point point, int reach)
{
    return anyPiece(state, opposite(side),
                    [&](int piece) { return distance(state.piece(piece).at, point) <= reach; });
}

Point freeSpot(const State &state, int piece)
{
    const Side side = sideOf(piece);
    const Point own = ownPlace(state, piece);
    for (const Point way : directions)
        if (const Point spot = seenBy(side, own + way); isFree(state, spot))
            return spot;
    return nearFree(state, state.piece(piece).at, side);
}

Point nearFree(const State &state, Point point, Side side)
{
    if (isOnPitch(point) && pieceAt(state, point) == nobody)
        return point;
    const Point own = seenBy(side, point);
    for (int ring = 1; ring <= pitchRows; ++ring)
        for (int x = own.x - ring; x <= own.x + ring; ++x)
            for (int y = own.y - ring; y <= own.y + ring; ++y) {
                if (distance(own, at(x, y)) != ring)
                    continue;
                const Point spot = seenBy(side, at(x, y));
                if (isOnPitch(spot) && pieceAt(state, spot) == nobody)
                    return spot;
            }
    return point;
}

Point receivingSpot(const State &state, int piece, Point from)
{
    const Side side = sideOf(piece);
    const Point own = ownPlace(state, piece);
    const Point ball = seenBy(side, from);
    Point best;
    int least = 0;
    for (const Point way : directions) {
        const Point spot = own + way;
        if (!isFree(state, seenBy(side, spot)))
            continue;
        const Point gap = spot - ball;
        const int square = gap.x * gap.x + gap.y * gap.y;
        if (best == Point{} || square < least || (square == least && cellOf(spot) < cellOf(best))) {
            best = spot;
            least = square;
        }
    }
    return best == Point{} ? best : seenBy(side, best);
}

int offsideRow(const State &state, Side side, int ballRow)
{
    int last = 0;
    int second = 0;
    eachPiece(state, opposite(side), [&](int piece) {
        const int row = seenBy(side, state.piece(piece).at).y;
        if (row > last) {
            second = last;
            last = row;
        } else {
            second = std::max(second, row);
        }
    });
    return std::max({halfwayRow, ballRow, second});
}

bool wouldBeOffside(const State &state, int piece)
{
    if (!state.options().offside || state.now.kind == Restart::ThrowIn ||
        state.now.kind == Restart::GoalKick || state.now.kind == Restart::Corner)
        return false;
    const Side side = sideOf(piece);
    return ownPlace(state, piece).y > offsideRow(state, side, seenBy(side, state.ball.at).y);
}

Reach::Reach(const State &state, int piece, int points) : m_side(sideOf(piece))
{
    m_origin = state.piece(piece).at;
    const int limit = std::min(points, longest);
    std::array<std::int16_t, static_cast<std::size_t>(wide * wide)> queue{};
    std::size_t first = 0;
    std::size_t last = 0;
    constexpr int centre = longest * wide + longest;
    queue[last++] = centre;
    while (first < last) {
        const int place = queue[first++];
        const int steps = m_steps[static_cast<std::size_t>(place)];
        if (steps == limit)
            continue;
        const Point here = m_origin + at(place % wide - longest, place / wide - longest);
        for (const Point way : directions) {
            const Point next = here + way;
            const int number = place + way.y * wide + way.x;
            if (number == centre || m_steps[static_cast<std::size_t>(number)] != 0 || !isFree(state, next))
                continue;
            m_steps[static_cast<std::size_t>(number)] = static_cast<std::int8_t>(steps + 1);
            queue[last++] = static_cast<std::int16_t>(number);
        }
    }
}

} // namespace touchline::oldschool
