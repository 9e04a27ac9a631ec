// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/champions_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_clock {

using namespace touchline;
using namespace touchline::testing;
namespace ch = touchline::champions;
using ch::Phase;

namespace {

void twoTeams(ChampionsPosition &match)
{
    match
        .place(Side::Home,
               {{1, 5, 0}, {2, 1, 5}, {3, 1, 6}, {4, 1, 7}, {5, 10, 5}, {6, 10, 6}, {8, 9, 7}, {14, 5, 11}})
        .place(
            Side::Away,
            {{1, 5, 14}, {2, 2, 12}, {3, 9, 12}, {4, 2, 10}, {5, 9, 10}, {6, 10, 9}, {8, 1, 9}, {9, 2, 9}});
}

/// Kicks of the shoot-out until it is over: `scores(number)` says whether the next one goes in.
template <class Scores>
int kickUntilOver(ChampionsPosition &match, Scores &&scores)
{
    int kicks = 0;
    while (awaits(match.state) != Awaits::Nothing) {
        if (match.state.phase == Phase::ShootOutRoll) {
            // With 6 pips no goalie comes in time; with 2 he does, and the die of 4 holds.
            match.roll({1, scores(kicks) ? 6 : 2});
            ++kicks;
        } else if (match.state.phase == Phase::SaveRoll) {
            match.roll({4});
        } else if (match.state.phase == Phase::SaveSpot) {
            match.choose(match.options()[match.options().size() - 2]);
        } else {
            match.choose(match.options()[0]);
        }
    }
    return kicks;
}

} // namespace

/// Watch, whistle, extra time, shoot-out.
class TestClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// V33.
    void lastOneOfATurn()
    {
        ChampionsPosition match;
        twoTeams(match);
        match.ball(5, 7).turn(Side::Home);
        match.state.ones = 15;
        match.roll({1});
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(ch::minuteOf(match.state), 90);
        QCOMPARE(match.eventCount(ch::event::Move), 0);
    }
    /// V34.
    void lastOneOfASave()
    {
        ChampionsPosition match;
        twoTeams(match);
        match.state.ones = 15;
        match.kick(Side::Home, 14, 3).segment({{6, 12}, {6, 13}, {6, 14}}).to(6, 14).roll({1});
        QCOMPARE(match.state.score, (Score{1, 0}));
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(match.state.winner, Side::Home);
    }
    void minutes()
    {
        ChampionsPosition match;
        QCOMPARE(ch::minuteOf(match.state), 1);
        match.state.ones = 3;
        match.state.sinceOne = 2;
        QCOMPARE(ch::minuteOf(match.state), 20);
        match.state.sinceOne = 40;
        QCOMPARE(ch::minuteOf(match.state), 23);
        match.state.ones = 16;
        match.state.sinceOne = 0;
        match.state.period = Period::ExtraTime;
        QCOMPARE(ch::minuteOf(match.state), 91);
        match.state.ones = 22;
        QCOMPARE(ch::minuteOf(match.state), 120);
    }
    /// V43: every roll is a minute, and every foul one more.
    void everyRollAMinute()
    {
        ch::RuleOptions options;
        options.rolls90 = true;
        ChampionsPosition match(options);
        twoTeams(match);
        match.ball(5, 7).turn(Side::Home);
        match.state.tally = 92;
        match.state.foulCount = 3;
        match.roll({4});
        QCOMPARE(match.state.phase, Phase::MovePiece);
        match.man(2).choose(match.options()[0]);
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(match.state.tally, std::int16_t{93});
    }
    /// 9.3, first half of V39: play goes on where it stood, and a goal ends it.
    void goldenGoal()
    {
        ChampionsPosition match;
        twoTeams(match);
        match.tables.decision.needsWinner = true;
        match.ball(5, 7).turn(Side::Home);
        match.state.score = {1, 1};
        match.state.ones = 15;
        match.roll({1});
        QCOMPARE(match.state.period, Period::ExtraTime);
        QCOMPARE(match.state.phase, Phase::TurnRoll);
        QCOMPARE(match.state.turnSide, Side::Home);
        match.kick(Side::Home, 14, 3).segment({{6, 12}, {6, 13}, {6, 14}}).choose(ch::restCode);
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(match.state.score, (Score{2, 1}));
        QCOMPARE(match.state.after90, (Score{1, 1}));
        QCOMPARE(match.eventCount(ch::event::GoldenGoal), 1);
        QVERIFY(!match.state.shootOutHeld);
    }
    /// The sixth further one ends extra time.
    void endOfExtraTime()
    {
        ChampionsPosition match;
        twoTeams(match);
        match.tables.decision.needsWinner = true;
        match.state.period = Period::ExtraTime;
        match.state.extraTimePlayed = true;
        match.state.ones = 21;
        match.ball(5, 7).turn(Side::Home).roll({1});
        QVERIFY(match.state.shootOutHeld);
        QCOMPARE(match.state.phase, Phase::ShootOutTaker);
        QCOMPARE(match.state.decider, Side::Away);
    }
    /// 9.4: five each, and no more than needed.
    void shootOut()
    {
        ChampionsPosition match;
        twoTeams(match);
        match.tables.decision.needsWinner = true;
        match.state.period = Period::ExtraTime;
        match.state.extraTimePlayed = true;
        match.state.score = {2, 2};
        match.state.after90 = {2, 2};
        match.state.ones = 21;
        match.ball(5, 7).turn(Side::Home).roll({1});
        // Away scores with all, Home with none: it is over after three each.
        QCOMPARE(kickUntilOver(match, [](int kick) { return kick % 2 == 0; }), 6);
        QCOMPARE(match.state.winner, Side::Away);
        QCOMPARE(match.side(Side::Away).kickGoals, std::int8_t{3});
        QCOMPARE(match.state.score, (Score{2, 2}));
    }
    void suddenDeath()
    {
        ChampionsPosition match;
        twoTeams(match);
        match.tables.decision.needsWinner = true;
        match.tables.decision.extraTime = DecisionRules::ExtraTime::None;
        match.state.ones = 15;
        match.ball(5, 7).turn(Side::Home).roll({1});
        // All score until the seventh pair, in which Away misses.
        QCOMPARE(kickUntilOver(match, [](int kick) { return kick != 12; }), 14);
        QCOMPARE(match.state.winner, Side::Home);
    }
};

TOUCHLINE_TEST(TestClock)

} // namespace test_clock

#include "test_clock.moc"
