// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/forecast_task.h"

#include <QElapsedTimer>

#include <algorithm>

namespace touchline {

namespace {

/// Milliseconds between two words of progress.
constexpr int wordEvery = 50;

} // namespace

ForecastTask::ForecastTask(QObject *parent) : QObject(parent), m_work(*this) {}

void ForecastTask::start(CompetitionStatePtr state, int runs)
{
    m_work.start([this, state = std::move(state), runs](const BackgroundWork::Wishes &wishes) {
        run(state, runs, wishes);
    });
}

void ForecastTask::run(const CompetitionStatePtr &state, int runs, const BackgroundWork::Wishes &wish)
{
    QElapsedTimer sinceWord;
    sinceWord.start();
    const ForecastProgress progress = [&](int played, int) {
        if (sinceWord.elapsed() > wordEvery) {
            sinceWord.restart();
            m_work.tell(wish, [this, played, runs] { Q_EMIT progressed(played, runs); });
        }
        return *wish == BackgroundWork::Wish::GoOn;
    };
    int best = 0;
    for (const int wanted : {std::min(runs, atFirst), runs}) {
        ForecastWishes wishes;
        wishes.runs = wanted;
        wishes.threads = BackgroundWork::threads();
        auto made = state->rules ? forecast(state->competition, &*state->rules, wishes, progress)
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

} // namespace touchline
