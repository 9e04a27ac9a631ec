// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/competition/draws/draw.h"
#include "core/competition/templates/templates.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <set>

namespace test_draw {

using namespace touchline;

namespace {

const std::vector<int> eightOfFour(8, 4);

SpreadRule worldCupLimits()
{
    return formatTemplate(u"worldcup-32"_s).value().spread;
}

/// The first `uefa` teams by ranking are UEFA, the others of many conferences of four.
std::vector<Entrant> withUefa(int teams, int uefa)
{
    std::vector<Entrant> entrants = cup::entrants(teams);
    for (int i = 0; i < teams; ++i)
        entrants[at(i)].conference = i < uefa ? u"UEFA"_s : u"C%1"_s.arg((i - uefa) / 4);
    return entrants;
}

/// "T01 T08" for each group.
QStringList groupTexts(const Draw &draw, const std::vector<Entrant> &entrants, const std::vector<int> &sizes)
{
    QStringList groups;
    for (const std::vector<int> &group : placement(draw, sizes)) {
        QStringList codes;
        for (const int team : group)
            codes.append(entrants[at(team)].code);
        groups.append(codes.join(QLatin1Char(' ')));
    }
    return groups;
}

} // namespace

class TestDraw : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void potsAreMadeByRanking()
    {
        std::vector<Entrant> entrants = cup::entrants(8);
        std::reverse(entrants.begin(), entrants.end());
        const std::vector<int> sizes{2, 2, 2, 2};
        const Draw draw = freeDraw(entrants, sizes, SpreadRule::off(), 7).value();
        QVERIFY(draw.kind == DrawKind::Free);
        QCOMPARE(draw.seed, std::uint64_t{7});
        QCOMPARE(draw.steps.size(), std::size_t{8});
        for (std::size_t i = 0; i < draw.steps.size(); ++i) {
            const DrawStep &step = draw.steps[i];
            const int ranking = entrants[at(step.team)].ranking;
            QCOMPARE(step.pot, ranking <= 4 ? 0 : 1);
            QCOMPARE(step.place, step.pot);
            QCOMPARE(step.group, int(i) % 4); // without limits the groups are filled in order
        }
    }

    void tooManyOfOneConferenceIsSaid()
    {
        const Result<Draw> draw = freeDraw(withUefa(32, 17), eightOfFour, worldCupLimits(), 1);
        QVERIFY(!draw);
        QVERIFY(draw.error().fault == Fault::Impossible);
        QCOMPARE(draw.error().problems.size(), std::size_t{1});
        QCOMPARE(draw.error().problems[0].what.english(),
                 u"17 teams of UEFA do not go into 8 groups with at most 2 in each."_s);
        QVERIFY(freeDraw(withUefa(32, 17), eightOfFour, SpreadRule::off(), 1).has_value());
    }

    void exactlyAsManyAsFitCanBeDrawn()
    {
        for (std::uint64_t seed = 1; seed <= 200; ++seed)
            QVERIFY(freeDraw(withUefa(32, 16), eightOfFour, worldCupLimits(), seed).has_value());
    }

    void inputsAreChecked()
    {
        const Result<Draw> tooFew = freeDraw(cup::entrants(31), eightOfFour, SpreadRule::off(), 1);
        QVERIFY(tooFew.error().fault == Fault::BadInput);
        std::vector<Entrant> twins = cup::entrants(32);
        twins[5].ranking = twins[6].ranking;
        const Result<Draw> unclear = freeDraw(twins, eightOfFour, SpreadRule::off(), 1);
        QCOMPARE(unclear.error().problems.front().where, u"T07"_s);
        QVERIFY(!serpentineDraw(twins, eightOfFour));
    }

