// SPDX-License-Identifier: GPL-3.0-or-later
// Duels, entries, clock, injuries, the goalkeeper, squads: the vectors D, E, T, P, S and K19 of the
// specification.
#include "core/games/simulator/team/simulator_team.h"
#include "tests/support/test_registry.h"
#include "tests/unit/simulator/simulator_position.h"

#include <QtTest>

#include <set>

namespace test_simulator_rules {

using namespace touchline;
using namespace touchline::simulator;
using touchline::testing::simulatorBase;
using touchline::testing::SimulatorPosition;
using touchline::testing::simulatorTournament;

namespace {

constexpr int runner = 10; ///< Home's with the ball
constexpr int mate = 9;
constexpr int guard = 5; ///< Away's
constexpr int second = 6;

/// A dribbling of Home's runner against Away's guard, before its dice.
struct Duel : SimulatorPosition
{
    Duel(std::string_view dribbler, std::string_view defender, const RuleOptions &options = {})
        : SimulatorPosition(options)
    {
        sticker(Side::Home, runner, dribbler).sticker(Side::Away, guard, defender);
        fill().place(Side::Home, runner, 9, 4).place(Side::Away, guard, 13, 4).lies(12, 4 + 1, Act::Dribble);
        state.kick.end = KickEnd::Rest;
        state.duel.blockers = {static_cast<Piece>(pieceOf(Side::Away, guard)), noPiece};
        run(Task::NextDuel);
    }
};

/// PHASE 3 of Away, whose guard has a cell; Home's runner has the ball in (11,4).
struct Defence : SimulatorPosition
{
    Defence(int column, int row, int allowed, const RuleOptions &options = {}) : SimulatorPosition(options)
    {
        sticker(Side::Away, guard, "R");
        ballIn(11, 4).possessor(Side::Home, runner);
        fill().place(Side::Home, runner, 11, 4, 13).place(Side::Away, guard, column, row);
        state.turn.amax = static_cast<std::int8_t>(allowed);
        run(Task::Phase3);
    }
    Defence &enter()
    {
        choose(guard);
        choose(cell(11, 4));
        return *this;
    }
};

} // namespace

class TestSimulatorRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dribbling()
    {
        // D1
        Duel won("RRS", "BB");
        won.roll(3).roll(4);
        QCOMPARE(won.state.phase, Phase::VoluntaryFoul);
        won.choose(doneCode);
        QVERIFY(won.man(Side::Away, guard).lying);
        QCOMPARE(int{won.man(Side::Away, guard).axis}, acrossAxis);
        // D2: at most three sections count; a tie is the defender's.
        Duel lost("RRGS", "B");
        lost.roll(2).roll(6);
        QVERIFY(!lost.man(Side::Away, guard).lying);
        QCOMPARE(int{lost.state.ball.possessor}, pieceOf(Side::Away, guard));
        QCOMPARE(lost.state.attacker, Side::Away);
        QVERIFY(lost.state.turn.counterFirst);
        QVERIFY(lost.state.ball.cells.has(lost.man(Side::Away, guard).cell));
        // D7
        QCOMPARE(6 + duelValue(lost.state, pieceOf(Side::Away, 0), DuelValue::Keeper), 10);
    }
    void foulsInDuels()
    {
        // D3, D4
        Duel one("RRS", "BB");
        one.roll(6).roll(1);
        QVERIFY(one.hasEvent(event::Foul));
        QVERIFY(!one.hasEvent(EventKind::Yellow));
        QCOMPARE(one.state.restart.kind, Restart::FreeKick);
        QCOMPARE(one.state.restart.side, Side::Home);
        QCOMPARE(one.state.ball.at, centreOf(cellAt(13, 4)));
        for (const bool strict : {true, false}) {
            Duel two("RRS", "BB");
            two.state.strict = strict;
            two.roll(6).roll(2);
            QCOMPARE(two.hasEvent(event::Foul), strict);
        }
        Duel voluntary("RRS", "BB");
        voluntary.roll(6).roll(2).choose(yesCode);
        QVERIFY(voluntary.hasEvent(EventKind::Yellow));
        QCOMPARE(voluntary.state.restart.kind, Restart::FreeKick);
    }
    void twoBlockers()
    {
        // D10
        Duel position("RRS", "B");
        position.place(Side::Away, second, 15, 4);
        position.state.duel.blockers[1] = static_cast<Piece>(pieceOf(Side::Away, second));
        position.roll(6).roll(2).choose(doneCode);
        QVERIFY(position.man(Side::Away, guard).lying);
        position.roll(6).roll(1);
        QCOMPARE(position.state.restart.kind, Restart::FreeKick);
        QCOMPARE(position.state.ball.at, centreOf(cellAt(15, 4)));
    }
    void whoBlocks()
    {
        // D9
        SimulatorPosition position;
        position.ball(5500, 3753).place(Side::Home, runner, 11, 4, 13);
        position.place(Side::Away, guard, 13, 4).place(Side::Away, second, 12, 5);
        std::array<Piece, 2> blockers{};
        QCOMPARE(blockersOf(position.state, runner, 20, blockers), 1);
        QCOMPARE(int{blockers[0]}, pieceOf(Side::Away, guard));
        QCOMPARE(blockersOf(position.state, runner, 40, blockers), 1);
        QCOMPARE(int{blockers[0]}, pieceOf(Side::Away, second));
        QCOMPARE(blockersOf(position.state, runner, 180, blockers), 0);
        position.place(Side::Away, 7, 11, 4, 7);
        QCOMPARE(blockersOf(position.state, runner, 20, blockers), 2);
        QCOMPARE(int{blockers[0]}, pieceOf(Side::Away, 7));
        position.lie(Side::Away, 7).lie(Side::Away, guard);
        QCOMPARE(blockersOf(position.state, runner, 20, blockers), 0);
    }
    void tackles()
    {
        // D5
        Defence won(11, 4, 1);
        won.sticker(Side::Away, guard, "YB").sticker(Side::Home, runner, "YRG");
        won.choose(guard).choose(tackleCode);
        won.roll(3).roll(2);
        QCOMPARE(int{won.state.ball.possessor}, pieceOf(Side::Away, guard));
        QVERIFY(won.state.turn.counterFirst);
        QCOMPARE(int{won.state.steps}, 0);
        // D6
        SimulatorPosition lost;
        lost.sticker(Side::Away, guard, "R").sticker(Side::Home, runner, "Y");
        QCOMPARE(tackleValue(lost.state, pieceOf(Side::Away, guard), cellAt(15, 4)), 0);
        QCOMPARE(duelValue(lost.state, runner, DuelValue::Ball), 2);
        lost.ballIn(15, 4).possessor(Side::Home, runner);
        lost.place(Side::Home, runner, 15, 4, 13).place(Side::Away, guard, 15, 4, 7);
        lost.state.turn.amax = 1;
        lost.run(Task::Phase3).choose(guard).choose(tackleCode);
        lost.roll(6).roll(4);
        QCOMPARE(lost.state.ball.possessor, Piece(runner));
        QCOMPARE(lost.state.phase, Phase::Defend);
        QVERIFY(!lost.due.contains(guard));
    }
    void homeBonus()
    {
        // D8
        RuleOptions options;
        options.homeAdvantage = true;
        SimulatorPosition position(options);
        position.tables.ground = Side::Away;
        position.sticker(Side::Away, guard, "B").sticker(Side::Home, runner, "RR");
        position.ballIn(15, 4).possessor(Side::Home, runner);
        position.place(Side::Home, runner, 15, 4, 13).place(Side::Away, guard, 15, 4, 7);
        position.state.turn.amax = 1;
        position.run(Task::Phase3).choose(guard).choose(tackleCode);
        QCOMPARE(position.state.phase, Phase::Bonus);
        QCOMPARE(position.state.decider, Side::Away);
        position.choose(yesCode).roll(4).roll(3);
        QCOMPARE(int{position.state.ball.possessor}, pieceOf(Side::Away, guard));
        QCOMPARE(int{position.state.sides[Side::Away].bonuses}, 1);
    }
    void entries()
    {
        // E1
        Defence front(13, 4, 2);
        front.enter();
        QCOMPARE(front.state.phase, Phase::DefendSpot);
        // E2, E3
        for (const auto &[sticker, free] : {std::pair{"B", 4}, std::pair{"BB", 2}}) {
            Defence foul(10, 5, 1);
            foul.sticker(Side::Away, guard, sticker);
            foul.enter().roll(free - 1);
            QVERIFY(foul.hasEvent(EventKind::Yellow));
            QCOMPARE(foul.state.restart.kind, Restart::FreeKick);
            Defence enters(10, 5, 1);
            enters.sticker(Side::Away, guard, sticker);
            enters.enter().roll(free);
            QVERIFY(!enters.hasEvent(event::Foul));
            QCOMPARE(enters.state.phase, Phase::DefendSpot);
        }
        // E4
        Defence red(15, 4, 3);
        red.enter().roll(3);
        QVERIFY(red.hasEvent(EventKind::Red));
        QCOMPARE(red.state.ball.at, at(5500, middleY));
        QCOMPARE(red.man(Side::Away, guard).place, Place::SentOff);
        Defence yellow(15, 4, 3);
        yellow.enter().roll(4);
        QVERIFY(yellow.hasEvent(EventKind::Yellow));
        QVERIFY(!yellow.hasEvent(EventKind::Red));
    }
    void baseTackle()
    {
        // E5
        for (const int die : {4, 5}) {
            Defence position(11, 4, 1, simulatorBase());
            position.choose(guard).choose(tackleCode).roll(die);
            QCOMPARE(position.state.ball.possessor == pieceOf(Side::Away, guard), die == 5);
        }
    }
    void onlyTheFirstMayEnter()
    {
        Defence position(13, 4, 2);
        position.place(Side::Away, second, 12, 5).run(Task::Phase3);
        position.choose(second);
        QVERIFY(position.due.contains(position.cell(11, 4)));
        position.choose(position.cell(14, 5)).choose(0);
        position.choose(guard);
        QVERIFY(!position.due.contains(position.cell(11, 4)));
    }
    void nobodyMoved()
    {
        // E6
        SimulatorPosition position;
        position.ballIn(11, 4).possessor(Side::Home, runner);
        position.place(Side::Home, runner, 11, 4, 13).place(Side::Home, mate, 5, 4);
        position.place(Side::Away, guard, 15, 4).place(Side::Away, second, 18, 3);
        position.run(Task::Phase2).choose(doneCode);
        QCOMPARE(int{position.state.steps}, 0);
        QCOMPARE(position.state.phase, Phase::Defend);
        position.choose(guard);
        for (const OptionCode option : position.due.all())
            QVERIFY(distance(cellOfCode(position.state, option), cellAt(15, 4)) <= 1);
        position.choose(position.cell(13, 4)).choose(0);
        QVERIFY(position.due.contains(0));
        QVERIFY(!position.due.contains(second));
    }
    void clock()
    {
        // T1
        SimulatorPosition position;
        for (const auto &[steps, minute] : {std::pair{11, 15}, {22, 30}, {33, 45}}) {
            position.state.steps = static_cast<std::int8_t>(steps);
            QCOMPARE(clockMinute(position.state), minute);
        }
        SimulatorPosition turns(simulatorTournament());
        turns.state.steps = 34;
        QCOMPARE(clockMinute(turns.state), 45);
        QCOMPARE(stepLimit(turns.state), 34);
    }
    void injuryTime()
    {
        // T2
        SimulatorPosition position;
        position.place(Side::Home, runner, 17, 4).ballIn(17, 4).possessor(Side::Home, runner);
        position.state.steps = 32;
        clockStep(position.state, Teller(position.events));
        QVERIFY(position.state.injuryTime);
        QCOMPARE(int{position.state.todo.size}, 0);
        QVERIFY(!endsHalf(position.state, Side::Home, cellAt(15, 4)));
        QVERIFY(endsHalf(position.state, Side::Home, cellAt(14, 3)));
        position.state.todo.size = 0;
        QVERIFY(!endsHalf(position.state, Side::Away, cellAt(7, 4)));
        QVERIFY(endsHalf(position.state, Side::Away, cellAt(8, 3)));
    }
    void fatigueAndInjury()
    {
        // T3, T4
        SimulatorPosition position(simulatorTournament());
        position.sticker(Side::Home, runner, "YRGB");
        position.state.half = 2;
        position.state.steps = 11;
        QCOMPARE(activeSections(position.state, runner), mostSections);
        position.state.steps = 12;
        for (const auto &[changes, active] : {std::pair{0, 1}, {2, 3}, {3, 4}, {5, 4}}) {
            position.state.sides[Side::Home].substitutions = static_cast<std::int8_t>(changes);
            QCOMPARE(activeSections(position.state, runner), active);
        }
        position.state.man(runner).injuries = 1;
        QCOMPARE(activeSections(position.state, runner), 1);
        QCOMPARE(count(position.state, runner, Colour::Yellow), 1);
        QCOMPARE(count(position.state, runner, Colour::Red), 0);
        position.state.man(runner).injuries = 2;
        QCOMPARE(reach(position.state, runner, 3), 1);
        RuleOptions referee = simulatorTournament();
        referee.turnClock = false;
        SimulatorPosition walk(referee);
        walk.state.half = 2;
        walk.state.steps = 11;
        QVERIFY(isTiring(walk.state));
        walk.state.steps = 10;
        QVERIFY(!isTiring(walk.state));
    }
    void penaltyAndVar()
    {
        // T5
        for (const int die : {6, 5}) {
            SimulatorPosition position(simulatorTournament());
            position.fill().place(Side::Home, runner, 19, 4).place(Side::Away, guard, 20, 3);
            position.ballIn(19, 4).possessor(Side::Home, runner);
            commitFoul(position.state, FoulKind::Voluntary, pieceOf(Side::Away, guard), runner, cellAt(20, 3),
                       Card::Yellow, Teller(position.events));
            position.state.phase = Phase::Running;
            position.settle().roll(die);
            QCOMPARE(position.hasEvent(event::GoalKick), die == 6);
            QCOMPARE(int{position.man(Side::Away, guard).yellows}, die == 6 ? 0 : 1);
            if (die == 6) {
                QVERIFY(position.state.phase != Phase::InjuryRoll);
                continue;
            }
            QCOMPARE(position.state.phase, Phase::InjuryRoll);
            position.roll(6);
            QCOMPARE(position.state.restart.kind, Restart::Penalty);
            QCOMPARE(position.state.ball.at, penaltySpot);
        }
    }
    void injuries()
    {
        // T6
        for (const bool bad : {false, true}) {
            SimulatorPosition position(simulatorTournament());
            position.state.badWeather = bad;
            position.place(Side::Home, runner, 11, 4).place(Side::Away, guard, 13, 4);
            position.ballIn(11, 4).possessor(Side::Home, runner);
            commitFoul(position.state, FoulKind::Behind, pieceOf(Side::Away, guard), runner, cellAt(11, 4),
                       Card::Yellow, Teller(position.events));
            position.state.phase = Phase::Running;
            position.settle().roll(2);
            QCOMPARE(int{position.man(Side::Home, runner).injuries}, bad ? 1 : 0);
        }
    }
    void secondYellowAndTooFew()
    {
        SimulatorPosition position;
        for (int man = 1; man <= 6; ++man)
            position.place(Side::Away, man, 14 + (man + 1) % 2, man);
        position.place(Side::Home, runner, 11, 4).ballIn(11, 4).possessor(Side::Home, runner);
        position.state.man(pieceOf(Side::Away, guard)).yellows = 1;
        commitFoul(position.state, FoulKind::Behind, pieceOf(Side::Away, guard), runner, cellAt(11, 4),
                   Card::Yellow, Teller(position.events));
        position.state.phase = Phase::Running;
        position.settle();
        QVERIFY(position.hasEvent(EventKind::Red));
        QCOMPARE(awaits(position.state), Awaits::Nothing);
        QVERIFY(position.state.forfeited);
        QCOMPARE(position.state.score, (Score{3, 0}));
    }
    void rodAndKeeper()
    {
        // P1
        const auto keeperOptions = [](int column, std::string_view sticker) {
            SimulatorPosition position;
            position.sticker(Side::Home, runner, sticker).sticker(Side::Away, 0, "P");
            position.place(Side::Home, runner, column, 4, 13).place(Side::Away, guard, 15, 2);
            position.ballIn(column, 4).possessor(Side::Home, runner);
            position.run(Task::AskKick).choose(shotCode).choose(0);
            return position.due;
        };
        QVERIFY(keeperOptions(17, "R").contains(rodCode));
        QVERIFY(!keeperOptions(19, "R").contains(rodCode));
        // P2, P3: Away defends the far goal; its own cells are turned.
        for (const auto &[sticker, scorer] : {std::pair{"R", false}, {"RR", true}}) {
            SimulatorPosition position;
            position.sticker(Side::Home, runner, sticker).sticker(Side::Away, 0, "P");
            position.place(Side::Home, runner, 20, 5, 13).ballIn(20, 5).possessor(Side::Home, runner);
            position.place(Side::Away, guard, 15, 2).run(Task::AskKick).choose(shotCode).choose(0);
            QCOMPARE(position.state.kick.goalScorer, scorer);
            position.choose(position.cell(17, 4)).choose(0);
            QVERIFY(!position.due.contains(standCode));
            QCOMPARE(position.due.size(), std::size_t{axisCount});
        }
        // One step forward he may stand, unless a goal scorer shoots; Reflexes may cancel that.
        for (const auto &[keeper, die, stands] :
             {std::tuple{"P", 0, false}, {"PP", 3, false}, {"PP", 5, true}}) {
            SimulatorPosition position;
            position.sticker(Side::Home, runner, "RR").sticker(Side::Away, 0, keeper);
            position.place(Side::Home, runner, 20, 5, 13).ballIn(20, 5).possessor(Side::Home, runner);
            position.place(Side::Away, guard, 15, 2).run(Task::AskKick).choose(shotCode).choose(0);
            if (die > 0)
                position.roll(die);
            position.choose(position.cell(19, 4)).choose(0);
            QCOMPARE(position.due.contains(standCode), stands);
        }
        // P4
        SimulatorPosition position;
        QCOMPARE(rodPointAt(position.state, Side::Away, 14, false), at(10'880, 3403));
        QCOMPARE(rodPointAt(position.state, Side::Away, 0, false), at(10'880, 4103));
        QCOMPARE(rodPointAt(position.state, Side::Away, 7, true), at(11'000, middleY));
    }
    void rodReaction()
    {
        // K19
        SimulatorPosition position;
        position.place(Side::Home, runner, 16, 3).ball(8000, middleY);
        position.kicked(Act::Shot, Side::Home, runner);
        position.state.kick.from = at(8000, middleY);
        position.state.kick.aim = {KickKind::Shot, 0, 5, 100};
        putAt(position.state, pieceOf(Side::Away, 0), at(10'880, middleY));
        const Launch launch = launchOf(position.state.kick.aim, 0, {});
        const Point there = rodAnswer(position.state, launch, at(10'880, middleY), deviationUnits(500));
        QVERIFY(std::abs(there.y - 3897) <= 2);
        putAt(position.state, pieceOf(Side::Away, 0), there);
        Trace trace;
        traceKick({80, 37.53}, launch, obstaclesOf(position.state), {}, trace);
        QCOMPARE(trace.end, KickEnd::Goal);
        QVERIFY(std::abs(hundredths(trace.at.y) - 4019) <= 2);
    }
    void theRodLeadsIntoNobodysCell()
    {
        SimulatorPosition position;
        position.place(Side::Home, runner, 17, 4).kicked(Act::Shot, Side::Home, runner);
        position.place(Side::Away, guard, 22, 3);
        putAt(position.state, pieceOf(Side::Away, 0), at(10'880, 3'200));
        QCOMPARE(crowdAt(position.state, Side::Away, cellAt(22, 3)), 2);
        keeperRecovers(position.state);
        QCOMPARE(crowdAt(position.state, Side::Away, cellAt(22, 3)), 1);
        QCOMPARE(int{position.man(Side::Away, guard).cell}, cellAt(22, 3));
        QVERIFY(position.man(Side::Away, 0).spot != freePoint);
    }
    void undeclaredGoals()
    {
        // R14: a pass into the goal is a goal kick; an own goal counts.
        SimulatorPosition pass;
        pass.place(Side::Away, 0, 20, 1).place(Side::Home, runner, 21, 4, 13).ball(10'600, middleY);
        pass.possessor(Side::Home, runner).run(Task::AskKick);
        pass.choose(passCode).choose(turnedDirection(0, true)).choose(60);
        pass.roll(500).roll(500).roll(500);
        QCOMPARE(pass.state.score, (Score{0, 0}));
        QCOMPARE(pass.state.restart.kind, Restart::GoalKick);
        SimulatorPosition own;
        own.place(Side::Home, 0, 2, 1).place(Side::Home, runner, 1, 4, 7).ball(500, middleY);
        own.possessor(Side::Home, runner).run(Task::AskKick);
        own.choose(passCode).choose(turnedDirection(180, true)).choose(60);
        own.roll(500).roll(500).roll(500);
        QCOMPARE(own.state.score, (Score{0, 1}));
        QVERIFY(own.hasEvent(EventKind::OwnGoal));
    }
    void knockedOver()
    {
        // 2.7: a foul voids the kick.
        for (const int die : {3, 4}) {
            SimulatorPosition position;
            position.fill().place(Side::Home, runner, 11, 4, 13).place(Side::Away, guard, 11, 4, 1);
            position.ball(5450, middleY).possessor(Side::Home, runner).run(Task::AskKick);
            position.choose(passCode).choose(180).choose(20);
            position.roll(500).roll(500).roll(500);
            QCOMPARE(position.state.phase, Phase::KnockOverRoll);
            position.roll(die);
            QCOMPARE(position.hasEvent(event::Foul), die == 3);
            if (die == 3)
                QCOMPARE(position.state.restart.side, Side::Away);
        }
    }
    void squads()
    {
        // S1, S2
        Team team;
        team.name = QStringLiteral("Alpha");
        team.id = QUuid::createUuidV5(QUuid(), team.name);
        const SimulatorTeam made = teamFromSquad(team, {});
        QVERIFY(validate(made).empty());
        QCOMPARE(creditsOf(made), 34);
        SimulatorTeam standard = made;
        constexpr std::array<std::string_view, squadSize> stickers{
            "PP", "BBH", "BBS", "BB", "BG", "B", "YYB", "YY", "YG", "YR", "Y", "RRH", "RRS", "GG", "RG", "R"};
        for (std::size_t i = 0; i < squadSize; ++i)
            standard.stickers[i] = stickerOf(stickers[i]);
        QVERIFY(validate(standard).empty());
        standard.stickers[15] = stickerOf("GR");
        QCOMPARE(validate(standard).size(), std::size_t{2}); // twice the same, and 35 credits
        standard.stickers[15] = stickerOf("PB");
        QVERIFY(!validate(standard).empty());
    }
    void anySquadGetsALegalOne()
    {
        std::set<QString> different;
        for (int number = 0; number < 300; ++number) {
            Team team;
            team.name = QStringLiteral("Team %1").arg(number);
            team.id = QUuid::createUuidV5(QUuid(), team.name);
            Squad squad;
            for (int player = 0; player < number % 30; ++player) {
                const QString name = QStringLiteral("Player %1").arg(player);
                squad.entries.push_back({{QUuid::createUuidV5(team.id, name), name, name},
                                         static_cast<Position>((player * number) % 4),
                                         player % 3 == 0 ? std::optional(player + 1) : std::nullopt,
                                         false});
            }
            const SimulatorTeam made = teamFromSquad(team, squad);
            const Problems problems = validate(made);
            QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems[0].what.english()));
            QString all;
            for (const Sticker &sticker : made.stickers)
                all += lettersOf(sticker) + QLatin1Char(' ');
            different.insert(all);
            const auto again = teamFromJson(toJson(made));
            QVERIFY(again.has_value());
            QCOMPARE(again->stickers, made.stickers);
            QCOMPARE(again->lineUp, made.lineUp);
            QCOMPARE(again->squad, made.squad);
        }
        QVERIFY(different.size() > 250);
    }
};

TOUCHLINE_TEST(TestSimulatorRules)

} // namespace test_simulator_rules

#include "test_simulator_rules.moc"
