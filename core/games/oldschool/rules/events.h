// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"
#include "core/match/event_sink.h"

#include <span>

namespace touchline::oldschool {

/// What is told of a match beyond the common kinds (specification, section 7).
namespace event {
inline constexpr EventKind LineUp = gameEvent(0);
inline constexpr EventKind Toss = gameEvent(1);
inline constexpr EventKind Turn = gameEvent(2);
inline constexpr EventKind KickOff = gameEvent(3);
inline constexpr EventKind Move = gameEvent(4);
inline constexpr EventKind Dribble = gameEvent(5);
inline constexpr EventKind TurnBall = gameEvent(6);
inline constexpr EventKind Dice = gameEvent(7);
inline constexpr EventKind Pass = gameEvent(8);
inline constexpr EventKind FreePass = gameEvent(9);
inline constexpr EventKind TikiTaka = gameEvent(10);
inline constexpr EventKind Through = gameEvent(11);
inline constexpr EventKind LongBall = gameEvent(12);
inline constexpr EventKind Cross = gameEvent(13);
inline constexpr EventKind Curl = gameEvent(14);
inline constexpr EventKind Block = gameEvent(15);
inline constexpr EventKind Intercept = gameEvent(16);
inline constexpr EventKind Rolling = gameEvent(17);
inline constexpr EventKind Bounce = gameEvent(18);
inline constexpr EventKind ThrowIn = gameEvent(19);
inline constexpr EventKind Corner = gameEvent(20);
inline constexpr EventKind GoalKick = gameEvent(21);
inline constexpr EventKind FreeKick = gameEvent(22);
inline constexpr EventKind Penalty = gameEvent(23);
inline constexpr EventKind PenaltyKick = gameEvent(24);
inline constexpr EventKind Header = gameEvent(25);
inline constexpr EventKind HeaderMissed = gameEvent(26);
inline constexpr EventKind FeetControl = gameEvent(27);
inline constexpr EventKind Feint = gameEvent(28);
inline constexpr EventKind Capture = gameEvent(29);
inline constexpr EventKind Tackle = gameEvent(30);
inline constexpr EventKind Joker = gameEvent(31);
inline constexpr EventKind Foul = gameEvent(32);
inline constexpr EventKind Offside = gameEvent(33);
inline constexpr EventKind Shot = gameEvent(34);
inline constexpr EventKind ShotMissed = gameEvent(35);
inline constexpr EventKind KeeperMove = gameEvent(36);
inline constexpr EventKind SaveSafe = gameEvent(37);
inline constexpr EventKind SaveDive = gameEvent(38);
inline constexpr EventKind DiveMissed = gameEvent(39);
inline constexpr EventKind KeeperHands = gameEvent(40);
inline constexpr EventKind KeeperKick = gameEvent(41);
inline constexpr EventKind RunIn = gameEvent(42);
inline constexpr EventKind GoalFrom = gameEvent(43);
inline constexpr EventKind Assist = gameEvent(44);
inline constexpr EventKind Captain = gameEvent(45);
inline constexpr EventKind NewKeeper = gameEvent(46);
inline constexpr EventKind ExtraTime = gameEvent(47);
inline constexpr EventKind GoldenGoal = gameEvent(48);
inline constexpr EventKind Abandoned = gameEvent(49);
} // namespace event

/// Words of the goal kinds (section 7).
enum class GoalFrom : std::int16_t { Straight, Coordinate, Lob, Header, RunIn, Rolling, Penalty, Deflected };

[[nodiscard]] std::span<const EventSpec> eventSpecs();

} // namespace touchline::oldschool
