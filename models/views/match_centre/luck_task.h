// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/match_luck.h"
#include "models/views/background_work.h"

#include <QObject>

#include <memory>

namespace touchline {

/// Tells luck from judgement in the background, while the window answers. A new one ends the one before it.
class LuckTask : public QObject
{
    Q_OBJECT

public:
    explicit LuckTask(QObject *parent = nullptr);

    /// Begins; `game` outlives the task. LuckWishes with nothing set.
    void start(const MatchLog &log, const Game &game);
    /// Holds the decision that input `entry` of the match was against its alternatives, instead.
    void judge(const MatchLog &log, const Game &game, std::size_t entry);
    /// Ends, and nothing is told of it any more.
    void drop() { m_work.drop(); }
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }

Q_SIGNALS:
    /// 0..100.
    void progressed(int percent);
    void made(const std::shared_ptr<const touchline::MatchLuck> &luck);
    void judged(const std::shared_ptr<const touchline::JudgedChoice> &choice);
    void failed(const touchline::Error &error);

private:
    /// On the thread.
    [[nodiscard]] LuckProgress progress(const BackgroundWork::Wishes &wish);

    BackgroundWork m_work;
};

} // namespace touchline
