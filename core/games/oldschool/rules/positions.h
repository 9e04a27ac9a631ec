// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"

#include <utility>

namespace touchline::oldschool {

/// Where everybody stands, who reaches what (2.3, 2.4, 6.1, 6.2). Places are in Home's frame unless said.

inline constexpr int keeperSlot = 0;
inline constexpr int blockReach = 1;
inline constexpr int diveReach = 2;

[[nodiscard]] inline int pieceAt(const State &state, Point point)
{
    return isOnPitch(point) ? state.occupant[static_cast<std::size_t>(cellOf(point))] : nobody;
}
/// The ball lies on a cell that it takes away (not in the air).
[[nodiscard]] inline bool isBallOn(const State &state, Point point)
{
    return state.ball.mode != BallMode::Air && state.ball.mode != BallMode::Header &&
           state.ball.mode != BallMode::Dead && state.ball.at == point;
}
[[nodiscard]] inline bool isFree(const State &state, Point point)
{
    return isOnPitch(point) && pieceAt(state, point) == nobody && !isBallOn(state, point);
}
void put(State &state, int piece, Point point);
void lift(State &state, int piece);

/// Calls for every piece of a side on the pitch, by slot.
template <class Call>
void eachPiece(const State &state, Side side, Call &&call)
{
    for (int slot = 0; slot < sideSize; ++slot)
        if (const int piece = pieceOf(side, slot); state.piece(piece).onPitch)
            call(piece);
}
template <class Test>
[[nodiscard]] bool anyPiece(const State &state, Side side, Test &&test)
{
    for (int slot = 0; slot < sideSize; ++slot)
        if (const int piece = pieceOf(side, slot); state.piece(piece).onPitch && test(piece))
            return true;
    return false;
}
[[nodiscard]] inline int countOnPitch(const State &state, Side side)
{
    int count = 0;
    eachPiece(state, side, [&](int /*piece*/) { ++count; });
    return count;
}
[[nodiscard]] int keeperOf(const State &state, Side side);
[[nodiscard]] inline bool isKeeper(const State &state, int piece)
{
    return state.piece(piece).role == Role::Keeper;
}
/// The place of a piece in its own frame.
[[nodiscard]] inline Point ownPlace(const State &state, int piece)
{
    return seenBy(sideOf(piece), state.piece(piece).at);
}
/// The penalty area that `side` defends.
[[nodiscard]] inline bool isInAreaOf(const State &state, Side side, Point point)
{
    return state.charts().penaltyArea.contains(seenBy(side, point));
}
/// Has a keeper's hands at this place of the ball (6.13).
[[nodiscard]] inline bool hasHandsAt(const State &state, int keeper, Point ball)
{
    return keeper != nobody && !state.piece(keeper).grounded &&
           isInAreaOf(state, sideOf(keeper), state.piece(keeper).at) &&
           isInAreaOf(state, sideOf(keeper), ball);
}

[[nodiscard]] inline bool isCarried(const State &state)
{
    return state.ball.mode == BallMode::Held || state.ball.mode == BallMode::Hands;
}
/// An opponent of `side` within so many cells.
[[nodiscard]] bool isOpponentNear(const State &state, Side side, Point point, int reach);
/// 1: the ball lies beside its carrier and an opponent.
[[nodiscard]] inline bool isContested(const State &state)
{
    return state.ball.mode == BallMode::Held &&
           isOpponentNear(state, sideOf(state.ball.holder), state.ball.at, 1);
}

/// 2.4
[[nodiscard]] Point freeSpot(const State &state, int piece);
[[nodiscard]] Point nearFree(const State &state, Point point, Side side);
/// Where the receiver of a pass gets the ball; nowhere off the pitch: at(0, 0) where no cell is free.
[[nodiscard]] Point receivingSpot(const State &state, int piece, Point from);

/// 6.16: beyond this row (own frame) a team-mate is offside.
[[nodiscard]] int offsideRow(const State &state, Side side, int ballRow);
[[nodiscard]] bool wouldBeOffside(const State &state, int piece);

/// Cells that a piece reaches with so many steps (6.2), by breadth first; steps by place around it.
class Reach
{
public:
    static constexpr int longest = 5;

    Reach(const State &state, int piece, int points);
    /// 0: not reached.
    [[nodiscard]] int stepsTo(Point point) const
    {
        const int column = point.x - m_origin.x + longest;
        const int row = point.y - m_origin.y + longest;
        if (column < 0 || row < 0 || column >= wide || row >= wide)
            return 0;
        return m_steps[static_cast<std::size_t>(row) * wide + static_cast<std::size_t>(column)];
    }
    /// Calls with every cell, by cell id of the piece's own frame.
    template <class Call>
    void each(Call &&call) const
    {
        for (int number = 0; number < wide * wide; ++number) {
            const int place = m_side == Side::Home ? number : wide * wide - 1 - number;
            if (const int steps = m_steps[static_cast<std::size_t>(place)]; steps > 0)
                call(m_origin + at(place % wide - longest, place / wide - longest), steps);
        }
    }

private:
    static constexpr int wide = 2 * longest + 1;

    std::array<std::int8_t, static_cast<std::size_t>(wide *wide)> m_steps{};
    Point m_origin;
    Side m_side;
};

/// Steps of a MOVE at most (C_MOVE_TO), and of a keeper with the ball in his hands (6.13).
inline constexpr int mostSteps = 4;
inline constexpr int keeperWalkSteps = 5;

[[nodiscard]] inline bool canMove(const State &state, int piece)
{
    const Piece &one = state.piece(piece);
    if (!one.onPitch || one.mp <= 0 || one.stuck || one.grounded)
        return false;
    for (const Point way : directions)
        if (isFree(state, one.at + way))
            return true;
    return false;
}

} // namespace touchline::oldschool
