// SPDX-License-Identifier: GPL-3.0-or-later
// Who is one yellow card from a ban, by what comes next.
#include "core/discipline/discipline_words.h"
#include "core/discipline/risk.h"
#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

namespace test_risk {

using namespace touchline;
using namespace touchline::testing;

namespace {

const DisciplineRules &worldCup2026()
{
    static const DisciplineRules rules = disciplineRules(u"fifa-2026"_s).value();
    return rules;
}

/// Adams has been booked once, in a match of that stage.
TeamLedger bookedIn(StageKind stage, const DisciplineRules &rules = worldCup2026())
{
    TeamLedger ledger(rules, rovers);
    ledger.add(game("United", {yellow("Adams")}), stage);
    return ledger;
}

std::size_t atRisk(const TeamLedger &ledger, std::vector<StageKind> ahead)
{
    return threatsAhead(ledger, rovers, ahead).size();
}

} // namespace

class TestRisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsForgottenBeforeTheNextMatchIsNoRisk()
    {
        const TeamLedger group = bookedIn(StageKind::Group);
        QCOMPARE(atRisk(group, {StageKind::Group, StageKind::Knockout}), std::size_t{1});
        QCOMPARE(atRisk(group, {StageKind::Knockout}), std::size_t{0});
        const TeamLedger quarterFinal = bookedIn(StageKind::QuarterFinal);
        QCOMPARE(atRisk(quarterFinal, {StageKind::SemiFinal}), std::size_t{0});
        QCOMPARE(atRisk(quarterFinal, {StageKind::QuarterFinal, StageKind::SemiFinal}), std::size_t{1});
    }

    void aBanThatLapsesBeforeItIsServedIsNoRisk()
    {
        DisciplineRules rules = worldCup2026();
        const TeamLedger kept = bookedIn(StageKind::Group, rules);
        QCOMPARE(atRisk(kept, {StageKind::Group, StageKind::Knockout}), std::size_t{1});
        rules.bansLapseAfter = {StageKind::Group};
        const TeamLedger lapsing = bookedIn(StageKind::Group, rules);
        QCOMPARE(atRisk(lapsing, {StageKind::Group, StageKind::Knockout}), std::size_t{0});
        QCOMPARE(atRisk(lapsing, {StageKind::Group, StageKind::Group}), std::size_t{1});
    }

    void whereNobodyKnowsTheNextMatchTheStageIsTold()
    {
        const TeamLedger ledger = bookedIn(StageKind::Group);
        const std::vector<Threat> threats = threatsAhead(ledger, rovers, {});
        QCOMPARE(threats.size(), std::size_t{1});
        QCOMPARE(threats.front().onlyIn, std::optional(StageKind::Group));
        QCOMPARE(whyAtRisk(threats.front(), ledger).english(),
                 u"yellow cards: 1, the last v United; one more in the group stage brings a ban"_s);
        QVERIFY(!threatsAhead(bookedIn(StageKind::Knockout), rovers, {}).front().onlyIn);
    }
};

TOUCHLINE_TEST(TestRisk)

} // namespace test_risk

#include "test_risk.moc"
