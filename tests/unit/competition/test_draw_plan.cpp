// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/bracket_lines.h"
#include "core/competition/draws/draw_ceremony.h"
#include "core/competition/draws/draw_json.h"
#include "core/competition/draws/draw_plan_json.h"
#include "core/competition/draws/draw_words.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/support/world_cup_2026.h"
#include "tests/unit/competition/cup_builder.h"

#include <set>

namespace test_draw_plan {

using namespace touchline;
using namespace touchline::testing;

namespace {

const std::vector<int> twelveOfFour(12, 4);

/// "where: what" of every problem.
QStringList problemTexts(const Problems &problems)
{
    QStringList texts;
    for (const Problem &problem : problems)
        texts.append((problem.where.isEmpty() ? QString() : problem.where + u": "_s) +
                     problem.what.english());
    return texts;
}

QStringList problemsOf(const std::vector<Entrant> &entrants, const std::vector<int> &sizes,
                       const DrawPlan &plan, Fault fault = Fault::BadInput)
{
    const auto draw = plannedDraw(entrants, sizes, {}, plan, 1);
    if (draw || draw.error().fault != fault)
        return {u"no such error"_s};
    return draw.error().problems.empty() ? QStringList{draw.error().message.english()}
                                         : problemTexts(draw.error().problems);
}

QStringList list(const char *texts)
{
    return QString::fromUtf8(texts).split(u' ');
}

DrawLimits readLimits(const char *text, Problems &problems)
{
    JsonReader reader(parseJsonObject(text).value(), problems);
    return readDrawLimits(reader);
}

bool isIn(const QString &group, const QStringList &part)
{
    return part.contains(group);
}

} // namespace

class TestDrawPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsAreReadAndWritten()
    {
        const char *text = R"({"conferences": {"UEFA": 2, "others": 1}, "fewest": {"UEFA": 1},
            "same_country": 1, "not_together": [["T01", "T02"]],
            "parts": {"halves": [["A"], ["B"]]}, "opposite": [{"in": "halves", "teams": ["T01", "T03"]}],
            "candidates": {"T04": ["CAF", "AFC"]}})";
        Problems problems;
        const DrawLimits limits = readLimits(text, problems);
        QCOMPARE(problemTexts(problems), QStringList());
        QCOMPARE(limits.conferences.limitOf(u"CAF"_s).value(), 1);
        QCOMPARE(limits.fewest.at(u"UEFA"_s), 1);
        QCOMPARE(limits.sameCountry.value(), 1);
        QCOMPARE(limits.notTogether.front(), list("T01 T02"));
        QCOMPARE(limits.parts.front().parts[1], list("B"));
        QCOMPARE(limits.opposite.front().teams, list("T01 T03"));
        QCOMPARE(limits.candidates.at(u"T04"_s), list("CAF AFC"));
        QCOMPARE(toJson(limits), parseJsonObject(text).value());
        QCOMPARE(toJson(DrawLimits()), QJsonObject());
        QVERIFY(readLimits("{}", problems) == DrawLimits());
        QVERIFY(problems.empty());
    }

    void badLimitsAreAllNamed()
    {
        Problems problems;
        static_cast<void>(readLimits(
            R"({"conferences": {"UEFA": 0}, "fewest": {"UEFA": "one"}, "same_country": 0,
                "not_together": [["T01", 2], "T03"], "parts": {"halves": 2}, "opposite": [{"in": "halves"}],
                "candidates": {"T04": "CAF"}, "colour": 1})",
            problems));
        QStringList places;
        for (const Problem &problem : problems)
            places.append(problem.where);
        QCOMPARE(places, (QStringList{u"conferences.UEFA"_s, u"fewest.UEFA"_s, u"same_country"_s,
                                      u"not_together[0][1]"_s, u"not_together[1]"_s, u"parts.halves"_s,
                                      u"opposite[0].teams"_s, u"candidates.T04"_s, u"colour"_s}));
    }

    void theDrawKeepsItsPlanInTheFile()
    {
        const std::vector<Entrant> entrants = entrants2026();
        const QStringList names = lettersFor(12);
        for (const DrawMethod method : {DrawMethod::Sequential, DrawMethod::Uniform}) {
            DrawPlan plan = plan2026();
            plan.method = method;
            const Draw draw = plannedDraw(entrants, twelveOfFour, names, plan, 5).value();
            QVERIFY(draw.plan.value() == plan);
            QCOMPARE(draw.seed, std::uint64_t{5});
            Problems problems;
            JsonReader reader({{u"draw"_s, toJson(draw, entrants, names)}}, problems);
            const Draw read = readDraw(reader, "draw", entrants, names);
            QCOMPARE(problemTexts(problems), QStringList());
            QVERIFY(read == draw);
            // What was drawn can be checked by drawing it again.
            QVERIFY(plannedDraw(entrants, twelveOfFour, names, *read.plan, read.seed).value() == read);
        }
    }

    void aPlainDrawIsWrittenAsItAlwaysWas()
    {
        const std::vector<Entrant> entrants = cup::entrants(4);
        const std::vector<int> sizes{2, 2};
        const QStringList names = lettersFor(2);
        const Draw draw = freeDraw(entrants, sizes, {{}, 2}, 3).value();
        QVERIFY(!draw.plan);
        const QJsonObject object = toJson(draw, entrants, names);
        QCOMPARE(object.keys(), list("kind limits seed source steps"));
        DrawPlan plan;
        plan.limits.conferences.otherwise = 2;
        QVERIFY(plannedDraw(entrants, sizes, names, plan, 3).value() == draw);
    }

    void theWorldCupOf2026()
    {
        const std::vector<Entrant> entrants = entrants2026();
        const QStringList names = lettersFor(12);
        std::set<QString> groupsOfSpain;
        for (const DrawMethod method : {DrawMethod::Sequential, DrawMethod::Uniform}) {
            DrawPlan plan = plan2026();
            plan.method = method;
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                const Draw draw = plannedDraw(entrants, twelveOfFour, {}, plan, seed).value();
                QVERIFY(validate(draw, entrants.size(), twelveOfFour).empty());
                std::map<QString, QString> groupOf;
                for (const DrawStep &step : draw.steps) {
                    QCOMPARE(step.pot, step.team / 12);
                    groupOf[entrants[at(step.team)].name] = names.at(step.group);
                }
                QCOMPARE(groupOf[u"Mexico"_s], u"A"_s);
                QCOMPARE(groupOf[u"Canada"_s], u"B"_s);
                QCOMPARE(groupOf[u"United States"_s], u"D"_s);
                for (const OppositeTeams &opposite : plan.limits.opposite)
                    for (const GroupParts &parts : plan.limits.parts)
                        for (const QStringList &part : parts.parts)
                            QVERIFY(parts.name != opposite.parts ||
                                    std::count_if(
                                        opposite.teams.begin(), opposite.teams.end(),
                                        [&](const QString &team) { return isIn(groupOf[team], part); }) <= 1);
                checkConferences(draw, entrants);
                groupsOfSpain.insert(groupOf[u"Spain"_s]);
            }
        }
        QVERIFY(groupsOfSpain.size() > 5);
    }

    void byRankingNothingIsDrawn()
    {
        DrawPlan plan;
        plan.method = DrawMethod::Ranking;
        const std::vector<int> sizes{3, 3, 4};
        const std::vector<Entrant> entrants = cup::entrants(10);
        QVERIFY(plannedDraw(entrants, sizes, {}, plan, 9).value() == serpentineDraw(entrants, sizes).value());
    }

    void groupsMayHaveNumbersForNames()
    {
        const QStringList names = list("1 2 3 4 5 6 7 8 9 10 11 12");
        DrawPlan plan;
        plan.fixed = {{u"T20"_s, u"11"_s}, {u"T21"_s, u"122"_s}};
        const Draw draw = plannedDraw(cup::entrants(36), std::vector<int>(12, 3), names, plan, 1).value();
        for (const DrawStep &step : draw.steps) {
            QVERIFY(step.team != 19 || step.group == 10);
            QVERIFY(step.team != 20 || (step.group == 11 && step.place == 1));
        }
    }

    void hostsAreAmongTheFirstSeeds()
    {
        const std::vector<Entrant> entrants = cup::entrants(8);
        const std::vector<int> sizes{4, 4};
        DrawPlan plan;
        plan.fixed[u"T08"_s] = u"B1"_s;
        plan.fixed[u"T03"_s] = u"A"_s;
        const Draw draw = plannedDraw(entrants, sizes, {}, plan, 4).value();
        QVERIFY((draw.steps[0] == DrawStep{7, 0, 1, 0}));
        QVERIFY((draw.steps[1] == DrawStep{2, 1, 0, 1})); // the group is fixed, the pot stays the second
        QCOMPARE(draw.steps[2].team, 0);                  // the best of all has the other first place
    }

    void potsAsGivenMayFillSeveralRows()
    {
        const std::vector<Entrant> entrants = cup::entrants(7);
        const std::vector<int> sizes{4, 3};
        DrawPlan plan;
        plan.pots = {list("T07 T06"), list("T01 T02 T03 T04 T05")};
        plan.fixed[u"T05"_s] = u"A4"_s;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Draw draw = plannedDraw(entrants, sizes, {}, plan, seed).value();
            QVERIFY(validate(draw, 7, sizes).empty());
            const Placement groups = placement(draw, sizes);
            QVERIFY(groups[0][0] >= 5 && groups[1][0] >= 5);
            QCOMPARE(groups[0][3], 4);
        }
    }

    void plansThatDoNotFitAreRefused()
    {
        const std::vector<Entrant> entrants = cup::entrants(4);
        const std::vector<int> sizes{2, 2};
        DrawPlan plan;
        plan.pots = {list("T01 T02 T03"), list("T03 X")};
        QCOMPARE(problemsOf(entrants, sizes, plan),
                 (QStringList{u"pots[0]: Pot 1 has 3 teams, but there are 4 places for them."_s,
                              u"pots[1]: T03 is in a pot twice."_s,
                              u"pots[1]: There is no team X in this competition."_s,
                              u"pots: T04 is in no pot."_s}));
        plan = {};
        plan.fixed = {{u"T01"_s, u"C1"_s}, {u"X"_s, u"A1"_s}};
        QCOMPARE(problemsOf(entrants, sizes, plan),
                 (QStringList{u"fixed.T01: There is no place \"C1\" in these groups."_s,
                              u"fixed.X: There is no team X in this competition."_s}));
        for (const char *place : {"A0", "A3", "A-1", "A-2147483648", "A2147483647", "A2147483648"}) {
            plan.fixed = {{u"T01"_s, QString::fromLatin1(place)}};
            QCOMPARE(problemsOf(entrants, sizes, plan),
                     QStringList{u"fixed.T01: There is no place \"%1\" in these groups."_s.arg(
                         QLatin1String(place))});
        }
        plan.fixed = {{u"T01"_s, u"A1"_s}, {u"T02"_s, u"A1"_s}};
        QCOMPARE(problemsOf(entrants, sizes, plan), QStringList{u"fixed.T02: This place is given twice."_s});
        plan.pots = {list("T01 T02"), list("T03 T04")};
        plan.fixed = {{u"T03"_s, u"A1"_s}};
        QCOMPARE(problemsOf(entrants, sizes, plan),
                 QStringList{u"fixed.T03: T03 is in pot 2, which does not fill that place."_s});
        plan = {};
        plan.limits.opposite = {{u"halves"_s, list("T01 T02")}};
        QCOMPARE(problemsOf(entrants, sizes, plan),
                 QStringList{u"opposite[0].in: The groups are not divided into \"halves\"."_s});
        plan.limits.parts = {{u"halves"_s, {list("A"), list("A C")}}};
        QCOMPARE(problemsOf(entrants, sizes, plan), (QStringList{u"parts.halves: Group A is there twice."_s,
                                                                 u"parts.halves: There is no group C."_s,
                                                                 u"parts.halves: Group B is in no part."_s}));
        plan = {};
        plan.method = DrawMethod::Ranking;
        plan.limits.sameCountry = 1;
        QCOMPARE(problemsOf(entrants, sizes, plan),
                 QStringList{u"A draw by ranking number has no pots, fixed places or limits."_s});
        QCOMPARE(problemsOf(cup::entrants(3), sizes, {}),
                 QStringList{u"There are 3 teams for 4 places in the groups."_s});
        const std::vector<int> tooMany(129, 2);
        QCOMPARE(problemsOf(cup::entrants(258), tooMany, {}),
                 QStringList{u"A draw can have at most 128 groups or ties."_s});
    }

    void impossibleDrawsSayWhy()
    {
        std::vector<Entrant> entrants = cup::entrants(6);
        const std::vector<int> sizes{3, 3};
        DrawPlan plan;
        plan.limits.notTogether = {list("T01 T03 T05")};
        QCOMPARE(problemsOf(entrants, sizes, plan, Fault::Impossible),
                 QStringList{u"3 teams that may not meet do not go into 2 groups: T01, T03, T05."_s});
        plan.limits.notTogether = {list("T01 T03"), list("T01 T04"), list("T05 T06")};
        QCOMPARE(problemsOf(entrants, sizes, plan, Fault::Impossible),
                 (QStringList{u"No draw of these pots keeps all of this together:"_s,
                              u"Not in one group: T01, T03."_s, u"Not in one group: T01, T04."_s}));
        plan = {};
        entrants[0].lineage = entrants[5].lineage = u"Wales"_s;
        plan.limits.sameCountry = 1;
        plan.fixed = {{u"T01"_s, u"A1"_s}, {u"T06"_s, u"A"_s}, {u"T03"_s, u"B"_s}};
        QCOMPARE(problemsOf(entrants, sizes, plan, Fault::Impossible),
                 (QStringList{u"No draw of these pots keeps all of this together:"_s,
                              u"T01, T06: At most one team of Wales in a group."_s,
                              u"T01: Its place in group A is fixed."_s,
                              u"T06: Its place in group A is fixed."_s}));
        plan = {};
        plan.limits.fewest[u"CAF"_s] = 1;
        entrants[2].conference = u"CAF"_s;
        QCOMPARE(problemsOf(entrants, sizes, plan, Fault::Impossible),
                 QStringList{u"CAF: Only 1 of CAF, for 2 groups with at least 1 in each."_s});
    }

    void bracketLines_data()
    {
        columns<int, QList<int>>();
        // By line the number of the seed who belongs there, 0 = bye.
        QTest::newRow("2") << 2 << QList<int>{1, 2};
        QTest::newRow("4") << 4 << QList<int>{1, 4, 3, 2};
        QTest::newRow("6") << 6 << QList<int>{1, 0, 5, 4, 3, 6, 0, 2};
        QTest::newRow("8") << 8 << QList<int>{1, 8, 5, 4, 3, 6, 7, 2};
    }

    void bracketLines()
    {
        const auto [teams, seedsByLine] = row<int, QList<int>>();
        const BracketLines lines = touchline::bracketLines(teams);
        QList<int> seeds;
        for (const int place : lines.placeOnLine) {
            const auto seed = std::find(lines.seedPlaces.begin(), lines.seedPlaces.end(), place);
            seeds.append(place < 0 ? 0 : int(seed - lines.seedPlaces.begin()) + 1);
        }
        QCOMPARE(seeds, seedsByLine);
    }

    void seedsOfAnOpenDrawMeetLate()
    {
        const std::vector<Entrant> entrants = cup::entrants(32);
        DrawPlan plan;
        plan.method = DrawMethod::Open;
        plan.seeds = 8;
        plan.fixed[u"T20"_s] = u"2"_s;
        std::set<int> placesOfThird;
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const Draw draw = plannedDraw(entrants, std::vector<int>{32}, {}, plan, seed).value();
            QVERIFY(draw.kind == DrawKind::Open);
            const std::vector<int> places = placement(draw, std::vector<int>{32}).front();
            QCOMPARE(places[0], 0);
            QCOMPARE(places[31], 1);
            QCOMPARE(places[1], 19);
            std::map<int, int> seedsOfEighth;
            for (int place = 0; place < 32; ++place) {
                if (places[at(place)] < 8)
                    ++seedsOfEighth[place / 4];
                if (places[at(place)] == 2)
                    placesOfThird.insert(place);
            }
            QCOMPARE(seedsOfEighth.size(), std::size_t{8});
        }
        QCOMPARE(placesOfThird.size(), std::size_t{2});
    }

    void openDrawsAreRefusedInFootballWords()
    {
        DrawPlan plan;
        plan.method = DrawMethod::Open;
        plan.seeds = 3;
        QCOMPARE(problemsOf(cup::entrants(8), {8}, plan),
                 QStringList{u"seeds: The seeds of an open draw are 0, 1, 2, 4, 8, ... of its 8 teams."_s});
        plan.seeds = 2;
        plan.fixed = {{u"T01"_s, u"3"_s}, {u"T05"_s, u"8"_s}};
        QCOMPARE(problemsOf(cup::entrants(8), {8}, plan),
                 (QStringList{u"fixed.T01: This seed already has a place."_s,
                              u"fixed: Place 8 is given twice."_s}));
        QCOMPARE(problemsOf(cup::entrants(8), {4, 4}, plan),
                 QStringList{u"An open draw has one pool of two teams or more instead of groups."_s});
    }

    void compatriotsInDifferentHalvesOfACup()
    {
        DrawPlan plan;
        plan.method = DrawMethod::Open;
        plan.limits.opposite = {{u"halves"_s, list("T01 T08")}, {u"quarters"_s, list("T02 T03 T04 T05")}};
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const Draw draw = plannedDraw(cup::entrants(8), std::vector<int>{8}, {}, plan, seed).value();
            std::vector<int> placeOf(8);
            for (const DrawStep &step : draw.steps)
                placeOf[at(step.team)] = step.place;
            QVERIFY(placeOf[0] / 4 != placeOf[7] / 4);
            QCOMPARE((std::set<int>{placeOf[1] / 2, placeOf[2] / 2, placeOf[3] / 2, placeOf[4] / 2}).size(),
                     std::size_t{4});
        }
    }

    void everyBallSaysWhy()
    {
        using Why = GroupVerdict::Why;
        std::vector<Entrant> entrants = cup::entrants(6);
        entrants[0].conference = entrants[4].conference = u"CAF"_s;
        DrawPlan plan;
        plan.limits.conferences.otherwise = 1;
        plan.fixed[u"T01"_s] = u"B1"_s;
        const std::vector<int> sizes{2, 2, 2};
        DrawCeremony ceremony = DrawCeremony::begin(entrants, sizes, {}, plan, 1).value();
        const DrawnBall host = ceremony.nextWithReasons();
        QVERIFY(host.isFixed);
        QCOMPARE(host.step.group, 1);
        QVERIFY(host.groups[0].why == Why::Elsewhere);
        const DrawnBall seed = ceremony.nextWithReasons();
        QVERIFY(!seed.isFixed);
        QVERIFY(seed.groups[0].why == Why::Possible);
        QVERIFY(seed.groups[1].why == Why::Taken);
        bool isAfrican = false;
        bool isDeadEndSeen = false;
        while (!ceremony.isComplete()) {
            const int free = ceremony.ballsLeft();
            const DrawnBall ball = ceremony.nextWithReasons();
            if (ball.step.team == 4) {
                isAfrican = true;
                QVERIFY(ball.groups[1].why == Why::Limit || ball.groups[1].why == Why::Taken);
                if (ball.groups[1].why == Why::Limit) {
                    QCOMPARE(ball.groups[1].because, std::vector<int>{0});
                    const DrawRule &rule = ceremony.task().rules[at(ball.groups[1].rule)];
                    QCOMPARE(ruleMessage(rule, entrants).english(), u"At most one team of CAF in a group."_s);
                }
            }
            for (const GroupVerdict &verdict : ball.groups)
                isDeadEndSeen = isDeadEndSeen || (verdict.why == Why::DeadEnd && free == 2);
        }
        QVERIFY(isAfrican);
        // A European ball that would leave only B for the African one.
        for (std::uint64_t other = 2; other < 20 && !isDeadEndSeen; ++other) {
            DrawCeremony again = DrawCeremony::begin(entrants, sizes, {}, plan, other).value();
            while (!again.isComplete())
                for (const GroupVerdict &verdict : again.nextWithReasons().groups)
                    isDeadEndSeen = isDeadEndSeen || verdict.why == Why::DeadEnd;
        }
        QVERIFY(isDeadEndSeen);
    }

private:
    static void checkConferences(const Draw &draw, const std::vector<Entrant> &entrants)
    {
        for (const std::vector<int> &group : placement(draw, twelveOfFour)) {
            std::map<QString, int> counts;
            for (const int team : group) {
                const Entrant &entrant = entrants[at(team)];
                if (entrant.name == "FIFA Play-off 1"_L1)
                    for (const char *one : {"OFC", "CONCACAF", "CAF"})
                        ++counts[QString::fromUtf8(one)];
                else if (entrant.name == "FIFA Play-off 2"_L1)
                    for (const char *one : {"CONMEBOL", "CONCACAF", "AFC"})
                        ++counts[QString::fromUtf8(one)];
                else
                    ++counts[entrant.conference];
            }
            QVERIFY(counts[u"UEFA"_s] == 1 || counts[u"UEFA"_s] == 2);
            for (const auto &[conference, count] : counts)
                QVERIFY(conference == "UEFA"_L1 || count <= 1);
        }
    }
};

TOUCHLINE_TEST(TestDrawPlan)

} // namespace test_draw_plan

#include "test_draw_plan.moc"
