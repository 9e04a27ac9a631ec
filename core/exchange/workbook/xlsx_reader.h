// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/workbook/workbook.h"

namespace touchline {

class ZipParts;

/// The sheets of an Office Open XML workbook (ECMA-376 part 1, 18). Errors: those of readWorkbook().
[[nodiscard]] Result<std::vector<WorkbookSheet>> readXlsx(ZipParts &parts, const CsvLimits &limits);

/// Whether numbers with this format are dates or times, and which of them it shows: "dd/mm/yyyy hh:mm".
struct DateFormat
{
    bool hasDate = false;
    bool hasTime = false;
};
[[nodiscard]] DateFormat dateFormatOf(const QString &code);

} // namespace touchline
