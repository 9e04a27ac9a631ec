// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/rules/shot_chances.h"
#include "tests/support/games/fuba_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_figures {

using namespace touchline;
using namespace touchline::testing;
namespace fb = touchline::fuba;
using namespace touchline::fuba::area;

namespace {

/// Chances of a goal attempt in 1296ths, all dice counted out.
struct Chances
{
    int goal = 0;
    int corner = 0;
    int lost = 0;
    int miss = 0;
};

void count(Chances &chances, fb::ShotResult result, int weight)
{
    (result == fb::ShotResult::Goal     ? chances.goal
     : result == fb::ShotResult::Corner ? chances.corner
                                        : chances.miss) += weight;
}

Chances chancesOf(const fb::State &state, const fb::ShotTerms &terms, int attackers, int defenders)
{
    Chances chances;
    for (int die = 1; die <= 6; ++die) {
        const fb::ShotResult result = fb::shotResult(state, terms, die);
        if (result == fb::ShotResult::Again) {
            for (int second = 1; second <= 6; ++second)
                count(chances, fb::difficultResult(terms.distance, second), 36);
        } else if (result == fb::ShotResult::Rebound) {
            for (int own = 1; own <= 6; ++own)
                for (int other = 1; other <= 6; ++other) {
                    const int lead = own + attackers - other - defenders;
                    (lead > 0 ? chances.goal : lead == 0 ? chances.corner : chances.lost) += 6;
                }
        } else {
            count(chances, result, 216);
        }
    }
    return chances;
}

} // namespace

