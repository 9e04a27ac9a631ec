// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/question.h"

#include <utility>

namespace touchline {

/// Where the steps of a simulation come from: `roller(Die)` gives a legal number, `chooser(state, options)`
/// one of the legal options, which have size() and operator[].
template <class Roller, class Chooser>
struct StepSource
{
    Roller &roller;
    Chooser &chooser;

    [[nodiscard]] auto roll(Die die) { return roller(die); }
    template <class State, class Options>
    [[nodiscard]] OptionCode choose(const State &state, const Options &options)
    {
        return chooser(state, options);
    }
};

/// Plays a state of a game to its end without a virtual call: the simulation runner. The rules are found by
/// the state's type: awaits(state), and advance(state, source, sink), which takes one step from a source like
/// StepSource. The same functions stand behind the Match of windows and logs, so there is only one set of
/// rules. A game whose steps leave something for the next one (the list of the choice that is due) names it
/// State::StepMemory; its advance() takes it as a fourth argument, empty in the first step.
template <class State, class Roller, class Chooser, class Sink>
void playOut(State &state, Roller &&roller, Chooser &&chooser, Sink &&sink)
{
    StepSource<Roller, Chooser> source{roller, chooser};
    if constexpr (requires { typename State::StepMemory; }) {
        typename State::StepMemory memory;
        while (awaits(state) != Awaits::Nothing)
            advance(state, source, sink, memory);
    } else {
        while (awaits(state) != Awaits::Nothing)
            advance(state, source, sink);
    }
}

} // namespace touchline
