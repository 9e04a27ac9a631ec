// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/competition.h"
#include "core/exchange/csv/csv_writer.h"

#include <QByteArray>

namespace touchline {

/// The tables as they stand, for spreadsheets: a row for each team, with the columns of
/// `standings --json`. A place that nobody has taken yet has no name.
[[nodiscard]] QByteArray tablesCsv(const Competition &competition, CsvStyle style = spreadsheetStyle());

/// Who ended where, for spreadsheets: a row for each place that is decided; shared ones have several.
[[nodiscard]] QByteArray finalPlacesCsv(const Competition &competition, CsvStyle style = spreadsheetStyle());

/// Who misses the next match of their team, or another match of those days, and who is one card from a ban
/// there, for spreadsheets: a row for each player, match by match as the web site has it. Errors:
/// those of disciplineOf().
[[nodiscard]] Result<QByteArray> absencesCsv(const Competition &competition,
                                             CsvStyle style = spreadsheetStyle());

} // namespace touchline
