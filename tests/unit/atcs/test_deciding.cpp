// SPDX-License-Identifier: GPL-3.0-or-later
// Two legs, away goals, golden and silver goal, matches without extra time or shoot-out.
#include "tests/support/atcs_position.h"
#include "tests/support/scripted_match.h"

#include "core/games/atcs/agents/coach_one_timers.h"
#include "core/games/atcs/agents/coach_tactics.h"
#include "core/games/atcs/atcs_game.h"
#include "core/match/match_runner.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_deciding {

using namespace touchline;
using namespace touchline::testing;
using atcs::Level;
using atcs::Phase;
using ExtraTime = DecisionRules::ExtraTime;

namespace {

DecisionRules knockout(ExtraTime extraTime = ExtraTime::Full, bool shootOut = true)
{
    DecisionRules rules;
    rules.needsWinner = true;
    rules.extraTime = extraTime;
    rules.shootOut = shootOut;
    return rules;
}

DecisionRules secondLeg(Score firstLeg, bool awayGoals = false, bool inExtraTime = true)
{
    DecisionRules rules = knockout();
    rules.firstLeg = firstLeg;
    rules.awayGoals = awayGoals;
    rules.awayGoalsInExtraTime = inExtraTime;
    return rules;
}

/// A match that is decided by these rules, before its first roll.
struct Decided : ScriptedMatch
{
    explicit Decided(const DecisionRules &rules, Level level = Level::Basic, atcs::RuleOptions options = {})
        : ScriptedMatch(level, true, options)
    {
        tables.decision = rules;
        // As the tables of a fixture are made.
        if (rules.extraTime == ExtraTime::SilverGoal)
            tables.options.twoExtraPeriods = true;
    }

    void kickOff() { rolls({1}); }
    /// Misses until it is the side's attempt, which it scores from.
    void goalOf(Side side)
    {
        while (state.turn != side || state.phase != Phase::ShotOnGoal)
            rolls({100});
        rolls({1, 10, 10});
    }
    /// To the end of the period without a goal, at Basic.
    void missPeriod()
    {
        const Period period = state.period;
        while (state.period == period && state.phase != Phase::Over)
            atcs::applyRoll(state, state.phase == Phase::ShotOnGoal ? 100 : 1, events);
    }
    /// To the end of normal time without a goal, at Basic.
    void missNormalTime()
    {
        while (state.period <= Period::SecondHalf)
            missPeriod();
    }
    void kickOffExtraTime()
    {
        Q_ASSERT(state.period == Period::ExtraTime && state.phase == Phase::KickOff);
        kickOff();
    }
};

std::optional<Side> winnerOf(const atcs::State &state)
{
    return state.hasWinner ? std::optional(state.winner) : std::nullopt;
}

} // namespace

