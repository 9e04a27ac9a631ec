// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv_scanner.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QHash>

#include <vector>

namespace touchline {

/// A CSV file of the program's own (RFC 4180, commas, UTF-8 with or without byte order mark, header row) read
/// whole and strictly. What people bring along from elsewhere is read by core/exchange/csv/csv_reader.h.
class CsvTable
{
public:
    /// With as many cells as the header has columns.
    using Row = CsvRow;

    /// Errors: BadInput with every problem and its line (no header, a column named twice, a row with too many
    /// or too few cells, a quote that is never closed or stands inside an unquoted cell, text that is no
    /// UTF-8). Empty lines are passed over.
    [[nodiscard]] static Result<CsvTable> parse(const QByteArray &bytes);

    [[nodiscard]] const QStringList &columns() const { return m_columns; }
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] bool hasColumn(const QString &name) const { return m_index.contains(name); }
    /// Index of a column, -1 if there is none of that name.
    [[nodiscard]] qsizetype column(const QString &name) const { return m_index.value(name, -1); }
    /// The cell of a row under the column `name`; empty where the file has no such column.
    [[nodiscard]] QString cell(const Row &row, const QString &name) const;

private:
    QStringList m_columns;
    QHash<QString, qsizetype> m_index;
    std::vector<Row> m_rows;
};

} // namespace touchline
