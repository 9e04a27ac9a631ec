// SPDX-License-Identifier: GPL-3.0-or-later
// Single positions: places after a sending-off, dribbling past the goalkeeper, pressing, the order of free
// moves, where a computer player's goalkeeper goes.
#include "core/games/simulator/agents/coach.h"
#include "tests/support/test_registry.h"
#include "tests/unit/simulator/simulator_position.h"

#include <QtTest>

#include <algorithm>

namespace test_simulator_positions {

using namespace touchline;
using namespace touchline::simulator;
using touchline::testing::SimulatorPosition;
using touchline::testing::simulatorTournament;

namespace {

constexpr int runner = 10; ///< Home's with the ball
constexpr int mate = 9;
constexpr int guard = 5; ///< Away's
constexpr int second = 6;

/// Both sides with the eleven of their line-up, before a set piece of Home.
struct SetPiece : SimulatorPosition
{
    SetPiece(Restart kind, Point place)
    {
        for (const Side side : bothSides) {
            state.sides[side].lineUp = tables.teams[side].lineUp;
            for (int number = 0; number < squadSize; ++number)
                state.man(pieceOf(side, number)).place =
                    std::ranges::find(state.sides[side].lineUp, number) != state.sides[side].lineUp.end()
                        ? Place::Field
                        : Place::Bench;
        }
        setBall(state, place);
        state.restart = {kind, Side::Home, place, simulator::noPiece, true};
    }
    void sendOff(Side side, int number)
    {
        const int piece = pieceOf(side, number);
        state.man(piece).place = Place::SentOff;
        lift(state, piece);
        std::ranges::replace(state.sides[side].lineUp, static_cast<std::int8_t>(number), std::int8_t{-1});
    }
    void setUp(Side side, SetPreset preset)
    {
        if (side == Side::Away)
            setUp(Side::Home, SetPreset::Middle);
        run(Task::SetUpSide, side).choose(presetCode + static_cast<OptionCode>(preset));
    }
};

/// Home's runner shoots at once in the box; Away's goalkeeper stands before his goal.
struct FirstTimeShot : SimulatorPosition
{
    explicit FirstTimeShot(const RuleOptions &options = {}) : SimulatorPosition(options)
    {
        tables.options.knockOver = false;
        sticker(Side::Home, runner, "R").sticker(Side::Away, 0, "P").sticker(Side::Away, guard, "R");
        fill().place(Side::Home, runner, 19, 4, 13).place(Side::Away, guard, 15, 2);
        ballIn(19, 4).possessor(Side::Home, runner);
        state.turn.abilities = mayShoot;
        run(Task::AskKick).choose(shotCode).choose(0);
        while (state.phase == Phase::Slider)
            choose(doneCode);
    }
    /// Where he is, across.
    FirstTimeShot &keeperLies()
    {
        choose(cell(21, 4)).choose(0).choose(acrossAxis);
        return *this;
    }
    FirstTimeShot &past(int degrees)
    {
        choose(dribbleCode).choose(turnedDirection(degrees, true)).choose(22);
        roll(500).roll(500).roll(500);
        return *this;
    }
};

} // namespace

class TestSimulatorPositions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyShiftsForOneWhoWasSentOff_data()
    {
        QTest::addColumn<int>("preset");
        QTest::addColumn<int>("side");
        for (const auto &[name, preset] : {std::pair{"low", SetPreset::Low},
                                           {"middle", SetPreset::Middle},
                                           {"box attack", SetPreset::BoxAttack},
                                           {"box defence", SetPreset::BoxDefence}})
            for (const Side side : bothSides)
                QTest::addRow("%s, %s", name, side == Side::Home ? "attack" : "defence")
                    << static_cast<int>(preset) << static_cast<int>(index(side));
    }
    void nobodyShiftsForOneWhoWasSentOff()
    {
        QFETCH(int, preset);
        QFETCH(int, side);
        constexpr int yellowGreen = 8;
        const Side one = bothSides[static_cast<std::size_t>(side)];
        SetPiece eleven(Restart::Corner, at(10'940, 60));
        eleven.setUp(one, static_cast<SetPreset>(preset));
        SetPiece ten(Restart::Corner, at(10'940, 60));
        ten.sendOff(one, yellowGreen);
        ten.setUp(one, static_cast<SetPreset>(preset));
        for (const int number : eleven.state.sides[one].lineUp)
            if (number != yellowGreen)
                QCOMPARE(int{ten.man(one, number).cell}, int{eleven.man(one, number).cell});
    }
    void theBoxTakesThoseWithMost()
    {
        // Of the ten on the field: 11 (RRH), 1 (BBH) and 12 (RRS), then by their number; the taker is 13.
        SetPiece position(Restart::Corner, at(10'940, 60));
        position.sendOff(Side::Home, 8);
        position.setUp(Side::Home, SetPreset::BoxAttack);
        const std::array<std::pair<int, int>, 5> places{{{11, cellAt(20, 3)},
                                                         {1, cellAt(19, 4)},
                                                         {12, cellAt(20, 5)},
                                                         {2, cellAt(18, 3)},
                                                         {3, cellAt(18, 5)}}};
        for (const auto &[number, cell] : places)
            QCOMPARE(int{position.man(Side::Home, number).cell}, cell);
    }
    void pastAKeeperWhoStandsOrLies()
    {
        for (const bool lies : {false, true}) {
            FirstTimeShot position;
            if (lies)
                position.keeperLies();
            else
                position.choose(doneCode);
            QCOMPARE(position.state.phase, Phase::DribbleKeeper);
            position.past(14);
            QCOMPARE(position.state.phase, Phase::DribblingRoll);
            position.roll(6).roll(2).choose(doneCode);
            QVERIFY(position.man(Side::Away, 0).lying);
            while (position.state.phase == Phase::WinnerSpot)
                position.choose(position.due[0]);
            QCOMPARE(position.state.phase, Phase::AfterDribble);
            QCOMPARE(int{position.state.ball.possessor}, runner);
        }
    }
    void aLostDribblingGivesHimTheBall()
    {
        FirstTimeShot duel;
        duel.keeperLies().past(14).roll(1).roll(6);
        QVERIFY(!duel.man(Side::Away, 0).lying);
        QVERIFY(duel.state.ball.inHands);
        QCOMPARE(duel.state.attacker, Side::Away);
        // Against his legs it is lost without dice.
        FirstTimeShot touched;
        touched.keeperLies().past(0);
        QVERIFY(!touched.hasEvent(event::Duel));
        QCOMPARE(int{touched.state.ball.possessor}, pieceOf(Side::Away, 0));
        // His die fouls: a penalty.
        FirstTimeShot foul;
        foul.keeperLies().past(14).roll(1).roll(1);
        QCOMPARE(foul.state.restart.kind, Restart::Penalty);
        QCOMPARE(foul.state.restart.side, Side::Home);
    }
    void onTheRodNobodyDribblesPastHim()
    {
        FirstTimeShot position;
        position.state.kick.rod = true;
        position.run(Task::AskDribble, Side::Home);
        QVERIFY(position.state.phase != Phase::DribbleKeeper);
    }
    void pressingCountsForPassesAlone()
    {
        for (const OptionCode kick : {dribbleCode, passCode}) {
            SimulatorPosition position;
            position.tables.options.knockOver = false;
            position.sticker(Side::Home, runner, "R").sticker(Side::Away, guard, "R");
            position.fill().place(Side::Home, runner, 11, 4, 7).place(Side::Away, guard, 11, 4, 13);
            position.place(Side::Home, mate, 15, 4, 9).place(Side::Away, second, 19, 4);
            position.ballIn(11, 4).possessor(Side::Home, runner).run(Task::AskKick);
            position.choose(kick).choose(turnedDirection(0, true)).choose(30);
            position.roll(500).roll(500).roll(500);
            QCOMPARE(position.state.kick.pressed, kick == passCode);
        }
    }
    void aKickOffIsNeverLifted()
    {
        for (const auto &[restart, heights] : {std::pair{Restart::KickOff, 1},
                                               {Restart::None, 4},
                                               {Restart::FreeKick, 4},
                                               {Restart::GoalKick, 4}}) {
            RuleOptions options;
            options.liftedPass = true;
            SimulatorPosition position(options);
            position.place(Side::Home, runner, 11, 4).lies(11, 4);
            position.state.kick.restart = restart;
            OptionList found;
            listHeights(position.state, found);
            QCOMPARE(found.size(), static_cast<std::size_t>(heights));
        }
    }
    void aThrowIsDrawnFromTheKeeper()
    {
        SimulatorPosition position;
        position.fill().ball(700, middleY).possessor(Side::Home, 0);
        position.state.ball.inHands = true;
        const Point hands = position.man(Side::Home, 0).at;
        position.run(Task::AskKick).choose(handCode).choose(20).choose(turnedDirection(0, true)).choose(40);
        position.roll(500).roll(500).roll(500);
        const auto events = position.events.events();
        const auto kick =
            std::ranges::find_if(events, [](const Event &one) { return one.kind == event::Kick; });
        QVERIFY(kick != events.end());
        QCOMPARE(at(kick->numbers[6], kick->numbers[7]), hands);
    }
    /// Who had no cell before, since a teammate stood in it, comes after the others.
    void speedMovesGoRound()
    {
        SimulatorPosition position;
        constexpr std::array<int, 3> runners{4, 6, 8};
        for (const int number : runners)
            position.sticker(Side::Home, number, "S");
        // 4 has both outer front cells beyond the line and 6 before him.
        position.place(Side::Home, 4, 0, 1).place(Side::Home, 6, 2, 1).place(Side::Home, 8, 6, 5);
        position.place(Side::Home, mate, 1, 0).place(Side::Home, 5, 1, 2);
        position.place(Side::Home, runner, 11, 2).lies(17, 6);
        std::vector<int> order;
        push(position.state, Task::Coin, Side::Home); // the moves end at a question
        position.run(Task::SpeedMoves, Side::Home);
        while (position.state.phase == Phase::SpeedMove) {
            order.push_back(position.state.chosen);
            const bool goes = position.state.chosen == 6;
            position.choose(goes ? position.due[1] : doneCode);
            if (position.state.phase == Phase::SpeedSpot)
                position.choose(position.due[0]);
        }
        QCOMPARE(order, (std::vector<int>{6, 8, 4}));
    }
    void whoIsBarredDecidesNoTie()
    {
        // The shooter is nearest, and touched last; the two behind him are level, and nobody touched.
        SimulatorPosition position;
        position.place(Side::Home, runner, 15, 4).place(Side::Away, 0, 1, 8);
        position.place(Side::Home, mate, 13, 4).place(Side::Away, guard, 21, 4);
        position.lies(17, 4, Act::Shot).touch(Side::Home, runner);
        const Decision decision = decideContest(position.state);
        QCOMPARE(decision.distance, 2);
        QCOMPARE(decision.side, Side::Away);
        QCOMPARE(decision.reason, Reason::TieToDefence);
    }
    void aThrowInMovesWhoeverIsInItsCell()
    {
        // Ball over the near line beside (11,0); a teammate and an opponent stand in that cell.
        SimulatorPosition position;
        position.fill();
        for (const Side side : bothSides)
            state(position, side).substitutions = mostSubstitutions;
        position.place(Side::Home, mate, 11, 0, 0).place(Side::Home, runner, 12, 1);
        position.place(Side::Away, guard, 11, 0, 8);
        award(position.state, Restart::ThrowIn, Side::Home, at(5'500, 50), Teller(position.events));
        position.state.phase = position.state.phase == Phase::Thrower ? Phase::Thrower : Phase::Running;
        listOptions(position.state, position.due);
        position.choose(runner);
        QCOMPARE(int{position.man(Side::Home, runner).cell}, cellAt(11, 0));
        QVERIFY(position.man(Side::Home, mate).cell != cellAt(11, 0));
        QVERIFY(position.man(Side::Away, guard).cell != cellAt(11, 0));
        QCOMPARE(distance(position.man(Side::Home, mate).cell, cellAt(11, 0)), 1);
        QCOMPARE(distance(position.man(Side::Away, guard).cell, cellAt(11, 0)), 1);
        // The first free neighbour as his own side sees the field; the cell that the thrower left is one.
        QCOMPARE(int{position.man(Side::Home, mate).cell}, cellAt(9, 0));
        QCOMPARE(int{position.man(Side::Away, guard).cell}, cellAt(12, 1));
        QCOMPARE(int{position.man(Side::Home, mate).spot}, 0);
        QCOMPARE(int{position.man(Side::Away, guard).spot}, 0);
        // Of the two spots nearest to the ball the lower one.
        QCOMPARE(int{position.man(Side::Home, runner).spot}, 5);
    }
    /// The second yellow card is told as one, and the sending-off that follows from it as another event.
    void aSecondYellowIsTwoEvents()
    {
        SimulatorPosition position;
        position.fill().place(Side::Home, runner, 11, 4).place(Side::Away, guard, 13, 4);
        position.place(Side::Away, 1, 18, 1).place(Side::Away, 2, 18, 3);
        position.ballIn(11, 4).possessor(Side::Home, runner);
        position.state.man(pieceOf(Side::Away, guard)).yellows = 1;
        commitFoul(position.state, FoulKind::Behind, pieceOf(Side::Away, guard), runner, cellAt(11, 4),
                   Card::Yellow, Teller(position.events));
        position.state.phase = Phase::Running;
        position.settle();
        const auto events = position.events.events();
        QCOMPARE(std::ranges::count_if(
                     events,
                     [](const Event &one) { return one.kind == EventKind::Yellow && one.numbers[0] == 1; }),
                 1);
        QCOMPARE(
            std::ranges::count_if(
                events, [](const Event &one) { return one.kind == EventKind::Red && one.numbers[0] == 1; }),
            1);
    }
    void anInjuredManHurtAgainIsOut()
    {
        SimulatorPosition position(simulatorTournament());
        position.place(Side::Home, runner, 11, 4).place(Side::Away, guard, 13, 4).fill();
        position.ballIn(11, 4).possessor(Side::Home, runner);
        position.state.man(runner).injuries = 1;
        commitFoul(position.state, FoulKind::Behind, pieceOf(Side::Away, guard), runner, cellAt(11, 4),
                   Card::Yellow, Teller(position.events));
        position.state.phase = Phase::Running;
        position.settle().roll(1);
        QCOMPARE(int{position.man(Side::Home, runner).injuries}, 2);
        const auto events = position.events.events();
        QVERIFY(std::ranges::any_of(events, [](const Event &one) {
            return one.kind == EventKind::Injury && one.numbers[0] == static_cast<int>(InjuryKind::Serious);
        }));
        QCOMPARE(reach(position.state, runner, 3), 1);
    }
    void aPreciseCrossIsHeadedUntouched()
    {
        for (const bool precise : {true, false}) {
            SimulatorPosition position;
            position.tables.options.knockOver = position.tables.options.heading = false;
            position.sticker(Side::Home, runner, precise ? "GGG" : "GG").sticker(Side::Home, mate, "R");
            position.fill().place(Side::Home, runner, 19, 0, 13).place(Side::Home, mate, 20, 3, 16);
            position.ball(9'500, 289).possessor(Side::Home, runner).run(Task::AskKick);
            position.choose(crossCode).choose(0);
            // From (95, 2.89) to about (100, 28), beside the token.
            position.choose(turnedDirection(80, true)).choose(29);
            position.roll(500).roll(500).roll(500);
            QCOMPARE(position.state.kick.touchCount, std::int8_t{0});
            QVERIFY(position.state.ball.cells.has(cellAt(20, 3)));
            QCOMPARE(position.state.ball.onHead, precise);
        }
    }
    void theThirteenthKickIsNotBegun()
    {
        for (const int before : {11, 12}) {
            SimulatorPosition position;
            position.place(Side::Home, runner, 19, 4, 13).ballIn(19, 4).possessor(Side::Home, runner);
            position.state.steps = 33;
            position.state.injuryTime = true;
            position.state.extraKicks = static_cast<std::int8_t>(before);
            beginTurn(position.state, Side::Home, 0, Teller(position.events));
            QCOMPARE(position.state.todo.pop().task == Task::AskKick, before == 11);
        }
    }
    void theComputersKeeperStaysAtHome_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("row");
        QTest::addColumn<bool>("taken"); // a teammate stands in (1,4)
        QTest::addColumn<int>("endColumn");
        QTest::addColumn<int>("endRow");
        QTest::newRow("in goal") << 1 << 4 << false << 1 << 4;
        QTest::newRow("three cells before it") << 7 << 4 << false << 1 << 4;
        QTest::newRow("beside it") << 2 << 3 << false << 1 << 4;
        QTest::newRow("farther than he comes") << 11 << 4 << false << 5 << 4;
        QTest::newRow("a teammate is there") << 4 << 3 << true << 0 << 3;
    }
    void theComputersKeeperStaysAtHome()
    {
        QFETCH(int, column);
        QFETCH(int, row);
        QFETCH(bool, taken);
        QFETCH(int, endColumn);
        QFETCH(int, endRow);
        for (const bool attacks : {true, false}) {
            SimulatorPosition position;
            position.state.sides[Side::Home].lineUp = position.tables.teams[Side::Home].lineUp;
            position.fill().place(Side::Home, 0, column, row).place(Side::Home, mate, 18, 3);
            if (taken)
                position.place(Side::Home, 2, 1, 4);
            const Side with = attacks ? Side::Home : Side::Away;
            position.place(with, runner, 17, 4, 13).ballIn(17, 4).possessor(with, runner);
            position.state.turn.amax = 3;
            position.run(attacks ? Task::Phase2 : Task::Phase3);
            Coach coach(Generator(1, 1), fastStyle);
            const Phase begins = attacks ? Phase::Move : Phase::Defend;
            bool isOver = false;
            while (!isOver && position.state.decider == Side::Home &&
                   awaits(position.state) == Awaits::Choice) {
                const OptionCode option = coach.choose(position.state, position.due);
                isOver = position.state.phase == begins && option == doneCode;
                position.choose(option);
            }
            QCOMPARE(int{position.man(Side::Home, 0).cell}, cellAt(endColumn, endRow));
        }
    }

private:
    static SideState &state(SimulatorPosition &position, Side side) { return position.state.sides[side]; }
};

TOUCHLINE_TEST(TestSimulatorPositions)

} // namespace test_simulator_positions

#include "test_simulator_positions.moc"
