// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/sheet_fields.h"

#include <array>

namespace touchline::fuba {

/// Names of what the score sheet asks for, on paper and in the report of a match that was played here.
inline constexpr const char *attemptsKey = "goal_attempts";
/// By line.
inline constexpr std::array<const char *, 3> conditionKeys{"condition_defence", "condition_midfield",
                                                           "condition_attack"};
inline constexpr const char *lossKey = "condition_loss";

} // namespace touchline::fuba
