// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/round_timer.h"

#include <QApplication>

namespace touchline {

namespace {

constexpr int millisecondsOfSecond = 1000;
constexpr int secondsOfRoundMinute = 60;
constexpr int usualRoundMinutes = 20;
constexpr int tickMilliseconds = 100;
/// The end is heard across a hall: so many beeps, so far apart.
constexpr int endBeeps = 3;
constexpr int beepMilliseconds = 400;

qint64 millisecondsOf(int minutes)
{
    return static_cast<qint64>(minutes) * secondsOfRoundMinute * millisecondsOfSecond;
}

} // namespace

RoundTimer::RoundTimer(QObject *parent)
    : QObject(parent)
    , m_whole(millisecondsOf(usualRoundMinutes))
    , m_left(m_whole)
{
    m_tick.callOnTimeout(this, [this] { tick(); });
}

void RoundTimer::setMinutes(int minutes)
{
    const bool isFresh = !hasBegun();
    m_whole = millisecondsOf(minutes);
    if (!isFresh)
        return;
    m_left = m_whole;
    Q_EMIT changed();
}

int RoundTimer::secondsLeft() const
{
    const qint64 left = isRunning() ? m_left - m_since.elapsed() : m_left;
    // 0:00 is shown when it is over, not a second before.
    return static_cast<int>((std::max<qint64>(left, 0) + millisecondsOfSecond - 1) / millisecondsOfSecond);
}

QString RoundTimer::text() const
{
    const int seconds = secondsLeft();
    return QStringLiteral("%1:%2")
        .arg(seconds / secondsOfRoundMinute)
        .arg(seconds % secondsOfRoundMinute, 2, 10, QLatin1Char('0'));
}

void RoundTimer::start()
{
    if (isRunning())
        return;
    if (m_left <= 0)
        m_left = m_whole;
    m_since.start();
    m_tick.start(tickMilliseconds);
    m_shown = secondsLeft();
    Q_EMIT changed();
}

void RoundTimer::pause()
{
    if (!isRunning())
        return;
    m_left = std::max<qint64>(m_left - m_since.elapsed(), 0);
    m_tick.stop();
    Q_EMIT changed();
}

void RoundTimer::reset()
{
    m_tick.stop();
    m_left = m_whole;
    Q_EMIT changed();
}

void RoundTimer::tick()
{
    const int seconds = secondsLeft();
    if (seconds == m_shown)
        return;
    m_shown = seconds;
    if (seconds == 0) {
        m_tick.stop();
        m_left = 0;
        for (int beep = 0; beep < endBeeps; ++beep)
            QTimer::singleShot(beep * beepMilliseconds, this, [] { QApplication::beep(); });
    }
    Q_EMIT changed();
}

} // namespace touchline
