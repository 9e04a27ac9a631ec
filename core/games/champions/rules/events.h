// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"
#include "core/match/event_sink.h"

#include <span>

namespace touchline::champions {

/// What is told of a match beyond the common kinds (specification, section 7).
namespace event {
inline constexpr EventKind LineUp = gameEvent(0);
inline constexpr EventKind KickOffRoll = gameEvent(1);
inline constexpr EventKind KickOff = gameEvent(2);
inline constexpr EventKind Turn = gameEvent(3);
inline constexpr EventKind Watch = gameEvent(4);
inline constexpr EventKind Move = gameEvent(5);
inline constexpr EventKind Charge = gameEvent(6);
inline constexpr EventKind Kick = gameEvent(7);
inline constexpr EventKind Pass = gameEvent(8);
inline constexpr EventKind Run = gameEvent(9);
inline constexpr EventKind FlightEnd = gameEvent(10);
inline constexpr EventKind InterceptTry = gameEvent(11);
inline constexpr EventKind Deflection = gameEvent(12);
inline constexpr EventKind Shot = gameEvent(13);
inline constexpr EventKind SaveTry = gameEvent(14);
inline constexpr EventKind Catch = gameEvent(15);
inline constexpr EventKind Rebound = gameEvent(16);
inline constexpr EventKind HandBall = gameEvent(17);
inline constexpr EventKind PickUp = gameEvent(18);
inline constexpr EventKind Out = gameEvent(19);
inline constexpr EventKind ThrowIn = gameEvent(20);
inline constexpr EventKind Corner = gameEvent(21);
inline constexpr EventKind GoalKick = gameEvent(22);
inline constexpr EventKind Foul = gameEvent(23);
inline constexpr EventKind FreeKick = gameEvent(24);
inline constexpr EventKind Penalty = gameEvent(25);
inline constexpr EventKind WarmUp = gameEvent(26);
inline constexpr EventKind WarmUpBack = gameEvent(27);
inline constexpr EventKind Makeshift = gameEvent(28);
inline constexpr EventKind Shift = gameEvent(29);
inline constexpr EventKind Whistle = gameEvent(30);
inline constexpr EventKind ExtraTime = gameEvent(31);
inline constexpr EventKind GoldenGoal = gameEvent(32);
inline constexpr EventKind Forfeit = gameEvent(33);
inline constexpr EventKind BallLost = gameEvent(34);
inline constexpr EventKind DropBall = gameEvent(35);
inline constexpr EventKind PassTurn = gameEvent(36);
inline constexpr EventKind Assist = gameEvent(37);
inline constexpr EventKind RestartRoll = gameEvent(38);
inline constexpr EventKind Placed = gameEvent(39);
inline constexpr EventKind LotsRoll = gameEvent(40);
} // namespace event

enum class ShiftReason : std::int8_t { Offside, RowOne, Corner, Penalty, Wall, StepIn, ThrowIn };
enum class InjuryKind : std::int8_t { Light, Off };

[[nodiscard]] std::span<const EventSpec> eventSpecs();

} // namespace touchline::champions
