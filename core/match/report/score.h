// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/side.h"

#include <optional>

namespace touchline {

/// Goals (or shoot-out goals) of the two sides.
struct Score
{
    int home = 0;
    int away = 0;

    [[nodiscard]] constexpr int of(Side side) const { return side == Side::Home ? home : away; }
    [[nodiscard]] constexpr int &of(Side side) { return side == Side::Home ? home : away; }
    [[nodiscard]] constexpr bool isLevel() const { return home == away; }
    [[nodiscard]] constexpr std::optional<Side> leader() const
    {
        if (isLevel())
            return std::nullopt;
        return home > away ? Side::Home : Side::Away;
    }
    constexpr bool operator==(const Score &) const = default;
};

} // namespace touchline
