// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/apportion.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

#include <numeric>

namespace test_apportion {

using namespace touchline::atcs;

class TestApportion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharesByWeight()
    {
        QCOMPARE(apportion(10, {1, 1}), std::vector<int>({5, 5}));
        QCOMPARE(apportion(7, {3, 1}), std::vector<int>({5, 2}));
        QCOMPARE(apportion(3, {9, 1, 1}), std::vector<int>({1, 1, 1}));
        QCOMPARE(apportion(0, {}), std::vector<int>());
    }

    void equalFractionsGoToTheEarlier()
    {
        QCOMPARE(apportion(5, {1, 1, 1}), std::vector<int>({2, 2, 1}));
        // Rest 3: 1.5, 0.75, 0.75 -> 1 whole part, then one each to 0.75 and 0.75.
        QCOMPARE(apportion(6, {2, 1, 1}), std::vector<int>({2, 2, 2}));
    }

    void everyTotalIsGivenOutInOrder()
    {
        const bool holds = rc::check("sum, least share, heavier never less", [] {
            const auto weights =
                *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 5000)));
            const int total = static_cast<int>(weights.size()) + *rc::gen::inRange(0, 200);
            const std::vector<int> shares = apportion(total, weights);
            RC_ASSERT(std::accumulate(shares.begin(), shares.end(), 0) == total);
            for (std::size_t i = 0; i < shares.size(); ++i) {
                RC_ASSERT(shares[i] >= 1);
                for (std::size_t j = 0; j < shares.size(); ++j)
                    RC_ASSERT(weights[i] <= weights[j] || shares[i] >= shares[j]);
            }
        });
        QVERIFY(holds);
    }
};

TOUCHLINE_TEST(TestApportion)

} // namespace test_apportion

#include "test_apportion.moc"
