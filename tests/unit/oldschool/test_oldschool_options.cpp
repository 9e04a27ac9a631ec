// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/oldschool_options.h"
#include "tests/support/games/oldschool_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_oldschool_options {

using namespace touchline;
using namespace touchline::testing;
namespace os = touchline::oldschool;
using os::ActKind;
using os::at;
using os::BallMode;
using os::Phase;
using os::PlayKind;
using os::Point;
using os::Restart;
using os::Role;

namespace {

/// Away's `tackler` has thrown odd against Home's 6 on 13/36, in Away's area.
void failedTackle(OldschoolPosition &match, int tackler)
{
    match.keepersInGoal();
    match.place(Side::Home, {{6, Role::Midfielder, 13, 36}});
    for (int slot = 1; slot < 10; ++slot)
        match.place(Side::Away, {{slot, Role::Midfielder, 2 * slot, slot == 2 ? 30 : 20}});
    os::put(match.state, os::pieceOf(Side::Away, tackler), at(14, 36));
    if (tackler != 0)
        os::put(match.state, os::pieceOf(Side::Away, 0), at(8, 39));
    match.state.sides[Side::Away].captain = 3;
    match.ball(12, 35).defend(6);
    match.act(ActKind::TackleOn, tackler).roll({1});
}

/// Home's 4 plays it long to 13/25, where these wait, and both sides have had their second run.
void inTheAir(OldschoolPosition &match, std::initializer_list<Role> home, std::initializer_list<Role> away)
{
    match.keepersInGoal();
    const std::array<Point, 4> spots{at(12, 25), at(14, 25), at(13, 26), at(13, 24)};
    std::size_t spot = 0;
    for (const Side side : bothSides) {
        int slot = 5;
        for (const Role role : side == Side::Home ? home : away) {
            match.place(side, {{slot++, role, spots[spot].x, spots[spot].y}});
            ++spot;
        }
    }
    match.place(Side::Home, {{4, Role::Midfielder, 13, 12}});
    match.ball(13, 13).attack(4);
    match.dice(6, 6);
    match.play(PlayKind::Long, 13, 25).choose(os::noneCode).choose(os::noneCode);
}

/// Who heads with these rolls: 'A', 'D', or '-'.
char duelWith(std::initializer_list<Role> home, std::initializer_list<Role> away, std::array<int, 3> rolls)
{
    OldschoolPosition match;
    inTheAir(match, home, away);
    match.choose(os::headCode).choose(os::headCode);
    for (const int roll : rolls)
        if (match.state.phase == Phase::DuelRoll)
            match.roll({roll});
    if (match.eventCount(os::event::HeaderMissed) > 0)
        return '-';
    return match.state.poss == Side::Home && match.state.phase != Phase::HeadBy      ? 'A'
           : match.state.phase == Phase::HeadBy && match.state.decider == Side::Home ? 'A'
                                                                                     : 'D';
}

} // namespace