class TestDeciding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void extraTimeWhenTheTieIsLevelNotTheMatch()
    {
        Decided match(secondLeg({0, 1}));
        match.kickOff();
        match.goalOf(Side::Home);
        match.missNormalTime();
        QCOMPARE(match.state.score, (Score{1, 0}));
        QCOMPARE(match.state.after90, (Score{1, 0}));
        match.kickOffExtraTime();
        QVERIFY(match.state.extraTimePlayed);
    }

    void noExtraTimeWhenTheTieIsDecided()
    {
        Decided match(secondLeg({0, 1}));
        match.kickOff();
        match.missNormalTime();
        QCOMPARE(match.state.phase, Phase::Over);
        // Through are the visitors; the match was a draw.
        QCOMPARE(winnerOf(match.state), std::nullopt);
        QCOMPARE(atcs::decidedBy(match.state), DecidedBy::NinetyMinutes);
        QCOMPARE(atcs::leader(match.state), std::optional(Side::Away));
    }

    void awayGoalsDecideATieThatIsLevel()
    {
        Decided match(secondLeg({1, 2}, true));
        match.kickOff();
        match.goalOf(Side::Home);
        match.missNormalTime();
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(atcs::leader(match.state), std::optional(Side::Home));
    }

    void awayGoalsOfExtraTime_data()
    {
        QTest::addColumn<bool>("count");
        QTest::newRow("count double") << true;
        QTest::newRow("count once") << false;
    }

    void awayGoalsOfExtraTime()
    {
        QFETCH(bool, count);
        Decided match(secondLeg({0, 1}, true, count));
        match.kickOff();
        match.goalOf(Side::Home);
        match.missNormalTime();
        match.kickOffExtraTime();
        match.goalOf(Side::Away);
        match.goalOf(Side::Home);
        match.missPeriod();
        // 2-1 today, 2-2 in all.
        QCOMPARE(match.state.phase, count ? Phase::Over : Phase::ShootOutFirst);
        QCOMPARE(atcs::leader(match.state), count ? std::optional(Side::Away) : std::nullopt);
        if (count) {
            QCOMPARE(winnerOf(match.state), std::optional(Side::Home));
            QCOMPARE(atcs::decidedBy(match.state), DecidedBy::ExtraTime);
        }
    }

    void aShootOutAfterAMatchThatWasWon()
    {
        Decided match(secondLeg({0, 1}));
        match.kickOff();
        match.goalOf(Side::Home);
        match.missNormalTime();
        match.kickOffExtraTime();
        match.missPeriod();
        QCOMPARE(match.state.phase, Phase::ShootOutFirst);
        match.rolls({1});
        while (match.state.phase != Phase::Over) {
            if (match.state.phase == Phase::ShootOutTaker)
                match.choose(atcs::legalOptions(match.state)[0]);
            match.rolls({match.state.turn == Side::Away ? 10 : 1});
        }
        QCOMPARE(winnerOf(match.state), std::optional(Side::Away));
        QCOMPARE(match.state.score, (Score{1, 0}));
        QCOMPARE(atcs::decidedBy(match.state), DecidedBy::ShootOut);
    }

    void withoutExtraTimeTheShootOutFollows()
    {
        Decided match(knockout(ExtraTime::None));
        match.kickOff();
        match.missNormalTime();
        QCOMPARE(match.state.phase, Phase::ShootOutFirst);
        QVERIFY(!match.state.extraTimePlayed);
        QCOMPARE(match.count(atcs::event::ExtraTime), std::size_t{0});
    }

    void withoutExtraTimeAndShootOutItStaysLevel()
    {
        Decided match(knockout(ExtraTime::None, false));
        match.kickOff();
        match.missNormalTime();
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(winnerOf(match.state), std::nullopt);
        QCOMPARE(atcs::decidedBy(match.state), DecidedBy::NinetyMinutes);
    }

    void extraTimeMayEndLevelWhereAReplayFollows()
    {
        Decided match(knockout(ExtraTime::Full, false));
        match.kickOff();
        match.missNormalTime();
        match.kickOffExtraTime();
        match.missPeriod();
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(winnerOf(match.state), std::nullopt);
        QCOMPARE(atcs::decidedBy(match.state), DecidedBy::ExtraTime);
    }

    void aGoldenGoalEndsTheMatchAtOnce_data()
    {
        QTest::addColumn<bool>("twoPeriods");
        QTest::addColumn<DecisionRules>("rules");
        QTest::newRow("one period") << false << knockout(ExtraTime::GoldenGoal);
        QTest::newRow("the second of two") << true << knockout(ExtraTime::GoldenGoal);
        DecisionRules tie = secondLeg({2, 2}, false);
        tie.extraTime = ExtraTime::GoldenGoal;
        QTest::newRow("of a tie") << false << tie;
    }

    void aGoldenGoalEndsTheMatchAtOnce()
    {
        QFETCH(bool, twoPeriods);
        QFETCH(DecisionRules, rules);
        atcs::RuleOptions options;
        options.twoExtraPeriods = twoPeriods;
        Decided match(rules, Level::Basic, options);
        match.kickOff();
        match.goalOf(Side::Home); // in normal time it is a goal like any other
        match.goalOf(Side::Away);
        match.missNormalTime();
        match.kickOffExtraTime();
        if (twoPeriods)
            match.missPeriod();
        match.events.clear();
        match.goalOf(Side::Away);
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(match.state.period, Period::End);
        QCOMPARE(match.state.score, (Score{1, 2}));
        QCOMPARE(match.state.after90, (Score{1, 1}));
        QCOMPARE(winnerOf(match.state), std::optional(Side::Away));
        QCOMPARE(atcs::decidedBy(match.state), DecidedBy::ExtraTime);
        QVERIFY(match.state.sides[Side::Home].remaining > 0);
        const std::span<const Event> told = match.events.events();
        QCOMPARE(told[told.size() - 3].kind, EventKind::Goal);
        QCOMPARE(told[told.size() - 2].kind, EventKind::PeriodEnd);
        QCOMPARE(told[told.size() - 1].kind, EventKind::MatchEnd);
    }

    void withoutAGoldenGoalTheShootOutFollows()
    {
        Decided match(knockout(ExtraTime::GoldenGoal));
        match.kickOff();
        match.missNormalTime();
        match.kickOffExtraTime();
        match.missPeriod();
        QCOMPARE(match.state.phase, Phase::ShootOutFirst);
    }

    void aGoldenGoalOfTheCardChecks()
    {
        Decided match(knockout(ExtraTime::GoldenGoal), Level::Advanced);
        match.kickOffAsPreferred(Side::Home);
        match.quietUntil(Phase::KickOff);
        match.kickOffAsPreferred(Side::Home);
        match.quietUntil(Phase::Focus);
        match.rolls({1});
        constexpr int penaltyKick = 1;
        match.rolls({match.cardNatural(penaltyKick)});
        QCOMPARE(match.state.phase, Phase::KickTaker);
        match.choose(atcs::legalOptions(match.state)[0]);
        match.rolls({10});
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(winnerOf(match.state), std::optional(Side::Home));
        // Turkey's check is no longer made; the whistle is no part of the stoppage time.
        QCOMPARE(match.newest(atcs::event::CheckStart).side, Side::Home);
        QVERIFY(match.newest(EventKind::Goal).stoppage > 0);
        QCOMPARE(match.last().stoppage, std::int16_t{0});
    }

    void aGoldenGoalThatTheRefereeChecks_data()
    {
        QTest::addColumn<int>("call");
        QTest::addColumn<bool>("stands");
        QTest::newRow("dissent: nobody is booked any more") << 0 << true;
        QTest::newRow("stands") << 2 << true;
        QTest::newRow("offside") << 6 << false;
    }

    void aGoldenGoalThatTheRefereeChecks()
    {
        QFETCH(int, call);
        QFETCH(bool, stands);
        atcs::RuleOptions options;
        options.referees = true;
        Decided match(knockout(ExtraTime::GoldenGoal), Level::Advanced, options);
        match.state.phase = Phase::KickOff; // a referee without modifiers
        match.kickOffAsPreferred(Side::Home);
        match.quietUntil(Phase::KickOff);
        match.kickOffAsPreferred(Side::Home);
        match.rolls({1, 1, 10});
        QCOMPARE(match.state.phase, Phase::GoalCheck);
        match.rolls({10});
        QCOMPARE(match.state.phase, Phase::RefereeCall);
        match.rolls({call - match.state.sides[match.state.turn].chartModifier});
        QCOMPARE(match.state.phase == Phase::Over, stands);
        QCOMPARE(match.state.score, (Score{stands ? 1 : 0, 0}));
        QCOMPARE(match.count(EventKind::Yellow), std::size_t{0});
    }

    void aSilverGoalEndsTheMatchAtHalfTimeOfExtraTime()
    {
        Decided match(knockout(ExtraTime::SilverGoal));
        match.kickOff();
        match.missNormalTime();
        match.kickOffExtraTime();
        match.goalOf(Side::Home);
        QCOMPARE(match.state.period, Period::ExtraTime); // not at once
        match.missPeriod();
        QCOMPARE(match.state.phase, Phase::Over);
        QVERIFY(match.state.minute <= 105);
        QCOMPARE(winnerOf(match.state), std::optional(Side::Home));
        QCOMPARE(atcs::decidedBy(match.state), DecidedBy::ExtraTime);
    }

    void aSilverGoalThatWasAnswered()
    {
        Decided match(knockout(ExtraTime::SilverGoal));
        match.kickOff();
        match.missNormalTime();
        match.kickOffExtraTime();
        match.goalOf(Side::Home);
        match.goalOf(Side::Away);
        match.missPeriod();
        QCOMPARE(match.state.period, Period::ExtraTimeSecond);
        match.goalOf(Side::Away);
        QCOMPARE(match.state.period, Period::ExtraTimeSecond); // to its end
        match.missPeriod();
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(match.state.score, (Score{1, 2}));
    }

    void aSilverGoalOfTheTie()
    {
        DecisionRules rules = secondLeg({1, 1}, true);
        rules.extraTime = ExtraTime::SilverGoal;
        Decided match(rules);
        match.kickOff();
        match.goalOf(Side::Home);
        match.goalOf(Side::Away);
        match.missNormalTime();
        // 1-1 both times: level with away goals too. At 2-2 today there are more away goals today.
        match.kickOffExtraTime();
        match.goalOf(Side::Away);
        match.goalOf(Side::Home);
        match.missPeriod();
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(winnerOf(match.state), std::nullopt);
        QCOMPARE(atcs::leader(match.state), std::optional(Side::Away));
    }

    void withSilverGoalExtraTimeHasItsHalfTime()
    {
        const atcs::AtcsGame game;
        FixtureSetup setup = frxAgainstTux(QStringLiteral("basic"), true);
        setup.decision.extraTime = ExtraTime::SilverGoal;
        QCOMPARE(setup.options.value("extra_time_periods"), 1);
        int atHalfTime = 0;
        int later = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            SeededDice dice{Generator(seed)};
            RandomAgent agent{Generator(seed, 1)};
            const auto played = playMatch(game, setup, dice, {{&agent, &agent}});
            QVERIFY(played.has_value());
            if (!played->report.extraTime)
                continue;
            Period last = Period::FirstHalf;
            Score score;
            for (const Event &event : played->events)
                if (event.kind == EventKind::PeriodEnd) {
                    last = event.period;
                    score = {event.numbers[0], event.numbers[1]};
                }
            QCOMPARE(score, played->report.score);
            atHalfTime += last == Period::ExtraTime ? 1 : 0;
            later += last == Period::ExtraTimeSecond ? 1 : 0;
            QVERIFY(last != Period::ExtraTime || !score.isLevel());
        }
        QVERIFY(atHalfTime > 10);
        QVERIFY(later > 10);
    }

    void quickPlay_data()
    {
        QTest::addColumn<DecisionRules>("rules");
        QTest::addColumn<int>("home");
        QTest::addColumn<int>("away");
        QTest::addColumn<bool>("byCriteria");
        QTest::addColumn<bool>("hasWinner");
        QTest::addColumn<Side>("winner");
        const auto row = [](const char *name, const DecisionRules &rules, int home, int away, bool byCriteria,
                            bool hasWinner, Side winner) {
            QTest::newRow(name) << rules << home << away << byCriteria << hasWinner << winner;
        };
        // Powers 9 and 8. 4 and 5 make 1-1, 8 and 5 make 3-1; France has the better World Cup result.
        row("level", knockout(), 4, 5, true, true, Side::Home);
        row("level, no extra time", knockout(ExtraTime::None), 4, 5, true, true, Side::Home);
        row("level, a replay follows", knockout(ExtraTime::Full, false), 4, 5, false, false, Side::Home);
        row("a draw that decides the tie", secondLeg({0, 1}), 4, 5, false, false, Side::Home);
        row("a draw and away goals", secondLeg({0, 0}, true), 4, 5, false, false, Side::Home);
        row("a win that decides the tie", secondLeg({0, 1}), 8, 5, false, true, Side::Home);
        row("a win that does not", secondLeg({0, 3}), 8, 5, false, true, Side::Home);
        row("a win that makes the tie level", secondLeg({0, 2}), 8, 5, true, true, Side::Home);
        row("a lost match that does", secondLeg({3, 0}), 1, 10, true, true, Side::Home);
    }

    void quickPlay()
    {
        QFETCH(DecisionRules, rules);
        QFETCH(int, home);
        QFETCH(int, away);
        QFETCH(bool, byCriteria);
        QFETCH(bool, hasWinner);
        QFETCH(Side, winner);
        Decided match(rules, Level::Quick);
        match.rolls({home, away});
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(match.state.criterion != atcs::QuickCriterion::None, byCriteria);
        QCOMPARE(winnerOf(match.state), hasWinner ? std::optional(winner) : std::nullopt);
    }

    void quickPlayNeedsScoresForTwoLegs()
    {
        const atcs::AtcsGame game;
        FixtureSetup setup = frxAgainstTux(QStringLiteral("quick"), true);
        setup.options.set(QStringLiteral("quick_scores"), 0);
        EventList events;
        QVERIFY(game.kickOff(setup, events).has_value());
        setup.decision.firstLeg = Score{1, 0};
        const auto refused = game.kickOff(setup, events);
        QVERIFY(!refused);
        QCOMPARE(refused.error().problems.size(), std::size_t{1});
        QCOMPARE(refused.error().problems[0].where, QStringLiteral("options.quick_scores"));
        QCOMPARE(refused.error().problems[0].what.english(),
                 QStringLiteral("Two legs are added up: Quick Play needs its scores for that."));
        setup.decision.needsWinner = false;
        QVERIFY(game.kickOff(setup, events).has_value());
    }

    void theCoachCountsBothLegs()
    {
        AtcsPosition position;
        position.tables.decision = secondLeg({0, 2}, true);
        const auto leads = [&position](Score score) {
            position.state.score = score;
            Q_ASSERT(atcs::leadOf(position.state, france) == -atcs::leadOf(position.state, turkey));
            return atcs::leadOf(position.state, france);
        };
        QCOMPARE(leads({0, 0}), -2);
        QCOMPARE(leads({1, 0}), -1);
        QCOMPARE(leads({2, 0}), 0);
        QCOMPARE(leads({3, 1}), -1); // level, but for the away goal
        QCOMPARE(leads({4, 1}), 1);
        position.tables.decision.needsWinner = false;
        QCOMPARE(leads({1, 0}), 1);
    }

    void theCoachKnowsTheLastPeriod()
    {
        AtcsPosition position;
        position.tables.decision = knockout(ExtraTime::None);
        position.state.period = Period::SecondHalf;
        QVERIFY(atcs::isLastPeriod(position.state));
        position.tables.decision = knockout(ExtraTime::GoldenGoal);
        QVERIFY(!atcs::isLastPeriod(position.state));
    }
};

TOUCHLINE_TEST(TestDeciding)

} // namespace test_deciding

#include "test_deciding.moc"
