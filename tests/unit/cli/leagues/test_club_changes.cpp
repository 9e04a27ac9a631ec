// SPDX-License-Identifier: GPL-3.0-or-later
// Clubs that change while a competition runs are in the transcripts of clubs; here is what finds them.

#include "core/exchange/lists/name_index.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_club_changes {

using namespace touchline;

class TestClubChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesOfTodayComeFirst()
    {
        std::vector<Entrant> entrants(2);
        entrants[0].name = QStringLiteral("New");
        entrants[0].formerNames = {{QStringLiteral("Old"), {}}};
        entrants[1].name = QStringLiteral("Other");
        QCOMPARE(indexOf(entrants).find(QStringLiteral("old")), (NameIndex::Found{0}));
        entrants[1].name = QStringLiteral("Old");
        QCOMPARE(indexOf(entrants).find(QStringLiteral("old")), (NameIndex::Found{1}));
    }
};

TOUCHLINE_TEST(TestClubChanges)

} // namespace test_club_changes

#include "test_club_changes.moc"
