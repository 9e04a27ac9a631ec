// SPDX-License-Identifier: GPL-3.0-or-later
// How play is stopped and goes on: awards, set pieces, throw-ins, walls (specification 6.10, 6.11).
#include "core/games/simulator/rules/steps.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

constexpr int throwReach = 3;

bool maySubstitute(const State &state, Side side)
{
    return state.sides[side].substitutions < mostSubstitutions && onBench(state, side) > 0;
}

void tellAward(const State &state, const Teller &teller)
{
    const RestartState &restart = state.restart;
    switch (restart.kind) {
    case Restart::FreeKick:
        return teller.side(state, event::FreeKick, restart.side, restart.ball.x, restart.ball.y);
    case Restart::Corner:
        return teller.side(state, event::Corner, restart.side, restart.ball.x, restart.ball.y);
    case Restart::ThrowIn:
        return teller.side(state, event::ThrowIn, restart.side, restart.ball.x, restart.ball.y);
    case Restart::GoalKick:
        return teller.side(state, event::GoalKick, restart.side);
    case Restart::Penalty:
        return teller.side(state, event::Penalty, restart.side);
    case Restart::None:
    case Restart::KickOff:
        break;
    }
    return teller.side(state, event::KickOff, restart.side);
}

/// Kick-off and goal kick end injury time; what is given in the attacking zone is always taken (6.16).
bool endsInjuryTime(State &state)
{
    const bool ends = state.restart.kind == Restart::GoalKick || state.restart.kind == Restart::KickOff;
    if (state.injuryTime && ends) {
        endHalf(state);
        return true;
    }
    return endsHalf(state, state.restart.side, state.ball.cells.first());
}

void pushSetUps(State &state)
{
    const Side side = state.restart.side;
    push(state, Task::PutSetPiece);
    push(state, Task::SetUpSide, opposite(side));
    push(state, Task::LostKeeper, opposite(side));
    push(state, Task::SetUpSide, side);
    push(state, Task::LostKeeper, side);
}

bool canThrow(const State &state, int piece)
{
    const Man &man = state.man(piece);
    return man.isOn() && !man.lying &&
           distance(man.cell, state.ball.cells.first()) <= reach(state, piece, throwReach);
}

/// In the place where he stands when the ball goes out; ties: the lowest number.
int nearestToBall(const State &state, Side side)
{
    int best = noPiece;
    eachOn(state, side, [&](int piece) {
        const auto far = [&](int one) { return distance(state.man(one).cell, state.ball.cells.first()); };
        if (best == noPiece || far(piece) < far(best))
            best = piece;
    });
    return best;
}

void setUpThrowIn(State &state)
{
    if (state.restart.taker == noPiece)
        state.restart.taker = static_cast<Piece>(nearestToBall(state, state.restart.side));
    state.restart.bySetUp = true;
    pushSetUps(state);
}

void throwNow(State &state, const Teller &teller)
{
    const int thrower = state.restart.taker;
    const int cell = state.ball.cells.first();
    const int moved = distance(state.man(thrower).cell, cell);
    lift(state, thrower);
    for (const Side side : bothSides)
        for (int other = pieceAt(state, side, cell); other != noPiece; other = pieceAt(state, side, cell)) {
            pushAway(state, other);
            if (state.man(other).cell == cell)
                break;
        }
    state.ball.possessor = static_cast<Piece>(thrower);
    const int spot = nearestSpot(state, thrower, cell, state.ball.at);
    put(state, thrower, cell, std::max(0, spot));
    makeRoom(state, thrower);
    teller.of(state, event::Thrower, thrower, moved);
    beginTurn(state, state.restart.side, 2, teller);
    state.turn.amax = static_cast<std::int8_t>(moved);
    state.man(thrower).moved = true;
}

} // namespace

void award(State &state, Restart kind, Side side, Point place, const Teller &teller)
{
    state.todo.size = 0;
    state.restart = {kind, side, place, noPiece, kind != Restart::ThrowIn};
    state.turn = {};
    state.longBall = 0;
    state.kick = {};
    state.attacker = side;
    state.passer = noPiece;
    setBall(state, place);
    state.ball.possessor = noPiece;
    state.ball.inHands = false;
    state.ball.onHead = false;
    tellAward(state, teller);
    if (endsInjuryTime(state))
        return;
    if (kind != Restart::ThrowIn)
        return pushSetUps(state);
    bool canBeThrown = false;
    eachOn(state, side, [&](int piece) { canBeThrown = canBeThrown || canThrow(state, piece); });
    if (canBeThrown)
        ask(state, Phase::Thrower, side);
    else
        setUpThrowIn(state);
}

