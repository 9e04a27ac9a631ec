// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/workbook/xlsx_writer.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>

namespace touchline {

namespace {

/// Writes cells, and how wide each column has to be for them.
class XlsxSheet
{
public:
    explicit XlsxSheet(lxw_workbook *book)
        : m_sheet(workbook_add_worksheet(book, nullptr))
        , m_bold(workbook_add_format(book))
        , m_day(workbook_add_format(book))
        , m_hour(workbook_add_format(book))
    {
        format_set_bold(m_bold);
        format_set_num_format(m_day, "yyyy-mm-dd");
        format_set_num_format(m_hour, "hh:mm");
        worksheet_freeze_panes(m_sheet, 1, 0);
    }

    void addRow(const std::vector<WorkbookCell> &cells)
    {
        m_column = 0;
        for (const WorkbookCell &cell : cells) {
            std::visit([this](const auto &value) { add(value); }, cell);
            ++m_column;
        }
        ++m_row;
    }

    void setWidths()
    {
        constexpr int least = 6;
        constexpr int most = 40;
        for (std::size_t i = 0; i < m_widths.size(); ++i)
            worksheet_set_column(m_sheet, static_cast<lxw_col_t>(i), static_cast<lxw_col_t>(i),
                                 std::clamp(m_widths[i] + 2, least, most), nullptr);
    }

private:
    void add(QString text)
    {
        // What looks like the number of a character would be read as one (22.9.2.19, ST_Xstring).
        static const QRegularExpression escape(QStringLiteral("_(?=x[0-9A-Fa-f]{4}_)"));
        text.replace(escape, QStringLiteral("_x005F_"));
        constexpr qsizetype longest = 32'767; // of a cell
        if (text.isEmpty())
            return;
        worksheet_write_string(m_sheet, m_row, m_column, text.left(longest).toUtf8().constData(),
                               m_row == 0 ? m_bold : nullptr);
        widen(static_cast<int>(std::min(text.size(), longest)));
    }
    void add(int number)
    {
        worksheet_write_number(m_sheet, m_row, m_column, number, nullptr);
        widen(static_cast<int>(QString::number(number).size()));
    }
    void add(QDate day)
    {
        // Before 1900 spreadsheets have no days.
        if (day.year() < 1900 || day.year() > 9999) {
            add(day.toString(Qt::ISODate));
            return;
        }
        lxw_datetime moment{day.year(), day.month(), day.day(), 0, 0, 0};
        worksheet_write_datetime(m_sheet, m_row, m_column, &moment, m_day);
        widen(10);
    }
    void add(QTime hour)
    {
        if (!hour.isValid())
            return;
        constexpr double minutesOfDay = 1440;
        worksheet_write_number(m_sheet, m_row, m_column, (hour.hour() * 60 + hour.minute()) / minutesOfDay,
                               m_hour);
        widen(5);
    }

    void widen(int letters)
    {
        if (m_widths.size() <= m_column)
            m_widths.resize(m_column + std::size_t{1});
        m_widths[m_column] = std::max(m_widths[m_column], letters);
    }

    lxw_worksheet *m_sheet;
    lxw_format *m_bold;
    lxw_format *m_day;
    lxw_format *m_hour;
    lxw_row_t m_row = 0;
    lxw_col_t m_column = 0;
    std::vector<int> m_widths;
};

} // namespace

QByteArray xlsxFile(const std::vector<std::vector<WorkbookCell>> &rows)
{
    // The library writes to a file by its name, and its parts beside it.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("table.xlsx"));
    QByteArray temporary = QFile::encodeName(folder.path());
    lxw_workbook_options options{LXW_FALSE, temporary.data(), LXW_FALSE};
    lxw_workbook *book =
        folder.isValid() ? workbook_new_opt(QFile::encodeName(path).constData(), &options) : nullptr;
    if (book == nullptr)
        return {};
    // The same table is the same file, whenever it is written.
    lxw_doc_properties about{};
    about.created = 1;
    workbook_set_properties(book, &about);
    XlsxSheet sheet(book);
    for (const auto &row : rows)
        sheet.addRow(row);
    sheet.setWidths();
    QFile file(path);
    return workbook_close(book) == LXW_NO_ERROR && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                                  : QByteArray();
}

} // namespace touchline
