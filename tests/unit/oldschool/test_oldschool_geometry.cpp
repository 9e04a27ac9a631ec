// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/oldschool_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <set>

namespace test_oldschool_geometry {

using namespace touchline;
using namespace touchline::testing;
namespace os = touchline::oldschool;
using os::at;
using os::PlayKind;
using os::Point;
using os::Role;

namespace {

QString text(const os::Path &path)
{
    QString list;
    for (int number = 0; number < path.count; ++number)
        list += QStringLiteral("%1/%2 ").arg(path[number].x).arg(path[number].y);
    return list.trimmed();
}

/// The plays of these dice from a place, by kind, as "column/row".
std::set<QString> playsFrom(Point ball, int a, int b, PlayKind kind)
{
    OldschoolPosition match;
    match.place(Side::Home, {{6, Role::Midfielder, ball.x, ball.y - 1}})
        .place(Side::Away, {{0, Role::Keeper, 1, 1}});
    match.ball(ball.x, ball.y).attack(6).dice(a, b);
    std::set<QString> found;
    for (const OptionCode option : match.options())
        if (const os::Play play = os::playOf(option); play.kind == kind)
            found.insert(QStringLiteral("%1/%2").arg(play.to.x).arg(play.to.y));
    return found;
}

} // namespace

/// Section 2 and the geometry of section 10.
class TestOldschoolGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// V1
    void longBalls()
    {
        const auto found = playsFrom(at(13, 10), 5, 7, PlayKind::Long);
        QCOMPARE(found.size(), std::size_t{8});
        for (const char *target : {"13/22", "25/22", "1/22", "25/10", "1/10", "13/-2", "1/-2", "25/-2"})
            QVERIFY2(found.count(QString::fromUtf8(target)) == 1, target);
    }
    /// V2, V3
    void groundPasses()
    {
        const std::set<QString> expected{QStringLiteral("6/15"),  QStringLiteral("6/25"),
                                         QStringLiteral("8/13"),  QStringLiteral("8/27"),
                                         QStringLiteral("18/13"), QStringLiteral("18/27"),
                                         QStringLiteral("20/15"), QStringLiteral("20/25")};
        QVERIFY(playsFrom(at(13, 20), 5, 7, PlayKind::Coordinate) == expected);
        QCOMPARE(playsFrom(at(13, 20), 5, 7, PlayKind::Short).size(), std::size_t{8});
    }
    /// V4, V5, V7, V64
    void lines()
    {
        QCOMPARE(text(os::lineBetween(at(13, 20), at(18, 27))),
                 QStringLiteral("13/20 14/21 14/22 15/23 16/24 17/25 17/26 18/27"));
        QCOMPARE(text(os::beyond(at(18, 27), at(5, 7), 5)), QStringLiteral("19/28 19/29 20/30 21/31 22/32"));
        QCOMPARE(text(os::beyond(at(14, 19), at(1, 9), 5)), QStringLiteral("14/20 14/21 14/22 14/23 15/24"));
        const os::Path second = os::beyond(at(22, 32), at(5, 7), 5);
        QCOMPARE(text(second), QStringLiteral("23/33 23/34 24/35 25/36 26/37"));
        QCOMPARE(second.exit(), 4);
    }
    /// V65
    void exitAtTheCorner()
    {
        const os::Path line = os::lineBetween(at(23, 36), at(27, 41));
        QCOMPARE(line[line.exit()], at(26, 40));
        OldschoolPosition match;
        match.place(Side::Home, {{6, Role::Midfielder, 23, 35}}).place(Side::Away, {{0, Role::Keeper, 1, 1}});
        match.attack(6);
        os::goOut(match.state, at(26, 40), NoEvents());
        QCOMPARE(match.state.restart.kind, os::Restart::GoalKick);
        QCOMPARE(os::seenBy(Side::Away, match.state.restart.cell), at(11, 2));
    }
    /// V8 to V11
    void range()
    {
        const Point from = at(13, 20);
        const Point to = at(18, 27);
        QVERIFY(os::isNear(from, to, at(15, 23), 0));
        QVERIFY(os::isNear(from, to, at(14, 23), 1));
        QVERIFY(os::isNear(from, to, at(16, 23), 1));
        QVERIFY(os::isNear(from, to, at(13, 22), 1));
        QVERIFY(!os::isNear(from, to, at(20, 29), 1));
        QVERIFY(os::isNear(from, to, at(12, 19), 1));
        QVERIFY(!os::isAhead(from, to, at(12, 19)));
        const Point below = at(13, 10);
        const Point above = at(13, 16);
        QVERIFY(os::isNear(below, above, at(14, 16), 1));
        QVERIFY(os::isNear(below, above, at(12, 17), 1));
        QVERIFY(os::isNear(below, above, at(13, 17), 1));
        QVERIFY(!os::isNear(below, above, at(15, 15), 1));
        QVERIFY(os::isNear(below, above, at(13, 9), 1));
        QVERIFY(!os::isAhead(below, above, at(13, 9)));
        const Point left = at(8, 8);
        const Point right = at(14, 14);
        QVERIFY(os::isNear(left, right, at(12, 12), 0));
        QVERIFY(os::isNear(left, right, at(10, 12), 1));
        QVERIFY(os::isNear(left, right, at(12, 14), 1));
        QVERIFY(!os::isNear(left, right, at(10, 13), 1));
        QVERIFY(!os::isNear(left, right, at(13, 10), 1));
    }
    /// V12
    void deflections()
    {
        const Point way = at(5, 7);
        const Point from = at(15, 23);
        const auto three = [&](Point side) {
            return QStringLiteral("%1/%2 %3/%4 %5/%6")
                .arg((from + os::stepsAlong(side, 1)).x)
                .arg((from + os::stepsAlong(side, 1)).y)
                .arg((from + os::stepsAlong(side, 2)).x)
                .arg((from + os::stepsAlong(side, 2)).y)
                .arg((from + os::stepsAlong(side, 3)).x)
                .arg((from + os::stepsAlong(side, 3)).y);
        };
        QCOMPARE(three(os::leftOf(way)), QStringLiteral("14/24 13/24 12/25"));
        QCOMPARE(three(os::rightOf(way)), QStringLiteral("16/22 17/22 18/21"));
    }
    /// V13: the keeper's bonus of 8 on each die.
    void keeperKick()
    {
        OldschoolPosition match;
        match.place(Side::Home, {{0, Role::Keeper, 11, 4}}).place(Side::Away, {{0, Role::Keeper, 13, 39}});
        match.ball(11, 5).attack(0);
        match.state.ball.mode = os::BallMode::Hands;
        match.dice(3, 7);
        QVERIFY(match.canPlay(PlayKind::Long, 11, 31));
        QVERIFY(match.canPlay(PlayKind::Short, 11, 16));
        QVERIFY(match.canPlay(PlayKind::Short, 11, 20));
        QCOMPARE(match.plays(PlayKind::Decline), 0);
    }
    /// V14
    void corner()
    {
        OldschoolPosition match;
        match.place(Side::Home, {{6, Role::Midfielder, 1, 38}})
            .place(Side::Away, {{0, Role::Keeper, 13, 39}});
        match.ball(1, 39);
        match.attack(6);
        match.state.now.kind = os::Restart::Corner;
        match.state.now.mustPlay = true;
        match.act(os::ActKind::CrossPlay).choose(2 + os::mostCrossRows).roll({6, 7});
        QVERIFY(match.canPlay(PlayKind::FloatingCross, 14, 37));
        QVERIFY(match.canPlay(PlayKind::DoubleCross, 15, 27));
        QVERIFY(match.canPlay(PlayKind::DoubleCross, 13, 25));
        QCOMPARE(match.plays(PlayKind::Straight) + match.plays(PlayKind::Lob) + match.plays(PlayKind::Long),
                 0);
    }
    /// V15
    void cornersInFrontOfTheGoal()
    {
        int inFront = 0;
        for (int a = 1; a <= 10; ++a)
            for (int b = 1; b <= 10; ++b)
                inFront += os::shippedCharts().isGoalColumn(1 + a + b) ? 1 : 0;
        QCOMPARE(inFront, 69);
    }
    /// 2.2
    void goalNumbers()
    {
        const os::Charts &charts = os::shippedCharts();
        QCOMPARE(charts.goalNumbers[0][0], 1);
        QCOMPARE(charts.goalNumbers[2][8], 27);
        QCOMPARE(charts.goalHeights, 3);
    }
    /// 2.7: eight formations of ten; nobody too near to the ball.
    void formations()
    {
        QCOMPARE(os::shippedCharts().formations.size(), std::size_t{8});
        for (const os::Formation &formation : os::shippedCharts().formations)
            for (const os::FormationSlot &slot : formation.slots)
                QVERIFY(os::distance(slot.at, at(13, 20)) > 1);
    }
    /// V56: the default squad has 23 players.
    void defaultSquad()
    {
        int count = 0;
        for (const auto &role : os::shippedCharts().legend)
            for (const os::LegendRow &row : role)
                count += row.inSquad;
        QCOMPARE(count, 23);
    }
    /// A replaced chart is checked with its lines.
    void charts()
    {
        QVERIFY(
            os::chartSet().check(QStringLiteral("goal"), "position,column,height\n1,12,1\n2,13,1\n3,14,1\n"));
        QVERIFY(!os::chartSet().check(QStringLiteral("goal"), "position,column,height\n1,12,1\n"));
        QVERIFY(!os::chartSet().check(QStringLiteral("pitch"), "zone,first_column\n"));
        QVERIFY(!os::chartSet().check(QStringLiteral("formations"),
                                      "formation,slot,role,column,row\n4-4-2,1,CB,10,7\n"));
        QVERIFY(
            !os::chartSet().check(QStringLiteral("legend"),
                                  "role,flank,least_points,most_points,in_squad,marks\nGK,none,2,2,2,X\n"));
        for (const QString &name : os::chartSet().names())
            QVERIFY(os::chartSet().check(name, *os::chartSet().shippedFile(name)));
    }
    /// Section 3: the roles of a squad by names and positions.
    void squads()
    {
        Team team;
        team.id = QUuid::createUuidV5(QUuid(), QStringLiteral("team"));
        Squad squad;
        const auto add = [&](Position position, int count) {
            for (int number = 0; number < count; ++number) {
                const QString name = QStringLiteral("P%1").arg(squad.entries.size());
                squad.entries.push_back(
                    {{QUuid::createUuidV5(team.id, name), name, name}, position, {}, false});
            }
        };
        add(Position::Goalkeeper, 2);
        add(Position::Defender, 8);
        add(Position::Midfielder, 10);
        add(Position::Forward, 3);
        const os::OldschoolTeam made = os::teamFromSquad(team, squad);
        QVERIFY(os::validate(made).empty());
        const auto count = [&](Role role) { return std::ranges::count(made.skills, role, &os::Skill::role); };
        QCOMPARE(count(Role::Keeper), 2);
        QCOMPARE(count(Role::FullBack), 4);
        QCOMPARE(count(Role::CentreBack), 4);
        QCOMPARE(count(Role::Winger), 4);
        QCOMPARE(count(Role::Midfielder), 4);
        QCOMPARE(count(Role::Playmaker), 2);
        QCOMPARE(count(Role::Striker), 2);
        QCOMPARE(count(Role::TargetMan), 1);
        const auto read = os::teamFromJson(os::toJson(made));
        QVERIFY(read.has_value());
        QVERIFY(read->skills == made.skills);
        // A squad of three, without a keeper, is filled up; the speed of a role has limits.
        Squad small;
        small.entries.assign(squad.entries.begin() + 2, squad.entries.begin() + 5);
        os::OldschoolTeam filled = os::teamFromSquad(team, small);
        QVERIFY(os::validate(filled).empty());
        QCOMPARE(filled.squad.entries.size(), std::size_t{os::smallestSquad});
        filled.skills[0].points = 7;
        QVERIFY(!os::validate(filled).empty());
    }
};

TOUCHLINE_TEST(TestOldschoolGeometry)

} // namespace test_oldschool_geometry

#include "test_oldschool_geometry.moc"
