// SPDX-License-Identifier: GPL-3.0-or-later
// Workbooks as lists: what a sheet says as text, which sheet is taken, and what is said of files that are
// damaged, locked or too big. season and odd come from LibreOffice, odd_unsaved from a program that computes
// no formula.
#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/csv_writer.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/squad_csv.h"
#include "core/exchange/shapes/list_shape.h"
#include "core/exchange/workbook/workbook.h"
#include "core/exchange/workbook/xlsx_reader.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/support/text.h"
#include "tests/support/zip_file.h"
#include "tests/unit/exchange/problem_texts.h"

#include <QFile>

namespace test_workbook {

using namespace touchline;
using namespace touchline::testing;

namespace {

QByteArray listFile(const QString &name)
{
    QFile file(u"tests/data/lists/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// "3: Rovers | 2 |", a row a line.
QStringList rowsOf(const std::vector<CsvRow> &rows)
{
    QStringList texts;
    for (const CsvRow &row : rows) {
        texts << u"%1: %2"_s.arg(row.line).arg(row.cells.join(u" | "_s).replace(u'\n', u'/'));
        for (const Problem &problem : row.problems)
            texts.last() += u" ("_s + problem.where + u": "_s + problem.what.english() + u')';
    }
    return texts;
}

QString errorOf(const QByteArray &bytes)
{
    const auto sheets = readWorkbook(bytes);
    return sheets ? QString() : sheets.error().message.english();
}

using ZipFiles = std::vector<std::pair<QByteArray, QByteArray>>;

/// A workbook with one sheet of this inner XML, as small as one can be. `more`: other parts.
QByteArray smallXlsx(const QByteArray &rows, const QByteArray &workbook = {},
                     const QByteArray &space = "main", const ZipFiles &more = {})
{
    const QByteArray start = R"(<?xml version="1.0"?>)";
    const QByteArray relation = R"(<Relationships xmlns="r">)";
    ZipFiles files{
        {"[Content_Types].xml", start + "<Types/>"},
        {"_rels/.rels",
         start + relation +
             R"(<Relationship Id="rId1" Type="x/officeDocument" Target="/xl/workbook.xml"/></Relationships>)"},
        {"xl/workbook.xml", start + "<workbook xmlns=\"" + space + "\" xmlns:r=\"rel\">" + workbook +
                                R"(<sheets><sheet name="One" sheetId="7" r:id="a"/></sheets></workbook>)"},
        {"xl/_rels/workbook.xml.rels",
         start + relation +
             R"(<Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/>)"
             R"(<Relationship Id="b" Type="x/sharedStrings" Target="sharedStrings.xml"/>)"
             R"(<Relationship Id="c" Type="x/styles" Target="styles.xml"/></Relationships>)"},
        {"xl/worksheets/sheet1.xml",
         start + "<worksheet xmlns=\"" + space + "\"><sheetData>" + rows + "</sheetData></worksheet>"}};
    files.insert(files.end(), more.begin(), more.end());
    return zipOf(files);
}

QByteArray smallOds(const QByteArray &rows)
{
    return zipOf(
        {{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
         {"content.xml",
          R"(<?xml version="1.0"?><o:document-content xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0" )"
          R"(xmlns:t="urn:oasis:names:tc:opendocument:xmlns:table:1.0" )"
          R"(xmlns:x="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><o:body><o:spreadsheet>)"
          R"(<t:table t:name="One">)" +
              rows + "</t:table></o:spreadsheet></o:body></o:document-content>"}});
}

} // namespace

class TestWorkbook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void seasons_data() { rowsNamed({"season.xlsx", "season.ods"}); }
    void seasons()
    {
        CsvList list = listFrom(listFile(QString::fromLatin1(QTest::currentDataTag())));
        QVERIFY(list.table && list.workbook);
        QCOMPARE(list.table->names, lines("Info", "Matches", "Squads"));
        QCOMPARE(list.table->name, u"Info"_s);
        chooseSheet(list, u"matches"_s);
        QCOMPARE(list.table->name, u"Matches"_s);
        const auto results = previewResults(list);
        QCOMPARE(textsOf(results.allProblems()), QStringList());
        QCOMPARE(textsOf(results.notes),
                 lines("Sheet \"Matches\", one of 3: Info, Matches, Squads.",
                       "line 3: Columns that are ignored: Kick-off, Ground, Referee."));
        QCOMPARE(results.rows.size(), 30U);
        QCOMPARE(results.rows.at(0).line, 4);
        QCOMPARE(results.rows.at(0).value.date, QDate(2026, 8, 15));
        QCOMPARE(results.rows.at(0).value.score, (Score{0, 2}));
        // What reads CSV reads a workbook too.
        CsvList plain(list.bytes);
        plain.sheet = u"Squads"_s;
        std::vector<TeamSquad> teams(1);
        teams[0].team.name = u"Ashford Vale"_s;
        const auto squads = previewSquads(plain, teams);
        QCOMPARE(textsOf(squads.allProblems()), QStringList());
        QCOMPARE(squads.rows.at(0).value.entry.person.name, u"Jörg Öz"_s);
        chooseSheet(list, u"Cards"_s);
        QCOMPARE(textsOf(previewResults(list).allProblems()),
                 lines("There is no sheet \"Cards\". Sheets: Info, Matches, Squads."));
    }

