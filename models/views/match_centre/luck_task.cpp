// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/luck_task.h"

#include <utility>

namespace touchline {

namespace {

LuckWishes quietWishes()
{
    LuckWishes wishes;
    wishes.threads = BackgroundWork::threads();
    return wishes;
}

} // namespace

LuckTask::LuckTask(QObject *parent) : QObject(parent), m_work(*this) {}

LuckProgress LuckTask::progress(const BackgroundWork::Wishes &wish)
{
    return [this, wish, said = 0](double done) mutable {
        constexpr double hundred = 100;
        const int percent = static_cast<int>(done * hundred);
        if (percent != std::exchange(said, percent))
            m_work.tell(wish, [this, percent] { Q_EMIT progressed(percent); });
        return *wish == BackgroundWork::Wish::GoOn;
    };
}

void LuckTask::start(const MatchLog &log, const Game &game)
{
    m_work.start([this, log, &game](const BackgroundWork::Wishes &wish) {
        auto luck = matchLuck(log, game, quietWishes(), progress(wish));
        if (luck)
            m_work.tellLast(wish, [this, made = std::make_shared<const MatchLuck>(std::move(*luck))] {
                Q_EMIT this->made(made);
            });
        else
            m_work.tellLast(wish, [this, error = luck.error()] { Q_EMIT failed(error); });
    });
}

void LuckTask::judge(const MatchLog &log, const Game &game, std::size_t entry)
{
    m_work.start([this, log, &game, entry](const BackgroundWork::Wishes &wish) {
        // With other dice than those of the curve by which somebody may have found it.
        LuckWishes wishes = quietWishes();
        ++wishes.seed;
        auto choice = judgedChoice(log, game, entry, wishes, progress(wish));
        if (choice)
            m_work.tellLast(wish, [this, made = std::make_shared<const JudgedChoice>(std::move(*choice))] {
                Q_EMIT judged(made);
            });
        else
            m_work.tellLast(wish, [this, error = choice.error()] { Q_EMIT failed(error); });
    });
}

} // namespace touchline
