// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline::atcs {

/// How good a team is at what a card knows of it, each 0..100: 50 is the mean of the 64 historic cards, 0 and
/// 100 are the ends of what they have.
struct CardStrengths
{
    /// Attempts, shots on goal and goal ratings.
    int attack = 50;
    /// What it takes from the opponent's attempts and shots on goal.
    int defense = 50;
    /// Rating of the goalkeepers.
    int goalkeeping = 50;
    /// 100 = hardly ever in trouble with the referee.
    int fairPlay = 50;

    bool operator==(const CardStrengths &) const = default;
};

inline constexpr int leastStrength = 0;
inline constexpr int meanStrength = 50;
inline constexpr int mostStrength = 100;

} // namespace touchline::atcs
