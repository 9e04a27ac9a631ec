// SPDX-License-Identifier: GPL-3.0-or-later
// Pairing one round of a Swiss of chance results: how it grows with the teams, and round by round.
#include "tests/support/swiss_tournament.h"

#include <benchmark/benchmark.h>

namespace {

void pairRound(benchmark::State &state)
{
    touchline::SwissTournament tournament(static_cast<int>(state.range(0)));
    touchline::Generator generator(2026);
    for (std::int64_t round = 1; round < state.range(1); ++round)
        if (const auto next = touchline::pairSwissRound(tournament.teams()))
            tournament.play(*next, generator);
    const std::vector<touchline::SwissTeam> teams = tournament.teams();
    for (auto _ : state)
        benchmark::DoNotOptimize(touchline::pairSwissRound(teams));
}
BENCHMARK(pairRound)
    ->ArgNames({"teams", "round"})
    ->Args({20, 5})
    ->Args({64, 6})
    ->Args({200, 8})
    ->Args({1000, 1})
    ->Args({1000, 2})
    ->Args({1000, 5})
    ->Args({1000, 10})
    ->Args({999, 10})
    ->Args({1000, 15})
    ->Args({2000, 10})
    ->Unit(benchmark::kMillisecond);

} // namespace
