// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/editions/real_edition_table.h"

#include <qglobal.h>

namespace touchline {

RealEditionTable::RealEditionTable(const QByteArray &bytes, QString name, const QStringList &columns,
                                   Problems &problems)
    : m_name(std::move(name))
    , m_problems(problems)
{
    Result<CsvTable> table = CsvTable::parse(bytes);
    if (!table) {
        for (const Problem &one : table.error().problems)
            problems.push_back({m_name + QStringLiteral(", ") + one.where, one.what, one.hint});
        return;
    }
    bool isComplete = true;
    for (const QString &column : columns) {
        if (table->hasColumn(column))
            continue;
        isComplete = false;
        problems.push_back(
            {m_name, {QT_TRANSLATE_NOOP("core", "The column \"%1\" is missing."), {column}}, {}});
    }
    if (isComplete)
        m_table = *std::move(table);
}

QString RealEditionTable::text(const char *column) const
{
    return m_table.cell(*m_row, QLatin1String(column));
}

int RealEditionTable::number(const char *column, int least)
{
    bool isNumber = false;
    const int value = text(column).toInt(&isNumber);
    if (isNumber && value >= least)
        return value;
    problem(column, QT_TRANSLATE_NOOP("core", "\"%1\" is not a whole number from %2 on."),
            {text(column), QString::number(least)});
    return least;
}

QDate RealEditionTable::date(const char *column)
{
    const QDate date = QDate::fromString(text(column), Qt::ISODate);
    if (!date.isValid())
        problem(column, QT_TRANSLATE_NOOP("core", "\"%1\" is not a date. Write it like 2026-06-11."),
                {text(column)});
    return date;
}

QTime RealEditionTable::time(const char *column)
{
    const QTime time = QTime::fromString(text(column), QStringLiteral("HH:mm"));
    if (!time.isValid())
        problem(column, QT_TRANSLATE_NOOP("core", "\"%1\" is not a time. Write it like 15:00."),
                {text(column)});
    return time;
}

void RealEditionTable::problem(const char *column, const char *text, const QStringList &arguments)
{
    m_problems.push_back(
        {QStringLiteral("%1, line %2: %3").arg(m_name).arg(m_row->line).arg(QLatin1String(column)),
         {text, arguments},
         {}});
}

} // namespace touchline
