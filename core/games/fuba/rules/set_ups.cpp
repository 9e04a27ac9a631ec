// SPDX-License-Identifier: GPL-3.0-or-later
// Set-ups (specification 6.2), and moves that belong to no stage.
#include "core/games/fuba/rules/set_up_plans.h"
#include "core/games/fuba/rules/situations.h"

#include <algorithm>

namespace touchline::fuba {

namespace {

/// Pieces that the holder must have in the centre at a kick-off.
constexpr int kickOffPieces = 2;
constexpr int mostAdjustments = 2;
constexpr std::int8_t keeperBrought = areaCount;

constexpr SetUpPlan planOf(OptionCode option)
{
    return option == attackingPlan   ? SetUpPlan::Attacking
           : option == defensivePlan ? SetUpPlan::Defensive
                                     : SetUpPlan::Standard;
}

/// Areas where outfield pieces of `side` may be placed.
Areas placesFor(const State &state, Side side)
{
    switch (state.placing.kind) {
    case SetUpKind::KickOff:
        return ownHalf;
    case SetUpKind::Penalty:
        return everywhere & ~fuba::bitOf(side == state.holder ? area::PX : area::PA);
    case SetUpKind::FreeKick:
    case SetUpKind::Corner:
        break;
    }
    return everywhere;
}

/// Whether the keeper's place is free to choose.
bool placesKeeper(const State &state, Side side)
{
    const SetUpKind kind = state.placing.kind;
    return kind == SetUpKind::FreeKick || kind == SetUpKind::Corner ||
           (kind == SetUpKind::Penalty && side == state.holder);
}

/// Whether the holder may put a piece from one area to the next after the set-up.
bool mayAdjust(const State &state, const PieceMove &move)
{
    const Side side = state.holder;
    const SideState &own = state.sides[side];
    const int ball = ballOf(state, side);
    if (move.keeper && (!placesKeeper(state, side) || !has(keeperPlaces(state, side), move.to)))
        return false;
    switch (state.placing.kind) {
    case SetUpKind::KickOff: {
        if (!has(ownHalf, move.to))
            return false;
        const int inCentre = at(own.pieces, area::CC) - (move.from == area::CC ? 1 : 0);
        return move.from != area::CC ||
               inCentre >= std::min<int>(kickOffPieces, outfieldOnPitch(state, side));
    }
    case SetUpKind::FreeKick:
        return move.from != ball || countIn(own, ball) > 1;
    case SetUpKind::Penalty:
        return move.keeper || (move.from != area::PX && move.to != area::PX);
    case SetUpKind::Corner:
        break;
    }
    return true;
}

/// Takes all pieces off; those whose turn has come are back in the game.
void clearPitch(State &state, Side side, const Teller &teller)
{
    SideState &own = state.sides[side];
    std::int8_t kept = 0;
    for (std::int8_t place = 0; place < own.absentCount; ++place) {
        const AbsentPiece piece = own.absent[static_cast<std::size_t>(place)];
        if (isDue(state, piece)) {
            comeBack(own, piece.name);
            teller.of(state, event::Return, side, piece.name, area::CC);
        } else {
            own.absent[static_cast<std::size_t>(kept++)] = piece;
        }
    }
    own.absentCount = kept;
    own.pieces = {};
    own.keeper = area::PA;
    own.keeperOut = false;
    own.strongArea = -1;
}

/// The piece that the kind of set-up puts in its place itself; gives how many are left to be placed.
int placeTaker(State &state, Side side)
{
    SideState &own = state.sides[side];
    const int pieces = own.available - own.absentCount;
    if (side != state.holder)
        return pieces;
    if (state.placing.kind == SetUpKind::Corner)
        return pieces - 1; // at the corner spot
    if (state.placing.kind == SetUpKind::Penalty) {
        at(own.pieces, area::PX) = 1;
        return pieces - 1;
    }
    return pieces;
}

void endQuickMoves(State &state, Side side, bool isAnswer)
{
    if (!isAnswer && state.placing.made > 0)
        push(state, Task::QuickMoves, opposite(side), state.placing.made, 1);
}

} // namespace

/// Where the next piece may go: in any order of the areas.
void listPlaces(const State &state, OptionList &options)
{
    const Side side = state.decider;
    const SideState &own = state.sides[side];
    const Areas places = placesFor(state, side);
    const bool kicksOff = state.placing.kind == SetUpKind::KickOff && side == state.holder;
    const int missing = kicksOff ? kickOffPieces - at(own.pieces, area::CC) : 0;
    for (int area = state.options().setsUpInOrder ? state.placing.lowest : 0; area < areaCount; ++area)
        if (has(places, area) && (area == area::CC || state.placing.left > missing))
            options.add(area);
}

/// Due pieces come back in the centre (6.10).
void joinDue(State &state, const Teller &teller)
{
    for (const Side side : bothSides) {
        SideState &own = state.sides[side];
        std::int8_t kept = 0;
        for (std::int8_t place = 0; place < own.absentCount; ++place) {
            const AbsentPiece piece = own.absent[static_cast<std::size_t>(place)];
            if (isDue(state, piece)) {
                comeBack(own, piece.name);
                addPiece(own, area::CC);
                teller.of(state, event::Return, side, piece.name, area::CC);
            } else {
                own.absent[static_cast<std::size_t>(kept++)] = piece;
            }
        }
        own.absentCount = kept;
    }
}

void beginSetUp(State &state, SetUpKind kind, const Teller &teller)
{
    state.placing = {};
    state.placing.kind = kind;
    state.atSpot = kind == SetUpKind::Corner;
    state.value = 1;
    if (kind == SetUpKind::KickOff)
        state.ball = area::CC;
    state.restart = kind == SetUpKind::KickOff  ? Restart::KickOff
                    : kind == SetUpKind::Corner ? Restart::Corner
                                                : Restart::None;
    teller.side(state, event::SetUp, state.holder, static_cast<int>(kind));
    for (const Side side : bothSides)
        clearPitch(state, side, teller);
    push(state, Task::SetUpDone);
    push(state, Task::Adjust, state.holder);
    push(state, Task::SetUpSide, opposite(state.holder));
    push(state, Task::SetUpSide, state.holder);
}

void beginSide(State &state, Side side)
{
    state.sides[side].pieces = {};
    state.placing.left = static_cast<std::int8_t>(placeTaker(state, side));
    state.placing.lowest = 0;
    ask(state, Phase::SetUpPlan, side);
}

void chooseSetUpPlan(State &state, OptionCode option)
{
    const Side side = state.decider;
    if (option == byHand)
        push(state, Task::PlaceOn, side);
    else
        placeByPlan(state, side, planOf(option));
}

void placeOn(State &state, Side side)
{
    if (state.placing.left > 0)
        ask(state, Phase::SetUpPlace, side);
    else if (placesKeeper(state, side))
        ask(state, Phase::SetUpKeeper, side);
}

void choosePlace(State &state, OptionCode option)
{
    ++at(state.sides[state.decider].pieces, option);
    state.placing.lowest = static_cast<std::int8_t>(option);
    --state.placing.left;
    push(state, Task::PlaceOn, state.decider);
}

void chooseKeeperPlace(State &state, OptionCode option)
{
    state.sides[state.decider].keeper = static_cast<std::int8_t>(option);
}

void listAdjustments(const State &state, OptionList &options)
{
    const SideState &own = state.sides[state.holder];
    options.add(doneCode);
    const auto offer = [&](int from, bool keeper) {
        for (int to = 0; to < areaCount; ++to) {
            const PieceMove move{from, to, keeper, false};
            if (has(besides(from), to) && mayAdjust(state, move))
                options.add(move.code());
        }
    };
    for (int from = 0; from < areaCount; ++from)
        if (at(own.pieces, from) > (state.placing.brought == from ? 1 : 0))
            offer(from, false);
    if (state.placing.brought != keeperBrought)
        offer(own.keeper, true);
}

void chooseAdjustment(State &state, OptionCode option)
{
    if (option == doneCode)
        return;
    SideState &own = state.sides[state.holder];
    const PieceMove move = PieceMove::ofCode(option);
    if (move.keeper) {
        own.keeper = static_cast<std::int8_t>(move.to);
        state.placing.brought = keeperBrought;
    } else {
        --at(own.pieces, move.from);
        ++at(own.pieces, move.to);
        state.placing.brought = static_cast<std::int8_t>(move.to);
    }
    if (state.placing.made + 1 < mostAdjustments)
        push(state, Task::Adjust, state.holder, state.placing.made + 1);
}

void finishSetUp(State &state)
{
    for (const Side side : bothSides)
        freshPieces(state.sides[side]);
}

// Moves without a stage -----------------------------------------------------------------------------------

void applyMove(State &state, Side side, const PieceMove &move, const Teller &teller)
{
    SideState &own = state.sides[side];
    if (move.keeper)
        moveKeeper(own, move.to);
    else
        movePiece(own, move.from, move.to);
    if (move.ball)
        state.ball = static_cast<std::int8_t>(seenBy(side, move.to));
    teller.side(state, event::Move, side, move.from, move.to, move.keeper ? 1 : 0, move.ball ? 1 : 0);
}

/// One move by a special event, or none (6.8).
void chooseFreeMove(State &state, OptionCode option, const Teller &teller)
{
    if (option == doneCode)
        return;
    const PieceMove move = PieceMove::ofCode(option);
    applyMove(state, state.decider, move, teller);
    countChange(state, state.decider, move.from, -1);
    countChange(state, state.decider, move.to, 1);
}

void beginQuickMoves(State &state, Side side, int most, bool isAnswer)
{
    state.placing.made = 0;
    state.placing.most = static_cast<std::int8_t>(most);
    push(state, Task::QuickOn, side, 0, isAnswer ? 1 : 0);
}

void quickOn(State &state, Side side, bool isAnswer)
{
    if (state.placing.made >= state.placing.most) {
        endQuickMoves(state, side, isAnswer);
        return;
    }
    state.placing.lowest = isAnswer ? 1 : 0;
    ask(state, Phase::QuickMove, side);
}

void chooseQuickMove(State &state, OptionCode option, const Teller &teller)
{
    const bool isAnswer = state.placing.lowest != 0;
    if (option == doneCode) {
        endQuickMoves(state, state.decider, isAnswer);
        return;
    }
    applyMove(state, state.decider, PieceMove::ofCode(option), teller);
    ++state.placing.made;
    push(state, Task::QuickOn, state.decider, 0, isAnswer ? 1 : 0);
}

} // namespace touchline::fuba
