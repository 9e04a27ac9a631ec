// SPDX-License-Identifier: GPL-3.0-or-later
// Dead balls and re-starts, in their order (specification 6.15).
#include "core/games/champions/rules/steps.h"

#include <algorithm>

namespace touchline::champions {

namespace {

/// The cell of the endline where the wall of a corner stands.
int wallCell(const State &state)
{
    const int spot = state.restart.cell;
    return cellAt(columnOf(spot) + (columnOf(spot) <= 5 ? 2 : -2), rowOf(spot));
}

/// Before a corner everybody comes a row nearer to the endline, rows 3 and up (6.15, step 1).
void shiftToCorner(State &state, const Teller &teller)
{
    const Side end = opposite(state.restart.side);
    for (int row = 3; row <= gridRows - 2; ++row)
        for (int column = 1; column <= gridColumns - 2; ++column) {
            const int from = cellAt(column, gridRow(end, row));
            const Piece piece = occupantOf(state, from);
            const int to = cellAt(column, gridRow(end, row - 1));
            if (piece == noPiece || isGoalie(state, piece) || !isFree(state, to) || to == state.ball)
                continue;
            put(state, piece, to);
            teller.shift(state, piece, from, ShiftReason::Corner);
        }
}

/// Fouler and victim stand up where they are; then the penalty area is cleared.
void clearPenaltyArea(State &state, const Teller &teller)
{
    const Side end = state.foul.side;
    const Cells &area = state.tables->ends[end].penaltyArea;
    state.ball = noCellHere;
    for (const Piece piece : {state.foul.fouler, state.foul.victim}) {
        if (piece == noPiece || placeOf(state, piece) != Place::Held)
            continue;
        put(state, piece, nearestFree(state, state.foul.cell, end, [](int) { return true; }));
        setPlace(state, piece, Place::Pitch);
    }
    std::array<Piece, std::size_t{2} * squadSize> inside{};
    std::size_t count = 0;
    for (const Side side : bothSides)
        eachMan(outfieldOnGrid(state, side), [&](int man) {
            if (isIn(area, state.sides[side].cell[static_cast<std::size_t>(man)]))
                inside[count++] = pieceOf(side, man);
        });
    std::sort(inside.begin(), inside.begin() + static_cast<std::ptrdiff_t>(count), [&](Piece a, Piece b) {
        const int first = cellOf(state, a);
        const int second = cellOf(state, b);
        return ownRow(end, first) != ownRow(end, second) ? ownRow(end, first) > ownRow(end, second)
                                                         : columnOf(first) < columnOf(second);
    });
    for (std::size_t number = 0; number < count; ++number) {
        const Piece piece = inside[number];
        const int from = cellOf(state, piece);
        while (isIn(area, cellOf(state, piece)))
            if (!stepShift(state, piece, forward(end))) {
                put(state, piece, nearestFree(state, cellOf(state, piece), sideOf(piece), [&](int cell) {
                        return !isIn(area, cell);
                    }));
                break;
            }
        teller.shift(state, piece, from, ShiftReason::Penalty);
    }
}

void tellRestart(const State &state, const Teller &teller)
{
    const int column = state.ball == noCellHere ? 0 : columnOf(state.ball);
    const int row = state.ball == noCellHere ? 0 : rowOf(state.ball);
    const Side side = state.restart.side;
    switch (state.restart.kind) {
    case Restart::ThrowIn:
        return teller.side(state, event::ThrowIn, side, column, row);
    case Restart::Corner:
        return teller.side(state, event::Corner, side, column, row);
    case Restart::GoalKick:
        return teller.side(state, event::GoalKick, side, column, row);
    case Restart::FreeKick:
    case Restart::HandBall:
        return teller.side(state, event::FreeKick, side, column, row);
    case Restart::Penalty:
        return teller.side(state, event::Penalty, side);
    case Restart::None:
    case Restart::AfterGoal:
        return;
    }
}

} // namespace

void deadBall(State &state, Restart kind, Side side, int cell, const Teller &teller)
{
    static_cast<void>(teller);
    state.todo.size = 0;
    state.restart = {};
    state.restart.kind = kind;
    state.restart.side = side;
    state.restart.cell = static_cast<std::int16_t>(cell);
    if (kind == Restart::FreeKick || kind == Restart::Penalty)
        state.restart.ballBefore = state.ball;
    state.catchPending = false;
    state.incomers = 0;
    state.asked = 0;
    const bool isFreeKick = kind == Restart::FreeKick || kind == Restart::HandBall;
    // Nobody is put where the ball will lie.
    state.ball = static_cast<std::int16_t>(isFreeKick ? cell : noCellHere);
    push(state, Task::RestartRoll);
    push(state, Task::Special);
    push(state, Task::LayBall);
    push(state, Task::StepIns);
    push(state, Task::GoalieCell, Side::Home);
    push(state, Task::GoalieCell, Side::Away);
    for (const Side one : {Side::Home, Side::Away}) {
        push(state, Task::SubCell, one);
        push(state, Task::SubOff, one);
        push(state, Task::SubBack, one, kind == Restart::AfterGoal ? 1 : 0);
    }
    push(state, Task::WhistleCheck);
    if (kind == Restart::HandBall) {
        state.foul = {noPiece, noPiece, static_cast<std::int16_t>(cell), opposite(side)};
        push(state, Task::Forced, opposite(side), 2);
    } else if (kind == Restart::FreeKick || kind == Restart::Penalty) {
        push(state, Task::Forced, side, 1);
        push(state, Task::Forced, opposite(side), 0);
    } else {
        state.foul = {};
    }
}

void listGoalieCells(const State &state, OptionList &options)
{
    for (const int number : {0, 1})
        options.add(goalCell(state.decider, number));
}

void chooseGoalieCell(State &state, OptionCode option)
{
    const Piece goalie = goalieOf(state, state.decider);
    put(state, goalie, option);
    setPlace(state, goalie, Place::Pitch);
    // Somebody else stands for him at the free kick (R19, exception 2).
    if (state.foul.victim == goalie)
        state.foul.victim = noPiece;
    if (state.foul.fouler == goalie)
        state.foul.fouler = noPiece;
}

void layBall(State &state, const Teller &teller)
{
    RestartState &restart = state.restart;
    if (restart.kind == Restart::AfterGoal || restart.kind == Restart::GoalKick)
        restart.cell = static_cast<std::int16_t>(cellOf(state, goalieOf(state, restart.side)));
    state.ball = restart.cell;
    if (restart.kind == Restart::Penalty) {
        const Cells &spots = state.tables->ends[state.foul.side].penaltySpots;
        state.ball = static_cast<std::int16_t>(spots.first());
    }
    tellRestart(state, teller);
    shiftOffside(state, Side::Away, teller);
    shiftOffside(state, Side::Home, teller);
}

void special(State &state, const Teller &teller)
{
    const Side side = state.restart.side;
    switch (state.restart.kind) {
    case Restart::ThrowIn:
        return ask(state, Phase::Taker, side);
    case Restart::Corner:
        shiftToCorner(state, teller);
        push(state, Task::CornerWall);
        return ask(state, Phase::Taker, side);
    case Restart::FreeKick:
    case Restart::HandBall:
        push(state, Task::ClearRing);
        push(state, Task::FreeKickWall);
        return placeVictim(state, teller);
    case Restart::Penalty:
        clearPenaltyArea(state, teller);
        push(state, Task::GoalieCell, state.foul.side);
        push(state, Task::PenaltyTaker);
        state.restart.spotFor = SpotFor::Penalty;
        return ask(state, Phase::Spot, side);
    case Restart::None:
    case Restart::AfterGoal:
    case Restart::GoalKick:
        return;
    }
}

void askPenaltyTaker(State &state)
{
    ask(state, Phase::Taker, state.restart.side);
}

void listTakers(const State &state, OptionList &options)
{
    const Side side = state.decider;
    const bool anybody = state.restart.kind == Restart::Penalty;
    eachMan(anybody ? menOnGrid(state, side) : outfieldOnGrid(state, side),
            [&](int man) { options.add(man); });
}

void chooseTaker(State &state, OptionCode option, const Teller &teller)
{
    const Piece piece = pieceOf(state.decider, option);
    state.restart.taker = piece;
    switch (state.restart.kind) {
    case Restart::ThrowIn:
        put(state, piece, state.restart.cell);
        return teller.placed(state, piece);
    case Restart::Corner:
        lift(state, piece);
        state.restart.spotFor = SpotFor::CornerTaker;
        return ask(state, Phase::Spot, state.decider);
    case Restart::Penalty:
        put(state, piece, state.restart.cell);
        state.ball = state.restart.cell;
        return teller.placed(state, piece);
    case Restart::None:
    case Restart::AfterGoal:
    case Restart::GoalKick:
    case Restart::FreeKick:
    case Restart::HandBall:
        // He stands for the victim of the foul.
        lift(state, piece);
        setPlace(state, piece, Place::Held);
        state.foul.victim = piece;
        return placeVictim(state, teller);
    }
}

void listWall(const State &state, OptionList &options)
{
    eachMan(outfieldOnGrid(state, state.decider), [&](int man) { options.add(man); });
}

void chooseWall(State &state, OptionCode option, const Teller &teller)
{
    const Piece piece = pieceOf(state.decider, option);
    if (state.restart.kind != Restart::Corner) {
        lift(state, piece);
        setPlace(state, piece, Place::Held);
        state.foul.fouler = piece;
        return placeOffender(state, teller);
    }
    const int from = cellOf(state, piece);
    put(state, piece, wallCell(state));
    state.corner.wall = piece;
    teller.shift(state, piece, from, ShiftReason::Wall);
}

void askRestartRoll(State &state)
{
    awaitRoll(state, state.restart.kind == Restart::ThrowIn ? Phase::ThrowRoll : Phase::RestartRoll,
              state.restart.side);
}

void rollRestart(State &state, int die, const Teller &teller)
{
    if (die == 1)
        return; // again, and it does not count
    const Side side = state.restart.side;
    const Restart kind = state.restart.kind;
    countRoll(state, die, teller);
    teller.side(state, event::RestartRoll, side, static_cast<int>(kind), die);
    beginTurn(state, side);
    state.turnKind = kind;
    state.roll = static_cast<std::int8_t>(die);
    Play play;
    play.side = side;
    play.left = static_cast<std::int8_t>(die);
    play.cell = state.restart.cell;
    play.firstField = true;
    switch (kind) {
    case Restart::FreeKick:
    case Restart::HandBall:
        state.freeKickTurn = true;
        return askMove(state, teller);
    case Restart::ThrowIn:
        state.thrower = state.restart.taker;
        break;
    case Restart::Corner:
        put(state, state.restart.taker, state.restart.cell);
        state.corner.taker = state.restart.taker;
        break;
    case Restart::Penalty:
        play.firstField = false;
        play.shotsOnly = true;
        break;
    case Restart::None:
    case Restart::AfterGoal:
    case Restart::GoalKick:
        ++play.left;
        break;
    }
    play.restarter = static_cast<std::int8_t>(manOf(occupantOf(state, play.cell)));
    beginPlay(state, play, teller);
}

} // namespace touchline::champions
