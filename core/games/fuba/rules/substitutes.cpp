// SPDX-License-Identifier: GPL-3.0-or-later
// Substitutions and changes of the formation (specification 6.16).
#include "core/games/fuba/rules/situations.h"

#include <utility>

namespace touchline::fuba {

void listShifts(const Formation &formation, OptionList &options)
{
    for (int from = 0; from < 3; ++from)
        for (int to = 0; to < 3; ++to)
            if (from != to && formation.of(static_cast<Line>(from)) >= 2 &&
                formation.of(static_cast<Line>(to)) < 6)
                options.add(shiftCode(from, to));
}

/// A player of the formation goes from one line to another, from the next turn on. Told by tellShift().
void makeShift(State &state, Side side, OptionCode option)
{
    const auto [from, to] = linesOf(option);
    Formation &pending = state.sides[side].pending;
    --pending.at(from);
    ++pending.at(to);
}

void tellShift(State &state, Side side, OptionCode option, const Teller &teller)
{
    const auto [from, to] = linesOf(option);
    const Formation &pending = state.sides[side].pending;
    teller.side(state, event::Shift, side, static_cast<int>(from), static_cast<int>(to), pending.men[0],
                pending.men[1], pending.men[2]);
}

std::pair<Line, Line> shift(State &state, Side side, OptionCode option, const Teller &teller)
{
    makeShift(state, side, option);
    tellShift(state, side, option, teller);
    return linesOf(option);
}

void listSubstitutes(const State &state, OptionList &options)
{
    options.add(static_cast<int>(Substitute::Formation));
    if (state.sides[state.stage.side].yellowsHeld > 0)
        options.add(static_cast<int>(Substitute::RemoveYellow));
    if (state.options().condition)
        options.add(static_cast<int>(Substitute::Fresh));
}

void replaceNamed(State &state, Side side, int off, int enters, const Teller &teller)
{
    SideState &own = state.sides[side];
    const Line line = enters == bookedOnesLine ? lineFrom(own, off) : static_cast<Line>(enters);
    goOff(own, off);
    // With nobody left on the bench the names stay as they are.
    if (!bringSomebodyOn(state, side, off, line, teller))
        comeBack(own, off);
}

void replaceSomebody(State &state, Side side, Line leaves, int enters, const Teller &teller)
{
    const bool booked = enters == bookedOnesLine;
    const int off = drawReplaced(state, side, leaves, booked);
    if (firstOfBench(state, side, leaves) != noName &&
        asksForName(state, Phase::OffPick, side, mayMakeRoom(state, side, leaves, booked), off))
        state.pick.a = static_cast<std::int8_t>(enters);
    else
        replaceNamed(state, side, off, enters, teller);
}

void chooseSubstitute(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    SideState &own = state.sides[side];
    ++own.substitutions;
    teller.side(state, event::Substitution, side, option, mostSubstitutes - own.substitutions);
    switch (static_cast<Substitute>(option)) {
    case Substitute::Formation:
        push(state, Task::ShiftLine, side, 1, 1);
        return;
    case Substitute::RemoveYellow:
        --own.yellowsHeld;
        push(state, Task::Replace, side, static_cast<int>(Line::Midfield), bookedOnesLine);
        return;
    case Substitute::Fresh:
        push(state, Task::Fresh, side);
        return;
    }
}

/// A shift of the formation that was asked for: by a substitution, or by Trained formation change.
void chooseShift(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    const auto [from, to] = shift(state, side, option, teller);
    if (state.why == 0) {
        if (state.points > 1)
            push(state, Task::ShiftLine, side, state.points - 1, 0);
        return;
    }
    if (state.options().condition && state.period >= Period::SecondHalf)
        push(state, Task::Strengthen, side, static_cast<int>(to));
    push(state, Task::Replace, side, static_cast<int>(from), static_cast<int>(to));
}

void beginFresh(State &state, Side side)
{
    state.rollCount = 0;
    if (canUse(state, side, Skill::WidePlayerMaterial))
        ask(state, Phase::WideWindow, side);
    else
        awaitRoll(state, Phase::FreshFirst, side);
}

void chooseWide(State &state, OptionCode option, const Teller &teller)
{
    if (option != passCode) {
        useSkill(state, state.decider, Skill::WidePlayerMaterial, teller);
        state.rollCount = 2;
    }
    awaitRoll(state, Phase::FreshFirst, state.decider);
}

void rollFresh(State &state, int die)
{
    const int sum = state.rollSum + die - state.rollCount;
    push(state, Task::Gain, state.rollSide, sum * 10 > clockOf(state) ? 1 : 2, static_cast<int>(Why::Fresh));
}

} // namespace touchline::fuba
