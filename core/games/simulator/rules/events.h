// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"
#include "core/match/event_sink.h"

#include <span>

namespace touchline::simulator {

/// What is told of a match beyond the common kinds (specification, section 7).
namespace event {
inline constexpr EventKind LineUp = gameEvent(0);
inline constexpr EventKind RefereeType = gameEvent(1);
inline constexpr EventKind Weather = gameEvent(2);
inline constexpr EventKind Coin = gameEvent(3);
inline constexpr EventKind KickOff = gameEvent(4);
inline constexpr EventKind Turn = gameEvent(5);
inline constexpr EventKind Kick = gameEvent(6);
inline constexpr EventKind Path = gameEvent(7);
inline constexpr EventKind Woodwork = gameEvent(8);
inline constexpr EventKind Touch = gameEvent(9);
inline constexpr EventKind Declare = gameEvent(10);
inline constexpr EventKind Slide = gameEvent(11);
inline constexpr EventKind KeeperSet = gameEvent(12);
inline constexpr EventKind Reflexes = gameEvent(13);
inline constexpr EventKind Possession = gameEvent(14);
inline constexpr EventKind Ability = gameEvent(15);
inline constexpr EventKind Marked = gameEvent(16);
inline constexpr EventKind SpeedMove = gameEvent(17);
inline constexpr EventKind HeadingMove = gameEvent(18);
inline constexpr EventKind Header = gameEvent(19);
inline constexpr EventKind Catch = gameEvent(20);
inline constexpr EventKind Save = gameEvent(21);
inline constexpr EventKind Offside = gameEvent(22);
inline constexpr EventKind OffsideEdge = gameEvent(23);
inline constexpr EventKind ThrowIn = gameEvent(24);
inline constexpr EventKind Corner = gameEvent(25);
inline constexpr EventKind GoalKick = gameEvent(26);
inline constexpr EventKind FreeKick = gameEvent(27);
inline constexpr EventKind Penalty = gameEvent(28);
inline constexpr EventKind Var = gameEvent(29);
inline constexpr EventKind Wall = gameEvent(30);
inline constexpr EventKind Move = gameEvent(31);
inline constexpr EventKind Entry = gameEvent(32);
inline constexpr EventKind BaseTackle = gameEvent(33);
inline constexpr EventKind Duel = gameEvent(34);
inline constexpr EventKind Lying = gameEvent(35);
inline constexpr EventKind StandUp = gameEvent(36);
inline constexpr EventKind Foul = gameEvent(37);
inline constexpr EventKind Fatigue = gameEvent(38);
inline constexpr EventKind NewKeeper = gameEvent(39);
inline constexpr EventKind Counterattack = gameEvent(40);
inline constexpr EventKind Step = gameEvent(41);
inline constexpr EventKind InjuryTime = gameEvent(42);
inline constexpr EventKind ExtraTime = gameEvent(43);
inline constexpr EventKind GoldenGoal = gameEvent(44);
inline constexpr EventKind Forfeit = gameEvent(45);
inline constexpr EventKind Assist = gameEvent(46);
inline constexpr EventKind Thrower = gameEvent(47);
inline constexpr EventKind LotsRoll = gameEvent(48);
inline constexpr EventKind Knocked = gameEvent(49);
inline constexpr EventKind TackleWaived = gameEvent(50);
} // namespace event

enum class Pose : std::int16_t { Stay, Rod, Stand, Lie };
/// Why the ball is whose (6.3).
enum class Reason : std::int16_t {
    Nearest,
    Touch,
    Short,
    TieToDefence,
    Counterattack,
    Pressing,
    Header,
    Duel
};
enum class EntryResult : std::int16_t { Enters, Foul, Yellow, Red };
enum class DuelResult : std::int16_t { Won, Lost, Foul };
enum class InjuryKind : std::int16_t { Light, Serious };

[[nodiscard]] std::span<const EventSpec> eventSpecs();

} // namespace touchline::simulator
