// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/workbook/xlsx_reader.h"

#include "core/exchange/workbook/sheet_rows.h"
#include "core/exchange/workbook/zip_parts.h"

#include <QDir>
#include <QHash>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtGlobal>

#include <cmath>

namespace touchline {

namespace {

tl::unexpected<Error> damagedXml(const QString &part)
{
    return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The file is damaged: its part %1 cannot be read."),
                {part});
}

/// Calls `start` for every element. Namespaces do not matter: a strict workbook has others. Errors: Damaged.
template <class Start>
Result<void> readXml(ZipParts &parts, const QString &part, Start start)
{
    const auto bytes = parts.read(part);
    TOUCHLINE_TRY(bytes);
    QXmlStreamReader xml(*bytes);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::DTD) // none has one: it could only grow
            return damagedXml(part);
        if (xml.isStartElement())
            start(xml);
    }
    return xml.hasError() ? damagedXml(part) : Result<void>();
}

QString attributeOf(const QXmlStreamReader &xml, QLatin1String name)
{
    for (const QXmlStreamAttribute &one : xml.attributes())
        if (one.name() == name)
            return one.value().toString();
    return {};
}

/// A part that another one names, by the id of the relation.
struct PartRelation
{
    QString kind;
    QString part;
};

Result<QHash<QString, PartRelation>> relationsOf(ZipParts &parts, const QString &part)
{
    const QString folder = part.contains(u'/') ? part.section(u'/', 0, -2) + u'/' : QString();
    const QString file = folder + QStringLiteral("_rels/") + part.section(u'/', -1) + QStringLiteral(".rels");
    QHash<QString, PartRelation> all;
    const auto read = readXml(parts, file, [&](const QXmlStreamReader &xml) {
        if (xml.name() != QLatin1String("Relationship"))
            return;
        const QString target = attributeOf(xml, QLatin1String("Target"));
        all.insert(attributeOf(xml, QLatin1String("Id")),
                   {attributeOf(xml, QLatin1String("Type")).section(u'/', -1),
                    target.startsWith(u'/') ? target.mid(1) : QDir::cleanPath(folder + target)});
    });
    TOUCHLINE_TRY(read);
    return all;
}

/// The first part of that kind; empty where there is none.
QString partOfKind(const QHash<QString, PartRelation> &relations, QLatin1String kind)
{
    for (const PartRelation &one : relations)
        if (one.kind == kind)
            return one.part;
    return {};
}

/// The formats that files need not define (18.8.30).
DateFormat builtInFormat(int id)
{
    const auto isIn = [id](int first, int last) { return id >= first && id <= last; };
    if (isIn(18, 21) || isIn(45, 47))
        return {false, true};
    if (id == 22)
        return {true, true};
    return {isIn(14, 17) || isIn(27, 31) || isIn(34, 36) || isIn(50, 58), isIn(32, 33)};
}

class XlsxReader
{
public:
    XlsxReader(ZipParts &parts, const CsvLimits &limits)
        : m_parts(parts)
        , m_limits(limits)
        , m_cellsLeft(limits.cells)
    {
    }

    Result<std::vector<WorkbookSheet>> read()
    {
        const auto ofFile = relationsOf(m_parts, {});
        TOUCHLINE_TRY(ofFile);
        const QString workbook = partOfKind(*ofFile, QLatin1String("officeDocument"));
        const auto relations = relationsOf(m_parts, workbook);
        TOUCHLINE_TRY(relations);
        if (const QString part = partOfKind(*relations, QLatin1String("sharedStrings")); m_parts.has(part))
            TOUCHLINE_TRY(readTexts(part));
        if (const QString part = partOfKind(*relations, QLatin1String("styles")); m_parts.has(part))
            TOUCHLINE_TRY(readFormats(part));
        std::vector<std::pair<QString, QString>> sheets;
        TOUCHLINE_TRY(readXml(m_parts, workbook, [&](const QXmlStreamReader &xml) {
            if (xml.name() == QLatin1String("workbookPr")) {
                const QString said = attributeOf(xml, QLatin1String("date1904"));
                m_is1904 = said == QLatin1String("1") || said == QLatin1String("true");
            }
            if (xml.name() == QLatin1String("sheet"))
                sheets.emplace_back(attributeOf(xml, QLatin1String("name")), relationOf(xml));
        }));
        std::vector<WorkbookSheet> all;
        for (const auto &[name, relation] : sheets) {
            const PartRelation found = relations->value(relation);
            if (found.kind != QLatin1String("worksheet")) // a sheet with a chart
                continue;
            auto rows = readSheet(found.part);
            TOUCHLINE_TRY(rows);
            all.push_back({name, *std::move(rows)});
        }
        return all;
    }

private:
    struct Cell
    {
        qsizetype row = 0;
        qsizetype column = 0;
        QString type{};
        int format = 0;
        QString value{};
        bool hasFormula = false;
    };

