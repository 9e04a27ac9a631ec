// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/die.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace touchline::oldschool {

/// Where the match stands: each is a decision point of section 5.4 of the specification. Rolls first, then
/// choices (MatchState).
enum class Phase : std::uint8_t {
    Running, ///< nothing is due: the next task is taken
    TossRoll,
    BlueRoll,
    RedRoll,
    CurlRoll,
    BlockRoll,
    InterceptRoll,
    DiveRoll,
    ShotBlockRoll,
    TurnReactRoll,
    FeintRoll,
    DuelRoll,
    FeetRoll,
    TackleRoll,
    RefereeRoll,
    CardRoll,
    PenaltyRoll,
    PenaltySaveRoll,
    // From here on choices.
    FormationChoice,
    PickChoice,
    CaptainChoice,
    TossChoice,
    SubOff,
    SubOn,
    Taker,
    Place,
    PlaceRow,
    PlaceColumn,
    Act,
    MoveTo,
    TurnReact,
    Head,
    CrossHeight,
    Play,
    ThroughRow,
    ThroughColumn,
    Curl,
    FeintOn,
    Switch,
    BlockWay,
    Dive,
    Blocker,
    KeeperReact,
    Save,
    Defend,
    Joker,
    Air,
    HeadBy,
    KeeperWalk,
    Over
};

inline constexpr std::size_t phaseCount = static_cast<std::size_t>(Phase::Over) + 1;
inline constexpr Phase firstChoicePhase = Phase::FormationChoice;
/// What each asks, from the table of rules.cpp.
extern const std::array<RollPrompt, phaseCount> phasePrompts;

/// How the ball comes into play (5.3); also what restricts the plays of a turn until it is played.
enum class Restart : std::uint8_t { None, KickOff, ThrowIn, GoalKick, Corner, FreeKick, Penalty };

} // namespace touchline::oldschool
