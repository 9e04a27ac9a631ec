// SPDX-License-Identifier: GPL-3.0-or-later
// Test vectors of the specification (ATCS, section 10) that concern the Basic level.
#include "core/base/to_qstring.h"
#include "tests/support/event_text.h"
#include "tests/support/scripted_match.h"

#include "core/games/atcs/match/atcs_info.h"
#include "core/match/match_runner.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_basic {

using namespace touchline;
using namespace touchline::testing;
using atcs::Level;
using atcs::Phase;

namespace {

int attempts(const ScriptedMatch &position, Side side, Period period)
{
    return atcs::attemptsWith(position.tables, side, period, {}, {}, 0).result;
}

int shotsOnGoal(const ScriptedMatch &position, Side side)
{
    return atcs::shotsOnGoalWith(position.tables, side, {}, {}).result;
}

} // namespace

class TestBasic : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void totalAttempts_data()
    {
        QTest::addColumn<int>("period");
        QTest::addColumn<int>("home");
        QTest::addColumn<int>("away");
        QTest::newRow("T1: first half 11-5 and 14-4") << 1 << 6 << 10;
        QTest::newRow("T2: second half 17-5 and 16-4") << 2 << 12 << 12;
    }

    void totalAttempts()
    {
        QFETCH(int, period);
        QFETCH(int, home);
        QFETCH(int, away);
        const ScriptedMatch position(Level::Basic);
        const auto which = static_cast<Period>(period);
        QCOMPARE(attempts(position, Side::Home, which), home);
        QCOMPARE(attempts(position, Side::Away, which), away);
    }

    void t3FinalShotsOnGoal()
    {
        const ScriptedMatch position(Level::Basic);
        QCOMPARE(shotsOnGoal(position, Side::Home), 16);
        QCOMPARE(shotsOnGoal(position, Side::Away), 13);
    }

    void t4IsItAShotOnGoal()
    {
        QVERIFY(atcs::isShotOnGoal(12, 12, 13));
        QVERIFY(!atcs::isShotOnGoal(14, 14, 13));
        QVERIFY(atcs::isShotOnGoal(13, 13, 13));
    }

    void t29LimitsOfTheSums()
    {
        ScriptedMatch position(Level::Basic);
        position.tables.cards[Side::Home].attempts = {5, 30};
        position.tables.cards[Side::Away].defenseAttempts = -6;
        position.tables.cards[Side::Home].shotsOnGoal = 12;
        QCOMPARE(attempts(position, Side::Home, Period::FirstHalf), 5);
        QCOMPARE(shotsOnGoal(position, Side::Home), 10);
        position.tables.cards[Side::Away].defenseAttempts = 3;
        QCOMPARE(attempts(position, Side::Home, Period::SecondHalf), 25);
        position.tables.cards[Side::Home].shotsOnGoal = 40;
        position.tables.cards[Side::Away].defenseShotsOnGoal = 3;
        QCOMPARE(shotsOnGoal(position, Side::Home), 43);
    }

    void naturalNumbersOfTheShotRoll()
    {
        QVERIFY(atcs::isShotOnGoal(1, 1, 0));        // always
        QVERIFY(!atcs::isShotOnGoal(100, 100, 100)); // never
    }

    void t5AndT6SukurAgainstBarthez()
    {
        // Kick-off 6: Turkey. Shot 12, shooter 62, then the goal roll.
        for (const auto &[roll, goals] : {std::pair{7, 0}, std::pair{8, 1}}) {
            ScriptedMatch position(Level::Basic);
            position.rolls({6, 12, 62});
            QCOMPARE(position.state.shooter, std::int8_t{4}); // Sukur
            position.rolls({roll});
            QCOMPARE(position.state.score.away, goals);
            QCOMPARE(position.newest(atcs::event::GoalRoll).numbers[3], std::int16_t(roll - 2));
        }
    }

    void theNaturalGoalRolls_data()
    {
        QTest::addColumn<int>("natural");
        QTest::addColumn<int>("rating");
        QTest::addColumn<int>("needed");
        QTest::addColumn<bool>("goal");
        QTest::newRow("1 misses whatever the keeper") << 1 << 3 << 2 << false;
        QTest::newRow("10 scores whatever the keeper") << 10 << -3 << 10 << true;
        QTest::newRow("reaching the rating scores") << 5 << 0 << 5 << true;
        QTest::newRow("one short misses") << 4 << 0 << 5 << false;
        QTest::newRow("a weak keeper helps") << 4 << 2 << 6 << true;
        QTest::newRow("above 10 is a goal") << 9 << 3 << 10 << true;
    }

    void theNaturalGoalRolls()
    {
        QFETCH(int, natural);
        QFETCH(int, rating);
        QFETCH(int, needed);
        QFETCH(bool, goal);
        QCOMPARE(atcs::isGoal(natural, natural + rating, needed), goal);
    }

    void t56TheLogOfABasicMatch()
    {
        ScriptedMatch position(Level::Basic);
        QCOMPARE(toQString(atcs::promptDue(position.state).id), QStringLiteral("D03"));
        position.rolls({7, 12, 62, 8});
        QCOMPARE(position.state.first, Side::Away);
        QCOMPARE(position.state.score, (Score{0, 1}));
        QCOMPARE(position.newest(EventKind::Goal).minute, std::int16_t{3});
        position.rolls({17});
        const Event &miss = position.newest(atcs::event::Miss);
        QCOMPARE(miss.side, Side::Home);
        QCOMPARE(miss.minute, std::int16_t{6});
    }

    void theSidesAlternateAndTheLongerOnePlaysOn()
    {
        ScriptedMatch position(Level::Basic);
        position.rolls({1}); // France kick off: 6 attempts against 10
        std::vector<Side> order;
        while (position.state.period == Period::FirstHalf) {
            order.push_back(position.state.turn);
            position.rolls({100});
        }
        QCOMPARE(order.size(), std::size_t{16});
        for (std::size_t i = 0; i < 12; ++i)
            QCOMPARE(order[i], i % 2 == 0 ? Side::Home : Side::Away);
        for (std::size_t i = 12; i < 16; ++i)
            QCOMPARE(order[i], Side::Away);
    }

    void inBlockOneSidePlaysAllItsAttemptsFirst()
    {
        atcs::RuleOptions options;
        options.attemptsInBlock = true;
        ScriptedMatch position(Level::Basic, false, options);
        position.rolls({10}); // Turkey kick off
        for (int i = 0; i < 10; ++i) {
            QCOMPARE(position.state.turn, Side::Away);
            position.rolls({100});
        }
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(position.state.turn, Side::Home);
            position.rolls({100});
        }
        QCOMPARE(position.state.period, Period::SecondHalf);
    }

    void theOtherSideBeginsTheSecondHalfWithoutARoll()
    {
        ScriptedMatch position(Level::Basic);
        position.rolls({3});
        while (position.state.period == Period::FirstHalf)
            position.rolls({100});
        QCOMPARE(position.state.phase, Phase::ShotOnGoal);
        QCOMPARE(position.state.first, Side::Away);
        QCOMPARE(position.state.turn, Side::Away);
    }

    void t44TheClock()
    {
        ScriptedMatch position(Level::Basic);
        position.rolls({1});
        position.state.minute = 0;
        atcs::setAttemptsInAll(position.state, 29);
        for (const auto &[used, minute] : {std::pair{1, 2}, {2, 4}, {10, 16}, {15, 24}, {28, 44}, {29, 45}}) {
            position.state.used = static_cast<std::int16_t>(used);
            atcs::readClock(position.state);
            QCOMPARE(int(position.state.minute), minute);
        }
    }

    void theClockMultipliesExactly()
    {
        // The clock keeps 2^32 / attempts instead of dividing: compare with the division for everything that
        // can occur.
        ScriptedMatch position(Level::Basic);
        position.rolls({1});
        for (const auto period : {Period::FirstHalf, Period::SecondHalf, Period::ExtraTime}) {
            const atcs::Clock clock = atcs::clockOf(period, false);
            position.state.clock = clock;
            for (int inAll = 1; inAll <= atcs::mostAttemptsInAll; ++inAll) {
                atcs::setAttemptsInAll(position.state, inAll);
                for (int used = 0; used <= inAll; ++used) {
                    position.state.used = static_cast<std::int16_t>(used);
                    position.state.minute = 0;
                    atcs::readClock(position.state);
                    QCOMPARE(int(position.state.minute),
                             clock.base + (clock.length * used + inAll - 1) / inAll);
                }
            }
        }
    }

    void t62TheClockOfExtraTime()
    {
        ScriptedMatch position(Level::Basic);
        position.state.clock = atcs::clockOf(Period::ExtraTime, false);
        atcs::setAttemptsInAll(position.state, 20);
        position.state.used = 1;
        atcs::readClock(position.state);
        QCOMPARE(int(position.state.minute), 92);
        position.state.used = 20;
        atcs::readClock(position.state);
        QCOMPARE(int(position.state.minute), 120);
    }

    void aSavedShotAndAWideOne()
    {
        // Henry needs 5 and Recber takes 1 off: a natural 5 would have scored without him, a natural 4 not.
        for (const auto &[roll, kind] : {std::pair{5, atcs::event::Save}, std::pair{4, atcs::event::Wide}}) {
            ScriptedMatch position(Level::Basic);
            position.rolls({1, 1, 10, roll});
            QCOMPARE(position.count(kind), std::size_t{1});
            QCOMPARE(position.state.score, Score{});
        }
    }

    void theEventsOfAGoalInOrder()
    {
        ScriptedMatch position(Level::Basic);
        position.rolls({6, 12, 62, 8});
        const QStringList lines =
            eventLines(position.events.events(), atcs::gameInfo(), frxAgainstTux(QStringLiteral("basic")));
        QCOMPARE(lines.mid(0, 2), (QStringList{QStringLiteral("0' match_start"),
                                               QStringLiteral("0' period_start kick_off=away")}));
        QCOMPARE(
            lines.mid(6),
            (QStringList{
                QStringLiteral("3' away attempt natural=12 modified=12 shots_on_goal=13 "
                               "long_ball=0 counter_attack=0 packed_in=0 extra=none"),
                QStringLiteral(
                    "3' away shot Sukur natural=62 modified=62 passed=0 pushing_up=0 offside_trap=0"),
                QStringLiteral("3' away goal_roll Sukur natural=8 goalie_rating=-2 "
                               "kick_bonus=0 modified=6 needed=6 keeper=Barthez marked=0 scorer_one_timer=0 "
                               "keeper_one_timer=0 scorer_injury=0 keeper_injury=0"),
                QStringLiteral("3' away goal Sukur home=0 away=1 how=play")}));
    }

    void totalsTellHowTheyCameAbout()
    {
        ScriptedMatch position(Level::Basic);
        position.rolls({1});
        const QStringList lines =
            eventLines(position.events.events(), atcs::gameInfo(), frxAgainstTux(QStringLiteral("basic")));
        QVERIFY(lines.contains(QStringLiteral("0' home totals of=attempts base=11 defense=-5 sum=6 result=6 "
                                              "strategy=0 formation=0 out_of_formation=0 red_bonus=0")));
        QVERIFY(lines.contains(
            QStringLiteral("0' away totals of=shots_on_goal base=16 defense=-3 sum=13 result=13 "
                           "strategy=0 formation=0 out_of_formation=0 red_bonus=0")));
    }

    void aDrawEndsAfterNinetyMinutesWhereNobodyMustWin()
    {
        ScriptedMatch position(Level::Basic);
        position.rolls({1});
        position.missUntil(Phase::Over);
        QCOMPARE(position.state.phase, Phase::Over);
        QVERIFY(!position.state.hasWinner);
        QVERIFY(!position.state.extraTimePlayed);
        QCOMPARE(atcs::awaits(position.state), Awaits::Nothing);
        QCOMPARE(position.last().kind, EventKind::MatchEnd);
    }
};

TOUCHLINE_TEST(TestBasic)

} // namespace test_basic

#include "test_basic.moc"
