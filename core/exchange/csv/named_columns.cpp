// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/named_columns.h"

#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/import_table.h"

namespace touchline {

QStringList headingsOf(const CsvList &list, const ColumnSet &columns)
{
    ColumnSet all = columns;
    all.named = list.named;
    CsvSheet sheet = readCsv(list.bytes);
    startAtHeadings(sheet, all);
    return sheet.header.cells;
}

} // namespace touchline
