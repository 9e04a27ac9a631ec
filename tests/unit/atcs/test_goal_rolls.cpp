// SPDX-License-Identifier: GPL-3.0-or-later
// Goal rolls of every kind (specification 6.5, 6.6, 6.13): test vectors T18, T38-T41, T52, and one-timers and
// marking around them.
#include "tests/support/scripted_match.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_goal_rolls {

using namespace touchline;
using namespace touchline::testing;
using atcs::Level;
using atcs::Phase;

namespace {

constexpr int henry = 0;
constexpr int sukur = 4;
constexpr int ozalan = 5;
constexpr int t12 = 11;
constexpr int barthez = 13;

atcs::RuleOptions playersRules()
{
    atcs::RuleOptions options;
    options.oneTimers = true;
    options.marking = true;
    return options;
}

/// A goal roll about to be made by `row` of `side`.
struct Shot : ScriptedMatch
{
    Shot(Side side, int row, atcs::RuleOptions options = {}) : ScriptedMatch(Level::Advanced, false, options)
    {
        kickOffAsPreferred(side);
        state.shooter = static_cast<std::int8_t>(row);
        NoEvents quiet;
        atcs::askGoalTactics(state, quiet);
    }
};

/// A corner or penalty about to be taken in regular play.
struct Kick : ScriptedMatch
{
    Kick(Side side, int row, atcs::KickKind kind, atcs::RuleOptions options = {})
        : ScriptedMatch(Level::Advanced, false, options)
    {
        kickOffAsPreferred(side);
        NoEvents quiet;
        atcs::beginKick(state, side, kind, atcs::CardWhy::Call, row, quiet);
    }
};

int goals(const ScriptedMatch &match)
{
    return match.state.score.home + match.state.score.away;
}

} // namespace

