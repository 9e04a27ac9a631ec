// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace touchline::atcs {

/// Shares `total` out in whole numbers of at least 1, in proportion to the weights (team cards, section 3):
/// everybody gets 1, the rest goes by weight, what is left over goes one each to the largest fractions, of
/// equal ones to the earlier. Needs weights of at least 1 and a total of at least as many as there are
/// weights.
[[nodiscard]] std::vector<int> apportion(int total, const std::vector<int> &weights);

} // namespace touchline::atcs
