// SPDX-License-Identifier: GPL-3.0-or-later
// The marker of the time track, and the test whether a team tires (specification 6.6, A2).
// A turn from its beginning to its stages, and its end (specification, section 5, 6.3 to 6.8).
#include "core/games/fuba/rules/situations.h"

#include <algorithm>
#include <cstdlib>

namespace touchline::fuba {

namespace {

constexpr int mostTirednessDice = 3;

bool mayTrap(const State &state)
{
    const Side other = opposite(state.holder);
    const int target = targetOf(state, state.holder);
    return canUse(state, other, Skill::OffsideTrap) && isOnTheEdge(state, target, 0) &&
           countSeen(state, other, state.holder, target) > 0;
}

/// Both dice alike: no stages, and what else the pair brings.
void drawnEvent(State &state, int die, const Teller &teller)
{
    state.noStages = true;
    if (has(cornerAreas, state.target)) {
        const Side side = targetOf(state, Side::Home) >= area::CA ? Side::Home : Side::Away;
        push(state, Task::CornerFor, side, targetOf(state, side));
    } else {
        push(state, Task::NewValue);
        push(state, Task::FetchBall);
    }
    if (die <= 2 && state.options().condition)
        for (const Side side : {state.holder, opposite(state.holder)})
            gainCondition(state, side, zoneOfTarget(state, side), 1, Why::SpecialEvent, teller);
    if (die == 6) {
        push(state, Task::Injure, opposite(state.holder));
        push(state, Task::Injure, state.holder);
    }
}

} // namespace

/// Moves the marker; false where the half is over at once.
bool advanceClock(State &state)
{
    const int difference = std::abs(state.holderDie - state.otherDie);
    if (state.stoppage > 0) {
        if (difference < state.stoppage)
            return false;
        ++state.stoppage;
        state.moved = 1;
        state.endAfterTurn = state.stoppage == 5;
        return true;
    }
    int squares = difference == 0 ? state.holderDie : difference;
    if (state.options().c4Late && state.period == Period::FirstHalf)
        ++squares;
    if (state.hourOver)
        ++squares;
    const int room = lastSquare(state.period) - state.square;
    state.moved = static_cast<std::int8_t>(std::min(squares, room + 1));
    if (squares > room) {
        state.square = static_cast<std::int16_t>(lastSquare(state.period));
        state.stoppage = 1;
    } else {
        state.square = static_cast<std::int16_t>(state.square + squares);
    }
    return true;
}

void rollControl(State &state, int die, const Teller &teller)
{
    state.otherDie = static_cast<std::int8_t>(die);
    if (!advanceClock(state)) {
        teller.all(state, event::HalfDecided, state.holderDie, state.otherDie);
        state.endAfterTurn = true;
        push(state, Task::EndTurn);
        return;
    }
    push(state, Task::Check);
    if (state.options().condition && state.moved >= tiringSquares) {
        push(state, Task::TirednessTest, opposite(state.holder));
        push(state, Task::TirednessTest, state.holder);
    }
}

void rollTired(State &state, int die, const Teller &teller)
{
    const Side side = state.rollSide;
    state.rollSum = static_cast<std::int8_t>(state.rollSum + die);
    ++state.rollCount;
    const bool passed = state.rollSum * 10 >= clockOf(state);
    teller.side(state, event::TirednessTest, side, die, state.rollSum, clockOf(state), passed ? 1 : 0);
    if (passed)
        return;
    if (state.rollCount < mostTirednessDice)
        push(state, Task::TirednessTest, side, state.rollSum, state.rollCount);
    const Line zone = zoneOfTarget(state, side);
    const bool fixed = state.rollCount == 1 && conditionOf(state.sides[side], zone) > 0;
    push(state, Task::Lose, side, fixed ? static_cast<int>(zone) : anyLine, static_cast<int>(Why::Tiredness));
}

void beginTurn(State &state, const Teller &teller)
{
    for (const Side side : bothSides) {
        SideState &own = state.sides[side];
        freshPieces(own);
        own.noDefence = false;
        own.movesPenalty = 0;
        own.strongArea = -1;
    }
    state.noPress = false;
    state.noStages = false;
    state.valueModifier = 0;
    state.moved = 0;
    state.crossing = false;
    state.trap = false;
    state.poacher = -1;
    state.turnIsCorner = state.restart == Restart::Corner;
    state.turnIsFreeKick = false;
    state.stage = {};
    state.start = state.ball;
    state.target = state.ball;
    state.turnHolder = state.holder;
    teller.side(state, event::TurnBegin, state.holder, state.turn, ballOf(state, state.holder), state.value,
                static_cast<int>(state.restart));
    push(state, Task::ChooseTarget);
    push(state, Task::FirstWindow);
    if (state.options().c4Slow && !state.hourOver && state.period == Period::FirstHalf)
        ask(state, Phase::Timekeeper, Side::Home);
}

void chooseTimekeeper(State &state, OptionCode option, const Teller &teller)
{
    if (option == passCode)
        return;
    state.hourOver = true;
    teller.all(state, event::HourOver);
}

void firstWindow(State &state)
{
    const Side side = state.holder;
    if (!state.atSpot && ballOf(state, side) == area::PA && state.sides[side].keeper == area::PA &&
        canUse(state, side, Skill::CreativeGoalkeeper))
        ask(state, Phase::BeforeTarget, side);
}

void chooseBeforeTarget(State &state, OptionCode option, const Teller &teller)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, Skill::CreativeGoalkeeper, teller);
    state.sides[opposite(state.decider)].movesPenalty = 2;
}

