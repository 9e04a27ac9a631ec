// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"
#include "core/match/state/choice_table.h"

namespace touchline::fuba {

/// What is said of the choice that waits in `phase`; null where none does.
[[nodiscard]] const ChoiceRow<State> *choiceRow(Phase phase);

// How options are called; areas by their codes as the deciding side sees them (option_names.cpp).
[[nodiscard]] QString formationOptionName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString roleOptionName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString skillOptionName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString skillWindowName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString lineOptionName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString areaOptionName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString fullbacksName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString moveName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString shiftName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString targetName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString fetchName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString cornerName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString countName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString pickedName(OptionCode option, Side side, const FixtureSetup &setup);

// What they cost and change, and the chance of a goal where no skill can come between; what is not legal, and
// why (fuba_option_facts.cpp).
[[nodiscard]] OptionFacts formationFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts targetFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts boostFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts actionFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts moveTypeFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts moveFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts skillFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts loseFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts gainFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedActions(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedTargets(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedSubstitutes(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedMoveTypes(const State &state, const FixtureSetup &setup);

// Where they are on the board (board_data.cpp).
[[nodiscard]] BoardHighlight markTarget(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markPlace(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markRemoved(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markCorner(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markFetch(const State &state, OptionCode option);
[[nodiscard]] BoardHighlight markMove(const State &state, OptionCode option);

} // namespace touchline::fuba
