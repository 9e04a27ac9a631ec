// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/turn_timer.h"

#include "models/views/match_centre/match_session.h"

namespace touchline {

namespace {

/// Nothing where nobody at the screen is asked, or may think as long as they like.
std::optional<TurnTime> timeOf(const MatchSession *session)
{
    if (session == nullptr || session->waits() != MatchSession::Waits::ForChoice)
        return std::nullopt;
    const TurnTime time = session->match().match().turnTime();
    return time.seconds > 0 ? std::optional(time) : std::nullopt;
}

} // namespace

TurnTimer::TurnTimer(QObject *parent, int beat) : QObject(parent)
{
    m_beat.setInterval(beat);
    connect(&m_beat, &QTimer::timeout, this, &TurnTimer::tick);
}

void TurnTimer::follow(const MatchSession *session)
{
    const auto time = timeOf(session);
    m_side = time ? session->match().question().side : std::nullopt;
    if (!m_side) {
        m_beat.stop();
    } else {
        if (!(m_part[*m_side] == *time)) {
            m_part[*m_side] = *time;
            m_left[*m_side] = time->seconds;
        }
        if (!m_beat.isActive())
            m_beat.start();
    }
    Q_EMIT changed();
}

std::optional<int> TurnTimer::secondsLeft() const
{
    return m_side ? std::optional(m_left[*m_side]) : std::nullopt;
}

void TurnTimer::tick()
{
    if (!m_side)
        return m_beat.stop();
    int &left = m_left[*m_side];
    left = std::max(0, left - 1);
    Q_EMIT changed();
    if (left > 0)
        return;
    m_beat.stop();
    Q_EMIT ranOut();
}

} // namespace touchline
