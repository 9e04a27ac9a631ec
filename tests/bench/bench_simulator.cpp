// SPDX-License-Identifier: GPL-3.0-or-later
// Simulator Soccer: kicks, and whole matches of the computer players. "items" are steps, a roll or an asked
// choice, or traces.
#include "core/match/play_out.h"
#include "tests/unit/simulator/golden_kicks.h"
#include "tests/unit/simulator/simulator_tally.h"

#include <benchmark/benchmark.h>

namespace {

using namespace touchline;

struct QuickCoach : simulator::Coach
{
    explicit QuickCoach(Generator generator) : simulator::Coach(generator, simulator::fastStyle) {}
};
struct CarefulCoach : simulator::Coach
{
    explicit CarefulCoach(Generator generator) : simulator::Coach(generator, simulator::carefulStyle) {}
};

template <class Player>
void simulatorMatch(benchmark::State &state)
{
    const simulator::MatchTables tables = testing::simulatorTables();
    Generator dice(1);
    Player home{Generator(1, 1)};
    Player away{Generator(1, 2)};
    std::int64_t steps = 0;
    for (auto _ : state) {
        simulator::State match = simulator::startMatch(tables, NoEvents{});
        playOut(
            match,
            [&](Die die) {
                ++steps;
                return dice.roll(die.faces);
            },
            [&](const simulator::State &at, const OptionList &options) {
                ++steps;
                return (at.decider == Side::Home ? home : away).choose(at, options);
            },
            NoEvents{});
        benchmark::DoNotOptimize(match.score);
    }
    state.SetItemsProcessed(steps);
}
BENCHMARK(simulatorMatch<testing::SimulatorByChance>)->Unit(benchmark::kMillisecond);
BENCHMARK(simulatorMatch<QuickCoach>)->Unit(benchmark::kMillisecond);
BENCHMARK(simulatorMatch<CarefulCoach>)->Unit(benchmark::kMillisecond);

/// Mixed kinds, up to 24 tokens.
void simulatorKick(benchmark::State &state)
{
    constexpr int cases = 1'000;
    std::vector<golden_kicks::Case> list;
    for (int number = 0; number < cases; ++number)
        list.push_back(golden_kicks::caseOf(number));
    std::size_t at = 0;
    simulator::Trace trace;
    for (auto _ : state) {
        const golden_kicks::Case &one = list[at++ % cases];
        simulator::traceKick(one.from, simulator::launchOf(one.aim, one.skill, one.error), one.tokens, {},
                             trace);
        benchmark::DoNotOptimize(trace.at);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(simulatorKick);

} // namespace