    /// "r:id", which a strict workbook has in another namespace than others; "sheetId" is something else.
    static QString relationOf(const QXmlStreamReader &xml)
    {
        for (const QXmlStreamAttribute &one : xml.attributes())
            if (one.name() == QLatin1String("id") && !one.namespaceUri().isEmpty())
                return one.value().toString();
        return {};
    }

    /// The text of an element with parts of different letters; how it is read aloud (rPh) is no part of it.
    static QString richText(QXmlStreamReader &xml)
    {
        QString text;
        for (int depth = 1; depth > 0 && !xml.atEnd();) {
            xml.readNext();
            if (xml.isEndElement())
                --depth;
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1String("rPh"))
                xml.skipCurrentElement();
            else if (xml.name() == QLatin1String("t"))
                text += xml.readElementText(QXmlStreamReader::SkipChildElements);
            else
                ++depth;
        }
        // What XML cannot hold is written as its number (22.9.2.19, ST_Xstring).
        static const QRegularExpression escape(QStringLiteral("_x([0-9A-Fa-f]{4})_"));
        QString plain;
        qsizetype done = 0;
        for (auto all = escape.globalMatch(text); all.hasNext();) {
            const QRegularExpressionMatch found = all.next();
            plain += QStringView(text).mid(done, found.capturedStart() - done);
            plain += QChar(found.captured(1).toUShort(nullptr, 16));
            done = found.capturedEnd();
        }
        return plain.append(QStringView(text).mid(done));
    }

    Result<void> readTexts(const QString &part)
    {
        return readXml(m_parts, part, [this](QXmlStreamReader &xml) {
            if (xml.name() == QLatin1String("si"))
                m_texts << richText(xml);
        });
    }

    Result<void> readFormats(const QString &part)
    {
        QHash<int, DateFormat> own;
        bool areCells = false;
        return readXml(m_parts, part, [&](const QXmlStreamReader &xml) {
            if (xml.name() == QLatin1String("numFmt"))
                own.insert(attributeOf(xml, QLatin1String("numFmtId")).toInt(),
                           dateFormatOf(attributeOf(xml, QLatin1String("formatCode"))));
            else if (xml.name() == QLatin1String("cellXfs"))
                areCells = true;
            else if (xml.name() == QLatin1String("cellStyles") || xml.name() == QLatin1String("dxfs"))
                areCells = false;
            else if (areCells && xml.name() == QLatin1String("xf")) {
                const int id = attributeOf(xml, QLatin1String("numFmtId")).toInt();
                m_formats.push_back(own.contains(id) ? own.value(id) : builtInFormat(id));
            }
        });
    }

    Result<std::vector<CsvRow>> readSheet(const QString &part)
    {
        SheetRows rows(m_limits, m_cellsLeft);
        qsizetype row = -1;
        qsizetype column = -1;
        const auto read = readXml(m_parts, part, [&](QXmlStreamReader &xml) {
            if (!rows.problems().empty())
                return;
            if (xml.name() == QLatin1String("row")) {
                const qsizetype said = attributeOf(xml, QLatin1String("r")).toLongLong();
                row = said > 0 ? said - 1 : row + 1;
                column = -1;
            } else if (xml.name() == QLatin1String("c")) {
                const qsizetype said = columnOf(attributeOf(xml, QLatin1String("r")));
                column = said >= 0 ? said : column + 1;
                Cell cell{row, column, attributeOf(xml, QLatin1String("t")),
                          attributeOf(xml, QLatin1String("s")).toInt()};
                readCell(xml, cell);
                take(cell, rows);
            }
        });
        TOUCHLINE_TRY(read);
        if (!rows.problems().empty())
            return fail({Fault::BadInput, rows.problems().front().what, {}});
        return rows.take();
    }

    /// 27 of "AB12", which is the column from 0; -1 where it is none.
    static qsizetype columnOf(const QString &reference)
    {
        constexpr int letters = 26;
        constexpr qsizetype tooFar = 1'000'000;
        qsizetype column = 0;
        for (const QChar one : reference) {
            if (one < u'A' || one > u'Z')
                break;
            column = std::min(column * letters + (one.unicode() - u'A') + 1, tooFar);
        }
        return column - 1;
    }

    static void readCell(QXmlStreamReader &xml, Cell &cell)
    {
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("v")) {
                cell.value = xml.readElementText(QXmlStreamReader::SkipChildElements);
            } else if (xml.name() == QLatin1String("is")) {
                cell.value = richText(xml);
            } else {
                cell.hasFormula = cell.hasFormula || xml.name() == QLatin1String("f");
                xml.skipCurrentElement();
            }
        }
    }

    void take(const Cell &cell, SheetRows &rows) const
    {
        if (cell.hasFormula && cell.value.isEmpty() && cell.type != QLatin1String("str"))
            rows.putProblem(cell.row, cell.column,
                            {QT_TRANSLATE_NOOP("core", "The file has no value for this formula."), {}},
                            {QT_TRANSLATE_NOOP("core", "Open it in a spreadsheet and save it again."), {}});
        else
            rows.put(cell.row, cell.column, textOf(cell));
    }

    [[nodiscard]] QString textOf(const Cell &cell) const
    {
        if (cell.type == QLatin1String("s"))
            return m_texts.value(cell.value.toLongLong());
        if (cell.type == QLatin1String("b"))
            return cell.value == QLatin1String("0") ? QStringLiteral("FALSE") : QStringLiteral("TRUE");
        if (cell.type == QLatin1String("d")) {
            const QDateTime moment = QDateTime::fromString(cell.value, Qt::ISODate);
            return moment.isValid()
                       ? cellDateTime(moment.date(), cell.value.contains(u'T') ? moment.time() : QTime())
                       : cell.value;
        }
        bool isNumber = false;
        const double value = cell.value.toDouble(&isNumber);
        const bool isPlain = cell.type.isEmpty() || cell.type == QLatin1String("n");
        if (!isPlain || !isNumber || !std::isfinite(value))
            return cell.value;
        const auto index = static_cast<std::size_t>(std::max(cell.format, 0));
        const DateFormat format = index < m_formats.size() ? m_formats[index] : DateFormat{};
        return format.hasDate || format.hasTime ? dateText(value, format) : cellNumber(value);
    }

    /// Days since the end of 1899, with the time of day behind the point.
    [[nodiscard]] QString dateText(double value, DateFormat format) const
    {
        constexpr double lastDay = 2'958'466; // 10000-01-01
        constexpr int secondsOfDay = 86'400;
        if (value < 0 || value >= lastDay)
            return cellNumber(value);
        auto days = static_cast<qint64>(std::floor(value));
        auto seconds = static_cast<qint64>(std::llround((value - std::floor(value)) * secondsOfDay));
        days += seconds / secondsOfDay;
        seconds %= secondsOfDay;
        // 1900 was no leap year, though the first spreadsheets took it for one.
        constexpr int leapDay = 60;
        const QDate zero = m_is1904 ? QDate(1904, 1, 1) : QDate(1899, 12, days < leapDay ? 31 : 30);
        const QTime time = QTime(0, 0).addSecs(static_cast<int>(seconds));
        // A time alone has no day; a date alone may still have its time, whatever is shown of it.
        const bool hasDate = format.hasDate && (days > 0 || m_is1904);
        return cellDateTime(hasDate ? zero.addDays(days) : QDate(),
                            format.hasTime || !hasDate ? time : QTime());
    }

    ZipParts &m_parts;
    CsvLimits m_limits;
    qsizetype m_cellsLeft;
    bool m_is1904 = false;
    QStringList m_texts;
    /// By the number that a cell has.
    std::vector<DateFormat> m_formats;
};

} // namespace

