// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/charts/chart_scale.h"

#include <algorithm>

namespace touchline {

ChartScale chartScale(int least, int most, int ticks)
{
    least = std::min(least, 0);
    most = std::max(most, least + 1);
    const auto fitted = [least, most](int step) {
        const int low = (-least + step - 1) / step * -step;
        const int high = (std::max(most, 0) + step - 1) / step * step;
        return ChartScale{low, std::max(high, low + step), step};
    };
    for (int power = 1;; power *= 10)
        for (const int times : {1, 2, 5})
            if (const ChartScale scale = fitted(times * power);
                scale.ticks() <= std::max(ticks, 2) || (scale.ticks() <= 3 && scale.step > most - least))
                return scale;
}

} // namespace touchline
