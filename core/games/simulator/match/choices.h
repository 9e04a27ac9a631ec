// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/state.h"
#include "core/match/state/choice_table.h"

namespace touchline::simulator {

/// What is said of the choice that waits in `phase`; null where none does.
[[nodiscard]] const ChoiceRow<State> *choiceRow(Phase phase);

// How options are called (option_names.cpp).
NameOfOption presetName, kickName, manName, cellOptionName, spotName, edgeName, rodPointName, poseName,
    directionName, powerName, heightName;

// What they cost and change, with the chance where it is known exactly, and whom the choice is about
// (option_facts.cpp).
FactsOfOption<State> entryFacts, bonusFacts, foulFacts, substitutionFacts;
SubjectOfChoice<State> aboutChosen, aboutDirection, aboutPower;

// Where they are on the board (board_data.cpp).
MarkOfOption<State> markMan, markKick, markCell, markEntry, markSpot, markRespot, markEdge, markRodPoint;

// What cannot be done now, and why (closed_options.cpp).
CloseOptions<State> closeKicks, closeSetUps, closeMoves, closeDefenders, closeEntries, closeKeeperCells,
    closePoses;

} // namespace touchline::simulator
