// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game_info.h"
#include "core/match/match.h"

namespace touchline::simulator {

/// GameInfo::conditionOutcomes: of the rolls for referee and weather (specification 5, M1 and M2).
[[nodiscard]] std::vector<ConditionOutcome> conditionOutcomes(const Match &match);

/// "strict" and what it changes.
[[nodiscard]] ConditionOutcome refereeCondition(bool isStrict);
/// "bad" and what it changes.
[[nodiscard]] ConditionOutcome weatherCondition(bool isBad);

} // namespace touchline::simulator
