// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/state.h"

#include <algorithm>

namespace touchline::atcs {

/// The sums of a match: every number a player would work out with pencil and card (specification 6.1
/// to 6.5, 6.13).

inline constexpr int fewestAttempts = 5;
inline constexpr int mostAttempts = 25;
inline constexpr int mostAttemptsInExtraTime = 10;
inline constexpr int lowestFinalSog = 10;
inline constexpr int highestFinalSog = 99; // a natural 100 always misses (R11)

/// How a number came about: card value, opponent's modifier, their sum, and what counts after the limits.
struct Sum
{
    int base = 0;
    int defense = 0;
    int sum = 0;
    int result = 0;
};

/// Base attempts of a period: extra time in one period has the second half's, in two each its own (R33).
[[nodiscard]] inline int baseAttempts(const MatchTables &tables, Side side, Period period)
{
    const bool asFirstHalf =
        period == Period::FirstHalf || (period == Period::ExtraTime && tables.options.twoExtraPeriods);
    return tables.cards[side].attempts[asFirstHalf ? 0 : 1];
}

/// Total Attempts of a side in a period (6.1; extra time 6.13: limited, halved, limited again).
[[nodiscard]] inline Sum attemptsOf(const MatchTables &tables, Side side, Period period)
{
    Sum sum;
    sum.base = baseAttempts(tables, side, period);
    sum.defense = tables.cards[opposite(side)].defenseAttempts;
    sum.sum = sum.base + sum.defense;
    sum.result = std::clamp(sum.sum, fewestAttempts, mostAttempts);
    if (period == Period::ExtraTime || period == Period::ExtraTimeSecond)
        sum.result = std::clamp(sum.result / 2, fewestAttempts, mostAttemptsInExtraTime);
    return sum;
}

/// Final SOG of a side (6.1).
[[nodiscard]] inline Sum shotsOnGoalOf(const MatchTables &tables, Side side)
{
    Sum sum;
    sum.base = tables.cards[side].shotsOnGoal;
    sum.defense = tables.cards[opposite(side)].defenseShotsOnGoal;
    sum.sum = sum.base + sum.defense;
    sum.result = std::clamp(sum.sum, lowestFinalSog, highestFinalSog);
    return sum;
}

/// Step 3: a natural 1 is always a shot on goal, a natural 100 never.
[[nodiscard]] constexpr bool isShotOnGoal(int natural, int finalSog)
{
    return natural == 1 || (natural != 100 && natural <= finalSog);
}

/// Step 5: a natural 1 always misses, a natural 10 always scores, else the modified roll must reach the
/// rating.
[[nodiscard]] constexpr bool isGoal(int natural, int modified, int needed)
{
    return natural == 10 || (natural != 1 && modified >= needed);
}

[[nodiscard]] constexpr Clock clockOf(Period period, bool twoExtraPeriods)
{
    switch (period) {
    case Period::FirstHalf:
        return {0, 45};
    case Period::SecondHalf:
        return {45, 45};
    case Period::ExtraTime:
        return {90, std::int16_t(twoExtraPeriods ? 15 : 30)};
    default:
        return {105, 15};
    }
}

/// Sets how many attempts the period has in all. Keeps 2^32 / inAll rounded up, so that the clock multiplies
/// instead of dividing; exact as long as the dividend times inAll is below 2^32 (it is below 45 * 100 * 100).
inline void setAttemptsInAll(State &state, int inAll)
{
    state.inAll = static_cast<std::int16_t>(inAll);
    const auto divisor = static_cast<std::uint64_t>(inAll);
    state.inverse = inAll == 0 ? 0 : ((std::uint64_t{1} << 32U) + divisor - 1) / divisor;
}

/// The minute that the clock shows: the share of the period's attempts that has been used, rounded up. Worked
/// out when it is asked for, since most rolls need none. After the last period the clock stands.
[[nodiscard]] inline int minuteOf(const State &state)
{
    const auto shares = static_cast<std::uint64_t>(state.clock.length * state.used + state.inAll - 1);
    return state.clock.base + static_cast<int>((shares * state.inverse) >> 32U);
}

} // namespace touchline::atcs
