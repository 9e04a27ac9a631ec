// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/workbook/workbook.h"

namespace touchline {

class ZipParts;

/// The sheets of an OpenDocument spreadsheet (ODF 1.3 part 3, 9). Errors: those of readWorkbook().
[[nodiscard]] Result<std::vector<WorkbookSheet>> readOds(ZipParts &parts, const CsvLimits &limits);

} // namespace touchline