class TestGoalRolls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void t38Corner_data()
    {
        QTest::addColumn<int>("natural");
        QTest::addColumn<int>("expected");
        QTest::newRow("9 - 4 - 2 = 3 misses") << 9 << 0;
        QTest::newRow("a natural 10 scores") << 10 << 1;
    }

    void t38Corner()
    {
        QFETCH(int, natural);
        QFETCH(int, expected);
        Kick match(Side::Away, ozalan, atcs::KickKind::Corner);
        QCOMPARE(match.state.phase, Phase::KickRoll);
        match.rolls({natural});
        QCOMPARE(goals(match), expected);
        QCOMPARE(match.newest(atcs::event::GoalRoll).numbers[3], std::int16_t(natural - 6));
        if (expected == 1)
            QCOMPARE(match.newest(EventKind::Goal).numbers[2], std::int16_t(GoalHow::Corner));
    }

    void t39Penalty_data()
    {
        QTest::addColumn<int>("natural");
        QTest::addColumn<int>("bonus");
        QTest::addColumn<int>("expected");
        QTest::newRow("a natural 1 misses") << 1 << 4 << 0;
        QTest::newRow("2 + 4 - 1 = 5 scores") << 2 << 4 << 1;
        QTest::newRow("2 + 3 - 1 = 4 misses") << 2 << 3 << 0;
    }

    void t39Penalty()
    {
        QFETCH(int, natural);
        QFETCH(int, bonus);
        QFETCH(int, expected);
        atcs::RuleOptions options;
        options.penaltyBonus = static_cast<std::int8_t>(bonus);
        Kick match(Side::Home, henry, atcs::KickKind::Penalty, options);
        match.rolls({natural});
        QCOMPARE(goals(match), expected);
        if (expected == 1)
            QCOMPARE(match.newest(EventKind::Goal).numbers[2], std::int16_t(GoalHow::Penalty));
    }

    void t40MarkedPlayer_data()
    {
        QTest::addColumn<int>("natural");
        QTest::addColumn<int>("expected");
        QTest::newRow("9 - 2 - 1 = 6 misses") << 9 << 0;
        QTest::newRow("a natural 10 scores") << 10 << 1;
    }

    void t40MarkedPlayer()
    {
        QFETCH(int, natural);
        QFETCH(int, expected);
        Shot match(Side::Away, t12, playersRules());
        QCOMPARE(match.state.phase, Phase::DefenceAnswer);
        QCOMPARE(match.state.decider, Side::Home);
        match.choose(atcs::markBit);
        QCOMPARE(match.state.sides[Side::Home].marks, std::int8_t{1});
        QCOMPARE(match.count(atcs::event::Mark), std::size_t{1});
        match.rolls({natural});
        QCOMPARE(goals(match), expected);
        QCOMPARE(match.newest(atcs::event::GoalRoll).numbers[3], std::int16_t(natural - 3));
    }

    void t41OneTimerAgainstAMark()
    {
        Shot match(Side::Home, henry, playersRules());
        QCOMPARE(match.state.phase, Phase::ScorerOneTimer);
        match.choose(1);
        // Recber holds none: mark or not.
        QCOMPARE(atcs::legalOptions(match.state).size(), std::size_t{2});
        match.choose(atcs::markBit);
        match.rolls({6});
        QCOMPARE(goals(match), 1); // 6 + 1 - 1 - 1 = 5
        QCOMPARE(match.newest(atcs::event::GoalRoll).numbers[3], std::int16_t{5});
        // His one-timer is gone.
        QVERIFY((match.state.sides[Side::Home].oneTimers & atcs::bitOf(henry)) == 0);
    }

    void bothOneTimersOnOneRoll()
    {
        Shot match(Side::Away, ozalan, playersRules());
        match.choose(1);
        QCOMPARE(atcs::legalOptions(match.state).size(), std::size_t{4});
        match.choose(atcs::markBit | atcs::keeperOneTimerBit);
        QCOMPARE(match.count(atcs::event::OneTimer), std::size_t{2});
        match.rolls({9});
        // 9 - 2 + 1 - 1 - 1 = 6 against 8. 9 + 1 - 1 = 9 without the keeper: saved.
        QCOMPARE(match.newest(atcs::event::GoalRoll).numbers[3], std::int16_t{6});
        QCOMPARE(match.count(atcs::event::Save), std::size_t{1});
        QVERIFY((match.state.sides[Side::Home].oneTimers & atcs::bitOf(barthez)) == 0);
    }

    void aOneTimerIsOfferedOnce()
    {
        Shot match(Side::Home, henry, playersRules());
        match.choose(1);
        match.choose(0);
        match.rolls({2});
        match.state.turn = Side::Home;
        match.state.shooter = henry;
        NoEvents quiet;
        atcs::askGoalTactics(match.state, quiet);
        QCOMPARE(match.state.phase, Phase::DefenceAnswer);
    }

    void kicksAreNotMarked()
    {
        Kick match(Side::Home, henry, atcs::KickKind::Penalty, playersRules());
        QCOMPARE(match.state.phase, Phase::KickerOneTimer);
        match.choose(0);
        QCOMPARE(match.state.phase, Phase::KickRoll);
        Kick other(Side::Away, ozalan, atcs::KickKind::Corner, playersRules());
        other.choose(1);
        QCOMPARE(other.state.phase, Phase::KickKeeperOneTimer);
        QCOMPARE(other.state.decider, Side::Home);
        other.choose(1);
        other.rolls({9});
        QCOMPARE(other.newest(atcs::event::GoalRoll).numbers[3], std::int16_t(9 - 4 - 2 + 1 - 1));
    }

    void theVisitorsNameTheirOneTimerFirst()
    {
        atcs::RuleOptions options = playersRules();
        options.homeFieldAdvantage = true;
        ScriptedMatch match(Level::Advanced, false, options, Side::Home);
        match.kickOffAsPreferred(Side::Home);
        match.choose(0); // France, at home, do not defer
        match.rolls({1});
        match.rolls({1}); // Henry
        QCOMPARE(match.state.phase, Phase::DefenceAnswer);
        QCOMPARE(match.state.decider, Side::Away);
        match.choose(0);
        QCOMPARE(match.state.phase, Phase::ScorerOneTimer);
    }

    void t52AnInjuredKeeper_data()
    {
        QTest::addColumn<int>("natural");
        QTest::addColumn<int>("expected");
        QTest::newRow("5 - 2 + 2 = 5 misses") << 5 << 0;
        QTest::newRow("6 scores") << 6 << 1;
    }

    void t52AnInjuredKeeper()
    {
        QFETCH(int, natural);
        QFETCH(int, expected);
        Shot match(Side::Away, sukur);
        match.state.sides[Side::Home].weakened[barthez] = 2;
        match.rolls({natural});
        QCOMPARE(goals(match), expected);
    }

    void anInjuredScorer()
    {
        for (const auto &[natural, expected] : {std::pair{8, 0}, {9, 1}}) {
            Shot match(Side::Away, sukur);
            match.state.sides[Side::Away].weakened[sukur] = 1;
            match.rolls({natural});
            QCOMPARE(goals(match), expected); // 6 is needed: natural - 2 - 1
        }
    }

    void t18ShootOut_data()
    {
        QTest::addColumn<int>("bonus");
        QTest::newRow("3 + 4 - 1 = 6") << 4;
        QTest::newRow("3 + 3 - 1 = 5") << 3;
    }

    void t18ShootOut()
    {
        QFETCH(int, bonus);
        atcs::RuleOptions options;
        options.penaltyBonus = static_cast<std::int8_t>(bonus);
        ScriptedMatch match(Level::Advanced, true, options);
        match.rolls({1});
        match.quietUntil(Phase::ShootOutFirst);
        match.rolls({1});
        match.choose(henry);
        match.rolls({3});
        QCOMPARE(match.state.sides[Side::Home].kickGoals, std::int16_t{1});
    }

    void oneTimersAndInjuriesInTheShootOut()
    {
        ScriptedMatch match(Level::Advanced, true, playersRules());
        match.rolls({1});
        match.quietUntil(Phase::ShootOutFirst);
        match.state.sides[Side::Home].weakened[henry] = 2;
        match.rolls({1});
        match.choose(henry);
        QCOMPARE(match.state.phase, Phase::ShootOutKickerOneTimer);
        match.choose(1);
        QCOMPARE(match.state.phase, Phase::ShootOutKick);
        match.rolls({2}); // 2 + 4 - 1 + 1 - 2 = 4 of 5
        QCOMPARE(match.state.sides[Side::Home].kickGoals, std::int16_t{0});
        match.choose(ozalan);
        match.choose(0);
        QCOMPARE(match.state.phase, Phase::ShootOutKeeperOneTimer);
        QCOMPARE(match.state.decider, Side::Home);
        match.choose(1);
        match.rolls({6}); // 6 + 4 - 2 - 1 = 7 of 8
        QCOMPARE(match.state.sides[Side::Away].kickGoals, std::int16_t{0});
        QCOMPARE(match.newest(EventKind::ShootOutKick).stoppage, std::int16_t{0});
        QCOMPARE(match.newest(EventKind::ShootOutKick).minute, std::int16_t{120});
    }

    void t20ThePoolPassesOverWhoeverIsOut()
    {
        ScriptedMatch match(Level::Advanced, true);
        match.startWithout(atcs::bitOf(1), 0);
        match.rolls({1});
        match.quietUntil(Phase::ShootOutFirst);
        match.rolls({1});
        // Henry, Thuram, F4 ... F11: rows 0, 2 to 10.
        QCOMPARE(match.state.sides[Side::Home].pool, atcs::Rows{0b11111111101});
    }
};

TOUCHLINE_TEST(TestGoalRolls)

} // namespace test_goal_rolls

#include "test_goal_rolls.moc"
