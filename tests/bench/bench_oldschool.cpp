// SPDX-License-Identifier: GPL-3.0-or-later
// Old School Football: whole matches of the computer players. "items" are steps, a roll or an asked choice.
#include "core/games/oldschool/agents/shot_table.h"
#include "core/match/play_out.h"
#include "tests/support/games/oldschool_matches.h"

#include <benchmark/benchmark.h>

namespace {

using namespace touchline;

struct OldschoolCoach : oldschool::Coach
{
    explicit OldschoolCoach(Generator generator) : oldschool::Coach(generator) {}
};

template <class Player>
void oldschoolMatch(benchmark::State &state)
{
    const oldschool::MatchTables tables = testing::oldschoolTables();
    Generator dice(1);
    Player home{Generator(1, 1)};
    Player away{Generator(1, 2)};
    std::int64_t steps = 0;
    for (auto _ : state) {
        oldschool::State match = oldschool::startMatch(tables, NoEvents{});
        playOut(
            match,
            [&](Die die) {
                ++steps;
                return dice.roll(die.faces);
            },
            [&](const oldschool::State &at, const OptionList &options) {
                ++steps;
                return (at.decider == Side::Home ? home : away).choose(at, options);
            },
            NoEvents{});
        benchmark::DoNotOptimize(match.score);
    }
    state.SetItemsProcessed(steps);
}
BENCHMARK(oldschoolMatch<testing::OldschoolByChance>)->Unit(benchmark::kMillisecond);
BENCHMARK(oldschoolMatch<OldschoolCoach>)->Unit(benchmark::kMillisecond);

/// What the table of shots costs when a program asks for the first time: all that a coach looks up.
void oldschoolShotTable(benchmark::State &state)
{
    for (auto _ : state) {
        oldschool::ShotTable table(oldschool::shippedCharts());
        int sum = 0;
        for (int row = 30; row <= 39; ++row)
            for (int column = 5; column <= 21; ++column)
                sum += table.expected(oldschool::at(column, row), oldschool::at(13, 39), 2);
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(oldschoolShotTable)->Unit(benchmark::kMillisecond);

} // namespace
