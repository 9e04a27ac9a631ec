// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/rules/positions.h"

#include "core/games/simulator/rules/teller.h"

#include <algorithm>

namespace touchline::simulator {

int pieceAt(const State &state, Side side, int cell)
{
    for (int piece = pieceOf(side, 0); piece < pieceOf(side, squadSize); ++piece)
        if (state.man(piece).cell == cell)
            return piece;
    return noPiece;
}

int crowdAt(const State &state, Side side, int cell)
{
    int number = 0;
    for (int piece = pieceOf(side, 0); piece < pieceOf(side, squadSize); ++piece)
        number += state.man(piece).cell == cell ? 1 : 0;
    return number;
}

int keeperOf(const State &state, Side side)
{
    const int keeper = state.sides[side].keeper;
    return keeper < 0 || state.man(pieceOf(side, keeper)).place != Place::Field ? noPiece
                                                                                : pieceOf(side, keeper);
}

int inGame(const State &state, Side side)
{
    int number = 0;
    for (int man = 0; man < squadSize; ++man)
        number += state.man(pieceOf(side, man)).place == Place::Field ? 1 : 0;
    return number;
}

int onBench(const State &state, Side side)
{
    int number = 0;
    for (int man = 0; man < squadSize; ++man)
        number += state.man(pieceOf(side, man)).place == Place::Bench ? 1 : 0;
    return number;
}

Sticker stickerOf(const State &state, int piece)
{
    static constexpr Sticker reserve = stickerOf("HP");
    if (state.man(piece).reserve)
        return reserve;
    return state.tables->teams[sideOf(piece)].stickers[static_cast<std::size_t>(manOf(piece))];
}

bool isTiring(const State &state)
{
    constexpr int tired = 60;
    return state.options().fatigue && clockMinute(state) >= tired;
}

int activeSections(const State &state, int piece)
{
    if (state.man(piece).injuries > 0)
        return 1;
    if (isTiring(state))
        return std::min(mostSections, 1 + state.sides[sideOf(piece)].substitutions);
    return mostSections;
}

int count(const State &state, int piece, Colour colour)
{
    return stickerOf(state, piece).count(colour, activeSections(state, piece));
}

bool hasCombined(const State &state, int piece, CombinedSkill skill)
{
    if (!state.options().levels)
        return false;
    const Combination &needs = state.charts().combinations[static_cast<std::size_t>(skill)];
    return count(state, piece, needs.first) > 0 && count(state, piece, needs.second) > 0;
}

int reach(const State &state, int piece, int allowed)
{
    return state.man(piece).injuries > 1 ? std::min(1, allowed) : allowed;
}

int markerOf(const State &state, int piece)
{
    const int opponent = pieceAt(state, opposite(sideOf(piece)), state.man(piece).cell);
    if (opponent == noPiece || state.man(opponent).lying || count(state, opponent, Colour::Blue) == 0)
        return noPiece;
    return opponent;
}

bool isFree(const State &state, int piece)
{
    return pieceAt(state, opposite(sideOf(piece)), state.man(piece).cell) == noPiece;
}

namespace {

/// The tokens in a cell but one: a wall of three and an opponent at the most, and who is being pushed.
struct CellTokens
{
    std::array<Point, 6> at{};
    std::size_t size = 0;

