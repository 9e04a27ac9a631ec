// SPDX-License-Identifier: GPL-3.0-or-later
// The opponent of the solo game (specification 12.2).
#include "tests/support/atcs_position.h"

#include "core/games/atcs/agents/solo.h"
#include "core/match/play_out.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <set>

namespace test_solo {

using namespace touchline;
using namespace touchline::testing;
using atcs::LegalOptions;
using atcs::Phase;
using atcs::Solo;
using atcs::State;

namespace {

/// Everything that happens when two Solo sides play, a shoot-out included where they stay level.
void playSolo(atcs::MatchTables &tables, std::uint64_t seed, EventList &events)
{
    tables.decision.needsWinner = true;
    Generator dice(seed);
    State state = atcs::startMatch(tables, {}, events);
    playOut(
        state, [&dice](Die die) { return dice.roll(die.faces); },
        [](const State &at, const LegalOptions &options) { return Solo().choose(at, options); }, events);
}

/// Who still holds his one-timer, as the events tell it.
struct FreshOneTimers
{
    explicit FreshOneTimers(const atcs::MatchTables &tables)
        : holders({{tables.cards[Side::Home].oneTimers, tables.cards[Side::Away].oneTimers}})
    {
    }
    [[nodiscard]] bool has(Side side, int row) const
    {
        return row != Event::nobody && (holders[side] & atcs::bitOf(row)) != 0;
    }
    void use(Side side, int row) { holders[side] &= ~atcs::bitOf(row); }

    PerSide<atcs::Rows> holders;
};

} // namespace

class TestSolo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePlanOfItsCard()
    {
        AtcsPosition position;
        for (const Phase phase : {Phase::PlanFirst, Phase::PlanSecond}) {
            position.ask(phase, france, france);
            QCOMPARE(position.choice(Solo()), OptionCode{1 * 9 + 4}); // Normal 4-3-3
            position.ask(phase, france, turkey);
            QCOMPARE(position.choice(Solo()), OptionCode{0 * 9 + 5}); // Aggressive 3-5-2
        }
    }

    void neverATacticNorADeferral_data()
    {
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<Side>("decider");
        QTest::newRow("deferral") << Phase::Deferral << france;
        QTest::newRow("long ball, counter attack") << Phase::AttackTactic << france;
        QTest::newRow("packed in") << Phase::DefenceTactic << turkey;
        QTest::newRow("pushing up") << Phase::PushingUp << france;
        QTest::newRow("offside trap") << Phase::OffsideTrap << turkey;
    }

    void neverATacticNorADeferral()
    {
        QFETCH(Phase, phase);
        QFETCH(Side, decider);
        AtcsPosition position(france);
        position.state.lastMissed = static_cast<std::int8_t>(index(turkey));
        position.ask(phase, france, decider);
        QCOMPARE(position.choice(Solo()), OptionCode{0});
    }

    void neverMarksButUsesTheKeepersOneTimer()
    {
        AtcsPosition position;
        position.state.shooter = row::t7;
        position.ask(Phase::DefenceAnswer, turkey, france);
        QCOMPARE(position.choice(Solo()), OptionCode{atcs::keeperOneTimerBit});
        position.side(france).oneTimers = 0;
        QCOMPARE(position.choice(Solo()), OptionCode{0});
    }

    void everyOneTimerAtOnce_data()
    {
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<OptionCode>("option");
        QTest::newRow("scorer") << Phase::ScorerOneTimer << OptionCode{1};
        QTest::newRow("kicker") << Phase::KickerOneTimer << OptionCode{1};
        QTest::newRow("keeper at a kick") << Phase::KickKeeperOneTimer << OptionCode{1};
        QTest::newRow("shoot-out, kicker") << Phase::ShootOutKickerOneTimer << OptionCode{1};
        QTest::newRow("shoot-out, keeper") << Phase::ShootOutKeeperOneTimer << OptionCode{1};
        QTest::newRow("card chart") << Phase::FocusOneTimer << OptionCode{atcs::minusCode};
        QTest::newRow("referee call") << Phase::CallOneTimer << OptionCode{atcs::minusCode};
        QTest::newRow("injury") << Phase::InjuryOneTimer << OptionCode{atcs::minusCode};
    }

    void everyOneTimerAtOnce()
    {
        QFETCH(Phase, phase);
        AtcsPosition position;
        position.state.shooter = row::henry;
        position.ask(phase, france, france);
        QTEST(position.choice(Solo()), "option");
    }

    void takersComeFromTheTopOfTheCard()
    {
        AtcsPosition position;
        position.side(turkey).weakened[row::mansiz] = 2;
        position.ask(Phase::KickTaker, turkey, turkey);
        QCOMPARE(position.choice(Solo()), OptionCode{row::mansiz});
        position.side(turkey).pool = atcs::firstTen(position.tables.cards[turkey].scorers);
        position.ask(Phase::ShootOutTaker, turkey, turkey);
        for (int taker = 0; taker < 10; ++taker) {
            QCOMPARE(position.choice(Solo()), OptionCode{taker});
            position.side(turkey).kicked |= atcs::bitOf(taker);
            if (taker == 8)
                break; // with one left nobody is asked
        }
    }

    void wholeMatches()
    {
        AtcsPosition position;
        bool plain = true;
        int shootOuts = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            EventList events;
            playSolo(position.tables, seed, events);
            for (const Event &event : events.events()) {
                const auto &numbers = event.numbers;
                plain = plain && event.kind != atcs::event::Mark && event.kind != atcs::event::Defer;
                if (event.kind == atcs::event::Attempt)
                    plain = plain && numbers[3] == 0 && numbers[4] == 0 && numbers[5] == 0;
                if (event.kind == atcs::event::Shot)
                    plain = plain && numbers[3] == 0 && numbers[4] == 0;
                shootOuts += event.kind == EventKind::ShootOutEnd ? 1 : 0;
            }
        }
        QVERIFY(plain);
        QVERIFY(shootOuts > 0);
    }

    void goalRollsOfHoldersNeverPassUnused()
    {
        AtcsPosition position;
        int used = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            EventList events;
            playSolo(position.tables, seed, events);
            FreshOneTimers fresh(position.tables);
            for (const Event &event : events.events()) {
                if (event.kind == atcs::event::OneTimer) {
                    QVERIFY(fresh.has(event.side, event.player));
                    fresh.use(event.side, event.player);
                    ++used;
                }
                const bool isGoalRoll =
                    event.kind == atcs::event::GoalRoll || event.kind == EventKind::ShootOutKick;
                QVERIFY(!isGoalRoll || !fresh.has(event.side, event.player));
                if (event.kind == atcs::event::GoalRoll)
                    QVERIFY(!fresh.has(opposite(event.side), event.numbers[5]));
                if (event.kind == atcs::event::CardRoll)
                    QVERIFY(!fresh.has(event.side, event.player));
            }
        }
        QVERIFY(used > 200);
    }
};

TOUCHLINE_TEST(TestSolo)

} // namespace test_solo

#include "test_solo.moc"
