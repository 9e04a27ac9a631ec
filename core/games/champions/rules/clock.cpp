// SPDX-License-Identifier: GPL-3.0-or-later
// Watch, whistle, goals, extra time, the end (specification 6.16, 9.3).
#include "core/games/champions/rules/steps.h"
#include "core/match/state/match_end.h"

#include <algorithm>

namespace touchline::champions {

namespace {

constexpr int minutesOfOne = 6;
constexpr int normalOnes = 16;
constexpr int allOnes = 22;
constexpr int normalMinutes = 90;
constexpr int extraMinutes = 30;

/// The rulebook's extra time ends with the goal that decides; a format may have it played to its end.
bool hasGoldenGoal(const State &state)
{
    return state.options().goldenGoal || state.tables->decision.extraTime != DecisionRules::ExtraTime::Full;
}

GoalHow howOf(const State &state)
{
    if (state.play.shotsOnly)
        return GoalHow::Penalty;
    if (state.rebounded)
        return GoalHow::Rebound;
    switch (state.turnKind) {
    case Restart::Corner:
        return GoalHow::Corner;
    case Restart::FreeKick:
    case Restart::HandBall:
        return GoalHow::FreeKick;
    case Restart::None:
    case Restart::AfterGoal:
    case Restart::GoalKick:
    case Restart::ThrowIn:
    case Restart::Penalty:
        break;
    }
    return GoalHow::Play;
}

/// Extra time has begun; a shoot-out straight after 90 minutes belongs to them.
bool isAfter90(const State &state)
{
    return state.brokeOffAfter90 || state.period == Period::ExtraTime ||
           state.period == Period::ExtraTimeSecond ||
           (state.period > Period::ExtraTimeSecond && state.extraTimePlayed);
}

} // namespace

int minuteOf(const State &state)
{
    const bool isExtra = isAfter90(state);
    if (state.options().rolls90)
        return isExtra ? std::clamp(normalMinutes + state.extraTally, normalMinutes + 1,
                                    normalMinutes + extraMinutes)
                       : std::clamp<int>(state.tally, 1, normalMinutes);
    const int within = std::min<int>(minutesOfOne - 1, state.sinceOne);
    if (isExtra)
        return std::clamp(normalMinutes + minutesOfOne * (state.ones - normalOnes) + within,
                          normalMinutes + 1, normalMinutes + extraMinutes);
    return std::clamp(minutesOfOne * state.ones + within, 1, normalMinutes);
}

void countRoll(State &state, int die, const Teller &teller)
{
    const bool isExtra = state.period == Period::ExtraTime;
    ++state.tally;
    if (isExtra)
        ++state.extraTally;
    if (state.options().rolls90)
        return;
    if (die != 1) {
        ++state.sinceOne;
        return;
    }
    const int limit = isExtra ? allOnes : normalOnes;
    state.sinceOne = 0;
    // Another 1 in the flight in which the whistle goes moves nothing.
    if (state.ones < limit) {
        ++state.ones;
        teller.all(state, event::Watch, state.ones);
    }
    state.whistled = state.ones >= limit;
}

bool endsWithWhistle(const State &state)
{
    const DecisionRules &decision = state.tables->decision;
    const bool hasExtraTime =
        state.period != Period::ExtraTime && decision.extraTime != DecisionRules::ExtraTime::None;
    return state.whistled && !(isUndecided(state) && (hasExtraTime || decision.shootOut));
}

bool whistleEnds(State &state, const Teller &teller)
{
    if (state.options().rolls90) {
        const bool isExtra = state.period == Period::ExtraTime;
        state.whistled = isExtra ? state.extraTally >= extraMinutes + state.extraFouls
                                 : state.tally >= normalMinutes + state.foulCount;
    }
    if (!state.whistled)
        return false;
    state.whistled = false;
    const bool isFirst = state.period != Period::ExtraTime;
    teller.all(state, event::Whistle, isFirst ? normalMinutes : normalMinutes + extraMinutes);
    if (isFirst) {
        state.after90 = state.score;
        if (isUndecided(state) && state.tables->decision.extraTime != DecisionRules::ExtraTime::None) {
            state.ones = static_cast<std::int8_t>(normalOnes);
            state.sinceOne = 0;
            state.extraTimePlayed = true;
            state.period = Period::ExtraTime;
            teller.all(state, event::ExtraTime);
            return false;
        }
    }
    dropAll(state);
    push(state, Task::Decide);
    return true;
}

void scoreGoal(State &state, Side side, const Teller &teller)
{
    const Piece scorer = state.lastTouch;
    ++state.score.of(side);
    const GoalHow how = howOf(state);
    if (sideOf(scorer) == side) {
        teller.of(state, EventKind::Goal, scorer, state.score.home, state.score.away, static_cast<int>(how));
        const Piece before = state.touchBefore;
        if (before != noPiece && sideOf(before) == side && before != scorer && how != GoalHow::Penalty)
            teller.of(state, event::Assist, before);
    } else {
        teller.of(state, EventKind::OwnGoal, scorer, state.score.home, state.score.away,
                  static_cast<int>(GoalHow::Play));
    }
    if (state.period == Period::ExtraTime && hasGoldenGoal(state) && !isUndecided(state)) {
        teller.side(state, event::GoldenGoal, side);
        dropAll(state);
        push(state, Task::Finish);
        return;
    }
    const Side beaten = opposite(side);
    deadBall(state, Restart::AfterGoal, beaten, cellOf(state, goalieOf(state, beaten)), teller);
}

void forfeit(State &state, Side side, const Teller &teller)
{
    teller.side(state, event::Forfeit, side);
    state.brokeOffAfter90 = isAfter90(state);
    forfeitMatch(state, side);
    state.period = Period::FirstHalf;
    push(state, Task::Finish);
}

void decide(State &state, const Teller &teller)
{
    if (!isUndecided(state) || !state.tables->decision.shootOut) {
        finish(state, teller);
        return;
    }
    state.shootOutHeld = true;
    state.period = Period::ShootOut;
    // Only who kicks and the goalie are on the grid from here on.
    for (const Side side : bothSides)
        eachMan(menOnGrid(state, side), [&](int man) { lift(state, pieceOf(side, man)); });
    state.ball = noCellHere;
    teller.all(state, EventKind::ShootOutStart, static_cast<int>(index(Side::Away)));
    push(state, Task::ShootOutKick, Side::Away);
}

void finish(State &state, const Teller &teller)
{
    if (state.period == Period::FirstHalf)
        state.after90 = state.score;
    endMatch(state);
    teller.matchEnd(state);
}

} // namespace touchline::champions
