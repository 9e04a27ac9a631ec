// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_writer.h"
#include "models/league/import/league_import.h"

namespace touchline {

/// A list as it is written, for readList().
struct ListFile
{
    /// CSV or a workbook.
    QByteArray bytes;
    /// What such a list cannot say.
    Problems leftOut{};
};

/// All teams; the players of their own lists or of a competition; its fixtures; its results. `competition`:
/// null for teams, may be null for squads. Errors: NotFound (no such competition); those of the database.
[[nodiscard]] Result<ListFile> listFile(League &league, ListImport::Kind kind, const QUuid &competition = {},
                                        CsvStyle style = spreadsheetStyle());

} // namespace touchline
