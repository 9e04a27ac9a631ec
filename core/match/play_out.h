// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/question.h"

#include <utility>

namespace touchline {

/// Plays a state of a game to its end without a virtual call: the simulation runner. The rules are found by
/// the state's type: awaits(state), dieDue(state), legalOptions(state), applyRoll(state, value, sink),
/// applyChoice(state, option, sink). `roller(Die)` gives a legal number, `chooser(state, options)` one of the
/// legal options, which have size() and operator[]. The same functions stand behind the Match of windows and
/// logs, so there is only one set of rules.
template <class State, class Roller, class Chooser, class Sink>
void playOut(State &state, Roller &&roller, Chooser &&chooser, Sink &&sink)
{
    for (;;) {
        switch (awaits(state)) {
        case Awaits::Roll:
            applyRoll(state, roller(dieDue(state)), sink);
            break;
        case Awaits::Choice:
            applyChoice(state, chooser(std::as_const(state), legalOptions(state)), sink);
            break;
        case Awaits::Nothing:
            return;
        }
    }
}

} // namespace touchline
