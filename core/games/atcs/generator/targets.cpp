// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/targets.h"

#include <cmath>

namespace touchline::atcs::generator {

namespace {

constexpr double goalsOfATeam = 1.35;

} // namespace

Targets targetsOf(const std::vector<Rating> &ratings)
{
    Targets targets;
    const auto count = static_cast<double>(ratings.size());
    for (const Rating &rating : ratings) {
        targets.meanAttack += rating.attack;
        targets.meanDefense += rating.defense;
    }
    targets.meanAttack /= count;
    targets.meanDefense /= count;
    double sum = 0;
    for (std::size_t team = 0; team < ratings.size(); ++team) {
        for (std::size_t opponent = 0; opponent < ratings.size(); ++opponent) {
            if (team != opponent)
                sum += std::exp(ratings[team].attack - ratings[opponent].defense);
        }
    }
    targets.level = std::log(goalsOfATeam * count * (count - 1) / sum);
    return targets;
}

} // namespace touchline::atcs::generator
