// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/die.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace touchline::simulator {

inline constexpr Die d1000{1'000};
inline constexpr Die d2{2};

/// Where the match stands: each is a decision point of section 5 of the specification. Rolls first, then
/// choices, see awaits().
enum class Phase : std::uint8_t {
    Running, ///< nothing is due: the next task is taken
    RefereeRoll,
    WeatherRoll,
    CoinRoll,
    AimDirectionRoll,
    AimSpeedRoll,
    AimHeightRoll,
    ReactionRoll,
    KnockOverRoll,
    ReflexesRoll,
    DribblingRoll,
    DefenceRoll,
    TackleRoll,
    BallRoll,
    BaseTackleRoll,
    EntryRoll,
    VarRoll,
    InjuryRoll,
    // From here on choices.
    Preset,
    SetUp,
    SubOff,
    SubOn,
    Taker,
    MoveMan,
    MoveCell,
    MoveSpot,
    WallCell,
    WallMan,
    LostKeeper,
    ReserveFor,
    NamedKeeper,
    Thrower,
    ThrowInSetUp,
    Kick,
    KickHeight,
    HeadingMove,
    HeadingSpot,
    Slider,
    SlideCell,
    SlideSpot,
    SlidePose,
    KeeperCell,
    KeeperSpot,
    RodPoint,
    KeeperPose,
    DribbleKeeper,
    AfterDribble,
    Direction,
    Power,
    SpeedMove,
    SpeedSpot,
    OffsideEdge,
    PreciseCross,
    Winner,
    WinnerCell,
    WinnerSpot,
    Respot,
    Bonus,
    VoluntaryFoul,
    Header,
    Move,
    MoveTo,
    MoveToSpot,
    Defend,
    DefendTo,
    DefendSpot,
    MakeRoom,
    Tackle,
    ShootOutTaker,
    Over
};

inline constexpr std::size_t phaseCount = static_cast<std::size_t>(Phase::Over) + 1;
inline constexpr Phase firstChoicePhase = Phase::Preset;
/// What each asks, from the table of rules.cpp.
extern const std::array<RollPrompt, phaseCount> phasePrompts;

/// How the ball comes into play (6.10); also what restricts the first kick of a turn.
enum class Restart : std::uint8_t { None, KickOff, FreeKick, Corner, GoalKick, ThrowIn, Penalty };

} // namespace touchline::simulator
