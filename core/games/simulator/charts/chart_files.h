// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/charts/charts.h"

#include <span>

namespace touchline::simulator {

/// The form of each chart file, in the order of ChartSet::names().
[[nodiscard]] std::span<const ChartForm<Charts>> chartForms();

} // namespace touchline::simulator
