// SPDX-License-Identifier: GPL-3.0-or-later
// ATCS at every level, in steps: a roll or an asked choice. "items" are steps; compare the time of one with
// bareRoll.
#include "core/games/atcs/agents/coach.h"
#include "core/games/atcs/agents/random_choice.h"
#include "core/games/atcs/match/atcs_match.h"
#include "core/games/atcs/match/match_tables.h"
#include "core/games/atcs/rules/rules.h"
#include "core/match/match_runner.h"
#include "core/match/play_out.h"
#include "tests/support/atcs_fixture.h"

#include <benchmark/benchmark.h>

#include <chrono>

namespace {

using namespace touchline;

constexpr std::array<const char *, 4> levels{"basic", "advanced", "premier", "quick"};

QString levelAt(const benchmark::State &state)
{
    return QString::fromUtf8(levels[static_cast<std::size_t>(state.range(0))]);
}

std::shared_ptr<const atcs::MatchTables> tablesAt(const QString &level)
{
    Problems problems;
    return atcs::matchTables(testing::frxAgainstTux(level), *testing::frx(), *testing::tux(), problems);
}

/// Matches that have kicked off; making them ready is not part of a step.
constexpr std::size_t batch = 48;

/// Plays a match without events to its end and counts its steps.
template <class Player>
std::int64_t playThrough(atcs::State &match, Player &home, Player &away, Generator &dice)
{
    std::int64_t steps = 0;
    playOut(
        match,
        [&](Die die) {
            ++steps;
            return dice.roll(die.faces);
        },
        [&](const atcs::State &state, const atcs::LegalOptions &options) {
            ++steps;
            return (state.decider == Side::Home ? home : away).choose(state, options);
        },
        NoEvents{});
    benchmark::DoNotOptimize(match.score);
    return steps;
}

template <class Player>
void templateRunner(benchmark::State &state)
{
    const auto tables = tablesAt(levelAt(state));
    const atcs::State kickOff = atcs::startMatch(*tables, {}, NoEvents{});
    Generator dice(1);
    Player home{Generator(1, 1)};
    Player away{Generator(1, 2)};
    std::int64_t steps = 0;
    for (auto _ : state) {
        std::vector<atcs::State> matches(batch, kickOff);
        const auto begin = std::chrono::steady_clock::now();
        for (atcs::State &match : matches)
            steps += playThrough(match, home, away, dice);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        state.SetIterationTime(taken.count());
    }
    state.SetItemsProcessed(steps);
    state.counters["steps"] =
        static_cast<double>(steps) / static_cast<double>(state.iterations()) / static_cast<double>(batch);
    state.SetLabel(levelAt(state).toStdString());
}
BENCHMARK(templateRunner<atcs::RandomChoice>)->DenseRange(0, 3)->UseManualTime();
BENCHMARK(templateRunner<atcs::Coach>)->DenseRange(1, 2)->UseManualTime();

/// MatchRunner from the first step to the last: dice, agents, events and log entries included, kick-off and
/// report not.
void virtualFace(benchmark::State &state, const char *agentName)
{
    const atcs::AtcsGame game;
    const FixtureSetup setup = testing::frxAgainstTux(levelAt(state));
    SeededDice dice{Generator(1)};
    const auto home = *game.makeAgent(QString::fromUtf8(agentName), Side::Home, Generator(1, 1));
    const auto away = *game.makeAgent(QString::fromUtf8(agentName), Side::Away, Generator(1, 2));
    EventList opening;
    const auto match = *game.kickOff(setup, opening);
    // The clock is read once for many matches: reading it costs as much as several rolls. Kick-off is
    // outside.
    MatchRunner runner(game, dice, {{home.get(), away.get()}});
    std::int64_t steps = 0;
    for (auto _ : state) {
        std::vector<std::unique_ptr<Match>> matches;
        for (std::size_t i = 0; i < batch; ++i)
            matches.push_back(match->clone());
        const auto begin = std::chrono::steady_clock::now();
        for (auto &one : matches) {
            runner.resume(std::move(one));
            benchmark::DoNotOptimize(runner.run());
            steps += static_cast<std::int64_t>(runner.steps());
        }
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        state.SetIterationTime(taken.count());
    }
    state.SetItemsProcessed(steps);
    state.SetLabel(levelAt(state).toStdString());
}
BENCHMARK_CAPTURE(virtualFace, random, "random")->DenseRange(0, 3)->UseManualTime();
BENCHMARK_CAPTURE(virtualFace, coach, "coach")->DenseRange(1, 2)->UseManualTime();

} // namespace
