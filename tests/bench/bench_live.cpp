// SPDX-License-Identifier: GPL-3.0-or-later
// A match that is played input by input: an input, 300 steps back in a match of at least 900 inputs (as it
// was then and on from there), a slip at its beginning corrected, and the computer asked again after the
// steps back.
#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/live_computer.h"
#include "tests/support/playable_league.h"

#include <benchmark/benchmark.h>

namespace {

using namespace touchline;
using namespace touchline::testing;

constexpr std::size_t wantedInputs = 900;
constexpr std::size_t stepsBack = 300;

/// The first long match of a league of the game, at its fullest level.
struct LongMatch
{
    PlayRules rules;
    std::uint64_t seed = 0;
    PlayedMatch played;
};

LongMatch longMatch(const char *game)
{
    const std::span<const LevelSpec> levelsOfGame = (**findGame(QString::fromUtf8(game))).info().levels;
    LongMatch longest;
    for (const LevelSpec &level : levelsOfGame) {
        const Competition league = Competition::create(playableLeague(game, level.name, 5)).value();
        PlayRules rules = playRulesOf(league).value();
        for (int attempt = 0; attempt < 20; ++attempt) {
            PlayedMatch played = playFixture(league, 1, rules, attempt).value();
            if (played.log.entries.size() > longest.played.log.entries.size())
                longest = {rules, league.definition().seed, std::move(played)};
            if (longest.played.log.entries.size() >= wantedInputs)
                return longest;
        }
    }
    return longest;
}

const LongMatch &theLongMatch()
{
    static const LongMatch match = longMatch("fuba");
    return match;
}

LiveMatch wholeMatch()
{
    return LiveMatch::resume(*theLongMatch().rules.choice.game, theLongMatch().played.log).value();
}

void liveInputs(benchmark::State &state)
{
    const PlayedMatch &played = theLongMatch().played;
    for (auto _ : state) {
        LiveMatch live = wholeMatch();
        benchmark::DoNotOptimize(live.entries().size());
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(played.log.entries.size()));
    state.counters["inputs"] = static_cast<double>(played.log.entries.size());
}
BENCHMARK(liveInputs);

void liveStepsBack(benchmark::State &state)
{
    LiveMatch live = wholeMatch();
    const std::size_t all = live.known();
    for (auto _ : state) {
        if (!live.goTo(all - std::min(all, stepsBack)) || !live.goTo(all))
            state.SkipWithError("not gone");
        benchmark::DoNotOptimize(live.question());
    }
    state.counters["inputs"] = static_cast<double>(all);
}
BENCHMARK(liveStepsBack);

/// The first roll was another: everything behind it is played again.
void liveCorrection(benchmark::State &state)
{
    const LiveMatch whole = wholeMatch();
    std::size_t roll = 0;
    while (whole.entries()[roll].kind != Awaits::Roll)
        ++roll;
    LogEntry entry = whole.entries()[roll];
    for (auto _ : state) {
        LiveMatch live = whole.clone();
        const auto corrected = live.correct(roll, entry);
        benchmark::DoNotOptimize(corrected.has_value());
    }
}
BENCHMARK(liveCorrection);

void liveComputerAfterStepsBack(benchmark::State &state)
{
    LiveMatch live = wholeMatch();
    const std::size_t all = live.known();
    LiveComputer computer = LiveComputer::make(theLongMatch().rules.choice, theLongMatch().seed).value();
    if (!live.undoTo(all - 1) || !computer.answer(live))
        state.SkipWithError("no answer");
    for (auto _ : state) {
        if (!live.undoTo(all - std::min(all, stepsBack)) || !computer.answer(live))
            state.SkipWithError("no answer");
        state.PauseTiming();
        while (live.known() + 1 < all)
            if (!computer.answer(live))
                state.SkipWithError("no answer");
        state.ResumeTiming();
    }
}
BENCHMARK(liveComputerAfterStepsBack);

} // namespace
