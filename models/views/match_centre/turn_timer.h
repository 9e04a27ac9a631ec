// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace touchline {

class MatchSession;

/// The time that a person has for a part of a turn, where the rules of the match limit it
/// (Match::turnTime()). Each side's runs while that side decides.
class TurnTimer : public QObject
{
    Q_OBJECT

public:
    static constexpr int second = 1'000;
    /// `beat`: milliseconds of a second.
    explicit TurnTimer(QObject *parent = nullptr, int beat = second);

    /// What the session waits for now; null: nothing.
    void follow(const MatchSession *session);
    /// Of the side that decides; nothing where no time runs.
    [[nodiscard]] std::optional<int> secondsLeft() const;
    /// Nobody looks: the time stands still.
    void pause() { m_beat.stop(); }

Q_SIGNALS:
    /// secondsLeft() is another.
    void changed();
    void ranOut();

private:
    void tick();

    QTimer m_beat;
    std::optional<Side> m_side;
    PerSide<TurnTime> m_part{};
    PerSide<int> m_left{};
};

} // namespace touchline
