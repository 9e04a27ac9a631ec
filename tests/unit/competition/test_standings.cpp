// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/named_rules.h"
#include "core/competition/standings/standings.h"
#include "models/words/competition/standings_words.h"
#include "tests/support/test_registry.h"

namespace test_standings {

using namespace touchline;

namespace {

constexpr int A = 0;
constexpr int B = 1;
constexpr int C = 2;
constexpr int D = 3;

const RuleSet atcs = ruleSet(u"atcs"_s).value();
const std::vector<QString> names{u"A"_s, u"B"_s, u"C"_s, u"D"_s};

GroupResult match(int home, int away, int homeGoals, int awayGoals)
{
    return GroupResult::withScore(home, away, {homeGoals, awayGoals});
}

Table table(const std::vector<GroupResult> &results, const std::vector<std::vector<int>> &lots = {},
            const RuleSet &rules = atcs, int teams = 4)
{
    return standings({teams, results, &rules, {}, lots});
}

/// "ABCD", with = between level teams: "A=BCD".
QString order(const Table &table)
{
    QString text;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        text += names[static_cast<std::size_t>(table.rows[row].team)];
        if (isLevelWithNext(table, row))
            text += QLatin1Char('=');
    }
    return text;
}

QString reasons(const Table &table, std::size_t row, const RuleSet &rules = atcs)
{
    return why(table, row, rules, names, Language{}).join(u"; "_s);
}

/// A, B and C beat each other in a circle 1-0 and all beat D 1-0 (T50).
std::vector<GroupResult> circle()
{
    return {match(A, B, 1, 0), match(B, C, 1, 0), match(C, A, 1, 0),
            match(A, D, 1, 0), match(B, D, 1, 0), match(C, D, 1, 0)};
}

/// A, B and C are level on points, difference (+2) and goals (6). Between them B and C are level again, A
/// behind; between those two B has won.
std::vector<GroupResult> circleInTwoSteps()
{
    return {match(B, C, 2, 0), match(A, B, 2, 1), match(C, A, 3, 0),
            match(A, D, 4, 0), match(B, D, 3, 2), match(C, D, 3, 2)};
}

} // namespace

