// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/luck_task.h"

#include <utility>

namespace touchline {

LuckTask::LuckTask(QObject *parent) : QObject(parent), m_work(*this) {}

void LuckTask::start(const MatchLog &log, const Game &game)
{
    m_work.start([this, log, &game](const BackgroundWork::Wishes &wish) {
        LuckWishes wishes;
        wishes.threads = BackgroundWork::threads();
        int said = 0;
        auto luck = matchLuck(log, game, wishes, [&](double done) {
            constexpr double hundred = 100;
            const int percent = static_cast<int>(done * hundred);
            if (percent != std::exchange(said, percent))
                m_work.tell(wish, [this, percent] { Q_EMIT progressed(percent); });
            return *wish == BackgroundWork::Wish::GoOn;
        });
        if (luck)
            m_work.tellLast(wish, [this, made = std::make_shared<const MatchLuck>(std::move(*luck))] {
                Q_EMIT this->made(made);
            });
        else
            m_work.tellLast(wish, [this, error = luck.error()] { Q_EMIT failed(error); });
    });
}

} // namespace touchline
