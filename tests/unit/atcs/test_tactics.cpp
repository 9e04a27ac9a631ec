// SPDX-License-Identifier: GPL-3.0-or-later
// Attempts, their tactics, turn order and clock (specification 6.3, 6.4, 6.9, 6.11): test vectors T10-T14,
// T21-T27, T44-T46, T51, T60, T61, T63.
#include "tests/support/scripted_match.h"

#include "core/games/atcs/match/state_view.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_tactics {

using namespace touchline;
using namespace touchline::testing;
using atcs::counterAttackCode;
using atcs::Level;
using atcs::Phase;

namespace {

atcs::RuleOptions tactics()
{
    atcs::RuleOptions options;
    options.longBall = true;
    options.packedIn = true;
    options.counterAttack = true;
    options.offsideTrap = true;
    options.pushingUp = true;
    return options;
}

int remaining(const ScriptedMatch &match, Side side)
{
    return match.state.sides[side].remaining;
}

/// Plan E with all tactics, at the first choice of the first attempt of `first`.
struct Tactical : ScriptedMatch
{
    explicit Tactical(Side first, std::optional<Side> home = {})
        : ScriptedMatch(Level::Advanced, false, tactics(), home)
    {
        kickOffAsPreferred(first);
    }
};

} // namespace

class TestTactics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void t10LongBall_data()
    {
        QTest::addColumn<int>("natural");
        QTest::addColumn<bool>("shot");
        QTest::newRow("47 - 30 = 17 is a shot") << 47 << true;
        QTest::newRow("48 - 30 = 18 is none") << 48 << false;
        QTest::newRow("T22: a natural 100 is none") << 100 << false;
        QTest::newRow("T21: a natural 1 is a shot") << 1 << true;
    }

    void t10LongBall()
    {
        QFETCH(int, natural);
        QFETCH(bool, shot);
        Tactical match(Side::Away);
        QCOMPARE(remaining(match, Side::Away), 17);
        QCOMPARE(match.state.phase, Phase::AttackTactic);
        match.choose(2);
        // T60: nothing is paid before both have chosen.
        QCOMPARE(match.state.phase, Phase::DefenceTactic);
        QCOMPARE(remaining(match, Side::Away), 17);
        match.choose(0);
        QCOMPARE(remaining(match, Side::Away), 15);
        match.rolls({natural});
        QCOMPARE(match.count(atcs::event::Miss) == 0, shot);
        const Event &attempt = match.newest(atcs::event::Attempt);
        QCOMPARE(attempt.numbers[1], std::int16_t(natural - 30));
        QCOMPARE(attempt.numbers[3], std::int16_t{2});
    }

    void t60AHiddenChoiceDoesNotShow()
    {
        Tactical match(Side::Home);
        match.choose(2);
        const FixtureSetup setup = frxAgainstTux(QStringLiteral("advanced"));
        const QJsonObject theirs = stateView(match.state, setup, Side::Away);
        QCOMPARE(theirs[QLatin1String("sides")][QLatin1String("home")][QLatin1String("remaining")].toInt(),
                 10);
        QVERIFY(!theirs.contains(QStringLiteral("first_choice")));
        QCOMPARE(stateView(match.state, setup, Side::Home)[QLatin1String("first_choice")].toInt(), 2);
        match.choose(0);
        QCOMPARE(remaining(match, Side::Home), 8);
    }

    void t11PackedIn()
    {
        Tactical match(Side::Away);
        match.choose(0);
        match.choose(2);
        QCOMPARE(remaining(match, Side::Home), 9);
        match.rolls({9});
        QCOMPARE(match.newest(atcs::event::Attempt).numbers[1], std::int16_t{39});
        QCOMPARE(match.count(atcs::event::Miss), std::size_t{1});
    }

    void t21ANaturalOneIsAShotAgainstAnyDefence()
    {
        Tactical match(Side::Away);
        match.choose(0);
        match.choose(6);
        match.rolls({1});
        QCOMPARE(match.count(atcs::event::Miss), std::size_t{0});
    }

    void t12CounterAttackAfterAMissedGoalRoll()
    {
        Tactical match(Side::Home);
        // France shoot (roll 1, Henry) and miss the goal roll; the next attempt is Turkey's.
        match.choose(0);
        match.choose(0);
        match.rolls({1});
        match.choose(0);
        match.choose(0);
        match.rolls({1, 1});
        QCOMPARE(match.state.turn, Side::Away);
        QVERIFY(atcs::legalOptions(match.state).contains(counterAttackCode + 2));
        QVERIFY(atcs::legalOptions(match.state).contains(2));
        match.choose(counterAttackCode + 2);
        match.choose(0);
        QCOMPARE(remaining(match, Side::Away), 15);
        match.rolls({39});
        const Event &attempt = match.newest(atcs::event::Attempt);
        QCOMPARE(attempt.numbers[1], std::int16_t{5});
        QCOMPARE(attempt.numbers[4], std::int16_t{2});
        QCOMPARE(match.state.phase, Phase::PushingUp);
    }

    void noCounterAttackAfterAnythingElse()
    {
        Tactical match(Side::Home);
        QVERIFY(!atcs::legalOptions(match.state).contains(counterAttackCode + 1));
        match.choose(0);
        match.choose(0);
        match.rolls({99}); // no shot
        QVERIFY(!atcs::legalOptions(match.state).contains(counterAttackCode + 1));
        // Long ball alone is left.
        QCOMPARE(atcs::legalOptions(match.state).size(), std::size_t{18});
    }

    void t13T14TrapAndPush_data()
    {
        QTest::addColumn<int>("push");
        QTest::addColumn<int>("trap");
        QTest::addColumn<bool>("wraps");
        QTest::addColumn<int>("natural");
        QTest::addColumn<int>("shooter");
        QTest::newRow("T13: 18 + 50 = 68 Djorkaeff") << 0 << 2 << false << 18 << 5;
        QTest::newRow("T14: 85 - 50 = 35 Thuram") << 2 << 0 << false << 85 << 2;
        QTest::newRow("T23: 30 + 100 = 100 F13") << 0 << 4 << false << 30 << 12;
        QTest::newRow("T23: with wrap 30 Zidane") << 0 << 4 << true << 30 << 1;
        QTest::newRow("T24: 12 - 25 = 1 Henry") << 1 << 0 << false << 12 << 0;
        QTest::newRow("both: 50 stays F4") << 2 << 2 << false << 50 << 3;
    }

    void t13T14TrapAndPush()
    {
        QFETCH(int, push);
        QFETCH(int, trap);
        QFETCH(bool, wraps);
        QFETCH(int, natural);
        QFETCH(int, shooter);
        Tactical match(Side::Home);
        match.tables.options.shooterWraps = wraps;
        match.choose(0);
        match.choose(0);
        match.rolls({1});
        const int own = remaining(match, Side::Home);
        const int theirs = remaining(match, Side::Away);
        match.choose(push);
        QCOMPARE(remaining(match, Side::Home), own);
        match.choose(trap);
        QCOMPARE(remaining(match, Side::Home), own - push);
        QCOMPARE(remaining(match, Side::Away), theirs - trap);
        match.rolls({natural});
        QCOMPARE(int(match.state.shooter), shooter);
    }

    void t61WrappedNumbers()
    {
        QCOMPARE(atcs::shooterNumber(0, true), 100);
        QCOMPARE(atcs::shooterNumber(-13, true), 87);
        QCOMPARE(atcs::shooterNumber(101, true), 1);
        QCOMPARE(atcs::shooterNumber(130, true), 30);
        QCOMPARE(atcs::shooterNumber(0, false), 1);
        QCOMPARE(atcs::shooterNumber(101, false), 100);
    }

    void t25T26T27T51WhoShootsInstead_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("gone");
        QTest::addColumn<int>("natural");
        QTest::addColumn<int>("shooter");
        const auto rows = [](std::initializer_list<int> list) {
            int bits = 0;
            for (const int row : list)
                bits |= 1 << row;
            return bits;
        };
        QTest::newRow("T25: F13 is out, up to F12") << 0 << rows({12}) << 100 << 11;
        QTest::newRow("T26: Sukur is out, Ozalan") << 1 << rows({4}) << 62 << 5;
        QTest::newRow("T27: T11 and T12 are out, T10") << 1 << rows({10, 11}) << 98 << 9;
        QTest::newRow("T51: F13 keeps goal, up to F12") << 0 << rows({13, 14}) << 100 << 11;
    }

    void t25T26T27T51WhoShootsInstead()
    {
        QFETCH(int, side);
        QFETCH(int, gone);
        QFETCH(int, natural);
        QFETCH(int, shooter);
        ScriptedMatch match(Level::Advanced);
        match.startWithout(side == 0 ? atcs::Rows(gone) : 0, side == 1 ? atcs::Rows(gone) : 0);
        match.kickOffAsPreferred(side == 0 ? Side::Home : Side::Away);
        match.rolls({1, natural});
        QCOMPARE(int(match.state.shooter), shooter);
    }

    void t51ASubstituteInGoal()
    {
        ScriptedMatch match(Level::Advanced);
        match.startWithout(atcs::bitOf(13) | atcs::bitOf(14), 0);
        const atcs::SideState &france = match.state.sides[Side::Home];
        QVERIFY(france.emergencyKeeper);
        QCOMPARE(france.keeper, std::int8_t{12});
        QCOMPARE(atcs::goalieRating(france, match.state.card(Side::Home)), 2);
    }

    void anEmptyListOfAttemptsOffersNothing()
    {
        Tactical match(Side::Home);
        match.state.sides[Side::Home].remaining = 0;
        match.state.sides[Side::Away].remaining = 0;
        match.state.phase = Phase::ShotOnGoal;
        match.rolls({1});
        // R12: the attempt in progress pays for nothing.
        QCOMPARE(match.state.phase, Phase::Shooter);
    }

    void t44TheClock_data()
    {
        QTest::addColumn<int>("used");
        QTest::addColumn<int>("minute");
        for (const auto &[used, minute] : {std::pair{1, 2}, {2, 4}, {10, 16}, {15, 24}, {28, 44}, {29, 45}})
            QTest::addRow("%d of 29", used) << used << minute;
    }

    void t44TheClock()
    {
        QFETCH(int, used);
        QFETCH(int, minute);
        ScriptedMatch match(Level::Advanced);
        match.kickOffAsPreferred(Side::Home);
        for (int i = 1; i < used; ++i)
            match.rolls({100});
        QCOMPARE(int(match.state.used), used);
        QCOMPARE(int(match.state.minute), minute);
    }

    void t45AttemptsSpentUseTime()
    {
        Tactical match(Side::Away);
        match.choose(2);
        match.choose(0);
        QCOMPARE(int(match.state.minute), 5);
        match.rolls({90});
        QCOMPARE(match.newest(atcs::event::Attempt).minute, std::int16_t{5});
    }

    void theMinuteStandsUntilTheNextShotRoll()
    {
        Tactical match(Side::Away);
        match.choose(0);
        match.choose(0);
        QCOMPARE(int(match.state.minute), 2);
        match.rolls({1});
        match.choose(8);
        match.choose(0);
        // Nine of 29 are used, but the shot is the one of minute 2.
        QCOMPARE(int(match.state.minute), 2);
        match.rolls({1, 1});
        match.choose(0);
        match.choose(0);
        QCOMPARE(int(match.state.minute), 16);
    }

    void t63AnAttemptMoreInPlay()
    {
        ScriptedMatch match(Level::Advanced);
        match.kickOffAsPreferred(Side::Home);
        for (int i = 1; i < 10; ++i)
            match.rolls({100});
        NoEvents quiet;
        atcs::winAttempts(match.state, Side::Away, 1, atcs::ExtraKind::FreeKick, quiet);
        QCOMPARE(int(match.state.inAll), 30);
        match.rolls({100});
        QCOMPARE(int(match.state.minute), 17);
    }

    void theMinuteNeverFallsWhenAttemptsAreWon()
    {
        ScriptedMatch match(Level::Advanced);
        match.kickOffAsPreferred(Side::Home);
        for (int i = 1; i < 28; ++i)
            match.rolls({100});
        QCOMPARE(int(match.state.minute), 44);
        NoEvents quiet;
        atcs::winAttempts(match.state, Side::Home, 2, atcs::ExtraKind::RedCard, quiet);
        QCOMPARE(int(match.state.minute), 44);
        match.rolls({100});
        QCOMPARE(int(match.state.minute), 44);
        match.rolls({100});
        QCOMPARE(int(match.state.minute), 44);
        match.rolls({100});
        QCOMPARE(int(match.state.minute), 45);
    }

    void t46NoCounterAttackAfterADeferral()
    {
        atcs::RuleOptions options = tactics();
        options.homeFieldAdvantage = true;
        ScriptedMatch match(Level::Advanced, false, options, Side::Away);
        match.kickOffAsPreferred(Side::Home);
        // The visitors' attempt: Turkey, at home, chooses after them.
        QCOMPARE(match.state.phase, Phase::AttackTactic);
        match.choose(0);
        match.choose(0);
        match.rolls({1});
        match.choose(0);
        match.choose(0);
        match.rolls({1, 1});
        QCOMPARE(match.state.phase, Phase::Deferral);
        QCOMPARE(match.state.decider, Side::Away);
        match.choose(atcs::deferCode);
        QCOMPARE(match.state.turn, Side::Home);
        match.choose(0);
        match.choose(0);
        match.rolls({99});
        QCOMPARE(match.state.phase, Phase::Deferral);
        match.choose(0);
        // The visitors choose first, then the home side attacks: long ball alone.
        QCOMPARE(match.state.phase, Phase::DefenceTactic);
        QCOMPARE(match.state.decider, Side::Home);
        match.choose(1);
        QCOMPARE(match.state.phase, Phase::AttackTactic);
        QVERIFY(!atcs::legalOptions(match.state).contains(counterAttackCode + 1));
        QCOMPARE(match.count(atcs::event::Defer), std::size_t{1});
    }

    void nobodyDefersWithoutVisitorsAttemptsOrInBlocks()
    {
        atcs::RuleOptions options;
        options.homeFieldAdvantage = true;
        ScriptedMatch match(Level::Advanced, false, options, Side::Home);
        match.kickOffAsPreferred(Side::Home);
        QCOMPARE(match.state.phase, Phase::Deferral);
        match.choose(0);
        match.state.sides[Side::Away].remaining = 0;
        match.rolls({100});
        QCOMPARE(match.state.turn, Side::Home);
        QCOMPARE(match.state.phase, Phase::ShotOnGoal);
        options.attemptsInBlock = true;
        ScriptedMatch block(Level::Advanced, false, options, Side::Home);
        block.kickOffAsPreferred(Side::Home);
        QCOMPARE(block.state.phase, Phase::ShotOnGoal);
    }

    void inBlocksACounterAttackFollowsWhereTheSidesChange()
    {
        atcs::RuleOptions options = tactics();
        options.packedIn = false;
        options.longBall = false;
        options.pushingUp = false;
        options.offsideTrap = false;
        options.attemptsInBlock = true;
        ScriptedMatch match(Level::Advanced, false, options);
        match.kickOffAsPreferred(Side::Home);
        while (match.state.sides[Side::Home].remaining > 0)
            match.rolls({100});
        match.rolls({1, 1, 1});
        QCOMPARE(match.state.turn, Side::Away);
        QCOMPARE(match.state.phase, Phase::AttackTactic);
        match.choose(counterAttackCode + 1);
        match.rolls({99});
        // The next one of the same side has none.
        QCOMPARE(match.state.phase, Phase::ShotOnGoal);
        QCOMPARE(match.state.turn, Side::Away);
    }
};

TOUCHLINE_TEST(TestTactics)

} // namespace test_tactics

#include "test_tactics.moc"
