// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_answers.h"
#include "core/games/fuba/rules/rules_tasks.h"
#include "core/match/state/state_steps.h"

namespace touchline::fuba {

/// The rules of a match as free functions over its state. What is to be done stands on a list, the next on
/// top (TodoList); a task that needs a roll or a choice sets the phase and is gone on with when the answer is
/// there. So no rule has to know what comes after it.

/// Does what is to be done until a roll or a choice with more than one option is due, or the match is over.
/// `due` gets the options of that choice; without one it is empty.
template <class Sink>
void settle(State &state, Sink &sink, OptionList &due)
{
    settleState(
        state, sink, due, [](State &now, Sink &told) { perform(now, told); },
        [](State &now, Phase phase, OptionCode option, Sink &told) { answer(now, phase, option, told); });
}
template <class Sink>
void settle(State &state, Sink &sink)
{
    OptionList due;
    settle(state, sink, due);
}

/// The state before the first choice. `tables` outlives the state.
template <class Sink>
[[nodiscard]] State startMatch(const MatchTables &tables, Sink &&sink)
{
    State state;
    state.tables = &tables;
    state.nameKey = tables.nameKey;
    state.turn = 1;
    for (const Side side : bothSides) {
        SideState &own = state.sides[side];
        const TeamSheet &team = tables.teams[side];
        own.onPitch = team.starters;
        own.bench = team.bench;
        own.line = team.startLine;
    }
    announce(state, sink, EventKind::MatchStart);
    push(state, Task::Reveal);
    if (tables.options.skills)
        for (const Side side : {Side::Away, Side::Home})
            push(state, Task::SkillChoices, side);
    if (tables.options.roles)
        for (const Side side : {Side::Away, Side::Home})
            push(state, Task::Roles, side);
    for (const Side side : {Side::Away, Side::Home})
        push(state, Task::Formation, side);
    settle(state, sink);
    return state;
}

/// Takes the roll that is due; `value` is one the die can show. `due` gets the options of the next choice.
template <class Sink>
void applyRoll(State &state, int value, Sink &&sink, OptionList &due)
{
    takeRoll(state, value, sink);
    settle(state, sink, due);
}
template <class Sink>
void applyRoll(State &state, int value, Sink &&sink)
{
    OptionList due;
    applyRoll(state, value, sink, due);
}
/// Takes the choice that is due; `option` is one of the legal ones. `due` gets the options of the next
/// choice.
template <class Sink>
void applyChoice(State &state, OptionCode option, Sink &&sink, OptionList &due)
{
    takeChoice(state, option, sink);
    settle(state, sink, due);
}
template <class Sink>
void applyChoice(State &state, OptionCode option, Sink &&sink)
{
    OptionList due;
    applyChoice(state, option, sink, due);
}

} // namespace touchline::fuba
