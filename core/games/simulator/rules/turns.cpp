// SPDX-License-Identifier: GPL-3.0-or-later
// Turns, PHASE 2, PHASE 3 (specification 5, 6.4, 6.9).
#include "core/games/simulator/rules/steps.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

constexpr int usualMove = 3;
constexpr int greenRun = 4;
constexpr int mostKicksInInjuryTime = 12;
constexpr int mostSteplessKicks = 8;

bool isThrowInPending(const State &state)
{
    return state.restart.kind == Restart::ThrowIn;
}

int attackersMove(const State &state, int piece)
{
    return reach(state, piece, std::max<int>(usualMove, state.longBall));
}

bool hasOtherSpot(const State &state, int piece)
{
    const Man &man = state.man(piece);
    for (int spot = 0; spot < spotCount; ++spot)
        if (spot != man.spot && isLegalSpot(state, piece, man.cell, spot))
            return true;
    return false;
}

/// 6.5, First-time cross: four cells straight along the outer row through empty cells.
bool isGreenRun(const State &state, int piece, int cell)
{
    const int from = state.man(piece).cell;
    if (!state.options().levels || attackersMove(state, piece) != usualMove ||
        count(state, piece, Colour::Green) == 0 || !isOuterRow(from) || rowOf(cell) != rowOf(from) ||
        distance(from, cell) != greenRun)
        return false;
    const int step = columnOf(cell) > columnOf(from) ? 2 : -2;
    for (int column = columnOf(from) + step; column != columnOf(cell) + step; column += step) {
        const int way = cellAt(column, rowOf(from));
        if (crowdAt(state, Side::Home, way) + crowdAt(state, Side::Away, way) > 0)
            return false;
    }
    return true;
}

bool mayMoveTo(const State &state, int piece, int cell)
{
    if (isThrowInPending(state) && cell == state.ball.cells.first())
        return false;
    if (cell == state.man(piece).cell)
        return hasOtherSpot(state, piece);
    const bool inReach = distance(state.man(piece).cell, cell) <= attackersMove(state, piece);
    return (inReach || isGreenRun(state, piece, cell)) && canEnter(state, piece, cell);
}

template <class May>
bool anyCell(const May &may)
{
    for (int cell = 0; cell < cellCount; ++cell)
        if (may(cell))
            return true;
    return false;
}

template <class May>
void listCellsWhere(const State &state, const May &may, OptionList &options)
{
    const bool along = state.along(state.decider);
    for (int seenCell = 0; seenCell < cellCount; ++seenCell)
        if (may(seen(seenCell, along)))
            options.add(seenCell);
}

void tellMove(const State &state, int piece, int from, const Teller &teller)
{
    const Side side = sideOf(piece);
    const int before = own(state, side, from);
    const int now = own(state, side, state.man(piece).cell);
    teller.of(state, event::Move, piece, columnOf(before), rowOf(before), columnOf(now), rowOf(now));
}

void getUp(State &state, int piece, const Teller &teller)
{
    standUp(state, piece);
    state.man(piece).moved = true;
    teller.of(state, event::StandUp, piece);
}

void endPhase2(State &state, const Teller &teller)
{
    breakWall(state, state.attacker);
    push(state, Task::Phase3);
    if (state.turn.amax > 0)
        clockStep(state, teller);
}

// PHASE 3.

int possessorCell(const State &state)
{
    return state.man(state.ball.possessor).cell;
}

int defendersMove(const State &state, int piece)
{
    return reach(state, piece, std::max(1, allowance(state)));
}

/// With nobody of the attackers moved only the goalkeeper and one other may.
bool mayDefend(const State &state, int piece)
{
    if (state.man(piece).moved)
        return false;
    return allowance(state) > 0 || piece == keeperOf(state, sideOf(piece)) || !state.turn.freePicked;
}

bool isInBallCell(const State &state, int piece)
{
    return state.man(piece).cell == possessorCell(state);
}

bool isEmpty(const State &state, int cell)
{
    return crowdAt(state, Side::Home, cell) + crowdAt(state, Side::Away, cell) == 0;
}

/// An empty cell beside him for the teammate who makes room: not the one that is left, nor the ball's.
bool mayGiveWayTo(const State &state, int mate, int left, int cell)
{
    return distance(state.man(mate).cell, cell) == 1 && cell != left && isEmpty(state, cell) &&
           !state.ball.cells.has(cell) && hasSpot(state, mate, cell);
}

bool canGiveWay(const State &state, int piece, int mate)
{
    if (!anyCell([&](int cell) { return mayGiveWayTo(state, mate, state.man(piece).cell, cell); }))
        return false;
    State without = state;
    lift(without, mate);
    return canEnter(without, piece, state.man(mate).cell);
}

