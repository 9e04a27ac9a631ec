// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/import_table.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace touchline {

/// One row of a file and what it says.
template <class Row>
struct ImportedRow
{
    /// Line of the file on which it begins.
    int line = 0;
    /// Harmless where `problems` says that something could not be read.
    Row value{};
    /// Each with line and column.
    Problems problems{};
    /// What it says is there already: nothing is wrong with it, and there is nothing to do.
    bool isKnown = false;
    /// Its cells as they stand in the file.
    QString text{};

    [[nodiscard]] bool isGood() const { return problems.empty(); }
};

/// What an import would bring, before anything is written: the caller takes all of it when isClean(), or what
/// goodValues() has where a person chose so.
template <class Row>
struct ImportPreview
{
    QChar separator = u',';
    TextEncoding encoding = TextEncoding::Utf8;
    std::vector<ImportedRow<Row>> rows;
    /// What belongs to no single row. Where columns are missing there are no rows.
    Problems fileProblems;
    /// What the person should know: a guessed encoding, columns that are left out.
    Problems notes;
    /// There are dates of which the list does not say whether the day or the month comes first.
    bool hasOpenDates = false;

    [[nodiscard]] bool isClean() const
    {
        return fileProblems.empty() &&
               std::all_of(rows.begin(), rows.end(), [](const auto &row) { return row.isGood(); });
    }
    /// The values of all rows without a problem that say something new, in file order.
    [[nodiscard]] std::vector<Row> goodValues() const
    {
        std::vector<Row> values;
        for (const ImportedRow<Row> &row : rows)
            if (row.isGood() && !row.isKnown)
                values.push_back(row.value);
        return values;
    }
    /// Of the file and of all rows, by line.
    [[nodiscard]] Problems allProblems() const
    {
        Problems all = fileProblems;
        for (const ImportedRow<Row> &row : rows)
            all.insert(all.end(), row.problems.begin(), row.problems.end());
        sortByLine(all);
        return all;
    }
};

/// The cells of a row that hold something, for people: "Rovers, 9, Mann".
[[nodiscard]] inline QString textOf(const CsvRow &row)
{
    QStringList cells;
    for (const QString &cell : row.cells)
        if (!cell.trimmed().isEmpty())
            cells << cell.simplified();
    return cells.join(QStringLiteral(", "));
}

/// Reads a file row by row: `read(ImportLine &) -> Row` gives the value and notes what is wrong. Rows that
/// are broken in their form are not read.
template <class Row, class Read>
[[nodiscard]] ImportPreview<Row> previewOf(const CsvList &csv, const ColumnSet &columns, Read read,
                                           DayOrder order = DayOrder::Unknown)
{
    const ImportTable table(csv, columns, order);
    ImportPreview<Row> preview{table.separator(), table.encoding(), {},
                               table.problems(),  table.notes(),    table.hasOpenDates()};
    for (const CsvRow &row : table.rows()) {
        ImportedRow<Row> imported{row.line, {}, table.formProblems(row), false, textOf(row)};
        if (imported.problems.empty()) {
            ImportLine line(table, row);
            imported.value = read(line);
            imported.problems = line.problems();
            imported.isKnown = line.isKnown();
        }
        preview.rows.push_back(std::move(imported));
    }
    return preview;
}

} // namespace touchline
