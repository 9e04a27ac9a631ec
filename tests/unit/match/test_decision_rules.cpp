// SPDX-License-Identifier: GPL-3.0-or-later
// Who leads a tie, and the form in which a log keeps how it is decided.
#include "core/match/report/decision_rules_json.h"
#include "tests/support/any_decision.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QJsonDocument>

namespace test_decision_rules {

using namespace touchline;
using namespace touchline::testing;

namespace {

using ExtraTime = DecisionRules::ExtraTime;

constexpr DecisionRules secondLeg(Score firstLeg, bool awayGoals, bool inExtraTime = true)
{
    DecisionRules rules{.needsWinner = true,
                        .firstLeg = firstLeg,
                        .awayGoals = awayGoals,
                        .awayGoalsInExtraTime = inExtraTime};
    return rules;
}

// At compile time too.
static_assert(tieLeader({}, {2, 1}, {2, 1}) == Side::Home);
static_assert(isTieLevel({}, {1, 1}, {1, 1}));
static_assert(aggregate(secondLeg({1, 2}, false), {2, 1}) == Score{3, 3});
static_assert(goalsAway(secondLeg({1, 2}, true), {2, 1}, {2, 1}) == Score{1, 1});

/// 1 home, -1 away, 0 level.
int sign(std::optional<Side> side)
{
    return !side ? 0 : *side == Side::Home ? 1 : -1;
}

QStringList problemsOf(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    (void)readDecisionRules(reader, true);
    QStringList lines;
    for (const Problem &problem : problems)
        lines << problem.where + u": "_s + problem.what.english();
    return lines;
}

} // namespace

class TestDecisionRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoLeadsTheTie_data()
    {
        QTest::addColumn<DecisionRules>("rules");
        QTest::addColumn<Score>("score");
        QTest::addColumn<Score>("after90");
        QTest::addColumn<int>("leader");
        const auto row = [](const char *name, const DecisionRules &rules, Score score, Score after90,
                            int leader) { QTest::newRow(name) << rules << score << after90 << leader; };
        row("one match", {}, {1, 2}, {1, 1}, -1);
        row("one match, level", {}, {2, 2}, {1, 1}, 0);
        DecisionRules alone{.awayGoals = true};
        row("away goals of one match", alone, {2, 2}, {2, 2}, 0);
        row("sum", secondLeg({1, 3}, false), {3, 0}, {3, 0}, 1);
        row("sum of a lost match", secondLeg({3, 1}, false), {0, 1}, {0, 1}, 1);
        row("level sum", secondLeg({1, 2}, false), {2, 1}, {2, 1}, 0);
        // Home scored one away in the first leg, the visitors none today.
        row("away goals for today's home side", secondLeg({1, 2}, true), {1, 0}, {1, 0}, 1);
        row("away goals for today's visitors", secondLeg({0, 1}, true), {2, 1}, {2, 1}, -1);
        row("away goals level too", secondLeg({1, 2}, true), {2, 1}, {2, 1}, 0);
        row("the sum comes first", secondLeg({0, 0}, true), {3, 2}, {3, 2}, 1);
        row("goalless first leg, 1-1 today", secondLeg({0, 0}, true), {1, 1}, {1, 1}, -1);
        row("an away goal of extra time", secondLeg({0, 1}, true), {2, 1}, {1, 0}, -1);
        row("which does not count double", secondLeg({0, 1}, true, false), {2, 1}, {1, 0}, 0);
        row("only those up to minute 90 do", secondLeg({0, 1}, true, false), {3, 2}, {2, 1}, -1);
    }

    void whoLeadsTheTie()
    {
        QFETCH(DecisionRules, rules);
        QFETCH(Score, score);
        QFETCH(Score, after90);
        QTEST(sign(tieLeader(rules, score, after90)), "leader");
        QCOMPARE(isTieLevel(rules, score, after90), sign(tieLeader(rules, score, after90)) == 0);
    }

    /// As it is reckoned by hand: goals of both matches for each team; if equal, goals on foreign ground.
    void everyTieOfFewGoals()
    {
        int byAwayGoals = 0;
        const auto compare = [](int one, int other) { return one > other ? 1 : one < other ? -1 : 0; };
        for (int code = 0; code < 4 * 4 * 4 * 4; ++code) {
            // Team A is at home today; b0 and a0 are the goals of the first match, at B's.
            const int a0 = code % 4;
            const int b0 = code / 4 % 4;
            const int a1 = code / 16 % 4;
            const int b1 = code / 64;
            const int sum = compare(a0 + a1, b0 + b1);
            QCOMPARE(sign(tieLeader(secondLeg({a0, b0}, false), {a1, b1}, {a1, b1})), sum);
            const int withAway = sum != 0 ? sum : compare(a0, b1);
            QCOMPARE(sign(tieLeader(secondLeg({a0, b0}, true), {a1, b1}, {a1, b1})), withAway);
            byAwayGoals += sum == 0 && withAway != 0 ? 1 : 0;
        }
        QVERIFY(byAwayGoals > 10);
    }

    void theUsualWayNeedsNoWords()
    {
        DecisionRules rules;
        QVERIFY(toJson(rules).isEmpty());
        rules.needsWinner = true;
        QVERIFY(toJson(rules).isEmpty());
    }

    void onlyWhatIsUnusualIsWritten()
    {
        DecisionRules rules = secondLeg({1, 2}, true);
        rules.extraTime = ExtraTime::SilverGoal;
        QCOMPARE(toJson(rules), (QJsonObject{{u"extra_time"_s, u"silver_goal"_s},
                                             {u"first_leg"_s, QJsonArray{1, 2}},
                                             {u"away_goals"_s, true}}));
    }

    void everyWayComesBackAsItWas()
    {
        Generator generator(1);
        for (int i = 0; i < 500; ++i) {
            const DecisionRules rules = anyDecision(generator);
            Problems problems;
            JsonReader reader(toJson(rules), problems);
            QVERIFY(readDecisionRules(reader, rules.needsWinner) == rules);
            QVERIFY(problems.empty());
        }
    }

    void whatIsWrongIsNamed_data() { rowsFrom<QString, QJsonValue, QString>("test_decision_rules"); }

    void whatIsWrongIsNamed()
    {
        const auto [key, value, problem] = row<QString, QJsonValue, QString>();
        QCOMPARE(problemsOf({{key, value}}), QStringList{problem});
    }
};

TOUCHLINE_TEST(TestDecisionRules)

} // namespace test_decision_rules

#include "test_decision_rules.moc"
