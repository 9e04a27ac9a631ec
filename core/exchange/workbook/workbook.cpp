// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/workbook/workbook.h"

#include "core/exchange/workbook/ods_reader.h"
#include "core/exchange/workbook/xlsx_reader.h"
#include "core/exchange/workbook/zip_parts.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// Old workbooks (xls), and xlsx with a password.
bool isCompound(const QByteArray &bytes)
{
    return bytes.startsWith("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
}

} // namespace

bool isWorkbook(const QByteArray &bytes)
{
    return bytes.startsWith("PK\x03\x04") || isCompound(bytes);
}

Result<std::vector<WorkbookSheet>> readWorkbook(const QByteArray &bytes, CsvLimits limits)
{
    // Two million cells with their texts are some 200 MB; CSV has one table, a workbook many.
    constexpr qsizetype mostCells = 2'000'000;
    limits.cells = std::min(limits.cells, mostCells);
    if (isCompound(bytes))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "This workbook has a password or is an old .xls file. "
                                              "Save it as .xlsx without a password."));
    auto parts = ZipParts::open(bytes);
    TOUCHLINE_TRY(parts);
    const bool isOds = parts->has(QStringLiteral("content.xml"));
    if (!isOds && !parts->has(QStringLiteral("[Content_Types].xml")))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "This is neither an .xlsx nor an .ods file. Open it in "
                                              "its program and save the table as .xlsx, .ods or CSV."));
    auto sheets = isOds ? readOds(*parts, limits) : readXlsx(*parts, limits);
    TOUCHLINE_TRY(sheets);
    if (sheets->empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The file has no sheet with a table."));
    return sheets;
}

} // namespace touchline
