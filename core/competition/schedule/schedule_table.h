// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/round_robin.h"

namespace touchline {

/// The matchdays of a league or group before anybody has a number in it.
struct SeasonShape
{
    /// smallestGroup..largestGroup.
    int teams = 2;
    /// How often everybody meets everybody: 1..mostLegs.
    int legs = 1;
    LegOrder order = LegOrder::Mirrored;

    bool operator==(const SeasonShape &) const = default;
};

/// A way to play the Berger table that leaves its fairness as it is: balance and number of breaks stay.
struct TableLayout
{
    /// The round of the table with which a leg begins, from 0; the rounds before it are played at the end.
    int firstRound = 0;
    /// Home and away exchanged in all matches.
    bool exchanged = false;

    bool operator==(const TableLayout &) const = default;
};

/// Rounds of one leg.
[[nodiscard]] constexpr int roundsPerLeg(int teams)
{
    return teams % 2 == 0 ? teams - 1 : teams;
}

/// Matchdays of all legs.
[[nodiscard]] constexpr int matchdayCount(const SeasonShape &shape)
{
    return roundsPerLeg(shape.teams) * shape.legs;
}

/// The Berger table played over all legs; teams are numbers of the table from 0.
[[nodiscard]] std::vector<Round> seasonTable(const SeasonShape &shape, const TableLayout &layout = {});

/// All layouts that differ by more than the numbers, the table as it is printed first. In none does a team
/// play three times in a row at home or away within a leg.
[[nodiscard]] std::vector<TableLayout> tableLayouts(const SeasonShape &shape);

} // namespace touchline
