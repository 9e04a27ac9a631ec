// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/oldschool_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_oldschool_tackles {

using namespace touchline;
using namespace touchline::testing;
namespace os = touchline::oldschool;
using os::ActKind;
using os::at;
using os::Phase;
using os::Role;

namespace {

/// Away's 2 may tackle Home's 6, who has the ball.
void tackle(OldschoolPosition &match, int row = 20)
{
    match.keepersInGoal();
    match.place(Side::Home, {{6, Role::Midfielder, 13, row}})
        .place(Side::Away,
               {{2, Role::CentreBack, 14, row}, {3, Role::CentreBack, 13, row + 8 > 39 ? 38 : row + 8}});
    match.state.sides[Side::Away].captain = 3;
    match.ball(13, row + 1).defend(6);
    match.act(ActKind::TackleOn, 2);
}

} // namespace

/// Tackles, fouls, cards, penalties (section 10, V31 to V38).
class TestOldschoolTackles : public QObject
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
    /// 6.17, 6.3: a keeper at the edge of his area wins it, and his free spot is outside: he has no hands
    /// there.
    void keeperTacklesAtTheEdge()
    {
        OldschoolPosition match;
        match.place(Side::Home, {{0, Role::Keeper, 13, 1}, {6, Role::Midfielder, 18, 33}})
            .place(Side::Away, {{0, Role::Keeper, 19, 34}, {3, Role::CentreBack, 5, 20}});
        match.ball(17, 32).defend(6);
        match.act(ActKind::TackleOn, 0).roll({2});
        QCOMPARE(static_cast<int>(match.state.ball.holder), os::pieceOf(Side::Away, 0));
        QVERIFY(match.isBallAt(19, 33));
        QCOMPARE(match.state.ball.mode, os::BallMode::Held);
        QCOMPARE(match.eventCount(os::event::KeeperHands), 0);
        // He dribbles on with the point that the tackle left him.
        QVERIFY(match.canAct(ActKind::Dribble));
    }
    /// V33, V34
    void fouls()
    {
        OldschoolPosition match;
        tackle(match);
        match.roll({1}).choose(os::noneCode).roll({4});
        QCOMPARE(match.eventCount(os::event::FreeKick), 1);
        QCOMPARE(match.eventCount(EventKind::Yellow), 0);
        for (const auto &[white, before, yellows, reds] :
             {std::tuple{2, 0, 0, 0}, std::tuple{1, 0, 1, 0}, std::tuple{1, 1, 1, 1}}) {
            OldschoolPosition card;
            tackle(card);
            card.away(2).yellows = static_cast<std::int8_t>(before);
            // Enough of them stay on.
            for (int slot = 4; slot < 11; ++slot)
                card.place(Side::Away, {{slot, Role::Midfielder, slot, 30}});
            card.roll({1}).choose(os::noneCode).roll({6, white});
            QCOMPARE(card.eventCount(EventKind::Yellow), yellows);
            QCOMPARE(card.eventCount(EventKind::Red), reds);
            QCOMPARE(card.eventCount(os::event::FreeKick), 1);
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
        QCOMPARE(match.eventCount(os::event::Foul), 0);
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
            QCOMPARE(match.eventCount(os::event::Penalty), 1);
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
                    QCOMPARE(match.eventCount(os::event::Corner), 1);
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
        match.keepersInGoal();
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
        QCOMPARE(match.eventCount(EventKind::Red), 1);
        QCOMPARE(match.eventCount(os::event::FreeKick), 1);
        QVERIFY(!match.away(2).onPitch);
    }
    /// 5.3: a goalkeeper who is sent off; nobody on the bench is one.
    void newKeeper()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Midfielder, 13, 36}});
        for (int slot = 1; slot < 10; ++slot)
            match.place(Side::Away, {{slot, Role::Midfielder, 2 * slot, 20}});
        os::put(match.state, os::pieceOf(Side::Away, 0), at(13, 37));
        match.state.sides[Side::Away].captain = 3;
        match.away(0).yellows = 1;
        match.ball(12, 35).defend(6);
        match.act(ActKind::TackleOn, 0).roll({1}).choose(os::noneCode).roll({6, 1});
        QCOMPARE(match.eventCount(EventKind::Red), 1);
        while (match.state.phase != Phase::PenaltyRoll)
            match.choose(match.options()[0]);
        QCOMPARE(match.eventCount(os::event::NewKeeper), 1);
        QCOMPARE(os::keeperOf(match.state, Side::Away), os::pieceOf(Side::Away, 1));
        QCOMPARE(match.away(1).at, at(13, 39));
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
                    won += match.eventCount(os::event::Foul) == 0 ? 1 : 0;
                    fouls += match.eventCount(os::event::Foul);
                    cards += match.eventCount(EventKind::Yellow);
                }
        QCOMPARE(won, 144);
        QCOMPARE(fouls, 72);
        QCOMPARE(cards, 9);
    }
    /// The marking legend: whom he does not mark he does not tackle (2.5).
    void markingLegend()
    {
        os::RuleOptions options;
        options.markingLegend = true;
        for (const bool isMarked : {true, false}) {
            OldschoolPosition match(options);
            match.keepersInGoal();
            match.place(Side::Home, {{6, Role::Midfielder, 13, isMarked ? 20 : 22}})
                .place(Side::Away, {{2, Role::Playmaker, 13, 21}});
            match.away(2).marks = os::shippedCharts().row(Role::Playmaker, os::Flank::None).marks;
            match.ball(12, isMarked ? 19 : 23).defend(6);
            // A playmaker marks forward alone: for the visitors that is down.
            QCOMPARE(match.canAct(ActKind::TackleOn), isMarked);
        }
    }
};

TOUCHLINE_TEST(TestOldschoolTackles)

} // namespace test_oldschool_tackles

#include "test_oldschool_tackles.moc"
