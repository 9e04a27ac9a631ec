// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_reader.h"

#include <QString>

namespace touchline {

/// iCalendar (RFC 5545): the matches among its events, by their summary ("Rovers v United", "Rovers 2-1
/// United"). Other events are named in a note.
[[nodiscard]] bool isCalendar(const QString &text);
[[nodiscard]] CsvSheet readCalendarEvents(const QString &text);

} // namespace touchline
