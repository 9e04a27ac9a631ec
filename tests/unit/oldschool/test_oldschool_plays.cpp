// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oldschool_position.h"
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
using os::Restart;
using os::Role;

namespace {

const OptionCode declineCode = os::codeOf(os::Play{PlayKind::Decline, {}});

/// Keepers in their goals, who touch nothing.
void keepers(OldschoolPosition &match)
{
    match.place(Side::Home, {{0, Role::Keeper, 13, 1}}).place(Side::Away, {{0, Role::Keeper, 13, 39}});
}

/// Away's 2 may tackle Home's 6, who has the ball.
void tackle(OldschoolPosition &match, int row = 20)
{
    keepers(match);
    match.place(Side::Home, {{6, Role::Midfielder, 13, row}})
        .place(Side::Away,
               {{2, Role::CentreBack, 14, row}, {3, Role::CentreBack, 13, row + 8 > 39 ? 38 : row + 8}});
    match.state.sides[Side::Away].captain = 3;
    match.ball(13, row + 1).defend(6);
    match.act(ActKind::TackleOn, 2);
}

/// A floating ball of Home comes down at 13/25 among these.
void header(OldschoolPosition &match, std::initializer_list<Role> home, std::initializer_list<Role> away)
{
    keepers(match);
    const std::array<Point, 4> spots{at(12, 25), at(14, 25), at(13, 26), at(13, 24)};
    int spot = 0;
    int slot = 5;
    for (const Role role : home) {
        const Point place = spots[static_cast<std::size_t>(spot++)];
        match.place(Side::Home, {{slot++, role, place.x, place.y}});
    }
    slot = 5;
    for (const Role role : away) {
        const Point place = spots[static_cast<std::size_t>(spot++)];
        match.place(Side::Away, {{slot++, role, place.x, place.y}});
    }
    match.place(Side::Home, {{4, Role::Midfielder, 13, 12}});
    match.ball(13, 13).attack(4);
    match.dice(6, 6);
    match.play(PlayKind::Long, 13, 25).choose(os::noneCode).choose(os::noneCode);
}

} // namespace

