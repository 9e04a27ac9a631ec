// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/calendar/calendar_lines.h"

#include <QDate>
#include <QTimeZone>

namespace touchline {

/// Adds the component VTIMEZONE of a zone: every change of its clocks from the one that was in force before
/// `from` to the last one before `to` has passed (RFC 5545, section 3.6.5).
void addTimeZone(const QTimeZone &zone, QDate from, QDate to, CalendarLines &lines);

/// "20260611T130000": a local date and time (RFC 5545, section 3.3.5, form 1).
[[nodiscard]] QByteArray calendarDateTime(QDate date, QTime time);

} // namespace touchline
