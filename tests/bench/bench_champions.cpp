// SPDX-License-Identifier: GPL-3.0-or-later
// Champions 2020: whole matches of the computer players. "items" are steps, a roll or an asked choice.
#include "core/match/play_out.h"
#include "tests/support/games/champions_matches.h"

#include <benchmark/benchmark.h>

namespace {

using namespace touchline;

struct ChampionsCoach : champions::Coach
{
    explicit ChampionsCoach(Generator generator) : champions::Coach(generator) {}
};
struct ChampionsPlanner : champions::Coach
{
    explicit ChampionsPlanner(Generator generator) : champions::Coach(generator, champions::plannerStyle) {}
};

template <class Player>
void championsMatch(benchmark::State &state)
{
    const champions::MatchTables tables = testing::championsTables();
    Generator dice(1);
    Player home{Generator(1, 1)};
    Player away{Generator(1, 2)};
    std::int64_t steps = 0;
    for (auto _ : state) {
        champions::State match = champions::startMatch(tables, NoEvents{});
        playOut(
            match,
            [&](Die die) {
                ++steps;
                return dice.roll(die.faces);
            },
            [&](const champions::State &at, const OptionList &options) {
                ++steps;
                return (at.decider == Side::Home ? home : away).choose(at, options);
            },
            NoEvents{});
        benchmark::DoNotOptimize(match.score);
    }
    state.SetItemsProcessed(steps);
}
BENCHMARK(championsMatch<testing::ChampionsByChance>)->Unit(benchmark::kMillisecond);
BENCHMARK(championsMatch<ChampionsCoach>)->Unit(benchmark::kMillisecond);
BENCHMARK(championsMatch<ChampionsPlanner>)->Unit(benchmark::kMillisecond);

} // namespace
