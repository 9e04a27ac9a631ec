// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/state.h"

namespace touchline::simulator {

/// What can be asked of a position, and how tokens are put (2.2, 2.3, 3, 6.14).

template <class Do>
void eachOn(const State &state, Side side, Do &&does)
{
    for (int piece = pieceOf(side, 0); piece < pieceOf(side, squadSize); ++piece)
        if (state.man(piece).isOn())
            does(piece);
}
template <class Do>
void eachOn(const State &state, Do &&does)
{
    for (int piece = 0; piece < pieceCount; ++piece)
        if (state.man(piece).isOn())
            does(piece);
}

/// The first of a side's players, from number `first` on and then from the lowest, who may; noPiece: nobody.
/// Who could not when it was his turn is found again after the others.
template <class May>
[[nodiscard]] int nextInTurn(const State &state, Side side, int first, May &&may)
{
    for (int number = first; number < first + squadSize; ++number)
        if (const int piece = pieceOf(side, number % squadSize); state.man(piece).isOn() && may(piece))
            return piece;
    return noPiece;
}

/// The cell as that side sees it, and back.
[[nodiscard]] inline int own(const State &state, Side side, int cell)
{
    return seen(cell, state.along(side));
}
/// Who of the side is in that cell; noPiece: nobody. Of a wall the first.
[[nodiscard]] int pieceAt(const State &state, Side side, int cell);
/// How many of the side are in that cell.
[[nodiscard]] int crowdAt(const State &state, Side side, int cell);
/// Who of the side keeps goal; noPiece: nobody.
[[nodiscard]] int keeperOf(const State &state, Side side);
/// Tokens of a side on the field, or in its hand before they are set up.
[[nodiscard]] int inGame(const State &state, Side side);
[[nodiscard]] int onBench(const State &state, Side side);

/// The sticker that he wears today.
[[nodiscard]] Sticker stickerOf(const State &state, int piece);
/// How many of his sections are active: fatigue and injury leave the first ones (6.14).
[[nodiscard]] int activeSections(const State &state, int piece);
/// Active sections of that colour.
[[nodiscard]] int count(const State &state, int piece, Colour colour);
[[nodiscard]] bool hasCombined(const State &state, int piece, CombinedSkill skill);
/// The fatigue of the 60th minute is there.
[[nodiscard]] bool isTiring(const State &state);
/// Cells that he moves at the most, of `allowed`: one where he is seriously injured.
[[nodiscard]] int reach(const State &state, int piece, int allowed);

/// An opponent who marks him: not lying, with an active blue section, in his cell; noPiece: none.
[[nodiscard]] int markerOf(const State &state, int piece);
/// An opponent, lying or not, in his cell.
[[nodiscard]] bool isFree(const State &state, int piece);

/// Whether the token may stand there: in the field, away from other tokens of the cell and from the ball.
/// `toBall`: least distance from the ball; 0: the ball does not matter.
[[nodiscard]] bool isLegalAt(const State &state, int piece, int cell, Point place, int toBall);
/// The same for a spot, with the distance that the token has to keep from the ball now.
[[nodiscard]] bool isLegalSpot(const State &state, int piece, int cell, int spot);
[[nodiscard]] bool hasSpot(const State &state, int piece, int cell);
/// The lowest legal spot; -1: there is none.
[[nodiscard]] int lowestSpot(const State &state, int piece, int cell);
/// The legal spot nearest to a place; -1: there is none.
[[nodiscard]] int nearestSpot(const State &state, int piece, int cell, Point place);
/// Whether he may go there in general: no teammate, at most one opponent, a legal spot.
[[nodiscard]] bool canEnter(const State &state, int piece, int cell);

void put(State &state, int piece, int cell, int spot);
void putAt(State &state, int piece, Point place);
void lift(State &state, int piece);
/// Moves a token out of the way by the one fixed rule (2.2).
void pushAway(State &state, int piece);
/// Gets up where he lies, or as near as he can.
void standUp(State &state, int piece);
void layDown(State &state, int piece, int axis);
/// Everybody but the possessor leaves the ball enough room (6.3, point 5).
void makeRoom(State &state, int possessor);
void setBall(State &state, Point place);

} // namespace touchline::simulator
