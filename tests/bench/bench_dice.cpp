// SPDX-License-Identifier: GPL-3.0-or-later
// The floor that every engine is measured against: bare rolls.
#include "core/dice/generator.h"

#include <benchmark/benchmark.h>

namespace {

void bareRoll(benchmark::State &state)
{
    touchline::Generator generator(2026);
    const auto faces = static_cast<int>(state.range(0));
    int sum = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(sum += generator.roll(faces));
    state.SetItemsProcessed(state.iterations());
}
/// The same from a generator that stays in memory, as the one of a match does.
void bareRollFromMemory(benchmark::State &state)
{
    touchline::Generator generator(2026);
    const auto faces = static_cast<int>(state.range(0));
    int sum = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(generator);
        benchmark::DoNotOptimize(sum += generator.roll(faces));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(bareRollFromMemory)->Arg(10)->Arg(100);
BENCHMARK(bareRoll)->Arg(6)->Arg(10)->Arg(100);

} // namespace
