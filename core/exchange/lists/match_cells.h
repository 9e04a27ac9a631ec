// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_reader.h"

namespace touchline {

/// Gives the columns of a list of matches the names that their readers know, where only what stands in them
/// says what they are: one column for both teams ("Leeds v Derby", also with the score between) becomes two,
/// a column without a name between the teams is the score or their goals, "Goals" with "2-1" in it is the
/// score too, and a kick-off with its day is the date. Columns that are named already stay as they are.
void arrangeMatchCells(CsvSheet &sheet);

} // namespace touchline
