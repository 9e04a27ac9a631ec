// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/chart_codes.h"
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
inline constexpr EventKind Location = gameEvent(11);
inline constexpr EventKind Referee = gameEvent(12);
inline constexpr EventKind RefereeReroll = gameEvent(13);
inline constexpr EventKind Plan = gameEvent(14);
inline constexpr EventKind SoloChart = gameEvent(15);
inline constexpr EventKind Defer = gameEvent(16);
inline constexpr EventKind OneTimer = gameEvent(17);
inline constexpr EventKind Mark = gameEvent(18);
inline constexpr EventKind GoalCheck = gameEvent(19);
inline constexpr EventKind RefereeCall = gameEvent(20);
inline constexpr EventKind GoalDisallowed = gameEvent(21);
inline constexpr EventKind CheckStart = gameEvent(22);
inline constexpr EventKind Focus = gameEvent(23);
inline constexpr EventKind CardRoll = gameEvent(24);
inline constexpr EventKind Penalty = gameEvent(25);
inline constexpr EventKind Corner = gameEvent(26);
inline constexpr EventKind FreeKick = gameEvent(27);
inline constexpr EventKind ExtraAttempts = gameEvent(28);
inline constexpr EventKind ExtraVoid = gameEvent(29);
inline constexpr EventKind InjuryRoll = gameEvent(30);
inline constexpr EventKind Carry = gameEvent(31);
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

/// What brought a card, a kick or a free kick: the card check, a referee call, the injury of an opponent.
enum class CardWhy : std::int8_t { Check, Call, Injury };

/// What a one-timer was used on.
enum class OneTimerUse : std::int8_t { Goal, Card, Injury, Call };

/// Why a roll for the referee's country is void.
enum class RerollWhy : std::int8_t { Team, Void };

/// "stays", "opponent_red", "weakened_1", "weakened_2", "out_next", "out_tournament", "out_tournament_red".
[[nodiscard]] const char *injuryWord(InjuryCode code);
/// "let_em_play", "fair_and_balanced", "control_freak".
[[nodiscard]] const char *refereeTypeWord(RefereeType type);

/// "", "best_result", "sog", "second_half_attempts", "older_year", "coin".
[[nodiscard]] const char *criterionWord(QuickCriterion criterion);

[[nodiscard]] std::span<const EventSpec> eventSpecs();

} // namespace touchline::atcs
