// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/rule_options.h"
#include "core/match/option_schema.h"

namespace touchline::oldschool {

[[nodiscard]] std::span<const OptionSpec> optionSpecs();
/// "normal", "advanced".
[[nodiscard]] std::span<const LevelSpec> levelSpecs();
[[nodiscard]] RuleOptions ruleOptions(const OptionValues &values);

} // namespace touchline::oldschool
