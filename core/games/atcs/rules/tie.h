// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/arithmetic.h"

namespace touchline::atcs {

/// What the fixture's DecisionRules say at a position.

/// The score after 90 minutes, or the one that would be if they ended now.
[[nodiscard]] inline const Score &scoreAfter90(const State &state)
{
    return state.extraTimePlayed ? state.after90 : state.score;
}

/// Who leads what is to be decided: the tie where earlier legs count, else the match.
[[nodiscard]] inline std::optional<Side> leader(const State &state)
{
    const DecisionRules &rules = state.tables->decision;
    return rules.needsWinner ? tieLeader(rules, state.score, scoreAfter90(state)) : state.score.leader();
}

/// A winner is asked for, and there is none yet.
[[nodiscard]] inline bool isUndecided(const State &state)
{
    return state.tables->decision.needsWinner && !leader(state);
}

} // namespace touchline::atcs
