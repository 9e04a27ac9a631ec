// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv.h"

#include <optional>

namespace touchline::atcs::generator {

class FactsRow;

/// One of the CSV files, with its name for messages. What is wrong is noted, and reading goes on.
class FactsTable
{
public:
    /// Opens `folder`/`name` (or a file of its own) and looks for the columns.
    FactsTable(const QString &path, const QString &name, const QStringList &columns, Problems &problems);

    /// Calls `read` for each row; not at all when the file could not be used.
    template <class Read>
    void each(Read read);

    [[nodiscard]] const QString &name() const { return m_name; }

private:
    friend class FactsRow;

    QString m_name;
    CsvTable m_table;
    Problems &m_problems;
};

/// The cells of one row, checked as they are asked for.
class FactsRow
{
public:
    FactsRow(FactsTable &table, const CsvTable::Row &row) : m_table(table), m_row(row) {}

    /// A text that must not be empty.
    QString text(const char *column);
    QString textOrEmpty(const char *column) const;
    int number(const char *column);
    /// An empty cell means that nobody knows.
    std::optional<int> knownNumber(const char *column);
    /// Unknown counts as 0 (team cards, section 3).
    int numberOrZero(const char *column) { return knownNumber(column).value_or(0); }
    double decimal(const char *column);
    bool flag(const char *column);
    /// Index of the cell's text in `words`, 0 with a problem where it is none of them.
    int word(const char *column, const QStringList &words);

    void problem(const char *column, const char *text, const QStringList &arguments);
    /// "squads.csv, line 7".
    [[nodiscard]] QString place() const;

private:
    FactsTable &m_table;
    const CsvTable::Row &m_row;
};

template <class Read>
void FactsTable::each(Read read)
{
    for (const CsvTable::Row &cells : m_table.rows()) {
        FactsRow row(*this, cells);
        read(row);
    }
}

} // namespace touchline::atcs::generator
