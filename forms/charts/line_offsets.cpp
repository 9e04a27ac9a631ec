// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/charts/line_offsets.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

/// Values are points, whole or with a half: the same means the same.
bool shareAStretch(const std::vector<double> &one, const std::vector<double> &other)
{
    const std::size_t points = std::min(one.size(), other.size());
    for (std::size_t i = 1; i < points; ++i)
        if (qFuzzyCompare(1 + one[i - 1], 1 + other[i - 1]) && qFuzzyCompare(1 + one[i], 1 + other[i]))
            return true;
    return false;
}

} // namespace

std::vector<double> lineOffsets(const std::vector<std::vector<double>> &lines)
{
    // Lines that share a stretch with one of a bundle belong to the bundle.
    std::vector<std::size_t> bundle(lines.size());
    std::iota(bundle.begin(), bundle.end(), std::size_t{0});
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (bundle[i] != bundle[j] && shareAStretch(lines[i], lines[j]))
                std::replace(bundle.begin(), bundle.end(), std::size_t{bundle[i]}, std::size_t{bundle[j]});
    std::vector<double> offsets(lines.size(), 0);
    for (std::size_t i = 0; i < lines.size(); ++i)
        offsets[i] = static_cast<double>(
            std::count(bundle.begin(), bundle.begin() + static_cast<std::ptrdiff_t>(i), bundle[i]));
    return offsets;
}

} // namespace touchline
