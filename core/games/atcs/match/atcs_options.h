// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/state.h"
#include "core/match/option_schema.h"

#include <span>

namespace touchline::atcs {

/// The optional and house rules of this game and its levels (specification 1.2).
[[nodiscard]] std::span<const OptionSpec> optionSpecs();
[[nodiscard]] std::span<const LevelSpec> levelSpecs();

/// The level of a name that findLevel() knows.
[[nodiscard]] Level levelOf(const QString &name);
[[nodiscard]] RuleOptions ruleOptions(const OptionValues &values);

} // namespace touchline::atcs
