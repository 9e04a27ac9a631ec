// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"
#include "core/match/state/choice_table.h"

namespace touchline::fuba {

/// What is said of the choice that waits in `phase`; null where none does.
[[nodiscard]] const ChoiceRow<State> *choiceRow(Phase phase);

// How options are called; areas by their codes as the deciding side sees them (option_names.cpp).
NameOfOption formationOptionName, roleOptionName, skillOptionName, skillWindowName, lineOptionName,
    areaOptionName, fullbacksName, moveName, shiftName, targetName, fetchName, cornerName, countName,
    pickedName;

// What they cost and change, and the chance of a goal where no skill can come between; what is not legal, and
// why (fuba_option_facts.cpp).
FactsOfOption<State> formationFacts, targetFacts, boostFacts, actionFacts, moveTypeFacts, moveFacts,
    skillFacts, loseFacts, gainFacts;
CloseOptions<State> closeActions, closeTargets, closeSubstitutes, closeMoveTypes;

// Where they are on the board (board_data.cpp).
MarkOfOption<State> markTarget, markPlace, markRemoved, markCorner, markFetch, markMove;

} // namespace touchline::fuba
