// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules_end.h"
#include "core/games/atcs/rules_plan.h"

namespace touchline::atcs {

/// From one period to the next (specification 6.13, R9, R33).

/// Extra time if the tie needs a winner, else the end.
template <class Sink>
void afterSecondHalf(State &state, Sink &sink)
{
    state.after90 = state.score;
    if (!state.tables->needsWinner || !state.score.isLevel()) {
        endMatch(state, sink);
        return;
    }
    state.extraTimePlayed = true;
    state.period = Period::ExtraTime;
    announce(state, sink, event::ExtraTime);
    state.phase = Phase::KickOff;
}

template <class Sink>
void afterExtraTime(State &state, Sink &sink)
{
    if (!state.score.isLevel()) {
        endMatch(state, sink);
        return;
    }
    state.period = Period::ShootOut;
    state.phase = Phase::ShootOutFirst;
}

template <class Sink>
void endPeriod(State &state, Sink &sink)
{
    announce(state, sink, EventKind::PeriodEnd, state.score.home, state.score.away);
    // Stoppage time belongs to the period that is over.
    state.stoppage = 0;
    if (state.period == Period::SecondHalf) {
        afterSecondHalf(state, sink);
    } else if (state.period == Period::FirstHalf ||
               (state.period == Period::ExtraTime && state.options().twoExtraPeriods)) {
        // The other side kicks off without a roll (R9).
        state.period = state.period == Period::FirstHalf ? Period::SecondHalf : Period::ExtraTimeSecond;
        state.first = opposite(state.first);
        beginPeriod(state, sink);
    } else {
        afterExtraTime(state, sink);
    }
}

} // namespace touchline::atcs
