// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/charts/charts.h"

#include <span>

namespace touchline::fuba {

/// The form of each chart file, in the order of ChartSet::names().
[[nodiscard]] std::span<const ChartForm<Charts>> chartForms();

} // namespace touchline::fuba