    /// Numbers, dates and formulas as they would stand in a CSV file; rows that a file says once and repeats;
    /// a note is no part of its cell.
    void oddCells_data() { rowsNamed({"odd.xlsx", "odd.ods"}); }
    void oddCells()
    {
        const auto sheets = readWorkbook(listFile(QString::fromLatin1(QTest::currentDataTag())));
        QVERIFY(sheets);
        QCOMPARE(sheets->size(), 1U);
        QStringList found = rowsOf(sheets->front().rows);
        // What LibreOffice makes of them in .ods: numbers, and a day without its midnight.
        found.replaceInStrings(u"2026-01-01 |"_s, u"2026-01-01 00:00 |"_s);
        found.replaceInStrings(u"! | 1 |"_s, u"! | TRUE |"_s)
            .replaceInStrings(u"! | 0 |"_s, u"! | FALSE |"_s);
        QCOMPARE(
            found,
            lines(
                "1: text | whole | half | sum | words | truth | day | moment | hour | share | error | late",
                "2: Größe 1 | 2 | 2.5 | 4.5 | Größe 1! | TRUE | 2026-09-25 | 2026-09-25 19:30 | 19:30 | 0.5 "
                "| #DIV/0! | 2026-12-31 23:59:59",
                "3: same | 1 | 1 | 2 | same! | FALSE | 1999-12-31 | 2026-01-01 00:00 | 00:00 | 1",
                "4: same | 1 | 1 | 2 | same! | FALSE | 1999-12-31 | 2026-01-01 00:00 | 00:00 | 1",
                "5: twice | 7 | 7 | 7", "6: twice | 7 | 7 | 7", "7: twice | 7 | 7 | 7",
                "8: two/lines |  |  |  |  |  |  |  |  |  |  | last"));
    }

    /// A formula without a value is a problem of its cell, unless nobody reads the column.
    void formulasWithoutValue()
    {
        const QByteArray bytes = listFile(u"odd_unsaved.xlsx"_s);
        const auto sheets = readWorkbook(bytes);
        QVERIFY(sheets);
        QCOMPARE(
            rowsOf(sheets->front().rows).at(2),
            u"3: same | 1 | 1 |  |  | FALSE | 1999-12-31 | 2026-01-01 00:00 | 00:00 | 1 (line 3, column 4: "
            u"The "
            "file has no value for this formula.) (line 3, column 5: The file has no value for this formula.)"_s);
        const auto problems = [&](const QString &home, const QString &goals) {
            return textsOf(previewResults(CsvList(bytes, {{u"home"_s, u"text"_s},
                                                          {u"away"_s, home},
                                                          {u"home_goals"_s, u"whole"_s},
                                                          {u"away_goals"_s, goals}}))
                               .allProblems())
                .filter(u"formula"_s);
        };
        QCOMPARE(problems(u"hour"_s, u"half"_s), QStringList());
        QCOMPARE(problems(u"hour"_s, u"sum"_s).size(), 3);
    }

