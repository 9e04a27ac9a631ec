// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/facts_table.h"

#include <QFile>
#include <QtGlobal>

namespace touchline::atcs::generator {

FactsTable::FactsTable(const QString &path, const QString &name, const QStringList &columns,
                       Problems &problems)
    : m_name(name)
    , m_problems(problems)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        problems.push_back(
            {name, {QT_TRANSLATE_NOOP("core", "The file cannot be opened: %1."), {file.errorString()}}, {}});
        return;
    }
    Result<CsvTable> table = CsvTable::parse(file.readAll());
    if (!table) {
        for (const Problem &problem : table.error().problems)
            problems.push_back({name + QStringLiteral(", ") + problem.where, problem.what, problem.hint});
        return;
    }
    bool complete = true;
    for (const QString &column : columns) {
        if (table->hasColumn(column))
            continue;
        complete = false;
        problems.push_back(
            {name, {QT_TRANSLATE_NOOP("core", "The column \"%1\" is missing."), {column}}, {}});
    }
    if (complete)
        m_table = *std::move(table);
}

QString FactsRow::place() const
{
    return QStringLiteral("%1, line %2").arg(m_table.m_name).arg(m_row.line);
}

void FactsRow::problem(const char *column, const char *text, const QStringList &arguments)
{
    m_table.m_problems.push_back(
        {place() + QStringLiteral(": ") + QLatin1String(column), {text, arguments}, {}});
}

QString FactsRow::textOrEmpty(const char *column) const
{
    return m_table.m_table.cell(m_row, QString::fromLatin1(column));
}

QString FactsRow::text(const char *column)
{
    QString cell = textOrEmpty(column);
    if (cell.isEmpty())
        problem(column, QT_TRANSLATE_NOOP("core", "The cell must not be empty."), {});
    return cell;
}

std::optional<int> FactsRow::knownNumber(const char *column)
{
    const QString cell = textOrEmpty(column);
    if (cell.isEmpty())
        return std::nullopt;
    bool ok = false;
    const int value = cell.toInt(&ok);
    if (!ok)
        problem(column, QT_TRANSLATE_NOOP("core", "\"%1\" is not a whole number."), {cell});
    return ok ? std::optional(value) : std::nullopt;
}

int FactsRow::number(const char *column)
{
    if (textOrEmpty(column).isEmpty())
        problem(column, QT_TRANSLATE_NOOP("core", "The cell must not be empty."), {});
    return numberOrZero(column);
}

double FactsRow::decimal(const char *column)
{
    const QString cell = textOrEmpty(column);
    bool ok = false;
    const double value = cell.toDouble(&ok);
    if (!ok)
        problem(column, QT_TRANSLATE_NOOP("core", "\"%1\" is not a number."), {cell});
    return ok ? value : 0.0;
}

bool FactsRow::flag(const char *column)
{
    return word(column, {QStringLiteral("0"), QStringLiteral("1")}) == 1;
}

int FactsRow::word(const char *column, const QStringList &words)
{
    const QString cell = textOrEmpty(column);
    const qsizetype index = words.indexOf(cell);
    if (index < 0) {
        problem(column, QT_TRANSLATE_NOOP("core", "\"%1\" is not one of these words: %2."),
                {cell, words.join(QStringLiteral(", "))});
    }
    return static_cast<int>(std::max<qsizetype>(index, 0));
}

} // namespace touchline::atcs::generator
