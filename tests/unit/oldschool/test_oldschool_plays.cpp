// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/oldschool_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_oldschool_plays {

using namespace touchline;
using namespace touchline::testing;
namespace os = touchline::oldschool;
using os::ActKind;
using os::at;
using os::BallMode;
using os::Phase;
using os::PlayKind;
using os::Point;
using os::Role;

namespace {

const OptionCode declineCode = os::codeOf(os::Play{PlayKind::Decline, {}});

} // namespace

/// Passes, curls, feints, the ball on the ground (section 10, V46 and on).
class TestOldschoolPlays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// V45, V46, V71, V74
    void feints()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Winger, 13, 19, 4}})
            .place(Side::Away, {{2, Role::CentreBack, 13, 21}, {3, Role::CentreBack, 14, 21}});
        match.ball(13, 20).attack(6);
        match.act(ActKind::Feint).choose(os::numberCode(2)).roll({2});
        QVERIFY(match.away(2).stuck && match.away(3).stuck);
        QCOMPARE(match.state.phase, Phase::Switch);
        QVERIFY(match.isLegal(os::cellCode(at(12, 20))));
        QVERIFY(match.isLegal(os::cellCode(at(14, 20))));
        QCOMPARE(match.options().size(), std::size_t{3});
        match.choose(os::cellCode(at(12, 20)));
        QCOMPARE(match.away(2).at, at(13, 20));
        QVERIFY(match.isBallAt(13, 21));
        QCOMPARE(static_cast<int>(match.home(6).mp), 3);

        os::RuleOptions options;
        options.feintTwoEvens = true;
        for (const Role role : {Role::Winger, Role::Playmaker}) {
            OldschoolPosition hard(options);
            hard.keepersInGoal();
            hard.place(Side::Home, {{6, role, 13, 19}}).place(Side::Away, {{2, Role::CentreBack, 13, 21}});
            hard.ball(13, 20).attack(6);
            hard.act(ActKind::Feint).roll({2});
            if (role == Role::Winger) {
                QCOMPARE(hard.state.phase, Phase::FeintRoll);
                hard.roll({1});
                QCOMPARE(hard.state.poss, Side::Away);
                QVERIFY(hard.home(6).stuck);
            } else {
                QVERIFY(hard.away(2).stuck);
            }
        }
    }
    /// V47
    void freePassLane()
    {
        for (const auto &[column, row, isFree] : {std::tuple{15, 21, false}, std::tuple{20, 29, true}}) {
            OldschoolPosition match;
            match.keepersInGoal();
            match.place(Side::Home, {{6, Role::Midfielder, 12, 20}, {7, Role::Midfielder, 19, 28}})
                .place(Side::Away, {{2, Role::CentreBack, column, row}});
            if (isFree)
                match.place(Side::Home, {{7, Role::Midfielder, 18, 26}});
            match.tables.options.offside = false;
            match.ball(13, 20).attack(6);
            QCOMPARE(match.canAct(ActKind::FreePass, 7), isFree);
        }
    }
    /// V48
    void throughPasses()
    {
        for (const auto &[column, row, isCertain] : {std::tuple{14, 26, true}, std::tuple{14, 21, false}}) {
            OldschoolPosition match;
            match.keepersInGoal();
            match.place(Side::Home, {{6, Role::Midfielder, 13, 14}, {9, Role::Striker, 10, 24}})
                .place(Side::Away, {{2, Role::CentreBack, column, row}});
            match.ball(13, 15).attack(6);
            match.dice(5, 6)
                .choose(os::codeOf(os::Play{PlayKind::Through, {}}))
                .choose(25)
                .choose(13)
                .choose(os::noneCode);
            if (isCertain) {
                QCOMPARE(match.state.poss, Side::Away);
            } else {
                QCOMPARE(match.state.phase, Phase::InterceptRoll);
                match.roll({2});
                QCOMPARE(match.state.poss, Side::Away);
            }
            // R7: the side that lost it does not defend in this turn.
            QVERIFY(match.state.now.turnover);
            QVERIFY(!match.canAct(ActKind::TackleOn));
        }
    }
    /// V49
    void blocks()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 14}})
            .place(Side::Away, {{2, Role::CentreBack, 14, 17}, {3, Role::CentreBack, 12, 20}});
        match.ball(13, 15).attack(6);
        match.dice(8, 2).play(PlayKind::Short, 13, 23).choose(os::noneCode);
        QCOMPARE(match.state.phase, Phase::BlockRoll);
        match.roll({1});
        QCOMPARE(match.state.phase, Phase::BlockRoll);
        match.roll({2});
        QCOMPARE(match.state.phase, Phase::BlockWay);
        match.choose(os::leftCode);
        QCOMPARE(match.eventCount(os::event::Block), 1);
    }
    /// 6.13, 2.4: the cell of the line nearest to the keeper is a team-mate's, so what he dives for leaves
    /// from the free cell beside it that comes first in his own frame.
    void keeperDivesForAPass()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 7, 37}, {7, Role::Midfielder, 11, 37}});
        match.ball(8, 37).attack(6);
        match.dice(5, 9).play(PlayKind::Short, 13, 37).choose(os::noneCode);
        QCOMPARE(match.state.phase, Phase::Dive);
        match.choose(os::useCode).roll({2});
        QCOMPARE(match.state.phase, Phase::Save);
        match.choose(os::rightCode);
        QVERIFY(match.isBallAt(12, 35));
        QCOMPARE(match.state.ball.mode, BallMode::Loose);
    }
    /// V50, V51: a series of free passes.
    void tikiTaka()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match
            .place(Side::Home, {{5, Role::Midfielder, 5, 10},
                                {6, Role::Midfielder, 10, 10},
                                {7, Role::Midfielder, 15, 10},
                                {8, Role::Midfielder, 20, 10},
                                {9, Role::Midfielder, 20, 15}})
            .place(Side::Away, {{2, Role::CentreBack, 13, 30}});
        match.ball(5, 11).attack(5);
        match.act(ActKind::FreePass, 6);
        match.act(ActKind::Move, 9).choose(os::cellCode(at(20, 16)));
        QVERIFY(match.canAct(ActKind::FreePass, 7));
        QVERIFY(!match.canAct(ActKind::FreePass, 9));
        match.act(ActKind::FreePass, 7).act(ActKind::FreePass, 8);
        QVERIFY(!match.canAct(ActKind::FreePass));
        for (const int slot : {5, 6, 7, 8})
            QCOMPARE(static_cast<int>(match.home(slot).mp), 0);
        match.choose(os::noneCode);
        QCOMPARE(match.state.phase, Phase::Defend);
        match.choose(os::noneCode);
        // The next turn: the defenders first.
        QCOMPARE(match.state.turn, std::int16_t{1});
        QCOMPARE(match.state.phase, Phase::Defend);
        QCOMPARE(match.state.decider, Side::Away);
    }
    /// V52
    void contestedBall()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 19}, {7, Role::Midfielder, 5, 19}})
            .place(Side::Away, {{2, Role::CentreBack, 13, 22}});
        match.ball(13, 20).attack(6);
        QVERIFY(match.isLegal(os::noneCode));
        match.dice(3, 4).choose(declineCode);
        QVERIFY(match.isLegal(os::noneCode));
        match.act(ActKind::Dribble, 0);
        QVERIFY(!match.isLegal(os::noneCode));
        QVERIFY(!match.canAct(ActKind::Roll));
        match.act(ActKind::Replay);
        QVERIFY(match.canPlay(PlayKind::Long, 13, 28));
    }
    /// V57
    void toss()
    {
        const os::MatchTables tables = oldschoolTables();
        os::State state = os::startMatch(tables, NoEvents());
        OptionList due;
        const os::Teller silent{NoEvents()};
        while (awaits(state) == Awaits::Choice) {
            os::listOptions(state, due);
            os::applyChoice(state, due[0], silent, due);
        }
        os::applyRoll(state, 3, silent, due);
        QCOMPARE(state.phase, Phase::TossChoice);
        QCOMPARE(state.decider, Side::Away);
    }
    /// V58
    void offsideLine()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match
            .place(Side::Home,
                   {{6, Role::Midfielder, 13, 27}, {9, Role::Striker, 5, 34}, {10, Role::TargetMan, 20, 33}})
            .place(Side::Away, {{2, Role::CentreBack, 14, 33}, {3, Role::CentreBack, 8, 31}});
        match.ball(13, 28).attack(6);
        os::flagOffside(match.state, 6);
        QVERIFY(match.home(9).offside);
        QVERIFY(!match.home(10).offside);
    }
    /// V60
    void turnedBall()
    {
        for (const int white : {1, 2}) {
            OldschoolPosition match;
            match.keepersInGoal();
            match.place(Side::Home, {{6, Role::Midfielder, 13, 19}})
                .place(Side::Away, {{2, Role::CentreBack, 15, 20}});
            match.ball(12, 19).attack(6);
            match.act(ActKind::TurnBall, os::cellOf(at(14, 20))).choose(os::numberCode(2)).roll({white});
            if (white == 1)
                QVERIFY(match.away(2).stuck && match.state.poss == Side::Home);
            else
                QCOMPARE(match.state.poss, Side::Away);
        }
    }
    /// V61: a keeper who gets the ball after the dice play of the phase releases it in the next turn.
    void ownKeeper()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 10}})
            .place(Side::Away, {{2, Role::CentreBack, 13, 30}});
        match.ball(13, 9).attack(6);
        match.dice(7, 1).play(PlayKind::Short, 13, 2).choose(os::noneCode);
        QCOMPARE(match.state.ball.mode, BallMode::Hands);
        QVERIFY(match.isLegal(os::noneCode));
        QVERIFY(!match.canAct(ActKind::Roll));
        match.choose(os::noneCode).choose(os::noneCode);
        QCOMPARE(match.state.turn, std::int16_t{1});
        QVERIFY(!match.isLegal(os::noneCode));
        QVERIFY(match.canAct(ActKind::Roll));
    }
    /// V62, V63
    void keptRolls()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 10, 20}, {7, Role::Midfielder, 15, 20}})
            .place(Side::Away, {{2, Role::CentreBack, 8, 23}});
        match.ball(10, 19).attack(6);
        match.dice(3, 4).choose(declineCode).act(ActKind::FreePass, 7);
        match.dice(9, 1).choose(declineCode).act(ActKind::FreePass, 6);
        match.act(ActKind::TurnBall, os::cellOf(at(9, 21)));
        // Beside nobody: two cells away.
        os::put(match.state, os::pieceOf(Side::Away, 2), at(8, 22));
        QVERIFY(!match.isLegal(os::noneCode));
        match.act(ActKind::Replay);
        QVERIFY(match.canPlay(PlayKind::Long, 9, 28));

        OldschoolPosition shot;
        shot.keepersInGoal();
        shot.place(Side::Home, {{6, Role::Midfielder, 8, 30}, {7, Role::Midfielder, 13, 35}})
            .place(Side::Away, {{2, Role::CentreBack, 25, 38}});
        shot.ball(9, 30).attack(6);
        shot.dice(6, 9).choose(declineCode).act(ActKind::FreePass, 7);
        QVERIFY(shot.isBallAt(12, 34));
        QVERIFY(shot.canAct(ActKind::Roll));
        shot.act(ActKind::ReplayShot);
        QCOMPARE(shot.plays(PlayKind::Short) + shot.plays(PlayKind::Coordinate) +
                     shot.plays(PlayKind::Decline),
                 0);
        QVERIFY(shot.canPlay(PlayKind::Straight, 12, 1));
    }
    /// V6: an untouched pass rolls on.
    void rolling()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 9}})
            .place(Side::Away, {{2, Role::CentreBack, 3, 30}});
        match.ball(13, 10).attack(6);
        match.dice(6, 2).play(PlayKind::Short, 13, 16).choose(os::noneCode);
        QVERIFY(match.isBallAt(13, 16));
        QCOMPARE(match.state.ball.mode, BallMode::Loose);
        match.choose(os::noneCode).choose(os::noneCode);
        QVERIFY(match.isBallAt(13, 21));
    }
    /// V66, V73
    void curls()
    {
        const auto target = [](int x, int y, PlayKind kind, int a, int b, Point to, OptionCode way,
                               int evens) {
            OldschoolPosition match;
            match.keepersInGoal();
            match.place(Side::Home, {{6, Role::Midfielder, x, y - 1}})
                .place(Side::Away, {{2, Role::CentreBack, 2, 3}});
            match.ball(x, y).attack(6);
            match.dice(a, b).play(kind, to.x, to.y).choose(way);
            for (int number = 0; number < evens; ++number)
                match.roll({2});
            match.roll({1});
            return match.state.flight.to;
        };
        QCOMPARE(target(13, 10, PlayKind::Short, 6, 1, at(13, 16), os::curlLeftCode, 2), at(11, 16));
        QCOMPARE(target(13, 10, PlayKind::Short, 6, 1, at(19, 10), os::curlLeftCode, 1), at(19, 11));
        QCOMPARE(target(13, 20, PlayKind::Coordinate, 5, 7, at(18, 27), os::curlRightCode, 1), at(19, 27));
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 8, 34}})
            .place(Side::Away, {{2, Role::CentreBack, 2, 3}});
        os::put(match.state, os::pieceOf(Side::Away, 0), at(20, 39));
        match.ball(8, 35).attack(6);
        match.dice(6, 1).play(PlayKind::Short, 8, 41).choose(os::curlRightCode).roll({2, 2, 2, 1});
        QCOMPARE(match.state.score.home, 0);
        QCOMPARE(match.eventCount(os::event::GoalKick), 1);
    }
    /// V70
    void onlyOffsideAttackers()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{5, Role::Striker, 12, 30}, {4, Role::Midfielder, 13, 17}})
            .place(Side::Away, {{2, Role::Midfielder, 3, 25}});
        match.ball(13, 18).attack(4);
        match.dice(6, 6).play(PlayKind::Long, 13, 30).choose(os::noneCode).choose(os::noneCode);
        QCOMPARE(match.eventCount(os::event::Offside), 1);
        QCOMPARE(match.eventCount(os::event::FreeKick), 1);
    }
    /// 5.1: minutes of the clock.
    void minutes()
    {
        OldschoolPosition match;
        match.state.turn = 49;
        QCOMPARE(os::minuteOf(match.state), 30);
        match.state.half = 2;
        match.state.turn = 0;
        QCOMPARE(os::minuteOf(match.state), 31);
        match.state.half = 4;
        match.state.turn = 19;
        QCOMPARE(os::minuteOf(match.state), 80);
    }
};

TOUCHLINE_TEST(TestOldschoolPlays)

} // namespace test_oldschool_plays

#include "test_oldschool_plays.moc"
