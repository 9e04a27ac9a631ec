// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/match_state.h"

#include <QtGlobal>

#include <utility>

namespace touchline {

/// The way of a step, the same in every game over a MatchState: an answer is taken, and what follows from it
/// is done until somebody has to roll or to choose. `sink` is what the rules write their events with; a
/// game's own are
/// - perform(state, sink): does the task on top;
/// - answer(state, phase, option, sink): goes on with a choice of that phase;
/// - listOptions(state, options), found by the state's type.

/// Goes on with the choice that is due; `option` is one of the legal ones.
template <PlainState State, class Sink, class Answer>
void answerChoice(State &state, OptionCode option, Sink &sink, Answer answer)
{
    const auto phase = std::exchange(state.phase, State::PhaseOfGame::Running);
    answer(state, phase, option, sink);
}

/// Does what is to be done until a roll or a choice with more than one option is due, or the match is over.
/// `due` gets the options of that choice; without one it is empty.
template <PlainState State, class Sink, class Perform, class Answer>
void settleState(State &state, Sink &sink, OptionList &due, Perform perform, Answer answer)
{
    for (;;) {
        while (state.phase == State::PhaseOfGame::Running)
            perform(state, sink);
        if (awaits(state) != Awaits::Choice) {
            due.clear();
            return;
        }
        listOptions(state, due);
        // A position that a test draws up may have nothing to choose from; one of a match has.
        if (due.size() != 1)
            return;
        answerChoice(state, due[0], sink, answer);
    }
}

/// Takes one step of a simulation: the roll or the choice that is due, from `source`, which has roll(Die) and
/// choose(const State &, const OptionList &). `due` is what the step before left, or empty. applyRoll(state,
/// value, sink, due) and applyChoice(state, option, sink, due) of the game are found by the state's type.
template <PlainState State, class Source, class Sink>
void advance(State &state, Source &&source, Sink &&sink, OptionList &due)
{
    if (state.phase < State::PartsOfGame::firstChoice) {
        applyRoll(state, source.roll(promptDue(state).die), sink, due);
        return;
    }
    if (due.empty())
        listOptions(state, due);
    Q_ASSERT(!due.empty());
    applyChoice(state, source.choose(state, due), sink, due);
}

} // namespace touchline
