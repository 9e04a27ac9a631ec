// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/rules/named_rules.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/competition/standings/standings.h"
#include "models/words/competition/standings_words.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QSet>

#include <algorithm>

namespace test_tie_breaks {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int A = 0;
constexpr int B = 1;
constexpr int C = 2;
constexpr int D = 3;

const std::vector<QString> names{u"A"_s, u"B"_s, u"C"_s, u"D"_s};

GroupResult match(int home, int away, int homeGoals, int awayGoals)
{
    return GroupResult::withScore(home, away, {homeGoals, awayGoals});
}

RuleSet rulesWith(std::vector<TieBreak> tieBreaks)
{
    RuleSet rules;
    rules.tieBreaks = std::move(tieBreaks);
    rules.tieBreaks.insert(rules.tieBreaks.begin(), TieBreak::Points);
    return rules;
}

/// A table with facts beside its results.
struct Facts
{
    std::vector<int> conduct{};
    std::vector<int> ranking{};
    std::vector<GroupResult> playOffs{};
    std::vector<std::vector<int>> lots{};
};

Table tableOf(int teams, const std::vector<GroupResult> &results, const RuleSet &rules,
              const Facts &facts = {})
{
    GroupInput input{teams, results, &rules, {}, facts.lots};
    const std::array reports{CountedInReports{TieBreak::Conduct, facts.conduct}};
    if (!facts.conduct.empty())
        input.reports = reports;
    input.ranking = facts.ranking;
    input.playOffs = facts.playOffs;
    return standings(input);
}

/// "AB=CD", = between level teams.
QString order(const Table &table)
{
    QString text;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        text += names[at(table.rows[row].team)];
        if (isLevelWithNext(table, row))
            text += QLatin1Char('=');
    }
    return text;
}

QString reason(const Table &table, std::size_t row, const RuleSet &rules)
{
    return why(table, row, rules, names, Language{}).front();
}

Problems problemsOf(const char *json)
{
    Problems problems;
    JsonReader reader(parseJsonObject(QByteArray("{\"rules\": ") + json + "}").value(), problems);
    const RuleSet rules = readRuleSet(reader, "rules");
    for (const Problem &problem : validate(rules, u"rules"_s))
        problems.push_back(problem);
    return problems;
}

} // namespace

