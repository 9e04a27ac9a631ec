// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

namespace test_team_ledger {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Matches = std::vector<int>;

MatchReport withoutSquads(MatchReport report)
{
    for (const Side side : bothSides)
        report.teams[side].players.clear();
    return report;
}

MatchReport scorersOnly(MatchReport report)
{
    report.completeness = Completeness::Scorers;
    return withoutSquads(std::move(report));
}

/// ATCS with one thing changed.
template <class Change>
DisciplineRules rulesWith(const Change &change)
{
    DisciplineRules rules = atcsDiscipline();
    change(rules);
    return rules;
}

} // namespace

class TestTeamLedger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The ledger of the cup knows whose ban it has served, also when others have left the league's since.
    void aMatchElsewhereServesTheBanItSaw()
    {
        const DisciplineRules rules = rulesWith([](DisciplineRules &all) {
            all.served = {ServedIn::All, ServedIn::All};
        });
        TeamLedger league(rules, rovers);
        league.setCompetition({idOf(u"League"_s), u"league"_s, {}}, u"League"_s);
        TeamLedger cup(rules, rovers);
        cup.setCompetition({idOf(u"Cup"_s), u"cup"_s, {}}, u"Cup"_s);
        league.add(game("United", {red("Adams"), red("Baker")}));
        cup.takeFrom(league);
        league.leave(idOf(u"Adams"_s));
        cup.add(game("City", {}, {"Adams", "Baker"}));
        for (const TeamLedger::ServedForOther &served : cup.servedForOthers())
            league.takeServed(served);
        QCOMPARE(league.suspensions().size(), std::size_t(1));
        QCOMPARE(league.suspensions().front().player, idOf(u"Baker"_s));
        QCOMPARE(league.suspensions().front().missed.size(), std::size_t(1));
        cup.takeFrom(league);
        QVERIFY(!isSuspended(cup, "Adams"));
    }
    void aServedBanNamesItsMatches()
    {
        const TeamLedger ledger = ledgerAfter({game("United", {yellow("Adams")}),
                                               game("City", {yellow("Adams")}), game("Town", {}, {"Adams"})});
        Suspension expected{idOf(u"Adams"_s), u"Adams"_s, SuspensionCause::Bookings, {0, 1}, 1, {2}};
        expected.id = 1;
        QCOMPARE(ledger.suspensions(), std::vector<Suspension>{expected});
        QVERIFY(!expected.isOpen());
        QCOMPARE(ledger.matches()[2].opponent, u"Town"_s);
        QCOMPARE(ledger.matches()[2].fixture, idOf(u"Rovers v Town"_s));
    }

    void onlyTheOwnSideCounts()
    {
        MatchReport away = game("United", {red("Adams"), eventOf(ReportEventKind::Red, Side::Away, "Evans")});
        TeamLedger united(atcsDiscipline(), idOf(u"United"_s));
        united.add(away);
        QVERIFY(isSuspended(united, "Evans"));
        QVERIFY(!isSuspended(united, "Adams"));
        QCOMPARE(united.matches()[0].opponent, u"Rovers"_s);
        QVERIFY(!isSuspended(ledgerAfter({away}), "Evans"));
    }

    void theGoalsOfAMatchBringNothing()
    {
        const TeamLedger ledger =
            ledgerAfter({game("United", {eventOf(ReportEventKind::Goal, Side::Home, "Adams", 3),
                                         eventOf(ReportEventKind::SubstituteOn, Side::Home, "Cole")})});
        QVERIFY(ledger.suspensions().empty());
        QVERIFY(ledger.threats().empty());
    }

    void aYellowCardBeforeARedOneIsNoBooking()
    {
        // 9.4 asks for the red card first: one game, and the series ends.
        const TeamLedger ledger =
            ledgerAfter({game("United", {yellow("Adams")}), game("City", {yellow("Adams"), red("Adams")})});
        QCOMPARE(ledger.suspensions().size(), std::size_t{1});
        QCOMPARE(ledger.suspensions()[0].cause, SuspensionCause::RedCard);
        QCOMPARE(carryOf(ledger, "Adams"), (Carry{0, 1, 0}));
    }

    void twoYellowCardsAreASendingOffAlsoWhereNobodySaysSo()
    {
        const TeamLedger ledger = ledgerAfter({game("United", {yellow("Adams"), yellow("Adams")})});
        QCOMPARE(ledger.suspensions()[0].cause, SuspensionCause::SecondYellow);
        QCOMPARE(ledgerAfter({game("United", {eventOf(ReportEventKind::SecondYellow, Side::Home, "Adams")})})
                     .suspensions()[0]
                     .cause,
                 SuspensionCause::SecondYellow);
    }

    void banAndInjuryRunAtTheSameTime()
    {
        const std::vector<MatchReport> games{game("United", {red("Adams"), injury("Adams", "out_next")}),
                                             game("City", {}, {"Adams"})};
        TeamLedger ledger = ledgerAfter({games[0]});
        QCOMPARE(carryOf(ledger, "Adams"), (Carry{0, 1, 1}));
        QCOMPARE(carryOf(ledgerAfter(games), "Adams"), Carry());
    }

    void banAfterInjuryWhereTheRulesSaySo()
    {
        const DisciplineRules rules = rulesWith([](DisciplineRules &r) { r.bansRunWhileInjured = false; });
        const std::vector<MatchReport> games{game("United", {red("Adams"), injury("Adams", "out_next")}),
                                             game("City", {}, {"Adams"}), game("Town", {}, {"Adams"})};
        QCOMPARE(carryOf(ledgerAfter({games[0], games[1]}, rules), "Adams"), (Carry{0, 1, 0}));
        const TeamLedger ledger = ledgerAfter(games, rules);
        QCOMPARE(ledger.suspensions()[0].missed, Matches{2});
        QCOMPARE(ledger.suspensions()[1].missed, Matches{1});
        QVERIFY(!isSuspended(ledger, "Adams"));
    }

    void anInjuryToTheEndIsNeverServed()
    {
        TeamLedger ledger = ledgerAfter({game("United", {injury("Adams", "out_tournament_red")})});
        QCOMPARE(carryOf(ledger, "Adams").out, std::nullopt);
        for (int i = 1; i < 30; ++i)
            ledger.add(game("City", {}, {"Adams"}));
        QCOMPARE(ledger.suspensions()[0].missed.size(), std::size_t{29});
        QVERIFY(isSuspended(ledger, "Adams"));
    }

    void inALeagueAnInjuryLastsSoManyGames()
    {
        const DisciplineRules season = forSeason(atcsDiscipline(), atcsDiscipline().seasonOutGames);
        TeamLedger ledger = ledgerAfter({game("United", {injury("Adams", "out_tournament")})}, season);
        QCOMPARE(carryOf(ledger, "Adams").out, std::optional(10));
        for (int i = 0; i < 10; ++i) {
            QVERIFY(isSuspended(ledger, "Adams"));
            ledger.add(game("City", {}, {"Adams"}));
        }
        QVERIFY(!isSuspended(ledger, "Adams"));
        QCOMPARE(forSeason(atcsDiscipline(), 0), atcsDiscipline());
        QCOMPARE(carryOf(ledgerAfter({game("United", {injury("Adams", "out_next")})}, season), "Adams").out,
                 std::optional(1));
    }

    void whoPlaysAllTheSameServesNothing_data()
    {
        columns<bool, bool>();
        QTest::newRow("listed as available") << true << false;
        QTest::newRow("in an event, without a squad list") << false << true;
        QTest::newRow("both") << true << true;
    }

    void whoPlaysAllTheSameServesNothing()
    {
        const auto [listed, scores] = row<bool, bool>();
        MatchReport played = game("City");
        if (scores)
            played.events.push_back(eventOf(ReportEventKind::Goal, Side::Home, "Adams", 5));
        if (!listed)
            played = withoutSquads(played);
        // Ban and injury broken at once are one violation.
        const TeamLedger ledger =
            ledgerAfter({game("United", {red("Adams"), injury("Adams", "out_next")}), played});
        const Violation expected{idOf(u"Adams"_s), u"Adams"_s, 1};
        QCOMPARE(ledger.violations(), std::vector<Violation>{expected});
        QCOMPARE(carryOf(ledger, "Adams"), (Carry{0, 1, 1}));
    }

    void oneGameInAllAlsoAfterAViolation()
    {
        // 9.4 step 2 sets the ban to 1, it does not add one.
        const TeamLedger ledger = ledgerAfter({game("United", {red("Adams")}), game("City", {red("Adams")})});
        QCOMPARE(carryOf(ledger, "Adams").banned, 1);
        const TeamLedger served = ledgerAfter(
            {game("United", {red("Adams")}), game("City", {red("Adams")}), game("Town", {}, {"Adams"})});
        QVERIFY(!isSuspended(served, "Adams"));
        QCOMPARE(served.suspensions()[0].missed, Matches{2});
        QCOMPARE(served.suspensions()[1].missed, Matches{2});
    }

    void bansAddUpWhereTheRulesSaySo()
    {
        const DisciplineRules rules = rulesWith([](DisciplineRules &r) {
            r.bansAddUp = true;
            r.redGames = 2;
        });
        // A red card for two games, and the second booking in a row for a third one.
        TeamLedger ledger = ledgerAfter(
            {game("United", {yellow("Adams")}), game("City", {yellow("Adams"), red("Adams")})}, rules);
        QCOMPARE(carryOf(ledger, "Adams").banned, 3);
        for (const char *opponent : {"Town", "County", "Athletic"}) {
            QVERIFY(isSuspended(ledger, "Adams"));
            ledger.add(game(opponent, {}, {"Adams"}));
        }
        QVERIFY(!isSuspended(ledger, "Adams"));
        QCOMPARE(ledger.suspensions()[0].missed, (Matches{2, 3}));
        QCOMPARE(ledger.suspensions()[1].missed, Matches{4});
    }

    void cardsBringWhatTheRulesSay()
    {
        const DisciplineRules rules = rulesWith([](DisciplineRules &r) {
            r.redGames = 3;
            r.secondYellowGames = 0;
            r.yellows = {{YellowWindow::ConsecutiveGames, 3, 2}};
        });
        QCOMPARE(carryOf(ledgerAfter({game("City", secondYellow("Baker"))}, rules), "Baker"), Carry());
        QCOMPARE(carryOf(ledgerAfter({game("City", {red("Adams")})}, rules), "Adams").banned, 3);
        const TeamLedger booked =
            ledgerAfter({game("United", {yellow("Cole")}), game("City", {yellow("Cole")}),
                         game("Town", {yellow("Cole")})},
                        rules);
        QCOMPARE(booked.suspensions()[0].broughtBy, (Matches{0, 1, 2}));
        QCOMPARE(carryOf(booked, "Cole").banned, 2);
    }

    void aMatchWithoutSquadsIsSatOut()
    {
        const TeamLedger ledger = ledgerAfter({game("United", {red("Adams")}), withoutSquads(game("City"))});
        QVERIFY(!isSuspended(ledger, "Adams"));
        QVERIFY(ledger.violations().empty());
    }

    void whoIsNotInTheSquadSitsOut()
    {
        MatchReport smaller = game("City");
        smaller.teams[Side::Home].players.erase(smaller.teams[Side::Home].players.begin());
        QVERIFY(!isSuspended(ledgerAfter({game("United", {red("Adams")}), smaller}), "Adams"));
    }

    void aMatchWithoutBookingsServesAndWipes_data()
    {
        QTest::addColumn<bool>("counts");
        QTest::newRow("ATCS") << true;
        QTest::newRow("other rules") << false;
    }

    void aMatchWithoutBookingsServesAndWipes()
    {
        QFETCH(bool, counts);
        const DisciplineRules rules =
            rulesWith([counts](DisciplineRules &r) { r.unrecordedMatchesCount = counts; });
        const MatchReport first = game("United", {red("Adams"), yellow("Baker")});
        for (const MatchReport &unrecorded : {quickGame("City", {"Adams"}), scorersOnly(game("City"))}) {
            const TeamLedger ledger = ledgerAfter({first, unrecorded}, rules);
            QCOMPARE(isSuspended(ledger, "Adams"), !counts);
            QCOMPARE(carryOf(ledger, "Baker").bookings, counts ? 0 : 1);
        }
        // A card that is listed all the same is a fact.
        MatchReport listed = scorersOnly(game("City", {yellow("Baker"), red("Cole")}));
        const TeamLedger ledger = ledgerAfter({first, listed}, rules);
        QVERIFY(isSuspended(ledger, "Baker"));
        QVERIFY(isSuspended(ledger, "Cole"));
    }

    void aSendingOffEndsTheSeriesInAnyMatch()
    {
        const DisciplineRules rules = rulesWith([](DisciplineRules &r) { r.unrecordedMatchesCount = false; });
        const TeamLedger ledger = ledgerAfter(
            {game("United", {yellow("Adams")}), scorersOnly(game("City", {red("Adams")}))}, rules);
        QCOMPARE(carryOf(ledger, "Adams").bookings, 0);
    }

    void whoIsBookedIsAtRisk()
    {
        const TeamLedger ledger = ledgerAfter(
            {game("United", {yellow("Adams"), yellow("Baker")}),
             game("City", {yellow("Baker"), yellow("Cole"), yellow("Dean"), injury("Dean", "out_next")})});
        // Adams was not booked again, Baker is banned, Dean cannot be booked in the next match.
        const Threat cole{idOf(u"Cole"_s), u"Cole"_s, {1}};
        QCOMPARE(ledger.threats(), std::vector<Threat>{cole});
    }

    void anEventWithoutAPersonIsPassedOver()
    {
        ReportEvent nobody = red("Adams");
        nobody.player = QUuid();
        ReportEvent hurt = injury("Adams", "out_next");
        hurt.player = QUuid();
        QVERIFY(ledgerAfter({game("United", {nobody, hurt})}).suspensions().empty());
    }

    void anInjuryOfAnotherWordCarriesNothing()
    {
        for (const char *detail : {"", "stays", "opponent_red", "weakened_1", "weakened_2", "bruised"})
            QVERIFY(ledgerAfter({game("United", {injury("Adams", detail)})}).suspensions().empty());
    }
};

TOUCHLINE_TEST(TestTeamLedger)

} // namespace test_team_ledger

#include "test_team_ledger.moc"
