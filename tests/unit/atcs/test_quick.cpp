// SPDX-License-Identifier: GPL-3.0-or-later
// Quick Play (specification 6.12 and 2.8).
#include "tests/support/scripted_match.h"

#include "core/games/atcs/atcs_game.h"
#include "core/match/match_runner.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_quick {

using namespace touchline;
using namespace touchline::testing;
using atcs::Level;
using atcs::Phase;
using atcs::QuickCriterion;

namespace {

void setPower(ScriptedMatch &position, int home, int away)
{
    position.tables.cards[Side::Home].power = static_cast<std::int16_t>(home);
    position.tables.cards[Side::Away].power = static_cast<std::int16_t>(away);
}

} // namespace

class TestQuick : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void t47TheHigherResultWins()
    {
        ScriptedMatch position(Level::Quick);
        setPower(position, 6, 6);
        position.rolls({8, 5});
        QCOMPARE(position.state.phase, Phase::Over);
        QCOMPARE(position.state.winner, Side::Home);
        QCOMPARE(position.state.score, (Score{3, 1}));
        const Event &result = position.newest(atcs::event::QuickResult);
        QCOMPARE(result.numbers[2], std::int16_t{14});
        QCOMPARE(result.numbers[3], std::int16_t{11});
    }

    void t48AKnockoutIsDecidedByTheBestResult()
    {
        ScriptedMatch position(Level::Quick, true);
        position.rolls({4, 5}); // 4 + 9 and 5 + 8
        QCOMPARE(position.state.phase, Phase::Over);
        QCOMPARE(position.state.criterion, QuickCriterion::BestResult);
        QCOMPARE(position.state.winner, Side::Home);
        QCOMPARE(position.state.score, (Score{1, 1}));
        QCOMPARE(atcs::decidedBy(position.state), DecidedBy::Criteria);
    }

    void t49TheHomeSideAddsOne()
    {
        ScriptedMatch position(Level::Quick);
        position.tables.options.quickHomeAdvantage = true;
        position.tables.home = Side::Away;
        setPower(position, 6, 6);
        position.rolls({5, 5});
        QCOMPARE(position.state.winner, Side::Away);
        QCOMPARE(position.state.score, (Score{1, 2}));
    }

    void withoutTheOptionTheHomeSideAddsNothing()
    {
        ScriptedMatch position(Level::Quick);
        position.tables.home = Side::Away;
        setPower(position, 6, 6);
        position.rolls({5, 5});
        QVERIFY(!position.state.hasWinner);
    }

    void aDrawStaysADrawWhereNobodyMustWin()
    {
        ScriptedMatch position(Level::Quick);
        position.rolls({4, 5});
        QVERIFY(!position.state.hasWinner);
        QCOMPARE(position.state.criterion, QuickCriterion::None);
    }

    void nominalScores_data()
    {
        QTest::addColumn<int>("home");
        QTest::addColumn<int>("away");
        QTest::addColumn<int>("powerHome");
        QTest::addColumn<int>("powerAway");
        QTest::addColumn<int>("goalsHome");
        QTest::addColumn<int>("goalsAway");
        const auto row = [](int h, int a, int ph, int pa, int gh, int ga) {
            QTest::addRow("%d+%d v %d+%d", h, ph, a, pa) << h << a << ph << pa << gh << ga;
        };
        row(3, 3, 5, 5, 0, 0);
        row(4, 4, 5, 5, 1, 1);
        row(7, 7, 5, 5, 1, 1);
        row(8, 8, 5, 5, 2, 2);
        row(10, 10, 5, 5, 2, 2);
        row(8, 3, 5, 10, 0, 0); // level; the lower die counts
        row(2, 1, 5, 5, 1, 0);
        row(3, 1, 5, 5, 1, 0);
        row(4, 1, 5, 5, 2, 0);
        row(6, 1, 5, 5, 2, 0);
        row(7, 1, 5, 5, 3, 0);
        row(9, 1, 5, 5, 3, 0);
        row(10, 1, 5, 5, 4, 0);
        row(4, 5, 5, 5, 0, 1);
        row(5, 6, 5, 5, 1, 2);
        row(8, 9, 5, 5, 1, 2);
        row(9, 10, 5, 5, 2, 3);
        row(10, 10, 10, 1, 6, 2);
    }

    void nominalScores()
    {
        QFETCH(int, home);
        QFETCH(int, away);
        QFETCH(int, powerHome);
        QFETCH(int, powerAway);
        QFETCH(int, goalsHome);
        QFETCH(int, goalsAway);
        ScriptedMatch position(Level::Quick);
        setPower(position, powerHome, powerAway);
        position.rolls({home, away});
        QCOMPARE(position.state.score, (Score{goalsHome, goalsAway}));
    }

    void theCriteriaInTheirOrder()
    {
        atcs::MatchCard home;
        atcs::MatchCard away;
        const auto tie = [&] { return atcs::quickTieBreak(home, away); };
        QCOMPARE(tie().first, QuickCriterion::Coin);
        home.year = 1998;
        away.year = 1954;
        QCOMPARE(tie(), (std::pair{QuickCriterion::OlderYear, Side::Away}));
        home.attempts[1] = 15;
        away.attempts[1] = 14;
        QCOMPARE(tie(), (std::pair{QuickCriterion::SecondHalfAttempts, Side::Home}));
        home.shotsOnGoal = 14;
        away.shotsOnGoal = 16;
        QCOMPARE(tie(), (std::pair{QuickCriterion::ShotsOnGoal, Side::Away}));
        home.bestResult = 2;
        away.bestResult = 4;
        QCOMPARE(tie(), (std::pair{QuickCriterion::BestResult, Side::Home}));
    }

    void aCoinDecidesBetweenEqualCards()
    {
        for (const auto &[roll, winner] : {std::pair{5, Side::Home}, std::pair{6, Side::Away}}) {
            ScriptedMatch position(Level::Quick, true);
            position.tables.cards[Side::Away] = position.tables.cards[Side::Home];
            position.rolls({7, 7});
            QCOMPARE(position.state.phase, Phase::QuickCoin);
            position.rolls({roll});
            QCOMPARE(position.state.winner, winner);
            QCOMPARE(position.state.criterion, QuickCriterion::Coin);
        }
    }

    void withoutScoresOnlyTheWinnerIsKnown()
    {
        const atcs::AtcsGame game;
        FixtureSetup setup = frxAgainstTux(QStringLiteral("quick"));
        setup.options.set(QStringLiteral("quick_scores"), 0);
        ScriptedDice dice({8, 5});
        const auto played = playMatch(game, setup, dice, {});
        QVERIFY(played.has_value());
        QVERIFY(played->report.withoutScore);
        QCOMPARE(played->report.score, Score{});
        QCOMPARE(played->report.winner, std::optional(Side::Home));
        QVERIFY(validate(played->report).empty());
    }
};

TOUCHLINE_TEST(TestQuick)

} // namespace test_quick

#include "test_quick.moc"