void putSetPiece(State &state, const Teller &teller)
{
    for (const Side side : bothSides)
        state.sides[side].inHand = false;
    makeRoom(state, state.restart.taker);
    state.ball.possessor = state.restart.taker;
    beginTurn(state, state.restart.side, 0, teller);
}

void listThrowers(const State &state, OptionList &options)
{
    eachOn(state, state.decider, [&](int piece) {
        if (canThrow(state, piece))
            options.add(manOf(piece));
    });
    if (maySubstitute(state, state.decider))
        options.add(setUpCode);
}

void chooseThrower(State &state, OptionCode option, const Teller &teller)
{
    if (option == setUpCode)
        return setUpThrowIn(state);
    state.restart.taker = static_cast<Piece>(pieceOf(state.decider, option));
    const Side other = opposite(state.decider);
    if (maySubstitute(state, other))
        return ask(state, Phase::ThrowInSetUp, other);
    throwNow(state, teller);
}

void chooseThrowInSetUp(State &state, OptionCode option, const Teller &teller)
{
    if (option == setUpCode)
        setUpThrowIn(state);
    else
        throwNow(state, teller);
}

void breakWall(State &state, Side side)
{
    const int wall = state.sides[side].wall;
    if (wall == noCellHere)
        return;
    state.sides[side].wall = noCellHere;
    bool first = true;
    eachOn(state, side, [&](int piece) {
        if (state.man(piece).cell != wall)
            return;
        if (!first)
            pushAway(state, piece);
        first = false;
    });
}

// The wall (6.11).

namespace {

/// Places of a wall in that cell, lowest spots first (6.11).
int wallSpots(const State &state, Side side, int cell, std::array<int, 3> &spots)
{
    int found = 0;
    for (int spot = 0; spot < spotCount && found < 3; ++spot) {
        const Point place = spotAt(cell, spot, state.along(side));
        bool isLegal = isInField(place) && squared(place, state.ball.at) >= setPieceGap * setPieceGap;
        for (int other = 0; other < found; ++other)
            isLegal = isLegal && squared(place, spotAt(cell, spots[static_cast<std::size_t>(other)],
                                                       state.along(side))) >= tokenGap * tokenGap;
        eachOn(state, [&](int piece) {
            if (state.man(piece).cell == cell && sideOf(piece) != side &&
                squared(place, state.man(piece).at) < tokenGap * tokenGap)
                isLegal = false;
        });
        if (isLegal)
            spots[static_cast<std::size_t>(found++)] = spot;
    }
    return found;
}

} // namespace

void listWallCells(const State &state, OptionList &options)
{
    const Side side = state.decider;
    std::array<int, 3> spots{};
    for (int ownCell = 0; ownCell < cellCount; ++ownCell) {
        const int cell = seen(ownCell, state.along(side));
        if (!isOwnGoalArea(ownCell) && crowdAt(state, side, cell) == 0 &&
            wallSpots(state, side, cell, spots) == 3)
            options.add(ownCell);
    }
}

void listWallMen(const State &state, OptionList &options)
{
    const Side side = state.decider;
    if (crowdAt(state, side, state.chosenCell) > 0)
        options.add(doneCode);
    eachOn(state, side, [&](int piece) {
        if (piece != keeperOf(state, side) && state.man(piece).cell != state.chosenCell)
            options.add(manOf(piece));
    });
}

void chooseWallMan(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    const int cell = state.chosenCell;
    if (option != doneCode) {
        const int number = crowdAt(state, side, cell);
        std::array<int, 3> spots{};
        wallSpots(state, side, cell, spots);
        put(state, pieceOf(side, option), cell, spots[static_cast<std::size_t>(number)]);
        state.sides[side].wall = static_cast<Cell>(cell);
        if (number < 2 && inGame(state, side) > 2) {
            state.phase = Phase::WallMan;
            return;
        }
    }
    teller.side(state, event::Wall, side, columnOf(own(state, side, cell)), rowOf(cell),
                crowdAt(state, side, cell));
    state.phase = Phase::SetUp;
}

} // namespace touchline::simulator
