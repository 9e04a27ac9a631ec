// SPDX-License-Identifier: GPL-3.0-or-later
// Double round robins: the table alone, and with wishes that are kept or proven to clash.
#include "core/competition/schedule/schedule.h"

#include <benchmark/benchmark.h>

namespace {

using namespace touchline;

SchedulePlan planFor(int teams)
{
    SchedulePlan plan;
    plan.shape = {teams, 2, LegOrder::Mirrored};
    plan.seed = 2026;
    return plan;
}

QStringList names(int teams)
{
    QStringList all;
    for (int team = 0; team < teams; ++team)
        all.append(QString::number(team));
    return all;
}

void makeFor(benchmark::State &state, const SchedulePlan &plan)
{
    const QStringList teams = names(plan.shape.teams);
    for (auto _ : state)
        benchmark::DoNotOptimize(makeSchedule(plan, teams));
}

void drawnSchedule(benchmark::State &state)
{
    makeFor(state, planFor(static_cast<int>(state.range(0))));
}
BENCHMARK(drawnSchedule)->ArgName("teams")->Arg(20)->Arg(200)->Unit(benchmark::kMicrosecond);

/// Half of all teams share a ground with another, and every tenth begins at home.
void scheduleWithWishes(benchmark::State &state)
{
    const int teams = static_cast<int>(state.range(0));
    SchedulePlan plan = planFor(teams);
    for (int team = 0; team + 3 < teams; team += 4)
        plan.wishes.push_back({WishKind::NotAllHome, {team, team + 1}, {}, 1, true});
    for (int team = 2; team < teams; team += 10)
        plan.wishes.push_back({WishKind::Home, {team}, {0}, 1, true});
    makeFor(state, plan);
}
BENCHMARK(scheduleWithWishes)->ArgName("teams")->Arg(20)->Arg(200)->Unit(benchmark::kMicrosecond);

/// Three on one ground, which no table can give.
void scheduleThatCannotBe(benchmark::State &state)
{
    SchedulePlan plan = planFor(static_cast<int>(state.range(0)));
    plan.wishes.push_back({WishKind::NotAllHome, {0, 1, 2}, {}, 1, true});
    makeFor(state, plan);
}
BENCHMARK(scheduleThatCannotBe)->ArgName("teams")->Arg(20)->Arg(200)->Unit(benchmark::kMillisecond);

} // namespace
