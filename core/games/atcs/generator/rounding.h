// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

namespace touchline::atcs::generator {

/// Halves go up, on both sides of zero (team cards, section 3).
[[nodiscard]] inline int rounded(double value)
{
    return static_cast<int>(std::floor(value + 0.5));
}

[[nodiscard]] inline int roundedWithin(double value, int low, int high)
{
    return std::clamp(rounded(value), low, high);
}

} // namespace touchline::atcs::generator
