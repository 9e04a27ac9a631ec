// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/column_match.h"
#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/list_dates.h"
#include "core/exchange/csv/named_columns.h"

#include <QDate>
#include <QTime>

#include <optional>

namespace touchline {

class ImportLine;

/// Puts problems whose place is a line of a file into the order of the lines; those without a line come
/// first.
void sortByLine(Problems &problems);

/// Makes the row with the headings the header of the sheet: titles above it are passed over.
void startAtHeadings(CsvSheet &sheet, const ColumnSet &columns);

/// A table out of a file with its columns found.
class ImportTable
{
public:
    /// What the list says of its columns is added to ColumnSet::named. `order`: how dates are read that the
    /// column itself does not decide.
    ImportTable(const CsvList &list, ColumnSet columns, DayOrder order = DayOrder::Unknown);

    [[nodiscard]] QChar separator() const { return m_sheet.separator; }
    [[nodiscard]] TextEncoding encoding() const { return m_sheet.encoding; }
    /// Of the file and its columns.
    [[nodiscard]] const Problems &problems() const { return m_problems; }
    [[nodiscard]] const Problems &notes() const { return m_notes; }
    /// Rows with something in them; none where the columns do not fit.
    [[nodiscard]] const std::vector<CsvRow> &rows() const { return m_sheet.rows; }
    /// What is wrong with the form of a row: quotation marks, too few cells, cells beyond the header that are
    /// not empty.
    [[nodiscard]] Problems formProblems(const CsvRow &row) const;
    /// Reads all rows, in their order: `read(ImportLine &)` takes what one says and notes what is wrong with
    /// it. Rows that are broken in their form are not read. Gives every problem of the file and of its rows.
    template <class Read>
    [[nodiscard]] Problems readLines(Read read) const;

    [[nodiscard]] bool hasColumn(const QString &name) const { return m_match.cellOf.contains(name); }
    /// As the file writes it; empty for a column that it does not have.
    [[nodiscard]] QString heading(const QString &name) const
    {
        return hasColumn(name) ? m_sheet.header.cells.value(cellOf(name)).trimmed() : QString();
    }
    /// Day and month of its dates: as the column shows them, else as it was told to take them.
    [[nodiscard]] DayOrder dayOrder() const { return m_dayOrder; }
    /// There are dates that may be read in two ways, and the column does not say in which.
    [[nodiscard]] bool hasOpenDates() const { return m_hasOpenDates; }
    /// The column of the file that a person counts, from 1; 0 for one that the file does not have, and in a
    /// file without columns.
    [[nodiscard]] qsizetype columnOf(const QString &name) const
    {
        return m_sheet.hasColumns ? cellOf(name) + 1 : 0;
    }
    /// Index of the cell, -1 for a column that the file does not have.
    [[nodiscard]] qsizetype cellOf(const QString &name) const { return m_match.cellOf.value(name, -1); }

private:
    void checkHeadings();
    /// A formula without a value does not matter in a column that nobody reads.
    void forgetIgnoredCells();
    void findDayOrder(const ColumnSet &columns);

    CsvSheet m_sheet;
    DayOrder m_dayOrder = DayOrder::Unknown;
    bool m_hasOpenDates = false;
    ColumnMatch m_match;
    Problems m_problems;
    Problems m_notes;
};

/// A row that is being read. Columns are named as in KnownColumn; one that the file does not have reads like
/// an empty cell.
class ImportLine
{
public:
    ImportLine(const ImportTable &table, const CsvRow &row) : m_table(table), m_row(row) {}

    [[nodiscard]] int line() const { return m_row.line; }
    /// As people know the column: its heading in the file, or what they call one that it does not have.
    [[nodiscard]] QString heading(const char *column) const;
    /// Its column in the file, from 1; 0 where the file does not have it.
    [[nodiscard]] qsizetype column(const char *column) const;
    /// The same for the place of a problem: 0 also in a file without columns.
    [[nodiscard]] qsizetype placeColumn(const char *column) const;
    /// "line 12, column 3"; the line alone for a column that the file does not have.
    [[nodiscard]] QString where(const char *column) const;
    /// Without blanks around it; line breaks and tabulators in it are blanks.
    [[nodiscard]] QString text(const char *column) const;
    /// The same, and a problem where there is nothing.
    [[nodiscard]] QString neededText(const char *column);
    /// Nothing for an empty cell; a problem for anything else than a whole number in these bounds, which
    /// spreadsheets may have written with decimals ("2.0").
    [[nodiscard]] std::optional<int> number(const char *column, int least, int most);
    /// As dateCell() and the order of the table have it; invalid for an empty cell; a problem for anything
    /// that is no date.
    [[nodiscard]] QDate date(const char *column);
    /// As timeOfCell() has it; invalid for an empty cell; a problem for anything else.
    [[nodiscard]] QTime time(const char *column);
    /// As stampedTimeOfCell() has it: of the column with times or, where that is empty, of what stands behind
    /// the date ("8/9/2026 19:30"); a problem for a time that is none.
    [[nodiscard]] StampedTime stampedTime(const char *timeColumn, const char *dateColumn);

    void note(const char *column, const char *text, QStringList arguments = {}, Message hint = {});
    [[nodiscard]] const Problems &problems() const { return m_problems; }

    /// What the row says is there already: nothing is wrong with it, and there is nothing to do.
    void markKnown() { m_isKnown = true; }
    [[nodiscard]] bool isKnown() const { return m_isKnown; }

private:
    /// A problem where there is something and it was read as no time.
    void noteTime(const char *column, QTime read);

    const ImportTable &m_table;
    const CsvRow &m_row;
    Problems m_problems;
    bool m_isKnown = false;
};

template <class Read>
Problems ImportTable::readLines(Read read) const
{
    Problems all = m_problems;
    for (const CsvRow &row : rows()) {
        const Problems ofForm = formProblems(row);
        all.insert(all.end(), ofForm.begin(), ofForm.end());
        if (!ofForm.empty())
            continue;
        ImportLine line(*this, row);
        read(line);
        all.insert(all.end(), line.problems().begin(), line.problems().end());
    }
    return all;
}

} // namespace touchline
