// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/die.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace touchline::fuba {

/// Where the match stands: each is a decision point of section 5 of the specification. Rolls first, then
/// choices (MatchState).
enum class Phase : std::uint8_t {
    Running, ///< nothing is due: the next task is taken
    TossHome,
    TossAway,
    ControlHolder,
    ControlOther,
    Tired,
    EventHolder,
    EventOther,
    YellowRoll,
    YellowSecond, ///< the Actor's second die
    RedRoll,
    RedSecond,
    InjuryRoll,
    FansRoll,
    ConditionRoll, ///< High condition
    PressRoll,
    PressSecond,
    ShotRoll,
    ShotSecond, ///< Skilled goalkeeper
    DifficultRoll,
    ReboundHolder,
    ReboundOther,
    FreshFirst,
    FreshSecond,
    SpotKick,
    ShootOutHome,
    ShootOutAway,
    CarryFirst, ///< C1: two dice against the yellow cards
    CarrySecond,
    CarryInjury,
    // From here on choices.
    FormationChoice,
    RoleChoice,
    SkillChoice,
    LoseCondition,
    GainCondition,
    KickSide,
    SetUpPlan,
    SetUpPlace,
    SetUpKeeper,
    SetUpAdjust,
    Timekeeper,
    BeforeTarget, ///< W1
    Target,
    AfterTarget, ///< W2
    ActorYellow,
    ActorRed,
    ActorDropYellow,
    ActorDropRed,
    Remove,
    InjurySubstitute,
    EventMove,
    Fetch,
    OrderWindow,    ///< W3
    OpponentWindow, ///< W4, the opponent's skills
    StageWindow,    ///< W4, the skills of the acting side
    ActionChoice,
    CreativeMove,
    Boost,
    MoveType,
    Move,
    AfterMove, ///< W6
    PressWindow,
    FullbacksWindow, ///< W7
    ShotWindow,
    KeeperWindow,
    SubstituteCount,
    SubstituteKind,
    ShiftLine, ///< a player of the formation from one line to another
    WideWindow,
    GoalLine,
    FormationWindow, ///< W5
    QuickMove,
    KickShot,
    Dive,
    Spot,
    CornerSide,
    GoalKick,
    // Who it is, where a person says so (name_pick).
    ScorerPick,
    AssistPick,
    BookedPick,
    SentOffPick,
    InjuredPick,
    OffPick, ///< who makes room for a substitute
    OnPick,
    PenaltyPick,
    KickerPick, ///< shoot-out
    HalfTime,
    Over
};

inline constexpr std::size_t phaseCount = static_cast<std::size_t>(Phase::Over) + 1;
inline constexpr Phase firstChoicePhase = Phase::FormationChoice;
/// What each asks, from the table of rules.cpp.
extern const std::array<RollPrompt, phaseCount> phasePrompts;

/// Decision points at which somebody gets his name (name_pick).
[[nodiscard]] constexpr bool isNamePick(Phase phase)
{
    return phase >= Phase::ScorerPick && phase <= Phase::KickerPick;
}

enum class Restart : std::uint8_t { None, KickOff, FreeKick, Corner, GoalKick, SlowGoalKick };
enum class SetUpKind : std::uint8_t { KickOff, FreeKick, Corner, Penalty };

} // namespace touchline::fuba
