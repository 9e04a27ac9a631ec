// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/ratings/elo.h"

#include <cmath>

namespace touchline {

double eloK(const Elo &team)
{
    constexpr int newUntil = 30;
    constexpr double kOfNew = 40;
    constexpr double k = 20;
    return team.matches < newUntil ? kOfNew : k;
}

double expectedResult(const Elo &team, const Elo &opponent)
{
    constexpr double tenfold = 400;
    return 1 / (1 + std::pow(10.0, (opponent.rating - team.rating) / tenfold));
}

void countMatch(Elo &team, Elo &opponent, double result)
{
    const double surprise = result - expectedResult(team, opponent);
    team.rating += eloK(team) * surprise;
    opponent.rating -= eloK(opponent) * surprise;
    ++team.matches;
    ++opponent.matches;
}

} // namespace touchline
