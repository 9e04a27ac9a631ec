// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/workbook/xlsx_writer.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>
#include <QTime>

#include <optional>

namespace touchline {

/// How a table is written.
struct CsvStyle
{
    QChar separator = u',';
    /// U+FEFF in front: Excel takes a file for UTF-8 only with it.
    bool hasMark = false;
    /// CR LF, as RFC 4180 has it; else LF.
    bool hasCarriageReturn = false;
    /// An xlsx file in place of CSV.
    bool isWorkbook = false;
};

/// As spreadsheets take a table without being asked anything: a workbook where the file's name ends with
/// .xlsx, else CSV.
[[nodiscard]] CsvStyle spreadsheetStyle(const QString &path = {});

/// Writes a table as UTF-8 so that csv_reader.h reads every text back to the letter, and no spreadsheet runs
/// one (spreadsheet_guard.h). Half a surrogate pair, which is no text, becomes U+FFFD.
class CsvWriter
{
public:
    explicit CsvWriter(CsvStyle style = {}) : m_style(style) {}

    /// A cell with a text.
    void add(const QString &text);
    /// A cell with a number, which stays one: -3 has no apostrophe.
    void add(int number);
    /// Empty for nothing.
    void add(std::optional<int> number);
    /// "2026-06-11", empty where the day is not known.
    void add(QDate date);
    /// "15:00", empty where the time is not known.
    void add(QTime time);
    void endRow();
    /// A whole row of texts.
    void addRow(const QStringList &texts);

    [[nodiscard]] QByteArray bytes() const;

private:
    void addCell(const QString &cell);
    /// The same for a workbook; false where the table is CSV.
    bool addToWorkbook(WorkbookCell cell);

    CsvStyle m_style;
    QString m_text;
    int m_cellsOfRow = 0;
    /// Where the row begins in m_text.
    qsizetype m_rowBegin = 0;
    /// Of a workbook; the last row is being written.
    std::vector<std::vector<WorkbookCell>> m_rows{{}};
};

/// One row of texts with commas and LF.
[[nodiscard]] QString csvLine(const QStringList &texts);

} // namespace touchline
