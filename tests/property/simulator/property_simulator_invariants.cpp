// SPDX-License-Identifier: GPL-3.0-or-later
// What always holds in a match (specification, section 11), whatever the dice, the choices and the options.
#include "tests/property/simulator/simulator_invariants.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace property_simulator_invariants {

using namespace simulator_invariants;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int matchCount = 60;
#else
constexpr int matchCount = 300;
#endif

} // namespace

class PropertySimulatorInvariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alwaysHold()
    {
        Seen seen;
        const QString fault = playMatches(matchCount, 0, seen);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        qInfo("longest match: %d steps, longest list: %zu", seen.longest, seen.widest);
        qInfo("not met in so few matches: %s", qPrintable(notMet(seen)));
    }
};

TOUCHLINE_TEST(PropertySimulatorInvariants)

} // namespace property_simulator_invariants

#include "property_simulator_invariants.moc"
