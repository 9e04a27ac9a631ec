// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"
#include "core/match/state/choice_table.h"

namespace touchline::oldschool {

/// What is said of the choice that waits in `phase`; null where none does.
[[nodiscard]] const ChoiceRow<State> *choiceRow(Phase phase);

// How options are called (option_names.cpp).
[[nodiscard]] QString formationName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString manName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString opponentName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString cellOptionName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString rowName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString columnName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString actName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString playName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString crossName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString curlName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString wayName(OptionCode option, Side side, const FixtureSetup &setup);

// What they cost and change (option_facts.cpp; specification, section 13).
[[nodiscard]] OptionFacts actFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts moveFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts playFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts throughFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts keeperFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts airFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts jokerFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts substituteFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts switchFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts turnReactFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts blockerFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts diveFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts curlFacts(const State &state, OptionCode option, const FixtureSetup &setup);

// Where they are on the board (board_data.cpp).
[[nodiscard]] BoardHighlight markAct(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markPlay(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markMan(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markOpponent(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markPlace(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markThrough(const State &state, OptionCode option);
/// Of who was chosen, of the keeper who meets a shot, of who has the ball.
[[nodiscard]] BoardHighlight markMove(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markKeeper(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markCarrier(const State &state, OptionCode option);

// What cannot be done now, and why (closed_options.cpp).
[[nodiscard]] std::vector<ClosedOption> closedActs(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedTackles(const State &state, const FixtureSetup &setup);

} // namespace touchline::oldschool
