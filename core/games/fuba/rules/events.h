// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"

#include <span>

namespace touchline::fuba {

/// The kinds of events that this game has beyond the common ones. Areas are numbers of the view of the
/// event's side.
namespace event {
inline constexpr EventKind Formation = gameEvent(0);
inline constexpr EventKind Role = gameEvent(1);
inline constexpr EventKind Toss = gameEvent(2);
inline constexpr EventKind SetUp = gameEvent(3);
inline constexpr EventKind TurnBegin = gameEvent(4);
inline constexpr EventKind Pass = gameEvent(5);
inline constexpr EventKind Control = gameEvent(6);
inline constexpr EventKind HalfDecided = gameEvent(7);
inline constexpr EventKind TirednessTest = gameEvent(8);
inline constexpr EventKind Tired = gameEvent(9);
inline constexpr EventKind Condition = gameEvent(10);
inline constexpr EventKind SpecialEvent = gameEvent(11);
inline constexpr EventKind Foul = gameEvent(12);
inline constexpr EventKind YellowRoll = gameEvent(13);
inline constexpr EventKind RedTest = gameEvent(14);
inline constexpr EventKind Removed = gameEvent(15);
inline constexpr EventKind InjuryRoll = gameEvent(16);
inline constexpr EventKind Return = gameEvent(17);
inline constexpr EventKind Fetch = gameEvent(18);
inline constexpr EventKind NewValue = gameEvent(19);
inline constexpr EventKind Skill = gameEvent(20);
inline constexpr EventKind Action = gameEvent(21);
inline constexpr EventKind Move = gameEvent(22);
inline constexpr EventKind Adjust = gameEvent(23);
inline constexpr EventKind Press = gameEvent(24);
inline constexpr EventKind Shot = gameEvent(25);
inline constexpr EventKind DifficultShot = gameEvent(26);
inline constexpr EventKind Rebound = gameEvent(27);
inline constexpr EventKind Miss = gameEvent(28);
inline constexpr EventKind Corner = gameEvent(29);
inline constexpr EventKind FreeKick = gameEvent(30);
inline constexpr EventKind Penalty = gameEvent(31);
inline constexpr EventKind PenaltyKick = gameEvent(32);
inline constexpr EventKind GoalKick = gameEvent(33);
inline constexpr EventKind Substitution = gameEvent(34);
inline constexpr EventKind Shift = gameEvent(35);
inline constexpr EventKind ExtraTime = gameEvent(36);
inline constexpr EventKind NextMatch = gameEvent(37);
inline constexpr EventKind HighCondition = gameEvent(38);
inline constexpr EventKind Fans = gameEvent(39);
inline constexpr EventKind HourOver = gameEvent(40);
inline constexpr EventKind Assist = gameEvent(41);
inline constexpr EventKind BallPlayed = gameEvent(42);
} // namespace event

/// Why condition points come or go.
enum class Why : std::int8_t {
    Tiredness,
    Boost,
    Aggressive,
    SkillCost,
    EarlierMatch,
    OtherFormation,
    SpecialEvent,
    Fresh,
    Injury,
    Strengthened
};

/// Result of a control check, of pressing, of a goal attempt.
enum class ControlResult : std::int8_t { Kept, Lost, Event };
enum class PressResult : std::int8_t { Won, Nothing, Failed, Foul };
enum class ShotResult : std::int8_t { Goal, Corner, Rebound, Miss, Again };

[[nodiscard]] std::span<const EventSpec> eventSpecs();

} // namespace touchline::fuba
