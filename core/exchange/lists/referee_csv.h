// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_writer.h"
#include "core/exchange/csv/import_preview.h"
#include "core/facts/referee_fact.h"

#include <vector>

namespace touchline {

/// Reads a list of referees: name; optional club. Ids are null. A name that stands in the list twice is a
/// problem.
[[nodiscard]] ImportPreview<RefereeEntry> previewReferees(const CsvList &csv);

/// The same list with all columns.
[[nodiscard]] QByteArray refereesCsv(const std::vector<RefereeEntry> &referees, CsvStyle style = {});

/// The columns that such a list may have.
[[nodiscard]] ColumnSet refereeListColumns();

} // namespace touchline
