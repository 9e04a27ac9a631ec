// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/players.h"
#include "core/games/atcs/rules/tell.h"
#include "core/match/report/match_report.h"

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

[[nodiscard]] inline InjuryCode injuryOf(const SideState &side, int row)
{
    if ((side.outNextGame & bitOf(row)) != 0)
        return InjuryCode::OutNextGame;
    return (side.outOfTournament & bitOf(row)) != 0 ? InjuryCode::OutOfTournament : InjuryCode::None;
}

/// What each player takes into the next games (9.4), and who sat out.
template <class Sink>
void tellCarryOver(const State &state, Sink &sink)
{
    for (const Side side : bothSides) {
        const SideState &own = state.sides[side];
        const MatchCard &card = state.card(side);
        const Rows gone = own.sentOff | own.outNextGame | own.outOfTournament;
        const Rows satOut = (card.scorers | card.keepers) & ~own.available & ~gone;
        for (Rows rows = own.booked | gone | satOut; rows != 0; rows &= rows - 1U) {
            const int row = lowestRow(rows);
            const auto has = [row](Rows some) { return (some & bitOf(row)) != 0 ? 1 : 0; };
            tell(state, sink, event::Carry, side, row, has(own.booked), has(own.sentOff),
                 static_cast<int>(injuryOf(own, row)), has(satOut));
        }
    }
}

/// The whistle at the end of a period. Stoppage time belongs to the period that is over.
template <class Sink>
void closePeriod(State &state, Sink &sink)
{
    announce(state, sink, EventKind::PeriodEnd, state.score.home, state.score.away);
    state.stoppage = 0;
}

template <class Sink>
void endMatch(State &state, Sink &sink)
{
    if (!state.shootOutHeld && state.tables->level != Level::Quick) {
        // Of this match: over two legs the other side may be the one that goes through.
        state.hasWinner = !state.score.isLevel();
        state.winner = state.score.leader().value_or(Side::Home);
    }
    if constexpr (std::remove_cvref_t<Sink>::records)
        if (state.tables->hasPlans())
            tellCarryOver(state, sink);
    announce(state, sink, EventKind::MatchEnd, state.score.home, state.score.away,
             static_cast<int>(decidedBy(state)));
    state.period = Period::End;
    state.phase = Phase::Over;
}

} // namespace touchline::atcs
