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
NameOfOption planName, deferralName, attackTacticName, packedInName, pushingUpName, offsideTrapName,
    oneTimerName, answerName, signName, rowName;

// What they cost and change, their chance where the choices of both sides are known to the one that decides;
// what is not legal, and why (atcs_option_facts.cpp).
FactsOfOption<State> planFacts, attackFacts, packedInFacts, scorerFacts, defenceFacts, signFacts, takerFacts,
    pushingUpFacts, offsideTrapFacts;
CloseOptions<State> closeAttacks, closePushingUp, closeDefending, closeAnswers, closeSigns, closeKickers,
    closeTakers;

} // namespace touchline::atcs
