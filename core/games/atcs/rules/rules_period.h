// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules_end.h"
#include "core/games/atcs/rules/rules_plan.h"
#include "core/games/atcs/rules/tie.h"

namespace touchline::atcs {

/// From one period to the next (specification 6.13, R9, R33).

/// The shoot-out if it is still level and the fixture has one, else the end.
template <class Sink>
void afterPlay(State &state, Sink &sink)
{
    if (!isUndecided(state) || !state.tables->decision.shootOut) {
        endMatch(state, sink);
        return;
    }
    state.period = Period::ShootOut;
    state.phase = Phase::ShootOutFirst;
}

/// Extra time if the tie needs a winner and has extra time.
template <class Sink>
void afterSecondHalf(State &state, Sink &sink)
{
    state.after90 = state.score;
    if (!isUndecided(state) || state.tables->decision.extraTime == DecisionRules::ExtraTime::None) {
        afterPlay(state, sink);
        return;
    }
    state.extraTimePlayed = true;
    state.period = Period::ExtraTime;
    announce(state, sink, event::ExtraTime);
    state.phase = Phase::KickOff;
}

/// Extra time goes on with its second period, unless a silver goal has decided it.
[[nodiscard]] inline bool isHalfTimeOfExtraTime(const State &state)
{
    return state.period == Period::ExtraTime && state.options().twoExtraPeriods &&
           (state.tables->decision.extraTime != DecisionRules::ExtraTime::SilverGoal || isUndecided(state));
}

template <class Sink>
void endPeriod(State &state, Sink &sink)
{
    closePeriod(state, sink);
    if (state.period == Period::SecondHalf) {
        afterSecondHalf(state, sink);
    } else if (state.period == Period::FirstHalf || isHalfTimeOfExtraTime(state)) {
        // The other side kicks off without a roll (R9).
        state.period = state.period == Period::FirstHalf ? Period::SecondHalf : Period::ExtraTimeSecond;
        state.first = opposite(state.first);
        beginPeriod(state, sink);
    } else {
        afterPlay(state, sink);
    }
}

} // namespace touchline::atcs
