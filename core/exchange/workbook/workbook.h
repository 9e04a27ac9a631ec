// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv_scanner.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace touchline {

/// A sheet as rows of text, as it would stand in a CSV file: dates like 2026-09-25, times like 19:30, numbers
/// without needless decimals, formulas by the value that the file has for them.
struct WorkbookSheet
{
    QString name;
    /// Those with something in them. CsvRow::line is the number of the row that a spreadsheet shows; a row
    /// ends with its last cell that is not empty.
    std::vector<CsvRow> rows;
};

/// The file is a workbook (xlsx or ods), or looks like one that is damaged or has another form: a zip
/// archive, or an old or encrypted workbook.
[[nodiscard]] bool isWorkbook(const QByteArray &bytes);

/// The sheets of an xlsx or ods file, in their order; at least one. `limits` hold for all of them together.
/// Errors: Damaged; BadInput (another kind of file, a password, too much in it).
[[nodiscard]] Result<std::vector<WorkbookSheet>> readWorkbook(const QByteArray &bytes, CsvLimits limits = {});

} // namespace touchline
