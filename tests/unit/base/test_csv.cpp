// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_csv {

using namespace touchline;

namespace {

QStringList toldProblems(const QByteArray &bytes)
{
    const Result<CsvTable> table = CsvTable::parse(bytes);
    QStringList told;
    if (table)
        return told;
    for (const Problem &problem : table.error().problems)
        told.append(problem.where + QStringLiteral(": ") + problem.what.english());
    return told;
}

} // namespace

class TestCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsRowsByColumnName()
    {
        const auto table = CsvTable::parse("name,goals\nHenry,3\nPetit,2\n");
        QVERIFY(table.has_value());
        QCOMPARE(table->columns(), QStringList({QStringLiteral("name"), QStringLiteral("goals")}));
        QCOMPARE(table->rows().size(), std::size_t{2});
        QCOMPARE(table->cell(table->rows()[1], QStringLiteral("name")), QStringLiteral("Petit"));
        QCOMPARE(table->cell(table->rows()[1], QStringLiteral("shirt")), QString());
        QCOMPARE(table->column(QStringLiteral("goals")), 1);
        QCOMPARE(table->column(QStringLiteral("shirt")), -1);
        QVERIFY(!table->hasColumn(QStringLiteral("shirt")));
    }

    void takesEveryLineEndAndAByteOrderMark()
    {
        for (const QByteArray &bytes : {QByteArray("a,b\n1,2\n"), QByteArray("a,b\r\n1,2\r\n"),
                                        QByteArray("a,b\r1,2\r"), QByteArray("a,b\r1,2"),
                                        QByteArray("\xef\xbb\xbf"
                                                   "a,b\n1,2"),
                                        QByteArray("\r\n\na,b\r\n\r\n1,2\n\n")}) {
            const auto table = CsvTable::parse(bytes);
            QVERIFY(table.has_value());
            QCOMPARE(table->columns().first(), QStringLiteral("a"));
            QCOMPARE(table->rows().size(), std::size_t{1});
            QCOMPARE(table->rows()[0].cells, QStringList({QStringLiteral("1"), QStringLiteral("2")}));
        }
    }

    void quotedCellsHoldCommasQuotesAndLines()
    {
        const auto table =
            CsvTable::parse("a,b\r\n\"x, y\",\"he said \"\"goal\"\"\"\r\n\"two\r\nlines\",\"\"\r\nlast,1");
        QVERIFY(table.has_value());
        QCOMPARE(table->rows()[0].cells,
                 QStringList({QStringLiteral("x, y"), QStringLiteral("he said \"goal\"")}));
        QCOMPARE(table->rows()[1].cells, QStringList({QStringLiteral("two\r\nlines"), QString()}));
        QCOMPARE(table->rows()[0].line, 2);
        QCOMPARE(table->rows()[1].line, 3);
        QCOMPARE(table->rows()[2].line, 5);
    }

    void keepsEmptyCellsAndOtherScripts()
    {
        const auto table = CsvTable::parse("a,b,c\n,,\nŞükür,Özalan,\n");
        QVERIFY(table.has_value());
        QCOMPARE(table->rows()[0].cells, QStringList({QString(), QString(), QString()}));
        QCOMPARE(table->rows()[1].cells.first(), QStringLiteral("Şükür"));
    }

    void namesEveryBadRowWithItsLine()
    {
        const QStringList told = toldProblems("a,b\n1\n1,2\n1,2,3\nx\"y,2\n\"q\"z,2\n");
        QCOMPARE(told.size(), 4);
        QVERIFY(told.filter(QStringLiteral("line 2: The row has 1 cells, the header 2")).size() == 1);
        QVERIFY(told.filter(QStringLiteral("line 4: The row has 3 cells, the header 2")).size() == 1);
        QVERIFY(told.filter(QStringLiteral("line 5, column 1: There is a quotation mark inside")).size() ==
                1);
        QVERIFY(told.filter(QStringLiteral("line 6, column 1: There is text after")).size() == 1);
    }

    void namesTheLineOfAnOpenQuote()
    {
        const QStringList told = toldProblems("a,b\n1,2\n1,\"never closed\n3,4\n");
        QVERIFY(!told.isEmpty());
        QVERIFY(
            told.first().startsWith(QStringLiteral("line 3, column 2: This quotation mark is never closed")));
    }

    void refusesBadHeaders()
    {
        QCOMPARE(toldProblems(""), QStringList(QStringLiteral("line 1: There is no header row.")));
        QCOMPARE(toldProblems("\n\n"), QStringList(QStringLiteral("line 1: There is no header row.")));
        QCOMPARE(toldProblems("a,b,a\n"),
                 QStringList(QStringLiteral("line 1, column 3: Two columns are named \"a\".")));
        QVERIFY(CsvTable::parse("a,b\n")->rows().empty());
    }

    void refusesOtherEncodings()
    {
        const QStringList told = toldProblems("name\nM\xfcller\nHenry\nV\xf6ller\n");
        QCOMPARE(told, QStringList({QStringLiteral("line 2: The text is not UTF-8."),
                                    QStringLiteral("line 4: The text is not UTF-8.")}));
    }
};

TOUCHLINE_TEST(TestCsv)

} // namespace test_csv

#include "test_csv.moc"
