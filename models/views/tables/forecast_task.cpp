// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/forecast_task.h"

#include <QElapsedTimer>

#include <algorithm>
#include <thread>

namespace touchline {

namespace {

/// Milliseconds between two words of progress.
constexpr int wordEvery = 50;

/// One processor is left for the window.
int threadsToUse()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

} // namespace

ForecastTask::ForecastTask(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

ForecastTask::~ForecastTask()
{
    drop();
    m_pool.waitForDone();
}

void ForecastTask::drop()
{
    if (m_wish != nullptr)
        *m_wish = Wish::Drop;
    m_wish.reset();
    m_isRunning = false;
}

void ForecastTask::stop()
{
    if (m_wish != nullptr)
        *m_wish = Wish::Stop;
}

void ForecastTask::start(CompetitionStatePtr state, int runs)
{
    drop();
    m_wish = std::make_shared<std::atomic<Wish>>(Wish::GoOn);
    m_isRunning = true;
    m_pool.start([this, state = std::move(state), runs, wish = m_wish] { run(state, runs, wish); });
}

template <typename Done>
void ForecastTask::tell(const Wishes &wish, Done done)
{
    QMetaObject::invokeMethod(
        this,
        [this, wish, done = std::move(done)] {
            if (wish == m_wish)
                done();
        },
        Qt::QueuedConnection);
}

void ForecastTask::run(const CompetitionStatePtr &state, int runs, const Wishes &wish)
{
    QElapsedTimer sinceWord;
    sinceWord.start();
    const ForecastProgress progress = [&](int played, int) {
        if (sinceWord.elapsed() > wordEvery) {
            sinceWord.restart();
            tell(wish, [this, played, runs] { Q_EMIT progressed(played, runs); });
        }
        return *wish == Wish::GoOn;
    };
    int best = 0;
    for (const int wanted : {std::min(runs, atFirst), runs}) {
        ForecastWishes wishes;
        wishes.runs = wanted;
        wishes.threads = threadsToUse();
        auto made = state->rules ? forecast(state->competition, &*state->rules, wishes, progress)
                                 : Result<Forecast>(tl::make_unexpected(state->rules.error()));
        if (!made) {
            tell(wish, [this, error = made.error()] {
                m_isRunning = false;
                Q_EMIT failed(error);
            });
            return;
        }
        const bool isLast = wanted == runs || made->isCutShort;
        // Cut short: what was told before may be more.
        if (made->counts.runs > best) {
            best = made->counts.runs;
            auto result = std::make_shared<const MadeForecast>(MadeForecast{state, std::move(*made)});
            tell(wish, [this, result = std::move(result)] { Q_EMIT this->made(result); });
        }
        if (isLast)
            break;
    }
    tell(wish, [this] {
        m_isRunning = false;
        Q_EMIT finished();
    });
}

} // namespace touchline
