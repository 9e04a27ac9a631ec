// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/situations.h"
#include "core/match/state/state_steps.h"

namespace touchline::fuba {

/// The rules of a match as free functions over its state. What is to be done stands on a list, the next on
/// top (TodoList); a task that needs a roll or a choice sets the phase and is gone on with when the answer is
/// there.

/// The legal options of the choice that is due, never none (specification, section 5).
void listOptions(const State &state, OptionList &options);

/// The state before the first choice. `tables` outlives the state.
[[nodiscard]] State startMatch(const MatchTables &tables, const Teller &teller);

/// Does what is to be done until a roll or a choice is due, or the match is over. `due` gets the options of
/// that choice; without one it is empty.
void settle(State &state, const Teller &teller, OptionList &due);
/// Takes the roll that is due and settles; `value` is one the die can show.
void applyRoll(State &state, int value, const Teller &teller, OptionList &due);
/// Takes the choice that is due and settles; `option` is one of the legal ones.
void applyChoice(State &state, OptionCode option, const Teller &teller, OptionList &due);

} // namespace touchline::fuba
