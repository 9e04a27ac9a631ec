// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/generator/ratings.h"

#include <vector>

namespace touchline::atcs::generator {

/// The goals that the ratings want for each pairing on neutral ground in one common era (team cards, section
/// 4).
struct Targets
{
    double meanAttack = 0;
    double meanDefense = 0;
    /// Brings the mean of all pairings of the 64 to the goals of today's game.
    double level = 0;

    /// Natural logarithm of the goals wanted of a team against an opponent.
    [[nodiscard]] double logGoals(const Rating &team, const Rating &opponent) const
    {
        return level + team.attack - opponent.defense;
    }
};

/// `ratings` are those of the 64 cards; the bonus cards stay out of every mean.
[[nodiscard]] Targets targetsOf(const std::vector<Rating> &ratings);

} // namespace touchline::atcs::generator
