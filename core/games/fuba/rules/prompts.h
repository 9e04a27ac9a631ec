// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"

namespace touchline::fuba {

/// Decision points by Phase (specification, section 5).
inline constexpr std::array<RollPrompt, phaseCount> phasePrompts{
    RollPrompt{"", "", {}},
    RollPrompt{"P5", "toss, home", d6},
    RollPrompt{"P5", "toss, away", d6},
    RollPrompt{"T2", "control, team with the ball", d6},
    RollPrompt{"T2", "control, other team", d6},
    RollPrompt{"T3", "tiredness", d6},
    RollPrompt{"T4", "special event, team with the ball", d6},
    RollPrompt{"T4", "special event, other team", d6},
    RollPrompt{"T4a", "yellow card", d6},
    RollPrompt{"T4a", "yellow card, second die", d6},
    RollPrompt{"T4b", "red card", d6},
    RollPrompt{"T4b", "red card, second die", d6},
    RollPrompt{"T4d", "injury", d6},
    RollPrompt{"W4", "fanatic fans", d6},
    RollPrompt{"N3", "high condition", d6},
    RollPrompt{"N5", "pressing", d6},
    RollPrompt{"N5", "pressing, second die", d6},
    RollPrompt{"N6", "goal attempt", d6},
    RollPrompt{"N6", "goal attempt, second die", d6},
    RollPrompt{"N6", "difficult attempt", d6},
    RollPrompt{"N6", "rebound, attackers", d6},
    RollPrompt{"N6", "rebound, defenders", d6},
    RollPrompt{"N7", "fresh player", d6},
    RollPrompt{"N7", "fresh player, second die", d6},
    RollPrompt{"PK3", "penalty", d6},
    RollPrompt{"E2", "first kick, home", d6},
    RollPrompt{"E2", "first kick, away", d6},
    RollPrompt{"C1", "yellow cards", d6},
    RollPrompt{"C1", "yellow cards, second die", d6},
    RollPrompt{"C1", "injuries", d6},
    RollPrompt{"P1", "formation", {}},
    RollPrompt{"P2", "role", {}},
    RollPrompt{"P3", "skill", {}},
    RollPrompt{"P4-", "line that loses condition", {}},
    RollPrompt{"P4+", "line that gains condition", {}},
    RollPrompt{"P6", "begin with or without the ball", {}},
    RollPrompt{"S1", "set-up", {}},
    RollPrompt{"S1a", "area of the next player", {}},
    RollPrompt{"S1k", "area of the keeper", {}},
    RollPrompt{"S3", "move after the set-up", {}},
    RollPrompt{"W0", "the half has lasted an hour", {}},
    RollPrompt{"W1", "skill before the pass", {}},
    RollPrompt{"T1", "where the ball is played", {}},
    RollPrompt{"W2", "skill against the pass", {}},
    RollPrompt{"T4w", "actor on the yellow card", {}},
    RollPrompt{"T4x", "actor on the red card", {}},
    RollPrompt{"T4y", "die to drop, yellow card", {}},
    RollPrompt{"T4z", "die to drop, red card", {}},
    RollPrompt{"T4c", "where a player leaves", {}},
    RollPrompt{"T4s", "substitute for the injured player", {}},
    RollPrompt{"T4e", "free move", {}},
    RollPrompt{"T5", "who fetches the ball", {}},
    RollPrompt{"W3", "skill on the order", {}},
    RollPrompt{"W4o", "skill against the stage", {}},
    RollPrompt{"W4", "skill for the stage", {}},
    RollPrompt{"N1", "action", {}},
    RollPrompt{"N1c", "where the creative midfielder plays", {}},
    RollPrompt{"N2", "condition point", {}},
    RollPrompt{"N3", "type of movement", {}},
    RollPrompt{"N4", "move", {}},
    RollPrompt{"W6", "skill after the movement", {}},
    RollPrompt{"N5w", "skill on pressing", {}},
    RollPrompt{"W7", "where the fullbacks play", {}},
    RollPrompt{"N6w", "skill on the attempt", {}},
    RollPrompt{"N6k", "skill of the keeper", {}},
    RollPrompt{"N7", "number of substitutions", {}},
    RollPrompt{"N7k", "kind of substitution", {}},
    RollPrompt{"N7f", "change of formation", {}},
    RollPrompt{"N7w", "skill on the fresh player", {}},
    RollPrompt{"N8", "move off the goal line", {}},
    RollPrompt{"W5", "skill after the stage", {}},
    RollPrompt{"F1", "move at the kick", {}},
    RollPrompt{"F2", "shoot or play on", {}},
    RollPrompt{"PK2", "dive of the keeper", {}},
    RollPrompt{"PK3", "spot of the penalty", {}},
    RollPrompt{"K1", "side of the corner", {}},
    RollPrompt{"G1", "goal kick", {}},
    RollPrompt{"NAME-GOAL", "who scores", {}},
    RollPrompt{"NAME-ASSIST", "who made the goal", {}},
    RollPrompt{"NAME-YELLOW", "who is booked", {}},
    RollPrompt{"NAME-RED", "who is sent off", {}},
    RollPrompt{"NAME-INJURY", "who is injured", {}},
    RollPrompt{"NAME-OFF", "who makes room", {}},
    RollPrompt{"NAME-ON", "who comes on", {}},
    RollPrompt{"NAME-PENALTY", "who takes the penalty", {}},
    RollPrompt{"NAME-KICK", "who takes the kick", {}},
    RollPrompt{"H1", "formation of the second half", {}},
    RollPrompt{"", "", {}}};

[[nodiscard]] inline const RollPrompt &promptDue(const State &state)
{
    return phasePrompts[static_cast<std::size_t>(state.phase)];
}

/// Decision points at which somebody gets his name (name_pick).
[[nodiscard]] constexpr bool isNamePick(Phase phase)
{
    return phase >= Phase::ScorerPick && phase <= Phase::KickerPick;
}
/// The decision point of a prompt of phasePrompts.
[[nodiscard]] inline Phase phaseOf(const RollPrompt &prompt)
{
    return static_cast<Phase>(&prompt - phasePrompts.data());
}

[[nodiscard]] inline Awaits awaits(const State &state)
{
    // The phases that wait for a roll come first.
    if (state.phase < firstChoicePhase)
        return Awaits::Roll;
    return state.phase < Phase::Over ? Awaits::Choice : Awaits::Nothing;
}

} // namespace touchline::fuba
