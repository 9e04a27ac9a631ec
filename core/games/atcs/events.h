// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"

#include <span>

namespace touchline::atcs {

/// Events of this game beyond the common ones (specification, section 7). Their fields are listed in
/// events.cpp.
namespace event {
inline constexpr EventKind Totals = gameEvent(0);
inline constexpr EventKind Attempt = gameEvent(1);
inline constexpr EventKind Miss = gameEvent(2);
inline constexpr EventKind Shot = gameEvent(3);
inline constexpr EventKind ShotLost = gameEvent(4);
inline constexpr EventKind GoalRoll = gameEvent(5);
inline constexpr EventKind Save = gameEvent(6);
inline constexpr EventKind Wide = gameEvent(7);
inline constexpr EventKind KeeperChange = gameEvent(8);
inline constexpr EventKind ExtraTime = gameEvent(9);
inline constexpr EventKind QuickResult = gameEvent(10);
} // namespace event

/// What decides a Quick Play knockout game that ends level, in this order (6.12).
enum class QuickCriterion : std::int16_t {
    None,
    BestResult,
    ShotsOnGoal,
    SecondHalfAttempts,
    OlderYear,
    Coin
};

/// "", "best_result", "sog", "second_half_attempts", "older_year", "coin".
[[nodiscard]] const char *criterionWord(QuickCriterion criterion);

[[nodiscard]] std::span<const EventSpec> eventSpecs();

} // namespace touchline::atcs
