// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules_flow.h"

#include <algorithm>
#include <cstdlib>

namespace touchline::atcs {

/// Yellow and red cards, and the attempts that they and free kicks bring, wherever they come from
/// (specification 6.7.5, 6.7.6, 6.7.8, 6.8).

inline constexpr int mostExtras = 12;
inline constexpr int attemptsForRed = 2;
inline constexpr int attemptsForRedTurnedYellow = 1;

/// A percentage roll looks for somebody of `side`.
inline void lookFor(State &state, Phase phase, Side side, CardWhy why)
{
    state.check.wanted = side;
    state.check.why = why;
    state.phase = phase;
}

/// Whom a percentage roll finds among `rows` of a side (6.10); noRow where they are none.
[[nodiscard]] inline int foundInCardRange(const State &state, Side side, int natural, Rows rows)
{
    return nearestRow(state.card(side).cardAt[static_cast<std::size_t>(natural)], rows);
}

/// Attempts of the period grow in regular play.
inline void lengthenPeriod(State &state, Side side, int count)
{
    SideState &own = state.sides[side];
    own.total = static_cast<std::int16_t>(own.total + count);
    own.remaining = static_cast<std::int16_t>(own.remaining + count);
    setAttemptsInAll(state, state.inAll + count);
}

/// Attempts won: at once in regular play, in the queue of step 7 otherwise; no more than 12 a side and period
/// (R65). Gives how many were won.
template <class Sink>
int winAttempts(State &state, Side side, int count, ExtraKind kind, Sink &sink)
{
    SideState &own = state.sides[side];
    const int won = std::min(count, mostExtras - own.extras);
    if (won < count)
        tell(state, sink, event::ExtraVoid, side, Event::nobody, count - won);
    own.extras = static_cast<std::int8_t>(own.extras + won);
    if (!state.check.running) {
        lengthenPeriod(state, side, won);
        return won;
    }
    for (int i = 0; i < won; ++i)
        state.queue.places[state.queue.size++] = {side, kind};
    own.remaining = static_cast<std::int16_t>(own.remaining + won);
    return won;
}

template <class Sink>
void winFreeKick(State &state, Side side, CardWhy why, Sink &sink)
{
    tell(state, sink, event::FreeKick, side, Event::nobody, static_cast<int>(why));
    winAttempts(state, side, 1, ExtraKind::FreeKick, sink);
}

/// The opponents of a red card have more attempts, now and in every later period.
template <class Sink>
void rewardRed(State &state, Side opponents, int attempts, Sink &sink)
{
    SideState &side = state.sides[opponents];
    side.redBonus = static_cast<std::int16_t>(side.redBonus + attempts);
    const int won = winAttempts(state, opponents, attempts, ExtraKind::RedCard, sink);
    tell(state, sink, event::ExtraAttempts, opponents, Event::nobody, won, side.remaining);
}

/// Somebody is out for the rest of the match; another keeper goes in if it was the keeper.
template <class Sink>
void takeOff(State &state, Side side, int row, Sink &sink)
{
    SideState &own = state.sides[side];
    const std::int8_t before = own.keeper;
    own.available &= ~bitOf(row);
    placeKeeper(own, state.card(side));
    if (own.keeper != before)
        tell(state, sink, event::KeeperChange, side, own.keeper, before);
}

template <class Sink>
void enterYellow(State &state, Side side, int row, CardWhy why, bool insteadOfRed, Sink &sink)
{
    state.sides[side].booked |= bitOf(row);
    tell(state, sink, EventKind::Yellow, side, row, 0, static_cast<int>(why), insteadOfRed ? 1 : 0);
}

/// Only one red card a side and period (option `one_red_card`, R25): is this one too many?
[[nodiscard]] inline bool isRedTooMany(const State &state, Side side)
{
    return state.options().oneRedCard && state.sides[side].reds > 0;
}

/// The red becomes a yellow: for the same man, or, if he has one, for another who is looked for.
template <class Sink>
void turnIntoYellow(State &state, Side side, int row, CardWhy why, Sink &sink)
{
    if ((state.sides[side].booked & bitOf(row)) != 0) {
        lookFor(state, Phase::NewPlayer, side, why);
        return;
    }
    enterYellow(state, side, row, why, true, sink);
    rewardRed(state, opposite(side), attemptsForRedTurnedYellow, sink);
    effectDone(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void rollNewPlayer(State &state, int natural, Sink &sink)
{
    const Side side = state.check.wanted;
    const Rows unbooked = possibleFocus(state.sides[side], state.card(side)) & ~state.sides[side].booked;
    const int row = foundInCardRange(state, side, natural, unbooked);
    if (row != noRow)
        enterYellow(state, side, row, state.check.why, true, sink);
    rewardRed(state, opposite(side), attemptsForRedTurnedYellow, sink);
    effectDone(state, sink);
}

/// A red card. `second`: it follows a second yellow, which has been told.
template <class Sink>
void sendOff(State &state, Side side, int row, bool second, CardWhy why, Sink &sink)
{
    if (isRedTooMany(state, side)) {
        turnIntoYellow(state, side, row, why, sink);
        return;
    }
    SideState &own = state.sides[side];
    ++own.reds;
    own.sentOff |= bitOf(row);
    tell(state, sink, EventKind::Red, side, row, second ? 1 : 0, static_cast<int>(why));
    takeOff(state, side, row, sink);
    rewardRed(state, opposite(side), attemptsForRed, sink);
    effectDone(state, sink);
}

/// A yellow card; the second in the match is a red one (R26).
template <class Sink>
void book(State &state, Side side, int row, CardWhy why, Sink &sink)
{
    if ((state.sides[side].booked & bitOf(row)) == 0) {
        enterYellow(state, side, row, why, false, sink);
        effectDone(state, sink);
        return;
    }
    // With one red card a side it may turn into another's yellow; then this one is not entered.
    if (!isRedTooMany(state, side))
        tell(state, sink, EventKind::Yellow, side, row, 1, static_cast<int>(why), 0);
    sendOff(state, side, row, true, why, sink);
}

/// D56: the player whom a call books.
template <class Sink>
Q_NEVER_INLINE void rollCallFocus(State &state, int natural, Sink &sink)
{
    const Side side = state.check.wanted;
    const Rows rows = possibleFocus(state.sides[side], state.card(side));
    const int row = foundInCardRange(state, side, natural, rows);
    if (row == noRow)
        effectDone(state, sink);
    else
        book(state, side, row, state.check.why, sink);
}

} // namespace touchline::atcs
