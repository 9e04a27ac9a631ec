// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

namespace test_decisions {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Kind = Decision::Kind;

Decision decision(Kind kind, int games = 0, const char *reason = "violent conduct")
{
    return {kind, idOf(u"Adams"_s), u"Adams"_s, games, QString::fromUtf8(reason)};
}

/// Rovers after a match in which Adams was sent off.
TeamLedger afterARedCard()
{
    return ledgerAfter({game("United", {red("Adams")})});
}

} // namespace

class TestDecisions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLiftedBanIsNotServed()
    {
        TeamLedger ledger = afterARedCard();
        QVERIFY(ledger.decide(decision(Kind::Lifted)).has_value());
        QVERIFY(!isSuspended(ledger, "Adams"));
        ledger.add(game("City"));
        QVERIFY(ledger.violations().empty());
        QVERIFY(ledger.suspensions()[0].lifted);
        QVERIFY(ledger.suspensions()[0].missed.empty());
    }

    void whatWasServedBeforeItWasLiftedStays()
    {
        TeamLedger ledger = afterARedCard();
        QVERIFY(ledger.decide(decision(Kind::Extended, 3)).has_value());
        ledger.add(game("City", {}, {"Adams"}));
        QVERIFY(ledger.decide(decision(Kind::Lifted)).has_value());
        QVERIFY(!isSuspended(ledger, "Adams"));
        QCOMPARE(ledger.suspensions()[0].missed, std::vector<int>{1});
        QCOMPARE(ledger.suspensions()[0].decisions.size(), 2);
    }

    void anExtendedBanIsLonger()
    {
        TeamLedger ledger = afterARedCard();
        QVERIFY(ledger.decide(decision(Kind::Extended, 2)).has_value());
        QCOMPARE(carryOf(ledger, "Adams").banned, 3);
        for (const char *opponent : {"City", "Town", "Albion"}) {
            QVERIFY(isSuspended(ledger, "Adams"));
            ledger.add(game(opponent, {}, {"Adams"}));
        }
        QVERIFY(!isSuspended(ledger, "Adams"));
    }

    void aBanMayBeAddedBeforeTheFirstMatch()
    {
        TeamLedger ledger(atcsDiscipline(), rovers);
        QVERIFY(ledger.decide(decision(Kind::Added, 2)).has_value());
        QCOMPARE(ledger.suspensions()[0].broughtBy, std::vector<int>());
        ledger.add(game("City", {}, {"Adams"}));
        ledger.add(game("Town", {}, {"Adams"}));
        QVERIFY(!isSuspended(ledger, "Adams"));
        QVERIFY(ledger.decide(decision(Kind::Added, 1)).has_value());
        QCOMPARE(ledger.suspensions()[1].broughtBy, std::vector<int>{1});
    }

    void injuriesAreNobodysDecision()
    {
        TeamLedger ledger = ledgerAfter({game("United", {injury("Adams", "out_next"), red("Adams")})});
        QVERIFY(ledger.decide(decision(Kind::Lifted)).has_value());
        QCOMPARE(carryOf(ledger, "Adams").banned, 0);
        QVERIFY(isSuspended(ledger, "Adams"));
    }

    void whatCannotBeDecidedIsRefused_data()
    {
        columns<int, int, QString, QString>();
        const auto row = [](Kind kind, int games, const char *reason, const char *message) {
            QTest::newRow(message) << int(kind) << games << QString::fromUtf8(reason)
                                   << QString::fromUtf8(message);
        };
        row(Kind::Added, 1, " ", "The decision about Adams needs a reason.");
        row(Kind::Added, 0, "spat", "The decision about Adams must be of one game or more, not 0.");
        row(Kind::Extended, 1, "spat", "Adams has no ban that could be lifted or extended.");
    }

    void whatCannotBeDecidedIsRefused()
    {
        const auto [kind, games, reason, message] = row<int, int, QString, QString>();
        TeamLedger ledger = ledgerAfter({game("United")});
        const auto kept =
            ledger.decide(decision(static_cast<Kind>(kind), games, reason.toUtf8().constData()));
        QVERIFY(!kept);
        QCOMPARE(kept.error().message.english(), message);
        QVERIFY(ledger.suspensions().empty());
    }

    void stagesAreKnownByTheirNames_data()
    {
        QTest::addColumn<int>("kind");
        using enum StageKind;
        const auto row = [](StageKind kind, const std::vector<const char *> &names) {
            for (const char *name : names)
                QTest::newRow(name) << int(kind);
        };
        row(Group, {"group stage", "Group A", "second group stage", "League phase", "first round",
                    "final round", "Matchday 3", "groups"});
        row(Knockout, {"round of 16", "Round of 32", "Last 16", "play-offs", "knockout stage", "Second round",
                       "Eighth-finals"});
        row(QuarterFinal, {"quarter-finals", "Quarterfinal", "Quarter_final"});
        row(SemiFinal, {"semi-finals", "Semi final"});
        row(ThirdPlace, {"third place", "third-place match", "Play-off for third place"});
        row(StageKind::Final, {"final", "The Final"});
        row(Unknown, {"", "friendly", "finalissima"});
    }

    void stagesAreKnownByTheirNames()
    {
        QFETCH(int, kind);
        QCOMPARE(int(stageKindOf(QString::fromUtf8(QTest::currentDataTag()))), kind);
    }

    void theNextStageForgetsBeforeItsMatch()
    {
        const DisciplineRules rules = disciplineRules(u"fifa-2010"_s).value();
        TeamLedger ledger(rules, rovers);
        ledger.add(game("United", {yellow("Adams")}), StageKind::QuarterFinal);
        QCOMPARE(ledger.threats().size(), std::size_t{1});
        ledger.reach(StageKind::QuarterFinal);
        ledger.reach(StageKind::Unknown);
        QCOMPARE(ledger.threats().size(), std::size_t{1});
        ledger.reach(stageAfter(StageKind::QuarterFinal));
        QVERIFY(ledger.threats().empty());
    }
};

TOUCHLINE_TEST(TestDecisions)

} // namespace test_decisions

#include "test_decisions.moc"
