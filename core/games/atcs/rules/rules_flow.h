// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/choices.h"
#include "core/games/atcs/rules/tell.h"

namespace touchline::atcs {

/// The rules call each other in a circle (an attempt can end in a card, a card in an attempt). These are the
/// ways on, defined where their subject is.

/// rules_period.h: both sides have used their attempts, and checks are over.
template <class Sink>
void endPeriod(State &state, Sink &sink);
/// rules_attempt.h: an attempt of regular play is over: whose is the next?
template <class Sink>
void nextAttempt(State &state, Sink &sink);
/// rules_attempt.h: the next waiting extra attempt of step 7.
template <class Sink>
void beginExtra(State &state, Sink &sink);
/// rules_check.h: the card checks of the period (6.7).
template <class Sink>
void beginChecks(State &state, Sink &sink);
/// rules_check.h: an effect is finished (D80); what is due now?
template <class Sink>
void effectDone(State &state, Sink &sink);
/// rules_goal.h: a penalty or a corner for `side`; the taker is `taker`, or picked by the side (noRow).
template <class Sink>
void beginKick(State &state, Side side, KickKind kind, CardWhy why, int taker, Sink &sink);

/// Waits for a choice of `side`.
inline void ask(State &state, Phase phase, Side side)
{
    state.phase = phase;
    state.decider = side;
}

/// Asks whoever chooses first of a pair (5.1); false where neither side has anything to decide.
inline bool askFirst(State &state, Phase attack, bool attackOffered, Phase defence, bool defenceOffered)
{
    state.attempt.attackChoice = 0;
    state.attempt.defenceChoice = 0;
    if (attackOffered && (attackerChoosesFirst(state) || !defenceOffered))
        ask(state, attack, state.turn);
    else if (defenceOffered)
        ask(state, defence, opposite(state.turn));
    else
        return false;
    return true;
}

/// The attacker of a pair has chosen: is the other side to be asked now?
[[nodiscard]] inline bool defenceIsNext(const State &state, bool defenceOffered)
{
    return defenceOffered && attackerChoosesFirst(state);
}
[[nodiscard]] inline bool attackIsNext(const State &state, bool attackOffered)
{
    return attackOffered && !attackerChoosesFirst(state);
}

/// Takes a holder's one-timer.
template <class Sink>
void useOneTimer(State &state, Side side, int row, OneTimerUse use, int sign, Sink &sink)
{
    state.sides[side].oneTimers &= ~bitOf(row);
    tell(state, sink, event::OneTimer, side, row, static_cast<int>(use), sign);
}

} // namespace touchline::atcs
