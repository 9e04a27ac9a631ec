// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/swiss/swiss_cost.h"

#include <tuple>

namespace touchline {

namespace {

constexpr MatchingCost mostPairs = mostSwissTeams / 2;

// By how much sums of the lesser aims can differ over a round: the unit of the aim above.
constexpr MatchingCost venueSpan = mostPairs * 2 + 1;
constexpr MatchingCost imbalanceSpan = mostPairs * 4 * mostSwissRounds + 1;
constexpr MatchingCost floatSpan = mostPairs * 2 * (mostSwissRounds + 1) + 1;
constexpr MatchingCost repeatSpan = mostPairs * 2 + 1;

constexpr MatchingCost imbalanceUnit = venueSpan;
constexpr MatchingCost floatUnit = imbalanceUnit * imbalanceSpan;
constexpr MatchingCost repeatUnit = floatUnit * floatSpan;
constexpr MatchingCost gapUnit = repeatUnit * repeatSpan;

// The search multiplies a cost by 4 and adds a few: a whole round times 10 must fit.
constexpr MatchingCost mostGap = MatchingCost{4} * mostSwissPoints * mostSwissPoints;
constexpr MatchingCost mostNumber = MatchingCost{1} << 126;
static_assert(mostNumber / gapUnit / mostGap / mostPairs >= 10);

void addFloat(const SwissTeam &team, const SwissTeam &opponent, SwissCost &cost)
{
    const Float direction = floatAgainst(team, opponent);
    if (direction == Float::None)
        return;
    cost.repeatedFloats += direction == team.lastFloat ? 1 : 0;
    cost.floats += 1 + (direction == Float::Down ? team.floatsDown : team.floatsUp);
}

} // namespace

SwissCost &SwissCost::operator+=(const SwissCost &other)
{
    gaps += other.gaps;
    repeatedFloats += other.repeatedFloats;
    floats += other.floats;
    imbalance += other.imbalance;
    repeatedVenues += other.repeatedVenues;
    return *this;
}

bool SwissCost::operator<(const SwissCost &other) const
{
    return std::tie(gaps, repeatedFloats, floats, imbalance, repeatedVenues) <
           std::tie(other.gaps, other.repeatedFloats, other.floats, other.imbalance, other.repeatedVenues);
}

Float floatAgainst(const SwissTeam &team, const SwissTeam &opponent)
{
    if (team.points == opponent.points)
        return Float::None;
    return team.points > opponent.points ? Float::Down : Float::Up;
}

SwissCost swissCost(const SwissTeam &home, const SwissTeam &away)
{
    SwissCost cost;
    const std::int64_t gap = std::int64_t{home.points} - away.points;
    cost.gaps = gap * gap;
    addFloat(home, away, cost);
    addFloat(away, home, cost);
    cost.imbalance = (home.homes - home.aways) - (away.homes - away.aways);
    cost.repeatedVenues = (home.lastVenue == Side::Home ? 1 : 0) + (away.lastVenue == Side::Away ? 1 : 0);
    return cost;
}

Pairing swissPairing(const std::vector<SwissTeam> &teams, int first, int second)
{
    const SwissTeam &one = teams[static_cast<std::size_t>(first)];
    const SwissTeam &other = teams[static_cast<std::size_t>(second)];
    const SwissCost atFirst = swissCost(one, other);
    const SwissCost atSecond = swissCost(other, one);
    if (atFirst != atSecond)
        return atFirst < atSecond ? Pairing{first, second} : Pairing{second, first};
    const bool firstIsBetter = one.place < other.place;
    const bool betterAtHome = (firstIsBetter ? one.place : other.place) % 2 == 0;
    return firstIsBetter == betterAtHome ? Pairing{first, second} : Pairing{second, first};
}

MatchingCost asOneNumber(const SwissCost &cost)
{
    return cost.gaps * gapUnit + cost.repeatedFloats * repeatUnit + cost.floats * floatUnit +
           cost.imbalance * imbalanceUnit + cost.repeatedVenues;
}

} // namespace touchline
