// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"
#include "core/match/state/choice_table.h"

namespace touchline::oldschool {

/// What is said of the choice that waits in `phase`; null where none does.
[[nodiscard]] const ChoiceRow<State> *choiceRow(Phase phase);

// How options are called (option_names.cpp).
NameOfOption formationName, manName, opponentName, cellOptionName, rowName, columnName, actName, playName,
    crossName, curlName, wayName;

// What they cost and change (option_facts.cpp; specification, section 13).
FactsOfOption<State> actFacts, moveFacts, playFacts, throughFacts, keeperFacts, airFacts, jokerFacts,
    substituteFacts, switchFacts, turnReactFacts, blockerFacts, diveFacts, curlFacts;

// Where they are on the board (board_data.cpp).
MarkOfOption<State> markAct, markPlay, markMan, markOpponent, markPlace, markThrough, markMove, markKeeper,
    markCarrier;

// What cannot be done now, and why (closed_options.cpp).
CloseOptions<State> closeActs, closeTackles;

} // namespace touchline::oldschool
