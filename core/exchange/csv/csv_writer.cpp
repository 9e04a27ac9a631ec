// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/csv_writer.h"

#include "core/exchange/csv/spreadsheet_guard.h"
#include "core/exchange/csv/text_encoding.h"

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

constexpr QChar byteOrderMark(u'\uFEFF');

/// Every separator that a reader may try is in quotation marks, not only the file's own, so that it finds the
/// right one whatever the texts are.
bool needsQuotes(const QString &cell)
{
    static const QString special = QStringLiteral(",;\t|\"\r\n\uFEFF");
    return std::any_of(cell.begin(), cell.end(), [](QChar one) { return special.contains(one); });
}

/// At the start of a file such a text would say what the file is: "sep=" names the separator, "%PDF-" a
/// program.
bool namesTheFile(const QString &cell)
{
    return cell.startsWith(u"sep=", Qt::CaseInsensitive) || isNoText(cell.toUtf8());
}

} // namespace

CsvStyle spreadsheetStyle(const QString &path)
{
    return {u',', true, true, path.endsWith(QLatin1String(".xlsx"), Qt::CaseInsensitive)};
}

bool CsvWriter::addToWorkbook(WorkbookCell cell)
{
    if (m_style.isWorkbook)
        m_rows.back().push_back(std::move(cell));
    return m_style.isWorkbook;
}

void CsvWriter::addCell(const QString &cell)
{
    if (m_cellsOfRow++ > 0)
        m_text += m_style.separator;
    if (!needsQuotes(cell) && !(m_text.isEmpty() && namesTheFile(cell))) {
        m_text += cell;
        return;
    }
    m_text += u'"' + QString(cell).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

void CsvWriter::add(const QString &text)
{
    // A text of a workbook is never run.
    if (!addToWorkbook(text))
        addCell(guarded(text));
}

void CsvWriter::add(int number)
{
    if (!addToWorkbook(number))
        addCell(QString::number(number));
}

void CsvWriter::add(std::optional<int> number)
{
    if (number)
        add(*number);
    else
        add(QString());
}

void CsvWriter::add(QDate date)
{
    if (!addToWorkbook(date))
        addCell(date.toString(Qt::ISODate));
}

void CsvWriter::add(QTime time)
{
    if (!addToWorkbook(time))
        addCell(time.toString(QStringLiteral("HH:mm")));
}

void CsvWriter::endRow()
{
    if (m_style.isWorkbook) {
        m_rows.emplace_back();
        return;
    }
    // A row without a character would be an empty line, which readers pass over.
    if (m_cellsOfRow == 1 && m_text.size() == m_rowBegin)
        m_text += QStringLiteral("\"\"");
    m_text += m_style.hasCarriageReturn ? QStringLiteral("\r\n") : QStringLiteral("\n");
    m_cellsOfRow = 0;
    m_rowBegin = m_text.size();
}

void CsvWriter::addRow(const QStringList &texts)
{
    for (const QString &text : texts)
        add(text);
    endRow();
}

QByteArray CsvWriter::bytes() const
{
    if (m_style.isWorkbook)
        return xlsxFile(m_rows);
    return m_style.hasMark ? (byteOrderMark + m_text).toUtf8() : m_text.toUtf8();
}

QString csvLine(const QStringList &texts)
{
    CsvWriter writer;
    writer.addRow(texts);
    return QString::fromUtf8(writer.bytes());
}

} // namespace touchline
