// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace touchline {

/// Counts a round down, and beeps when it is over.
class RoundTimer final : public QObject
{
    Q_OBJECT

public:
    explicit RoundTimer(QObject *parent = nullptr);

    /// 1 or more. A timer that has begun goes on with what it had; reset() takes them.
    void setMinutes(int minutes);
    [[nodiscard]] bool isRunning() const { return m_tick.isActive(); }
    /// Begun, and not reset since.
    [[nodiscard]] bool hasBegun() const { return m_left != m_whole || isRunning(); }
    [[nodiscard]] int secondsLeft() const;
    /// "12:05".
    [[nodiscard]] QString text() const;

    /// Begins or goes on; anew where it was over.
    void start();
    void pause();
    void reset();

Q_SIGNALS:
    /// Another second, or begun, paused, reset.
    void changed();

private:
    void tick();

    /// In milliseconds.
    qint64 m_whole;
    qint64 m_left;
    QElapsedTimer m_since;
    QTimer m_tick;
    int m_shown = 0;
};

} // namespace touchline
