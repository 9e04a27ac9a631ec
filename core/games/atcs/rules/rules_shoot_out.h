// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/arithmetic.h"
#include "core/games/atcs/rules/players.h"
#include "core/games/atcs/rules/rules_end.h"
#include "core/games/atcs/rules/rules_goal.h"

#include <cstdlib>
#include <optional>

namespace touchline::atcs {

/// The shoot-out (specification 6.13): five kicks each, then one each until they differ.

inline constexpr int kicksEach = 5;
inline constexpr int mostKicksEach = 40;

template <class Sink>
void endShootOut(State &state, Side winner, Sink &sink)
{
    state.hasWinner = true;
    state.winner = winner;
    announce(state, sink, EventKind::ShootOutEnd, state.sides[Side::Home].kickGoals,
             state.sides[Side::Away].kickGoals);
    endMatch(state, sink);
}

/// The winner as soon as there is one. `early`: also when a side can no longer be caught within the five
/// (R34).
[[nodiscard]] inline std::optional<Side> shootOutWinner(const State &state, bool early)
{
    const SideState &home = state.sides[Side::Home];
    const SideState &away = state.sides[Side::Away];
    const int lead = home.kickGoals - away.kickGoals;
    if (lead == 0)
        return std::nullopt;
    const Side leader = lead > 0 ? Side::Home : Side::Away;
    if (home.kicks == away.kicks && home.kicks >= kicksEach)
        return leader;
    // In sudden death the other side always has its kick.
    const bool withinFive = home.kicks <= kicksEach && away.kicks <= kicksEach;
    const int left = kicksEach - state.sides[opposite(leader)].kicks;
    return early && withinFive && std::abs(lead) > left ? std::optional(leader) : std::nullopt;
}

template <class Sink>
void nextKick(State &state, Sink &sink);

/// After a kick: the other side, or the end.
template <class Sink>
void finishKick(State &state, Sink &sink)
{
    if (const auto winner = shootOutWinner(state, state.tables->options.shootOutEarlyStop)) {
        endShootOut(state, *winner, sink);
        return;
    }
    state.turn = opposite(state.turn);
    if (state.sides[Side::Home].kicks == mostKicksEach && state.sides[Side::Away].kicks == mostKicksEach)
        state.phase = Phase::ShootOutLots;
    else
        nextKick(state, sink);
}

/// One-timers are named secretly like those of a goal roll (D72, D73).
template <class Sink>
void revealKickOneTimers(State &state, Sink &sink)
{
    const Side defender = opposite(state.turn);
    state.attempt.scorerOneTimer = state.attempt.attackChoice != 0;
    state.attempt.keeperOneTimer = state.attempt.defenceChoice != 0;
    if (state.attempt.scorerOneTimer)
        useOneTimer(state, state.turn, state.shooter, OneTimerUse::Goal, +1, sink);
    if (state.attempt.keeperOneTimer)
        useOneTimer(state, defender, state.sides[defender].keeper, OneTimerUse::Goal, -1, sink);
    state.phase = Phase::ShootOutKick;
}

template <class Sink>
Q_NEVER_INLINE void chooseKickerOneTimer(State &state, OptionCode option, Sink &sink)
{
    state.attempt.attackChoice = static_cast<std::int8_t>(option);
    if (defenceIsNext(state, keeperOneTimerOffered(state)))
        ask(state, Phase::ShootOutKeeperOneTimer, opposite(state.turn));
    else
        revealKickOneTimers(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void chooseKeeperOneTimer(State &state, OptionCode option, Sink &sink)
{
    state.attempt.defenceChoice = static_cast<std::int8_t>(option);
    if (attackIsNext(state, scorerOneTimerOffered(state)))
        ask(state, Phase::ShootOutKickerOneTimer, state.turn);
    else
        revealKickOneTimers(state, sink);
}

template <class Sink>
void takeKick(State &state, int row, Sink &sink)
{
    SideState &side = state.sides[state.turn];
    side.kicked |= bitOf(row);
    if (side.kicked == side.pool)
        side.kicked = 0; // everyone has kicked: a free choice again (R35)
    state.shooter = static_cast<std::int8_t>(row);
    state.attempt = {};
    state.attempt.kick = KickKind::Penalty;
    if (!askFirst(state, Phase::ShootOutKickerOneTimer, scorerOneTimerOffered(state),
                  Phase::ShootOutKeeperOneTimer, keeperOneTimerOffered(state)))
        revealKickOneTimers(state, sink);
}

template <class Sink>
void nextKick(State &state, Sink &sink)
{
    const Rows takers = possibleTakers(state);
    if (takers == 0) {
        // Nobody is left to kick: missed without a roll.
        ++state.sides[state.turn].kicks;
        tell(state, sink, EventKind::ShootOutKick, state.turn, Event::nobody, 0,
             state.sides[Side::Home].kickGoals, state.sides[Side::Away].kickGoals);
        finishKick(state, sink);
    } else if (std::has_single_bit(takers)) {
        takeKick(state, lowestRow(takers), sink);
    } else {
        ask(state, Phase::ShootOutTaker, state.turn);
    }
}

template <class Sink>
Q_NEVER_INLINE void rollFirstKick(State &state, int natural, Sink &sink)
{
    state.first = natural <= 5 ? Side::Home : Side::Away;
    state.turn = state.first;
    state.shootOutHeld = true;
    for (const Side side : bothSides)
        state.sides[side].pool = firstTen(availableScorers(state.sides[side], state.card(side)));
    announce(state, sink, EventKind::ShootOutStart, static_cast<int>(index(state.first)));
    nextKick(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void rollKick(State &state, int natural, Sink &sink)
{
    SideState &side = state.sides[state.turn];
    const int needed = state.card(state.turn).goalRating[static_cast<std::size_t>(state.shooter)];
    const int modified = natural + goalTerms(state, state.attempt, state.shooter).sum();
    const bool scored = isGoal(natural, modified, needed);
    ++side.kicks;
    side.kickGoals = static_cast<std::int16_t>(side.kickGoals + (scored ? 1 : 0));
    tell(state, sink, EventKind::ShootOutKick, state.turn, state.shooter, scored ? 1 : 0,
         state.sides[Side::Home].kickGoals, state.sides[Side::Away].kickGoals, natural, modified, needed);
    finishKick(state, sink);
}

/// No decision after 40 kicks each: a die decides.
template <class Sink>
Q_NEVER_INLINE void rollLots(State &state, int natural, Sink &sink)
{
    state.byLots = true;
    endShootOut(state, natural <= 5 ? Side::Home : Side::Away, sink);
}

} // namespace touchline::atcs
