// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules_cards.h"
#include "core/games/atcs/rules/rules_end.h"
#include "core/games/atcs/rules/rules_flow.h"

namespace touchline::atcs {

/// Goal check and referee call (specification 2.5, 6.8).

[[nodiscard]] inline GoalHow howScored(const AttemptState &attempt)
{
    if (attempt.kick == KickKind::Penalty)
        return GoalHow::Penalty;
    if (attempt.kick == KickKind::Corner)
        return GoalHow::Corner;
    if (attempt.extra == ExtraKind::FreeKick)
        return GoalHow::FreeKick;
    return attempt.extra == ExtraKind::RedCard ? GoalHow::RedCardExtra : GoalHow::Play;
}

/// There and then, in step 7 too: no card checks, no further effect of a referee call.
template <class Sink>
Q_NEVER_INLINE void endWithGoldenGoal(State &state, Sink &sink)
{
    state.shooter = noRow;
    state.check.running = false;
    closePeriod(state, sink);
    endMatch(state, sink);
}

/// The goal stands. False where it is a golden goal: nothing comes after it.
template <class Sink>
[[nodiscard]] bool countGoal(State &state, Sink &sink)
{
    ++state.score.of(state.turn);
    tell(state, sink, EventKind::Goal, state.turn, state.shooter, state.score.home, state.score.away,
         static_cast<int>(howScored(state.attempt)));
    // Extra time begins level, so that its first goal always decides.
    if (!state.extraTimePlayed || state.tables->decision.extraTime != DecisionRules::ExtraTime::GoldenGoal)
        return true;
    endWithGoldenGoal(state, sink);
    return false;
}

template <class Sink>
void attemptGone(State &state, Sink &sink);

/// The attempt, or kick, ended in a goal and nothing else.
template <class Sink>
void goalScored(State &state, Sink &sink)
{
    if (countGoal(state, sink))
        attemptGone(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void rollGoalCheck(State &state, int natural, Sink &sink)
{
    const int referee = state.referee.modifiers.goalCheck;
    const GoalCheckCode code = state.tables->charts->goalCheck.at(natural + referee);
    tell(state, sink, event::GoalCheck, state.turn, state.shooter, natural, referee, natural + referee,
         static_cast<int>(code));
    state.attempt.callSign = 0;
    if (code == GoalCheckCode::Stands) {
        goalScored(state, sink);
    } else if (scorerOneTimerOffered(state)) {
        ask(state, Phase::CallOneTimer, state.turn);
    } else {
        state.phase = Phase::RefereeCall;
    }
}

template <class Sink>
Q_NEVER_INLINE void chooseCallOneTimer(State &state, OptionCode option, Sink &sink)
{
    state.attempt.callSign = static_cast<std::int8_t>(signOf(option));
    if (state.attempt.callSign != 0)
        useOneTimer(state, state.turn, state.shooter, OneTimerUse::Call, state.attempt.callSign, sink);
    state.phase = Phase::RefereeCall;
}

[[nodiscard]] inline bool goalStands(CallCode code)
{
    return code == CallCode::Dissent || code == CallCode::BadCallFor || code == CallCode::Stands;
}

/// What a call brings beyond the goal, in the order in which the chart names it.
template <class Sink>
void applyCall(State &state, CallCode code, Sink &sink)
{
    const Side side = state.turn;
    const int scorer = state.shooter;
    state.lastMissed = noSide;
    switch (code) {
    case CallCode::BackForPenalty:
        return beginKick(state, side, KickKind::Penalty, CardWhy::Call, noRow, sink);
    case CallCode::Dissent:
        return lookFor(state, Phase::CallFocus, opposite(side), CardWhy::Call);
    case CallCode::Protest:
        return lookFor(state, Phase::CallFocus, side, CardWhy::Call);
    case CallCode::HandBall:
        return book(state, side, scorer, CardWhy::Call, sink);
    case CallCode::HandBallFreeKick:
        state.check.freeKickFor = static_cast<std::int8_t>(opposite(side));
        return book(state, side, scorer, CardWhy::Call, sink);
    case CallCode::Violent:
        return sendOff(state, side, scorer, false, CardWhy::Call, sink);
    case CallCode::Foul:
        state.check.freeKickFor = static_cast<std::int8_t>(opposite(side));
        return effectDone(state, sink);
    case CallCode::BackForFreeKick:
        state.check.freeKickFor = static_cast<std::int8_t>(side);
        return effectDone(state, sink);
    case CallCode::BadCallFor:
    case CallCode::Stands:
    case CallCode::Offside:
        return effectDone(state, sink);
    }
    Q_UNREACHABLE();
}

template <class Sink>
Q_NEVER_INLINE void rollRefereeCall(State &state, int natural, Sink &sink)
{
    const int strategy = state.sides[state.turn].chartModifier;
    const int referee = state.referee.modifiers.refereeCall;
    const int fairPlay = state.options().fairPlay ? state.card(state.turn).fairPlay : 0;
    const int sign = state.attempt.callSign;
    const int modified = natural + strategy + referee + fairPlay + sign;
    const CallCode code = state.tables->charts->refereeCall.at(modified);
    tell(state, sink, event::RefereeCall, state.turn, state.shooter, natural, strategy, referee, fairPlay,
         sign, modified, static_cast<int>(code));
    if (!goalStands(code))
        tell(state, sink, event::GoalDisallowed, state.turn, state.shooter);
    else if (!countGoal(state, sink))
        return;
    applyCall(state, code, sink);
}

} // namespace touchline::atcs
