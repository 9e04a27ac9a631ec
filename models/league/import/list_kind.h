// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/import/league_import.h"

#include <optional>

namespace touchline {

/// What kind of list a file looks like, by its headings; nothing where it has none of them.
[[nodiscard]] std::optional<ListImport::Kind> kindByHeadings(const CsvList &csv);

/// Takes the first sheet of a workbook whose headings are those of a list; leaves a list as it is where there
/// is none, and one of another file.
void chooseLikelySheet(CsvList &csv);

} // namespace touchline
