// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/state.h"
#include "core/match/fixture_setup.h"
#include "core/match/option_facts.h"

namespace touchline::champions {

/// What an option of the choice that is due brings: where the ball ends, what is left for the next touch,
/// chances of shots, saves and interceptions, which fouls it invites.
[[nodiscard]] OptionFacts optionFacts(const State &state, OptionCode option, const FixtureSetup &setup);
/// Who cannot move, where the ball cannot be played, who cannot be passed to, and why.
[[nodiscard]] std::vector<ClosedOption> closedOptions(const State &state, const FixtureSetup &setup);
/// Who is placed, moves, plays the ball or comes on, and with how many pips or spaces; empty where the
/// question says all.
[[nodiscard]] Message choiceSubject(const State &state, const FixtureSetup &setup);

} // namespace touchline::champions