/// The options of 6.20 with their effects, and what is left of section 10.
class TestOldschoolOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// 6.20: every option with its default.
    void defaults()
    {
        const std::map<QString, int> wanted{{QStringLiteral("turns_per_half"), 50},
                                            {QStringLiteral("marking_legend"), 0},
                                            {QStringLiteral("feint_two_evens"), 0},
                                            {QStringLiteral("keeper_reaction"), 0},
                                            {QStringLiteral("block_extra_rule"), 1},
                                            {QStringLiteral("jokers"), 6},
                                            {QStringLiteral("substitutions"), 5},
                                            {QStringLiteral("offside"), 1},
                                            {QStringLiteral("through_auto_intercept"), 0},
                                            {QStringLiteral("keeper_foul_direct"), 0},
                                            {QStringLiteral("golden_goal"), 0},
                                            {QStringLiteral("shot_block_all"), 0},
                                            {QStringLiteral("clock90"), 0}};
        QCOMPARE(os::optionSpecs().size(), wanted.size());
        for (const OptionSpec &spec : os::optionSpecs()) {
            QVERIFY2(wanted.count(QString::fromUtf8(spec.name)) == 1, spec.name);
            QVERIFY2(spec.standard == wanted.at(QString::fromUtf8(spec.name)), spec.name);
            QVERIFY(qstrlen(spec.help) > 20);
        }
    }
    void noJokers()
    {
        os::RuleOptions options;
        options.jokers = 0;
        OldschoolPosition match(options);
        failedTackle(match, 2);
        QCOMPARE(match.state.phase, Phase::RefereeRoll);
    }
    /// 6.13: a goalkeeper's failed tackle in his area.
    void keeperFoulDirect()
    {
        for (const bool isDirect : {false, true}) {
            os::RuleOptions options;
            options.jokers = 0;
            options.keeperFoulDirect = isDirect;
            OldschoolPosition match(options);
            failedTackle(match, 0);
            QCOMPARE(match.eventCount(os::event::Penalty), isDirect ? 1 : 0);
            QCOMPARE(match.state.phase == Phase::RefereeRoll, !isDirect);
        }
    }
    /// 6.15: a dive on the line.
    void blockExtraRule()
    {
        for (const bool isOn : {true, false}) {
            os::RuleOptions options;
            options.blockExtraRule = isOn;
            OldschoolPosition match(options);
            match.place(Side::Home, {{0, Role::Keeper, 13, 1}, {6, Role::Midfielder, 13, 33}})
                .place(Side::Away, {{0, Role::Keeper, 13, 39}});
            match.away(0).mp = 0;
            match.ball(13, 34).attack(6);
            match.dice(6, 2);
            match.play(PlayKind::CoordinateShot, 11, 1).choose(os::noneCode).choose(os::useCode).roll({2});
            QCOMPARE(match.state.phase == Phase::Save, isOn);
            QCOMPARE(match.eventCount(os::event::Corner), isOn ? 0 : 1);
        }
    }
    /// 6.15: how far the goalkeeper goes.
    void keeperReaction()
    {
        for (const bool isByDistance : {false, true}) {
            os::RuleOptions options;
            options.keeperByDistance = isByDistance;
            OldschoolPosition match(options);
            match.place(Side::Home, {{0, Role::Keeper, 13, 1}, {6, Role::Midfielder, 17, 33}})
                .place(Side::Away, {{0, Role::Keeper, 13, 39}});
            match.ball(17, 34).attack(6);
            match.dice(6, 1);
            match.play(PlayKind::Straight, 17, 1);
            // Six rows: one of his two points.
            QCOMPARE(match.isLegal(os::cellCode(os::turned(at(15, 39)))), !isByDistance);
            QVERIFY(match.isLegal(os::cellCode(os::turned(at(14, 39)))));
        }
    }
    void shotBlockAll()
    {
        os::RuleOptions options;
        options.shotBlockAll = true;
        OldschoolPosition match(options);
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 33}})
            .place(Side::Away, {{2, Role::CentreBack, 13, 37}, {3, Role::CentreBack, 12, 36}});
        match.ball(13, 34).attack(6);
        match.dice(6, 1);
        match.play(PlayKind::Straight, 13, 1);
        QCOMPARE(match.state.phase, Phase::ShotBlockRoll);
        match.roll({1});
        QCOMPARE(match.state.phase, Phase::ShotBlockRoll);
        match.roll({2});
        QCOMPARE(match.state.phase, Phase::BlockWay);
    }
    /// R10, the strict reading.
    void throughAutoIntercept()
    {
        os::RuleOptions options;
        options.throughAutoIntercept = true;
        OldschoolPosition match(options);
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 14}})
            .place(Side::Away, {{2, Role::CentreBack, 14, 21}});
        match.ball(13, 15).attack(6);
        match.dice(5, 6)
            .choose(os::codeOf(os::Play{PlayKind::Through, {}}))
            .choose(25)
            .choose(13)
            .choose(os::noneCode);
        QCOMPARE(match.state.poss, Side::Away);
        QCOMPARE(match.eventCount(os::event::Intercept), 1);
    }
    void withoutOffside()
    {
        os::RuleOptions options;
        options.offside = false;
        OldschoolPosition match(options);
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 27}, {9, Role::Striker, 5, 38}});
        match.ball(13, 28).attack(6);
        os::flagOffside(match.state, 6);
        QVERIFY(!match.home(9).offside);
    }
    /// 6.21
    void clock()
    {
        os::RuleOptions options;
        options.clock90 = true;
        OldschoolPosition match(options);
        match.state.half = 2;
        match.state.turn = 49;
        QCOMPARE(os::minuteOf(match.state), 90);
        options.turnsPerHalf = 20;
        OldschoolPosition shorter(options);
        shorter.state.turn = 10;
        QCOMPARE(os::turnsOf(shorter.state), 20);
        QCOMPARE(os::minuteOf(shorter.state), 24);
    }
    void noSubstitutions()
    {
        for (const int most : {0, 5}) {
            os::RuleOptions options;
            options.substitutions = static_cast<std::int8_t>(most);
            OldschoolPosition match(options);
            match.keepersInGoal();
            match.place(Side::Home, {{6, Role::Midfielder, 13, 19}});
            match.state.sides[Side::Home].bench = os::bitOf(15);
            match.attack(6);
            match.state.todo.size = 0;
            match.state.phase = Phase::Running;
            push(match.state, os::Task::TurnEnd);
            push(match.state, os::Task::ActNext);
            push(match.state, os::Task::Subs, Side::Home);
            match.settle();
            QCOMPARE(match.state.phase == Phase::SubOff, most > 0);
        }
    }
    /// 5.3: who comes on has been tackled by nobody and has all his points.
    void substitutesAreFresh()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 19}, {7, Role::Midfielder, 10, 19}});
        match.state.sides[Side::Home].bench = os::bitOf(16);
        match.home(6).mp = 0;
        match.home(6).stuck = true;
        match.home(6).yellows = 1;
        match.attack(7);
        match.state.todo.size = 0;
        match.state.phase = Phase::Running;
        push(match.state, os::Task::TurnEnd);
        push(match.state, os::Task::ActNext);
        push(match.state, os::Task::Subs, Side::Home);
        // Only one is left on the bench: who goes off is all that is asked.
        match.settle().choose(os::numberCode(6));
        QCOMPARE(static_cast<int>(match.home(6).player), 16);
        QCOMPARE(static_cast<int>(match.home(6).mp), 4);
        QCOMPARE(static_cast<int>(match.home(6).yellows), 0);
        QVERIFY(!match.home(6).stuck && match.home(6).cameOn);
        QCOMPARE(static_cast<int>(match.state.sides[Side::Home].substitutions), 4);
    }
    /// Section 3: as suggested the captain of the card, a goalkeeper too; where he does not start, the first
    /// central defender.
    void suggestedCaptain()
    {
        for (const auto &[onCard, named] :
             {std::pair{-1, 3}, std::pair{6, 6}, std::pair{0, 0}, std::pair{9, 3}}) {
            OldschoolPosition match;
            match.keepersInGoal();
            match.place(Side::Home, {{1, Role::FullBack, 5, 10},
                                     {3, Role::CentreBack, 10, 10},
                                     {4, Role::CentreBack, 15, 10},
                                     {6, Role::Midfielder, 13, 15}});
            match.tables.teams[Side::Home].captain = static_cast<std::int8_t>(onCard);
            match.state.decider = Side::Home;
            os::chooseCaptain(match.state, os::noneCode, NoEvents());
            QCOMPARE(static_cast<int>(match.state.sides[Side::Home].captain), named);
        }
    }
    /// R51: the goalkeeper first; when he has missed, a player beside the turned ball still has his answer.
    void turnedBallAfterAMissedDive()
    {
        for (const int white : {1, 2}) {
            OldschoolPosition match;
            match.keepersInGoal();
            match.place(Side::Home, {{6, Role::Midfielder, 13, 36}})
                .place(Side::Away, {{2, Role::CentreBack, 15, 36}});
            match.ball(12, 36).attack(6);
            match.act(ActKind::TurnBall, os::cellOf(at(14, 37)));
            QCOMPARE(match.state.phase, Phase::Dive);
            match.choose(os::useCode).roll({white});
            if (white == 2) {
                QCOMPARE(match.state.ball.mode, BallMode::Hands);
                continue;
            }
            QCOMPARE(match.state.phase, Phase::TurnReact);
            match.choose(os::numberCode(2)).roll({2});
            QCOMPARE(match.state.poss, Side::Away);
        }
    }
    /// 6.13: nobody stops a goalkeeper who walks with the ball.
    void keeperWalksPastAnybody()
    {
        OldschoolPosition match;
        match
            .place(Side::Home, {{0, Role::Keeper, 5, 1},
                                {1, Role::FullBack, 6, 1},
                                {2, Role::CentreBack, 6, 2},
                                {3, Role::CentreBack, 4, 1},
                                {4, Role::FullBack, 4, 2}})
            .place(Side::Away, {{0, Role::Keeper, 13, 39}});
        match.ball(5, 2).attack(0);
        match.state.ball.mode = BallMode::Hands;
        match.act(ActKind::Walk);
        QVERIFY(match.isLegal(os::cellCode(at(10, 1))));
        QVERIFY(match.isLegal(os::cellCode(at(7, 6))));
        QVERIFY(!match.isLegal(os::cellCode(at(11, 1))));
        QVERIFY(!match.isLegal(os::cellCode(at(6, 2))));
        QVERIFY(!match.isLegal(os::cellCode(at(3, 1))));
    }
    /// V39 to V41: all the ways in which the three rolls fall.
    void chancesOfDuels()
    {
        struct Case
        {
            std::initializer_list<Role> home;
            std::initializer_list<Role> away;
            int attackers;
            int defenders;
        };
        // Of eight.
        const std::array cases{Case{{Role::Striker}, {Role::CentreBack}, 2, 4},
                               Case{{Role::TargetMan}, {Role::CentreBack, Role::CentreBack}, 4, 3},
                               Case{{Role::Striker}, {Role::CentreBack, Role::Midfielder}, 1, 6},
                               Case{{Role::Striker}, {Role::Midfielder}, 4, 2}};
        for (const Case &one : cases) {
            int attackers = 0;
            int defenders = 0;
            for (int rolls = 0; rolls < 8; ++rolls) {
                const char who =
                    duelWith(one.home, one.away, {1 + rolls % 2, 1 + rolls / 2 % 2, 1 + rolls / 4});
                attackers += who == 'A' ? 1 : 0;
                defenders += who == 'D' ? 1 : 0;
            }
            QCOMPARE(attackers, one.attackers);
            QCOMPARE(defenders, one.defenders);
        }
    }
    /// V5, V64: a ball that nobody meets goes on in its direction until it is out.
    void rollsUntilItIsOut()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 19}})
            .place(Side::Away, {{2, Role::CentreBack, 2, 38}, {3, Role::CentreBack, 3, 38}});
        match.ball(13, 20).attack(6);
        match.dice(5, 7).play(PlayKind::Coordinate, 18, 27).choose(os::noneCode);
        match.choose(os::noneCode).choose(os::noneCode);
        QVERIFY(match.isBallAt(22, 32));
        QCOMPARE(match.state.ball.way, at(5, 7));
        match.choose(os::noneCode).choose(os::noneCode);
        QCOMPARE(match.eventCount(os::event::ThrowIn), 1);
        QCOMPARE(match.state.restart.cell, at(25, 37));
        QCOMPARE(match.state.restart.side, Side::Away);
    }
    /// V12: where a blocked pass goes.
    void blockedPass()
    {
        for (const OptionCode way : {os::leftCode, os::rightCode}) {
            OldschoolPosition match;
            match.keepersInGoal();
            match.place(Side::Home, {{6, Role::Midfielder, 13, 19}})
                .place(Side::Away, {{2, Role::CentreBack, 16, 23}});
            match.ball(13, 20).attack(6);
            match.dice(5, 7).play(PlayKind::Coordinate, 18, 27).choose(os::noneCode).roll({2});
            match.choose(way);
            // The nearest cell of the line is 15/23; to the right the blocker himself is in the way.
            QVERIFY(way == os::leftCode ? match.isBallAt(12, 25) : !match.isBallAt(12, 25));
        }
    }
    /// V9: who stands behind the ball spoils a free pass and cannot block one with dice.
    void behindTheBall()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 14, 21}, {7, Role::Midfielder, 19, 28}})
            .place(Side::Away, {{2, Role::CentreBack, 11, 19}});
        match.tables.options.offside = false;
        match.ball(13, 20).attack(6);
        QVERIFY(match.canAct(ActKind::FreePass, 7));
        os::put(match.state, os::pieceOf(Side::Away, 2), at(12, 19));
        QVERIFY(!match.canAct(ActKind::FreePass, 7));
        match.dice(5, 7).play(PlayKind::Coordinate, 18, 27).choose(os::noneCode);
        QCOMPARE(match.eventCount(os::event::Block), 0);
        QVERIFY(match.state.phase != Phase::BlockRoll);
    }
    /// V63: the five aims of 6 and 9 from 13/34, and nothing else.
    void shotWithARollBeforeThePass()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 8, 30}, {7, Role::Midfielder, 14, 35}})
            .place(Side::Away, {{2, Role::CentreBack, 25, 38}});
        match.ball(9, 30).attack(6);
        match.dice(6, 9).choose(os::codeOf(os::Play{PlayKind::Decline, {}})).act(ActKind::FreePass, 7);
        QVERIFY(match.isBallAt(13, 34));
        QVERIFY(match.canAct(ActKind::Roll));
        match.act(ActKind::ReplayShot);
        QCOMPARE(match.options().size(), std::size_t{5});
        QVERIFY(match.canPlay(PlayKind::Straight, 13, 1));
        for (const int column : {4, 9, 17, 22})
            QVERIFY(match.canPlay(PlayKind::CoordinateShot, column, 1));
    }
    /// R15: nine and sixteen cells on the field, nine and six positions in the goal.
    void keeperCovers()
    {
        int safe = 0;
        int dive = 0;
        for (int column = 9; column <= 17; ++column)
            for (int height = 1; height <= 3; ++height) {
                const os::Cover cover =
                    os::coverOf(os::shippedCharts(), false, at(13, 30), at(13, 39), at(column, height));
                safe += cover == os::Cover::Safe ? 1 : 0;
                dive += cover == os::Cover::Dive ? 1 : 0;
            }
        QCOMPARE(safe, 9);
        QCOMPARE(dive, 6);
        int caught = 0;
        int dived = 0;
        for (int x = 9; x <= 17; ++x)
            for (int y = 33; y <= 39; ++y) {
                OldschoolPosition match;
                match.place(Side::Home, {{0, Role::Keeper, 13, 1}, {6, Role::Midfielder, 2, 30}})
                    .place(Side::Away, {{0, Role::Keeper, 13, 36}});
                if (at(x, y) == at(13, 36))
                    continue;
                match.ball(3, 30).attack(6);
                match.ball(x, y);
                if (!os::keeperMeetsBall(match.state, os::DiveFor::Dribble, NoEvents()))
                    continue;
                ++(match.state.phase == Phase::Dive ? dived : caught);
            }
        QCOMPARE(caught, 8);
        QCOMPARE(dived, 16);
    }
    /// 6.17, section 9 (f): fewer than seven.
    void abandoned()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 20}});
        for (int slot = 1; slot < 7; ++slot)
            match.place(Side::Away, {{slot, Role::Midfielder, 3 * slot, 30}});
        os::put(match.state, os::pieceOf(Side::Away, 2), at(14, 20));
        match.away(2).yellows = 1;
        match.state.sides[Side::Away].jokers = 0;
        match.state.score = {1, 1};
        match.ball(13, 21).defend(6);
        match.act(ActKind::TackleOn, 2).roll({1, 6, 1});
        QCOMPARE(match.eventCount(EventKind::Red), 1);
        QCOMPARE(match.state.phase, Phase::Over);
        QVERIFY(match.state.forfeited);
        QCOMPARE(match.state.score.home, 3);
        QCOMPARE(match.state.score.away, 0);
    }
    /// The result that is given stands for the whole match: in extra time too away goals are counted by it,
    /// and a tie that it leaves level has a winner.
    void abandonedInExtraTime_data()
    {
        QTest::addColumn<int>("firstLegHome");
        QTest::addColumn<int>("firstLegAway");
        QTest::addColumn<int>("score");
        QTest::addRow("more goals away from home") << 1 << 4 << 3;
        QTest::addRow("level") << 0 << 3 << 4;
    }
    void abandonedInExtraTime()
    {
        QFETCH(const int, firstLegHome);
        QFETCH(const int, firstLegAway);
        QFETCH(const int, score);
        OldschoolPosition match;
        match.tables.decision.needsWinner = true;
        match.tables.decision.firstLeg = Score{firstLegHome, firstLegAway};
        match.tables.decision.awayGoals = true;
        match.tables.decision.awayGoalsInExtraTime = false;
        match.state.half = 3;
        match.state.extraTimePlayed = true;
        match.state.score = {1, 1};
        match.state.after90 = {1, 1};
        os::abandon(match.state, Side::Away, match.events);
        QCOMPARE(match.state.score.home, score);
        QCOMPARE(match.state.score.away, 0);
        QVERIFY(match.state.after90 == match.state.score);
        QCOMPARE(match.state.winner, Side::Home);
    }
};

TOUCHLINE_TEST(TestOldschoolOptions)

} // namespace test_oldschool_options

#include "test_oldschool_options.moc"
