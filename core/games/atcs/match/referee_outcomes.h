// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/state.h"
#include "core/match/game_info.h"
#include "core/match/match.h"

namespace touchline::atcs {

/// GameInfo::conditionOutcomes: of the rolls for the referee's country and type (specification 2.5, 6.8).
[[nodiscard]] std::vector<ConditionOutcome> conditionOutcomes(const Match &match);

/// "Card chart +1, goal check +1, referee call +1."
[[nodiscard]] Message refereeEffect(const RefereeModifiers &modifiers);

} // namespace touchline::atcs
