// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/goal_ratings.h"

#include "core/games/atcs/generator/rounding.h"

namespace touchline::atcs::generator {

namespace {

int lineBonus(Position position)
{
    switch (position) {
    case Position::Forward:
        return 30;
    case Position::Defender:
        return -50;
    case Position::Midfielder:
    case Position::Goalkeeper:
        break;
    }
    return 0;
}

/// Whole-number division towards minus infinity.
int floorDivision(int value, int divisor)
{
    const int quotient = value / divisor;
    return value % divisor < 0 ? quotient - 1 : quotient;
}

} // namespace

int proofOf(const PlayerFacts &player)
{
    const double goals = player.goals - 0.5 * player.penalties;
    return rounded(75 * std::log2(1 + goals)) + lineBonus(player.position);
}

int goalRating(int level, int proof)
{
    return std::clamp(floorDivision(level - proof + 50, 100), 3, 10);
}

} // namespace touchline::atcs::generator
