// SPDX-License-Identifier: GPL-3.0-or-later
// A double elimination: building it, and playing it result by result, each of them checked and derived from.
#include "core/competition/progress.h"
#include "core/competition/templates/format_builders.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace {

using namespace touchline;

CompetitionDefinition definitionOf(int teams)
{
    CompetitionDefinition definition;
    definition.id = QUuid::fromString(QStringLiteral("0f3c1c92-43a4-5e0c-8f2b-52a0a3a0c3de"));
    definition.name = QStringLiteral("Double elimination");
    definition.format = doubleEliminationFormat(teams).value();
    for (int i = 0; i < teams; ++i) {
        const QString code = QStringLiteral("T%1").arg(i);
        definition.entrants.push_back(
            {QUuid::createUuidV5(definition.id, code), code, QStringLiteral("Team ") + code, {}, i + 1});
        definition.draw.steps.push_back({i, 0, 0, i});
    }
    return definition;
}

void buildFormat(benchmark::State &state)
{
    const auto teams = static_cast<int>(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(doubleEliminationFormat(teams));
}
BENCHMARK(buildFormat)->Arg(64)->Unit(benchmark::kMicrosecond);

/// The competition with all its fixtures, checks included.
void buildCompetition(benchmark::State &state)
{
    const CompetitionDefinition definition = definitionOf(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(Competition::create(definition));
}
BENCHMARK(buildCompetition)->Arg(64)->Unit(benchmark::kMicrosecond);

MatchReport reportOf(const Competition &competition, const FixtureStatus &status, int index)
{
    MatchReport report;
    report.fixture = competition.fixtures()[static_cast<std::size_t>(index)].id;
    report.completeness = Completeness::Score;
    for (const Side side : bothSides) {
        const Entrant &team = competition.entrant(status.teams[side]);
        report.teams[side] = {team.id, team.name, {}};
    }
    // The better team loses now and then, so both finals are needed.
    const bool isHome = (status.teams[Side::Home] + 3 * index) % 4 != 0;
    report.score = isHome ? Score{1, 0} : Score{0, 1};
    report.winner = report.score.leader();
    return report;
}

/// The reports of a whole tournament, in an order in which they can be entered.
std::vector<MatchReport> reportsOf(Competition competition)
{
    std::vector<MatchReport> reports;
    for (;;) {
        const Progress now = progress(competition);
        const std::vector<int> ready = fixturesIn(FixtureState::Ready, now);
        if (ready.empty())
            return reports;
        for (const int index : ready) {
            reports.push_back(reportOf(competition, now.fixtures[static_cast<std::size_t>(index)], index));
            if (!competition.record(reports.back()))
                std::abort();
        }
    }
}

void playResultByResult(benchmark::State &state)
{
    const Competition empty = Competition::create(definitionOf(static_cast<int>(state.range(0)))).value();
    const std::vector<MatchReport> reports = reportsOf(empty);
    for (auto _ : state) {
        Competition competition = empty;
        for (const MatchReport &report : reports)
            if (!competition.record(report))
                std::abort();
        benchmark::DoNotOptimize(competition);
    }
    state.counters["results"] = static_cast<double>(reports.size());
}
BENCHMARK(playResultByResult)->Arg(64)->Unit(benchmark::kMicrosecond);

} // namespace
