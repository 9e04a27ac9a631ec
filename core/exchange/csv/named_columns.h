// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/column_match.h"
#include "core/exchange/csv/text_encoding.h"

#include <QByteArray>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace touchline {

struct CsvSheet;
struct WorkbookSheet;

/// A list as its file has it, with what somebody says of its columns and its encoding.
struct CsvList
{
    QByteArray bytes;
    NamedColumns named;
    /// How the file is written, where somebody says it; else it is recognised.
    std::optional<TextEncoding> encoding{};
    /// Of a workbook the sheet that somebody says; else the first with a table.
    QString sheet{};
    /// The table of a file that is no CSV (listFrom() in shapes/list_shape.h); null for CSV.
    std::shared_ptr<const CsvSheet> table{};
    /// All sheets of a workbook; null for other files, and for one that cannot be read.
    std::shared_ptr<const std::vector<WorkbookSheet>> workbook{};

    CsvList() = default;
    CsvList(QByteArray csv, NamedColumns columns = {}) : bytes(std::move(csv)), named(std::move(columns)) {}
    CsvList(const char *csv) : bytes(csv) {}

    /// The table follows from the bytes.
    bool operator==(const CsvList &other) const
    {
        return bytes == other.bytes && named == other.named && encoding == other.encoding &&
               sheet == other.sheet;
    }
};

/// The table of a list, whose header is the first row with something in it.
[[nodiscard]] CsvSheet sheetOf(const CsvList &list);

/// The headings of a list as they stand in the file, under its titles (startAtHeadings()); none where it is
/// no table.
[[nodiscard]] QStringList headingsOf(const CsvList &list, const ColumnSet &columns);

} // namespace touchline
