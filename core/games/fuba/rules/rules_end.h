// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_before.h"
#include "core/games/fuba/rules/rules_turn.h"
#include "core/match/state/match_end.h"

namespace touchline::fuba {

/// Halves, extra time, and what the next match inherits (specification 6.20, section 9).

inline constexpr int mostTosses = 100;

template <class Sink>
void rollToss(State &state, int die, Sink &sink)
{
    announce(state, sink, event::Toss, state.tossHome, die);
    if (state.tossHome == die && ++state.tosses < mostTosses) {
        awaitRoll(state, Phase::TossHome, Side::Home);
        return;
    }
    // Only rigged dice are level a hundred times (R68).
    ask(state, Phase::KickSide, state.tossHome >= die ? Side::Home : Side::Away);
}
inline void beginToss(State &state, int period)
{
    state.tosses = 0;
    push(state, Task::BeginHalf, Side::Home, period);
    awaitRoll(state, Phase::TossHome, Side::Home);
}
inline constexpr OptionCode withBall = 0;
inline void chooseKickSide(State &state, OptionCode option)
{
    state.firstKick = option == withBall ? state.decider : opposite(state.decider);
}

// Halves --------------------------------------------------------------------------------------------------

template <class Sink>
void beginHalf(State &state, Period period, Sink &sink)
{
    state.period = period;
    constexpr std::array<std::int16_t, 5> firstSquares{0, 1, 46, 91, 106};
    state.square = firstSquares[static_cast<std::size_t>(period)];
    state.stoppage = 0;
    state.endAfterTurn = false;
    state.waiting = Restart::None;
    const bool firstOfTwo = period == Period::FirstHalf || period == Period::ExtraTime;
    state.holder = firstOfTwo ? state.firstKick : opposite(state.firstKick);
    for (const Side side : bothSides)
        state.sides[side].formation = state.sides[side].pending;
    announce(state, sink, EventKind::PeriodStart, static_cast<int>(index(state.holder)));
    push(state, Task::BeginTurn);
    push(state, Task::SetUp, state.holder, static_cast<int>(SetUpKind::KickOff));
}

template <class Sink>
void endHalf(State &state, Sink &sink)
{
    announce(state, sink, EventKind::PeriodEnd, state.score.home, state.score.away);
    switch (state.period) {
    case Period::FirstHalf:
        push(state, Task::BeginHalf, Side::Home, static_cast<int>(Period::SecondHalf));
        push(state, Task::HalfTimeChange, Side::Away);
        push(state, Task::HalfTimeChange, Side::Home);
        return;
    case Period::ExtraTime:
        // A silver goal has decided it.
        if (state.tables->decision.extraTime == DecisionRules::ExtraTime::SilverGoal && !isUndecided(state))
            break;
        push(state, Task::BeginHalf, Side::Home, static_cast<int>(Period::ExtraTimeSecond));
        return;
    case Period::SecondHalf:
        state.after90 = state.score;
        break;
    case Period::ExtraTimeSecond:
    case Period::ShootOut:
    case Period::End:
        break;
    }
    push(state, Task::Decide);
}

inline void listHalfTime(const State &state, OptionList &options)
{
    options.add(doneCode);
    listShifts(state.sides[state.decider].pending, options);
}
/// The second side does not see what the first does, so both are told when both have chosen.
template <class Sink>
void chooseHalfTime(State &state, OptionCode option, Sink &sink)
{
    state.sides[state.decider].halfTimeShift = static_cast<std::int8_t>(option);
    if (option != doneCode)
        makeShift(state, state.decider, option);
    if (state.decider == Side::Home)
        return;
    for (const Side side : bothSides) {
        const OptionCode made = state.sides[side].halfTimeShift;
        if (made != doneCode)
            tellShift(state, side, made, sink);
    }
}

/// After 90 or 120 minutes: over, extra time or a shoot-out, as the fixture has it.
template <class Sink>
void decide(State &state, Sink &sink)
{
    const DecisionRules &rules = state.tables->decision;
    const bool isFirstTime = state.period == Period::SecondHalf;
    if (isUndecided(state) && isFirstTime && state.options().extraTime &&
        rules.extraTime != DecisionRules::ExtraTime::None) {
        state.extraTimePlayed = true;
        announce(state, sink, event::ExtraTime);
        push(state, Task::Toss, Side::Home, static_cast<int>(Period::ExtraTime));
        return;
    }
    if (!isUndecided(state) || !rules.shootOut) {
        push(state, Task::Finish);
        return;
    }
    state.shootOutHeld = true;
    state.tosses = 0;
    state.period = Period::ShootOut;
    awaitRoll(state, Phase::ShootOutHome, Side::Home);
}

// The end -------------------------------------------------------------------------------------------------

/// C1: what this match costs the team in its next one. Dice are rolled only where they can matter.
template <class Sink>
void carry(State &state, Side side, Sink &sink)
{
    SideState &own = state.sides[side];
    own.nextMatchLoss = own.reds > 0 ? 1 : 0;
    state.cardRoll = 0;
    state.rollSum = 0;
    push(state, Task::CarryInjury, side);
    if (own.yellowsReceived > 0 && state.tables->teams[side].yellowsBefore >= 2)
        awaitRoll(state, Phase::CarryFirst, side);
    static_cast<void>(sink);
}
template <class Sink>
void rollCarry(State &state, int die, Sink &)
{
    state.rollSum = static_cast<std::int8_t>(die);
    if (state.cardRoll + die <= state.tables->teams[state.rollSide].yellowsBefore)
        ++state.sides[state.rollSide].nextMatchLoss;
}
template <class Sink>
void tellCarry(State &state, Side side, int injuryDie, Sink &sink)
{
    SideState &own = state.sides[side];
    if (state.options().c1Single)
        own.nextMatchLoss = std::min<std::int8_t>(own.nextMatchLoss, 1);
    tell(state, sink, event::NextMatch, side, own.nextMatchLoss,
         state.tables->teams[side].yellowsBefore + own.yellowsReceived, own.reds > 0 ? 1 : 0, state.cardRoll,
         state.rollSum, injuryDie);
}
template <class Sink>
void carryInjury(State &state, Side side, Sink &sink)
{
    if (state.sides[side].injuries > 0)
        awaitRoll(state, Phase::CarryInjury, side);
    else
        tellCarry(state, side, 0, sink);
}
template <class Sink>
void rollCarryInjury(State &state, int die, Sink &sink)
{
    if (die <= 2)
        ++state.sides[state.rollSide].nextMatchLoss;
    tellCarry(state, state.rollSide, die, sink);
}

template <class Sink>
void finish(State &state, Sink &sink)
{
    endMatch(state);
    announce(state, sink, EventKind::MatchEnd, state.score.home, state.score.away,
             static_cast<int>(decidedBy(state)));
    state.period = Period::End;
}

} // namespace touchline::fuba
