// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_scanner.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

class Scanner
{
public:
    Scanner(const QString &text, QChar separator, const CsvLimits &limits)
        : m_text(text)
        , m_separator(separator)
        , m_limits(limits)
    {
    }

    CsvScan scan()
    {
        while (!atEnd() && m_scan.problems.empty()) {
            if (lineEnd() > 0)
                passLineEnd();
            else
                scanRow();
        }
        return std::move(m_scan);
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] bool sees(QChar wanted) const { return !atEnd() && m_text.at(m_at) == wanted; }
    /// Length of the line end here: CR LF, LF or CR, or 0 for none.
    [[nodiscard]] qsizetype lineEnd() const
    {
        if (sees(u'\n'))
            return 1;
        if (!sees(u'\r'))
            return 0;
        return m_at + 1 < m_text.size() && m_text.at(m_at + 1) == u'\n' ? 2 : 1;
    }
    [[nodiscard]] bool atCellEnd() const { return atEnd() || sees(m_separator) || lineEnd() > 0; }

    void passLineEnd()
    {
        m_at += lineEnd();
        ++m_line;
    }

    void problem(int line, const char *text, QStringList arguments = {})
    {
        m_row.problems.push_back({csvPlace(line, m_row.cells.size() + 1), {text, std::move(arguments)}, {}});
    }
    void stop(const char *text, qsizetype limit)
    {
        m_scan.problems.push_back(
            {csvPlace(m_line, m_row.cells.size()), {text, {QString::number(limit)}}, {}});
    }

    void scanRow()
    {
        m_row = {};
        m_row.line = m_line;
        if (static_cast<qsizetype>(m_scan.rows.size()) >= m_limits.rows) {
            stop(QT_TRANSLATE_NOOP("core", "A table may have %1 rows at most."), m_limits.rows);
            return;
        }
        addCell();
        while (sees(m_separator) && m_scan.problems.empty()) {
            ++m_at;
            addCell();
        }
        if (!m_scan.problems.empty())
            return;
        if (!atEnd())
            passLineEnd();
        m_scan.rows.push_back(std::move(m_row));
    }

    void addCell()
    {
        if (m_row.cells.size() >= m_limits.columns) {
            stop(QT_TRANSLATE_NOOP("core", "A table may have %1 columns at most."), m_limits.columns);
            return;
        }
        if (m_cells >= m_limits.cells) {
            stop(QT_TRANSLATE_NOOP("core", "A table may have %1 cells at most."), m_limits.cells);
            return;
        }
        ++m_cells;
        QString cell = sees(u'"') ? quotedCell() : plainCell();
        if (cell.size() > m_limits.cellLength) {
            problem(m_row.line, QT_TRANSLATE_NOOP("core", "A cell may hold %1 characters at most."),
                    {QString::number(m_limits.cellLength)});
            cell.truncate(m_limits.cellLength);
            cell.squeeze();
        }
        m_row.cells.append(std::move(cell));
    }

    QString plainCell()
    {
        const qsizetype begin = m_at;
        bool isQuoted = false;
        while (!atCellEnd()) {
            isQuoted = isQuoted || sees(u'"');
            ++m_at;
        }
        if (isQuoted) {
            problem(m_line,
                    QT_TRANSLATE_NOOP(
                        "core", "There is a quotation mark inside a cell that does not begin with one."));
        }
        return m_text.mid(begin, m_at - begin);
    }

    QString quotedCell()
    {
        const int firstLine = m_line;
        QString cell;
        ++m_at;
        while (!atEnd() && !closesQuote()) {
            if (sees(u'"'))
                ++m_at; // the first of a doubled quotation mark
            takeCharacter(cell);
        }
        if (atEnd()) {
            problem(firstLine, QT_TRANSLATE_NOOP("core", "This quotation mark is never closed."));
            return cell;
        }
        ++m_at;
        if (!atCellEnd()) {
            problem(m_line, QT_TRANSLATE_NOOP("core", "There is text after a closing quotation mark."));
            cell += plainCell();
        }
        return cell;
    }

    /// A line end inside a cell stays as it is, and counts one line.
    void takeCharacter(QString &cell)
    {
        const qsizetype end = lineEnd();
        if (end > 0)
            ++m_line;
        for (qsizetype i = 0; i < std::max<qsizetype>(end, 1); ++i)
            cell += m_text.at(m_at++);
    }

    [[nodiscard]] bool closesQuote() const
    {
        return sees(u'"') && (m_at + 1 >= m_text.size() || m_text.at(m_at + 1) != u'"');
    }

    const QString &m_text;
    const QChar m_separator;
    const CsvLimits m_limits;
    qsizetype m_at = 0;
    int m_line = 1;
    qsizetype m_cells = 0;
    CsvRow m_row;
    CsvScan m_scan;
};

const QString lineWord = QStringLiteral("line ");

} // namespace

QString csvPlace(int line, qsizetype column)
{
    const QString place = lineWord + QString::number(line);
    return column < 1 ? place : place + QStringLiteral(", column %1").arg(column);
}

int lineOfCsvPlace(const QString &where)
{
    return where.startsWith(lineWord) ? where.section(u' ', 1, 1).remove(u',').toInt() : 0;
}

CsvScan scanCsv(const QString &text, QChar separator, const CsvLimits &limits)
{
    return Scanner(text, separator, limits).scan();
}

} // namespace touchline
