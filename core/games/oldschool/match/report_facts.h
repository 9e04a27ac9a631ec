// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"
#include "core/match/fixture_setup.h"
#include "core/match/report/match_report.h"

#include <span>

namespace touchline::oldschool {

/// What the score sheet asks for beside goals and cards, in its order.
[[nodiscard]] std::vector<MatchFact> reportFacts(std::span<const Event> events, const State &state);

/// Tackles won by player, and the player of the match: who had a part in most goals, then who won most
/// tackles; of those alike one of the winners, of the home side, the first in his list.
[[nodiscard]] std::vector<PlayerFigure> reportFigures(std::span<const Event> events, const State &state,
                                                      const FixtureSetup &setup);

} // namespace touchline::oldschool
