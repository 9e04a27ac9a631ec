// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/named_columns.h"

#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/import_table.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

QString quotedCell(const QString &cell)
{
    return u'"' + QString(cell).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

/// Where line `number` (from 1) of the text begins; -1 if there is none.
qsizetype beginOfLine(const QString &text, int number)
{
    qsizetype at = 0;
    for (int line = 1; line < number; ++line) {
        while (at < text.size() && text[at] != u'\n' && text[at] != u'\r')
            ++at;
        if (at >= text.size())
            return -1;
        at += text[at] == u'\r' && at + 1 < text.size() && text[at + 1] == u'\n' ? 2 : 1;
    }
    return at;
}

/// Where the row that begins there ends: a line break in quotation marks belongs to a cell.
qsizetype endOfRow(const QString &text, qsizetype begin)
{
    bool isQuoted = false;
    qsizetype at = begin;
    while (at < text.size() && (isQuoted || (text[at] != u'\n' && text[at] != u'\r')))
        isQuoted = isQuoted != (text[at++] == u'"');
    return at;
}

/// The list from its headings on, which are found by those that are named too.
CsvSheet namedSheet(const QByteArray &csv, const ColumnSet &columns, const NamedColumns &named)
{
    ColumnSet all = columns;
    for (KnownColumn &column : all.columns)
        if (const auto heading = named.find(column.name); heading != named.end())
            column.otherNames.prepend(heading->second);
    CsvSheet sheet = readCsv(csv);
    startAtHeadings(sheet, all);
    return sheet;
}

} // namespace

QStringList headingsOf(const QByteArray &csv, const ColumnSet &columns, const NamedColumns &named)
{
    return namedSheet(csv, columns, named).header.cells;
}

Result<QByteArray> withNamedColumns(const QByteArray &csv, const NamedColumns &named,
                                    const ColumnSet &columns)
{
    const CsvSheet sheet = namedSheet(csv, columns, named);
    // What is wrong with the file as a whole is told by whoever reads it.
    if (named.empty() || sheet.header.cells.isEmpty())
        return csv;
    QStringList cells = sheet.header.cells;
    std::map<qsizetype, QString> nameOf;
    Problems problems;
    for (const auto &[name, heading] : named) {
        qsizetype found = 0;
        while (found < cells.size() && columnKey(cells.at(found)) != columnKey(heading))
            ++found;
        if (found == cells.size())
            problems.push_back({name,
                                {QT_TRANSLATE_NOOP("core", "The list has no column \"%1\"."), {heading}},
                                {QT_TRANSLATE_NOOP("core", "Its columns: %1."),
                                 {sheet.header.cells.join(QStringLiteral(", "))}}});
        else if (!nameOf.emplace(found, name).second)
            problems.push_back({name,
                                {QT_TRANSLATE_NOOP("core", "The column \"%1\" is already used for %2."),
                                 {cells.at(found), nameOf[found]}},
                                {}});
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These columns don't match the list."), {},
                    std::move(problems));
    const auto isNamed = [&named](const QString &heading) {
        return std::any_of(named.begin(), named.end(), [&heading](const auto &one) {
            return columnKey(one.first) == columnKey(heading);
        });
    };
    for (qsizetype cell = 0; cell < cells.size(); ++cell)
        if (const auto own = nameOf.find(cell); own != nameOf.end())
            cells[cell] = own->second;
        else if (isNamed(cells.at(cell)))
            cells[cell] = u'(' + cells.at(cell).trimmed() + u')';
    QStringList quoted;
    for (const QString &cell : cells)
        quoted << quotedCell(cell);
    QString text = decodedText(csv).text;
    const qsizetype begin = beginOfLine(text, sheet.header.line);
    if (begin < 0)
        return csv;
    text.replace(begin, endOfRow(text, begin) - begin, quoted.join(sheet.separator));
    return text.toUtf8();
}

} // namespace touchline
