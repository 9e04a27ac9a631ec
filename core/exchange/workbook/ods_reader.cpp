// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/workbook/ods_reader.h"

#include "core/exchange/workbook/sheet_rows.h"
#include "core/exchange/workbook/zip_parts.h"

#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// As a reader of XML splits names: prefixes are the file's own affair.
const QString tableSpace = QStringLiteral("urn:oasis:names:tc:opendocument:xmlns:table:1.0");
const QString officeSpace = QStringLiteral("urn:oasis:names:tc:opendocument:xmlns:office:1.0");
const QString textSpace = QStringLiteral("urn:oasis:names:tc:opendocument:xmlns:text:1.0");

class OdsReader
{
public:
    OdsReader(const QByteArray &bytes, const CsvLimits &limits)
        : m_xml(bytes)
        , m_limits(limits)
        , m_cellsLeft(limits.cells)
    {
    }

    /// False where the file is damaged.
    bool read()
    {
        while (!m_xml.atEnd() && m_problems.empty()) {
            if (m_xml.readNext() == QXmlStreamReader::DTD)
                return false;
            // What a changed document keeps of its former cells stands elsewhere in it.
            if (isStart(tableSpace, "tracked-changes"))
                m_xml.skipCurrentElement();
            else if (isStart(tableSpace, "table"))
                readTable();
        }
        return !m_problems.empty() || !m_xml.hasError();
    }

    /// The limit that was passed.
    [[nodiscard]] const Problems &problems() const { return m_problems; }
    std::vector<WorkbookSheet> take() { return std::move(m_sheets); }

private:
    [[nodiscard]] bool isStart(const QString &space, const char *name) const
    {
        return m_xml.isStartElement() && m_xml.namespaceUri() == space && m_xml.name() == QLatin1String(name);
    }

    [[nodiscard]] QString attribute(const QString &space, const char *name) const
    {
        return m_xml.attributes().value(space, QLatin1String(name)).toString();
    }

    /// How often what follows is meant, from 1.
    [[nodiscard]] qsizetype repeated(const char *name) const
    {
        constexpr qsizetype most = 2'000'000;
        return std::clamp<qsizetype>(attribute(tableSpace, name).toLongLong(), 1, most);
    }

    void readTable()
    {
        SheetRows rows(m_limits, m_cellsLeft);
        const QString name = attribute(tableSpace, "name");
        qsizetype row = 0;
        // Rows may stand in groups, and among headings; a table within a cell is passed over with its cell.
        for (int depth = 1; depth > 0 && !m_xml.atEnd() && rows.problems().empty();) {
            m_xml.readNext();
            if (m_xml.isEndElement())
                --depth;
            if (!m_xml.isStartElement())
                continue;
            if (isStart(tableSpace, "table-row"))
                row = readRow(row, rows);
            else
                ++depth;
        }
        m_problems = rows.problems();
        m_sheets.push_back({name, rows.take()});
    }

    /// Gives the number of the next one.
    qsizetype readRow(qsizetype row, SheetRows &rows)
    {
        const qsizetype times = repeated("number-rows-repeated");
        qsizetype column = 0;
        while (m_xml.readNextStartElement()) {
            const bool isCell =
                isStart(tableSpace, "table-cell") || isStart(tableSpace, "covered-table-cell");
            if (!isCell) {
                m_xml.skipCurrentElement();
                continue;
            }
            const qsizetype wide = repeated("number-columns-repeated");
            const QString text = readCell(row, column, rows);
            for (qsizetype i = 0; i < wide && !text.isEmpty() && rows.problems().empty(); ++i)
                rows.put(row, column + i, text);
            column += wide;
        }
        const QStringList cells = rows.cellsOf(row);
        for (qsizetype i = 1; i < times && !cells.isEmpty() && rows.problems().empty(); ++i)
            for (qsizetype cell = 0; cell < cells.size(); ++cell)
                rows.put(row + i, cell, cells.at(cell));
        return row + times;
    }