/// Pitch, ball value, offside, goal attempts: the figures of the rules without a match around them.
class TestFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pitchIsSymmetric()
    {
        int longest = 0;
        for (int from = 0; from < fb::areaCount; ++from)
            for (int to = 0; to < fb::areaCount; ++to) {
                QCOMPARE(fb::has(fb::besides(from), to), fb::has(fb::besides(to), from));
                QCOMPARE(fb::has(fb::besides(from), to),
                         fb::has(fb::besides(fb::turned(from)), fb::turned(to)));
                QCOMPARE(fb::distance(from, to), fb::distance(to, from));
                longest = std::max(longest, fb::distance(from, to));
            }
        QCOMPARE(longest, 4);
        // Rows of the table of distances.
        const std::array<std::array<int, fb::areaCount>, 3> rows{{{0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4},
                                                                  {1, 0, 2, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4},
                                                                  {4, 3, 4, 3, 2, 3, 2, 1, 2, 1, 0, 2, 1}}};
        const std::array<int, 3> of{PA, LB, LC};
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (int to = 0; to < fb::areaCount; ++to)
                QCOMPARE(fb::distance(of[row], to), rows[row][static_cast<std::size_t>(to)]);
    }

    /// V15.
    void targetsAndValues()
    {
        FubaPosition match;
        match.place(Side::Home, {{CD, 3}, {CC, 4}, {LA, 2}, {CA, 1}})
            .place(Side::Away, {{CD, 4}, {LM, 2}, {RM, 2}, {CC, 2}})
            .ball(CC, 2)
            .beginTurn();
        const std::array<int, fb::areaCount> values{1, 2, 2, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3};
        for (int area = 0; area < fb::areaCount; ++area) {
            QVERIFY(match.isLegal(area));
            QCOMPARE(fb::valueAfterPass(match.state, area, false), values[static_cast<std::size_t>(area)]);
        }
        QCOMPARE(match.options().size(), std::size_t{fb::areaCount});
    }

    /// V16 to V18.
    void offside()
    {
        FubaPosition match;
        match.place(Side::Home, {{CC, 9}}).place(Side::Away, {{CC, 8}, {LM, 1}, {RM, 1}}).ball(CC, 1);
        QCOMPARE(fb::lastLine(match.state, Side::Home), 5);
        const auto offsideAreas = [&] {
            QList<int> areas;
            for (int area = 0; area < fb::areaCount; ++area)
                if (fb::isOffsideNow(match.state, Side::Home, area))
                    areas << area;
            return areas;
        };
        QCOMPARE(offsideAreas(), (QList<int>{LC, RC, PX}));
        match.ball(CA, 1);
        QCOMPARE(offsideAreas(), QList<int>{PX});
        match.ball(LC, 1);
        QVERIFY(offsideAreas().isEmpty());
    }

    /// V19.
    void longPassFromTheWing()
    {
        FubaPosition match;
        match.place(Side::Home, {{RB, 1}, {CA, 1}, {PA, 8}})
            .place(Side::Away, {{CD, 2}, {PA, 8}})
            .ball(RB, 4);
        QCOMPARE(fb::valueAfterPass(match.state, CA, false), 5);
        QVERIFY(fb::isLegalTarget(match.state, CA, false));
        match.ball(RB, 6);
        QVERIFY(!fb::isLegalTarget(match.state, CA, false));
    }

    /// V20.
    void openPath()
    {
        FubaPosition match;
        match.place(Side::Home, {{CD, 1}, {CC, 4}, {PA, 5}})
            .place(Side::Away, {{CA, 1}, {CC, 2}, {CD, 7}})
            .ball(CD, 5);
        QCOMPARE(fb::valueAfterPass(match.state, CA, false), 5);
        match.place(Side::Home, {{CD, 1}, {CC, 3}, {PA, 6}});
        QCOMPARE(fb::valueAfterPass(match.state, CA, false), 6);
    }

    /// V21.
    void valueIsKeptBetweenOneAndSix()
    {
        FubaPosition match;
        match.place(Side::Home, {{CC, 3}, {PA, 7}}).place(Side::Away, {{CC, 2}, {CD, 8}}).ball(PA, 1);
        QCOMPARE(fb::valueAfterPass(match.state, CC, false), 2);
    }

    /// V43.
    void cornerSpotCounts()
    {
        FubaPosition match;
        match.place(Side::Home, {{PX, 5}, {CA, 4}}).place(Side::Away, {{PA, 7}, {CD, 3}}).ball(LC, 1);
        match.state.atSpot = true;
        match.state.restart = fb::Restart::Corner;
        QCOMPARE(fb::valueAfterPass(match.state, PX, false), 2);
        match.place(Side::Home, {{PX, 5}, {CA, 3}, {LC, 1}});
        QCOMPARE(fb::valueAfterPass(match.state, PX, false), 1);
    }

    /// V45.
    void riskOfOffside()
    {
        fb::RuleOptions options;
        options.advancedOffside = true;
        FubaPosition match(options);
        match.place(Side::Home, {{CA, 1}, {CC, 9}})
            .place(Side::Away, {{LM, 3}, {RM, 1}, {CC, 4}, {CA, 1}, {CD, 1}}, LM)
            .ball(CC, 1);
        match.place(Side::Away, {{LM, 3}, {RM, 1}, {CC, 6}}, CC);
        match.side(Side::Away).formation = fb::Formation{{3, 5, 2}};
        QCOMPARE(fb::lastLine(match.state, Side::Home), 5);
        QCOMPARE(fb::edgeValue(match.state), 3);
        // Nobody of the other side is in CA: its value begins at 1 and the edge makes it 3.
        QCOMPARE(fb::valueAfterPass(match.state, CA, false), 3);
    }

    /// V46.
    void freeKickNeedsASecondPlayer()
    {
        FubaPosition match;
        match.place(Side::Home, {{CA, 1}, {CC, 9}}).place(Side::Away, {{CD, 3}, {PA, 7}}).ball(CA, 1);
        match.state.restart = fb::Restart::FreeKick;
        QVERIFY(!fb::isLegalTarget(match.state, CA, false));
        match.place(Side::Home, {{CA, 2}, {CC, 8}});
        QVERIFY(fb::isLegalTarget(match.state, CA, false));
    }

    /// V32, V33.
    void shotFromTheBox()
    {
        fb::RuleOptions options;
        options.advancedKeeper = true;
        FubaPosition match(options);
        match.place(Side::Home, {{PX, 2}, {CC, 8}}).place(Side::Away, {{PA, 1}, {CC, 9}}).ball(PX, 3);
        match.side(Side::Away).keeperOut = true;
        const fb::ShotTerms terms = fb::shotTerms(match.state, Side::Home, PX, false, 0);
        QCOMPARE(terms.sum(), 1);
        QCOMPARE(fb::shotResult(match.state, terms, 1), fb::ShotResult::Rebound);
        const Chances chances = chancesOf(match.state, terms, 2, 1);
        QCOMPARE(chances.goal, 1296 * 55 / 72);
        QCOMPARE(chances.corner, 1296 * 41 / 216);
        QCOMPARE(chances.lost, 1296 * 5 / 108);
    }

    /// V34, with two defenders beside the keeper: he does not count in the rebound.
    void shotFromTheEdge()
    {
        FubaPosition match;
        match.place(Side::Home, {{CA, 3}, {PX, 1}, {CC, 6}})
            .place(Side::Away, {{CD, 2}, {PA, 2}, {CC, 6}})
            .ball(CA, 1);
        const fb::ShotTerms terms = fb::shotTerms(match.state, Side::Home, CA, false, 0);
        QCOMPARE(terms.atBall, 1);
        QCOMPARE(terms.inBox, -1);
        const Chances chances = chancesOf(match.state, terms, 1, 2);
        QCOMPARE(chances.goal, 1296 * 59 / 108);
        QCOMPARE(chances.corner, 1296 * 41 / 216);
        QCOMPARE(chances.lost, 1296 * 7 / 72);
        QCOMPARE(chances.miss, 1296 / 6);
    }

    /// V35, V36, and the exact table of the attempts without rebound.
    void chancesInThirtySixths()
    {
        struct Row
        {
            int distance;
            int other;
            std::array<std::pair<int, int>, 6> cells;
        };
        const std::array rows{Row{0, -1, {{{24, 6}, {18, 6}, {12, 6}, {6, 6}, {6, 0}, {6, 0}}}},
                              Row{0, 0, {{{30, 6}, {24, 6}, {18, 6}, {12, 6}, {6, 6}, {6, 0}}}},
                              Row{0, 1, {{{36, 0}, {30, 6}, {24, 6}, {18, 6}, {12, 6}, {6, 6}}}},
                              Row{-2, -2, {{{6, 6}, {4, 1}, {4, 1}, {4, 1}, {4, 1}, {4, 1}}}},
                              Row{-2, -1, {{{12, 6}, {6, 6}, {4, 1}, {4, 1}, {4, 1}, {4, 1}}}},
                              Row{-2, 0, {{{18, 6}, {12, 6}, {6, 6}, {4, 1}, {4, 1}, {4, 1}}}},
                              Row{-2, 1, {{{24, 6}, {18, 6}, {12, 6}, {6, 6}, {4, 1}, {4, 1}}}},
                              Row{-4, 0, {{{6, 6}, {2, 1}, {2, 1}, {2, 1}, {2, 1}, {2, 1}}}},
                              Row{-4, 1, {{{12, 6}, {6, 6}, {2, 1}, {2, 1}, {2, 1}, {2, 1}}}},
                              Row{-5, 0, {{{1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}}}},
                              Row{-6, 0, {{{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}}}}};
        FubaPosition match;
        match.place(Side::Home, {{CC, 10}}).place(Side::Away, {{CC, 10}}).ball(CC, 1);
        for (const Row &row : rows)
            for (int value = 1; value <= 6; ++value) {
                match.state.value = static_cast<std::int8_t>(value);
                fb::ShotTerms terms;
                terms.distance = row.distance;
                terms.other = row.other;
                const Chances chances = chancesOf(match.state, terms, 0, 0);
                const auto [goal, corner] = row.cells[static_cast<std::size_t>(value - 1)];
                QCOMPARE(chances.goal, 36 * goal);
                QCOMPARE(chances.corner, 36 * corner);
                QCOMPARE(chances.lost, 0);
            }
    }

    /// What the coach counts on is what the rules' own dice bring, from every area, at every value, and
    /// however many stand in the box.
    void theCoachCountsTheChancesOfTheRules()
    {
        for (const int area : {PX, CA, LA, CC})
            for (int value = 1; value <= 6; ++value)
                for (int attackers = 0; attackers <= 4; ++attackers)
                    for (int defenders = 0; defenders <= 4; ++defenders) {
                        FubaPosition match;
                        match.place(Side::Home, {{area, 2}, {CD, 8 - attackers}, {PX, attackers}})
                            .place(Side::Away, {{CC, 10 - defenders}, {PA, defenders}}, CD)
                            .ball(area, value);
                        const fb::ShotTerms terms = fb::shotTerms(match.state, Side::Home, area, false, 0);
                        const int inBox = fb::countIn(match.state.sides[Side::Home], PX);
                        const Chances rules = chancesOf(match.state, terms, inBox, defenders);
                        const fb::ShotChances counted =
                            fb::shotChances(match.state, Side::Home, area, value, false);
                        QCOMPARE(counted.goal, rules.goal);
                        QCOMPARE(counted.corner, rules.corner);
                        QCOMPARE(counted.lost, rules.lost);
                        QCOMPARE(counted.miss, rules.miss);
                    }
    }

    /// The keeper away from his penalty area opens the attempts from the halfway line (2.3).
    void attemptsFromTheHalfwayLine()
    {
        FubaPosition match;
        match.place(Side::Home, {{CC, 10}}).place(Side::Away, {{CC, 10}}).ball(CC, 1);
        QVERIFY(!fb::mayShoot(match.state, Side::Home));
        match.place(Side::Away, {{CC, 10}}, CD);
        QVERIFY(fb::mayShoot(match.state, Side::Home));
        QCOMPARE(fb::shotTerms(match.state, Side::Home, CC, false, 0).keeperOut, 4);
    }

    void chartsCanBeReplaced()
    {
        QCOMPARE(fb::shippedCharts().cards.size(), std::size_t{8});
        QVERIFY(fb::chartSet().check(QStringLiteral("shot"),
                                     *fb::chartSet().shippedFile(QStringLiteral("shot"))));
        const auto bad = fb::chartSet().check(QStringLiteral("penalty"), "keeper,shot,needed\nleft,left,9\n");
        QVERIFY(!bad);
        QCOMPARE(bad.error().problems.front().where, QStringLiteral("penalty: line 2"));
        const auto twice =
            fb::chartSet().check(QStringLiteral("formation_cards"), "formation\n4-4-2\n4-4-3\n4-4-2\n");
        QVERIFY(!twice);
        QCOMPARE(twice.error().problems.size(), std::size_t{2});
        // A cell of the penalty twice, beside the eight that are missing.
        const auto cells =
            fb::chartSet().check(QStringLiteral("penalty"), "keeper,shot,needed\nleft,left,3\nleft,left,4\n");
        QVERIFY(!cells);
        QCOMPARE(cells.error().problems.size(), std::size_t{9});
        QCOMPARE(cells.error().problems.front().what.english(),
                 QStringLiteral("Keeper left and shot left are given twice."));
        const auto areas = fb::chartSet().check(
            QStringLiteral("shot"), "area,modifier,keeper_out_only\nPX,-1,no\nCA,0,no\nPX,-2,no\n");
        QVERIFY(!areas);
        QCOMPARE(areas.error().problems.front().what.english(),
                 QStringLiteral("The area PX is given twice."));
        QVERIFY(!fb::chartSet().check(QStringLiteral("shot"), "area,modifier,keeper_out_only\nXX,0,no\n"));
        QVERIFY(!fb::chartSet().check(QStringLiteral("nothing"), ""));
        const auto own = fb::chartSet().with(
            {{QStringLiteral("shot"), QStringLiteral("area,modifier,keeper_out_only\nPX,-1,no\n")}});
        QVERIFY(own);
        QCOMPARE(int{(*own)->shot[PX]}, -1);
        QCOMPARE((*own)->shot[CA], fb::Charts::noShot);
    }
};

TOUCHLINE_TEST(TestFigures)

} // namespace test_figures

#include "test_figures.moc"
