// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/rules/rule_options.h"
#include "core/match/option_schema.h"

namespace touchline::simulator {

[[nodiscard]] std::span<const OptionSpec> optionSpecs();
/// "complete", "base", "tournament".
[[nodiscard]] std::span<const LevelSpec> levelSpecs();
[[nodiscard]] RuleOptions ruleOptions(const OptionValues &values);

} // namespace touchline::simulator
