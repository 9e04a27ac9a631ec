// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"

#include <QStringDecoder>
#include <QtGlobal>

namespace touchline {

namespace {

QString lineName(int line)
{
    return QStringLiteral("line %1").arg(line);
}

/// Takes the text apart into rows of cells; knows nothing of headers.
class Scanner
{
public:
    Scanner(const QString &text, Problems &problems) : m_text(text), m_problems(problems) {}

    std::vector<CsvTable::Row> rows()
    {
        std::vector<CsvTable::Row> rows;
        while (!atEnd()) {
            if (lineEnd() > 0)
                passLineEnd();
            else
                rows.push_back(row());
        }
        return rows;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] bool sees(QChar wanted) const { return !atEnd() && m_text.at(m_at) == wanted; }
    /// Length of the line end here: CR LF, LF, or 0 for none. A lone CR is an ordinary character.
    [[nodiscard]] qsizetype lineEnd() const
    {
        if (sees(u'\n'))
            return 1;
        return sees(u'\r') && m_at + 1 < m_text.size() && m_text.at(m_at + 1) == u'\n' ? 2 : 0;
    }
    [[nodiscard]] bool atCellEnd() const { return atEnd() || sees(u',') || lineEnd() > 0; }

    void passLineEnd()
    {
        m_at += lineEnd();
        ++m_line;
    }

    void problem(int line, const char *text) { m_problems.push_back({lineName(line), {text, {}}, {}}); }

    CsvTable::Row row()
    {
        CsvTable::Row row;
        row.line = m_line;
        row.cells.append(cell());
        while (sees(u',')) {
            ++m_at;
            row.cells.append(cell());
        }
        if (!atEnd())
            passLineEnd();
        return row;
    }

    QString cell() { return sees(u'"') ? quotedCell() : plainCell(); }

    QString plainCell()
    {
        const qsizetype begin = m_at;
        bool quoted = false;
        while (!atCellEnd()) {
            quoted = quoted || sees(u'"');
            ++m_at;
        }
        if (quoted) {
            problem(m_line,
                    QT_TRANSLATE_NOOP("core", "A quotation mark stands inside a cell that does not begin "
                                              "with one."));
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
            if (sees(u'\n'))
                ++m_line;
            cell += m_text.at(m_at++);
        }
        if (atEnd()) {
            problem(firstLine,
                    QT_TRANSLATE_NOOP("core", "A quotation mark is opened here and never closed."));
            return cell;
        }
        ++m_at;
        if (!atCellEnd()) {
            problem(m_line, QT_TRANSLATE_NOOP("core", "There is text behind a closing quotation mark."));
            cell += plainCell();
        }
        return cell;
    }

    [[nodiscard]] bool closesQuote() const
    {
        return sees(u'"') && (m_at + 1 >= m_text.size() || m_text.at(m_at + 1) != u'"');
    }

    const QString &m_text;
    Problems &m_problems;
    qsizetype m_at = 0;
    int m_line = 1;
};

/// Names every line that is not UTF-8, so that a file of another encoding is not taken for a broken table.
void checkEncoding(const QByteArray &bytes, Problems &problems)
{
    const QList<QByteArray> lines = bytes.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        [[maybe_unused]] const QString text = decoder.decode(lines.at(i));
        if (decoder.hasError()) {
            problems.push_back(
                {lineName(static_cast<int>(i) + 1),
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
            problems.push_back(
                {lineName(header.line),
                 {QT_TRANSLATE_NOOP("core", "There are two columns of the name \"%1\"."), {name}},
                 {}});
        }
        seen.append(name);
    }
}

void checkWidth(const CsvTable::Row &row, qsizetype columns, Problems &problems)
{
    if (row.cells.size() == columns)
        return;
    problems.push_back({lineName(row.line),
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
    std::vector<Row> rows = Scanner(text, problems).rows();
    CsvTable table;
    if (rows.empty()) {
        problems.push_back({lineName(1), {QT_TRANSLATE_NOOP("core", "There is no header row."), {}}, {}});
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
