// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/state.h"
#include "core/match/option_schema.h"

namespace touchline::fuba {

[[nodiscard]] std::span<const OptionSpec> optionSpecs();
/// "standard", "basic", "full" (specification 6.22).
[[nodiscard]] std::span<const LevelSpec> levelSpecs();
[[nodiscard]] RuleOptions ruleOptions(const OptionValues &values);
/// Options that are on while another one that they need is off; each named.
[[nodiscard]] Problems checkOptions(const RuleOptions &options);

} // namespace touchline::fuba
