// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a TURN: warming up, the roll, fouls, what its end brings (specification 5, 6.12 to 6.14).
#include "core/games/champions/rules/steps.h"

#include <algorithm>

namespace touchline::champions {

namespace {

bool mayWarmUp(const State &state, Side side)
{
    return state.options().substitutions && menIn(state, side, Place::Dugout) != 0 &&
           state.sides[side].substitutions + countOf(menIn(state, side, Place::Strip)) < mostSubstitutions;
}

void askWarmUpOrRoll(State &state, Side side)
{
    if (mayWarmUp(state, side))
        ask(state, Phase::WarmUp, side);
    else
        awaitRoll(state, Phase::TurnRoll, side);
}

/// Calls `each(fouler, victim)` for every pair that this roll forces to a foul.
template <class Each>
void eachFoul(const State &state, Each &&each)
{
    const Side side = state.turnSide;
    const Distances distances(state);
    const int nearest = std::min(distances.nearest(Side::Home), distances.nearest(Side::Away));
    // Nobody gets closer than the nearest opponent; who comes upon the ball has come to 0.
    if (nearest >= farAway || distances.nearest(opposite(side)) != nearest ||
        std::max(0, distances.nearest(side) - state.roll) < nearest)
        return;
    eachMan(menOnGrid(state, side), [&](int man) {
        const Piece fouler = pieceOf(side, man);
        const Steps steps = stepsOf(state, fouler, state.roll);
        eachMan(menOnGrid(state, opposite(side)), [&](int other) {
            const Piece victim = pieceOf(opposite(side), other);
            const int cell = cellOf(state, victim);
            if (isField(cell) && distances.of(victim) == nearest &&
                steps[static_cast<std::size_t>(cell)] == state.roll)
                each(fouler, victim);
        });
    });
}

/// Men of a side by own row, those least advanced first, then by column.
std::array<Piece, squadSize> byRow(const State &state, Side side, Men men, std::size_t &count)
{
    std::array<Piece, squadSize> pieces{};
    count = 0;
    eachMan(men, [&](int man) { pieces[count++] = pieceOf(side, man); });
    std::sort(pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(count), [&](Piece a, Piece b) {
        const int first = ownRow(side, cellOf(state, a));
        const int second = ownRow(side, cellOf(state, b));
        return first != second ? first < second : columnOf(cellOf(state, a)) < columnOf(cellOf(state, b));
    });
    return pieces;
}

/// Outfielders who stand at an endline while the ball is in the other half come one row out (6.13).
void leaveRowOne(State &state, Side side, const Teller &teller)
{
    for (const int row : {1, gridRows - 2}) {
        const bool isBallAway = row == 1 ? rowOf(state.ball) >= 8 : rowOf(state.ball) <= 6;
        if (!isBallAway)
            continue;
        std::size_t count = 0;
        const auto pieces = byRow(state, side, outfieldOnGrid(state, side), count);
        for (std::size_t number = 0; number < count; ++number) {
            const int from = cellOf(state, pieces[number]);
            if (rowOf(from) != row || !isField(from))
                continue;
            stepShift(state, pieces[number], row == 1 ? 1 : -1);
            teller.shift(state, pieces[number], from, ShiftReason::RowOne);
        }
    }
}

} // namespace

void beginTurn(State &state, Side side)
{
    state.turnSide = side;
    state.nextSide = opposite(side);
    state.chanceUsed = {};
    state.touchedInTurn = {};
    state.freeKickTurn = false;
    state.turnKind = Restart::None;
    state.thrower = noPiece;
    state.rebounded = false;
    state.shortened = 0;
}

void listWarmUp(const State &state, OptionList &options)
{
    // What is chosen nearly always comes first.
    options.add(restCode);
    eachMan(menIn(state, state.decider, Place::Dugout), [&](int man) { options.add(man); });
}

void chooseWarmUp(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    if (option == restCode) {
        awaitRoll(state, Phase::TurnRoll, side);
        return;
    }
    setPlace(state, pieceOf(side, option), Place::Strip);
    teller.of(state, event::WarmUp, pieceOf(side, option));
    askWarmUpOrRoll(state, side);
}

void rollTurn(State &state, int die, const Teller &teller)
{
    teller.side(state, event::Turn, state.turnSide, die);
    state.roll = static_cast<std::int8_t>(die);
    countRoll(state, die, teller);
    if (state.whistled) {
        // In extra time the same side rolls again.
        if (!whistleEnds(state, teller))
            awaitRoll(state, Phase::TurnRoll, state.turnSide);
        return;
    }
    if (state.options().fouls && die >= 2) {
        int pairs = 0;
        Piece fouler = noPiece;
        Piece victim = noPiece;
        eachFoul(state, [&](Piece one, Piece other) {
            ++pairs;
            fouler = one;
            victim = other;
        });
        if (pairs == 1)
            return commitFoul(state, fouler, victim, teller);
        if (pairs > 1)
            return ask(state, Phase::FoulChoice, state.turnSide);
    }
    askMove(state, teller);
}

void listFouls(const State &state, OptionList &options)
{
    eachFoul(state, [&](Piece fouler, Piece victim) { options.add(fouler * pairBase + victim); });
}

int foulRolls(const State &state, Side side)
{
    if (!state.options().fouls)
        return 0;
    State there = state;
    beginTurn(there, side);
    int rolls = 0;
    for (int die = 2; die <= d6.faces; ++die) {
        there.roll = static_cast<std::int8_t>(die);
        bool isForced = false;
        eachFoul(there, [&](Piece, Piece) { isForced = true; });
        rolls += isForced ? 1 : 0;
    }
    return rolls;
}

void chooseFoul(State &state, OptionCode option, const Teller &teller)
{
    commitFoul(state, static_cast<Piece>(option / pairBase), static_cast<Piece>(option % pairBase), teller);
}

void shiftOffside(State &state, Side side, const Teller &teller)
{
    const Men men = offsideMen(state, side, state.ball);
    if (men == 0)
        return;
    const int last = offsideRow(state, side, state.ball);
    std::size_t count = 0;
    const auto pieces = byRow(state, side, men, count);
    for (std::size_t number = 0; number < count; ++number) {
        const Piece piece = pieces[number];
        const int from = cellOf(state, piece);
        while (ownRow(side, cellOf(state, piece)) > last)
            if (!stepShift(state, piece, -forward(side)))
                break;
        teller.shift(state, piece, from, ShiftReason::Offside);
    }
}

void stepInsOf(State &state, bool taker, bool wall, const Teller &teller)
{
    const auto stepIn = [&](Piece &pending) {
        if (pending == noPiece)
            return;
        const Piece piece = pending;
        pending = noPiece;
        const int from = cellOf(state, piece);
        if (from == noCellHere || !isRing(from))
            return;
        const int row = rowOf(from) == 0 ? 1 : gridRows - 2;
        const int step = columnOf(from) <= 5 ? 1 : -1;
        int to = noCellHere;
        for (int column = std::clamp(columnOf(from), 1, 10); to == noCellHere && column >= 1 && column <= 10;
             column += step)
            if (isFree(state, cellAt(column, row)) && cellAt(column, row) != state.ball)
                to = cellAt(column, row);
        if (to == noCellHere)
            to = nearestFree(state, from, sideOf(piece), [](int) { return true; });
        put(state, piece, to);
        teller.shift(state, piece, from, ShiftReason::StepIn);
    };
    if (taker)
        stepIn(state.corner.taker);
    if (wall)
        stepIn(state.corner.wall);
}

void endTurn(State &state, const Teller &teller)
{
    const Side side = state.turnSide;
    leaveRowOne(state, side, teller);
    shiftOffside(state, side, teller);
    const auto isOf = [&](Piece piece) { return piece != noPiece && sideOf(piece) == side; };
    stepInsOf(state, isOf(state.corner.taker), isOf(state.corner.wall), teller);
    push(state, Task::NextTurn);
    push(state, Task::WhistleCheck);
}

void nextTurn(State &state)
{
    const Side side = state.nextSide;
    beginTurn(state, side);
    if (state.catchPending) {
        push(state, Task::CatchRoll, side);
        return;
    }
    askWarmUpOrRoll(state, side);
}

} // namespace touchline::champions