class TestTieBreaks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneCriterionDecides_data()
    {
        columns<TieBreak, std::vector<GroupResult>, QString>();
        const auto row = [](TieBreak by, const std::vector<GroupResult> &results, const char *expected) {
            QTest::newRow(qPrintable(tieBreakWord(by))) << by << results << QString::fromUtf8(expected);
        };
        row(TieBreak::GoalAverage, {match(A, C, 7, 4), match(D, B, 1, 2)},
            "above A on goal average (2.000 to 1.750)");
        row(TieBreak::AwayGoals, {match(A, C, 3, 0), match(D, B, 1, 2)}, "above A on away goals (2-0)");
        row(TieBreak::Wins,
            {match(A, C, 0, 0), match(D, A, 0, 0), match(A, D, 0, 0), match(B, C, 1, 0), match(B, D, 0, 1)},
            "above A on matches won (1-0)");
        row(TieBreak::AwayWins, {match(A, C, 3, 0), match(D, B, 1, 2)}, "above A on away matches won (1-0)");
        row(TieBreak::AwayGoalDifference, {match(A, C, 3, 0), match(D, B, 1, 2)},
            "above A on away goal difference (+1 to 0)");
        row(TieBreak::HomeGoals, {match(C, A, 0, 3), match(B, D, 2, 1)}, "above A on home goals (2-0)");
        row(TieBreak::HomeGoalDifference, {match(C, A, 0, 3), match(B, D, 2, 1)},
            "above A on home goal difference (+1 to 0)");
        row(TieBreak::FewerPlayed, {match(A, C, 1, 0), match(A, D, 0, 1), match(B, D, 1, 0)},
            "above A on fewer matches played (1-2)");
        row(TieBreak::OpponentsPoints,
            {match(A, C, 1, 0), match(B, D, 1, 0), match(D, C, 1, 0), match(D, C, 1, 0)},
            "above A on points of the opponents (6-0)");
        row(TieBreak::OpponentsGoalDifference,
            {match(A, C, 1, 0), match(B, D, 1, 0), match(C, A, 0, 4), match(D, B, 0, 1)},
            "above A on goal difference of the opponents (−4 to −10)");
        row(TieBreak::OpponentsGoals, {match(A, C, 5, 0), match(B, D, 4, 3)},
            "above A on goals scored by the opponents (3-0)");
    }

    /// A and B are level on points, and B is the better one in what is asked.
    void oneCriterionDecides()
    {
        const auto [by, results, expected] = row<TieBreak, std::vector<GroupResult>, QString>();
        const RuleSet rules = rulesWith({by});
        const Table table = tableOf(4, results, rules);
        const auto ofB =
            std::find_if(table.rows.begin(), table.rows.end(), [](const Row &row) { return row.team == B; });
        QVERIFY(why(table, static_cast<std::size_t>(ofB - table.rows.begin()), rules, names, Language{})
                    .front()
                    .startsWith(expected));
    }

    void withoutAGoalConcededTheAverageIsBeyondAll()
    {
        const RuleSet rules = ruleSet(u"fifa-1966"_s).value();
        const Table table = tableOf(4, {match(A, C, 9, 1), match(B, D, 1, 0)}, rules);
        QCOMPARE(order(table).left(2), u"BA"_s);
        QCOMPARE(reason(table, 0, rules), u"above A on goal average (∞ to 9.000) after level points"_s);
        // Nothing scored and nothing conceded is neither good nor bad.
        const Table none =
            tableOf(4, {match(A, C, 0, 0), match(B, D, 2, 2)}, rulesWith({TieBreak::GoalAverage}));
        QCOMPARE(levelSets(none).size(), std::size_t{1});
    }

    void theReasonNamesWhatWasLevel_data()
    {
        using enum TieBreak;
        columns<std::vector<TieBreak>, QString>();
        const auto row = [](const std::vector<TieBreak> &asked, const char *expected) {
            QTest::newRow(expected) << asked << QString::fromUtf8(expected);
        };
        row({}, "above B on matches won (2-1)");
        row({GoalDifference, GoalsFor}, "after level points, goal difference and goals scored");
        row({GoalAverage}, "after level points and goal average");
        row({HeadToHeadPoints}, "after level points, in all matches and in those between the level teams");
        row({GoalDifference, HeadToHeadPoints}, "after level points and goal difference, and level points in "
                                                "the matches between the level teams");
        row({HeadToHeadPoints, HeadToHeadGoalDifference, HeadToHeadGoals, GoalDifference},
            "after level points, level matches between the level teams and level goal difference");
        // Not called by a short name: nothing is said of what was asked before.
        row({AwayGoals}, "above B on matches won (2-1)");
    }

    void theReasonNamesWhatWasLevel()
    {
        auto [asked, expected] = row<std::vector<TieBreak>, QString>();
        const bool isAlone = asked.empty();
        asked.push_back(TieBreak::Wins);
        RuleSet rules = rulesWith(asked);
        if (isAlone)
            rules.tieBreaks.erase(rules.tieBreaks.begin());
        Table table;
        table.rows = {{A, 1, {}}, {B, 2, {}}};
        table.separations = {{TieBreak::Wins, 2, 1}};
        QVERIFY2(reason(table, 0, rules).endsWith(expected), qPrintable(reason(table, 0, rules)));
    }

    void awayGoalsBetweenTheLevelTeams()
    {
        const RuleSet rules = rulesWith({TieBreak::HeadToHeadPoints, TieBreak::HeadToHeadAwayGoals});
        const Table table = tableOf(2, {match(A, B, 1, 0), match(B, A, 3, 2)}, rules);
        QCOMPARE(reason(table, 0, rules),
                 u"above B on away goals in the matches between the level teams (2-0) after level points, "
                 "in all matches and there"_s);
    }

    /// Three draws against a win and two defeats: the same points, but not the same wins (Russia).
    void winsBetweenTheLevelTeams()
    {
        const RuleSet rules = rulesWith({TieBreak::HeadToHeadPoints, TieBreak::HeadToHeadWins});
        const Table table = tableOf(
            4,
            {match(A, C, 0, 0), match(A, C, 0, 0), match(A, C, 0, 0), match(B, C, 1, 0), match(B, C, 0, 1),
             match(B, C, 0, 1), match(A, D, 1, 0), match(A, D, 1, 0), match(B, D, 1, 0), match(B, D, 1, 0)},
            rules);
        QCOMPARE(order(table), u"CBAD"_s);
        QCOMPARE(reason(table, 1, rules),
                 u"above A on wins in the matches between the level teams (1-0) after level points, in all "
                 "matches and there"_s);
    }

    /// Spain: while the level teams have to meet again, goals decide; the reason claims no more than that.
    void headToHeadWaitsForTheSecondMatch()
    {
        RuleSet rules = rulesWith({TieBreak::HeadToHeadPoints, TieBreak::GoalDifference});
        const std::vector<GroupResult> results{match(B, A, 1, 0), match(A, C, 5, 0)};
        const std::vector<OpenMatch> open{{A, B}};
        const std::vector<OpenMatch> others{{A, C}, {C, B}, {A, 17}};
        const auto tableWith = [&](const std::vector<OpenMatch> &matches) {
            GroupInput input{3, results, &rules, {}, {}};
            input.open = matches;
            return standings(input);
        };
        QCOMPARE(order(tableWith(open)), u"BAC"_s);
        rules.headToHeadWhenComplete = true;
        QCOMPARE(order(tableWith(open)), u"ABC"_s);
        QCOMPARE(reason(tableWith(open), 0, rules),
                 u"above B on goal difference (+4 to +1) after level points"_s);
        QCOMPARE(order(tableWith(others)), u"BAC"_s);
        QCOMPARE(order(tableWith({})), u"BAC"_s);
    }

    /// Brazil: three level teams are not asked for their matches against each other, the two left are.
    void headToHeadOnlyOfTwo()
    {
        RuleSet rules = rulesWith({TieBreak::HeadToHeadPoints, TieBreak::GoalDifference});
        const std::vector<GroupResult> three{match(A, B, 1, 0), match(B, C, 1, 0), match(A, C, 1, 0),
                                             match(D, A, 3, 0), match(B, D, 2, 0), match(C, D, 4, 0),
                                             match(C, D, 1, 0)};
        QCOMPARE(order(tableOf(4, three, rules)), u"ABCD"_s);
        rules.headToHeadOfTwo = true;
        QCOMPARE(order(tableOf(4, three, rules)), u"CBAD"_s);
        const std::vector<GroupResult> two{match(A, B, 1, 0), match(B, C, 3, 0), match(C, A, 0, 0),
                                           match(C, B, 0, 1), match(C, A, 2, 0)};
        QCOMPARE(order(tableOf(3, two, rules)), u"BCA"_s);
    }

    void factsDecideOnlyWhereTheyAreKnown()
    {
        const RuleSet rules = ruleSet(u"fifa-2026"_s).value();
        const std::vector<GroupResult> results{match(A, B, 1, 1)};
        QCOMPARE(order(tableOf(2, results, rules)), u"A=B"_s);
        const Table byConduct = tableOf(2, results, rules, {{-3, -1}});
        QCOMPARE(order(byConduct), u"BA"_s);
        const Table byRanking = tableOf(2, results, rules, {{-1, -1}, {20, 7}});
        QCOMPARE(order(byRanking), u"BA"_s);
        const QString tail = u" after level points, goal difference and goals scored, in all "
                             "matches and in those between the level teams"_s;
        QCOMPARE(reason(byConduct, 0, rules), u"above A on conduct score (−1 to −3)"_s + tail);
        QCOMPARE(reason(byRanking, 0, rules), u"above A on the ranking (place 7, A place 20)"_s + tail);
        QCOMPARE(reason(byRanking, 1, rules), u"below B on the ranking (place 20, B place 7)"_s + tail);
        QCOMPARE(order(tableOf(2, results, rules, {{}, {0, 7}})), u"A=B"_s);
    }

    void aPlayOffDecidesBetweenThoseWhoPlayedIt()
    {
        const RuleSet rules = ruleSet(u"fifa-1958"_s).value();
        const std::vector<GroupResult> results{match(A, B, 1, 1), match(A, C, 3, 0), match(B, C, 1, 0)};
        const Table byAverage = tableOf(3, results, rules);
        QCOMPARE(order(byAverage), u"ABC"_s);
        const Table played = tableOf(3, results, rules, {{}, {}, {match(A, B, 0, 1)}});
        QCOMPARE(order(played), u"BAC"_s);
        QVERIFY(played.rows[0].tally == byAverage.rows[1].tally);
        const Table drawn = tableOf(3, results, rules, {{}, {}, {match(A, B, 1, 1)}});
        QCOMPARE(order(drawn), u"ABC"_s);
        const auto byKicks = GroupResult::wonLate(A, B, {1, 1}, Side::Away, DecidedBy::ShootOut);
        QCOMPARE(order(tableOf(3, results, rules, {{}, {}, {byKicks}})), u"BAC"_s);
        const Table withStranger = tableOf(3, results, rules, {{}, {}, {match(B, C, 1, 0)}});
        QCOMPARE(order(withStranger), u"ABC"_s);
    }

    void pointsByHowAMatchWasWon()
    {
        using Both = std::pair<TablePoints, TablePoints>;
        const RuleSet rules = ruleSet(u"champions-2020"_s).value();
        const auto points = [&rules](const GroupResult &result) {
            const Table table = tableOf(2, {result}, rules);
            return std::pair(table.rows[0].tally.points, table.rows[1].tally.points);
        };
        QCOMPARE(points(match(A, B, 1, 0)), Both(5, 0));
        QCOMPARE(points(GroupResult::wonLate(A, B, {2, 1}, Side::Home, DecidedBy::ExtraTime)), Both(4, 1));
        const auto byKicks = GroupResult::wonLate(A, B, {2, 2}, Side::Away, DecidedBy::ShootOut);
        QCOMPARE(points(byKicks), Both(3, 2));
        QCOMPARE(tableOf(2, {byKicks}, rules).rows[0].team, B);
        QCOMPARE(tableOf(2, {byKicks}, rules).rows[0].tally.won, 1);
        // Elsewhere kicks decide nothing but a play-off.
        const Table drawn = tableOf(2, {byKicks}, ruleSet(u"league-3-1-0"_s).value());
        QCOMPARE(drawn.rows[0].tally.drawn, 1);
        QCOMPARE(drawn.rows[0].tally.points, 1);
    }

    /// Section 9.1 of the specification: under friendly options a draw gives 2½ each, and 3½ more is 6.
    void halfPointsForADraw()
    {
        const RuleSet rules = ruleSet(u"champions-2020-friendly"_s).value();
        QVERIFY(!rules.points.needsWinner);
        const std::vector<GroupResult> results{match(A, B, 1, 1), match(B, C, 2, 2), match(A, C, 0, 1)};
        const Table table = tableOf(3, results, rules);
        QCOMPARE(order(table), u"CBA"_s);
        QCOMPARE(pointsText(table.rows[0].tally.points), u"7½"_s);
        QCOMPARE(pointsText(table.rows[1].tally.points), u"5"_s);
        QCOMPARE(pointsText(table.rows[2].tally.points), u"2½"_s);
        QCOMPARE(reason(table, 0, rules), u"above B on points (7½-5)"_s);
        QCOMPARE(reason(table, 2, rules), u"below B on points (2½-5)"_s);
        // A half alone separates; and what others have won, and points a game, count the half too.
        RuleSet close = rules;
        close.points = {3, TablePoints::ofHalves(3), 1};
        close.tieBreaks = {TieBreak::Points, TieBreak::OpponentsPoints, TieBreak::PointsPerGame};
        const Table narrow = tableOf(3, {match(A, B, 1, 1), match(A, C, 0, 1), match(B, C, 0, 1)}, close);
        QCOMPARE(order(narrow), u"CA=B"_s);
        const std::vector<TablePoints> half{TablePoints::ofHalves(1), 0, 0};
        GroupInput input;
        input.teams = 3;
        const std::vector<GroupResult> again{match(A, B, 1, 1), match(A, C, 0, 1), match(B, C, 0, 1)};
        input.results = again;
        input.rules = &close;
        input.deductions = half;
        const Table deducted = standings(input);
        QCOMPARE(deducted.rows[2].team, A);
        QVERIFY(deducted.separations[1] == (Separation{TieBreak::Points, 5, 4}));
    }

    /// Section 9 of the specification of Old School Football: wins before cards, cards before lots.
    void oldSchoolTieBreaks()
    {
        const RuleSet rules = ruleSet(u"oldschool"_s).value();
        QCOMPARE(rules.tieBreaks,
                 (std::vector<TieBreak>{TieBreak::Points, TieBreak::GoalDifference, TieBreak::GoalsFor,
                                        TieBreak::HeadToHeadPoints, TieBreak::HeadToHeadGoalDifference,
                                        TieBreak::Wins, TieBreak::Conduct, TieBreak::Lots}));
        QCOMPARE(rules.conduct.yellow, -1);
        QCOMPARE(rules.conduct.red, -3);
        // Level between themselves: goals for stand before.
        const Table table = tableOf(3, {match(A, B, 1, 1), match(A, C, 2, 0), match(B, C, 3, 1)}, rules);
        QCOMPARE(order(table), u"BAC"_s);
    }

    /// Section 9 of the specification of Simulator Soccer: the match between those level, cards, lots.
    void simulatorTieBreaks()
    {
        const RuleSet rules = ruleSet(u"simulator"_s).value();
        QCOMPARE(rules.tieBreaks,
                 (std::vector<TieBreak>{TieBreak::Points, TieBreak::GoalDifference, TieBreak::GoalsFor,
                                        TieBreak::HeadToHeadPoints, TieBreak::HeadToHeadGoalDifference,
                                        TieBreak::Conduct, TieBreak::Lots}));
        QCOMPARE(rules.conduct.yellow, -1);
        QCOMPARE(rules.conduct.red, -3);
        // Level in everything but cards.
        const std::vector<GroupResult> level{match(A, B, 1, 1)};
        QCOMPARE(order(tableOf(2, level, rules, {{-4, -3}})), u"BA"_s);
        // The match between two that are level stands before cards.
        const Table table =
            tableOf(3, {match(A, B, 1, 0), match(B, C, 1, 0), match(C, A, 1, 0)}, rules, {{-3, -2, -1}});
        QCOMPARE(order(table), u"CBA"_s);
    }

    void denmarkStoodAboveSloveniaByTheRanking() // Euro 2024, group C
    {
        const RuleSet rules = ruleSet(u"uefa-euro-2024"_s).value();
        // England, Denmark, Slovenia, Serbia.
        const std::vector<GroupResult> results{match(C, B, 1, 1), match(D, A, 0, 1), match(C, D, 1, 1),
                                               match(B, A, 1, 1), match(A, C, 0, 0), match(B, D, 0, 0)};
        QCOMPARE(order(tableOf(4, results, rules, {{-2, -6, -6, -5}, {1, 8, 12, 13}})), u"ABCD"_s);
        QCOMPARE(order(tableOf(4, results, rules, {{-2, -6, -6, -5}})), u"AB=CD"_s);
    }

    void everyNamedSetIsValidAndExplainsItself()
    {
        for (const QString &name : ruleSetNames()) {
            const RuleSet rules = ruleSet(name).value();
            QCOMPARE(rules.name, name);
            QVERIFY2(validate(rules, name).empty(), qPrintable(name));
            Problems problems;
            JsonReader reader(QJsonObject{{u"rules"_s, toJson(rules)}}, problems);
            QVERIFY(readRuleSet(reader, "rules") == rules);
            QVERIFY(problems.empty());
            if (rules.tieBreaks.back() != TieBreak::Lots)
                continue;
            const Table drawn = tableOf(2, {match(A, B, 0, 0)}, rules, {{}, {}, {}, {{B, A}}});
            QVERIFY2(drawn.separations[0].by == TieBreak::Lots, qPrintable(name));
            QVERIFY2(reason(drawn, 0, rules).startsWith(u"above A by lot"_s),
                     qPrintable(name + u": "_s + reason(drawn, 0, rules)));
        }
        QVERIFY(!ruleSet(u"no such rules"_s));
    }

    void everyEditionHasItsName()
    {
        const QStringList all = ruleSetNames();
        for (const char *name :
             {"atcs", "champions-2020", "uefa-league-phase", "league-3-1-0", "league-2-1-0"})
            QVERIFY2(all.contains(QLatin1String(name)), name);
        for (int year = 1950; year <= 2026; year += 4)
            QVERIFY2(all.contains(u"fifa-%1"_s.arg(year)), qPrintable(QString::number(year)));
        for (int year = 1996; year <= 2024; year += 4)
            QVERIFY(all.contains(u"uefa-euro-%1"_s.arg(year)));
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
    }

    void aYearWithoutRegulationsTakesTheLastBefore()
    {
        QCOMPARE(ruleSet(u"fifa-1938"_s).value().name, u"fifa-1930"_s);
        QCOMPARE(ruleSet(u"fifa-2025"_s).value().name, u"fifa-2022"_s);
        QCOMPARE(ruleSet(u"uefa-euro-2028"_s).value().name, u"uefa-euro-2024"_s);
        for (const char *name :
             {"fifa-1929", "fifa-", "fifa-19x8", "league-2024", "uefa-euro-1992", "-2024", "2024"})
            QVERIFY2(!ruleSet(QLatin1String(name)), name);
    }

    void whatIsWrongInARuleSetIsNamed()
    {
        const auto wheres = [](const Problems &problems) {
            QStringList places;
            for (const Problem &problem : problems)
                places.append(problem.where);
            return places;
        };
        QCOMPARE(wheres(problemsOf(R"({"points": {"win": 5, "defeat": 0, "needs_winner": true,
                                       "extra_time": {"win": 1, "defeat": 2}},
                                       "tie_breaks": ["points"]})")),
                 QStringList{u"rules.points"_s});
        QCOMPARE(wheres(problemsOf(R"({"points": {"win": 3, "draw": 1, "defeat": 0,
                                       "shoot_out": {"win": 2}},
                                       "tie_breaks": ["points", "luck"],
                                       "conduct": {"yellow": 1, "second_yellow": -3, "red": -4,
                                                   "yellow_and_red": -5}})")),
                 (QStringList{u"rules.points.shoot_out.defeat"_s, u"rules.tie_breaks[1]"_s,
                              u"rules.conduct.yellow"_s}));
        RuleSet rules = rulesWith({});
        rules.conduct.red = 4;
        QCOMPARE(wheres(validate(rules, u"r"_s)), QStringList{u"r.conduct"_s});
    }
};

TOUCHLINE_TEST(TestTieBreaks)

} // namespace test_tie_breaks

#include "test_tie_breaks.moc"
