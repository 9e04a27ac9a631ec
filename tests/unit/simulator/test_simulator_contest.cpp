// SPDX-License-Identifier: GPL-3.0-or-later
// Who gets the ball: the vectors C1 to C19 and O1 to O5 of the specification.
#include "tests/support/test_registry.h"
#include "tests/unit/simulator/simulator_position.h"

#include <QtTest>

namespace test_simulator_contest {

using namespace touchline;
using namespace touchline::simulator;
using touchline::testing::simulatorBase;
using touchline::testing::SimulatorPosition;

namespace {

// Home's: kicker, teammates. Away's: opponents.
constexpr int kicker = 10;
constexpr int mate = 5;
constexpr int other = 6;
constexpr int opponent = 5;

struct Contest : SimulatorPosition
{
    explicit Contest(const RuleOptions &options = {}) : SimulatorPosition(options)
    {
        sticker(Side::Home, kicker, "R");
        sticker(Side::Home, mate, "R");
        sticker(Side::Away, opponent, "R");
        place(Side::Home, kicker, 11, 4);
    }
    [[nodiscard]] Decision decide() const { return decideContest(state); }
};

void c1(Contest &position)
{
    position.place(Side::Home, mate, 15, 4).place(Side::Away, opponent, 19, 4);
    position.lies(17, 4);
}
void c2(Contest &position)
{
    position.place(Side::Home, mate, 19, 4).place(Side::Away, opponent, 20, 3);
    position.place(Side::Away, 0, 1, 8).lies(21, 4);
}

} // namespace

class TestSimulatorContest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortAndLong()
    {
        Contest one;
        c1(one);
        QCOMPARE(one.decide().side, Side::Home);
        QCOMPARE(one.decide().distance, 1);
        QCOMPARE(one.decide().reason, Reason::Short);
        Contest two;
        c2(two);
        QCOMPARE(two.decide().side, Side::Away);
        QCOMPARE(two.decide().reason, Reason::TieToDefence);
    }
    void yellowAndWeather()
    {
        Contest three;
        three.sticker(Side::Home, kicker, "Y");
        c2(three);
        QCOMPARE(three.decide().side, Side::Home);
        three.state.badWeather = true;
        QCOMPARE(three.decide().side, Side::Away);
        Contest base(simulatorBase());
        base.sticker(Side::Home, kicker, "Y");
        c2(base);
        QCOMPARE(base.decide().side, Side::Away);
    }
    void touches()
    {
        Contest five;
        c2(five);
        five.touch(Side::Home, mate);
        QCOMPARE(five.decide().side, Side::Home);
        QCOMPARE(five.decide().reason, Reason::Touch);
        Contest six;
        c1(six);
        six.touch(Side::Home, mate).touch(Side::Away, opponent);
        QCOMPARE(six.decide().side, Side::Away);
    }
    void counterattackAndPressing()
    {
        Contest seven;
        c1(seven);
        seven.state.kick.counterFirst = true;
        QCOMPARE(seven.decide().side, Side::Away);
        QCOMPARE(seven.decide().reason, Reason::Counterattack);
        Contest eight;
        c1(eight);
        eight.state.kick.pressed = true;
        QCOMPARE(eight.decide().reason, Reason::Pressing);
        QCOMPARE(eight.decide().side, Side::Away);
    }
    void pressingIsSeenAtTheKick()
    {
        for (const bool isOn : {true, false}) {
            RuleOptions options;
            options.pressing = isOn;
            options.knockOver = false;
            Contest position(options);
            position.place(Side::Home, kicker, 11, 4, 13).place(Side::Away, opponent, 11, 4, 7);
            position.ballIn(11, 4).possessor(Side::Home, kicker).run(Task::AskKick);
            position.choose(passCode).choose(180).choose(10);
            position.roll(500).roll(500).roll(500);
            QCOMPARE(position.state.kick.pressed, isOn);
        }
    }
    void longPasses()
    {
        Contest nine;
        nine.sticker(Side::Home, kicker, "YYY");
        c2(nine);
        nine.state.badWeather = true;
        QCOMPARE(nine.decide().side, Side::Home);
        nine.sticker(Side::Home, kicker, "YG");
        QCOMPARE(nine.decide().side, Side::Home);
        nine.sticker(Side::Home, kicker, "YR");
        QCOMPARE(nine.decide().side, Side::Away);
    }
    void shots()
    {
        // C10
        Contest ten;
        ten.place(Side::Home, kicker, 19, 4);
        ten.place(Side::Home, mate, 16, 1).place(Side::Away, opponent, 16, 3).place(Side::Away, 0, 1, 8);
        ten.lies(19, 2, Act::Shot);
        QCOMPARE(distance(cellAt(16, 1), cellAt(19, 2)), 2);
        ten.place(Side::Home, mate, 13, 2).place(Side::Away, opponent, 13, 2);
        QCOMPARE(distance(cellAt(13, 2), cellAt(19, 2)), 3);
        QCOMPARE(ten.decide().distance, 3);
        QCOMPARE(ten.decide().side, Side::Away);
        QCOMPARE(ten.decide().reason, Reason::TieToDefence);
    }
    void longBalls()
    {
        // C11
        Contest eleven;
        eleven.place(Side::Home, mate, 12, 5);
        eleven.place(Side::Away, 0, 21, 0).place(Side::Away, opponent, 20, 1);
        eleven.lies(19, 6);
        QCOMPARE(distance(cellAt(12, 5), cellAt(19, 6)), 4);
        eleven.run(Task::Contest).choose(0); // the first spot
        QCOMPARE(eleven.state.ball.possessor, Piece(mate));
        QCOMPARE(int{eleven.state.longBall}, 4);
        QCOMPARE(int{eleven.state.turn.amax}, 4);
        QCOMPARE(allowance(eleven.state), 4);
        // C16
        Contest sixteen;
        sixteen.place(Side::Away, opponent, 12, 5).place(Side::Away, 0, 1, 8).place(Side::Home, kicker, 2, 7);
        sixteen.lies(19, 6).run(Task::Contest).choose(0);
        while (sixteen.state.phase == Phase::Respot)
            sixteen.choose(doneCode);
        QCOMPARE(sixteen.state.attacker, Side::Away);
        QVERIFY(sixteen.state.turn.counterFirst);
        QCOMPARE(int{sixteen.state.longBall}, 4);
        QCOMPARE(int{sixteen.state.turn.amax}, 0);
    }
    void ballOnTheLine()
    {
        // C12
        Contest twelve;
        twelve.place(Side::Away, opponent, 17, 4).place(Side::Home, mate, 12, 3);
        twelve.ball(7000, 3753).kicked(Act::Pass, Side::Home, kicker);
        QCOMPARE(twelve.decide().side, Side::Home);
        QCOMPARE(twelve.decide().reason, Reason::Short);
        twelve.run(Task::Contest);
        QCOMPARE(twelve.state.phase, Phase::Winner);
        QVERIFY(twelve.due.contains(mate) && twelve.due.contains(kicker));
        // C17
        Contest seventeen;
        seventeen.ball(7000, 3753);
        seventeen.place(Side::Home, mate, 13, 4).place(Side::Home, other, 15, 4);
        seventeen.place(Side::Away, opponent, 20, 1);
        seventeen.kicked(Act::Pass, Side::Home, kicker).touch(Side::Home, mate);
        seventeen.run(Task::Contest);
        QCOMPARE(seventeen.state.phase, Phase::WinnerSpot);
        seventeen.choose(seventeen.due[0]);
        QCOMPARE(seventeen.state.ball.possessor, Piece(mate));
        QCOMPARE(int{seventeen.man(Side::Home, mate).cell}, cellAt(13, 4));
        QCOMPARE(int{seventeen.man(Side::Home, other).cell}, cellAt(15, 4));
    }
    void restartsToOneself()
    {
        // C13
        Contest thirteen;
        thirteen.place(Side::Home, kicker, 21, 0);
        thirteen.place(Side::Home, mate, 17, 0).place(Side::Away, opponent, 19, 0);
        thirteen.ball(10'600, 400).kicked(Act::Pass, Side::Home, kicker);
        thirteen.state.kick.restart = Restart::Corner;
        QCOMPARE(thirteen.decide().side, Side::Away);
        thirteen.state.kick.restart = Restart::None;
        QCOMPARE(thirteen.decide().side, Side::Home);
    }
    void marking()
    {
        // C14
        const auto abilities = [](std::string_view receiver, std::string_view marker,
                                  std::string_view passer) {
            Contest position;
            position.sticker(Side::Home, kicker, passer).sticker(Side::Home, mate, receiver);
            position.place(Side::Home, mate, 15, 4, 13);
            position.ballIn(15, 4);
            if (!marker.empty())
                position.sticker(Side::Away, opponent, marker).place(Side::Away, opponent, 15, 4, 7);
            position.kicked(Act::Pass, Side::Home, kicker);
            bool marked = false;
            int cancelled = noPiece;
            return abilitiesOf(position.state, mate, 0, marked, cancelled);
        };
        QCOMPARE(abilities("Y", "", "R"), mayPass);
        QCOMPARE(abilities("Y", "B", "R"), std::uint8_t(0));
        QCOMPARE(abilities("Y", "B", "YY"), std::uint8_t(0));
        QCOMPARE(abilities("YR", "B", "YY"), mayPass);
        QCOMPARE(abilities("Y", "R", "R"), mayPass);
        QCOMPARE(abilities("B", "", "R"), std::uint8_t(0));
    }
    void lyingPlayers()
    {
        // C15, C18
        Contest fifteen;
        fifteen.place(Side::Away, opponent, 17, 4).lie(Side::Away, opponent);
        fifteen.place(Side::Home, mate, 13, 4).lies(17, 4);
        QCOMPARE(fifteen.decide().side, Side::Home);
        QCOMPARE(fifteen.decide().tied, bitOf(mate));
        Contest eighteen;
        c1(eighteen);
        eighteen.lie(Side::Home, mate);
        QCOMPARE(eighteen.decide().side, Side::Away);
    }
    void failedCrosses()
    {
        // C19
        Contest nineteen;
        nineteen.place(Side::Home, mate, 19, 4).place(Side::Home, other, 11, 4).place(Side::Away, 0, 1, 8);
        nineteen.place(Side::Home, kicker, 17, 0).place(Side::Away, opponent, 13, 4);
        nineteen.lies(19, 4, Act::Cross);
        nineteen.state.man(mate).headed = true;
        QCOMPARE(nineteen.decide().side, Side::Away);
        QCOMPARE(nineteen.decide().distance, 3);
        nineteen.state.man(mate).headed = false;
        QCOMPARE(nineteen.decide().side, Side::Home);
    }
    void blockedAdvance()
    {
        // R22: he who runs past an opponent without declaring it is out, unless the ball stays in his cell.
        Contest position;
        position.place(Side::Away, opponent, 13, 4).lies(15, 4);
        position.state.kick.blocked = true;
        QCOMPARE(position.decide().side, Side::Away);
        position.lies(11, 4);
        position.state.kick.blocked = true;
        QCOMPARE(position.decide().side, Side::Home);
    }
    void offside()
    {
        const auto isOff = [](int x, Restart restart) {
            SimulatorPosition position;
            position.place(Side::Home, kicker, 12, 3).place(Side::Home, mate, 16, 3);
            position.ball(6000, 3753);
            position.kicked(Act::Pass, Side::Home, kicker);
            position.state.kick.from = at(6000, 3753);
            position.state.kick.restart = restart;
            position.place(Side::Away, 1, 15, 4).place(Side::Away, 2, 14, 5);
            auto &places = position.state.kick.offsideX;
            places[pieceOf(Side::Away, 0)] = 10'900;
            places[pieceOf(Side::Away, 1)] = 7'900;
            places[pieceOf(Side::Away, 2)] = 7'000;
            places[mate] = static_cast<std::int16_t>(x);
            return isOffside(position.state, mate);
        };
        QVERIFY(isOff(8000, Restart::None));
        QVERIFY(!isOff(7900, Restart::None));
        QVERIFY(!isOff(8000, Restart::ThrowIn));
        QVERIFY(!isOff(8000, Restart::Corner));
        QVERIFY(!isOff(8000, Restart::GoalKick));
        QVERIFY(isOff(8000, Restart::FreeKick));
        QVERIFY(!isOff(5900, Restart::None));
    }
    void offsideEdge()
    {
        // O4: he steps back, and the ball is fought for again.
        const auto play = [](std::string_view sticker) {
            auto position = std::make_unique<Contest>();
            position->sticker(Side::Home, mate, sticker).place(Side::Home, mate, 17, 4);
            position->place(Side::Away, opponent, 16, 3, 0).place(Side::Away, 0, 21, 4);
            position->place(Side::Home, kicker, 12, 3).lies(17, 4);
            position->touch(Side::Home, mate);
            position->run(Task::Contest);
            return position;
        };
        const auto plain = play("RR");
        QVERIFY(plain->hasEvent(event::Offside));
        QCOMPARE(plain->state.restart.kind, Restart::FreeKick);
        QCOMPARE(plain->state.restart.side, Side::Away);
        const auto edge = play("RRR");
        QCOMPARE(edge->state.phase, Phase::OffsideEdge);
        QVERIFY(edge->due.size() > 1);
        for (const OptionCode option : edge->due.all())
            if (option != doneCode)
                QVERIFY(spotAt(cellOfEdge(option), spotOfEdge(option), true).x <= 8000);
        // No edge has the code of a word: it would be called that, and not be shown on the board.
        for (int cell = 0; cell < cellCount; ++cell)
            for (int spot = 0; spot < spotCount; ++spot) {
                const OptionCode code = codeOfEdge(cell, spot);
                QVERIFY(code > setUpCode);
                QCOMPARE(std::pair(cellOfEdge(code), spotOfEdge(code)), std::pair(cell, spot));
            }
        edge->choose(edge->due[1]);
        QVERIFY(edge->hasEvent(event::OffsideEdge));
        QVERIFY(!edge->hasEvent(event::Offside));
        const auto declined = play("RRR");
        declined->choose(doneCode);
        QVERIFY(declined->hasEvent(event::Offside));
    }
    void speedDoesNotMakeOffside()
    {
        // O5: judged by the place at the kick, whatever moves come before the contest.
        Contest position;
        position.place(Side::Home, mate, 15, 4, 0).place(Side::Away, opponent, 15, 2, 0);
        position.lies(17, 4);
        put(position.state, mate, cellAt(17, 4), 4);
        QVERIFY(!isOffside(position.state, mate));
    }
};

TOUCHLINE_TEST(TestSimulatorContest)

} // namespace test_simulator_contest

#include "test_simulator_contest.moc"
