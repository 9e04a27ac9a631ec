// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"
#include "core/match/fixture_setup.h"
#include "core/match/report/match_report.h"

#include <span>
#include <vector>

namespace touchline::fuba {

/// What the score sheet of this game asks for beside the goals and cards: the formation of each period as it
/// began, the goal attempts in it, and at the end the condition left (and lost for the next match).
[[nodiscard]] std::vector<MatchFact> reportFacts(std::span<const Event> events, const State &state);

/// Who began and who sat on the bench.
[[nodiscard]] touchline::LineUp lineUpOf(const TeamSheet &team, const SideSetup &setup);

} // namespace touchline::fuba
