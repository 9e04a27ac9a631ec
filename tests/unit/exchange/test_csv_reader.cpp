// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/csv_reader.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/exchange/problem_texts.h"

#include <QStringEncoder>

namespace test_csv_reader {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// All rows, header first, cells joined by '·' and rows by '/'.
QString tableOf(const CsvSheet &sheet)
{
    QStringList rows{sheet.header.cells.join(u'·')};
    for (const CsvRow &row : sheet.rows)
        rows << row.cells.join(u'·');
    return rows.join(u'/');
}

Problems problemsOf(const CsvSheet &sheet)
{
    Problems problems = sheet.problems;
    problems.insert(problems.end(), sheet.header.problems.begin(), sheet.header.problems.end());
    for (const CsvRow &row : sheet.rows)
        problems.insert(problems.end(), row.problems.begin(), row.problems.end());
    return problems;
}

} // namespace

class TestCsvReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The examples of RFC 4180, section 2, and what programs make of them.
    void takesTablesApart_data() { rowsFrom<QByteArray, QString>("test_csv_reader"); }

    void takesTablesApart()
    {
        const auto [bytes, table] = row<QByteArray, QString>();
        const CsvSheet sheet = readCsv(bytes);
        QCOMPARE(textsOf(problemsOf(sheet)), QStringList());
        QCOMPARE(tableOf(sheet), table);
    }

    void theHeaderTellsTheSeparator_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QChar>("separator");
        const auto row = [](const char *name, const char *text, char16_t separator) {
            QTest::newRow(name) << QString::fromUtf8(text) << QChar(separator);
        };
        row("nothing", "", u',');
        row("no separator", "name\nBrazil; Pelé\n", u',');
        row("commas in a heading", "name, full;goals;minutes\nA;1;2\nB;3;4\n", u';');
        row("more commas than semicolons, but not in every row", "a,b,c;d\n1;2\n3;4\n5,6;7\n", u';');
        row("as often", "a,b;c\n1,2;3\n", u',');
        row("the line that names it", "sep=\t\na;b", u'\t');
        row("a heading that only looks so", "sep=x;b\n1;2", u';');
    }

    void theHeaderTellsTheSeparator()
    {
        QFETCH(QString, text);
        QTEST(recognisedSeparator(text), "separator");
    }

    void rowsKnowTheirLines()
    {
        const CsvSheet sheet = readCsv("a,b\r\n\r\n\"1\r\n2\n3\r4\",x\r\ny,z\r\n");
        QCOMPARE(sheet.header.line, 1);
        QCOMPARE(sheet.rows.at(0).line, 3);
        QCOMPARE(sheet.rows.at(1).line, 7);
        QCOMPARE(readCsv("sep=;\n\na;b\n1;2").rows.at(0).line, 4);
    }

    void encodingsAreRecognised_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<TextEncoding>("encoding");
        const QString text = u"name;city\nMüller “€” Šťastný 🏆;Żółć\n"_s;
        QStringEncoder littleEndian(QStringEncoder::Utf16LE);
        QStringEncoder bigEndian(QStringEncoder::Utf16BE);
        QTest::newRow("UTF-8") << text.toUtf8() << TextEncoding::Utf8;
        QTest::newRow("UTF-8 with a mark")
            << QByteArray("\xEF\xBB\xBF") + text.toUtf8() << TextEncoding::Utf8;
        QTest::newRow("UTF-16 LE") << QByteArray("\xFF\xFE") + QByteArray(littleEndian.encode(text))
                                   << TextEncoding::Utf16LittleEndian;
        QTest::newRow("UTF-16 BE") << QByteArray("\xFE\xFF") + QByteArray(bigEndian.encode(text))
                                   << TextEncoding::Utf16BigEndian;
    }

    void encodingsAreRecognised()
    {
        QFETCH(QByteArray, bytes);
        const CsvSheet sheet = readCsv(bytes);
        QTEST(sheet.encoding, "encoding");
        QCOMPARE(textsOf(sheet.problems) + textsOf(sheet.notes), QStringList());
        QCOMPARE(tableOf(sheet), u"name·city/Müller “€” Šťastný 🏆·Żółć"_s);
    }

    /// What Excel writes in western Europe.
    void aSpreadsheetOfWindowsIsRead()
    {
        const CsvSheet sheet = readCsv("Verein;Ort\r\nK\xF6ln;\x80 5 \x84K\xF6\x93 \x8A\x9F\r\n");
        QCOMPARE(sheet.encoding, TextEncoding::Windows1252);
        QCOMPARE(tableOf(sheet), u"Verein·Ort/Köln·€ 5 „Kö“ ŠŸ"_s);
        QCOMPARE(textsOf(sheet.problems), QStringList());
        QCOMPARE(textsOf(sheet.notes),
                 lines("line 2: The text is not UTF-8; it was read as Windows-1252. Check the accents."));
        // The codes without a letter, and all of Latin-1 behind them.
        QCOMPARE(decodedText("\x81\x8D\x8F\x90\x9D\xA0\xFF").text,
                 QString::fromUtf8("\u0081\u008D\u008F\u0090\u009D\u00A0\u00FF"));
    }

    void damagedTextIsAProblem()
    {
        QCOMPARE(textsOf(readCsv("\xEF\xBB\xBFname\nok\nM\xFCller\n").problems),
                 lines("line 3: The file claims to be UTF-8 but is damaged."));
        QCOMPARE(textsOf(readCsv(QByteArray("\xFF\xFE\x61\x00\x62", 5)).problems),
                 lines("The file claims to be UTF-16 LE but is damaged."));
    }

    void documentsOfOtherProgramsAreNoTables()
    {
        for (const QByteArray &first : {QByteArray("%PDF-1.7\n"), QByteArray("\xD0\xCF\x11\xE0\xA1\xB1"),
                                        QByteArray("SQLite format 3\0 league", 23)}) {
            const CsvSheet sheet = readCsv(first);
            QCOMPARE(textsOf(sheet.problems),
                     lines("This is not a CSV file but a document of another program."));
            QVERIFY(sheet.rows.empty());
        }
    }

    void whatIsWrongHasLineAndColumn()
    {
        const CsvSheet sheet = readCsv("a,b\n1,x\"y\n\"q\"z,2\nok,ok\n3,\"open\n4,5\n");
        QCOMPARE(
            textsOf(problemsOf(sheet)),
            lines("line 2, column 2: There is a quotation mark inside a cell that does not begin with one.",
                  "line 3, column 1: There is text after a closing quotation mark.",
                  "line 5, column 2: This quotation mark is never closed."));
        QCOMPARE(tableOf(sheet), u"a·b/1·x\"y/qz·2/ok·ok/3·open\n4,5\n"_s);
        QCOMPARE(textsOf(readCsv("").problems), lines("line 1: There is no header row."));
        QCOMPARE(textsOf(readCsv("\r\n\n").problems), lines("line 1: There is no header row."));
        QCOMPARE(textsOf(readCsv("\xEF\xBB\xBF").problems), lines("line 1: There is no header row."));
    }

    void limitsEndInAClearWord()
    {
        const CsvLimits limits{3, 2, 4, 5};
        QCOMPARE(textsOf(readCsv("a,b\n1,2\n3\n4\n", limits).problems),
                 lines("line 4: A table may have 3 rows at most."));
        QCOMPARE(textsOf(readCsv("a,b\n1,2,3\n", limits).problems),
                 lines("line 2, column 2: A table may have 2 columns at most."));
        QCOMPARE(textsOf(readCsv("a,b\n1,2\n3,4\n", limits).problems),
                 lines("line 3, column 1: A table may have 5 cells at most."));
        const CsvSheet longCell = readCsv("a,b\n12345,\"1234\"\n", limits);
        QCOMPARE(textsOf(problemsOf(longCell)),
                 lines("line 2, column 1: A cell may hold 4 characters at most."));
        QCOMPARE(longCell.rows.at(0).cells.at(0), u"1234"_s);
        QCOMPARE(textsOf(readCsv(QByteArray(largestCsvFile + 1, 'x')).problems),
                 lines("The file is too big (limit: 64 MB)."));
    }

    void tenThousandCharactersAreNothingSpecial()
    {
        const QString name(10'000, QChar(u'Ж'));
        const CsvSheet sheet = readCsv("name,city\n" + name.toUtf8() + ",x\n");
        QCOMPARE(sheet.rows.at(0).cells.at(0), name);
        QCOMPARE(textsOf(problemsOf(sheet)), QStringList());
    }
};

TOUCHLINE_TEST(TestCsvReader)

} // namespace test_csv_reader

#include "test_csv_reader.moc"
