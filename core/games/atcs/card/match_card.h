// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

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
    /// Preferred strategy and formation, by their places in the charts.
    std::int8_t strategy = 0;
    std::int8_t formation = 0;
    std::int8_t fairPlay = 0;
    /// Which rows shoot and which keep goal; card order.
    Rows scorers = 0;
    Rows keepers = 0;
    /// Which rows stand in the card and injury range, and which hold a one-timer.
    Rows inCardRange = 0;
    Rows oneTimers = 0;
    /// By row: N of the goal range (scorers), goalie rating (keepers).
    std::array<std::int8_t, mostRows> goalRating{};
    std::array<std::int8_t, mostRows> goalieRating{};
    /// By row: width of the shot range, for the coach.
    std::array<std::int8_t, mostRows> shotWidth{};
    /// By number 1..100: the row that holds it in the shot range and in the card and injury range (place 0 is
    /// not used).
    std::array<std::uint8_t, 101> shooterAt{};
    std::array<std::uint8_t, 101> cardAt{};
};

/// `card` is valid (see validate()).
[[nodiscard]] MatchCard matchCard(const TeamCard &card);

} // namespace touchline::atcs
