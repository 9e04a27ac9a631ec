// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/match/option_schema.h"

namespace touchline::atcs {

/// As Game::idleOptions().
[[nodiscard]] Problems idleOptions(const LevelSpec &level, const OptionValues &values, const OptionUse &use);

/// As Game::usesChart().
[[nodiscard]] bool usesChart(const QString &name, const LevelSpec &level, const OptionValues &values,
                             const OptionUse &use);

} // namespace touchline::atcs
