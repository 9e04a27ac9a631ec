// SPDX-License-Identifier: GPL-3.0-or-later
// What a report may say where the fixture lays down how it is decided.
#include "tests/support/test_registry.h"
#include "tests/unit/match/report_fixture.h"

#include <functional>

namespace test_tie_reports {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Kind = ReportEventKind;
using ExtraTime = DecisionRules::ExtraTime;

DecisionRules knockout(ExtraTime extraTime = ExtraTime::Full, bool shootOut = true)
{
    DecisionRules rules{.needsWinner = true, .extraTime = extraTime, .shootOut = shootOut};
    return rules;
}

DecisionRules secondLeg(Score firstLeg, bool awayGoals = false, bool inExtraTime = true)
{
    DecisionRules rules = knockout();
    rules.firstLeg = firstLeg;
    rules.awayGoals = awayGoals;
    rules.awayGoalsInExtraTime = inExtraTime;
    return rules;
}

/// A result without events. Goals after 90 minutes, then after extra time, then of the shoot-out.
MatchReport result(Score after90, std::optional<Score> extraTime = {}, std::optional<Score> shootOut = {})
{
    MatchReport report = scoreOnly();
    report.after90 = after90;
    report.extraTime = extraTime;
    report.shootOut = shootOut;
    report.score = extraTime.value_or(after90);
    report.winner = shootOut ? shootOut->leader() : report.score.leader();
    report.decidedBy = shootOut    ? DecidedBy::ShootOut
                       : extraTime ? DecidedBy::ExtraTime
                                   : DecidedBy::NinetyMinutes;
    return report;
}

MatchReport byCriteria(Score score, Side winner)
{
    MatchReport report = result(score);
    report.decidedBy = DecidedBy::Criteria;
    report.criterion = u"best_result"_s;
    report.winner = winner;
    return report;
}

/// Rovers 1-1 United, then a goal of extra time by United in this minute.
MatchReport oneGoalInExtraTime(int minute)
{
    MatchReport report = extraTimeWin();
    report.events[2].minute = minute;
    return report;
}

int sign(std::optional<Side> side)
{
    return !side ? 0 : *side == Side::Home ? 1 : -1;
}

} // namespace

class TestTieReports : public QObject
{
    Q_OBJECT

