// SPDX-License-Identifier: GPL-3.0-or-later
// Continuations of a forecast, from the draw to the title: whole competitions a second (items_per_second), by
// game, format and level, and by the number of threads.
#include "core/forecast/forecast.h"
#include "tests/support/cup_wishes.h"

#include <benchmark/benchmark.h>

#include <array>
#include <string_view>

using namespace touchline;

namespace {

struct Played
{
    const char *game;
    const char *level;
    const char *format;
};

constexpr std::array played{Played{"atcs", "quick", "worldcup-32"},   Played{"atcs", "basic", "worldcup-32"},
                            Played{"atcs", "premier", "worldcup-32"}, Played{"fuba", "full", "worldcup-32"},
                            Played{"atcs", "quick", "worldcup-2026"}, Played{"atcs", "quick", "league-20"},
                            Played{"by-hand", "", "league-20"}};

CompetitionWishes wishesOf(const Played &one)
{
    CompetitionWishes wishes;
    wishes.seed = 1;
    wishes.format = QString::fromLatin1(one.format);
    wishes.choice.game = *findGame(QString::fromLatin1(one.game));
    const GameInfo &info = wishes.choice.game->info();
    const LevelSpec &level =
        *one.level == 0 ? info.levels.front() : **findLevel(info.levels, QString::fromLatin1(one.level));
    wishes.choice.level = QString::fromUtf8(level.name);
    wishes.choice.options = resolveOptions(info.options, level, {}).value();
    if (!info.agents.empty())
        for (const Side side : bothSides)
            wishes.choice.agents[side] = QString::fromUtf8(info.agents.front().name);
    return wishes;
}

void continuations(benchmark::State &state)
{
    const Played &one = played[static_cast<std::size_t>(state.range(0))];
    const auto made = newCompetition(wishesOf(one));
    if (!made) {
        state.SkipWithError(qPrintable(made.error().message.english()));
        return;
    }
    ForecastWishes wishes;
    wishes.threads = static_cast<int>(state.range(1));
    wishes.runs = std::string_view(one.game) == "fuba" ? 64 : 8192;
    for (auto _ : state) {
        const auto forecasted = forecast(made->competition, &made->rules, wishes);
        if (!forecasted)
            state.SkipWithError(qPrintable(forecasted.error().message.english()));
        benchmark::DoNotOptimize(forecasted);
    }
    state.SetItemsProcessed(state.iterations() * wishes.runs);
    state.SetLabel(std::string(one.game) + " " + one.level + " " + one.format);
}
BENCHMARK(continuations)
    ->ArgsProduct({benchmark::CreateDenseRange(0, static_cast<int>(played.size()) - 1, 1), {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
