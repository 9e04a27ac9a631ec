// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_core.h"

namespace touchline::fuba {

/// The marker of the time track, and the test whether a team tires (specification 6.6, A2).

/// Moves the marker; false where the half is over at once.
[[nodiscard]] inline bool advanceClock(State &state)
{
    const int difference = std::abs(state.holderDie - state.otherDie);
    if (state.stoppage > 0) {
        if (difference < state.stoppage)
            return false;
        ++state.stoppage;
        state.moved = 1;
        state.endAfterTurn = state.stoppage == 5;
        return true;
    }
    int squares = difference == 0 ? state.holderDie : difference;
    if (state.options().c4Late && state.period == Period::FirstHalf)
        ++squares;
    if (state.hourOver)
        ++squares;
    const int room = lastSquare(state.period) - state.square;
    state.moved = static_cast<std::int8_t>(std::min(squares, room + 1));
    if (squares > room) {
        state.square = static_cast<std::int16_t>(lastSquare(state.period));
        state.stoppage = 1;
    } else {
        state.square = static_cast<std::int16_t>(state.square + squares);
    }
    return true;
}

inline constexpr int tiringSquares = 5;

template <class Sink>
void rollControl(State &state, int die, Sink &sink)
{
    state.otherDie = static_cast<std::int8_t>(die);
    if (!advanceClock(state)) {
        announce(state, sink, event::HalfDecided, state.holderDie, state.otherDie);
        state.endAfterTurn = true;
        push(state, Task::EndTurn);
        return;
    }
    push(state, Task::Check);
    if (state.options().condition && state.moved >= tiringSquares) {
        push(state, Task::TirednessTest, opposite(state.holder));
        push(state, Task::TirednessTest, state.holder);
    }
}

inline constexpr int mostTirednessDice = 3;

template <class Sink>
void rollTired(State &state, int die, Sink &sink)
{
    const Side side = state.rollSide;
    state.rollSum = static_cast<std::int8_t>(state.rollSum + die);
    ++state.rollCount;
    const bool passed = state.rollSum * 10 >= clockOf(state);
    tell(state, sink, event::TirednessTest, side, die, state.rollSum, clockOf(state), passed ? 1 : 0);
    if (passed)
        return;
    if (state.rollCount < mostTirednessDice)
        push(state, Task::TirednessTest, side, state.rollSum, state.rollCount);
    const Line zone = zoneOfTarget(state, side);
    const bool fixed = state.rollCount == 1 && conditionOf(state.sides[side], zone) > 0;
    push(state, Task::Lose, side, fixed ? static_cast<int>(zone) : anyLine, static_cast<int>(Why::Tiredness));
}

} // namespace touchline::fuba