    /// What other programs write: texts within their cells, another namespace, places that are not named,
    /// dates as text or since 1904, letters of several kinds and how they are read aloud.
    void otherFormsOfXlsx()
    {
        const QByteArray texts = R"(<sst><si><t>plain</t></si><si><r><t>Foot</t></r><r><t>ball</t></r>)"
                                 R"(<rPh sb="0" eb="1"><t>aloud</t></rPh></si></sst>)";
        const QByteArray styles =
            R"(<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-407]d/m/yy;@"/>)"
            R"(</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>)"
            R"(<xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="20"/></cellXfs></styleSheet>)";
        const QByteArray rows = R"(<row><c t="inlineStr"><is><t>i_x006e_</t><r><t> place</t></r></is></c>)"
                                R"(<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>9</v></c></row>)"
                                R"(<row r="5"><c r="C5" s="1"><v>40000</v></c><c s="2"><v>0.8125</v></c>)"
                                R"(<c t="d"><v>2026-09-25</v></c><c t="d"><v>2026-09-25T19:30:00</v></c>)"
                                R"(<c t="str"><f>x</f><v>word</v></c><c t="e"><v>#N/A</v></c>)"
                                R"(<c><v>1234567890123</v></c><c><v>0.30000000000000004</v></c></row>)"
                                R"(<row r="2"><c r="B2"><v>2.0</v></c></row>)";
        const auto sheets = readWorkbook(
            smallXlsx(rows, R"(<workbookPr date1904="1"/>)", "http://purl.oclc.org/ooxml/spreadsheetml/main",
                      {{"xl/sharedStrings.xml", texts}, {"xl/styles.xml", styles}}));
        QVERIFY(sheets);
        QCOMPARE(
            rowsOf(sheets->front().rows),
            lines(
                "1: in place | plain | Football", "2:  | 2",
                "5:  |  | 2013-07-07 | 19:30 | 2026-09-25 | 2026-09-25 19:30 | word | #N/A | 1234567890123 | "
                "0.3"));
        QCOMPARE(rowsOf(readWorkbook(smallXlsx(R"(<row><c><v>1</v></c></row>)"))->front().rows),
                 lines("1: 1"));
    }

    void otherFormsOfOds()
    {
        const auto sheets = readWorkbook(smallOds(
            R"(<t:table-header-rows><t:table-row><t:table-cell o:value-type="string"><x:p>a<x:s x:c="2"/>b</x:p>)"
            R"(<x:p>c</x:p></t:table-cell><t:covered-table-cell/><t:table-cell t:number-columns-repeated="2" )"
            R"(o:value-type="percentage" o:value="0.5"><x:p>50 %</x:p></t:table-cell></t:table-row>)"
            R"(</t:table-header-rows><t:table-row t:number-rows-repeated="1048000"><t:table-cell )"
            R"(t:number-columns-repeated="16384"/></t:table-row><t:table-row-group><t:table-row><t:table-cell )"
            R"(o:value-type="currency" o:value="12.50"/><t:table-cell o:value-type="boolean" o:boolean-value="true"/><t:table-cell o:value-type="time" o:time-value="PT19H30M00S"/>)"
            R"(<t:table-cell o:value-type="time" o:time-value="PT49H30M00S"/><t:table-cell t:formula="of:=1+1"/>)"
            R"(</t:table-row></t:table-row-group>)"));
        QVERIFY(sheets);
        QCOMPARE(rowsOf(sheets->front().rows),
                 lines("1: a  b/c |  | 0.5 | 0.5", "1048002: 12.5 | TRUE | 19:30 | PT49H30M00S (line "
                                                   "1048002, column 5: The file has no value for this "
                                                   "formula.)"));
    }

    void formatsOfDates_data()
    {
        columns<QString, bool, bool>();
        for (const auto &[code, hasDate, hasTime] :
             std::vector<std::tuple<const char *, bool, bool>>{{"General", false, false},
                                                               {"Standard", false, false},
                                                               {"0.00", false, false},
                                                               {"#,##0 \"days\"", false, false},
                                                               {"[Red]0", false, false},
                                                               {"0.00E+00", false, false},
                                                               {"@", false, false},
                                                               {"[$-409]d-mmm-yy;@", true, false},
                                                               {"yyyy-mm-dd hh:mm", true, true},
                                                               {"h:mm AM/PM", false, true},
                                                               {"[h]:mm:ss", false, true},
                                                               {"mm:ss", false, true},
                                                               {"mmm", true, false},
                                                               {"[$€-407]#,##0", false, false},
                                                               {"0\\d", false, false}})
            QTest::newRow(code) << QString::fromUtf8(code) << hasDate << hasTime;
    }
    void formatsOfDates()
    {
        const auto [code, hasDate, hasTime] = row<QString, bool, bool>();
        QCOMPARE(dateFormatOf(code).hasDate, hasDate);
        QCOMPARE(dateFormatOf(code).hasTime, hasTime);
    }