DateFormat dateFormatOf(const QString &code)
{
    DateFormat format;
    bool isQuoted = false;
    bool isInBrackets = false;
    // Of "positive;negative;zero;text" the first says what it is.
    for (qsizetype i = 0; i < code.size() && (isQuoted || code.at(i) != u';'); ++i) {
        const QChar one = code.at(i).toLower();
        if (one == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && (one == u'\\' || one == u'_' || one == u'*'))
            ++i;
        else if (!isQuoted && one == u'[') {
            // "[h]:mm" counts hours; "[Red]" and "[$-409]" are something else.
            const QString inside = code.mid(i + 1, code.indexOf(u']', i) - i - 1).toLower();
            isInBrackets = inside.isEmpty() || inside.count(inside.front()) != inside.size() ||
                           !QStringLiteral("hms").contains(inside.front());
        } else if (one == u']')
            isInBrackets = false;
        else if (!isQuoted && !isInBrackets) {
            format.hasDate = format.hasDate || one == u'y' || one == u'd';
            format.hasTime = format.hasTime || one == u'h' || one == u's';
        }
    }
    // "mmm" alone is a month.
    if (!format.hasDate && !format.hasTime)
        format.hasDate = code.contains(QLatin1String("mm"), Qt::CaseInsensitive) && !code.contains(u'"');
    // "General", in which there is no d or y, but German has "Standard".
    if (code.compare(QLatin1String("General"), Qt::CaseInsensitive) == 0 ||
        code.compare(QLatin1String("Standard"), Qt::CaseInsensitive) == 0)
        return {};
    return format;
}

Result<std::vector<WorkbookSheet>> readXlsx(ZipParts &parts, const CsvLimits &limits)
{
    return XlsxReader(parts, limits).read();
}

} // namespace touchline
