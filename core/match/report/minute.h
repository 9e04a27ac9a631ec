// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <QString>

namespace touchline {

/// What somebody may write: minutes of a match with extra time, and of stoppage time behind one.
inline constexpr int lastMinuteOfAll = 120;
inline constexpr int longestStoppageTime = 45;

/// "67", "45+2": a minute and, beyond it, minutes of stoppage time (0 = none), without a sign behind it.
[[nodiscard]] inline QString minuteFigure(int minute, int stoppage)
{
    const QString figure = QString::number(minute);
    return stoppage > 0 ? QStringLiteral("%1+%2").arg(figure).arg(stoppage) : figure;
}

/// The same of something in a report; empty where the minute was not noted.
[[nodiscard]] inline QString minuteFigure(const ReportEvent &event)
{
    return event.minute ? minuteFigure(*event.minute, event.stoppage) : QString();
}

/// The events with more stoppage time than somebody may write; empty = none.
[[nodiscard]] Problems checkStoppageTime(const MatchReport &report);

} // namespace touchline
