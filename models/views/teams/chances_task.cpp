// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/chances_task.h"

namespace touchline {

ChancesTask::ChancesTask(QObject *parent) : QObject(parent), m_work(*this) {}

void ChancesTask::start(const FriendlyWishes &wishes, std::uint64_t seed, int matches)
{
    m_work.drop();
    if (const auto exact = exactChances(*wishes.choice.game, wishes.choice.level, wishes.teams)) {
        Q_EMIT finished(*exact);
        return;
    }
    Q_EMIT progressed(0, matches);
    m_work.start([this, wishes, seed, matches](const BackgroundWork::Wishes &wish) {
        const auto tell = [this, &wish, matches](int played) {
            m_work.tell(wish, [this, played, matches] { Q_EMIT progressed(played, matches); });
        };
        const auto done = simulatedChances(wishes, seed, matches, tell,
                                           [&wish] { return *wish != BackgroundWork::Wish::GoOn; });
        m_work.tellLast(wish, [this, done] {
            if (done)
                Q_EMIT finished(*done);
            else
                Q_EMIT failed(done.error());
        });
    });
}

} // namespace touchline
