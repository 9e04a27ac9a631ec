// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/oldschool_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_oldschool_shots {

using namespace touchline;
using namespace touchline::testing;
namespace os = touchline::oldschool;
using os::ActKind;
using os::at;
using os::Cover;
using os::Phase;
using os::PlayKind;
using os::Point;
using os::Role;

namespace {

/// Aims of a shot as "column.height", and with an L those of lobs.
QStringList aims(Point ball, int a, int b)
{
    OptionList shots;
    os::addShots(os::shippedCharts(), ball, a, b, shots);
    QStringList list;
    for (const OptionCode option : shots) {
        const os::Play play = os::playOf(option);
        list.append(QStringLiteral("%1%2.%3")
                        .arg(play.kind == PlayKind::Lob ? QStringLiteral("L") : QString())
                        .arg(play.to.x)
                        .arg(play.to.y));
    }
    list.sort();
    return list;
}

Cover cover(Point ball, Point keeper, Point aim)
{
    return os::coverOf(os::shippedCharts(), false, ball, keeper, aim);
}

/// Home's carrier stands behind the ball, Away's keeper has no points unless it is said.
void position(OldschoolPosition &match, Point ball, Point keeper, int points = 0)
{
    match.place(Side::Home, {{0, Role::Keeper, 13, 1}, {6, Role::Midfielder, ball.x, ball.y - 1}})
        .place(Side::Away, {{0, Role::Keeper, keeper.x, keeper.y}});
    match.away(0).mp = static_cast<std::int8_t>(points);
    match.ball(ball.x, ball.y).attack(6);
}

} // namespace