bool mayDefendTo(const State &state, int piece, int cell)
{
    const Side side = sideOf(piece);
    const int from = state.man(piece).cell;
    if (distance(from, cell) > defendersMove(state, piece))
        return false;
    if (cell == from)
        return hasOtherSpot(state, piece);
    if (cell == possessorCell(state) &&
        (state.turn.firstDone || isThrowInPending(state) || pieceAt(state, side, cell) != noPiece))
        return false;
    if (isThrowInPending(state) && cell == state.ball.cells.first())
        return false;
    const int mate = pieceAt(state, side, cell);
    if (mate != noPiece)
        return allowance(state) == 0 && crowdAt(state, side, cell) == 1 && !state.man(mate).lying &&
               canGiveWay(state, piece, mate);
    return canEnter(state, piece, cell);
}

bool mayTackle(const State &state, int piece)
{
    return !state.turn.firstDone && !isThrowInPending(state) && isInBallCell(state, piece);
}

void startTackle(State &state)
{
    state.turn.firstDone = true;
    state.man(state.chosen).moved = true;
    if (state.options().duels)
        beginDuel(state, DuelKind::Tackle, state.ball.possessor, state.chosen);
    else
        awaitRoll(state, Phase::BaseTackleRoll, sideOf(state.chosen));
}

void noteDefender(State &state, int piece)
{
    if (allowance(state) == 0 && piece != keeperOf(state, sideOf(piece)))
        state.turn.freePicked = true;
}

void endPhase3(State &state, const Teller &teller)
{
    breakWall(state, opposite(state.attacker));
    push(state, Task::AfterPhase3);
    state.longBall = 0;
    if (state.turn.defendersMoved > 0)
        clockStep(state, teller);
}

} // namespace

void beginTurn(State &state, Side side, int how, const Teller &teller)
{
    state.attacker = side;
    state.turn = {};
    state.turn.counterFirst = how == 1;
    state.turn.restart = how == 2 ? Restart::None : state.restart.kind;
    for (Man &man : state.men) {
        man.moved = false;
        man.slid = false;
    }
    ++state.turnNumber;
    if (how == 1) {
        state.passer = noPiece;
        teller.side(state, event::Counterattack, side);
    }
    const int seenCell = own(state, side, state.ball.cells.first());
    teller.side(state, event::Turn, side, how == 1 ? 1 : 0, columnOf(seenCell), rowOf(seenCell));
    if (how == 2)
        return push(state, Task::Phase2);
    if (state.injuryTime && state.extraKicks >= mostKicksInInjuryTime)
        return endHalf(state);
    push(state, Task::AskKick);
    if (state.injuryTime)
        ++state.extraKicks;
    if (state.stepless >= mostSteplessKicks)
        clockStep(state, teller);
    ++state.stepless;
}

void beginPhase2(State &state)
{
    ask(state, Phase::Move, state.attacker);
}

void listMovers(const State &state, OptionList &options)
{
    options.add(doneCode);
    eachOn(state, state.attacker, [&](int piece) {
        if (piece == state.ball.possessor || state.man(piece).moved)
            return;
        if (state.man(piece).lying || anyCell([&](int cell) { return mayMoveTo(state, piece, cell); }))
            options.add(manOf(piece));
    });
}

void chooseMover(State &state, OptionCode option, const Teller &teller)
{
    if (option == doneCode)
        return endPhase2(state, teller);
    const int piece = pieceOf(state.attacker, option);
    push(state, Task::Phase2);
    if (state.man(piece).lying)
        return getUp(state, piece, teller);
    state.chosen = static_cast<Piece>(piece);
    ask(state, Phase::MoveTo, state.attacker);
}

void listMoveTo(const State &state, OptionList &options)
{
    listCellsWhere(
        state, [&](int cell) { return mayMoveTo(state, state.chosen, cell); }, options);
}

void chooseMoveTo(State &state, OptionCode option)
{
    state.chosenCell = static_cast<Cell>(cellOfCode(state, option));
    ask(state, Phase::MoveToSpot, state.attacker);
}

void listChosenSpots(const State &state, OptionList &options)
{
    const Man &man = state.man(state.chosen);
    for (int spot = 0; spot < spotCount; ++spot)
        if ((man.cell != state.chosenCell || man.spot != spot) &&
            isLegalSpot(state, state.chosen, state.chosenCell, spot))
            options.add(spot);
}

void chooseMoveToSpot(State &state, OptionCode option, const Teller &teller)
{
    const int piece = state.chosen;
    const int from = state.man(piece).cell;
    const int cells = std::min(distance(from, state.chosenCell), attackersMove(state, piece));
    put(state, piece, state.chosenCell, option);
    state.man(piece).moved = true;
    state.turn.amax = std::max(state.turn.amax, static_cast<std::int8_t>(cells));
    tellMove(state, piece, from, teller);
}

