// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/facts.h"
#include "core/games/atcs/generator/targets.h"

#include <array>

namespace touchline::atcs::generator {

/// A team's attack and defence as distance from the mean of the 64.
struct Standing
{
    double attack = 0;
    double defense = 0;
};

/// The numbers of a card that follow from its standing alone (team cards, section 6).
struct TeamNumbers
{
    std::array<int, 2> attempts{};
    int shotsOnGoal = 0;
    int defenseShotsOnGoal = 0;
    /// Of the first goalkeeper.
    int goalieRating = 0;
};

[[nodiscard]] TeamNumbers teamNumbers(const TeamFacts &team, const Standing &standing,
                                      const CardAnchors &anchors);

/// Relative Power Ranking (section 10).
[[nodiscard]] int powerOf(const Rating &rating);

/// Fair play by how hard the team was booked, measured by its World Cup (section 10).
[[nodiscard]] int fairPlayOf(double hardness);

} // namespace touchline::atcs::generator
