// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/named_columns.h"

#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/import_table.h"

namespace touchline {

CsvSheet sheetOf(const CsvList &list)
{
    return list.table ? *list.table : readCsv(list.bytes, {}, list.encoding, list.sheet);
}

QStringList headingsOf(const CsvList &list, const ColumnSet &columns)
{
    ColumnSet all = columns;
    all.named = list.named;
    CsvSheet sheet = sheetOf(list);
    startAtHeadings(sheet, all);
    return sheet.header.cells;
}

} // namespace touchline
