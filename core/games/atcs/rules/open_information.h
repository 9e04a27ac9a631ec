// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/expected_goals.h"
#include "core/games/atcs/rules/choices.h"
#include "core/games/atcs/rules/rules_goal.h"

namespace touchline::atcs {

/// What the side that decides may know of the choices of a pair (specification 5.1), and the chances that
/// follow from it. Computer players read the other side's choices through these functions only.

/// The other side's choice of the pair lies open: the deciding side is at home and chooses last.
[[nodiscard]] inline bool seesFirstChoice(const State &state)
{
    return state.tables->home == state.decider;
}

/// The attacker's choice as far as the defender, who decides, may know it; 0 where it is hidden or not yet
/// made.
[[nodiscard]] inline int openAttackChoice(const State &state)
{
    return seesFirstChoice(state) ? state.attempt.attackChoice : 0;
}
/// Likewise the defender's choice for the attacker.
[[nodiscard]] inline int openDefenceChoice(const State &state)
{
    return seesFirstChoice(state) ? state.attempt.defenceChoice : 0;
}

/// The goal roll as it would be if the deciding side did nothing: with the open choices of the other side.
[[nodiscard]] inline AttemptState openGoalRoll(const State &state)
{
    AttemptState attempt = state.attempt;
    attempt.marked = false;
    attempt.scorerOneTimer = false;
    attempt.keeperOneTimer = false;
    if (state.decider != state.turn) {
        attempt.scorerOneTimer = openAttackChoice(state) != 0;
        return attempt;
    }
    const int defence = openDefenceChoice(state);
    const bool isKick = attempt.kick != KickKind::None;
    attempt.marked = !isKick && (defence & markBit) != 0;
    attempt.keeperOneTimer = isKick ? defence != 0 : (defence & keeperOneTimerBit) != 0;
    return attempt;
}

/// In how many of the ten cases the goal roll of the player in this row of the side in turn scores.
[[nodiscard]] inline int scoringNumbers(const State &state, const AttemptState &attempt, int row)
{
    return scoringNumbers(state.card(state.turn).goalRating[static_cast<std::size_t>(row)],
                          goalTerms(state, attempt, row).sum());
}

} // namespace touchline::atcs
