// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/chance.h"

#include <algorithm>
#include <cmath>

namespace touchline {

double Chance::standardError() const
{
    return of == 0 ? 0.0 : std::sqrt(share() * (1.0 - share()) / of);
}

Interval confidence(const Chance &chance)
{
    if (chance.of == 0)
        return {};
    constexpr double z = confidentErrors;
    const double n = chance.of;
    const double middle = (chance.share() + z * z / (2 * n)) / (1 + z * z / n);
    const double half =
        z / (1 + z * z / n) * std::sqrt(chance.share() * (1 - chance.share()) / n + z * z / (4 * n * n));
    // What never came, or always, has no other bound on that side; the formula misses it by a rounding.
    return {chance.times == 0 ? 0.0 : std::max(0.0, middle - half),
            chance.times == chance.of ? 1.0 : std::min(1.0, middle + half)};
}

} // namespace touchline
