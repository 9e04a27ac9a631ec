// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/atcs/rules/choices.h"

#include <array>

namespace touchline::atcs {

/// What the coach thinks of each of the 27 plans for the period that begins (specification 12.3, u), in
/// millionths of a goal: whole numbers, so that every machine agrees. By planCode().
[[nodiscard]] std::array<int, planCount> coachPlanWorths(const State &state);

/// D10, D11: the card's preferred plan, with probability 3/4 when level and 1/4 when not; else any plan that
/// is within 0.04 goals of the best.
[[nodiscard]] OptionCode coachPlan(const State &state, Generator &generator);

} // namespace touchline::atcs
