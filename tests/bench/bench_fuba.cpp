// SPDX-License-Identifier: GPL-3.0-or-later
// FUBA in matches and in steps: a roll or an asked choice. "items" are steps; compare the time of one with
// bareRoll, and that of a match with the dice that it rolls ("rolls").
#include "core/dice/generator.h"
#include "core/games/fuba/agents/coach.h"
#include "core/match/play_out.h"
#include "tests/support/games/fuba_position.h"

#include <benchmark/benchmark.h>

namespace {

using namespace touchline;

/// Takes any option.
struct Chance
{
    Generator generator;

    OptionCode choose(const fuba::State & /*state*/, const OptionList &options)
    {
        return options[generator.below(static_cast<std::uint32_t>(options.size()))];
    }
};

template <class Player>
void fubaMatch(benchmark::State &state)
{
    const fuba::MatchTables tables =
        testing::fubaTables(state.range(0) == 0 ? fuba::RuleOptions() : testing::fubaFull());
    Generator dice(1);
    Player home{Generator(1, 1)};
    Player away{Generator(1, 2)};
    std::int64_t steps = 0;
    std::int64_t rolls = 0;
    for (auto _ : state) {
        fuba::State match = fuba::startMatch(tables, NoEvents{});
        playOut(
            match,
            [&](Die die) {
                ++steps;
                ++rolls;
                return dice.roll(die.faces);
            },
            [&](const fuba::State &at, const OptionList &options) {
                ++steps;
                return (at.decider == Side::Home ? home : away).choose(at, options);
            },
            NoEvents{});
        benchmark::DoNotOptimize(match.score);
    }
    state.SetItemsProcessed(steps);
    const auto each = [&](std::int64_t sum) {
        return static_cast<double>(sum) / static_cast<double>(state.iterations());
    };
    state.counters["steps"] = each(steps);
    state.counters["rolls"] = each(rolls);
    state.SetLabel(state.range(0) == 0 ? "basic" : "full");
}
BENCHMARK(fubaMatch<Chance>)->DenseRange(0, 1);
BENCHMARK(fubaMatch<fuba::Coach>)->DenseRange(0, 1);

} // namespace
