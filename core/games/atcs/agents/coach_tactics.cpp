// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/agents/coach_tactics.h"

#include "core/games/atcs/rules/arithmetic.h"
#include "core/games/atcs/rules/open_information.h"

#include <algorithm>

namespace touchline::atcs {

namespace {

constexpr int budgetPercent = 35;
constexpr int mostPackedIn = 2;

/// Final SOG up to which the coach pays for one attack tactic, and for two.
constexpr int counterAttackOnce = 16;
constexpr int counterAttackTwice = 14;
constexpr int longBallOnce = 14;
constexpr int longBallTwice = 12;

/// What the attacker's tactic adds to his chance, where it lies open to the defender.
int openShotBonus(const State &state)
{
    const int choice = openAttackChoice(state);
    return choice > counterAttackCode ? counterAttackWorth * (choice - counterAttackCode)
                                      : longBallWorth * choice;
}

/// What a shot denied is worth at this lead, in tenths of a shot of one's own.
int denialTenths(int lead)
{
    if (lead < 0)
        return 6;
    return lead == 1 ? 16 : lead == 2 ? 13 : 10;
}

/// Chances of doing a thing not at all and once, in percent; the rest is twice.
struct Mix
{
    int none;
    int once;
};

constexpr Mix trapLevel{50, 40};
constexpr Mix trapAhead{35, 45};
constexpr Mix trapBehind{70, 30};
constexpr Mix pushLevel{45, 45};
constexpr Mix pushAhead{70, 30};
constexpr Mix pushBehind{25, 50};

int drawn(Mix mix, Generator &generator)
{
    const auto number = static_cast<int>(generator.below(100));
    if (number < mix.none)
        return 0;
    return number < mix.none + mix.once ? 1 : 2;
}

} // namespace

int tacticsBudget(const SideState &side)
{
    const int share = side.total * budgetPercent / 100;
    return std::max(0, std::min<int>(side.remaining, share - side.spent));
}

OptionCode coachDeferral(const State &state)
{
    const int own = state.sides[state.decider].remaining;
    // The attempt itself pays for nothing.
    if (counterAttackIsLegal(state) && own > 1)
        return 0;
    return own <= state.sides[opposite(state.decider)].remaining ? deferCode : 0;
}

OptionCode coachAttackTactic(const State &state)
{
    const SideState &own = state.sides[state.decider];
    const int budget = tacticsBudget(own);
    const int sog = own.shotsOnGoal;
    if (counterAttackIsLegal(state) && sog <= counterAttackOnce) {
        const int count = std::min(budget, sog <= counterAttackTwice ? 2 : 1);
        return count > 0 ? counterAttackCode + count : 0;
    }
    if (!state.options().longBall || sog > longBallOnce)
        return 0;
    return std::min(budget, sog <= longBallTwice ? 2 : 1);
}

OptionCode coachPackedIn(const State &state)
{
    const Side side = state.decider;
    const int most = std::min(mostPackedIn, tacticsBudget(state.sides[side]));
    const int chance = state.sides[opposite(side)].shotsOnGoal + openShotBonus(state);
    const int ownShot = state.sides[side].shotsOnGoal + 1;
    const int tenths = denialTenths(leadOf(state, side));
    int count = 0;
    // A natural 1 is a shot in any case.
    while (count < most &&
           std::min(packedInWorth, chance - 1 - packedInWorth * count) * tenths > ownShot * 10)
        ++count;
    return count;
}

OptionCode coachPushingUp(const State &state, Generator &generator)
{
    const int lead = leadOf(state, state.decider);
    const Mix mix = lead == 0 ? pushLevel : lead > 0 ? pushAhead : pushBehind;
    return std::min(drawn(mix, generator), tacticsBudget(state.sides[state.decider]));
}

OptionCode coachOffsideTrap(const State &state, Generator &generator)
{
    const int lead = leadOf(state, state.decider);
    const Mix mix = lead == 0 ? trapLevel : lead > 0 ? trapAhead : trapBehind;
    return std::min(drawn(mix, generator), tacticsBudget(state.sides[state.decider]));
}

} // namespace touchline::atcs
