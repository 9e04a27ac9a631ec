// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/rules/rule_options.h"
#include "core/match/option_schema.h"

namespace touchline::champions {

[[nodiscard]] std::span<const OptionSpec> optionSpecs();
/// "full", "first" (specification 6.18).
[[nodiscard]] std::span<const LevelSpec> levelSpecs();
[[nodiscard]] RuleOptions ruleOptions(const OptionValues &values);

} // namespace touchline::champions
