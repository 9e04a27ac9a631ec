// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_end.h"

namespace touchline::fuba {

/// The shoot-out (specification 6.20).

inline constexpr int mostPairs = 100;

template <class Sink>
void rollShootOut(State &state, int die, Sink &sink)
{
    announce(state, sink, event::Toss, state.tossHome, die);
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
    announce(state, sink, EventKind::ShootOutStart, static_cast<int>(index(side)));
    push(state, Task::Kick, side);
}

inline void beginKick(State &state, Side side)
{
    state.holder = side;
    ask(state, Phase::Dive, opposite(side));
}

template <class Sink>
void takeShootOutKick(State &state, Side side, int taker, int die, Sink &sink)
{
    SideState &own = state.sides[side];
    const int needed = penaltyNeeds(state);
    const bool scored = die >= needed;
    ++own.kicks;
    own.kickGoals = static_cast<std::int8_t>(own.kickGoals + (scored ? 1 : 0));
    noteKick(own, taker);
    tellOf(state, sink, EventKind::ShootOutKick, side, taker, scored ? 1 : 0,
           state.sides[Side::Home].kickGoals, state.sides[Side::Away].kickGoals, die, die, needed);
    if (const auto winner = shootOutLeader(state)) {
        declareWinner(state, *winner);
        announce(state, sink, EventKind::ShootOutEnd, state.sides[Side::Home].kickGoals,
                 state.sides[Side::Away].kickGoals);
        push(state, Task::Finish);
        return;
    }
    if (own.kicks == state.sides[opposite(side)].kicks && own.kicks > shootOutKicks &&
        ++state.pairs >= mostPairs) {
        announce(state, sink, EventKind::ShootOutEnd, state.sides[Side::Home].kickGoals,
                 state.sides[Side::Away].kickGoals);
        state.tosses = 0;
        awaitRoll(state, Phase::ShootOutHome, Side::Home);
        return;
    }
    push(state, Task::Kick, opposite(side));
}

template <class Sink>
void rollShootOutKick(State &state, int die, Sink &sink)
{
    const Side side = state.rollSide;
    const int taker = nextKicker(state, side);
    if (asksForName(state, Phase::KickerPick, side, mayKick(state.sides[side]), taker))
        state.pick.a = static_cast<std::int8_t>(die);
    else
        takeShootOutKick(state, side, taker, die, sink);
}

/// A penalty in the match or in the shoot-out.
template <class Sink>
void rollSpotKick(State &state, int die, Sink &sink)
{
    if (state.period == Period::ShootOut)
        rollShootOutKick(state, die, sink);
    else
        rollPenalty(state, die, sink);
}

} // namespace touchline::fuba
