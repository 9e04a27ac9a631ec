// SPDX-License-Identifier: GPL-3.0-or-later
// ATCS Basic: a match through the template runner, through the virtual face, and its bare rolls.
#include "core/games/atcs/match/atcs_match.h"
#include "core/games/atcs/rules/rules.h"
#include "core/match/match_runner.h"
#include "core/match/play_out.h"
#include "tests/support/atcs_fixture.h"

#include <benchmark/benchmark.h>

#include <chrono>

namespace {

using namespace touchline;

atcs::MatchTables basicTables()
{
    atcs::MatchTables tables;
    tables.cards = {{atcs::matchCard(*testing::frx()), atcs::matchCard(*testing::tux())}};
    return tables;
}

OptionCode firstOption(const atcs::State &, const atcs::LegalOptions &options)
{
    return options[0];
}

/// The faces of the rolls of one match with the seed of the others, so that the bare time is that of the same
/// dice.
std::vector<std::uint16_t> facesOfManyMatches(int matches)
{
    const atcs::MatchTables tables = basicTables();
    Generator generator(1);
    std::vector<std::uint16_t> faces;
    for (int i = 0; i < matches; ++i) {
        atcs::State state = atcs::startMatch(tables, {}, NoEvents{});
        playOut(
            state,
            [&](Die die) {
                faces.push_back(die.faces);
                return generator.roll(die.faces);
            },
            firstOption, NoEvents{});
    }
    return faces;
}

constexpr int matchesInBareList = 200;

/// One iteration = the rolls of one match on average.
void basicBareRolls(benchmark::State &state)
{
    const std::vector<std::uint16_t> faces = facesOfManyMatches(matchesInBareList);
    const std::size_t perMatch = faces.size() / matchesInBareList;
    Generator generator(1);
    std::size_t place = 0;
    int sum = 0;
    for (auto _ : state) {
        for (std::size_t i = 0; i < perMatch; ++i) {
            sum += generator.roll(faces[place]);
            place = place + 1 == faces.size() ? 0 : place + 1;
        }
        benchmark::DoNotOptimize(sum);
    }
    state.counters["rolls"] = static_cast<double>(perMatch);
}
BENCHMARK(basicBareRolls);

void basicTemplateRunner(benchmark::State &state)
{
    const atcs::MatchTables tables = basicTables();
    Generator generator(1);
    for (auto _ : state) {
        atcs::State match = atcs::startMatch(tables, {}, NoEvents{});
        playOut(
            match, [&](Die die) { return generator.roll(die.faces); }, firstOption, NoEvents{});
        benchmark::DoNotOptimize(match.score);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(basicTemplateRunner);

/// MatchRunner from the first roll to the last: dice, agents, events and log entries included, kick-off and
/// report not.
void basicVirtualFace(benchmark::State &state)
{
    const atcs::AtcsGame game;
    const FixtureSetup setup = testing::frxAgainstTux(QStringLiteral("basic"));
    SeededDice dice{Generator(1)};
    const auto agent = *game.makeAgent(QStringLiteral("coach"), Side::Home, Generator(1));
    EventList opening;
    const auto match = *game.kickOff(setup, opening);
    // The clock is read once for many matches: reading it costs as much as several rolls. Kick-off is
    // outside.
    constexpr std::size_t batch = 64;
    MatchRunner runner(game, dice, {{agent.get(), agent.get()}});
    for (auto _ : state) {
        std::vector<std::unique_ptr<Match>> matches;
        for (std::size_t i = 0; i < batch; ++i)
            matches.push_back(match->clone());
        const auto begin = std::chrono::steady_clock::now();
        for (auto &one : matches) {
            runner.resume(std::move(one));
            benchmark::DoNotOptimize(runner.run());
        }
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        state.SetIterationTime(taken.count() / batch);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(basicVirtualFace)->UseManualTime();

/// Everything that a cup does for a fixture: setup, kick-off, match, report and log.
void basicWholeFixture(benchmark::State &state)
{
    const atcs::AtcsGame game;
    const FixtureSetup setup = testing::frxAgainstTux(QStringLiteral("basic"));
    SeededDice dice{Generator(1)};
    const auto agent = *game.makeAgent(QStringLiteral("coach"), Side::Home, Generator(1));
    for (auto _ : state)
        benchmark::DoNotOptimize(playMatch(game, setup, dice, {{agent.get(), agent.get()}}));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(basicWholeFixture);

} // namespace
