// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/state.h"

#include <bit>

namespace touchline::atcs {

/// Who plays when somebody is missing (specification 6.10).

inline constexpr int emergencyKeeperRating = 2;

[[nodiscard]] constexpr Rows bitOf(int row)
{
    // As the processor shifts anyway; it costs nothing, and noRow is no undefined shift.
    return Rows{1} << (static_cast<unsigned>(row) & 31U);
}
[[nodiscard]] constexpr int lowestRow(Rows rows)
{
    return std::countr_zero(rows);
}
[[nodiscard]] constexpr int highestRow(Rows rows)
{
    return static_cast<int>(std::bit_width(rows)) - 1;
}

/// Finds the keeper of a side anew after its available players changed: the first goalkeeper of the card,
/// else the last scorer in card order, else nobody.
inline void placeKeeper(SideState &side, const MatchCard &card)
{
    const Rows keepers = side.available & card.keepers;
    const Rows scorers = side.available & card.scorers;
    side.emergencyKeeper = keepers == 0 && scorers != 0;
    if (keepers != 0)
        side.keeper = static_cast<std::int8_t>(lowestRow(keepers));
    else
        side.keeper = static_cast<std::int8_t>(scorers != 0 ? highestRow(scorers) : noRow);
}

/// Goalie rating of whoever keeps goal; +2 also for an empty goal.
[[nodiscard]] inline int goalieRating(const SideState &side, const MatchCard &card)
{
    if (side.emergencyKeeper || side.keeper == noRow)
        return emergencyKeeperRating;
    return card.goalieRating[static_cast<std::size_t>(side.keeper)];
}

/// Scorers who can shoot: an emergency keeper leaves his goal only when he is the last scorer.
[[nodiscard]] inline Rows availableScorers(const SideState &side, const MatchCard &card)
{
    const Rows scorers = side.available & card.scorers;
    const Rows others = side.emergencyKeeper ? scorers & ~bitOf(side.keeper) : scorers;
    return others != 0 ? others : scorers;
}

/// Whom the card and injury range can find: whoever is there and stands in it, keepers too.
[[nodiscard]] inline Rows possibleFocus(const SideState &side, const MatchCard &card)
{
    return side.available & card.inCardRange;
}

/// A corner is not taken by whoever keeps goal (R42).
[[nodiscard]] inline bool keepsGoal(const SideState &side, const MatchCard &card, int row)
{
    return (card.keepers & bitOf(row)) != 0 || (side.emergencyKeeper && side.keeper == row);
}

/// The row itself where it is among `rows`, else the next one down the card, else the next one up; noRow if
/// `rows` is empty.
[[nodiscard]] constexpr int nearestRow(int row, Rows rows)
{
    if ((rows & bitOf(row)) != 0)
        return row;
    const Rows below = rows & ~((bitOf(row) << 1U) - 1U);
    if (below != 0)
        return lowestRow(below);
    const Rows above = rows & (bitOf(row) - 1U);
    return above != 0 ? highestRow(above) : noRow;
}

/// The first ten of `rows` in card order: the pool of a shoot-out.
[[nodiscard]] constexpr Rows firstTen(Rows rows)
{
    Rows pool = 0;
    for (int count = 0; count < 10 && rows != 0; ++count) {
        pool |= bitOf(lowestRow(rows));
        rows &= rows - 1U;
    }
    return pool;
}

} // namespace touchline::atcs
