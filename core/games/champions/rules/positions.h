// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/state.h"

#include <array>
#include <bit>

namespace touchline::champions {

/// Who stands where, and what follows from it: steps, offside, limits (specification 2.4, 6.8, 6.11).

[[nodiscard]] inline Piece occupantOf(const State &state, int cell)
{
    return state.occupant[static_cast<std::size_t>(cell)];
}
[[nodiscard]] inline bool isFree(const State &state, int cell)
{
    return occupantOf(state, cell) == noPiece;
}
[[nodiscard]] inline int cellOf(const State &state, int piece)
{
    return state.sides[sideOf(piece)].cell[static_cast<std::size_t>(manOf(piece))];
}
[[nodiscard]] inline Place placeOf(const State &state, int piece)
{
    return state.sides[sideOf(piece)].place[static_cast<std::size_t>(manOf(piece))];
}
inline void setPlace(State &state, int piece, Place place)
{
    state.sides[sideOf(piece)].place[static_cast<std::size_t>(manOf(piece))] = place;
}
[[nodiscard]] inline bool isGoalie(const State &state, int piece)
{
    return state.sides[sideOf(piece)].goalie == manOf(piece);
}
[[nodiscard]] inline Piece goalieOf(const State &state, Side side)
{
    return pieceOf(side, state.sides[side].goalie);
}
/// Takes a piece off the grid.
void lift(State &state, int piece);
/// Puts a piece into a free cell.
void put(State &state, int piece, int cell);

/// Men of a side on the grid; with those who are held by a foul: who are still in the game.
[[nodiscard]] inline Men menOnGrid(const State &state, Side side)
{
    return state.sides[side].onGrid;
}
[[nodiscard]] Men menInGame(const State &state, Side side);
[[nodiscard]] inline Men outfieldOnGrid(const State &state, Side side)
{
    return menOnGrid(state, side) & ~bitOf(state.sides[side].goalie);
}
/// Cells with a piece.
[[nodiscard]] inline Cells taken(const State &state)
{
    return state.sides[Side::Home].stands | state.sides[Side::Away].stands;
}
[[nodiscard]] inline int countOf(Men men)
{
    return std::popcount(men);
}
/// Calls `each(man)` by shirt number.
template <class Each>
void eachMan(Men men, Each &&each)
{
    while (men != 0) {
        const int man = std::countr_zero(men);
        men &= men - 1;
        each(man);
    }
}

[[nodiscard]] inline bool isIn(const Cells &cells, int cell)
{
    return cells.test(static_cast<std::size_t>(cell));
}
/// The goalie may use his hands here: penalty area and goal spaces of his end.
[[nodiscard]] inline bool isHandsArea(const State &state, Side side, int cell)
{
    return isGoalOf(side, cell) || isIn(state.tables->ends[side].penaltyArea, cell);
}

// Steps ---------------------------------------------------------------------------------------------------

using Steps = std::array<std::uint8_t, cellCount>;

/// Cells that a piece may not enter while the ball lies where it does.
[[nodiscard]] Cells closedFor(const State &state, int piece);
/// Fewest steps of a piece to every cell, farAway where there is no way (walk(p, t)) or where they are more
/// than `most`.
[[nodiscard]] Steps stepsOf(const State &state, int piece, int most = farAway);
/// Steps of the goalie of a side to the ball; farAway where they are more than `most`.
[[nodiscard]] int goalieDistance(const State &state, Side side, int most);
/// Fewest steps of any outfielder from his cell to the ball.
[[nodiscard]] Steps stepsToBall(const State &state);

/// Whether `piece` has fewer steps to the ball than anybody else of its side.
[[nodiscard]] bool isNearestOfItsSide(const State &state, int piece);

/// Who of a side has the fewest steps to the ball; of several the lowest shirt.
struct Nearest
{
    Piece piece = noPiece; ///< nobody: no way leads there
    int distance = farAway;
};
[[nodiscard]] PerSide<Nearest> nearestMen(const State &state);

/// dist() of all pieces.
class Distances
{
public:
    explicit Distances(const State &state);
    [[nodiscard]] int of(int piece) const { return m_of[static_cast<std::size_t>(piece)]; }
    /// The smallest of a side.
    [[nodiscard]] int nearest(Side side) const { return m_nearest[side]; }

private:
    std::array<std::uint8_t, std::size_t{2} * squadSize> m_of;
    PerSide<int> m_nearest;
};

/// The free cell of the field that is nearest to `from` in steps on the empty grid, the ball's excepted; ties
/// towards the endline of `side`, then by index. `accept(cell)` narrows the choice. noCellHere: there is
/// none.
template <class Accept>
[[nodiscard]] int nearestFree(const State &state, int from, Side side, Accept &&accept)
{
    int best = noCellHere;
    for (int cell = 0; cell < cellCount; ++cell) {
        if (!isField(cell) || !isFree(state, cell) || cell == state.ball || !accept(cell))
            continue;
        if (best == noCellHere || gridSteps(from, cell) < gridSteps(from, best) ||
            (gridSteps(from, cell) == gridSteps(from, best) && ownRow(side, cell) < ownRow(side, best)))
            best = cell;
    }
    return best;
}

// Offside (6.8) -------------------------------------------------------------------------------------------

/// The own row of the last opponent but one; -1 where there is none.
[[nodiscard]] int secondLastRow(const State &state, Side side);
/// The last own row in which a man of `side` is not offside for a ball in `ball`.
[[nodiscard]] int offsideRow(const State &state, Side side, int ball);
/// Men of `side` in offside position; nobody where the option is off.
[[nodiscard]] Men offsideMen(const State &state, Side side, int ball);

// Limits (6.11) -------------------------------------------------------------------------------------------

/// Whether `piece` may go to `to` by the limits of area and chain; it stands on the grid, or (a substitute)
/// it does not yet.
[[nodiscard]] bool keepsLimits(const State &state, int piece, int to);
[[nodiscard]] bool keepsAreaLimit(const State &state, int piece, int to);
[[nodiscard]] bool keepsChainLimit(const State &state, int piece, int to);
/// Both sides have somebody who can reach the ball through the field.
[[nodiscard]] bool isBallOpen(const State &state);

// Shifts --------------------------------------------------------------------------------------------------

/// One step along the long axis (STEP-SHIFT), sideways first where the way is blocked; false: it stays.
/// `stopped` tells that it would have come upon the ball.
bool stepShift(State &state, int piece, int rowStep, bool *stopped = nullptr);

} // namespace touchline::champions
