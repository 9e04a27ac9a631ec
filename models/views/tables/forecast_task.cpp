// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/forecast_task.h"

#include <QElapsedTimer>

#include <algorithm>

namespace touchline {

namespace {

/// Milliseconds between two words of progress.
constexpr int wordEvery = 50;

ForecastWishes wishesFor(int runs)
{
    ForecastWishes wishes;
    wishes.runs = runs;
    wishes.threads = BackgroundWork::threads();
    return wishes;
}

} // namespace

ForecastTask::ForecastTask(QObject *parent) : QObject(parent), m_work(*this) {}

void ForecastTask::start(CompetitionStatePtr state, int runs)
{
    m_work.start([this, state = std::move(state), runs](const BackgroundWork::Wishes &wishes) {
        run(state, runs, wishes);
    });
}

void ForecastTask::startRace(CompetitionStatePtr state, int runs)
{
    m_work.start([this, state = std::move(state), runs](const BackgroundWork::Wishes &wishes) {
        runRace(state, runs, wishes);
    });
}

void ForecastTask::startLuck(CompetitionStatePtr state, LuckMatches matches)
{
    m_work.start([this, state = std::move(state), matches = std::move(matches)](
                     const BackgroundWork::Wishes &wishes) { runLuck(state, matches, wishes); });
}

/// `runs`: of how many continuations is told; 0 = of those that the forecast says.
ForecastProgress ForecastTask::progressOf(const BackgroundWork::Wishes &wish, int runs)
{
    QElapsedTimer sinceWord;
    sinceWord.start();
    return [this, wish, runs, sinceWord](int played, int all) mutable {
        if (sinceWord.elapsed() > wordEvery) {
            sinceWord.restart();
            const int told = runs > 0 ? runs : all;
            m_work.tell(wish, [this, played, told] { Q_EMIT progressed(played, told); });
        }
        return *wish == BackgroundWork::Wish::GoOn;
    };
}

void ForecastTask::run(const CompetitionStatePtr &state, int runs, const BackgroundWork::Wishes &wish)
{
    const ForecastProgress progress = progressOf(wish, runs);
    int best = 0;
    for (const int wanted : {std::min(runs, atFirst), runs}) {
        auto made = state->rules ? forecast(state->competition, &*state->rules, wishesFor(wanted), progress)
                                 : Result<Forecast>(tl::make_unexpected(state->rules.error()));
        if (!made) {
            m_work.tellLast(wish, [this, error = made.error()] { Q_EMIT failed(error); });
            return;
        }
        const bool isLast = wanted == runs || made->isCutShort;
        // Cut short: what was told before may be more.
        if (made->counts.runs > best) {
            best = made->counts.runs;
            auto result = std::make_shared<const MadeForecast>(MadeForecast{state, std::move(*made)});
            m_work.tell(wish, [this, result = std::move(result)] { Q_EMIT this->made(result); });
        }
        if (isLast)
            break;
    }
    m_work.tellLast(wish, [this] { Q_EMIT finished(); });
}

void ForecastTask::runRace(const CompetitionStatePtr &state, int runs, const BackgroundWork::Wishes &wish)
{
    const auto tell = [&](const TitleRace &race) {
        auto result = std::make_shared<const MadeRace>(MadeRace{state, race});
        m_work.tell(wish, [this, result = std::move(result)] { Q_EMIT raceMade(result); });
    };
    const auto made = state->rules ? titleRace(state->competition, &*state->rules, wishesFor(runs),
                                               progressOf(wish, 0), tell)
                                   : Result<TitleRace>(tl::make_unexpected(state->rules.error()));
    if (!made)
        m_work.tellLast(wish, [this, error = made.error()] { Q_EMIT failed(error); });
    else
        m_work.tellLast(wish, [this] { Q_EMIT finished(); });
}

void ForecastTask::runLuck(const CompetitionStatePtr &state, const LuckMatches &matches,
                           const BackgroundWork::Wishes &wish)
{
    LuckWishes wishes;
    wishes.threads = BackgroundWork::threads();
    // Errors of several matches of a team even out, and somebody waits.
    constexpr int tableRuns = 200;
    if (!matches.matches.empty())
        wishes.runs = std::min(tableRuns, matches.matches.front().game->info().luckRuns);
    const ForecastProgress progress = progressOf(wish, 0);
    constexpr int percents = 100;
    const int all = static_cast<int>(matches.matches.size()) * percents;
    CompetitionLuck luck = competitionLuck(
        matches.matches, state->competition.definition().entrants.size(), wishes,
        [&](std::size_t match, double done) {
            return progress(static_cast<int>((static_cast<double>(match) + done) * percents), all);
        });
    luck.withoutLog += matches.withoutLog;
    auto result = std::make_shared<const MadeLuck>(MadeLuck{state, std::move(luck)});
    m_work.tellLast(wish, [this, result = std::move(result)] {
        Q_EMIT luckMade(result);
        Q_EMIT finished();
    });
}

} // namespace touchline