/// 6.15 and the shots of section 10.
class TestOldschoolShots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// V16 to V20
    void aimsOfTheDice()
    {
        QCOMPARE(aims(at(13, 34), 6, 9),
                 (QStringList{QStringLiteral("13.1"), QStringLiteral("17.1"), QStringLiteral("22.1"),
                              QStringLiteral("4.1"), QStringLiteral("9.1")}));
        QCOMPARE(aims(at(10, 33), 9, 4),
                 (QStringList{QStringLiteral("10.1"), QStringLiteral("13.1"), QStringLiteral("7.1")}));
        QCOMPARE(aims(at(6, 36), 8, 3),
                 (QStringList{QStringLiteral("4.2"), QStringLiteral("6.2"), QStringLiteral("8.2")}));
        QCOMPARE(aims(at(12, 37), 10, 9),
                 (QStringList{QStringLiteral("12.2"), QStringLiteral("15.2"), QStringLiteral("9.2")}));
        QVERIFY(aims(at(13, 34), 3, 4).contains(QStringLiteral("L13.2")));
        for (const QString &aim : aims(at(13, 34), 4, 5))
            QVERIFY(!aim.startsWith(u'L'));
    }
    /// V21: as many positions as evens.
    void curlIn()
    {
        for (const auto &[evens, goals] : {std::pair{3, 1}, std::pair{2, 0}, std::pair{4, 1}}) {
            OldschoolPosition match;
            position(match, at(6, 36), at(17, 39));
            match.dice(4, 1);
            match.play(PlayKind::Straight, 6, 1).choose(os::numberCode(4));
            for (int number = 0; number < evens; ++number)
                match.roll({2});
            match.roll({1});
            QCOMPARE(match.state.score.home, goals);
            QCOMPARE(match.eventCount(os::event::ShotMissed), 1 - goals);
        }
    }
    /// V22 to V25
    void coverage()
    {
        const Point ball = at(13, 34);
        const Point keeper = at(13, 39);
        QCOMPARE(cover(ball, keeper, at(9, 1)), Cover::None);
        QCOMPARE(cover(ball, keeper, at(10, 1)), Cover::None);
        QCOMPARE(cover(ball, keeper, at(11, 1)), Cover::Dive);
        QCOMPARE(cover(ball, keeper, at(12, 1)), Cover::Safe);
        QCOMPARE(cover(ball, keeper, at(13, 1)), Cover::Safe);
        QCOMPARE(cover(at(10, 33), at(11, 39), at(14, 1)), Cover::Dive);
        QCOMPARE(cover(at(10, 33), at(12, 39), at(14, 1)), Cover::Safe);
        QCOMPARE(cover(at(10, 33), at(14, 39), at(14, 1)), Cover::Safe);
        QCOMPARE(cover(at(13, 30), at(13, 35), at(9, 1)), Cover::Dive);
        QCOMPARE(cover(at(13, 28), at(13, 33), at(13, 1)), Cover::Safe);
        QCOMPARE(cover(at(13, 28), at(13, 33), at(13, 2)), Cover::None);
        QCOMPARE(cover(at(13, 28), at(13, 33), at(15, 1)), Cover::Safe);
        QCOMPARE(cover(at(13, 28), at(13, 33), at(17, 1)), Cover::Dive);
    }
    /// V26
    void keeperReacts()
    {
        QCOMPARE(cover(at(17, 34), at(15, 39), at(17, 1)), Cover::Dive);
        QCOMPARE(cover(at(17, 34), at(13, 39), at(17, 1)), Cover::None);
        OldschoolPosition match;
        position(match, at(17, 34), at(13, 39), 2);
        match.dice(6, 1);
        match.play(PlayKind::Straight, 17, 1);
        QCOMPARE(match.state.phase, Phase::KeeperReact);
        QVERIFY(match.isLegal(os::cellCode(os::turned(at(15, 39)))));
        QVERIFY(!match.isLegal(os::cellCode(os::turned(at(16, 39)))));
        match.choose(os::cellCode(os::turned(at(15, 39)))).choose(os::noneCode).choose(os::useCode).roll({1});
        QCOMPARE(match.state.score.home, 1);
    }
    /// V28
    void lobs()
    {
        for (const auto &[row, goals] : {std::pair{33, 1}, std::pair{36, 0}}) {
            OldschoolPosition match;
            position(match, at(13, 30), at(13, row), 2);
            match.dice(6, 4);
            match.play(PlayKind::Lob, 13, 1);
            const Point best = at(13, std::min(row + 4, 39));
            match.choose(os::cellCode(os::turned(best)));
            QCOMPARE(match.state.score.home, goals);
        }
    }
    /// V30, V67: the side of a corner, and where a save goes.
    void saves()
    {
        for (const OptionCode way : {os::cornerCode, os::leftCode, os::rightCode}) {
            OldschoolPosition match;
            position(match, at(9, 36), at(14, 39));
            match.dice(4, 4);
            match.play(PlayKind::CoordinateShot, 13, 1).choose(os::noneCode).choose(os::useCode).roll({2});
            QCOMPARE(match.state.phase, Phase::Save);
            match.choose(way);
            if (way == os::cornerCode)
                QCOMPARE(match.state.restart.cell, at(1, 39));
            else if (way == os::leftCode)
                QVERIFY(match.isBallAt(9, 39));
            else
                QVERIFY(match.isBallAt(15, 36));
        }
        OldschoolPosition match;
        position(match, at(17, 34), at(13, 39));
        match.dice(6, 2);
        match.play(PlayKind::CoordinateShot, 15, 1).choose(os::noneCode).choose(os::useCode).roll({2});
        match.choose(os::cornerCode);
        QCOMPARE(match.state.restart.cell, at(25, 39));
    }
    /// V53: a striker's second roll is for a shot.
    void strikerAimsTwice()
    {
        OldschoolPosition match;
        position(match, at(13, 34), at(13, 39));
        match.home(6).role = Role::Striker;
        match.dice(2, 3).choose(os::codeOf(os::Play{PlayKind::Again, {}})).roll({7, 1});
        QVERIFY(match.canPlay(PlayKind::Straight, 13, 1));
        QVERIFY(match.canPlay(PlayKind::CoordinateShot, 12, 1));
        QVERIFY(match.canPlay(PlayKind::CoordinateShot, 14, 1));
        QVERIFY(match.canPlay(PlayKind::Lob, 13, 3));
        QVERIFY(match.isLegal(os::codeOf(os::Play{PlayKind::Decline, {}})));
        QCOMPARE(match.options().size(), std::size_t{5});
    }
    /// V54: a playmaker's for a pass.
    void playmakerPassesTwice()
    {
        OldschoolPosition match;
        position(match, at(13, 34), at(13, 39));
        match.home(6).role = Role::Playmaker;
        match.dice(9, 9).choose(os::codeOf(os::Play{PlayKind::Again, {}})).roll({7, 8});
        QCOMPARE(match.plays(PlayKind::Straight) + match.plays(PlayKind::CoordinateShot) +
                     match.plays(PlayKind::Lob),
                 0);
        QVERIFY(match.plays(PlayKind::Short) > 0);
    }
    /// V59
    void groundedKeeper()
    {
        OldschoolPosition match;
        position(match, at(13, 35), at(13, 39), 2);
        match.away(0).grounded = true;
        match.dice(5, 1);
        match.play(PlayKind::Straight, 13, 1).choose(os::noneCode);
        QCOMPARE(match.state.score.home, 1);
        QCOMPARE(match.state.restart.kind, os::Restart::KickOff);
        QCOMPARE(match.state.restart.side, Side::Away);
    }
    /// V72
    void lobOrLongBall()
    {
        for (const auto &[a, b, isLob] : {std::tuple{6, 4, true}, std::tuple{10, 3, false}}) {
            OldschoolPosition match;
            position(match, at(13, 30), at(13, 39));
            match.dice(a, b);
            QCOMPARE(match.plays(PlayKind::Lob), isLob ? 1 : 0);
            QCOMPARE(match.canPlay(PlayKind::Long, 13, 30 + a + b), !isLob);
        }
    }
    /// 6.4: run in.
    void runIn()
    {
        for (const auto &[keeper, goals] : {std::pair{12, 0}, std::pair{17, 1}}) {
            OldschoolPosition match;
            position(match, at(12, 39), at(keeper, keeper == 12 ? 38 : 39));
            // Beside the ball he would have caught it before: he comes out at the near post.
            match.act(ActKind::RunIn);
            if (goals == 0 && match.state.phase == Phase::Dive)
                match.choose(os::useCode).roll({2});
            QCOMPARE(match.state.score.home, goals);
        }
    }
    /// 6.15: one player in the way may block once.
    void blocker()
    {
        OldschoolPosition match;
        match.place(Side::Away, {{2, Role::CentreBack, 13, 37}, {3, Role::CentreBack, 12, 36}});
        position(match, at(13, 34), at(17, 39));
        match.dice(6, 1);
        match.play(PlayKind::Straight, 13, 1);
        QCOMPARE(match.state.phase, Phase::Blocker);
        QCOMPARE(match.options().size(), std::size_t{3});
        match.choose(os::numberCode(2)).roll({2});
        QCOMPARE(match.state.phase, Phase::BlockWay);
        match.choose(os::leftCode);
        QCOMPARE(match.eventCount(os::event::Block), 1);
        QCOMPARE(match.state.score.home, 0);
    }
};

TOUCHLINE_TEST(TestOldschoolShots)

} // namespace test_oldschool_shots

#include "test_oldschool_shots.moc"