    static void check(const MatchReport &report, const DecisionRules &rules, const QStringList &problems)
    {
        QCOMPARE(problemLines(validate(report, {rules})), problems);
    }

private Q_SLOTS:
    void figuresAndTheWinnerOfTheTie_data()
    {
        QTest::addColumn<DecisionRules>("rules");
        QTest::addColumn<MatchReport>("report");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<int>("winner");
        const auto valid = [](const char *name, const DecisionRules &rules, const MatchReport &report,
                              int winner) { QTest::newRow(name) << rules << report << QString() << winner; };
        const auto wrong = [](const char *name, const DecisionRules &rules, const MatchReport &report,
                              const char *problem) {
            QTest::newRow(name) << rules << report << QString::fromUtf8(problem) << 0;
        };
        valid("won on aggregate", secondLeg({1, 2}), result({3, 1}), 1);
        valid("won the match, lost the tie", secondLeg({0, 2}), result({2, 1}), -1);
        valid("level match, won the tie", secondLeg({2, 1}), result({1, 1}), 1);
        valid("extra time after a win that makes the tie level", secondLeg({1, 2}),
              result({2, 1}, Score{2, 2}), -1);
        valid("shoot-out after a win that makes the tie level", secondLeg({1, 2}),
              result({2, 1}, Score{2, 1}, Score{3, 4}), -1);
        valid("criteria after a win that makes the tie level", secondLeg({1, 2}),
              byCriteria({2, 1}, Side::Away), -1);
        wrong("level and nothing after it", secondLeg({1, 2}), result({2, 1}),
              "winner: The tie is level, 3-3 on aggregate, and needs a winner.");
        wrong("level after extra time and nothing after it", secondLeg({1, 2}), result({2, 1}, Score{3, 2}),
              "winner: The tie is level, 4-4 on aggregate, and needs a winner.");
        wrong("extra time though it was decided", secondLeg({1, 2}), result({1, 1}, Score{1, 2}),
              "extra_time: Extra time is played only when the tie is level after 90 minutes; it was 2-3 on "
              "aggregate.");
        wrong("shoot-out though it was decided", secondLeg({1, 2}), result({1, 1}, {}, Score{4, 3}),
              "shoot_out: There is no shoot-out after 2-3 on aggregate.");
        wrong("criteria though it was decided", secondLeg({1, 2}), byCriteria({1, 1}, Side::Home),
              "decided_by: Other criteria decide only a tie that ended level.");
        MatchReport onlyWinner = result({0, 0});
        onlyWinner.withoutScore = true;
        onlyWinner.winner = Side::Home;
        wrong("no goals to add", secondLeg({1, 0}), onlyWinner,
              "score: Two legs are added up: the score has to be known.");

        valid("away goals", secondLeg({1, 2}, true), result({1, 0}), 1);
        valid("away goals of the visitors", secondLeg({0, 1}, true), result({2, 1}), -1);
        valid("an away goal of extra time", secondLeg({0, 1}, true), result({1, 0}, Score{2, 1}), -1);
        valid("no away goals in extra time", secondLeg({0, 1}, true, false),
              result({1, 0}, Score{2, 1}, Score{5, 4}), 1);
        wrong("extra time after away goals", secondLeg({0, 1}, true), result({2, 1}, Score{3, 1}),
              "extra_time: Extra time is played only when the tie is level after 90 minutes; at 2-2 on "
              "aggregate away goals had decided it.");
        wrong("shoot-out after away goals", secondLeg({0, 1}, true), result({1, 0}, Score{2, 1}, Score{5, 4}),
              "shoot_out: There is no shoot-out: at 2-2 on aggregate away goals have decided the tie.");
        MatchReport unknown = result({1, 0}, Score{2, 1}, Score{5, 4});
        unknown.after90.reset();
        wrong("away goals of an unknown half", secondLeg({0, 1}, true, false), unknown,
              "after_90: Which away goals count is not known without the score after 90 minutes.");

        valid("straight to the shoot-out", knockout(ExtraTime::None), result({1, 1}, {}, Score{4, 3}), 1);
        wrong("extra time that there is not", knockout(ExtraTime::None), result({1, 1}, Score{2, 1}),
              "extra_time: No extra time is played in this match.");
        valid("a replay follows", knockout(ExtraTime::None, false), result({1, 1}), 0);
        valid("a replay follows extra time", knockout(ExtraTime::Full, false), result({1, 1}, Score{2, 2}),
              0);
        valid("no replay is needed", knockout(ExtraTime::Full, false), result({1, 1}, Score{2, 1}), 1);
        valid(
            "lots follow two legs",
            [] {
                DecisionRules rules = secondLeg({1, 2});
                rules.shootOut = false;
                return rules;
            }(),
            result({2, 1}, Score{2, 1}), 0);
        wrong("a shoot-out that there is not", knockout(ExtraTime::Full, false),
              result({1, 1}, Score{1, 1}, Score{4, 3}),
              "shoot_out: This match has no shoot-out: what is level stays level, and a replay or lots "
              "follow.");
        wrong("criteria where a replay follows", knockout(ExtraTime::Full, false),
              byCriteria({1, 1}, Side::Home),
              "decided_by: What is level here stays level: a replay or lots follow.");

        valid("a golden goal", knockout(ExtraTime::GoldenGoal), result({1, 1}, Score{1, 2}), -1);
        valid("no golden goal", knockout(ExtraTime::GoldenGoal), result({1, 1}, Score{1, 1}, Score{2, 4}),
              -1);
        wrong("two golden goals", knockout(ExtraTime::GoldenGoal), result({1, 1}, Score{1, 3}),
              "extra_time: The first goal of extra time ends a match with golden goal; here are 2.");
        valid("two goals in extra time", knockout(), result({1, 1}, Score{1, 3}), -1);
        valid("two goals with silver goal", knockout(ExtraTime::SilverGoal), result({1, 1}, Score{1, 3}), -1);
    }

    void figuresAndTheWinnerOfTheTie()
    {
        QFETCH(DecisionRules, rules);
        QFETCH(MatchReport, report);
        QFETCH(QString, problem);
        check(report, rules, problem.isEmpty() ? QStringList() : QStringList{problem});
        if (problem.isEmpty())
            QTEST(sign(tieWinner(report, rules)), "winner");
    }

    void withoutAWinnerAskedForTheReportIsMeasuredByItself()
    {
        DecisionRules rules = secondLeg({5, 0}, true);
        rules.needsWinner = false;
        rules.extraTime = ExtraTime::None;
        rules.shootOut = false;
        const MatchReport report = result({1, 2});
        check(report, rules, {});
        QCOMPARE(sign(tieWinner(report, rules)), -1);
        check(result({2, 2}), rules, {});
    }

    void theSumOfTheLegsMakesNoWinnerOfTheMatch()
    {
        MatchReport report = result({2, 1});
        report.winner = Side::Away; // through with 2-3, but today they lost
        check(report, secondLeg({0, 2}), {u"winner: The winner does not match the score."_s});
    }

