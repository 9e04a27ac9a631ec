// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_reader.h"

#include <QString>

namespace touchline {

/// Football.TXT, the seasons and cups of openfootball: a title ("= Premier League 2026/27"), headings of
/// rounds and groups, dates, and matches such as "15.00  Rovers  2-1 (1-0)  United @ Old Park". Lines of
/// scorers are those of the match above them.
[[nodiscard]] bool isOpenfootballText(const QString &text);
[[nodiscard]] CsvSheet readOpenfootballText(const QString &text);

} // namespace touchline