// Target --------------------------------------------------------------------------------------------------

void listTargets(const State &state, OptionList &options)
{
    const Areas reached = reachedAreas(state);
    for (int area = 0; area < areaCount; ++area) {
        if (!has(reached, area) || !mayTargetReached(state, area))
            continue;
        if (valueAfterPass(state, area, false) <= 6)
            options.add(area);
        if (mayCross(state, area) && valueAfterPass(state, area, true) <= 6)
            options.add(area + crossingFlag);
    }
}

void chooseTarget(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.holder;
    const int to = option % crossingFlag;
    state.crossing = option >= crossingFlag;
    state.target = static_cast<std::int8_t>(seenBy(side, to));
    if (state.crossing)
        useSkill(state, side, Skill::Crossing, teller);
    push(state, Task::Play);
    if (mayTrap(state))
        ask(state, Phase::AfterTarget, opposite(side));
}

void chooseTrap(State &state, OptionCode option, const Teller &teller)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, Skill::OffsideTrap, teller);
    state.trap = true;
}

void play(State &state, const Teller &teller)
{
    const Side side = state.holder;
    const int from = ballOf(state, side);
    const int to = targetOf(state, side);
    const int before = state.value;
    const int value = valueAfterPass(state, to, state.crossing, state.trap);
    if (state.atSpot)
        addPiece(state.sides[side], from);
    state.atSpot = false;
    state.ball = state.target;
    state.value = static_cast<std::int8_t>(value);
    state.restart = Restart::None;
    countOrder(state);
    teller.side(state, event::Pass, side, from, to, before, value, state.crossing ? 1 : 0,
                state.trap ? 1 : 0);
    awaitRoll(state, Phase::ControlHolder, side);
}

// Control check and special events (6.7, 6.8) -------------------------------------------------------------

void check(State &state, const Teller &teller)
{
    const ControlResult result = state.holderDie > state.value   ? ControlResult::Kept
                                 : state.holderDie < state.value ? ControlResult::Lost
                                                                 : ControlResult::Event;
    teller.side(state, event::Control, state.holder, state.holderDie, state.otherDie, state.value,
                static_cast<int>(result));
    if (result == ControlResult::Event) {
        awaitRoll(state, Phase::EventHolder, state.holder);
        return;
    }
    if (result == ControlResult::Lost)
        state.holder = opposite(state.holder);
    push(state, Task::NewValue);
    push(state, Task::FetchBall);
}

