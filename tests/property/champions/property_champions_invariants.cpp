// SPDX-License-Identifier: GPL-3.0-or-later
// What always holds in a match (specification, section 11), whatever the dice, the choices and the options,
// and what must be met at least once in so many matches.
#include "tests/property/champions/champions_invariants.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <array>

namespace property_champions_invariants {

using namespace champions_invariants;

constexpr int matchCount = 2'000;
constexpr std::uint64_t firstMatch = 0;

class PropertyChampionsInvariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString fault = playMatches(matchCount, firstMatch, m_seen);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        qInfo("longest match: %d steps, longest list: %zu", m_seen.longest, m_seen.widest);
    }
    void everythingIsMet()
    {
        const QString missed = notMet(m_seen);
        QVERIFY2(missed.isEmpty(), qPrintable(missed));
    }
    void everyEventIsTold()
    {
        // In 2,000 matches these may not happen.
        const std::array rare{event::PassTurn, event::DropBall, event::HandBall};
        for (const EventSpec &spec : eventSpecs())
            if (spec.kind >= EventKind::FirstOfGame && spec.kind != event::LotsRoll) {
                const long count = m_seen.events[static_cast<std::size_t>(spec.kind) -
                                                 static_cast<std::size_t>(EventKind::FirstOfGame)];
                qInfo("%s: %ld", spec.name, count);
                if (std::find(rare.begin(), rare.end(), spec.kind) == rare.end())
                    QVERIFY2(count > 0, spec.name);
            }
    }

private:
    Seen m_seen;
};

TOUCHLINE_TEST(PropertyChampionsInvariants)

} // namespace property_champions_invariants

#include "property_champions_invariants.moc"
