// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/generator.h"
#include "core/forecast/chance.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>

namespace test_chance {

using namespace touchline;

class TestChance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Against published figures: Newcombe 1998, table I (method 3), 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    void intervalsAreThoseOfWilson_data()
    {
        QTest::addColumn<int>("times");
        QTest::addColumn<int>("of");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("81 of 263") << 81 << 263 << 0.2553 << 0.3662;
        QTest::newRow("15 of 148") << 15 << 148 << 0.0624 << 0.1605;
        QTest::newRow("0 of 20") << 0 << 20 << 0.0 << 0.1611;
        QTest::newRow("1 of 29") << 1 << 29 << 0.0061 << 0.1718;
        QTest::newRow("all") << 20 << 20 << 0.8389 << 1.0;
        QTest::newRow("nothing played") << 0 << 0 << 0.0 << 1.0;
    }

    void intervalsAreThoseOfWilson()
    {
        QFETCH(int, times);
        QFETCH(int, of);
        QFETCH(double, low);
        QFETCH(double, high);
        const Interval interval = confidence({times, of});
        QVERIFY2(std::abs(interval.low - low) < 0.0001, qPrintable(QString::number(interval.low)));
        QVERIFY2(std::abs(interval.high - high) < 0.0001, qPrintable(QString::number(interval.high)));
    }

    void ninetyFiveOfAHundredHoldTheTruth_data()
    {
        QTest::addColumn<double>("truth");
        for (const double truth : {0.02, 0.1, 0.37, 0.5, 0.9})
            QTest::addRow("%g", truth) << truth;
    }

    void ninetyFiveOfAHundredHoldTheTruth()
    {
        QFETCH(double, truth);
        constexpr int intervals = 4000;
        constexpr int runs = 400;
        Generator generator(17);
        int right = 0;
        for (int i = 0; i < intervals; ++i) {
            Chance chance{0, runs};
            for (int run = 0; run < runs; ++run)
                chance.times += generator.next() * 0x1p-32 < truth ? 1 : 0;
            const Interval interval = confidence(chance);
            right += interval.low <= truth && truth <= interval.high ? 1 : 0;
        }
        const double share = static_cast<double>(right) / intervals;
        // What is counted is a whole number, so it cannot be 95 of 100 to the letter.
        QVERIFY2(share > 0.93 && share < 0.975, qPrintable(QString::number(share)));
    }

    void standardErrorFallsWithTheRoot()
    {
        QCOMPARE((Chance{50, 100}.standardError()), 0.05);
        QCOMPARE((Chance{5000, 10000}.standardError()), 0.005);
        QCOMPARE((Chance{0, 0}.standardError()), 0.0);
    }
};

TOUCHLINE_TEST(TestChance)

} // namespace test_chance

#include "test_chance.moc"