    /// What is written is read again to the letter: numbers as numbers, texts as they are, whatever they look
    /// like.
    void writtenAndRead()
    {
        CsvWriter writer(spreadsheetStyle(u"A.XLSX"_s));
        const QStringList texts{u"=1+1"_s, u"'quoted"_s, u"1860"_s, u" <&>\"é\n2"_s, u""_s, u"_x0041_"_s};
        writer.addRow(texts);
        writer.add(1);
        writer.add(QDate(2026, 9, 25));
        writer.add(QTime(19, 30));
        writer.add(std::optional<int>());
        writer.add(QDate(1863, 12, 9));
        writer.add(-3);
        writer.endRow();
        const auto sheets = readWorkbook(writer.bytes());
        QVERIFY(sheets);
        const std::vector<CsvRow> &rows = sheets->front().rows;
        QCOMPARE(rows.size(), 2U);
        QCOMPARE(rows[0].cells, texts);
        QCOMPARE(rows[1].cells, lines("1", "2026-09-25", "19:30", "", "1863-12-09", "-3"));
        QVERIFY(spreadsheetStyle(u"a.csv"_s).hasMark && !spreadsheetStyle(u"a.csv"_s).isWorkbook);
        QVERIFY(!CsvWriter(spreadsheetStyle(u"a.xlsx"_s)).bytes().isEmpty());
    }

    /// Damaged, locked and too big: a sentence, and little memory.
    void refused()
    {
        const QByteArray whole = listFile(u"season.xlsx"_s);
        QVERIFY(isWorkbook(whole) && !isWorkbook("home,away\n"));
        QCOMPARE(errorOf(whole.left(whole.size() / 2)), u"The file is damaged or incomplete."_s);
        QByteArray flipped = whole;
        flipped[2000] = static_cast<char>(flipped.at(2000) ^ 4);
        QVERIFY2(errorOf(flipped).startsWith(u"The file is damaged"_s), qPrintable(errorOf(flipped)));
        QCOMPARE(
            errorOf(QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") + QByteArray(512, '\0')),
            u"This workbook has a password or is an old .xls file. Save it as .xlsx without a password."_s);
        QCOMPARE(
            errorOf(zipOf({{"word.txt", "x"}})),
            u"This is neither an .xlsx nor an .ods file. Open it in its program and save the table as .xlsx, "
            ".ods or CSV."_s);
        QCOMPARE(errorOf(zipOf({{"META-INF/manifest.xml", "<encryption-data/>"}, {"content.xml", "?"}})),
                 u"This workbook has a password. Save it without one."_s);
        QCOMPARE(errorOf(zipOf({{"content.xml", "<a><b></a>"}})),
                 u"The file is damaged: its part content.xml cannot be read."_s);
        QCOMPARE(errorOf(zipOf({{"content.xml", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"}})),
                 u"The file is damaged: its part content.xml cannot be read."_s);
        QCOMPARE(errorOf(zipOf({{"content.xml", "<a/>"}})), u"The file has no sheet with a table."_s);
        QCOMPARE(errorOf(zipOf({{"[Content_Types].xml", "<a/>"}})),
                 u"The file is damaged: its part _rels/.rels is missing."_s);
        // 150 MB that are packed into 150 kB.
        QCOMPARE(errorOf(zipOf({{"content.xml", QByteArray(qsizetype{150} * 1024 * 1024, ' ')}})),
                 u"The file holds more than 128 MB when unpacked."_s);
        const QByteArray filled = R"(o:value-type="string"><x:p>x</x:p></t:table-cell></t:table-row>)";
        QCOMPARE(
            errorOf(smallOds(R"(<t:table-row t:number-rows-repeated="9999999"><t:table-cell )" + filled)),
            u"A table may have 500000 rows at most."_s);
        QCOMPARE(
            errorOf(smallOds(R"(<t:table-row><t:table-cell t:number-columns-repeated="9999999" )" + filled)),
            u"A table may have 1000 columns at most."_s);
        QCOMPARE(errorOf(smallOds(R"(<t:table-row t:number-rows-repeated="9000"><t:table-cell )"
                                  R"(t:number-columns-repeated="900" )" +
                                  filled)),
                 u"A table may have 2000000 cells at most."_s);
        QCOMPARE(errorOf(smallXlsx(R"(<row><c r="ZZZZZZZZZ1"><v>1</v></c></row>)")),
                 u"A table may have 1000 columns at most."_s);
        QCOMPARE(textsOf(previewResults(listFrom(whole.left(900))).allProblems()),
                 lines("The file is damaged or incomplete."));
    }

private:
    static void rowsNamed(std::initializer_list<const char *> names)
    {
        QTest::addColumn<int>("none");
        for (const char *name : names)
            QTest::newRow(name) << 0;
    }
};

TOUCHLINE_TEST(TestWorkbook)

} // namespace test_workbook

#include "test_workbook.moc"