/// Plays, headers, tackles (section 10, V31 and on).
class TestOldschoolPlays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// V31, V32
    void tackleWins()
    {
        for (const bool byReferee : {false, true}) {
            OldschoolPosition match;
            tackle(match);
            if (byReferee)
                match.roll({1}).choose(os::noneCode).roll({2});
            else
                match.roll({2});
            QCOMPARE(match.state.poss, Side::Away);
            QCOMPARE(static_cast<int>(match.state.ball.holder), os::pieceOf(Side::Away, 2));
            QCOMPARE(static_cast<int>(match.home(6).lock), 1);
            QVERIFY(match.home(6).stuck);
        }
    }
    /// V33, V34
    void fouls()
    {
        OldschoolPosition match;
        tackle(match);
        match.roll({1}).choose(os::noneCode).roll({4});
        QCOMPARE(match.told(os::event::FreeKick), 1);
        QCOMPARE(match.told(EventKind::Yellow), 0);
        for (const auto &[white, before, yellows, reds] :
             {std::tuple{2, 0, 0, 0}, std::tuple{1, 0, 1, 0}, std::tuple{1, 1, 1, 1}}) {
            OldschoolPosition card;
            tackle(card);
            card.away(2).yellows = static_cast<std::int8_t>(before);
            // Enough of them stay on.
            for (int slot = 4; slot < 11; ++slot)
                card.place(Side::Away, {{slot, Role::Midfielder, slot, 30}});
            card.roll({1}).choose(os::noneCode).roll({6, white});
            QCOMPARE(card.told(EventKind::Yellow), yellows);
            QCOMPARE(card.told(EventKind::Red), reds);
            QCOMPARE(card.told(os::event::FreeKick), 1);
        }
    }
    /// V35
    void joker()
    {
        OldschoolPosition match;
        tackle(match);
        match.roll({1});
        QCOMPARE(match.state.phase, Phase::Joker);
        match.choose(os::useCode);
        QCOMPARE(static_cast<int>(match.state.sides[Side::Away].jokers), 5);
        QCOMPARE(match.told(os::event::Foul), 0);
        QVERIFY(match.away(2).stuck);
        QCOMPARE(match.state.poss, Side::Home);
    }
    /// V37, V68
    void penalties()
    {
        for (const auto &[shooter, keeper, goals, save] :
             {std::tuple{2, 0, 1, os::leftCode}, std::tuple{1, 1, 1, os::leftCode},
              std::tuple{1, 2, 0, os::leftCode}, std::tuple{1, 2, 0, os::rightCode},
              std::tuple{1, 2, 0, os::cornerCode}}) {
            OldschoolPosition match;
            match.place(Side::Home, {{7, Role::Midfielder, 5, 20}});
            tackle(match, 36);
            match.roll({1}).choose(os::noneCode).roll({3});
            QCOMPARE(match.told(os::event::Penalty), 1);
            while (match.state.phase != Phase::PenaltyRoll)
                match.choose(match.options()[0]);
            match.roll({shooter});
            if (keeper != 0)
                match.roll({keeper});
            QCOMPARE(match.state.score.home, goals);
            if (goals == 0) {
                QCOMPARE(match.state.phase, Phase::Save);
                match.choose(save);
                if (save == os::cornerCode) {
                    QCOMPARE(match.told(os::event::Corner), 1);
                    QCOMPARE(match.state.turn, std::int16_t{1});
                } else {
                    QVERIFY(match.isBallAt(save == os::leftCode ? 10 : 16, 38));
                }
            }
        }
    }
    /// V38
    void lastMan()
    {
        OldschoolPosition match;
        keepers(match);
        // In Away's frame: the carrier on row 10, others on rows 12 and 15.
        match.place(Side::Home, {{6, Role::Midfielder, 13, 30}})
            .place(Side::Away, {{2, Role::CentreBack, 14, 30},
                                {3, Role::CentreBack, 5, 28},
                                {4, Role::CentreBack, 20, 25},
                                {5, Role::Midfielder, 3, 5},
                                {6, Role::Midfielder, 4, 5},
                                {7, Role::Midfielder, 6, 5},
                                {8, Role::Midfielder, 7, 5}});
        match.state.sides[Side::Away].captain = 3;
        match.ball(13, 31).defend(6);
        match.act(ActKind::TackleOn, 2).roll({1}).choose(os::noneCode).roll({5});
        QCOMPARE(match.told(EventKind::Red), 1);
        QCOMPARE(match.told(os::event::FreeKick), 1);
        QVERIFY(!match.away(2).onPitch);
    }
    /// 5.3: a goalkeeper who is sent off; nobody on the bench is one.
    void newKeeper()
    {
        OldschoolPosition match;
        keepers(match);
        match.place(Side::Home, {{6, Role::Midfielder, 13, 36}});
        for (int slot = 1; slot < 10; ++slot)
            match.place(Side::Away, {{slot, Role::Midfielder, 2 * slot, 20}});
        os::put(match.state, os::pieceOf(Side::Away, 0), at(13, 37));
        match.state.sides[Side::Away].captain = 3;
        match.away(0).yellows = 1;
        match.ball(12, 35).defend(6);
        match.act(ActKind::TackleOn, 0).roll({1}).choose(os::noneCode).roll({6, 1});
        QCOMPARE(match.told(EventKind::Red), 1);
        while (match.state.phase != Phase::PenaltyRoll)
            match.choose(match.options()[0]);
        QCOMPARE(match.told(os::event::NewKeeper), 1);
        QCOMPARE(os::keeperOf(match.state, Side::Away), os::pieceOf(Side::Away, 1));
        QCOMPARE(match.away(1).at, at(13, 39));
    }
    /// V39 to V41
    void duels()
    {
        OldschoolPosition one;
        header(one, {Role::Striker}, {Role::CentreBack});
        one.choose(os::headCode).choose(os::headCode);
        QCOMPARE(one.state.rollSide, Side::Away);
        one.roll({1});
        QCOMPARE(one.state.rollSide, Side::Home);
        one.roll({2});
        QCOMPARE(one.state.ball.mode, BallMode::Header);
        QCOMPARE(one.state.poss, Side::Home);

        OldschoolPosition two;
        header(two, {Role::TargetMan}, {Role::CentreBack, Role::CentreBack});
        two.choose(os::headCode).choose(os::headCode);
        QCOMPARE(two.state.rollSide, Side::Home);
        two.roll({1, 1});
        QCOMPARE(two.state.rollSide, Side::Away);
        two.roll({1});
        QCOMPARE(two.told(os::event::HeaderMissed), 1);
        QCOMPARE(two.told(os::event::Bounce), 1);

        OldschoolPosition three;
        header(three, {Role::Striker}, {Role::CentreBack, Role::Midfielder});
        three.choose(os::headCode).choose(os::headCode).roll({1});
        QCOMPARE(three.state.rollSide, Side::Away);
        three.roll({1});
        QCOMPARE(three.state.rollSide, Side::Home);
    }
    /// V42
    void keeperInTheAir()
    {
        for (const int row : {37, 38}) {
            OldschoolPosition match;
            keepers(match);
            match.place(Side::Home, {{5, Role::TargetMan, 12, 36}, {4, Role::Midfielder, 13, 22}});
            os::put(match.state, os::pieceOf(Side::Away, 0), at(13, row));
            match.ball(13, 24).attack(4);
            match.state.now.kind = Restart::ThrowIn; // nobody is offside
            match.state.now.kind = Restart::None;
            match.tables.options.offside = false;
            match.dice(6, 6);
            match.play(PlayKind::Long, 13, 36).choose(os::noneCode).choose(os::noneCode);
            if (row == 37)
                QCOMPARE(match.state.ball.mode, BallMode::Hands);
            else
                QCOMPARE(match.state.phase, Phase::Dive);
        }
    }
    /// V44, V69
    void secondRun()
    {
        OldschoolPosition match;
        keepers(match);
        match.place(Side::Home, {{4, Role::Midfielder, 13, 12},
                                 {5, Role::Winger, 3, 15, 4},
                                 {1, Role::FullBack, 4, 8, 3},
                                 {2, Role::CentreBack, 10, 7}});
        match.home(2).stuck = true;
        match.home(2).mp = 0;
        match.home(5).mp = 1;
        match.ball(13, 13).attack(4);
        match.dice(6, 6);
        match.play(PlayKind::Long, 13, 25);
        QCOMPARE(static_cast<int>(match.home(5).mp), 5);
        QCOMPARE(static_cast<int>(match.home(4).mp), 4);
        QCOMPARE(static_cast<int>(match.home(1).mp), 6);
        QCOMPARE(static_cast<int>(match.home(2).mp), 0);
        QCOMPARE(static_cast<int>(match.home(0).mp), 4);
    }
    /// V45, V46, V71, V74
    void feints()
    {
        OldschoolPosition match;
        keepers(match);
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
            keepers(hard);
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
            keepers(match);
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
            keepers(match);
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
        keepers(match);
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
        QCOMPARE(match.told(os::event::Block), 1);
    }
    /// V50, V51: a series of free passes.
    void tikiTaka()
    {
        OldschoolPosition match;
        keepers(match);
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
        keepers(match);
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
    /// V55
    void crosses()
    {
        OldschoolPosition match;
        keepers(match);
        match.place(Side::Home, {{6, Role::Winger, 3, 30, 4}});
        match.ball(3, 31).attack(6);
        match.act(ActKind::CrossPlay).choose(3 + os::mostCrossRows).roll({4, 9});
        for (const int column : {16, -10})
            QVERIFY(match.canPlay(PlayKind::FloatingCross, column, 34));
        for (const int column : {7, 12, -1, -6})
            QVERIFY(match.canPlay(PlayKind::LowCross, column, 34));
        QCOMPARE(match.options().size(), std::size_t{6});
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
        keepers(match);
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
            keepers(match);
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
        keepers(match);
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
        keepers(match);
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
        keepers(shot);
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
        keepers(match);
        match.place(Side::Home, {{6, Role::Midfielder, 13, 9}})
            .place(Side::Away, {{2, Role::CentreBack, 3, 30}});
        match.ball(13, 10).attack(6);
        match.dice(6, 2).play(PlayKind::Short, 13, 16).choose(os::noneCode);
        QVERIFY(match.isBallAt(13, 16));
        QCOMPARE(match.state.ball.mode, BallMode::Loose);
        match.choose(os::noneCode).choose(os::noneCode);
        QVERIFY(match.isBallAt(13, 21));
    }
    /// V43: a bounce between the posts.
    void bounceIntoTheGoal()
    {
        OldschoolPosition match;
        keepers(match);
        os::put(match.state, os::pieceOf(Side::Away, 0), at(5, 35));
        match.place(Side::Home, {{5, Role::Striker, 12, 30}, {4, Role::Midfielder, 13, 17}})
            .place(Side::Away, {{2, Role::Midfielder, 14, 30}, {3, Role::Midfielder, 2, 31}});
        match.ball(13, 18).attack(4);
        match.dice(6, 6).play(PlayKind::Long, 13, 30).choose(os::noneCode).choose(os::noneCode);
        match.choose(os::headCode).choose(os::headCode).roll({1, 1});
        QCOMPARE(match.state.score.home, 1);
    }
    /// V66, V73
    void curls()
    {
        const auto target = [](int x, int y, PlayKind kind, int a, int b, Point to, OptionCode way,
                               int evens) {
            OldschoolPosition match;
            keepers(match);
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
        keepers(match);
        match.place(Side::Home, {{6, Role::Midfielder, 8, 34}})
            .place(Side::Away, {{2, Role::CentreBack, 2, 3}});
        os::put(match.state, os::pieceOf(Side::Away, 0), at(20, 39));
        match.ball(8, 35).attack(6);
        match.dice(6, 1).play(PlayKind::Short, 8, 41).choose(os::curlRightCode).roll({2, 2, 2, 1});
        QCOMPARE(match.state.score.home, 0);
        QCOMPARE(match.told(os::event::GoalKick), 1);
    }
    /// V70
    void onlyOffsideAttackers()
    {
        OldschoolPosition match;
        keepers(match);
        match.place(Side::Home, {{5, Role::Striker, 12, 30}, {4, Role::Midfielder, 13, 17}})
            .place(Side::Away, {{2, Role::Midfielder, 3, 25}});
        match.ball(13, 18).attack(4);
        match.dice(6, 6).play(PlayKind::Long, 13, 30).choose(os::noneCode).choose(os::noneCode);
        QCOMPARE(match.told(os::event::Offside), 1);
        QCOMPARE(match.told(os::event::FreeKick), 1);
    }
    /// V36: all the ways in which a tackle ends: won 2/3, foul 1/3, card 1/24.
    void tackleChances()
    {
        int won = 0;
        int fouls = 0;
        int cards = 0;
        for (int white = 1; white <= 6; ++white)
            for (int referee = 1; referee <= 6; ++referee)
                for (int second = 1; second <= 6; ++second) {
                    OldschoolPosition match;
                    tackle(match);
                    match.roll({white});
                    if (match.state.phase == Phase::Joker)
                        match.choose(os::noneCode).roll({referee});
                    if (match.state.phase == Phase::CardRoll)
                        match.roll({second});
                    won += match.told(os::event::Foul) == 0 ? 1 : 0;
                    fouls += match.told(os::event::Foul);
                    cards += match.told(EventKind::Yellow);
                }
        QCOMPARE(won, 144);
        QCOMPARE(fouls, 72);
        QCOMPARE(cards, 9);
    }
    /// Where the summary of the rulebook says something else (R12, R28, R39; R10, R13, R15 have tests of
    /// their own): headers and corners are thrown with Dark Blue and Red; only the ball beside an opponent
    /// forces the dice, and then no pass without them is possible.
    void conflictsOfTheSummary()
    {
        OldschoolPosition marked;
        keepers(marked);
        marked.place(Side::Home, {{6, Role::Midfielder, 13, 19}, {7, Role::Midfielder, 5, 18}})
            .place(Side::Away, {{2, Role::CentreBack, 14, 18}});
        marked.ball(12, 20).attack(6);
        QVERIFY(marked.isLegal(os::noneCode));

        OldschoolPosition contested;
        keepers(contested);
        contested.place(Side::Home, {{6, Role::Midfielder, 13, 19}, {7, Role::Midfielder, 5, 18}})
            .place(Side::Away, {{2, Role::CentreBack, 13, 21}});
        contested.ball(13, 20).attack(6);
        QVERIFY(!contested.isLegal(os::noneCode));
        QVERIFY(!contested.canAct(ActKind::FreePass));
        QVERIFY(!contested.canAct(ActKind::FreeLong));
        QVERIFY(!contested.canAct(ActKind::TurnBall));
        contested.act(ActKind::Roll);
        QCOMPARE(contested.state.phase, Phase::BlueRoll);
        contested.roll({4});
        QCOMPARE(contested.state.phase, Phase::RedRoll);
        contested.roll({6});
        QCOMPARE(contested.plays(PlayKind::Decline), 0);

        OldschoolPosition headed;
        // Behind him, so that he is not offside.
        headed.place(Side::Away, {{9, Role::Midfielder, 25, 30}});
        header(headed, {Role::TargetMan}, {});
        headed.choose(os::headCode).choose(os::noneCode).choose(os::noneCode);
        QCOMPARE(headed.state.phase, Phase::Head);
        headed.choose(os::newDiceCode);
        QCOMPARE(headed.state.phase, Phase::BlueRoll);
    }
    /// The marking legend: whom he does not mark he does not tackle (2.5).
    void markingLegend()
    {
        os::RuleOptions options;
        options.markingLegend = true;
        for (const bool isMarked : {true, false}) {
            OldschoolPosition match(options);
            keepers(match);
            match.place(Side::Home, {{6, Role::Midfielder, 13, isMarked ? 20 : 22}})
                .place(Side::Away, {{2, Role::Playmaker, 13, 21}});
            match.away(2).marks = os::shippedCharts().row(Role::Playmaker, os::Flank::None).marks;
            match.ball(12, isMarked ? 19 : 23).defend(6);
            // A playmaker marks forward alone: for the visitors that is down.
            QCOMPARE(match.canAct(ActKind::TackleOn), isMarked);
        }
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
