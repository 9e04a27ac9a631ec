// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/chances_task.h"

namespace touchline {

ChancesTask::ChancesTask(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

ChancesTask::~ChancesTask()
{
    stop();
    m_pool.clear();
    m_pool.waitForDone();
}

void ChancesTask::stop()
{
    if (m_run)
        m_run->isStopped = true;
}

void ChancesTask::tellWhileCurrent(const RunPtr &run, const std::function<void()> &news)
{
    QMetaObject::invokeMethod(
        this,
        [this, run, news] {
            if (run == m_run)
                news();
        },
        Qt::QueuedConnection);
}

void ChancesTask::start(const FriendlyWishes &wishes, std::uint64_t seed, int matches)
{
    stop();
    m_run.reset();
    if (const auto exact = exactChances(*wishes.choice.game, wishes.choice.level, wishes.teams)) {
        Q_EMIT finished(*exact);
        return;
    }
    const auto run = std::make_shared<Run>();
    m_run = run;
    Q_EMIT progressed(0, matches);
    m_pool.start([this, run, wishes, seed, matches] {
        const auto tell = [this, run, matches](int played) {
            tellWhileCurrent(run, [this, played, matches] { Q_EMIT progressed(played, matches); });
        };
        const auto done =
            simulatedChances(wishes, seed, matches, tell, [run] { return run->isStopped.load(); });
        tellWhileCurrent(run, [this, done] {
            m_run.reset();
            if (done)
                Q_EMIT finished(*done);
            else
                Q_EMIT failed(done.error());
        });
    });
}

} // namespace touchline
