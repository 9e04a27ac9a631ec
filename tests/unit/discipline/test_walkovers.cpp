// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

namespace test_walkovers {

using namespace touchline;
using namespace touchline::testing;

namespace {

LedgerMatch againstCity()
{
    return {idOf(u"Rovers v City"_s), u"City"_s};
}

} // namespace

class TestWalkovers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoseBansItServes_data()
    {
        columns<int, bool, bool>();
        const auto row = [](const char *name, WalkoverServes rule, bool isWon, bool isServed) {
            QTest::newRow(name) << int(rule) << isWon << isServed;
        };
        row("for both, won", WalkoverServes::Both, true, true);
        row("for both, lost", WalkoverServes::Both, false, true);
        row("for the winner, won", WalkoverServes::Winner, true, true);
        row("for the winner, lost", WalkoverServes::Winner, false, false);
        row("for nobody, won", WalkoverServes::Nobody, true, false);
        row("for nobody, lost", WalkoverServes::Nobody, false, false);
    }

    void whoseBansItServes()
    {
        const auto [rule, isWon, isServed] = row<int, bool, bool>();
        DisciplineRules rules = atcsDiscipline();
        rules.walkoversServe = static_cast<WalkoverServes>(rule);
        TeamLedger ledger = ledgerAfter({game("United", {red("Adams"), yellow("Baker")})}, rules);
        ledger.addWalkover(againstCity(), isWon);
        QCOMPARE(ledger.matches().back(), againstCity());
        QCOMPARE(isSuspended(ledger, "Adams"), !isServed);
        QCOMPARE(ledger.suspensions()[0].missed, isServed ? std::vector<int>{1} : std::vector<int>{});
        // A match that counts ends a series of bookings like any other.
        QCOMPARE(carryOf(ledger, "Baker").bookings, isServed ? 0 : 1);
        QVERIFY(ledger.violations().empty());
    }

    void aWindowIsOneMatchShorter()
    {
        DisciplineRules rules = disciplineRules(u"champions-2020"_s).value();
        TeamLedger ledger = ledgerAfter({game("United", {yellow("Adams")})}, rules);
        QCOMPARE(ledger.threats()[0].windowLeft, 3);
        ledger.addWalkover(againstCity(), false);
        QCOMPARE(ledger.threats()[0].windowLeft, 2);
        rules.walkoversServe = WalkoverServes::Winner;
        ledger.addWalkover(againstCity(), false);
        QCOMPARE(ledger.threats()[0].windowLeft, 2);
    }

    void itWipesWhatItsStageWipes()
    {
        const DisciplineRules rules = disciplineRules(u"fifa-2010"_s).value();
        TeamLedger ledger(rules, rovers);
        ledger.add(game("United", {yellow("Adams")}), StageKind::QuarterFinal);
        ledger.addWalkover(againstCity(), true, StageKind::SemiFinal);
        QCOMPARE(carryOf(ledger, "Adams").bookings, 0);
    }
};

TOUCHLINE_TEST(TestWalkovers)

} // namespace test_walkovers

#include "test_walkovers.moc"
