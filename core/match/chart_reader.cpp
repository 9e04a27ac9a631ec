// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/chart_reader.h"

#include <QRegularExpression>
#include <QtGlobal>

namespace touchline {

ChartReader::ChartReader(QString chart, const QByteArray &file, const QStringList &columns,
                         Problems &problems)
    : m_chart(std::move(chart))
    , m_problems(&problems)
{
    Result<CsvTable> table = CsvTable::parse(file);
    if (table) {
        m_table = *std::move(table);
        checkColumns(columns);
        return;
    }
    for (Problem problem : table.error().problems) {
        problem.where.prepend(m_chart + QStringLiteral(": "));
        m_problems->push_back(std::move(problem));
    }
}

void ChartReader::checkColumns(const QStringList &columns)
{
    const Message hint{QT_TRANSLATE_NOOP("core", "The columns are: %1."), {columns.join(u',')}};
    for (const QString &name : m_table.columns())
        if (!columns.contains(name))
            problem({QT_TRANSLATE_NOOP("core", "The column \"%1\" is unknown."), {name}}, hint);
    m_hasColumns = true;
    for (const QString &name : columns) {
        if (!m_table.hasColumn(name)) {
            problem({QT_TRANSLATE_NOOP("core", "The column \"%1\" is missing."), {name}}, hint);
            m_hasColumns = false;
        }
    }
}

void ChartReader::each(const std::function<void(Row &)> &read)
{
    if (!m_hasColumns)
        return;
    for (const CsvTable::Row &cells : m_table.rows()) {
        Row row(*this, cells);
        read(row);
    }
}

void ChartReader::problem(Message what, Message hint)
{
    m_problems->push_back({m_chart, std::move(what), std::move(hint)});
}

QString ChartReader::Row::cell(const char *column) const
{
    return m_reader->m_table.cell(*m_row, QLatin1String(column)).trimmed();
}

std::optional<int> ChartReader::Row::integer(const char *column, int min, int max)
{
    const QString text = cell(column);
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber && number >= min && number <= max)
        return number;
    problem({QT_TRANSLATE_NOOP("core", "The column \"%1\" takes a whole number from %2 to %3, not \"%4\"."),
             {QString::fromLatin1(column), QString::number(min), QString::number(max), text}});
    return std::nullopt;
}

std::optional<int> ChartReader::Row::word(const char *column, const QStringList &words)
{
    const QString text = cell(column);
    for (qsizetype i = 0; i < words.size(); ++i)
        if (text.compare(words.at(i), Qt::CaseInsensitive) == 0)
            return static_cast<int>(i);
    problem({QT_TRANSLATE_NOOP("core", "The column \"%1\" takes one of these words, not \"%2\": %3."),
             {QString::fromLatin1(column), text, words.join(QStringLiteral(", "))}});
    return std::nullopt;
}

std::optional<NumberSpan> ChartReader::Row::numbers(const char *column, int last)
{
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,4})(?:-([0-9]{1,4}))?$"));
    const QString text = cell(column);
    const QRegularExpressionMatch match = form.match(text);
    NumberSpan span{match.captured(1).toInt(), match.captured(1).toInt()};
    if (!match.captured(2).isEmpty())
        span.last = match.captured(2).toInt();
    if (match.hasMatch() && span.first >= 1 && span.first <= span.last && span.last <= last)
        return span;
    problem({QT_TRANSLATE_NOOP("core", "The column \"%1\" takes numbers from 1 to %2, written like 7 or "
                                       "7-9, not \"%3\"."),
             {QString::fromLatin1(column), QString::number(last), text}});
    return std::nullopt;
}

std::optional<ResultSpan> ChartReader::Row::result(const char *column)
{
    static const QRegularExpression form(QStringLiteral("^([+-]?[0-9]{1,4})( or less| or more)?$"),
                                         QRegularExpression::CaseInsensitiveOption);
    const QString text = cell(column);
    const QRegularExpressionMatch match = form.match(text);
    const int number = match.captured(1).toInt();
    if (!match.hasMatch() || number < lowestResult || number > highestResult) {
        problem({QT_TRANSLATE_NOOP("core", "The column \"%1\" takes a result from %2 to %3, written like 4, "
                                           "\"-2 or less\" or \"13 or more\", not \"%4\"."),
                 {QString::fromLatin1(column), QString::number(lowestResult), QString::number(highestResult),
                  text}});
        return std::nullopt;
    }
    ResultSpan span{{number, number}};
    span.orLess = match.captured(2).endsWith(QLatin1String("less"), Qt::CaseInsensitive);
    span.orMore = match.captured(2).endsWith(QLatin1String("more"), Qt::CaseInsensitive);
    if (span.orLess)
        span.results.first = lowestResult;
    if (span.orMore)
        span.results.last = highestResult;
    return span;
}

void ChartReader::Row::problem(Message what, Message hint)
{
    const QString where = QStringLiteral("%1: line %2").arg(m_reader->m_chart).arg(line());
    m_reader->m_problems->push_back({where, std::move(what), std::move(hint)});
}

} // namespace touchline
