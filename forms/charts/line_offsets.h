// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace touchline {

/// How far each line of a chart is moved so that lines which run on top of each other for a stretch are all
/// seen: upwards, in steps of one line's width; 0 for the first of them, and for a line that has its way for
/// itself. `lines`: their values, point after point.
[[nodiscard]] std::vector<double> lineOffsets(const std::vector<std::vector<double>> &lines);

} // namespace touchline
