// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/state.h"

#include <algorithm>

namespace touchline::atcs {

/// The sums of a match: every number a player would work out with pencil and card (specification 6.1
/// to 6.5, 6.13).

inline constexpr int fewestAttempts = 5;
inline constexpr int mostAttempts = 25;
inline constexpr int mostAttemptsInExtraTime = 10;
inline constexpr int lowestFinalSog = 10;
inline constexpr int highestFinalSog = 99; // a natural 100 always misses (R11)

inline constexpr int longBallWorth = 15;
inline constexpr int counterAttackWorth = 17;
inline constexpr int packedInWorth = 15;
inline constexpr int pushingUpWorth = 25;
inline constexpr int offsideTrapWorth = 25;
inline constexpr int cornerBonus = -4;
inline constexpr int outOfFormationCost = -2;

/// How a number came about: card value, what was added to it, their sum, and what counts after the limits.
struct Sum
{
    int base = 0;
    int defense = 0;
    int strategy = 0;
    int formation = 0;
    int outOfFormation = 0;
    int redBonus = 0;
    int sum = 0;
    int result = 0;
};

[[nodiscard]] constexpr bool isExtraTime(Period period)
{
    return period == Period::ExtraTime || period == Period::ExtraTimeSecond;
}

/// Base attempts of a period: extra time in one period has the second half's, in two each its own (R33).
[[nodiscard]] inline int baseAttempts(const MatchTables &tables, Side side, Period period)
{
    const bool asFirstHalf =
        period == Period::FirstHalf || (period == Period::ExtraTime && tables.options.twoExtraPeriods);
    return tables.cards[side].attempts[asFirstHalf ? 0 : 1];
}

/// What the charts give a plan against the other one; nothing at Basic.
[[nodiscard]] inline PlanCell strategyCell(const MatchTables &tables, Plan own, Plan other)
{
    return tables.hasPlans() ? tables.charts->strategy[static_cast<std::size_t>(own.strategy)]
                                                      [static_cast<std::size_t>(other.strategy)]
                             : PlanCell{};
}
[[nodiscard]] inline PlanCell formationCell(const MatchTables &tables, Plan own, Plan other)
{
    return tables.hasPlans() ? tables.charts->formation[static_cast<std::size_t>(own.formation)]
                                                       [static_cast<std::size_t>(other.formation)]
                             : PlanCell{};
}

/// What a plan other than the card's formation costs, of attempts and of SOG (6.2).
[[nodiscard]] inline int formationCost(const MatchTables &tables, Side side, Plan own)
{
    const bool isOut = tables.hasPlans() && tables.options.outOfFormation && !own.byChance &&
                       own.formation != tables.cards[side].formation;
    return isOut ? outOfFormationCost : 0;
}

/// Total Attempts of a side in a period with these plans (6.1, 6.2; extra time 6.13: limited, halved, and
/// limited again with what red cards give).
[[nodiscard]] inline Sum attemptsWith(const MatchTables &tables, Side side, Period period, Plan own,
                                      Plan other, int redBonus)
{
    Sum sum;
    sum.base = baseAttempts(tables, side, period);
    sum.defense = tables.cards[opposite(side)].defenseAttempts;
    sum.strategy = strategyCell(tables, own, other).attempts;
    sum.formation = formationCell(tables, own, other).attempts;
    sum.outOfFormation = formationCost(tables, side, own);
    sum.redBonus = redBonus;
    sum.sum = sum.base + sum.defense + sum.strategy + sum.formation + sum.outOfFormation;
    if (isExtraTime(period)) {
        const int whole = std::clamp(sum.sum, fewestAttempts, mostAttempts);
        sum.result = std::clamp(whole / 2 + redBonus, fewestAttempts, mostAttemptsInExtraTime);
    } else {
        sum.sum += redBonus;
        sum.result = std::clamp(sum.sum, fewestAttempts, mostAttempts);
    }
    return sum;
}

/// Final SOG of a side with these plans (6.1, 6.2).
[[nodiscard]] inline Sum shotsOnGoalWith(const MatchTables &tables, Side side, Plan own, Plan other)
{
    Sum sum;
    sum.base = tables.cards[side].shotsOnGoal;
    sum.defense = tables.cards[opposite(side)].defenseShotsOnGoal;
    sum.strategy = strategyCell(tables, own, other).shotsOnGoal;
    sum.formation = formationCell(tables, own, other).shotsOnGoal;
    sum.outOfFormation = formationCost(tables, side, own);
    sum.sum = sum.base + sum.defense + sum.strategy + sum.formation + sum.outOfFormation;
    sum.result = std::clamp(sum.sum, lowestFinalSog, highestFinalSog);
    return sum;
}

/// The same for the period that begins, with the plans chosen for it.
[[nodiscard]] inline Sum attemptsOf(const State &state, Side side)
{
    return attemptsWith(*state.tables, side, state.period, state.sides[side].plan,
                        state.sides[opposite(side)].plan, state.sides[side].redBonus);
}
[[nodiscard]] inline Sum shotsOnGoalOf(const State &state, Side side)
{
    return shotsOnGoalWith(*state.tables, side, state.sides[side].plan, state.sides[opposite(side)].plan);
}

/// Step 4: the shooter roll after pushing up and offside trap, 1..100 (6.4, R15).
[[nodiscard]] constexpr int shooterNumber(int modified, bool wraps)
{
    if (wraps)
        return ((modified - 1) % 100 + 100) % 100 + 1;
    return std::clamp(modified, 1, 100);
}

/// Step 3: a natural 1 is always a shot on goal, a natural 100 never (6.3).
[[nodiscard]] constexpr bool isShotOnGoal(int natural, int modified, int finalSog)
{
    return natural == 1 || (natural != 100 && modified <= finalSog);
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
    case Period::ExtraTimeSecond:
    case Period::ShootOut:
    case Period::End:
        break;
    }
    return {105, 15};
}

/// No period has more attempts: 25 of each side and 12 extra ones.
inline constexpr int mostAttemptsInAll = 2 * (mostAttempts + 12);

/// 2^32 / attempts rounded up, by attempts: the clock multiplies instead of dividing. Exact as long as the
/// dividend times the attempts is below 2^32 (it is below 45 * 74 * 74).
inline constexpr auto inverses = [] {
    std::array<std::uint64_t, mostAttemptsInAll + 1> table{};
    for (std::uint64_t attempts = 1; attempts < table.size(); ++attempts)
        table[attempts] = ((std::uint64_t{1} << 32U) + attempts - 1) / attempts;
    return table;
}();

/// Sets how many attempts the period has in all, 0..mostAttemptsInAll.
inline void setAttemptsInAll(State &state, int inAll)
{
    state.inAll = static_cast<std::int16_t>(inAll);
}

/// Reads the clock: the share of the period's attempts that has been used, rounded up. The minute never
/// falls, though attempts won in play make the period longer (6.11).
inline void readClock(State &state)
{
    const auto shares = static_cast<std::uint64_t>(state.clock.length * state.used + state.inAll - 1);
    const std::uint64_t inverse = inverses[static_cast<std::size_t>(state.inAll)];
    const int minute = state.clock.base + static_cast<int>((shares * inverse) >> 32U);
    state.minute = static_cast<std::int16_t>(std::max<int>(minute, state.minute));
}

} // namespace touchline::atcs
