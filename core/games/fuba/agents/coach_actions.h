// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"
#include "core/match/option_list.h"

namespace touchline::fuba {

/// What a coach does in a stage (specification, section 12, actions and movement).

[[nodiscard]] OptionCode coachAction(const State &state, const OptionList &options);
[[nodiscard]] OptionCode coachBoost(const State &state);
[[nodiscard]] OptionCode coachMoveType(const State &state, const OptionList &options);
/// The legal move that gains most, or done; also for moves of events, of quick kicks and off the goal line.
[[nodiscard]] OptionCode coachMove(const State &state, const OptionList &options);
[[nodiscard]] OptionCode coachFetch(const State &state, const OptionList &options);
/// Uses a skill of a window whenever it is free or a point is left; else passes.
[[nodiscard]] OptionCode coachSkill(const State &state, const OptionList &options);
[[nodiscard]] bool coachPays(const State &state, int skill);

} // namespace touchline::fuba
