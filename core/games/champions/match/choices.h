// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/state.h"
#include "core/match/state/choice_table.h"

namespace touchline::champions {

/// What is said of the choice that waits in `phase`; null where none does.
[[nodiscard]] const ChoiceRow<State> *choiceRow(Phase phase);

// How options are called (option_names.cpp).
NameOfOption formationOptionName, manName, cellOptionName, moveName, pickUpName, segmentName, runName,
    foulName, subBackName;

// What they bring: where the ball ends, what is left for the next touch, chances of shots, saves and
// interceptions, which fouls they invite (champions_option_facts.cpp).
FactsOfOption<State> warmUpFacts, foulFacts, moverFacts, moveFacts, pickUpFacts, kickFacts, runFacts,
    saveFacts, interceptFacts, leavingFacts, newKeeperFacts, injurySubFacts;

// Where they are on the board (board_data.cpp).
MarkOfOption<State> markCell, markMan, markSave, markInterception, markMove, markRun, markFoul;

// Who cannot move, where the ball cannot be played, who cannot be passed to, and why; and who is placed,
// moves, plays the ball or comes on, with how many pips or spaces (champions_closed_options.cpp).
CloseOptions<State> closeMovers, closeMoves, closePasses, closeSaves;
SubjectOfChoice<State> aboutPlaced, aboutPick, aboutRoll, aboutMover, aboutKick, aboutFlight, aboutInjured,
    aboutPartner, aboutSubstitute;

} // namespace touchline::champions