    CellTokens(const State &state, int cell, int without)
    {
        for (int piece = 0; piece < pieceCount; ++piece)
            if (state.man(piece).cell == cell && piece != without && size < at.size())
                at[size++] = state.man(piece).at;
    }
    [[nodiscard]] bool leaveRoomAt(Point place) const
    {
        for (std::size_t i = 0; i < size; ++i)
            if (squared(at[i], place) < tokenGap * tokenGap)
                return false;
        return true;
    }
};

bool isAwayFromBall(const State &state, Point place, int toBall)
{
    return isInField(place) && squared(place, state.ball.at) >= toBall * toBall;
}

int gapToBall(const State &state, int piece)
{
    return piece == state.ball.possessor ? possessorGap : ballGap;
}

} // namespace

bool isLegalAt(const State &state, int piece, int cell, Point place, int toBall)
{
    return isAwayFromBall(state, place, toBall) && CellTokens(state, cell, piece).leaveRoomAt(place);
}

bool isLegalSpot(const State &state, int piece, int cell, int spot)
{
    return isLegalAt(state, piece, cell, spotAt(cell, spot, state.along(sideOf(piece))),
                     gapToBall(state, piece));
}

int lowestSpot(const State &state, int piece, int cell)
{
    const CellTokens tokens(state, cell, piece);
    const bool along = state.along(sideOf(piece));
    const int toBall = gapToBall(state, piece);
    for (int spot = 0; spot < spotCount; ++spot)
        if (const Point place = spotAt(cell, spot, along);
            isAwayFromBall(state, place, toBall) && tokens.leaveRoomAt(place))
            return spot;
    return -1;
}

bool hasSpot(const State &state, int piece, int cell)
{
    return lowestSpot(state, piece, cell) >= 0;
}

int nearestSpot(const State &state, int piece, int cell, Point place)
{
    const CellTokens tokens(state, cell, piece);
    const bool along = state.along(sideOf(piece));
    const int toBall = gapToBall(state, piece);
    int best = -1;
    int least = 0;
    for (int spot = 0; spot < spotCount; ++spot) {
        const Point there = spotAt(cell, spot, along);
        const int far = squared(there, place);
        if ((best < 0 || far < least) && isAwayFromBall(state, there, toBall) && tokens.leaveRoomAt(there)) {
            best = spot;
            least = far;
        }
    }
    return best;
}

bool canEnter(const State &state, int piece, int cell)
{
    const Side side = sideOf(piece);
    const bool isIn = cell == state.man(piece).cell;
    // A goalkeeper on the rod may have come into a teammate's cell.
    if (crowdAt(state, side, cell) > (isIn ? 1 : 0))
        return false;
    return (isIn || crowdAt(state, opposite(side), cell) < 2) && hasSpot(state, piece, cell);
}

void put(State &state, int piece, int cell, int spot)
{
    Man &man = state.man(piece);
    man.cell = static_cast<Cell>(cell);
    man.spot = static_cast<std::int8_t>(spot);
    man.at = spotAt(cell, spot, state.along(sideOf(piece)));
    man.lying = false;
}

void putAt(State &state, int piece, Point place)
{
    Man &man = state.man(piece);
    man.cell = static_cast<Cell>(cellOf(place));
    man.spot = freePoint;
    man.at = place;
    man.lying = false;
}

void lift(State &state, int piece)
{
    Man &man = state.man(piece);
    man.cell = noCellHere;
    man.lying = false;
}

void pushAway(State &state, int piece)
{
    const Man old = state.man(piece);
    const Side side = sideOf(piece);
    const bool along = state.along(side);
    lift(state, piece);
    int best = noCellHere;
    int least = 0;
    for (int seenCell = 0; seenCell < cellCount; ++seenCell) {
        const int cell = seen(seenCell, along);
        const int far = distance(old.cell, cell);
        if ((best != noCellHere && far >= least) || far == 0 || state.ball.cells.has(cell) ||
            pieceAt(state, side, cell) != noPiece || crowdAt(state, opposite(side), cell) > 1)
            continue;
        state.man(piece) = old;
        const bool fits = hasSpot(state, piece, cell);
        lift(state, piece);
        if (fits) {
            best = cell;
            least = far;
        }
    }
    state.man(piece) = old;
    const bool lay = old.lying;
    if (best != noCellHere) {
        const int axis = old.axis;
        put(state, piece, best, lowestSpot(state, piece, best));
        if (lay)
            layDown(state, piece, axis);
    }
}

void standUp(State &state, int piece)
{
    Man &man = state.man(piece);
    man.lying = false;
    man.axis = 0;
    const int toBall = piece == state.ball.possessor ? possessorGap : ballGap;
    if (man.spot != freePoint && isLegalAt(state, piece, man.cell, man.at, toBall))
        return;
    const int spot = nearestSpot(state, piece, man.cell, man.at);
    if (spot >= 0)
        put(state, piece, man.cell, spot);
    else
        pushAway(state, piece);
}

void layDown(State &state, int piece, int axis)
{
    state.man(piece).lying = true;
    state.man(piece).axis = static_cast<std::int8_t>(axis);
}

void makeRoom(State &state, int possessor)
{
    eachOn(state, [&](int piece) {
        const Man old = state.man(piece);
        if (piece == possessor || squared(old.at, state.ball.at) >= ballGap * ballGap)
            return;
        const int spot = nearestSpot(state, piece, old.cell, old.at);
        if (spot < 0) {
            pushAway(state, piece);
            return;
        }
        put(state, piece, old.cell, spot);
        if (old.lying)
            layDown(state, piece, old.axis);
    });
}

void setBall(State &state, Point place)
{
    state.ball.at = place;
    state.ball.cells = ballCells(place);
}

} // namespace touchline::simulator
