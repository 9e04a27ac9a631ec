// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/state.h"
#include "core/match/event.h"
#include "core/match/report/match_report.h"

#include <span>
#include <vector>

namespace touchline::atcs {

/// What the score sheet of this game asks for beside goals and cards (specification, section 2.10): the
/// referee, and of each side in each period strategy, formation, attempts, shots on goal and the final SOG.
/// Strategy and formation are those with which the period was played to its end. Nothing for Quick Play.
[[nodiscard]] std::vector<MatchFact> reportFacts(std::span<const Event> events, bool hasPlans);

} // namespace touchline::atcs
