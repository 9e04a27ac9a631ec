// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"

#include <QStringDecoder>
#include <QtGlobal>

namespace touchline {

namespace {

/// Names every line that is not UTF-8, so that a file of another encoding is not taken for a broken table.
void checkEncoding(const QByteArray &bytes, Problems &problems)
{
    const QList<QByteArray> lines = bytes.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        [[maybe_unused]] const QString text = decoder.decode(lines.at(i));
        if (decoder.hasError()) {
            problems.push_back(
                {csvPlace(static_cast<int>(i) + 1),
                 {QT_TRANSLATE_NOOP("core", "The text is not UTF-8."), {}},
                 {QT_TRANSLATE_NOOP("core", "Save the file as UTF-8 and read it again."), {}}});
        }
    }
}

void checkHeader(const CsvTable::Row &header, Problems &problems)
{
    QStringList seen;
    for (const QString &name : header.cells) {
        if (seen.contains(name)) {
            problems.push_back({csvPlace(header.line, seen.size() + 1),
                                {QT_TRANSLATE_NOOP("core", "Two columns are named \"%1\"."), {name}},
                                {}});
        }
        seen.append(name);
    }
}

void checkWidth(const CsvTable::Row &row, qsizetype columns, Problems &problems)
{
    if (row.cells.size() == columns)
        return;
    problems.push_back({csvPlace(row.line),
                        {QT_TRANSLATE_NOOP("core", "The row has %1 cells, the header %2."),
                         {QString::number(row.cells.size()), QString::number(columns)}},
                        {}});
}

} // namespace

Result<CsvTable> CsvTable::parse(const QByteArray &bytes)
{
    Problems problems;
    checkEncoding(bytes, problems);
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder.decode(bytes); // takes a byte order mark away
    CsvScan scan = scanCsv(text, u',');
    for (const Row &row : scan.rows)
        problems.insert(problems.end(), row.problems.begin(), row.problems.end());
    problems.insert(problems.end(), scan.problems.begin(), scan.problems.end());
    std::vector<Row> rows = std::move(scan.rows);
    CsvTable table;
    if (rows.empty()) {
        problems.push_back({csvPlace(1), {QT_TRANSLATE_NOOP("core", "There is no header row."), {}}, {}});
    } else {
        checkHeader(rows.front(), problems);
        table.m_columns = rows.front().cells;
        for (qsizetype i = 0; i < table.m_columns.size(); ++i)
            table.m_index.insert(table.m_columns.at(i), i);
        rows.erase(rows.begin());
        for (const Row &row : rows)
            checkWidth(row, table.m_columns.size(), problems);
        table.m_rows = std::move(rows);
    }
    if (!problems.empty()) {
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The table cannot be read."), {},
                    std::move(problems));
    }
    return table;
}

QString CsvTable::cell(const Row &row, const QString &name) const
{
    const qsizetype index = column(name);
    return index < 0 ? QString() : row.cells.value(index);
}

} // namespace touchline