class TestStandings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsEverything()
    {
        const Table made = table({match(A, B, 3, 1), match(C, A, 2, 2)});
        const Tally expected{2, 1, 1, 0, 5, 3, 4};
        QCOMPARE(made.rows.front().team, A);
        QCOMPARE(made.rows.front().position, 1);
        QVERIFY(made.rows.front().tally == expected);
        QCOMPARE(made.rows.front().tally.goalDifference(), 2);
    }

    void emptyAndSmallTables()
    {
        QVERIFY(table({}, {}, atcs, 0).rows.empty());
        const Table one = table({}, {}, atcs, 1);
        QCOMPARE(one.rows.size(), std::size_t{1});
        QVERIFY(why(one, 0, atcs, names, Language{}).isEmpty());
    }

    void pointsThenDifferenceThenGoals()
    {
        QCOMPARE(order(table({match(A, B, 0, 1)}, {}, atcs, 2)), u"BA"_s);
        // A and B have won once each: +2 against +1.
        QCOMPARE(order(table({match(B, C, 1, 0), match(A, D, 2, 0)})), u"ABCD"_s);
        // The same difference, but B has more goals.
        const Table made = table({match(B, C, 5, 4), match(A, D, 1, 0)});
        QCOMPARE(order(made), u"BACD"_s);
        QCOMPARE(reasons(made, 0), u"above A on goals scored (5-1) after level points and goal difference"_s);
        QCOMPARE(reasons(made, 3), u"below C on goals scored (0-4) after level points and goal difference"_s);
    }

    void theMatchBetweenTwo()
    {
        // A and B: 6 points, +1, 3 goals; B has beaten A.
        const Table made = table({match(B, A, 1, 0), match(A, C, 2, 1), match(A, D, 1, 0), match(C, B, 1, 0),
                                  match(B, D, 2, 1), match(C, D, 0, 2)});
        QCOMPARE(made.rows[0].team, B);
        QCOMPARE(reasons(made, 0),
                 u"above A on points in the matches between the level teams (3-0) after level points, "
                 "goal difference and goals scored"_s);
    }

    void differenceAndGoalsBetweenThem()
    {
        // Between them A has +1, C 0, B -1; in all matches they are level: 6 points, +2, 4 goals.
        const Table byDifference = table({match(A, B, 2, 0), match(B, C, 1, 0), match(C, A, 1, 0),
                                          match(A, D, 2, 1), match(B, D, 3, 0), match(C, D, 3, 1)});
        QCOMPARE(order(byDifference), u"ACBD"_s);
        QVERIFY(byDifference.separations[0].by == TieBreak::HeadToHeadGoalDifference);
        QCOMPARE(byDifference.separations[0].upper, 1);
        QCOMPARE(byDifference.separations[0].lower, 0);
        QVERIFY(reasons(byDifference, 2)
                    .startsWith(
                        u"below C on goal difference in the matches between the level teams (−1 to 0)"_s));
    }

    void threeLevelInEverythingNeedLots() // T50
    {
        const Table made = table(circle());
        QCOMPARE(order(made), u"A=B=CD"_s);
        QVERIFY(levelSets(made) == (std::vector<std::vector<int>>{{A, B, C}}));
        QVERIFY(levelWith(made, 1) == (std::vector<int>{A, C}));
        QVERIFY(levelWith(made, 3).empty());
        QCOMPARE(reasons(made, 1), u"level with A, C: no criterion separates them"_s);

        const Table drawn = table(circle(), {{C, A, B}});
        QCOMPARE(order(drawn), u"CABD"_s);
        QVERIFY(drawn.separations[0] == (Separation{TieBreak::Lots, 1, 2}));
        QCOMPARE(reasons(drawn, 1),
                 u"above B by lot after level points, goal difference and goals scored, in all matches "
                 "and in those between the level teams; below C by lot after level points, goal "
                 "difference and goals scored, in all matches and in those between the level teams"_s);
    }

    void beforeTheFirstMatchThereIsNothingToTell()
    {
        const Table empty = table({});
        QVERIFY(levelWith(empty, 0) == (std::vector<int>{B, C, D}));
        for (std::size_t row = 0; row < empty.rows.size(); ++row)
            QCOMPARE(reasons(empty, row), QString());
        // A and B have a point each; C and D wait.
        const Table begun = table({match(A, B, 0, 0)});
        QCOMPARE(reasons(begun, 0), u"level with B: no criterion separates them"_s);
        QCOMPARE(reasons(begun, 3), QString());
    }

    void cardsThatAreNotRecordedAreNamed()
    {
        RuleSet rules = atcs;
        rules.tieBreaks = {TieBreak::Points, TieBreak::Conduct, TieBreak::Lots};
        const std::vector<GroupResult> results{match(A, B, 1, 1)};
        const Table unknown = table(results, {}, rules, 2);
        QVERIFY(unknown.notRecorded == TieBreak::Conduct);
        QCOMPARE(reasons(unknown, 0, rules),
                 u"level with B: no other criterion separates them, and fair play (cards) does "
                 "not count, since it is not recorded for every match"_s);
        const std::array reports{CountedInReports{TieBreak::Conduct, {-1, -1}}};
        GroupInput input{2, results, &rules, {}, {}};
        input.reports = reports;
        const Table known = standings(input);
        QVERIFY(!known.notRecorded);
        QCOMPARE(reasons(known, 0, rules), u"level with B: no criterion separates them"_s);
        // Who is apart by points needs no cards.
        QVERIFY(!table({match(A, B, 1, 0)}, {}, rules, 2).notRecorded);
    }

    void aLotCountsOnlyIfItNamesAllOfThem()
    {
        QCOMPARE(order(table(circle(), {{C, A}})), u"A=B=CD"_s);
        QCOMPARE(order(table(circle(), {{D, C, B, A}})), u"CBAD"_s);
        QCOMPARE(order(table(circle(), {{A, B, C}, {C, B, A}})), u"CBAD"_s);
    }

    void headToHeadIsAskedAgain() // R52
    {
        const Table made = table(circleInTwoSteps());
        QCOMPARE(order(made), u"BCAD"_s);
        QVERIFY(made.separations[0] == (Separation{TieBreak::HeadToHeadPoints, 6, 0}));
        QVERIFY(made.separations[1] == (Separation{TieBreak::HeadToHeadGoalDifference, 1, -2}));

        RuleSet once = atcs;
        once.headToHeadAgain = false;
        QCOMPARE(order(table(circleInTwoSteps(), {}, once)), u"B=CAD"_s);
    }

    void withoutAScoreGoalsDoNotCount() // R48
    {
        // A, B and D have a win each, A by five goals, but one match of the group has no score. B has beaten
        // D.
        const std::vector<GroupResult> results{match(A, C, 5, 0), match(B, D, 1, 0),
                                               GroupResult::withoutScore(C, D, Side::Away)};
        const Table made = table(results);
        QVERIFY(made.withoutGoals);
        QCOMPARE(order(made), u"BA=DC"_s);
        QCOMPARE(made.rows[1].tally.goalsFor, 5);
        QCOMPARE(made.rows[2].tally.points, 3);

        std::vector<GroupResult> decided = results;
        decided.push_back(GroupResult::withoutScore(B, A, Side::Home));
        decided.push_back(GroupResult::withoutScore(A, D, Side::Home));
        const Table withWinner = table(decided);
        QCOMPARE(order(withWinner), u"BADC"_s);
        QCOMPARE(reasons(withWinner, 0),
                 u"above A on points in the matches between the level teams (3-0) after level points"_s);
        const std::vector<GroupResult> drawnMatch{GroupResult::withoutScore(A, B, std::nullopt)};
        QCOMPARE(table(drawnMatch).rows[0].tally.points, 1);
    }

    void levelTeamsStandByDifferenceGoalsAndName()
    {
        RuleSet pointsOnly = atcs;
        pointsOnly.tieBreaks = {TieBreak::Points};
        const std::vector<GroupResult> results{match(A, B, 1, 1), match(C, D, 2, 2)};
        QCOMPARE(order(table(results, {}, pointsOnly)), u"C=D=A=B"_s);
        const std::vector<int> nameRank{3, 2, 1, 0};
        const Table renamed = standings({4, results, &pointsOnly, nameRank, {}});
        QCOMPARE(order(renamed), u"D=C=B=A"_s);
    }

    void anUnusualOrderOfCriteriaIsExplainedToo()
    {
        RuleSet rules = atcs;
        rules.tieBreaks = {TieBreak::Points, TieBreak::GoalsFor};
        const Table made = table({match(B, C, 5, 4), match(A, D, 1, 0)}, {}, rules);
        QCOMPARE(reasons(made, 0, rules), u"above A on goals scored (5-1) after level points"_s);
    }

    void pointsAreNamedWhereNothingElseDecided()
    {
        const Table made = table({match(A, B, 2, 0)}, {}, atcs, 2);
        QCOMPARE(reasons(made, 0), u"above B on points (3-0)"_s);
        QCOMPARE(reasons(made, 1), u"below A on points (0-3)"_s);
    }

    void deductedPointsCountInTheTableAlone()
    {
        // A beat B and drew with C, B beat C; two points are taken from A, which leaves it above C but below
        // B.
        const RuleSet rules = ruleSet(u"atcs"_s).value();
        const std::vector<GroupResult> results{GroupResult::withScore(0, 1, {1, 0}),
                                               GroupResult::withScore(0, 2, {0, 0}),
                                               GroupResult::withScore(1, 2, {3, 0})};
        const std::vector<TablePoints> deductions{2, 0, 0};
        GroupInput input;
        input.teams = 3;
        input.results = results;
        input.rules = &rules;
        QCOMPARE(standings(input).rows[0].team, 0);
        input.deductions = deductions;
        const Table deducted = standings(input);
        QCOMPARE(deducted.rows[0].team, 1);
        QCOMPARE(deducted.rows[1].team, 0);
        QCOMPARE(deducted.rows[1].tally.points, 2);
        QCOMPARE(deducted.rows[1].tally.won, 1);
    }

    void twoPointsForAWin()
    {
        const RuleSet old = ruleSet(u"league-2-1-0"_s).value();
        QCOMPARE(table({match(A, B, 2, 0)}, {}, old).rows[0].tally.points, 2);
    }

    void tieBreaksHaveWordsAndNames()
    {
        for (const TieBreak tieBreak : allTieBreaks) {
            QVERIFY(tieBreakFromWord(tieBreakWord(tieBreak)) == tieBreak);
            QVERIFY(countsGoals(tieBreak) == tieBreakWord(tieBreak).contains("goal"_L1));
            QVERIFY(isHeadToHead(tieBreak) == tieBreakWord(tieBreak).startsWith("head_to_"_L1));
        }
        QVERIFY(!tieBreakFromWord(u"luck"_s));
    }
};

TOUCHLINE_TEST(TestStandings)

} // namespace test_standings

#include "test_standings.moc"