    void nothingHappensAfterAGoldenGoal()
    {
        MatchReport report = oneGoalInExtraTime(103);
        check(report, knockout(ExtraTime::GoldenGoal), {});
        report.events.push_back(eventOf(Kind::Yellow, Side::Home, "Cole", 103));
        check(report, knockout(ExtraTime::GoldenGoal), {});
        report.events.back().minute = 104;
        check(report, knockout(ExtraTime::GoldenGoal),
              {u"event 4, yellow of Cole, minute 104: The golden goal in minute 103 had ended "
               "the match."_s});
        check(report, knockout(), {});
        report.events.back().minute.reset();
        check(report, knockout(ExtraTime::GoldenGoal), {});
    }

    void aGoldenGoalLeavesNoShootOut()
    {
        MatchReport report = cupReport();
        report.score = {1, 2};
        report.extraTime = report.score;
        report.events.erase(report.events.begin() + 3);
        check(report, knockout(ExtraTime::GoldenGoal), {u"shoot_out: There is no shoot-out after 1-2."_s});
    }

    void aSilverGoalCountsAtHalfTimeOfExtraTime()
    {
        MatchReport report = oneGoalInExtraTime(105);
        report.events[2].stoppage = 2;
        check(report, knockout(ExtraTime::SilverGoal), {});
        report.events.push_back(eventOf(Kind::Yellow, Side::Home, "Cole", 106));
        check(report, knockout(ExtraTime::SilverGoal),
              {u"event 4, yellow of Cole, minute 106: At half-time of extra time it was 1-2: "
               "the silver goal had ended the match."_s});
        check(report, knockout(), {});
        // The goal came later: it was still level.
        report.events[2] = eventOf(Kind::Goal, Side::Away, "Ford", 106);
        check(report, knockout(ExtraTime::SilverGoal), {});
    }

    void aSilverGoalOfATieIsOneThatDecidesTheTie()
    {
        // 1-1 after 90 minutes and 0-0 before: level without away goals, and United lead with them.
        MatchReport report = cupReport();
        report.shootOut.reset();
        report.decidedBy = DecidedBy::ExtraTime;
        report.winner.reset();
        report.events.erase(report.events.begin() + 4, report.events.end());
        DecisionRules rules = secondLeg({0, 0});
        rules.extraTime = ExtraTime::SilverGoal;
        rules.shootOut = false;
        check(report, rules,
              {u"event 4, penalty_goal of Cole, minute 120: At half-time of extra time it was "
               "1-2: the silver goal had ended the match."_s});
    }

    void goalsWithoutAMinuteProveNothing()
    {
        MatchReport report = cupReport();
        report.events[2].minute.reset();
        check(report, knockout(ExtraTime::SilverGoal), {});
        report = oneGoalInExtraTime(100);
        report.events[2].minute.reset();
        check(report, knockout(ExtraTime::GoldenGoal), {});
    }

    /// A group match, a league match and a first leg are over after 90 minutes.
    void aDrawStandsWhereNobodyAsksForAWinner()
    {
        const auto problems = [](const MatchReport &report) {
            return problemLines(validate(report, {DecisionRules{}}));
        };
        QCOMPARE(problems(result({2, 1})), QStringList());
        QCOMPARE(problems(result({1, 1})), QStringList());
        QCOMPARE(
            problems(result({1, 1}, Score{2, 1})),
            QStringList(u"extra_time: This match has no extra time: a draw stands after regular time."_s));
        QCOMPARE(problems(result({0, 0}, {}, Score{5, 4})),
                 QStringList(u"shoot_out: This match has no shoot-out: a draw stands."_s));
        QCOMPARE(problems(byCriteria({1, 1}, Side::Home)),
                 QStringList(u"decided_by: This match needs no winner: a draw stands."_s));
        // Of a report alone nobody knows what it was played for.
        QVERIFY(validate(result({1, 1}, Score{2, 1})).empty());
    }

    /// What depends on a first leg is not asked where that leg is not known; the rest is.
    void aSecondLegWithoutItsFirst()
    {
        const auto problems = [](const MatchReport &report, const DecisionRules &rules) {
            return problemLines(validate(report, {rules, true}));
        };
        const DecisionRules legs = secondLeg({0, 0}, true);
        for (const MatchReport &report :
             {result({1, 0}), result({1, 1}), result({2, 0}, Score{3, 0}), result({0, 1}, Score{1, 2}),
              result({3, 0}, Score{3, 0}, Score{4, 2}), byCriteria({2, 0}, Side::Away)})
            QCOMPARE(problems(report, legs), QStringList());
        MatchReport broken = result({2, 0}, Score{3, 0});
        broken.winner = Side::Away;
        QCOMPARE(problems(broken, legs), QStringList(u"winner: The winner does not match the score."_s));
        DecisionRules without = legs;
        without.extraTime = ExtraTime::None;
        QCOMPARE(problems(result({2, 0}, Score{3, 0}), without),
                 QStringList(u"extra_time: No extra time is played in this match."_s));
    }
};

TOUCHLINE_TEST(TestTieReports)

} // namespace test_tie_reports

#include "test_tie_reports.moc"
