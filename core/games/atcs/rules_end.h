// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/tell.h"
#include "core/match/match_report.h"

namespace touchline::atcs {

/// What decided a match that is over.
[[nodiscard]] inline DecidedBy decidedBy(const State &state)
{
    if (state.criterion != QuickCriterion::None)
        return DecidedBy::Criteria;
    if (state.shootOutHeld)
        return DecidedBy::ShootOut;
    return state.extraTimePlayed ? DecidedBy::ExtraTime : DecidedBy::NinetyMinutes;
}

template <class Sink>
void endMatch(State &state, Sink &sink)
{
    if (!state.shootOutHeld && state.tables->level != Level::Quick) {
        state.hasWinner = !state.score.isLevel();
        state.winner = state.score.leader().value_or(Side::Home);
    }
    announce(state, sink, EventKind::MatchEnd, state.score.home, state.score.away,
             static_cast<int>(decidedBy(state)));
    state.period = Period::End;
    state.phase = Phase::Over;
}

} // namespace touchline::atcs
