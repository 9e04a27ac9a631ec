// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv.h"
#include "core/base/problem.h"

#include <functional>
#include <optional>

namespace touchline {

/// The numbers first..last for which a row of a chart stands, both included.
struct NumberSpan
{
    int first = 0;
    int last = 0;
};

/// The results for which a row stands; an open end reaches to lowestResult or highestResult.
struct ResultSpan
{
    NumberSpan results;
    bool orLess = false;
    bool orMore = false;
};

/// Beyond these no result of a chart is told from its neighbour: rolls are 1..10, modifiers are small.
inline constexpr int lowestResult = -10;
inline constexpr int highestResult = 29;

/// Reads the file of one chart strictly: what is wrong is collected, with its line, so that a person sees
/// everything at once. A read that fails gives nothing and the reading goes on.
class ChartReader
{
public:
    class Row;

    /// `problems` outlives the reader. Notes what is wrong with the table itself and with its columns; it
    /// then has no rows.
    ChartReader(QString chart, const QByteArray &file, const QStringList &columns, Problems &problems);

    /// Calls `read` with every row.
    void each(const std::function<void(Row &)> &read);
    /// A problem of the chart as a whole.
    void problem(Message what, Message hint = {});
    /// Whether the rows could be read at all: where not, a row that is missing is no problem of its own.
    [[nodiscard]] bool hasColumns() const { return m_hasColumns; }

private:
    void checkColumns(const QStringList &columns);

    QString m_chart;
    CsvTable m_table;
    bool m_hasColumns = false;
    Problems *m_problems;
};

/// One row of the file that is being read.
class ChartReader::Row
{
public:
    Row(ChartReader &reader, const CsvTable::Row &row) : m_reader(&reader), m_row(&row) {}

    [[nodiscard]] int line() const { return m_row->line; }
    /// Without the spaces around it.
    [[nodiscard]] QString cell(const char *column) const;
    /// Whole number min..max, with or without a plus.
    std::optional<int> integer(const char *column, int min, int max);
    /// Index of one of `words`; capitals do not matter.
    std::optional<int> word(const char *column, const QStringList &words);
    /// "7" or "9-11", within 1..last.
    std::optional<NumberSpan> numbers(const char *column, int last);
    /// "5", "-2 or less", "13 or more".
    std::optional<ResultSpan> result(const char *column);
    /// A problem of this row.
    void problem(Message what, Message hint = {});

private:
    ChartReader *m_reader;
    const CsvTable::Row *m_row;
};

} // namespace touchline
