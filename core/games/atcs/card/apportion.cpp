// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/apportion.h"

#include <QtGlobal>

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace touchline::atcs {

std::vector<int> apportion(int total, const std::vector<int> &weights)
{
    const auto count = static_cast<int>(weights.size());
    Q_ASSERT(total >= count);
    if (count == 0)
        return {};
    const std::int64_t rest = total - count;
    const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
    if (sum <= 0) // against the contract
        return std::vector<int>(weights.size(), 1);

    std::vector<int> shares(weights.size(), 1);
    std::vector<std::int64_t> fractions(weights.size());
    std::int64_t given = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const std::int64_t product = rest * weights[i];
        shares[i] += static_cast<int>(product / sum);
        fractions[i] = product % sum;
        given += product / sum;
    }
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return fractions[a] > fractions[b]; });
    for (std::size_t i = 0; i < static_cast<std::size_t>(rest - given); ++i)
        ++shares[order[i]];
    return shares;
}

} // namespace touchline::atcs
