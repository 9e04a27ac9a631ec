// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/wrapped_text.h"
#include "models/words/common/text_table.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_wrapped_text {

using namespace touchline;
using cli::foldedLine;
using cli::wrappedText;

class TestWrappedText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsWrappedBelowItsBeginning()
    {
        QCOMPARE(wrappedText(QStringLiteral("  --seed  "),
                             QStringLiteral("The same seed gives the same match."), 34),
                 QStringLiteral("  --seed  The same seed gives the\n          same match.\n"));
    }

    void aRowGoesOnBelowItsLastColumn()
    {
        const QString row = QStringLiteral("  1  Chile 1962  7  above Hungary 1954 on goal difference");
        QCOMPARE(foldedLine(row, 60), row);
        QCOMPARE(
            foldedLine(row, 45),
            QStringLiteral("  1  Chile 1962  7  above Hungary 1954 on\n                    goal difference"));
    }

    void columnsBeforeTheBreakKeepTheirPlace()
    {
        QCOMPARE(
            foldedLine(QStringLiteral("  3  Cameroon 1990     3  0  1  above Australia 2006"), 44),
            QStringLiteral("  3  Cameroon 1990     3  0  1  above\n                       Australia 2006"));
    }

    void plainTextGoesOnFurtherIn()
    {
        QCOMPARE(foldedLine(QStringLiteral("  a long sentence that does not fit"), 24),
                 QStringLiteral("  a long sentence that\n      does not fit"));
    }

    void wideLettersCountTwiceAndMarksNothing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("width");
        QTest::newRow("plain") << QStringLiteral("Pele") << 4;
        QTest::newRow("accent of its own") << QStringLiteral("Pele\u0301") << 4;
        QTest::newRow("Chinese") << QStringLiteral("中国") << 4;
        QTest::newRow("Japanese") << QStringLiteral("サッカー") << 8;
        QTest::newRow("half width") << QStringLiteral("ｻｯｶｰ") << 4;
        QTest::newRow("Korean") << QStringLiteral("한국") << 4;
        QTest::newRow("Korean in parts") << QStringLiteral("\u1112\u1161\u11AB") << 2;
        QTest::newRow("digits of full width") << QStringLiteral("２－１") << 6;
        QTest::newRow("beyond 16 bits") << QString::fromUcs4(U"\U00020000") << 2;
        QTest::newRow("joiner") << QStringLiteral("a\u200Db") << 2;
        QTest::newRow("Thai vowel above") << QStringLiteral("ที่") << 1;
    }

    void wideLettersCountTwiceAndMarksNothing()
    {
        QFETCH(QString, text);
        QFETCH(int, width);
        QCOMPARE(displayWidth(text), width);
    }

    void tablesAreAlignedWithThem()
    {
        TextTable table({TextTable::Align::Left, TextTable::Align::Right});
        table.add({QStringLiteral("中国"), signedText(3)});
        table.add({QStringLiteral("Wales"), signedText(-12)});
        table.add({QStringLiteral("Pele\u0301"), signedText(0)});
        QCOMPARE(table.text(), QStringLiteral("中国    +3\nWales  −12\nPele\u0301     0\n"));
    }
};

TOUCHLINE_TEST(TestWrappedText)

} // namespace test_wrapped_text

#include "test_wrapped_text.moc"
