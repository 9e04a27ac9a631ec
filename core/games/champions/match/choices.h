// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/state.h"
#include "core/match/state/choice_table.h"

namespace touchline::champions {

/// What is said of the choice that waits in `phase`; null where none does.
[[nodiscard]] const ChoiceRow<State> *choiceRow(Phase phase);

// How options are called (option_names.cpp).
[[nodiscard]] QString formationOptionName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString manName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString cellOptionName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString moveName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString pickUpName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString segmentName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString runName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString foulName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString subBackName(OptionCode option, Side side, const FixtureSetup &setup);

// What they bring: where the ball ends, what is left for the next touch, chances of shots, saves and
// interceptions, which fouls they invite (champions_option_facts.cpp).
[[nodiscard]] OptionFacts warmUpFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts foulFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts moverFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts moveFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts pickUpFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts kickFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts runFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts saveFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts interceptFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts leavingFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts newKeeperFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts injurySubFacts(const State &state, OptionCode option, const FixtureSetup &setup);

// Where they are on the board (board_data.cpp).
[[nodiscard]] BoardHighlight markCell(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markMan(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markSave(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markInterception(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markMove(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markRun(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markFoul(const State &state, OptionCode option);

// Who cannot move, where the ball cannot be played, who cannot be passed to, and why; and who is placed,
// moves, plays the ball or comes on, with how many pips or spaces (champions_closed_options.cpp).
[[nodiscard]] std::vector<ClosedOption> closedMovers(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedMoves(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedPasses(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedSaves(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutPlaced(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutPick(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutRoll(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutMover(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutKick(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutFlight(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutInjured(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutPartner(const State &state, const FixtureSetup &setup);
[[nodiscard]] Message aboutSubstitute(const State &state, const FixtureSetup &setup);

} // namespace touchline::champions
