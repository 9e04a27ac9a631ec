// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// The axis of whole numbers from `least` to `most`, both multiples of `step`.
struct ChartScale
{
    int least = 0;
    int most = 1;
    int step = 1;

    [[nodiscard]] int ticks() const { return (most - least) / step + 1; }
    bool operator==(const ChartScale &) const = default;
};

/// Steps of 1, 2, 5, 10, 20, ... of which there are at most `ticks` (2 and up); 0 is on it.
[[nodiscard]] ChartScale chartScale(int least, int most, int ticks);

} // namespace touchline
