// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"
#include "core/match/option_schema.h"

namespace touchline::fuba {

[[nodiscard]] std::span<const OptionSpec> optionSpecs();
/// "standard", "basic", "full" (specification 6.22).
[[nodiscard]] std::span<const LevelSpec> levelSpecs();
[[nodiscard]] RuleOptions ruleOptions(const OptionValues &values);

} // namespace touchline::fuba
