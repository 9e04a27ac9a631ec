// SPDX-License-Identifier: GPL-3.0-or-later
// Extra time and shoot-out (specification 6.13) at the Basic level.
#include "tests/support/scripted_match.h"

#include "core/games/atcs/atcs_game.h"
#include "core/match/match_runner.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_knockout {

using namespace touchline;
using namespace touchline::testing;
using atcs::Level;
using atcs::Phase;

namespace {

/// A goalless knockout at its first shoot-out roll.
void reachShootOut(ScriptedMatch &position)
{
    position.rolls({1});
    position.missUntil(Phase::ShootOutFirst);
}

/// One kick by the first on the list: scored with 10, missed with 1.
void kick(ScriptedMatch &position, bool scored)
{
    if (position.state.phase == Phase::ShootOutTaker) {
        OptionList options;
        atcs::listOptions(position.state, options);
        position.choose(options[0]);
    }
    position.rolls({scored ? 10 : 1});
}

} // namespace

class TestKnockout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWinnerAfterNinetyMinutesNeedsNoExtraTime()
    {
        ScriptedMatch position(Level::Basic, true);
        position.rolls({6, 1, 62, 10});
        position.missUntil(Phase::Over);
        QVERIFY(position.state.hasWinner);
        QCOMPARE(position.state.winner, Side::Away);
        QCOMPARE(atcs::decidedBy(position.state), DecidedBy::NinetyMinutes);
    }

    void extraTimeHasANewKickOffAndHalfTheAttempts()
    {
        ScriptedMatch position(Level::Basic, true);
        position.rolls({1});
        position.missUntil(Phase::KickOff);
        QCOMPARE(position.state.period, Period::ExtraTime);
        QCOMPARE(position.count(atcs::event::ExtraTime), std::size_t{1});
        position.rolls({8});
        QCOMPARE(position.state.first, Side::Away);
        // Second-half sums 12 and 12, halved.
        QCOMPARE(position.state.sides[Side::Home].total, std::int16_t{6});
        QCOMPARE(position.state.sides[Side::Away].total, std::int16_t{6});
    }

    void extraTimeInTwoPeriods()
    {
        atcs::RuleOptions options;
        options.twoExtraPeriods = true;
        ScriptedMatch position(Level::Basic, true, options);
        position.rolls({1});
        position.missUntil(Phase::KickOff);
        position.rolls({2});
        // First-half sums 6 and 10: at least five each.
        QCOMPARE(position.state.sides[Side::Home].total, std::int16_t{5});
        QCOMPARE(position.state.sides[Side::Away].total, std::int16_t{5});
        while (position.state.period == Period::ExtraTime)
            position.rolls({100});
        QCOMPARE(position.state.period, Period::ExtraTimeSecond);
        QCOMPARE(position.state.first, Side::Away);
        QCOMPARE(position.state.sides[Side::Home].total, std::int16_t{6});
        QCOMPARE(int(position.state.minute), 105 + 2);
    }

    void attemptsOfExtraTimeStayBetweenFiveAndTen()
    {
        ScriptedMatch position(Level::Basic, true);
        position.tables.cards[Side::Home].attempts = {30, 30};
        QCOMPARE(atcs::attemptsWith(position.tables, Side::Home, Period::ExtraTime, {}, {}, 0).result, 10);
        position.tables.cards[Side::Home].attempts = {5, 5};
        QCOMPARE(atcs::attemptsWith(position.tables, Side::Home, Period::ExtraTime, {}, {}, 0).result, 5);
    }

    void aGoalInExtraTimeDecides()
    {
        ScriptedMatch position(Level::Basic, true);
        position.rolls({1});
        position.missUntil(Phase::KickOff);
        position.rolls({1, 1, 10, 10});
        position.missUntil(Phase::Over);
        QCOMPARE(atcs::decidedBy(position.state), DecidedBy::ExtraTime);
        QCOMPARE(position.state.after90, (Score{0, 0}));
        QCOMPARE(position.state.score, (Score{1, 0}));
    }

    void t18HenryScoresWithAThree()
    {
        for (const int bonus : {4, 3}) {
            atcs::RuleOptions options;
            options.penaltyBonus = static_cast<std::int8_t>(bonus);
            ScriptedMatch position(Level::Basic, true, options);
            reachShootOut(position);
            position.rolls({1});
            position.choose(0); // Henry
            position.rolls({3});
            QCOMPARE(position.state.sides[Side::Home].kickGoals, std::int16_t{1});
            QCOMPARE(position.newest(EventKind::ShootOutKick).numbers[4], std::int16_t(3 + bonus - 1));
        }
    }

    void t39ANaturalOneMissesEvenAPenalty()
    {
        ScriptedMatch position(Level::Basic, true);
        reachShootOut(position);
        position.rolls({1});
        position.choose(0);
        position.rolls({1});
        QCOMPARE(position.state.sides[Side::Home].kickGoals, std::int16_t{0});
    }

    void t20TheFirstTenAvailableTakeTheKicks()
    {
        ScriptedMatch position(Level::Basic, true);
        position.startWithout(atcs::bitOf(1), 0); // Zidane is out
        reachShootOut(position);
        position.rolls({1});
        OptionList options;
        atcs::listOptions(position.state, options);
        const std::vector<OptionCode> rows(options.begin(), options.end());
        QCOMPARE(rows, (std::vector<OptionCode>{0, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
    }

    void theDieDecidesWhoKicksFirst()
    {
        for (const auto &[roll, side] : {std::pair{5, Side::Home}, std::pair{6, Side::Away}}) {
            ScriptedMatch position(Level::Basic, true);
            reachShootOut(position);
            position.rolls({roll});
            QCOMPARE(position.state.turn, side);
        }
    }

    void nobodyKicksTwiceBeforeAllHaveKicked()
    {
        ScriptedMatch position(Level::Basic, true);
        reachShootOut(position);
        position.rolls({1});
        atcs::Rows taken = 0;
        for (int i = 0; i < 10; ++i) {
            OptionList options;
            atcs::listOptions(position.state, options);
            if (position.state.phase == Phase::ShootOutTaker) {
                for (const OptionCode row : options)
                    QVERIFY((taken & atcs::bitOf(row)) == 0);
                position.choose(options[0]);
            }
            QVERIFY((taken & atcs::bitOf(position.state.shooter)) == 0);
            taken |= atcs::bitOf(position.state.shooter);
            position.rolls({1});
            kick(position, false); // the other side misses too
        }
        // All ten have kicked: everyone may again (R35).
        OptionList options;
        atcs::listOptions(position.state, options);
        QCOMPARE(options.size(), std::size_t{10});
    }

    void t53SuddenDeath()
    {
        ScriptedMatch position(Level::Basic, true);
        reachShootOut(position);
        position.rolls({1});
        for (int i = 0; i < 5; ++i)
            for (int side = 0; side < 2; ++side)
                kick(position, i != 0);
        QCOMPARE(position.state.sides[Side::Home].kickGoals, std::int16_t{4});
        QVERIFY(position.state.phase != Phase::Over);
        kick(position, true);
        QVERIFY(position.state.phase != Phase::Over); // the other side has its kick
        kick(position, false);
        QCOMPARE(position.state.phase, Phase::Over);
        QCOMPARE(position.state.winner, Side::Home);
        QCOMPARE(position.state.sides[Side::Home].kickGoals, std::int16_t{5});
        QCOMPARE(position.state.sides[Side::Away].kickGoals, std::int16_t{4});
    }

    void fiveKicksEachAreTakenEvenWhenItIsDecided()
    {
        ScriptedMatch position(Level::Basic, true);
        reachShootOut(position);
        position.rolls({1});
        int kicks = 0;
        for (; position.state.phase != Phase::Over; ++kicks)
            kick(position, position.state.turn == Side::Home);
        QCOMPARE(kicks, 10);
        QCOMPARE(position.state.sides[Side::Home].kickGoals, std::int16_t{5});
    }

    void theShootOutMayStopWhenItIsDecided()
    {
        atcs::RuleOptions options;
        options.shootOutEarlyStop = true;
        ScriptedMatch position(Level::Basic, true, options);
        reachShootOut(position);
        position.rolls({1});
        int kicks = 0;
        for (; position.state.phase != Phase::Over; ++kicks)
            kick(position, position.state.turn == Side::Home);
        // 3-0 after three kicks each: two are left.
        QCOMPARE(kicks, 6);
        QCOMPARE(position.state.winner, Side::Home);
    }

    void earlyStopGivesTheSameWinner()
    {
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            std::array<Side, 2> winners{};
            for (const bool early : {false, true}) {
                atcs::RuleOptions options;
                options.shootOutEarlyStop = early;
                ScriptedMatch position(Level::Basic, true, options);
                reachShootOut(position);
                position.rolls({1});
                Generator generator(seed);
                while (position.state.phase != Phase::Over)
                    kick(position, generator.roll(2) == 1);
                winners[early ? 1 : 0] = position.state.winner;
            }
            QCOMPARE(winners[0], winners[1]);
        }
    }

    void afterFortyKicksEachADieDecides()
    {
        for (const auto &[roll, winner] : {std::pair{5, Side::Home}, std::pair{6, Side::Away}}) {
            ScriptedMatch position(Level::Basic, true);
            reachShootOut(position);
            position.rolls({1});
            for (int i = 0; i < 80; ++i)
                kick(position, false);
            QCOMPARE(position.state.phase, Phase::ShootOutLots);
            position.rolls({roll});
            QCOMPARE(position.state.phase, Phase::Over);
            QCOMPARE(position.state.winner, winner);
            QVERIFY(position.state.byLots);
        }
    }

    void aSideWithoutScorersMissesEveryKick()
    {
        ScriptedMatch position(Level::Basic, true);
        position.startWithout(position.tables.cards[Side::Home].scorers, 0);
        reachShootOut(position);
        position.rolls({1});
        while (position.state.phase != Phase::Over)
            kick(position, true);
        QCOMPARE(position.state.sides[Side::Home].kicks, std::int16_t{5});
        QCOMPARE(position.state.sides[Side::Home].kickGoals, std::int16_t{0});
        QCOMPARE(position.state.winner, Side::Away);
    }

    void theReportOfAShootOut()
    {
        const atcs::AtcsGame game;
        const auto agent = *game.makeAgent(QStringLiteral("solo"), Side::Home, Generator(1));
        std::vector<int> rolls{1};
        rolls.insert(rolls.end(), 40, 100); // 6 + 10 + 12 + 12 attempts
        rolls.push_back(1);
        rolls.insert(rolls.end(), 12, 100);
        rolls.push_back(1);
        for (int i = 0; i < 5; ++i)
            rolls.insert(rolls.end(), {10, i < 4 ? 10 : 1});
        ScriptedDice dice(rolls);
        const auto played =
            playMatch(game, frxAgainstTux(QStringLiteral("basic"), true), dice, {{agent.get(), agent.get()}});
        QVERIFY2(played.has_value(), played ? "" : qPrintable(played.error().message.english()));
        QVERIFY(dice.finished());
        const MatchReport &report = played->report;
        QCOMPARE(report.score, (Score{0, 0}));
        QCOMPARE(report.after90, std::optional(Score{0, 0}));
        QCOMPARE(report.extraTime, std::optional(Score{0, 0}));
        QCOMPARE(report.shootOut, std::optional(Score{5, 4}));
        QCOMPARE(report.winner, std::optional(Side::Home));
        QCOMPARE(report.decidedBy, DecidedBy::ShootOut);
        QCOMPARE(report.events.size(), std::size_t{10});
        DecisionRules decided;
        decided.needsWinner = true;
        QVERIFY(validate(report, {decided}).empty());
    }
};

TOUCHLINE_TEST(TestKnockout)

} // namespace test_knockout

#include "test_knockout.moc"
