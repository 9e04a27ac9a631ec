// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules_flow.h"
#include "core/games/atcs/rules/rules_goal.h"

#include <cstdlib>

namespace touchline::atcs {

/// Steps 3 and 4: an attempt, up to the player who shoots (specification 6.3, 6.4, 6.11).

/// Takes the side's last waiting extra attempt out of the queue: it was spent on a tactic (6.7.8).
inline void dropLastExtra(ExtraQueue &queue, Side side)
{
    for (std::size_t place = queue.size; place-- > 0;) {
        if (queue.places[place].side != side)
            continue;
        for (std::size_t next = place + 1; next < queue.size; ++next)
            queue.places[next - 1] = queue.places[next];
        --queue.size;
        return;
    }
}

/// A side pays for a tactic with attempts it has left. They use time like the ones it resolves.
inline void pay(State &state, Side side, int attempts)
{
    SideState &own = state.sides[side];
    own.remaining = static_cast<std::int16_t>(own.remaining - attempts);
    own.spent = static_cast<std::int16_t>(own.spent + attempts);
    if (!state.check.running) {
        state.used = static_cast<std::int16_t>(state.used + attempts);
        return;
    }
    for (int i = 0; i < attempts; ++i)
        dropLastExtra(state.queue, side);
}

/// The roll of step 3 falls due: the clock is read.
inline void awaitShotRoll(State &state)
{
    readClock(state);
    state.phase = Phase::ShotOnGoal;
}

/// Both tactics of step 3 are known: they are paid.
inline void revealShotTactics(State &state)
{
    AttemptState &attempt = state.attempt;
    const int counters = std::max(0, attempt.attackChoice - counterAttackCode);
    attempt.counterAttack = static_cast<std::int8_t>(counters);
    attempt.longBall = static_cast<std::int8_t>(counters > 0 ? 0 : attempt.attackChoice);
    attempt.packedIn = attempt.defenceChoice;
    attempt.shotModifier =
        static_cast<std::int16_t>(packedInWorth * attempt.packedIn - longBallWorth * attempt.longBall -
                                  counterAttackWorth * attempt.counterAttack);
    pay(state, state.turn, attempt.longBall + attempt.counterAttack);
    pay(state, opposite(state.turn), attempt.packedIn);
    awaitShotRoll(state);
}

/// Tactics before the shot roll, as far as a side has any.
inline void askShotTactics(State &state)
{
    if (!askFirst(state, Phase::AttackTactic, attackTacticOffered(state), Phase::DefenceTactic,
                  packedInOffered(state)))
        awaitShotRoll(state);
}

Q_NEVER_INLINE inline void chooseAttackTactic(State &state, OptionCode option)
{
    state.attempt.attackChoice = static_cast<std::int8_t>(option);
    if (defenceIsNext(state, packedInOffered(state)))
        ask(state, Phase::DefenceTactic, opposite(state.turn));
    else
        revealShotTactics(state);
}

Q_NEVER_INLINE inline void chooseDefenceTactic(State &state, OptionCode option)
{
    state.attempt.defenceChoice = static_cast<std::int8_t>(option);
    if (attackIsNext(state, attackTacticOffered(state)))
        ask(state, Phase::AttackTactic, state.turn);
    else
        revealShotTactics(state);
}

/// Step 3 begins: the attempt leaves the ones that remain.
inline void beginAttempt(State &state)
{
    --state.sides[state.turn].remaining;
    ++state.used;
    // At Basic an attempt leaves nothing behind that would have to be cleared.
    if (!state.tables->hasPlans()) {
        awaitShotRoll(state);
        return;
    }
    state.attempt = {};
    askShotTactics(state);
}

/// A side's turn: the home side may let the visitors go first (D21).
template <class Sink>
void beginTurn(State &state, Sink & /*sink*/)
{
    if (mayDefer(state))
        ask(state, Phase::Deferral, state.turn);
    else
        beginAttempt(state);
}

template <class Sink>
Q_NEVER_INLINE void chooseDeferral(State &state, OptionCode option, Sink &sink)
{
    if (option != deferCode) {
        beginAttempt(state);
        return;
    }
    tell(state, sink, event::Defer, state.turn, Event::nobody);
    state.lastMissed = noSide;
    state.turn = opposite(state.turn);
    beginAttempt(state);
}

template <class Sink>
void nextAttempt(State &state, Sink &sink)
{
    const Side other = opposite(state.turn);
    const bool stays = state.sides[other].remaining == 0 ||
                       (state.options().attemptsInBlock && state.sides[state.turn].remaining > 0);
    if (!stays)
        state.turn = other;
    if (state.sides[state.turn].remaining > 0) {
        beginTurn(state, sink);
        return;
    }
    readClock(state);
    if (state.tables->hasPlans())
        beginChecks(state, sink);
    else
        endPeriod(state, sink);
}

template <class Sink>
void beginExtra(State &state, Sink & /*sink*/)
{
    const WaitingExtra extra = state.queue.places[0];
    for (std::size_t next = 1; next < state.queue.size; ++next)
        state.queue.places[next - 1] = state.queue.places[next];
    --state.queue.size;
    ++state.stoppage;
    state.turn = extra.side;
    --state.sides[state.turn].remaining;
    state.attempt = {};
    state.attempt.extra = extra.kind;
    askShotTactics(state);
}

/// The attempt gave no goal and no goal roll that missed.
template <class Sink>
void attemptGone(State &state, Sink &sink)
{
    state.lastMissed = noSide;
    if (state.check.running)
        effectDone(state, sink);
    else
        nextAttempt(state, sink);
}

/// Tactics before the shooter roll.
inline void askShooterTactics(State &state)
{
    if (!askFirst(state, Phase::PushingUp, pushingUpOffered(state), Phase::OffsideTrap,
                  offsideTrapOffered(state)))
        state.phase = Phase::Shooter;
}

inline void revealShooterTactics(State &state)
{
    pay(state, state.turn, state.attempt.attackChoice);
    pay(state, opposite(state.turn), state.attempt.defenceChoice);
    state.phase = Phase::Shooter;
}

Q_NEVER_INLINE inline void choosePushingUp(State &state, OptionCode option)
{
    state.attempt.attackChoice = static_cast<std::int8_t>(option);
    if (defenceIsNext(state, offsideTrapOffered(state)))
        ask(state, Phase::OffsideTrap, opposite(state.turn));
    else
        revealShooterTactics(state);
}

Q_NEVER_INLINE inline void chooseOffsideTrap(State &state, OptionCode option)
{
    state.attempt.defenceChoice = static_cast<std::int8_t>(option);
    if (attackIsNext(state, pushingUpOffered(state)))
        ask(state, Phase::PushingUp, state.turn);
    else
        revealShooterTactics(state);
}

template <class Sink>
Q_NEVER_INLINE void rollShotOnGoal(State &state, int natural, Sink &sink)
{
    const AttemptState &attempt = state.attempt;
    const int sog = state.sides[state.turn].shotsOnGoal;
    const int modified = natural + attempt.shotModifier;
    tell(state, sink, event::Attempt, state.turn, Event::nobody, natural, modified, sog, attempt.longBall,
         attempt.counterAttack, attempt.packedIn, static_cast<int>(attempt.extra));
    if (!isShotOnGoal(natural, modified, sog)) {
        tell(state, sink, event::Miss, state.turn, Event::nobody);
        attemptGone(state, sink);
        return;
    }
    // At Basic no attempt ever has a tactic.
    if (state.tables->hasPlans())
        askShooterTactics(state);
    else
        state.phase = Phase::Shooter;
}

template <class Sink>
Q_NEVER_INLINE void rollShooter(State &state, int natural, Sink &sink)
{
    const MatchCard &card = state.card(state.turn);
    const AttemptState &attempt = state.attempt;
    const int push = attempt.attackChoice;
    const int trap = attempt.defenceChoice;
    const int modified = shooterNumber(natural - pushingUpWorth * push + offsideTrapWorth * trap,
                                       state.options().shooterWraps);
    const int drawn = card.shooterAt[static_cast<std::size_t>(modified)];
    const int row = nearestRow(drawn, availableScorers(state.sides[state.turn], card));
    if (row == noRow) {
        tell(state, sink, event::ShotLost, state.turn, Event::nobody, natural, modified, 0, push, trap);
        attemptGone(state, sink);
        return;
    }
    tell(state, sink, event::Shot, state.turn, row, natural, modified, std::abs(row - drawn), push, trap);
    state.shooter = static_cast<std::int8_t>(row);
    if (state.tables->hasPlans())
        askGoalTactics(state, sink);
    else
        state.phase = Phase::GoalRoll;
}

} // namespace touchline::atcs
