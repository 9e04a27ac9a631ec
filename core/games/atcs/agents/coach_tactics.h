// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/atcs/rules/choices.h"
#include "core/games/atcs/rules/tie.h"

namespace touchline::atcs {

/// The coach's decisions about attempts: which to give up for a tactic, and when to let the visitors go first
/// (specification 12.3).

/// Own minus opponent's goals, those of earlier legs included where they count; a lead by away goals is worth
/// one.
[[nodiscard]] inline int leadOf(const State &state, Side side)
{
    const DecisionRules &rules = state.tables->decision;
    const Score goals = rules.needsWinner ? aggregate(rules, state.score) : state.score;
    if (goals.isLevel())
        if (const auto ahead = leader(state))
            return *ahead == side ? 1 : -1;
    return goals.of(side) - goals.of(opposite(side));
}

/// How many attempts the side may still give up in this period: about a third of them all.
[[nodiscard]] int tacticsBudget(const SideState &side);

/// D21.
[[nodiscard]] OptionCode coachDeferral(const State &state);
/// D30: counter attack or long ball.
[[nodiscard]] OptionCode coachAttackTactic(const State &state);
/// D31.
[[nodiscard]] OptionCode coachPackedIn(const State &state);
/// D40 and D41 are mixed, since each is best against an opponent who foresees the other.
[[nodiscard]] OptionCode coachPushingUp(const State &state, Generator &generator);
[[nodiscard]] OptionCode coachOffsideTrap(const State &state, Generator &generator);

} // namespace touchline::atcs
