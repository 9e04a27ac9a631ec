// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/workbook/sheet_rows.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace touchline {

QString cellNumber(double value)
{
    // As many digits as a spreadsheet shows: 0.1 + 0.2 is 0.3 in it.
    constexpr int digits = 15;
    constexpr double exact = 1e15;
    return std::abs(value) < exact && value == std::floor(value) ? QString::number(static_cast<qint64>(value))
                                                                 : QString::number(value, 'g', digits);
}

QString cellDateTime(const QDate &date, const QTime &time)
{
    QStringList parts;
    if (date.isValid())
        parts << date.toString(Qt::ISODate);
    if (time.isValid())
        parts << time.toString(time.second() == 0 ? QStringLiteral("HH:mm") : QStringLiteral("HH:mm:ss"));
    return parts.join(u' ');
}

void SheetRows::stop(qsizetype row, const char *text, qsizetype limit)
{
    m_problems.push_back({csvPlace(static_cast<int>(row) + 1), {text, {QString::number(limit)}}, {}});
}

CsvRow *SheetRows::rowAt(qsizetype row)
{
    if (!m_problems.empty())
        return nullptr;
    // Excel's own limit; a file that says otherwise is none of a spreadsheet.
    constexpr qsizetype lastRow = 1'048'576;
    if (row < 0 || row >= lastRow || static_cast<qsizetype>(m_rows.size()) >= m_limits.rows) {
        stop(std::clamp<qsizetype>(row, 0, lastRow),
             QT_TRANSLATE_NOOP("core", "A table may have %1 rows at most."), m_limits.rows);
        return nullptr;
    }
    const int line = static_cast<int>(row) + 1;
    auto place = m_rows.end();
    if (!m_rows.empty() && m_rows.back().line >= line)
        place = std::lower_bound(m_rows.begin(), m_rows.end(), line,
                                 [](const CsvRow &one, int wanted) { return one.line < wanted; });
    if (place == m_rows.end() || place->line != line)
        place = m_rows.insert(place, CsvRow{line, {}});
    return &*place;
}

void SheetRows::put(qsizetype row, qsizetype column, const QString &text)
{
    if (text.isEmpty())
        return;
    CsvRow *found = rowAt(row);
    if (found == nullptr)
        return;
    if (column < 0 || column >= m_limits.columns) {
        stop(row, QT_TRANSLATE_NOOP("core", "A table may have %1 columns at most."), m_limits.columns);
        return;
    }
    if (const qsizetype more = column + 1 - found->cells.size(); more > 0) {
        if (more > m_cellsLeft) {
            stop(row, QT_TRANSLATE_NOOP("core", "A table may have %1 cells at most."), m_limits.cells);
            return;
        }
        m_cellsLeft -= more;
        found->cells.resize(column + 1);
    }
    if (text.size() > m_limits.cellLength)
        found->problems.push_back({csvPlace(found->line, column + 1),
                                   {QT_TRANSLATE_NOOP("core", "A cell may hold %1 characters at most."),
                                    {QString::number(m_limits.cellLength)}},
                                   {}});
    found->cells[column] = text.left(m_limits.cellLength);
}

void SheetRows::putProblem(qsizetype row, qsizetype column, Message what, Message hint)
{
    if (CsvRow *found = rowAt(row))
        found->problems.push_back({csvPlace(found->line, column + 1), std::move(what), std::move(hint)});
}

QStringList SheetRows::cellsOf(qsizetype row) const
{
    return m_rows.empty() || m_rows.back().line != row + 1 ? QStringList() : m_rows.back().cells;
}

} // namespace touchline
