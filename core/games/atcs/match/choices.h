// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/state.h"
#include "core/match/state/choice_table.h"

namespace touchline::atcs {

/// What is said of the choice that waits in `phase`; null where none does. Names (see rules/choices.h for the
/// codes) are those that logs, scripts and people write: "normal 4-3-3", "defer", "long ball 2", "mark and
/// one-timer".
[[nodiscard]] const ChoiceRow<State> *choiceRow(Phase phase);

// How options are called (option_names.cpp).
[[nodiscard]] QString planName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString deferralName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString attackTacticName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString packedInName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString pushingUpName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString offsideTrapName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString oneTimerName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString answerName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString signName(OptionCode option, Side side, const FixtureSetup &setup);
[[nodiscard]] QString rowName(OptionCode option, Side side, const FixtureSetup &setup);

// What they cost and change, their chance where the choices of both sides are known to the one that decides;
// what is not legal, and why (atcs_option_facts.cpp).
[[nodiscard]] OptionFacts planFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts attackFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts packedInFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts scorerFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts defenceFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts signFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts takerFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts pushingUpFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] OptionFacts offsideTrapFacts(const State &state, OptionCode option, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedAttacks(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedPushingUp(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedDefending(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedAnswers(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedSigns(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedKickers(const State &state, const FixtureSetup &setup);
[[nodiscard]] std::vector<ClosedOption> closedTakers(const State &state, const FixtureSetup &setup);

} // namespace touchline::atcs
