// SPDX-License-Identifier: GPL-3.0-or-later
// Halves, extra time, and what the next match inherits (specification 6.20, section 9).
// The shoot-out (specification 6.20).
#include "core/games/fuba/rules/situations.h"
#include "core/match/state/match_end.h"

#include <algorithm>
#include <array>

namespace touchline::fuba {

namespace {

constexpr int mostTosses = 100;

void tellCarry(State &state, Side side, int injuryDie, const Teller &teller)
{
    SideState &own = state.sides[side];
    if (state.options().c1Single)
        own.nextMatchLoss = std::min<std::int8_t>(own.nextMatchLoss, 1);
    teller.side(state, event::NextMatch, side, own.nextMatchLoss,
                state.tables->teams[side].yellowsBefore + own.yellowsReceived, own.reds > 0 ? 1 : 0,
                state.cardRoll, state.rollSum, injuryDie);
}

void rollShootOutKick(State &state, int die, const Teller &teller)
{
    const Side side = state.rollSide;
    const int taker = nextKicker(state, side);
    if (asksForName(state, Phase::KickerPick, side, mayKick(state.sides[side]), taker))
        state.pick.a = static_cast<std::int8_t>(die);
    else
        takeShootOutKick(state, side, taker, die, teller);
}

} // namespace

void rollToss(State &state, int die, const Teller &teller)
{
    teller.all(state, event::Toss, state.tossHome, die);
    if (state.tossHome == die && ++state.tosses < mostTosses) {
        awaitRoll(state, Phase::TossHome, Side::Home);
        return;
    }
    // Only rigged dice are level a hundred times (R68).
    ask(state, Phase::KickSide, state.tossHome >= die ? Side::Home : Side::Away);
}

void beginToss(State &state, int period)
{
    state.tosses = 0;
    push(state, Task::BeginHalf, Side::Home, period);
    awaitRoll(state, Phase::TossHome, Side::Home);
}

void chooseKickSide(State &state, OptionCode option)
{
    state.firstKick = option == withBall ? state.decider : opposite(state.decider);
}

// Halves --------------------------------------------------------------------------------------------------

void beginHalf(State &state, Period period, const Teller &teller)
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
    teller.all(state, EventKind::PeriodStart, static_cast<int>(index(state.holder)));
    push(state, Task::BeginTurn);
    push(state, Task::SetUp, state.holder, static_cast<int>(SetUpKind::KickOff));
}

void endHalf(State &state, const Teller &teller)
{
    teller.all(state, EventKind::PeriodEnd, state.score.home, state.score.away);
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

void listHalfTime(const State &state, OptionList &options)
{
    options.add(doneCode);
    listShifts(state.sides[state.decider].pending, options);
}

/// The second side does not see what the first does, so both are told when both have chosen.
void chooseHalfTime(State &state, OptionCode option, const Teller &teller)
{
    state.sides[state.decider].halfTimeShift = static_cast<std::int8_t>(option);
    if (option != doneCode)
        makeShift(state, state.decider, option);
    if (state.decider == Side::Home)
        return;
    for (const Side side : bothSides) {
        const OptionCode made = state.sides[side].halfTimeShift;
        if (made != doneCode)
            tellShift(state, side, made, teller);
    }
}

/// After 90 or 120 minutes: over, extra time or a shoot-out, as the fixture has it.
void decide(State &state, const Teller &teller)
{
    const DecisionRules &rules = state.tables->decision;
    const bool isFirstTime = state.period == Period::SecondHalf;
    if (isUndecided(state) && isFirstTime && state.options().extraTime &&
        rules.extraTime != DecisionRules::ExtraTime::None) {
        state.extraTimePlayed = true;
        teller.all(state, event::ExtraTime);
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
void carry(State &state, Side side)
{
    SideState &own = state.sides[side];
    own.nextMatchLoss = own.reds > 0 ? 1 : 0;
    state.cardRoll = 0;
    state.rollSum = 0;
    push(state, Task::CarryInjury, side);
    if (own.yellowsReceived > 0 && state.tables->teams[side].yellowsBefore >= 2)
        awaitRoll(state, Phase::CarryFirst, side);
}

void rollCarry(State &state, int die)
{
    state.rollSum = static_cast<std::int8_t>(die);
    if (state.cardRoll + die <= state.tables->teams[state.rollSide].yellowsBefore)
        ++state.sides[state.rollSide].nextMatchLoss;
}

void carryInjury(State &state, Side side, const Teller &teller)
{
    if (state.sides[side].injuries > 0)
        awaitRoll(state, Phase::CarryInjury, side);
    else
        tellCarry(state, side, 0, teller);
}

void rollCarryInjury(State &state, int die, const Teller &teller)
{
    if (die <= 2)
        ++state.sides[state.rollSide].nextMatchLoss;
    tellCarry(state, state.rollSide, die, teller);
}

void finish(State &state, const Teller &teller)
{
    endMatch(state);
    teller.all(state, EventKind::MatchEnd, state.score.home, state.score.away,
               static_cast<int>(decidedBy(state)));
    state.period = Period::End;
}

void rollShootOut(State &state, int die, const Teller &teller)
{
    teller.all(state, event::Toss, state.tossHome, die);
    if (state.tossHome == die && ++state.tosses < mostTosses) {
        awaitRoll(state, Phase::ShootOutHome, Side::Home);
        return;
    }
    const Side side = state.tossHome >= die ? Side::Home : Side::Away;
    if (state.pairs >= mostPairs) {
        // A hundred pairs alike: the toss decides (R68).
        declareWinner(state, side);
        push(state, Task::Finish);
        return;
    }
    state.firstKick = side;
    teller.all(state, EventKind::ShootOutStart, static_cast<int>(index(side)));
    push(state, Task::Kick, side);
}

void beginKick(State &state, Side side)
{
    state.holder = side;
    ask(state, Phase::Dive, opposite(side));
}

void takeShootOutKick(State &state, Side side, int taker, int die, const Teller &teller)
{
    SideState &own = state.sides[side];
    const int needed = penaltyNeeds(state);
    const bool scored = die >= needed;
    ++own.kicks;
    own.kickGoals = static_cast<std::int8_t>(own.kickGoals + (scored ? 1 : 0));
    noteKick(own, taker);
    teller.of(state, EventKind::ShootOutKick, side, taker, scored ? 1 : 0, state.sides[Side::Home].kickGoals,
              state.sides[Side::Away].kickGoals, die, die, needed);
    if (const auto winner = shootOutLeader(state)) {
        declareWinner(state, *winner);
        teller.all(state, EventKind::ShootOutEnd, state.sides[Side::Home].kickGoals,
                   state.sides[Side::Away].kickGoals);
        push(state, Task::Finish);
        return;
    }
    if (own.kicks == state.sides[opposite(side)].kicks && own.kicks > shootOutKicks &&
        ++state.pairs >= mostPairs) {
        teller.all(state, EventKind::ShootOutEnd, state.sides[Side::Home].kickGoals,
                   state.sides[Side::Away].kickGoals);
        state.tosses = 0;
        awaitRoll(state, Phase::ShootOutHome, Side::Home);
        return;
    }
    push(state, Task::Kick, opposite(side));
}

/// A penalty in the match or in the shoot-out.
void rollSpotKick(State &state, int die, const Teller &teller)
{
    if (state.period == Period::ShootOut)
        rollShootOutKick(state, die, teller);
    else
        rollPenalty(state, die, teller);
}

} // namespace touchline::fuba
