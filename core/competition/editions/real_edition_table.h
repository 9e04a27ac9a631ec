// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv.h"

#include <QDate>
#include <QTime>

namespace touchline {

/// One of the files of real editions, row by row. What is wrong is noted, and reading goes on.
class RealEditionTable
{
public:
    /// `problems` outlives the table.
    RealEditionTable(const QByteArray &bytes, QString name, const QStringList &columns, Problems &problems);

    /// Calls `read` for each row of that year.
    template <class Read>
    void each(int year, Read read)
    {
        for (const CsvTable::Row &row : m_table.rows()) {
            m_row = &row;
            if (number("year", 0) == year)
                read();
        }
    }

    [[nodiscard]] QString text(const char *column) const;
    [[nodiscard]] bool has(const char *column) const { return !text(column).isEmpty(); }
    /// A whole number from `least` on.
    int number(const char *column, int least);
    QDate date(const char *column);
    QTime time(const char *column);
    void problem(const char *column, const char *text, const QStringList &arguments);

private:
    QString m_name;
    CsvTable m_table;
    Problems &m_problems;
    /// The row that is being read.
    const CsvTable::Row *m_row = nullptr;
};

} // namespace touchline
