// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/team_card.h"

#include <array>
#include <cstdint>

namespace touchline::atcs {

/// Rows of a card by bit: row 0 is the lowest.
using Rows = std::uint32_t;

/// A team card as the rules read it: numbers by row, and who holds each number of the two percentage ranges.
/// A plain value without heap.
struct MatchCard
{
    static constexpr int mostRows = 32;

    std::array<std::int16_t, 2> attempts{};
    std::int16_t defenseAttempts = 0;
    std::int16_t shotsOnGoal = 0;
    std::int16_t defenseShotsOnGoal = 0;
    std::int16_t power = 1;
    std::int16_t bestResult = 7;
    std::int16_t year = 0;
    /// Which rows shoot and which keep goal; card order.
    Rows scorers = 0;
    Rows keepers = 0;
    /// By row: N of the goal range (scorers), goalie rating (keepers).
    std::array<std::int8_t, mostRows> goalRating{};
    std::array<std::int8_t, mostRows> goalieRating{};
    /// By number 1..100: the row that holds it (place 0 is not used).
    std::array<std::uint8_t, 101> shooterAt{};
};

/// `card` is valid (see validate()).
[[nodiscard]] MatchCard matchCard(const TeamCard &card);

} // namespace touchline::atcs
