// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/decision_rules.h"
#include "core/match/report/match_report.h"
#include "core/match/state/match_state.h"

#include <algorithm>
#include <optional>

namespace touchline {

/// How a match over a MatchState ends. The `decision` of its tables says whether there has to be a winner.

/// A winner is asked for, of the match or of the tie where earlier legs count, and there is none yet.
template <class Parts>
[[nodiscard]] bool isUndecided(const MatchState<Parts> &state)
{
    const DecisionRules &rules = state.tables->decision;
    return rules.needsWinner &&
           isTieLevel(rules, state.score, state.extraTimePlayed ? state.after90 : state.score);
}

template <class Parts>
[[nodiscard]] DecidedBy decidedBy(const MatchState<Parts> &state)
{
    return state.forfeited         ? DecidedBy::Forfeit
           : state.shootOutHeld    ? DecidedBy::ShootOut
           : state.extraTimePlayed ? DecidedBy::ExtraTime
                                   : DecidedBy::NinetyMinutes;
}

template <class Parts>
void declareWinner(MatchState<Parts> &state, Side side)
{
    state.hasWinner = true;
    state.winner = side;
}

/// Kicks of each side before a pair of them decides.
inline constexpr int shootOutKicks = 5;

/// The side that cannot be caught any more in the shoot-out; nothing while it is open. Of `sides` of the
/// state it asks their `kicks` and `kickGoals`.
template <PlainState State>
[[nodiscard]] std::optional<Side> shootOutLeader(const State &state)
{
    for (const Side side : bothSides) {
        const auto &own = state.sides[side];
        const auto &other = state.sides[opposite(side)];
        const int inAll = std::max<int>({shootOutKicks, own.kicks, other.kicks});
        if (own.kickGoals > other.kickGoals + (inAll - other.kicks))
            return side;
    }
    return std::nullopt;
}

inline constexpr int forfeitGoals = 3;

/// `side` cannot go on and has lost by three goals, or by more where it was further behind. The result stands
/// for the whole match, whenever it broke off; a tie over two legs that it leaves level goes to the other
/// side. isUndecided() is found by the state's type.
template <PlainState State>
void forfeitMatch(State &state, Side side)
{
    const Side other = opposite(side);
    state.forfeited = true;
    if (state.score.of(other) - state.score.of(side) < forfeitGoals) {
        state.score.of(side) = 0;
        state.score.of(other) = forfeitGoals;
    }
    state.extraTimePlayed = false;
    if (isUndecided(state))
        ++state.score.of(other);
    state.after90 = state.score;
    declareWinner(state, other);
    dropAll(state);
}

/// The match is over. Who leads has won, unless that was decided otherwise.
template <class Parts>
void endMatch(MatchState<Parts> &state)
{
    if (const auto leader = state.score.leader(); leader && !state.hasWinner)
        declareWinner(state, *leader);
    dropAll(state);
    state.phase = Parts::Phase::Over;
}

} // namespace touchline
