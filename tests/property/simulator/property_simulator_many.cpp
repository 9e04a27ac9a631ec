// SPDX-License-Identifier: GPL-3.0-or-later
// The same as property_simulator_invariants over 20,000 other matches, in which everything has to be met.
#include "tests/property/simulator/simulator_invariants.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace property_simulator_many {

using namespace simulator_invariants;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int manyMatches = 500;
#else
constexpr int manyMatches = 20'000;
#endif
constexpr std::uint64_t firstOfMany = 1'000'000;

} // namespace

class PropertySimulatorMany : public QObject
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
        qInfo("not met: %s", qPrintable(missed));
        // With sanitizers there are too few of them.
        if (manyMatches >= 20'000)
            QVERIFY2(missed.isEmpty(), qPrintable(missed));
    }
};

TOUCHLINE_TEST(PropertySimulatorMany)

} // namespace property_simulator_many

#include "property_simulator_many.moc"