void rollEvent(State &state, int die, const Teller &teller)
{
    state.eventOtherDie = static_cast<std::int8_t>(die);
    const Side side = state.holder;
    const Side other = opposite(side);
    const int difference = state.eventHolderDie - die;
    teller.side(state, event::SpecialEvent, side, state.eventHolderDie, die, difference);
    if (difference == 0) {
        drawnEvent(state, die, teller);
        return;
    }
    if (difference == -1 || difference == 1) {
        foul(state, difference < 0 ? other : side, teller);
        return;
    }
    push(state, Task::NewValue);
    push(state, Task::FetchBall);
    switch (difference) {
    case -5:
        push(state, Task::FreeMove, other);
        push(state, Task::FreeMove, other);
        break;
    case -4:
        state.holder = other;
        state.ball = state.start;
        state.target = state.start;
        countOrder(state);
        break;
    case -3:
        push(state, Task::FreeMove, other);
        break;
    case -2:
        state.valueModifier = 1;
        break;
    case 2:
        state.valueModifier = -1;
        break;
    case 3:
        push(state, Task::FreeMove, side);
        break;
    case 4:
        state.valueModifier = -2;
        break;
    default:
        state.sides[other].noDefence = true;
        break;
    }
}

/// The die of the side that is without the ball now is the new value.
void newValue(State &state, const Teller &teller)
{
    const int die = state.holder == state.turnHolder ? state.otherDie : state.holderDie;
    state.value = static_cast<std::int8_t>(std::clamp(die + state.valueModifier, 1, 6));
    teller.side(state, event::NewValue, state.holder, state.value, state.valueModifier);
    if (state.noStages) {
        push(state, Task::EndTurn);
        return;
    }
    const int lead = state.sides[state.holder].orderCount - state.sides[opposite(state.holder)].orderCount;
    state.first = lead > 0 ? state.holder : opposite(state.holder);
    push(state, Task::Stages);
    push(state, Task::OrderWindow, opposite(state.holder));
    push(state, Task::OrderWindow, state.holder);
}

// Order of the stages -------------------------------------------------------------------------------------

void listOrderSkills(const State &state, OptionList &options)
{
    const Side side = state.decider;
    options.add(passCode);
    const int target = targetOf(state, side);
    if (zoneOf(target) == Line::Midfield && canUse(state, side, Skill::MidfieldGeneral))
        options.add(skillCode(Skill::MidfieldGeneral));
    if (side == state.holder && target == area::PX && state.first != side &&
        countIn(state.sides[side], target) > 0 && canUse(state, side, Skill::GoalPoacher))
        options.add(skillCode(Skill::GoalPoacher));
}

void chooseOrder(State &state, OptionCode option, const Teller &teller)
{
    if (option == passCode)
        return;
    const Skill skill = skillOf(option);
    useSkill(state, state.decider, skill, teller);
    state.first = opposite(state.first);
    if (skill == Skill::GoalPoacher)
        state.poacher = static_cast<std::int8_t>(index(state.decider));
}

void beginStages(State &state, const Teller &teller)
{
    joinDue(state, teller);
    push(state, Task::EndTurn);
    push(state, Task::Stage, opposite(state.first), 2);
    push(state, Task::Stage, state.first, 1,
         state.poacher == static_cast<std::int8_t>(index(state.first)) ? 1 : 0);
}

// The turn ends -------------------------------------------------------------------------------------------

void endTurn(State &state, const Teller &teller)
{
    dropAll(state);
    joinDue(state, teller);
    for (const Side side : bothSides) {
        SideState &own = state.sides[side];
        own.formation = own.pending;
        own.strongArea = -1;
        freshPieces(own);
    }
    ++state.turn;
    if (state.endAfterTurn) {
        state.waiting = Restart::None;
        push(state, Task::EndHalf);
        return;
    }
    push(state, Task::BeginTurn);
    if (state.waiting != Restart::None)
        push(state, Task::SetUp, state.holder,
             static_cast<int>(state.waiting == Restart::Corner ? SetUpKind::Corner : SetUpKind::KickOff));
    state.waiting = Restart::None;
}

} // namespace touchline::fuba
