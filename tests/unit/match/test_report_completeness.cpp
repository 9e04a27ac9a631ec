// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/report_events.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/report_fixture.h"

namespace test_report_completeness {

using namespace touchline;
using namespace touchline::testing;

/// What a report need not say.
class TestReportCompleteness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKnockoutMatchNeedsAWinner()
    {
        MatchReport report = scoreOnly();
        QCOMPARE(problemLines(validate(report, {DecisionRules{.needsWinner = true}})), QStringList());
        report.score = {1, 1};
        report.winner.reset();
        QCOMPARE(problemLines(validate(report)), QStringList());
        QCOMPARE(problemLines(validate(report, {DecisionRules{.needsWinner = true}})),
                 QStringList{u"winner: A knockout match needs a winner."_s});
    }

    void aScoreAloneNeedsNoEventsButAScorersListDoes()
    {
        MatchReport report = scoreOnly();
        QCOMPARE(problemLines(validate(report)), QStringList());
        report.completeness = Completeness::Scorers;
        QCOMPARE(problemLines(validate(report)),
                 QStringList{u"events: The goals listed make 0-0, but the result is 2-1."_s});
        report.events = leagueReport().events;
        QCOMPARE(problemLines(validate(report)), QStringList());
    }

    void theCardsAloneListNoGoals()
    {
        MatchReport report = leagueReport();
        report.completeness = Completeness::Cards;
        QCOMPARE(
            problemLines(validate(report)),
            QStringList{u"events: Goals are listed, but the report is of the result and the cards alone."_s});
        std::erase_if(report.events, [](const ReportEvent &event) { return isGoal(event.kind); });
        QCOMPARE(problemLines(validate(report)), QStringList());
    }

    void nobodyKnowsWhoScored()
    {
        MatchReport report = leagueReport();
        for (ReportEvent &event : report.events)
            if (isGoal(event.kind)) {
                event.player = {};
                event.playerName.clear();
            }
        QCOMPARE(problemLines(validate(report)), QStringList());
        QCOMPARE(reportFromJson(toJson(report)).value(), report);
        // A card is somebody's.
        report.events.push_back(eventOf(ReportEventKind::Red, Side::Home, "", 90));
        report.events.back().player = {};
        QVERIFY(!validate(report).empty());
        QVERIFY(!reportFromJson(toJson(report)));
    }

    void whatIsMissingIsListed()
    {
        MatchReport report = leagueReport();
        const std::vector<ReportEvent> all = report.events;
        std::erase_if(report.events, [](const ReportEvent &event) { return isGoal(event.kind); });
        listUnknownScorers(report);
        QCOMPARE(report.events.size(), all.size());
        QCOMPARE(problemLines(validate(report)), QStringList());
        QCOMPARE(goalsWithoutScorer(report), PerSide<int>());
        // Nobody scores the goals of a forfeit, and too many stay too many.
        report.events.clear();
        report.decidedBy = DecidedBy::Forfeit;
        QCOMPARE(goalsWithoutScorer(report), PerSide<int>());
        report.decidedBy = DecidedBy::NinetyMinutes;
        report.score = {0, 5};
        report.events = all;
        QCOMPARE(goalsWithoutScorer(report), PerSide<int>());
    }

    void aScoreAloneMayNameSomeOfTheGoals()
    {
        MatchReport report = scoreOnly();
        report.events = {eventOf(ReportEventKind::Goal, Side::Home, "Adams", 12)};
        QCOMPARE(problemLines(validate(report)), QStringList());
    }

    void aSquadThatNobodyWroteDownHoldsEverybody()
    {
        MatchReport report = leagueReport();
        report.teams[Side::Home].players.clear();
        report.events[0] = eventOf(ReportEventKind::Goal, Side::Home, "Zola", 12);
        QCOMPARE(problemLines(validate(report)), QStringList());
    }

    void minutesMayBeUnknown()
    {
        MatchReport report = extraTimeWin();
        for (ReportEvent &event : report.events) {
            event.minute.reset();
            event.stoppage = 0;
        }
        QCOMPARE(problemLines(validate(report)), QStringList());
    }

    void withoutAScoreAnybodyMayHaveWon_data()
    {
        QTest::addColumn<int>("winner");
        QTest::newRow("home") << 0;
        QTest::newRow("away") << 1;
        QTest::newRow("nobody") << -1;
    }

    void withoutAScoreAnybodyMayHaveWon()
    {
        QFETCH(int, winner);
        MatchReport report = scoreOnly();
        report.withoutScore = true;
        report.score = {};
        report.winner.reset();
        if (winner >= 0)
            report.winner = winner == 0 ? Side::Home : Side::Away;
        QCOMPARE(problemLines(validate(report)), QStringList());
        report.withoutScore = false;
        QCOMPARE(validate(report).empty(), winner < 0);
    }
};

TOUCHLINE_TEST(TestReportCompleteness)

} // namespace test_report_completeness

#include "test_report_completeness.moc"
