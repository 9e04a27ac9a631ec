// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_clock.h"
#include "core/games/fuba/rules/rules_stage.h"

namespace touchline::fuba {

/// A turn from its beginning to its stages, and its end (specification, section 5, 6.3 to 6.8).

template <class Sink>
void beginTurn(State &state, Sink &sink)
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
    tell(state, sink, event::TurnBegin, state.holder, state.turn, ballOf(state, state.holder), state.value,
         static_cast<int>(state.restart));
    push(state, Task::ChooseTarget);
    push(state, Task::FirstWindow);
    if (state.options().c4Slow && !state.hourOver && state.period == Period::FirstHalf)
        ask(state, Phase::Timekeeper, Side::Home);
}
template <class Sink>
void chooseTimekeeper(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    state.hourOver = true;
    announce(state, sink, event::HourOver);
}

inline void firstWindow(State &state)
{
    const Side side = state.holder;
    if (!state.atSpot && ballOf(state, side) == area::PA && state.sides[side].keeper == area::PA &&
        canUse(state, side, Skill::CreativeGoalkeeper))
        ask(state, Phase::BeforeTarget, side);
}
template <class Sink>
void chooseBeforeTarget(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, Skill::CreativeGoalkeeper, sink);
    state.sides[opposite(state.decider)].movesPenalty = 2;
}

// Target --------------------------------------------------------------------------------------------------

inline constexpr int crossingFlag = 16;

inline void listTargets(const State &state, OptionList &options)
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

[[nodiscard]] inline bool mayTrap(const State &state)
{
    const Side other = opposite(state.holder);
    const int target = targetOf(state, state.holder);
    return canUse(state, other, Skill::OffsideTrap) && isOnTheEdge(state, target, 0) &&
           countSeen(state, other, state.holder, target) > 0;
}

template <class Sink>
void chooseTarget(State &state, OptionCode option, Sink &sink)
{
    const Side side = state.holder;
    const int to = option % crossingFlag;
    state.crossing = option >= crossingFlag;
    state.target = static_cast<std::int8_t>(seenBy(side, to));
    if (state.crossing)
        useSkill(state, side, Skill::Crossing, sink);
    push(state, Task::Play);
    if (mayTrap(state))
        ask(state, Phase::AfterTarget, opposite(side));
}
template <class Sink>
void chooseTrap(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    useSkill(state, state.decider, Skill::OffsideTrap, sink);
    state.trap = true;
}

template <class Sink>
void play(State &state, Sink &sink)
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
    tell(state, sink, event::Pass, side, from, to, before, value, state.crossing ? 1 : 0, state.trap ? 1 : 0);
    awaitRoll(state, Phase::ControlHolder, side);
}

// Control check and special events (6.7, 6.8) -------------------------------------------------------------

template <class Sink>
void check(State &state, Sink &sink)
{
    const ControlResult result = state.holderDie > state.value   ? ControlResult::Kept
                                 : state.holderDie < state.value ? ControlResult::Lost
                                                                 : ControlResult::Event;
    tell(state, sink, event::Control, state.holder, state.holderDie, state.otherDie, state.value,
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

/// Both dice alike: no stages, and what else the pair brings.
template <class Sink>
void drawnEvent(State &state, int die, Sink &sink)
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
            gainCondition(state, side, zoneOfTarget(state, side), 1, Why::SpecialEvent, sink);
    if (die == 6) {
        push(state, Task::Injure, opposite(state.holder));
        push(state, Task::Injure, state.holder);
    }
}

template <class Sink>
void rollEvent(State &state, int die, Sink &sink)
{
    state.eventOtherDie = static_cast<std::int8_t>(die);
    const Side side = state.holder;
    const Side other = opposite(side);
    const int difference = state.eventHolderDie - die;
    tell(state, sink, event::SpecialEvent, side, state.eventHolderDie, die, difference);
    if (difference == 0) {
        drawnEvent(state, die, sink);
        return;
    }
    if (difference == -1 || difference == 1) {
        foul(state, difference < 0 ? other : side, sink);
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
template <class Sink>
void newValue(State &state, Sink &sink)
{
    const int die = state.holder == state.turnHolder ? state.otherDie : state.holderDie;
    state.value = static_cast<std::int8_t>(std::clamp(die + state.valueModifier, 1, 6));
    tell(state, sink, event::NewValue, state.holder, state.value, state.valueModifier);
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

inline void listOrderSkills(const State &state, Side side, OptionList &options)
{
    options.add(passCode);
    const int target = targetOf(state, side);
    if (zoneOf(target) == Line::Midfield && canUse(state, side, Skill::MidfieldGeneral))
        options.add(skillCode(Skill::MidfieldGeneral));
    if (side == state.holder && target == area::PX && state.first != side &&
        countIn(state.sides[side], target) > 0 && canUse(state, side, Skill::GoalPoacher))
        options.add(skillCode(Skill::GoalPoacher));
}
template <class Sink>
void chooseOrder(State &state, OptionCode option, Sink &sink)
{
    if (option == passCode)
        return;
    const Skill skill = skillOf(option);
    useSkill(state, state.decider, skill, sink);
    state.first = opposite(state.first);
    if (skill == Skill::GoalPoacher)
        state.poacher = static_cast<std::int8_t>(index(state.decider));
}

template <class Sink>
void beginStages(State &state, Sink &sink)
{
    joinDue(state, sink);
    push(state, Task::EndTurn);
    push(state, Task::Stage, opposite(state.first), 2);
    push(state, Task::Stage, state.first, 1,
         state.poacher == static_cast<std::int8_t>(index(state.first)) ? 1 : 0);
}

// The turn ends -------------------------------------------------------------------------------------------

template <class Sink>
void endTurn(State &state, Sink &sink)
{
    dropAll(state);
    joinDue(state, sink);
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
