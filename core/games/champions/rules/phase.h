// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/die.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace touchline::champions {

inline constexpr Die d3{3};
inline constexpr Die d4{4};

/// Where the match stands: each is a decision point of section 5 of the specification. Rolls first, then
/// choices (MatchState).
enum class Phase : std::uint8_t {
    Running, ///< nothing is due: the next task is taken
    KickOffAway,
    KickOffHome,
    TurnRoll,
    InterceptRoll,
    SaveRoll,
    CatchRoll,
    RestartRoll,
    ThrowRoll,
    ShootOutRoll,
    LotsAway, ///< a shoot-out that does not end
    LotsHome,
    // From here on choices.
    FormationChoice,
    Pick,
    Place,
    Kicker,
    WarmUp,
    FoulChoice,
    MovePiece,
    MoveTo,
    PickUp,
    Kick,
    Run,
    SaveSpot,
    Intercept,
    SubBack,
    SubOff,
    SubCell,
    InjurySub,
    NewKeeper, ///< who makes room for the second goalie, or goes in goal himself
    GoalieCell,
    Taker,
    Wall,
    Spot,
    ShootOutTaker,
    ShootOutSpot,
    ShootOutGoalie,
    Over
};

inline constexpr std::size_t phaseCount = static_cast<std::size_t>(Phase::Over) + 1;
inline constexpr Phase firstChoicePhase = Phase::FormationChoice;
/// What each asks, from the table of rules.cpp.
extern const std::array<RollPrompt, phaseCount> phasePrompts;

/// Dead balls, and the other ways in which a ball is brought into play.
enum class Restart : std::uint8_t {
    None,
    AfterGoal,
    GoalKick,
    ThrowIn,
    Corner,
    FreeKick,
    HandBall, ///< a free kick for a goalie's hands outside his area
    Penalty
};

} // namespace touchline::champions
