// SPDX-License-Identifier: GPL-3.0-or-later
// The coach's decisions about one player (specification 12.3): D50, D51, D54, D61, D63, D67, D71, D72, D73.
#include "tests/support/atcs_position.h"

#include "core/games/atcs/agents/coach.h"
#include "core/games/atcs/agents/coach_one_timers.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_coach_players {

using namespace touchline;
using namespace touchline::testing;
using atcs::Coach;
using atcs::KickKind;
using atcs::Phase;
using atcs::Strategy;

namespace {

constexpr OptionCode no = 0;
constexpr OptionCode yes = 1;

OptionCode coachsChoice(const AtcsPosition &position)
{
    return position.choice(Coach(Generator(1)));
}

/// A Turkish player shoots at Barthez (-2): Mansiz scores with 4 numbers of ten, Sukur with 3, Ozalan and T7
/// with 1 and 2.
void turkeyShoots(AtcsPosition &position, int shooter, Phase phase)
{
    const bool scorerDecides = phase == Phase::ScorerOneTimer || phase == Phase::KickerOneTimer ||
                               phase == Phase::ShootOutKickerOneTimer;
    position.state.shooter = static_cast<std::int8_t>(shooter);
    position.ask(phase, turkey, scorerDecides ? turkey : france);
}

} // namespace

class TestCoachPlayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theScorersOneTimerIsUsedWhereItHelps()
    {
        AtcsPosition position;
        turkeyShoots(position, row::mansiz, Phase::ScorerOneTimer);
        QCOMPARE(coachsChoice(position), yes);
        // Ozalan (8) needs a natural 10 as it is; with +1 a 9 does it too.
        turkeyShoots(position, row::ozalan, Phase::ScorerOneTimer);
        QCOMPARE(coachsChoice(position), yes);
        // Injured, even +1 leaves him the natural 10 alone.
        position.side(turkey).weakened[row::ozalan] = 1;
        QCOMPARE(coachsChoice(position), no);
    }

    void theScorersOneTimerAnswersWhatTheHomeSideSees()
    {
        for (const bool atHome : {false, true}) {
            AtcsPosition position(atHome ? std::optional(turkey) : std::nullopt);
            turkeyShoots(position, row::ozalan, Phase::ScorerOneTimer);
            // France has marked: with it +1 does not help Ozalan.
            position.state.attempt.defenceChoice = atcs::markBit;
            QCOMPARE(coachsChoice(position), atHome ? no : yes);
            position.state.attempt.defenceChoice = atcs::keeperOneTimerBit;
            QCOMPARE(coachsChoice(position), atHome ? no : yes);
        }
    }

    void theScorersOneTimerAtCornersAndInShootOuts()
    {
        AtcsPosition position;
        position.state.attempt.kick = KickKind::Corner;
        turkeyShoots(position, row::mansiz, Phase::KickerOneTimer);
        // 5 with -4 - 2: the natural 10 alone, with or without.
        QCOMPARE(coachsChoice(position), no);
        position.state.attempt.kick = KickKind::Penalty;
        QCOMPARE(coachsChoice(position), yes);
        turkeyShoots(position, row::mansiz, Phase::ShootOutKickerOneTimer);
        QCOMPARE(coachsChoice(position), yes);
        // Nobody in goal (+2): all but the natural 1 score, with or without.
        position.side(france).keeper = atcs::noRow;
        QCOMPARE(coachsChoice(position), no);
    }

    void theKeepersOneTimer()
    {
        AtcsPosition position;
        position.side(france).plan.strategy = static_cast<std::int8_t>(Strategy::Aggressive); // no marks
        turkeyShoots(position, row::mansiz, Phase::DefenceAnswer);
        QCOMPARE(coachsChoice(position), OptionCode{atcs::keeperOneTimerBit});
        turkeyShoots(position, row::sukur, Phase::DefenceAnswer);
        QCOMPARE(coachsChoice(position), OptionCode{atcs::keeperOneTimerBit});
        turkeyShoots(position, row::t7, Phase::DefenceAnswer);
        QCOMPARE(coachsChoice(position), no);
    }

    void theKeepersOneTimerAnswersWhatTheHomeSideSees()
    {
        for (const bool atHome : {false, true}) {
            AtcsPosition position(atHome ? std::optional(france) : std::nullopt);
            position.side(france).plan.strategy = static_cast<std::int8_t>(Strategy::Aggressive);
            turkeyShoots(position, row::t7, Phase::DefenceAnswer);
            position.state.attempt.attackChoice = 1; // makes three numbers of his two
            QCOMPARE(coachsChoice(position), atHome ? OptionCode{atcs::keeperOneTimerBit} : no);
        }
    }

    void theKeepersOneTimerAtKicks()
    {
        AtcsPosition position;
        position.state.attempt.kick = KickKind::Corner;
        turkeyShoots(position, row::mansiz, Phase::KickKeeperOneTimer);
        QCOMPARE(coachsChoice(position), no);
        position.state.attempt.kick = KickKind::Penalty;
        QCOMPARE(coachsChoice(position), yes);
        // At a penalty always, in a shoot-out only where it changes something.
        position.side(france).weakened[row::barthez] = 3;
        QCOMPARE(coachsChoice(position), yes);
        turkeyShoots(position, row::mansiz, Phase::ShootOutKeeperOneTimer);
        QCOMPARE(coachsChoice(position), no);
        position.side(france).weakened[row::barthez] = 0;
        QCOMPARE(coachsChoice(position), yes);
    }

    void marks_data()
    {
        QTest::addColumn<Strategy>("strategy");
        QTest::addColumn<int>("marks");
        QTest::addColumn<int>("lead");
        QTest::addColumn<Period>("period");
        QTest::addColumn<bool>("marked");
        const auto row = [](const char *name, Strategy strategy, int marks, int lead, Period period,
                            bool marked) {
            QTest::newRow(name) << strategy << marks << lead << period << marked;
        };
        const Period first = Period::FirstHalf;
        const Period second = Period::SecondHalf;
        row("Aggressive never", Strategy::Aggressive, 0, 0, first, false);
        row("Normal once", Strategy::Normal, 0, 0, first, true);
        row("Normal not twice", Strategy::Normal, 1, 0, first, false);
        row("Conservative twice", Strategy::Conservative, 1, 0, first, true);
        row("Conservative not three times", Strategy::Conservative, 2, 0, first, false);
        row("one behind", Strategy::Normal, 0, -1, first, true);
        row("two behind", Strategy::Normal, 0, -2, first, false);
        row("far ahead", Strategy::Normal, 0, 4, first, true);
        row("at the end Aggressive once", Strategy::Aggressive, 0, 0, second, true);
        row("at the end, ahead by one", Strategy::Normal, 1, 1, second, true);
        row("at the end, ahead by two", Strategy::Normal, 1, 2, second, false);
        row("at the end, one behind", Strategy::Normal, 1, -1, second, false);
        row("at the end, three times", Strategy::Conservative, 2, 1, second, true);
    }

    void marks()
    {
        QFETCH(Strategy, strategy);
        QFETCH(int, marks);
        QFETCH(int, lead);
        QFETCH(Period, period);
        QFETCH(bool, marked);
        AtcsPosition position;
        position.side(france).oneTimers = 0;
        position.side(france).plan.strategy = static_cast<std::int8_t>(strategy);
        position.side(france).marks = static_cast<std::int8_t>(marks);
        position.lead(france, lead);
        position.state.period = period;
        turkeyShoots(position, row::mansiz, Phase::DefenceAnswer);
        QCOMPARE(coachsChoice(position), marked ? OptionCode{atcs::markBit} : no);
        // Not worth it against Sukur's three numbers.
        turkeyShoots(position, row::sukur, Phase::DefenceAnswer);
        QCOMPARE(coachsChoice(position), no);
    }

    void markAndOneTimerTogether()
    {
        AtcsPosition position;
        position.side(france).plan.strategy = static_cast<std::int8_t>(Strategy::Normal);
        turkeyShoots(position, row::mansiz, Phase::DefenceAnswer);
        QCOMPARE(coachsChoice(position), OptionCode{atcs::markBit | atcs::keeperOneTimerBit});
        position.tables.options.marking = false;
        QCOMPARE(coachsChoice(position), OptionCode{atcs::keeperOneTimerBit});
    }

    void theLastPeriod()
    {
        AtcsPosition position;
        const auto isLast = [&position](Period period) {
            position.state.period = period;
            return atcs::isLastPeriod(position.state);
        };
        QVERIFY(!isLast(Period::FirstHalf));
        QVERIFY(isLast(Period::SecondHalf));
        position.tables.decision.needsWinner = true;
        QVERIFY(!isLast(Period::SecondHalf));
        QVERIFY(isLast(Period::ExtraTime));
        position.tables.options.twoExtraPeriods = true;
        QVERIFY(!isLast(Period::ExtraTime));
        QVERIFY(isLast(Period::ExtraTimeSecond));
        QVERIFY(!isLast(Period::ShootOut));
    }

    void oneTimersOnCardRolls_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("modifier");
        QTest::addColumn<bool>("isLast");
        QTest::addColumn<OptionCode>("option");
        QTest::newRow("nothing to win") << 7 << 0 << false << no;
        QTest::newRow("nothing to win below") << 7 << -1 << false << no;
        QTest::newRow("the penalty") << 7 << 1 << false << OptionCode{atcs::minusCode};
        QTest::newRow("the red card") << 7 << 2 << false << OptionCode{atcs::minusCode};
        QTest::newRow("far up") << 7 << 5 << false << OptionCode{atcs::minusCode};
        QTest::newRow("too good a scorer") << 8 << 1 << false << no;
        QTest::newRow("the last period") << 8 << 1 << true << OptionCode{atcs::minusCode};
        QTest::newRow("the last period, nothing to win") << 20 << 0 << true << no;
        QTest::newRow("a keeper") << 0 << 2 << false << OptionCode{atcs::minusCode};
    }

    void oneTimersOnCardRolls()
    {
        QFETCH(int, width);
        QFETCH(int, modifier);
        QFETCH(bool, isLast);
        AtcsPosition position;
        position.tables.cards[france].shotWidth[row::zidane] = static_cast<std::int8_t>(width);
        position.side(france).chartModifier = 1;
        position.side(france).marks = static_cast<std::int8_t>(modifier - 1);
        position.state.period = isLast ? Period::SecondHalf : Period::FirstHalf;
        position.state.check.running = true;
        position.state.check.side = france;
        position.state.check.focus = row::zidane;
        position.ask(Phase::FocusOneTimer, turkey, france);
        QTEST(coachsChoice(position), "option");
    }

    void oneTimersOnCallsAndInjuriesGoDown()
    {
        AtcsPosition position;
        position.state.shooter = row::henry;
        position.ask(Phase::CallOneTimer, france, france);
        QCOMPARE(coachsChoice(position), OptionCode{atcs::minusCode});
        position.state.check.injuredSide = turkey;
        position.state.check.injured = row::ozalan;
        position.ask(Phase::InjuryOneTimer, france, turkey);
        QCOMPARE(coachsChoice(position), OptionCode{atcs::minusCode});
    }

    void takersHaveTheBestChance()
    {
        AtcsPosition position;
        position.state.attempt.kick = KickKind::Penalty;
        position.ask(Phase::KickTaker, france, france);
        QCOMPARE(coachsChoice(position), OptionCode{row::henry});
        position.side(france).weakened[row::henry] = 2;
        QCOMPARE(coachsChoice(position), OptionCode{row::zidane});
        // A corner is the same for both: the natural 10. Zidane still has his one-timer.
        position.state.attempt.kick = KickKind::Corner;
        position.side(france).oneTimers = atcs::bitOf(row::zidane);
        QCOMPARE(coachsChoice(position), OptionCode{row::zidane});
        position.tables.options.oneTimers = false;
        QCOMPARE(coachsChoice(position), OptionCode{row::henry});
        position.tables.options.oneTimers = true;
        position.side(france).oneTimers = atcs::bitOf(row::henry) | atcs::bitOf(row::zidane);
        QCOMPARE(coachsChoice(position), OptionCode{row::henry});
    }

    void takersOfShootOutsHaveTheBestChance()
    {
        AtcsPosition position;
        // T4 (7) stands before Sukur (6) on the card.
        position.side(turkey).pool = atcs::bitOf(row::t4) | atcs::bitOf(row::sukur) | atcs::bitOf(row::t7);
        position.ask(Phase::ShootOutTaker, turkey, turkey);
        QCOMPARE(coachsChoice(position), OptionCode{row::sukur});
        position.side(turkey).kicked = atcs::bitOf(row::sukur);
        QCOMPARE(coachsChoice(position), OptionCode{row::t4});
        // Another keeper at +2 and more: everybody scores but with a natural 1; T7 holds a one-timer.
        position.side(france).weakened[row::barthez] = 5;
        position.side(turkey).oneTimers = atcs::bitOf(row::t7);
        QCOMPARE(coachsChoice(position), OptionCode{row::t7});
    }
};

TOUCHLINE_TEST(TestCoachPlayers)

} // namespace test_coach_players

#include "test_coach_players.moc"
