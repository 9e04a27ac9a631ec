// SPDX-License-Identifier: GPL-3.0-or-later
// Free draws: pots by ranking, at most so many teams of a conference in a group. Planned draws: limits of
// every kind.
#include "core/competition/draws/draw.h"
#include "core/competition/draws/draw_ceremony.h"
#include "core/dice/generator.h"
#include "tests/support/world_cup_2026.h"

#include <benchmark/benchmark.h>

namespace {

using namespace touchline;

/// Teams of the six conferences in about the shares of a World Cup, ranked by chance.
std::vector<Entrant> entrants(int count)
{
    // UEFA, CONMEBOL, CONCACAF, CAF, AFC, OFC of 48 places at the World Cup of 2026.
    constexpr std::array<std::pair<const char *, int>, 6> shares{
        {{"UEFA", 16}, {"CONMEBOL", 7}, {"CONCACAF", 6}, {"CAF", 10}, {"AFC", 8}, {"OFC", 1}}};
    std::vector<Entrant> teams;
    Generator generator(48);
    for (int i = 0; i < count; ++i) {
        int place = i * 48 / count;
        std::size_t conference = 0;
        while (place >= shares[conference].second)
            place -= shares[conference++].second;
        Entrant team;
        team.id = QUuid::createUuidV5(QUuid(), QString::number(i));
        team.code = QString::number(i);
        team.name = QStringLiteral("Team %1").arg(i);
        team.conference = QString::fromUtf8(shares[conference].first);
        teams.push_back(team);
    }
    std::vector<int> ranks(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < ranks.size(); ++i)
        ranks[i] = static_cast<int>(i) + 1;
    for (std::size_t i = ranks.size(); i > 1; --i)
        std::swap(ranks[i - 1], ranks[generator.below(static_cast<std::uint32_t>(i))]);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        teams[i].ranking = ranks[i];
    return teams;
}

void draw(benchmark::State &state)
{
    const auto count = static_cast<int>(state.range(0));
    const std::vector<Entrant> teams = entrants(count);
    const std::vector<int> sizes(static_cast<std::size_t>(count / 4), 4);
    SpreadRule limits;
    limits.limits[QStringLiteral("UEFA")] = 2;
    limits.otherwise = 1;
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(freeDraw(teams, sizes, limits, ++seed, QUuid()));
}
BENCHMARK(draw)->Arg(32)->Arg(48)->Arg(64)->Unit(benchmark::kMicrosecond);

/// 48 teams with the hosts, limits and paths of 2026.
void worldCup2026(benchmark::State &state, DrawMethod method)
{
    const std::vector<Entrant> teams = touchline::testing::entrants2026();
    const std::vector<int> sizes(12, 4);
    DrawPlan plan = touchline::testing::plan2026();
    plan.method = method;
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(plannedDraw(teams, sizes, {}, plan, ++seed));
}
BENCHMARK_CAPTURE(worldCup2026, sequential, DrawMethod::Sequential)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(worldCup2026, uniform, DrawMethod::Uniform)->Unit(benchmark::kMicrosecond);

} // namespace
