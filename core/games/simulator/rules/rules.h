// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/prompts.h"
#include "core/games/simulator/rules/teller.h"

namespace touchline::simulator {

/// The rules of a match as free functions over its state. What is to be done stands on a list, the next on
/// top; a task that needs a roll or a choice sets the phase and is gone on with when the answer is there.

/// The legal options of the choice that is due, never none (specification, section 5).
void listOptions(const State &state, OptionList &options);

/// The state before the first choice. `tables` outlives the state.
[[nodiscard]] State startMatch(const MatchTables &tables, const Teller &teller);
template <class Sink>
requires requires
{
    std::remove_cvref_t<Sink>::records;
}
[[nodiscard]] State startMatch(const MatchTables &tables, Sink &&sink)
{
    return startMatch(tables, tellerOf(sink));
}

/// Does what is to be done until a roll or a choice is due, or the match is over. `due` gets the options of
/// that choice; without one it is empty.
void settle(State &state, const Teller &teller, OptionList &due);
/// Takes the roll that is due and settles; `value` is one the die can show.
void applyRoll(State &state, int value, const Teller &teller, OptionList &due);
/// Takes the choice that is due and settles; `option` is one of the legal ones.
void applyChoice(State &state, OptionCode option, const Teller &teller, OptionList &due);

/// Takes one step: the roll or the choice that is due, from `source`, which has roll(Die) and
/// choose(const State &, const OptionList &). `due` is what the step before left, or empty.
template <class Source, class Sink>
void advance(State &state, Source &&source, Sink &&sink, OptionList &due)
{
    if (state.phase < firstChoicePhase) {
        applyRoll(state, source.roll(promptDue(state).die), tellerOf(sink), due);
    } else {
        if (due.empty())
            listOptions(state, due);
        applyChoice(state, source.choose(state, due), tellerOf(sink), due);
    }
}

} // namespace touchline::simulator
