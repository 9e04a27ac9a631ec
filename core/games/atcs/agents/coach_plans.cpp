// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/agents/coach_plans.h"

#include "core/games/atcs/agents/coach_tactics.h"
#include "core/games/atcs/rules/open_information.h"
#include "core/games/atcs/rules/rules_plan.h"

#include <algorithm>

namespace touchline::atcs {

namespace {

// In millionths of a goal.
constexpr int shotWorth = 45; // 0.0045, for weights in hundredths
constexpr int aggressionCost = 120'000;
constexpr int preferenceWorth = 50'000;
constexpr int closeToBest = 40'000;

/// How much goals for and against count at this lead, in hundredths.
struct Weights
{
    int own;
    int other;
};

Weights weightsAt(int lead)
{
    if (lead >= 2)
        return {85, 110};
    if (lead == 1)
        return {90, 115};
    if (lead == 0)
        return {100, 100};
    return lead == -1 ? Weights{125, 90} : Weights{140, 70};
}

/// The opponent's plan where it lies open, else the one its card prefers.
Plan expectedPlan(const State &state, Side opponent)
{
    const bool isShown =
        state.phase == Phase::PlanSecond && seesFirstChoice(state) && !plansByChance(state, opponent);
    if (isShown)
        return state.sides[opponent].plan;
    const MatchCard &card = state.card(opponent);
    return {card.strategy, card.formation, false};
}

/// Attempts times SOG of a side in the period that begins.
int volume(const State &state, Side side, Plan own, Plan other)
{
    const MatchTables &tables = *state.tables;
    const int redBonus = state.sides[side].redBonus;
    return attemptsWith(tables, side, state.period, own, other, redBonus).result *
           shotsOnGoalWith(tables, side, own, other).result;
}

} // namespace

std::array<int, planCount> coachPlanWorths(const State &state)
{
    const Side side = state.decider;
    const MatchCard &card = state.card(side);
    const Plan other = expectedPlan(state, opposite(side));
    const Weights weights = weightsAt(leadOf(state, side));
    std::array<int, planCount> worths{};
    for (int code = 0; code < planCount; ++code) {
        const Plan own{static_cast<std::int8_t>(code / formationCount),
                       static_cast<std::int8_t>(code % formationCount), false};
        int &worth = worths[static_cast<std::size_t>(code)];
        worth = shotWorth * (weights.own * volume(state, side, own, other) -
                             weights.other * volume(state, opposite(side), other, own));
        worth -= own.strategy == static_cast<int>(Strategy::Aggressive) ? aggressionCost : 0;
        worth += own.formation == card.formation ? preferenceWorth : 0;
        worth += own.strategy == card.strategy ? preferenceWorth : 0;
    }
    return worths;
}

OptionCode coachPlan(const State &state, Generator &generator)
{
    const std::uint32_t quartersPreferred = leadOf(state, state.decider) == 0 ? 3 : 1;
    if (generator.below(4) < quartersPreferred) {
        const MatchCard &card = state.card(state.decider);
        return planCode(card.strategy, card.formation);
    }
    const auto worths = coachPlanWorths(state);
    const int enough = *std::max_element(worths.begin(), worths.end()) - closeToBest;
    std::uint64_t good = 0;
    for (std::size_t code = 0; code < worths.size(); ++code)
        good |= worths[code] >= enough ? std::uint64_t{1} << code : 0;
    const LegalOptions plans = LegalOptions::bits(good);
    return plans[generator.below(static_cast<std::uint32_t>(plans.size()))];
}

} // namespace touchline::atcs
