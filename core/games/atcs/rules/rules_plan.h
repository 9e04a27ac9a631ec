// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules_attempt.h"

namespace touchline::atcs {

/// Steps 1 and 2: strategy and formation, total attempts and final SOG (specification 5.1, 6.1, 6.2).

/// The visitors where somebody is at home, else side 0.
[[nodiscard]] inline Side firstPlanner(const State &state)
{
    return state.tables->home ? opposite(*state.tables->home) : Side::Home;
}

/// The Solo chart makes the side's plan (D12).
[[nodiscard]] inline bool plansByChance(const State &state, Side side)
{
    return state.options().plansByChance && state.tables->solo[side];
}

template <class Sink>
void tellSum(const State &state, Side side, int what, const Sum &sum, Sink &sink)
{
    tell(state, sink, event::Totals, side, Event::nobody, what, sum.base, sum.defense, sum.sum, sum.result,
         sum.strategy, sum.formation, sum.outOfFormation, sum.redBonus);
}

/// Both plans are revealed together.
template <class Sink>
void tellPlans(const State &state, Sink &sink)
{
    for (const Side side : bothSides) {
        const Plan own = state.sides[side].plan;
        const Plan other = state.sides[opposite(side)].plan;
        const PlanCell strategy = strategyCell(*state.tables, own, other);
        const PlanCell formation = formationCell(*state.tables, own, other);
        tell(state, sink, event::Plan, side, Event::nobody, own.strategy, own.formation, strategy.attempts,
             strategy.shotsOnGoal, strategy.chartModifier, formation.attempts, formation.shotsOnGoal,
             formationCost(*state.tables, side, own) != 0 ? 1 : 0, own.byChance ? 1 : 0);
    }
}

/// D20: totals for both sides, then the first attempt of the kick-off side.
template <class Sink>
void setTotals(State &state, Sink &sink)
{
    int inAll = 0;
    for (const Side side : bothSides) {
        const Sum attempts = attemptsOf(state, side);
        const Sum sog = shotsOnGoalOf(state, side);
        SideState &own = state.sides[side];
        own.total = static_cast<std::int16_t>(attempts.result);
        own.remaining = own.total;
        own.shotsOnGoal = static_cast<std::int16_t>(sog.result);
        own.chartModifier =
            strategyCell(*state.tables, own.plan, state.sides[opposite(side)].plan).chartModifier;
        inAll += own.total;
        tellSum(state, side, 0, attempts, sink);
        tellSum(state, side, 1, sog, sink);
    }
    setAttemptsInAll(state, inAll);
    state.turn = state.first;
    beginTurn(state, sink);
}

/// After the choices: the Solo chart for the sides that it plans for, side 0 first, then the reveal.
template <class Sink>
void planByChance(State &state, Side from, Sink &sink)
{
    for (const Side side : bothSides)
        if (index(side) >= index(from) && plansByChance(state, side)) {
            ask(state, Phase::SoloStrategy, side);
            return;
        }
    tellPlans(state, sink);
    setTotals(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void choosePlans(State &state, Sink &sink)
{
    const Side first = firstPlanner(state);
    if (!plansByChance(state, first))
        ask(state, Phase::PlanFirst, first);
    else if (!plansByChance(state, opposite(first)))
        ask(state, Phase::PlanSecond, opposite(first));
    else
        planByChance(state, Side::Home, sink);
}

template <class Sink>
Q_NEVER_INLINE void choosePlan(State &state, OptionCode option, Sink &sink)
{
    state.sides[state.decider].plan = {static_cast<std::int8_t>(option / formationCount),
                                       static_cast<std::int8_t>(option % formationCount), false};
    if (state.phase == Phase::PlanFirst && !plansByChance(state, opposite(state.decider)))
        ask(state, Phase::PlanSecond, opposite(state.decider));
    else
        planByChance(state, Side::Home, sink);
}

template <class Sink>
Q_NEVER_INLINE void rollSoloStrategy(State &state, int natural, Sink &sink)
{
    const int strategy = state.tables->charts->soloStrategy[static_cast<std::size_t>(natural)];
    state.sides[state.decider].plan.strategy =
        static_cast<std::int8_t>(strategy < 0 ? state.card(state.decider).strategy : strategy);
    tell(state, sink, event::SoloChart, state.decider, Event::nobody, natural);
    state.phase = Phase::SoloFormation;
}

template <class Sink>
Q_NEVER_INLINE void rollSoloFormation(State &state, int natural, Sink &sink)
{
    const int formation = state.tables->charts->soloFormation[static_cast<std::size_t>(natural)];
    Plan &plan = state.sides[state.decider].plan;
    plan.formation =
        static_cast<std::int8_t>(formation < 0 ? state.card(state.decider).formation : formation);
    plan.byChance = true;
    tell(state, sink, event::SoloChart, state.decider, Event::nobody, natural);
    if (state.decider == Side::Home)
        planByChance(state, Side::Away, sink);
    else {
        tellPlans(state, sink);
        setTotals(state, sink);
    }
}

/// What counts within a period starts anew.
inline void clearPeriod(State &state)
{
    state.used = 0;
    state.stoppage = 0;
    state.lastMissed = noSide;
    state.clock = clockOf(state.period, state.options().twoExtraPeriods);
    state.minute = state.clock.base;
    setAttemptsInAll(state, 0);
    for (const Side side : bothSides) {
        SideState &own = state.sides[side];
        own.spent = 0;
        own.marks = 0;
        own.reds = 0;
        own.extras = 0;
        own.checkRolls = 0;
    }
}

template <class Sink>
void beginPeriod(State &state, Sink &sink)
{
    clearPeriod(state);
    announce(state, sink, EventKind::PeriodStart, static_cast<int>(index(state.first)));
    if (state.tables->hasPlans())
        choosePlans(state, sink);
    else
        setTotals(state, sink);
}

template <class Sink>
Q_NEVER_INLINE void rollKickOff(State &state, int natural, Sink &sink)
{
    state.first = natural <= 5 ? Side::Home : Side::Away;
    beginPeriod(state, sink);
}

} // namespace touchline::atcs
