// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_reader.h"

#include <optional>

namespace touchline {

/// The matches of a cross table: the home teams stand before the rows, the same teams, or their short names
/// in the same order, above the columns, results where they meet. Titles above it are passed over. An empty
/// cell is a match to come where both halves of the table have results. Nothing for any other table.
[[nodiscard]] std::optional<CsvSheet> matchesOfGrid(const CsvSheet &sheet);

} // namespace touchline