    void serpentine() // ATCS 2.9
    {
        const std::vector<Entrant> entrants = cup::entrants(10);
        const std::vector<int> sizes{4, 3, 3};
        const std::vector<int> shortFirst{3, 3, 4};
        QVERIFY(!serpentineDraw(entrants, sizes)); // the tenth is first of a row that begins at the end
        const Draw draw = serpentineDraw(entrants, shortFirst).value();
        QCOMPARE(groupTexts(draw, entrants, shortFirst),
                 (QStringList{u"T01 T06 T07"_s, u"T02 T05 T08"_s, u"T03 T04 T09 T10"_s}));
        const std::vector<int> fives{5, 4};
        const std::vector<Entrant> nine = cup::entrants(9);
        QCOMPARE(groupTexts(serpentineDraw(nine, fives).value(), nine, fives),
                 (QStringList{u"T01 T04 T05 T08 T09"_s, u"T02 T03 T06 T07"_s}));
    }

    void fixedGroupsAreTakenAsWritten()
    {
        const std::vector<Entrant> entrants = cup::entrants(4);
        const std::vector<int> sizes{2, 2};
        const QStringList first{u"T04"_s, u"T01"_s};
        const Draw draw = fixedDraw({first, {u"T02"_s, u"T03"_s}}, entrants, sizes).value();
        QCOMPARE(groupTexts(draw, entrants, sizes), (QStringList{u"T04 T01"_s, u"T02 T03"_s}));

        const Result<Draw> unknown = fixedDraw({first, {u"T02"_s, u"X"_s}}, entrants, sizes);
        QCOMPARE(unknown.error().problems.front().where, u"groups[1][1]"_s);
        const Result<Draw> twice = fixedDraw({first, {u"T02"_s, u"T01"_s}}, entrants, sizes);
        QCOMPARE(twice.error().problems.front().where, u"steps[3]"_s);
        const Result<Draw> tooMany = fixedDraw({first, first + first}, entrants, sizes);
        QVERIFY(!tooMany);
        const Result<Draw> tooFew = fixedDraw({first}, entrants, sizes);
        QCOMPARE(tooFew.error().problems.front().where, u"steps"_s);
    }

    void readyMadeDrawsAreComplete() // ATCS 2.9
    {
        const std::vector<ReadyDraw> draws = readyDraws(u"historic"_s).value();
        QStringList names;
        std::set<QString> inOneOrTwo;
        for (const ReadyDraw &draw : draws) {
            names.append(draw.name);
            const QStringList teams = draw.teams();
            QCOMPARE(std::set<QString>(teams.begin(), teams.end()).size(), at(teams.size()));
            if (draw.name == "1"_L1 || draw.name == "2"_L1)
                inOneOrTwo.insert(teams.begin(), teams.end());
        }
        QCOMPARE(names, (QStringList{u"1"_s, u"2"_s, u"3"_s, u"64"_s}));
        const QStringList all = draws.back().teams();
        QVERIFY(inOneOrTwo == std::set<QString>(all.begin(), all.end()));
        QCOMPARE(draws[0].groups[0],
                 (QStringList{u"BRA-1970"_s, u"CRO-1998"_s, u"USA-1930"_s, u"MAR-1986"_s}));
        QCOMPARE(draws[3].groups[15].last(), u"AUS-2006"_s);
        QVERIFY(readyDraws(u"chess"_s).error().fault == Fault::NotFound);
    }

    void brokenReadyMadeDrawsNameThePlace()
    {
        const auto places = [](const char *text) {
            QStringList where;
            const auto draws = readyDrawsFromJson(parseJsonObject(text).value());
            for (const Problem &problem : draws.error().problems)
                where.append(problem.where);
            return where;
        };
        QCOMPARE(places(R"({"draws": [{"name": "1", "title": "", "format": "none", "groups": []}]})"),
                 QStringList{u"draws[0].format"_s});
        const QStringList shape = places(
            R"({"draws": [{"name": "1", "title": "", "format": "worldcup-32", "groups": [["A", "A"], ["B", 1]]}]})");
        QVERIFY(shape.contains(u"draws[0].groups"_s));
        QVERIFY(shape.contains(u"draws[0].groups[0]"_s));
        QVERIFY(shape.contains(u"draws[0].groups[0][1]"_s));
        QVERIFY(shape.contains(u"draws[0].groups[1][1]"_s));
    }
};

TOUCHLINE_TEST(TestDraw)

} // namespace test_draw

#include "test_draw.moc"
