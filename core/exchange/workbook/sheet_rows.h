// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv_scanner.h"
#include "core/base/result.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace touchline {

/// A number as people write it: "2" for 2.0, "2.5".
[[nodiscard]] QString cellNumber(double value);
/// A date or time as dateCell() and timeOfCell() read it: "2026-09-25", "19:30", "2026-09-25 19:30".
[[nodiscard]] QString cellDateTime(const QDate &date, const QTime &time);

/// Takes the cells of a sheet, as far as the limits of a table allow; cells without a text take no room.
class SheetRows
{
public:
    /// `cells`: how many cells the file may still have; it goes down.
    SheetRows(const CsvLimits &limits, qsizetype &cells) : m_limits(limits), m_cellsLeft(cells) {}

    /// Places count from 0. A cell that is there already is replaced.
    void put(qsizetype row, qsizetype column, const QString &text);
    /// The cell cannot be read.
    void putProblem(qsizetype row, qsizetype column, Message what, Message hint);
    /// What stands in a row, for those that are repeated; none for a row without cells.
    [[nodiscard]] QStringList cellsOf(qsizetype row) const;

    /// The limit that was passed. What came behind it is not there, and need not be read.
    [[nodiscard]] const Problems &problems() const { return m_problems; }
    [[nodiscard]] std::vector<CsvRow> take() { return std::move(m_rows); }

private:
    CsvRow *rowAt(qsizetype row);
    void stop(qsizetype row, const char *text, qsizetype limit);

    CsvLimits m_limits;
    qsizetype &m_cellsLeft;
    std::vector<CsvRow> m_rows;
    Problems m_problems;
};

} // namespace touchline