    QString readCell(qsizetype row, qsizetype column, SheetRows &rows)
    {
        const QString type = attribute(officeSpace, "value-type");
        const bool isFormula = !attribute(tableSpace, "formula").isEmpty();
        const QString value = attribute(officeSpace, "value");
        const QString date = attribute(officeSpace, "date-value");
        const QString time = attribute(officeSpace, "time-value");
        const QString truth = attribute(officeSpace, "boolean-value");
        const QString text = attribute(officeSpace, "string-value");
        const QString shown = readText();
        if (type.isEmpty() && isFormula && shown.isEmpty())
            rows.putProblem(row, column,
                            {QT_TRANSLATE_NOOP("core", "The file has no value for this formula."), {}},
                            {QT_TRANSLATE_NOOP("core", "Open it in a spreadsheet and save it again."), {}});
        if (type == QLatin1String("date"))
            return dateText(date);
        if (type == QLatin1String("time"))
            return timeText(time);
        if (type == QLatin1String("boolean"))
            return truth.toUpper();
        bool isNumber = false;
        const double number = value.toDouble(&isNumber);
        return isNumber ? cellNumber(number) : text.isEmpty() ? shown : text;
    }

    static QString dateText(const QString &value)
    {
        const QDateTime moment = QDateTime::fromString(value, Qt::ISODate);
        return moment.isValid() ? cellDateTime(moment.date(), value.contains(u'T') ? moment.time() : QTime())
                                : value;
    }

    /// Of "PT19H30M00S"; more than a day, which is no time, as it stands.
    static QString timeText(const QString &value)
    {
        static const QRegularExpression form(
            QStringLiteral("^PT(\\d{1,3})H(\\d{1,2})M(\\d{1,2})(?:[.,]\\d+)?S$"));
        const auto parts = form.match(value);
        const QTime time(parts.captured(1).toInt(), parts.captured(2).toInt(), parts.captured(3).toInt());
        return parts.hasMatch() && time.isValid() ? cellDateTime({}, time) : value;
    }

    /// The paragraphs of a cell, a line each; without notes and drawings.
    QString readText()
    {
        QStringList paragraphs;
        while (m_xml.readNextStartElement())
            if (isStart(textSpace, "p"))
                paragraphs << readParagraph();
            else
                m_xml.skipCurrentElement();
        return paragraphs.join(u'\n');
    }

    QString readParagraph()
    {
        QString text;
        for (int depth = 1; depth > 0 && !m_xml.atEnd();) {
            m_xml.readNext();
            if (m_xml.isEndElement())
                --depth;
            if (m_xml.isCharacters())
                text += m_xml.text();
            if (!m_xml.isStartElement())
                continue;
            if (isStart(officeSpace, "annotation")) {
                m_xml.skipCurrentElement();
                continue;
            }
            ++depth;
            if (isStart(textSpace, "s"))
                text += QString(std::clamp(attribute(textSpace, "c").toInt(), 1, 1000), u' ');
            else if (isStart(textSpace, "tab"))
                text += u'\t';
            else if (isStart(textSpace, "line-break"))
                text += u'\n';
        }
        return text;
    }

    QXmlStreamReader m_xml;
    CsvLimits m_limits;
    qsizetype m_cellsLeft;
    std::vector<WorkbookSheet> m_sheets;
    Problems m_problems;
};

} // namespace

Result<std::vector<WorkbookSheet>> readOds(ZipParts &parts, const CsvLimits &limits)
{
    const QString content = QStringLiteral("content.xml");
    const QString manifest = QStringLiteral("META-INF/manifest.xml");
    if (const auto list = parts.read(manifest); list && list->contains("encryption-data"))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "This workbook has a password. Save it without one."));
    const auto bytes = parts.read(content);
    TOUCHLINE_TRY(bytes);
    OdsReader reader(*bytes, limits);
    if (!reader.read())
        return fail(Fault::Damaged,
                    QT_TRANSLATE_NOOP("core", "The file is damaged: its part %1 cannot be read."), {content});
    if (!reader.problems().empty())
        return fail({Fault::BadInput, reader.problems().front().what, {}});
    return reader.take();
}

} // namespace touchline
