// SPDX-License-Identifier: GPL-3.0-or-later
// Where the ball goes beside a pass: free kicks, fetching it, goals, corners, goal kicks, penalties.
#include "core/games/fuba/rules/situations.h"

#include <algorithm>

namespace touchline::fuba {

namespace {

constexpr int quickLevel = 4;
constexpr int anyNumber = 99;

/// By the fixture, or as a rule of the house.
bool hasGoldenGoal(const State &state)
{
    return state.options().goldenGoal ||
           state.tables->decision.extraTime == DecisionRules::ExtraTime::GoldenGoal;
}

} // namespace

/// The free kick for the side that was fouled, at the target area (6.18).
void giveFreeKick(State &state, const Teller &teller)
{
    const Side side = opposite(state.fouler);
    dropAll(state);
    state.holder = side;
    state.ball = state.target;
    state.value = 1;
    state.restart = Restart::None;
    state.stage = {};
    state.turnIsFreeKick = true;
    endStrength(state);
    const int place = ballOf(state, side);
    if (place == area::PX) {
        teller.side(state, event::Penalty, side);
        push(state, Task::TakePenalty);
        push(state, Task::SetUp, side, static_cast<int>(SetUpKind::Penalty));
        return;
    }
    const bool quick = levelOf(place) <= quickLevel;
    teller.side(state, event::FreeKick, side, place, quick ? 1 : 0);
    push(state, Task::ShotOrPlay);
    if (!quick) {
        push(state, Task::SetUp, side, static_cast<int>(SetUpKind::FreeKick));
        return;
    }
    push(state, Task::QuickMoves, side, anyNumber);
    push(state, Task::FetchBall);
}

// Fetch (6.7) ---------------------------------------------------------------------------------------------

void listFetches(const State &state, OptionList &options)
{
    const Side side = state.holder;
    const SideState &own = state.sides[side];
    const int ball = ballOf(state, side);
    const int keeperSteps = distance(own.keeper, ball);
    int nearest = areaCount;
    for (int area = 0; area < areaCount; ++area)
        if (at(own.pieces, area) > 0)
            nearest = std::min(nearest, distance(area, ball));
    // Whoever was without the ball when the turn began may spare his keeper the way.
    const bool sparesKeeper = state.turnHolder != side;
    if (keeperSteps >= nearest || sparesKeeper)
        for (int area = 0; area < areaCount; ++area)
            if (at(own.pieces, area) > 0 && distance(area, ball) == nearest)
                options.add(area);
    if (keeperSteps <= nearest)
        options.add(fetchKeeper + own.keeper);
}

void chooseFetch(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.holder;
    SideState &own = state.sides[side];
    const int ball = ballOf(state, side);
    if (option >= fetchKeeper) {
        teller.side(state, event::Fetch, side, own.keeper, ball, 1, 0);
        bringKeeper(own, ball);
        return;
    }
    teller.side(state, event::Fetch, side, option, ball, 0, 0);
    --at(own.pieces, option);
    ++at(own.pieces, ball);
    // It is not used up by this; of those that have moved, one that is freed goes last.
    if (at(own.unmoved, option) > 0) {
        --at(own.unmoved, option);
        ++at(own.unmoved, ball);
    } else if (at(own.freed, option) > at(own.pieces, option)) {
        --at(own.freed, option);
        ++at(own.freed, ball);
    }
}

// Goals, corners, goal kicks ------------------------------------------------------------------------------

void tellAssist(const State &state, Side side, int helper, const Teller &teller)
{
    if (helper != noName)
        teller.of(state, event::Assist, side, helper);
}

/// The turn is over, the other side kicks off; a golden goal ends the match.
void afterGoal(State &state, const Teller &teller)
{
    dropAll(state);
    state.holder = opposite(state.holder);
    state.waiting = Restart::KickOff;
    if (hasGoldenGoal(state) && state.period >= Period::ExtraTime) {
        teller.all(state, EventKind::PeriodEnd, state.score.home, state.score.away);
        push(state, Task::Finish);
        return;
    }
    push(state, Task::EndTurn);
}

void scoreGoal(State &state, GoalHow how, int scorer, const Teller &teller)
{
    const Side side = state.holder;
    ++state.score.of(side);
    teller.of(state, EventKind::Goal, side, scorer, state.score.home, state.score.away,
              static_cast<int>(how));
    if (how != GoalHow::Penalty && state.start != state.target && how != GoalHow::FreeKick) {
        const int helper = drawAssist(state, side, scorer);
        if (asksForName(state, Phase::AssistPick, side, mayAssist(state.sides[side], scorer), helper))
            return;
        tellAssist(state, side, helper, teller);
    }
    afterGoal(state, teller);
}

/// A corner waits for the end of the turn; `area` as the side sees it.
void awardCorner(State &state, Side side, int area, const Teller &teller)
{
    dropAll(state);
    teller.side(state, event::Corner, side, area);
    state.holder = side;
    state.ball = static_cast<std::int8_t>(seenBy(side, area));
    state.waiting = Restart::Corner;
    push(state, Task::EndTurn);
}

/// `area` nowhere: the side chooses (R18).
void cornerFor(State &state, Side side, int area, const Teller &teller)
{
    if (area == nowhere)
        ask(state, Phase::CornerSide, side);
    else
        awardCorner(state, side, area, teller);
}

void chooseGoalKick(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.holder;
    const bool afterPenalty = state.points != 0;
    teller.side(state, event::GoalKick, side, option);
    if (option == slowGoalKick) {
        dropAll(state);
        // It ends the stage, and so what a skill was in it.
        if (!state.options().strongInSlowGoalKick)
            endStrength(state);
        state.restart = Restart::SlowGoalKick;
        push(state, Task::EndTurn);
        push(state, Task::QuickMoves, side, anyNumber);
    } else if (afterPenalty) {
        dropAll(state);
        push(state, Task::EndTurn);
    }
}

/// The goal kick of the side that is without the ball now (6.19).
void awardGoalKick(State &state, bool afterPenalty, const Teller &teller)
{
    const Side side = opposite(state.holder);
    SideState &own = state.sides[side];
    state.holder = side;
    state.ball = static_cast<std::int8_t>(seenBy(side, area::PA));
    state.value = 1;
    state.noPress = true;
    state.restart = Restart::GoalKick;
    state.points = afterPenalty ? 1 : 0;
    if (countIn(own, area::PA) == 0)
        bringKeeper(own, area::PA);
    if (state.endAfterTurn)
        chooseGoalKick(state, normalGoalKick, teller);
    else
        ask(state, Phase::GoalKick, side);
}

// Penalties (6.18) ----------------------------------------------------------------------------------------

void takePenalty(State &state)
{
    ask(state, Phase::Dive, opposite(state.holder));
}

void chooseDive(State &state, OptionCode option)
{
    state.dive = static_cast<std::int8_t>(option);
    ask(state, Phase::Spot, opposite(state.decider));
}

void chooseSpot(State &state, OptionCode option)
{
    state.spot = static_cast<std::int8_t>(option);
    awaitRoll(state, Phase::SpotKick, state.decider);
}

void takePenaltyKick(State &state, Side side, int taker, int die, const Teller &teller)
{
    const int needed = penaltyNeeds(state);
    teller.of(state, event::PenaltyKick, side, taker, state.dive, state.spot, die, needed,
              die >= needed ? 1 : 0);
    if (die >= needed)
        scoreGoal(state, GoalHow::Penalty, taker, teller);
    else
        awardGoalKick(state, true, teller);
}

void rollPenalty(State &state, int die, const Teller &teller)
{
    const Side side = state.rollSide;
    const int taker = penaltyTaker(state, side);
    if (asksForName(state, Phase::PenaltyPick, side, state.sides[side].onPitch, taker))
        state.pick.a = static_cast<std::int8_t>(die);
    else
        takePenaltyKick(state, side, taker, die, teller);
}

// Free kicks: shoot or play on ----------------------------------------------------------------------------

void chooseKickShot(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.holder;
    push(state, Task::EndTurn);
    if (option == playOn) {
        state.restart = Restart::FreeKick;
        return;
    }
    countOrder(state);
    joinDue(state, teller);
    state.first = side;
    push(state, Task::Stage, opposite(side), 2);
    push(state, Task::Stage, side, 1, 1);
}

void shotOrPlay(State &state, const Teller &teller)
{
    if (mayShoot(state, state.holder))
        ask(state, Phase::KickShot, state.holder);
    else
        chooseKickShot(state, playOn, teller);
}

} // namespace touchline::fuba
