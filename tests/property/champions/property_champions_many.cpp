// SPDX-License-Identifier: GPL-3.0-or-later
// The same as property_champions_invariants over 100,000 other matches.
#include "tests/property/champions/champions_invariants.h"
#include "tests/support/test_registry.h"

namespace property_champions_many {

using namespace champions_invariants;

#if defined(__SANITIZE_ADDRESS__)
constexpr int manyMatches = 2'000;
#else
constexpr int manyMatches = 100'000;
#endif
constexpr std::uint64_t firstOfMany = 1'000'000;

class PropertyChampionsMany : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alwaysHold()
    {
        Seen seen;
        const QString fault = playMatches(manyMatches, firstOfMany, seen);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        qInfo("%d matches, longest: %d steps, longest list: %zu", manyMatches, seen.longest, seen.widest);
        const QString missed = notMet(seen);
        QVERIFY2(missed.isEmpty(), qPrintable(missed));
    }
};

TOUCHLINE_TEST(PropertyChampionsMany)

} // namespace property_champions_many

#include "property_champions_many.moc"
