// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/state.h"
#include "core/match/event.h"
#include "core/match/report/match_report.h"

#include <span>

namespace touchline::simulator {

/// What the score sheet asks for besides goals and cards.
[[nodiscard]] std::vector<MatchFact> reportFacts(std::span<const Event> events, const State &state);

} // namespace touchline::simulator
