// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/state.h"
#include "core/match/state/choice_table.h"

namespace touchline::simulator {

/// What is said of the choice that waits in `phase`; null where none does.
[[nodiscard]] const ChoiceRow<State> *choiceRow(Phase phase);

// How options are called (option_names.cpp).
[[nodiscard]] QString presetName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString kickName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString manName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString cellOptionName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString spotName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString edgeName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString rodPointName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString poseName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString directionName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString powerName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString heightName(OptionCode option, Side side, const FixtureSetup &setup);

// What they cost and change, with the chance where it is known exactly, and whom the choice is about
// (option_facts.cpp).
[[nodiscard]] OptionFacts entryFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts bonusFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts foulFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts substitutionFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] Message aboutChosen(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutDirection(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutPower(const State &state, const FixtureSetup &setup);

// Where they are on the board (board_data.cpp).
[[nodiscard]] BoardHighlight markMan(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markKick(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markCell(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markEntry(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markSpot(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markRespot(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markEdge(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markRodPoint(const State &state, OptionCode option);

// What cannot be done now, and why (closed_options.cpp).
[[nodiscard]] std::vector<ClosedOption> closedKicks(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedSetUps(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedMoves(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedDefenders(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedEntries(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedKeeperCells(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedPoses(const State &state, const FixtureSetup &setup);

} // namespace touchline::simulator
