// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/csv_writer.h"
#include "core/exchange/csv/spreadsheet_guard.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

namespace test_csv_writer {

using namespace touchline;
using namespace touchline::testing;

class TestCsvWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesCells()
    {
        CsvWriter writer;
        writer.addRow({u"name"_s, u"a,b"_s, u"a;b"_s, u"he said \"goal\""_s, u"two\r\nlines"_s, QString()});
        writer.add(u"-3"_s);
        writer.add(-3);
        writer.add(std::optional(7));
        writer.add(std::optional<int>());
        writer.add(QDate(2026, 6, 11));
        writer.add(QDate());
        writer.add(QTime(9, 30));
        writer.add(QTime());
        writer.endRow();
        QCOMPARE(writer.bytes(),
                 QByteArray("name,\"a,b\",\"a;b\",\"he said \"\"goal\"\"\",\"two\r\nlines\",\n"
                            "'-3,-3,7,,2026-06-11,,09:30,\n"));
    }

    void stylesDiffer()
    {
        const auto written = [](CsvStyle style) {
            CsvWriter writer(style);
            writer.addRow({u"a;b"_s, u"ä"_s});
            return writer.bytes();
        };
        QCOMPARE(written({}), QByteArray("\"a;b\",\xC3\xA4\n"));
        QCOMPARE(written({u';', true, true}), QByteArray("\xEF\xBB\xBF\"a;b\";\xC3\xA4\r\n"));
        QCOMPARE(csvLine({u"x"_s, u"=1"_s}), u"x,'=1\n"_s);
    }

    /// A row that would be an empty line, and a first cell that would name the separator or another program.
    void nothingIsTakenForSomethingElse()
    {
        CsvWriter writer;
        writer.addRow({u"sep=;"_s});
        writer.addRow({QString()});
        writer.addRow({u"sep=;"_s});
        QCOMPARE(writer.bytes(), QByteArray("\"sep=;\"\n\"\"\n\"sep=;\"\n"));
        CsvWriter other;
        other.addRow({u"Sep=x"_s, u"b"_s});
        other.addRow({u"\uFEFFmark"_s, QString()});
        const CsvSheet sheet = readCsv(other.bytes());
        QCOMPARE(sheet.header.cells, QStringList({u"Sep=x"_s, u"b"_s}));
        QCOMPARE(sheet.rows.at(0).cells, QStringList({u"\uFEFFmark"_s, QString()}));
        for (const char *text : {"%PDF-o", "SQLite format 3 for teams", "PK\x03\x04"}) {
            const QStringList cells{QString::fromLatin1(text), u"b"_s};
            const CsvSheet again = readCsv(csvLine(cells).toUtf8());
            QVERIFY2(again.problems.empty(), text);
            QCOMPARE(again.header.cells, cells);
        }
    }

    /// https://owasp.org/www-community/attacks/CSV_Injection names the characters.
    void noSpreadsheetRunsAText_data() { rowsFrom<QString, QString>("test_csv_writer"); }

    void noSpreadsheetRunsAText()
    {
        const auto [text, cell] = row<QString, QString>();
        QCOMPARE(guarded(text), cell);
        QCOMPARE(unguarded(cell), text);
    }
};

TOUCHLINE_TEST(TestCsvWriter)

} // namespace test_csv_writer

#include "test_csv_writer.moc"