int allowance(const State &state)
{
    return state.longBall > 0 ? state.longBall : state.turn.amax;
}

void beginPhase3(State &state)
{
    ask(state, Phase::Defend, opposite(state.attacker));
}

void listDefenders(const State &state, OptionList &options)
{
    options.add(doneCode);
    eachOn(state, state.decider, [&](int piece) {
        if (!mayDefend(state, piece))
            return;
        if (state.man(piece).lying || mayTackle(state, piece) ||
            anyCell([&](int cell) { return mayDefendTo(state, piece, cell); }))
            options.add(manOf(piece));
    });
}

void chooseDefender(State &state, OptionCode option, const Teller &teller)
{
    if (option == doneCode)
        return endPhase3(state, teller);
    const int piece = pieceOf(state.decider, option);
    push(state, Task::Phase3);
    noteDefender(state, piece);
    if (state.man(piece).lying) {
        state.turn.firstDone = true;
        return getUp(state, piece, teller);
    }
    state.chosen = static_cast<Piece>(piece);
    ask(state, Phase::DefendTo, state.decider);
}

void listDefendTo(const State &state, OptionList &options)
{
    if (mayTackle(state, state.chosen))
        options.add(tackleCode);
    listCellsWhere(
        state, [&](int cell) { return mayDefendTo(state, state.chosen, cell); }, options);
}

void chooseDefendTo(State &state, OptionCode option)
{
    if (option == tackleCode)
        return startTackle(state);
    const int piece = state.chosen;
    const int cell = cellOfCode(state, option);
    state.chosenCell = static_cast<Cell>(cell);
    state.entering = mayTackle(state, piece) || cell == possessorCell(state);
    if (cell == possessorCell(state) && !isInBallCell(state, piece) &&
        !isFrontOf(state.man(piece).cell, cell, state.along(state.attacker)))
        return awaitRoll(state, Phase::EntryRoll, sideOf(piece));
    const int mate = pieceAt(state, sideOf(piece), cell);
    if (mate != noPiece && mate != piece)
        return ask(state, Phase::MakeRoom, state.decider);
    ask(state, Phase::DefendSpot, state.decider);
}

void chooseDefendSpot(State &state, OptionCode option, const Teller &teller)
{
    const int piece = state.chosen;
    const int from = state.man(piece).cell;
    put(state, piece, state.chosenCell, option);
    state.man(piece).moved = true;
    state.turn.defendersMoved =
        std::max(state.turn.defendersMoved, static_cast<std::int8_t>(distance(from, state.chosenCell)));
    tellMove(state, piece, from, teller);
    const bool may = state.entering && state.chosenCell == possessorCell(state);
    state.turn.firstDone = true;
    if (may)
        ask(state, Phase::Tackle, state.decider);
}

void listRoom(const State &state, OptionList &options)
{
    const int mate = pieceAt(state, state.decider, state.chosenCell);
    listCellsWhere(
        state, [&](int cell) { return mayGiveWayTo(state, mate, state.man(state.chosen).cell, cell); },
        options);
}

void chooseRoom(State &state, OptionCode option)
{
    const int mate = pieceAt(state, state.decider, state.chosenCell);
    const int cell = cellOfCode(state, option);
    put(state, mate, cell, lowestSpot(state, mate, cell));
    ask(state, Phase::DefendSpot, state.decider);
}

/// 6.9: from behind or from afar into the ball's cell.
void rollEntry(State &state, int die, const Teller &teller)
{
    const int piece = state.chosen;
    const int cell = possessorCell(state);
    const bool isBehind = distance(state.man(piece).cell, cell) == 1;
    const bool recovers = state.options().levels && count(state, piece, Colour::Blue) > 1;
    const bool isLow = die <= (isBehind && recovers ? 1 : 3);
    const bool isFoul = !isBehind || isLow;
    const Card card = !isFoul ? Card::None : !isBehind && isLow ? Card::Red : Card::Yellow;
    const EntryResult result = !isFoul             ? EntryResult::Enters
                               : card == Card::Red ? EntryResult::Red
                                                   : EntryResult::Yellow;
    teller.of(state, event::Entry, piece, die, static_cast<int>(result));
    if (isFoul)
        return commitFoul(state, isBehind ? FoulKind::Behind : FoulKind::Afar, piece, state.ball.possessor,
                          cell, card, teller);
    ask(state, Phase::DefendSpot, sideOf(piece));
}

void chooseTackle(State &state, OptionCode option, const Teller &teller)
{
    if (option == yesCode)
        startTackle(state);
    else
        teller.of(state, event::TackleWaived, state.chosen);
}

void afterPhase3(State &state, const Teller &teller)
{
    beginTurn(state, state.attacker, 0, teller);
}

} // namespace touchline::simulator
