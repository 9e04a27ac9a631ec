// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QTime>

#include <variant>
#include <vector>

namespace touchline {

/// A number, a day or an hour stays one in a spreadsheet; an empty text, a null day or hour is an empty cell.
using WorkbookCell = std::variant<QString, int, QDate, QTime>;

/// An xlsx file with one sheet, whose first row is in bold and stays in sight. Empty where the computer has
/// no room for it.
[[nodiscard]] QByteArray xlsxFile(const std::vector<std::vector<WorkbookCell>> &rows);

} // namespace touchline
