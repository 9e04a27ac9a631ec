// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/fuba_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_knockout {

using namespace touchline;
using namespace touchline::testing;
namespace fb = touchline::fuba;
using namespace touchline::fuba::area;
using fb::Phase;

namespace {

/// A tie that is level when its second half ends.
void endSecondHalf(FubaPosition &match, Score score = {1, 1})
{
    match.tables.decision.needsWinner = true;
    match.place(Side::Home, {{CC, 10}}).place(Side::Away, {{CC, 10}}).ball(CC, 1);
    match.state.period = Period::SecondHalf;
    match.state.square = 90;
    match.state.stoppage = 5;
    match.state.score = score;
    dropAll(match.state);
    push(match.state, fb::Task::EndHalf);
    match.state.phase = Phase::Running;
    fb::settle(match.state, match.events);
}

void shootOut(FubaPosition &match)
{
    match.tables.options.extraTime = false;
    endSecondHalf(match);
}

/// One kick: the keeper stays, the shot goes left and needs a 3.
void kick(FubaPosition &match, bool scored)
{
    QCOMPARE(match.state.phase, Phase::Dive);
    match.choose(1).choose(0).roll({scored ? 3 : 2});
}

} // namespace

/// Extra time, golden goal, shoot-out, half-time (6.20, 2.1.1).
class TestKnockout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decidedAfterNinetyMinutes()
    {
        FubaPosition match;
        endSecondHalf(match, {2, 1});
        QCOMPARE(match.state.phase, Phase::Over);
        QVERIFY(match.state.hasWinner);
        QCOMPARE(match.state.winner, Side::Home);
        QCOMPARE(decidedBy(match.state), DecidedBy::NinetyMinutes);
    }

    void drawWhereNoWinnerIsNeeded()
    {
        FubaPosition match;
        match.tables.options.extraTime = true;
        endSecondHalf(match);
        QCOMPARE(match.state.phase, Phase::TossHome);
        FubaPosition draw;
        endSecondHalf(draw, {0, 0});
        draw.tables.decision.needsWinner = false;
        dropAll(draw.state);
        push(draw.state, fb::Task::Decide);
        draw.state.phase = Phase::Running;
        fb::settle(draw.state, draw.events);
        QCOMPARE(draw.state.phase, Phase::Over);
        QVERIFY(!draw.state.hasWinner);
    }

    void extraTimeHasTwoHalves()
    {
        FubaPosition match;
        endSecondHalf(match);
        // Level tosses are repeated; the winner takes the other choice.
        match.roll({4, 4, 2, 5}).choose(1);
        QCOMPARE(match.state.period, Period::ExtraTime);
        QCOMPARE(match.state.square, std::int16_t{91});
        QCOMPARE(match.state.holder, Side::Home);
        dropAll(match.state);
        push(match.state, fb::Task::EndHalf);
        match.state.phase = Phase::Running;
        fb::settle(match.state, match.events);
        QCOMPARE(match.state.period, Period::ExtraTimeSecond);
        QCOMPARE(match.state.square, std::int16_t{106});
        QCOMPARE(match.state.holder, Side::Away);
        dropAll(match.state);
        push(match.state, fb::Task::EndHalf);
        match.state.phase = Phase::Running;
        fb::settle(match.state, match.events);
        QCOMPARE(match.state.phase, Phase::ShootOutHome);
    }

    void goldenGoalEndsTheMatch()
    {
        for (const bool golden : {true, false}) {
            fb::RuleOptions options;
            options.goldenGoal = golden;
            FubaPosition match(options);
            endSecondHalf(match);
            match.roll({5, 2}).choose(0);
            dropAll(match.state);
            fb::scoreGoal(match.state, GoalHow::Play, 9, match.events);
            match.state.phase = Phase::Running;
            fb::settle(match.state, match.events);
            QCOMPARE(match.state.phase == Phase::Over, golden);
            if (golden) {
                QCOMPARE(match.state.winner, Side::Home);
                QCOMPARE(decidedBy(match.state), DecidedBy::ExtraTime);
            }
        }
    }

    /// A silver goal: whoever leads at half-time of extra time has won.
    void silverGoal()
    {
        for (const int lead : {1, 0}) {
            FubaPosition match;
            match.tables.decision.extraTime = DecisionRules::ExtraTime::SilverGoal;
            endSecondHalf(match);
            match.roll({5, 2}).choose(0);
            match.state.score.away += lead;
            dropAll(match.state);
            push(match.state, fb::Task::EndHalf);
            match.state.phase = Phase::Running;
            fb::settle(match.state, match.events);
            QCOMPARE(match.state.phase == Phase::Over, lead == 1);
        }
    }

    /// The second leg: the goals of both count, then those away from home.
    void secondLeg()
    {
        FubaPosition decided;
        decided.tables.decision.firstLeg = Score{1, 0};
        endSecondHalf(decided);
        QCOMPARE(decided.state.phase, Phase::Over);
        FubaPosition level;
        level.tables.decision.firstLeg = Score{0, 1};
        endSecondHalf(level, {2, 1});
        QCOMPARE(level.state.phase, Phase::TossHome);
        FubaPosition away;
        away.tables.decision.firstLeg = Score{0, 1};
        away.tables.decision.awayGoals = true;
        endSecondHalf(away, {2, 1});
        QCOMPARE(away.state.phase, Phase::Over);
        QCOMPARE(away.state.winner, Side::Home); // of this match; the visitors go through
    }

    void replayInsteadOfAShootOut()
    {
        FubaPosition match;
        match.tables.decision.extraTime = DecisionRules::ExtraTime::None;
        match.tables.decision.shootOut = false;
        endSecondHalf(match);
        QCOMPARE(match.state.phase, Phase::Over);
        QVERIFY(!match.state.hasWinner);
    }

    /// Stopped when it is decided: 3-0 after three kicks each.
    void shootOutStopsWhenDecided()
    {
        FubaPosition match;
        shootOut(match);
        match.roll({2, 6});
        for (int pair = 0; pair < 3; ++pair) {
            QCOMPARE(match.state.holder, Side::Away);
            kick(match, true);
            kick(match, false);
        }
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(match.state.winner, Side::Away);
        QCOMPARE(int{match.side(Side::Away).kickGoals}, 3);
        QCOMPARE(match.state.score, (Score{1, 1}));
    }

    void pairsAfterFiveKicks()
    {
        FubaPosition match;
        shootOut(match);
        match.roll({6, 1});
        for (int number = 0; number < 10; ++number)
            kick(match, number % 4 < 2);
        QVERIFY(match.state.phase != Phase::Over);
        kick(match, true);
        QVERIFY(match.state.phase != Phase::Over);
        kick(match, false);
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(match.state.winner, Side::Home);
        // Eleven kicked, keepers last, nobody twice.
        QCOMPARE(match.eventCount(EventKind::ShootOutKick), 12);
        QSet<int> takers;
        for (const Event &event : match.events.events())
            if (event.kind == EventKind::ShootOutKick && event.side == Side::Home)
                takers << event.player;
        QCOMPARE(takers.size(), 6);
        QVERIFY(!takers.contains(0));
    }

    /// Dice that never decide: a toss does, after a hundred pairs (R68).
    void endlessShootOut()
    {
        FubaPosition match;
        shootOut(match);
        match.roll({6, 1});
        int kicks = 0;
        while (match.state.phase == Phase::Dive) {
            kick(match, true);
            ++kicks;
        }
        QCOMPARE(kicks, 10 + 2 * fb::mostPairs);
        QCOMPARE(match.state.phase, Phase::ShootOutHome);
        match.roll({1, 2});
        QCOMPARE(match.state.phase, Phase::Over);
        QCOMPARE(match.state.winner, Side::Away);
    }

    /// One player of the formation goes to another line; condition stays (R42).
    void halfTimeChange()
    {
        FubaPosition match(fubaStandard());
        match.place(Side::Home, {{CC, 10}}).place(Side::Away, {{CC, 10}}).ball(CC, 1);
        dropAll(match.state);
        push(match.state, fb::Task::EndHalf);
        match.state.phase = Phase::Running;
        fb::settle(match.state, match.events);
        QCOMPARE(match.state.phase, Phase::HalfTime);
        match.choose(fb::shiftCode(1, 2)).choose(fb::doneCode);
        QCOMPARE(match.side(Side::Home).formation.code(), 433);
        QCOMPARE(match.side(Side::Away).formation.code(), 442);
        QCOMPARE(match.side(Side::Home).condition, (std::array<std::int8_t, 3>{4, 4, 2}));
        QCOMPARE(match.state.square, std::int16_t{46});
    }

    /// C2 and C1 at the start (life cycle of section 9): 4-5-1 in place of 4-4-2, and a point of the match
    /// before, both from midfield.
    void lossesAtTheStart()
    {
        fb::MatchTables tables = fubaTables(fubaStandard());
        tables.teams[Side::Home].conditionLoss = 1;
        EventList events;
        fb::State state = fb::startMatch(tables, events);
        fb::applyChoice(state, 451, events);
        fb::applyChoice(state, 442, events);
        for (int point = 0; point < 2; ++point) {
            QCOMPARE(state.phase, Phase::LoseCondition);
            fb::applyChoice(state, 1, events);
        }
        QCOMPARE(state.phase, Phase::TossHome);
        QCOMPARE(state.sides[Side::Home].condition, (std::array<std::int8_t, 3>{4, 3, 1}));
        QCOMPARE(state.sides[Side::Away].condition, (std::array<std::int8_t, 3>{4, 4, 2}));
    }

    /// C3: one of the team's two skills.
    void oneOfTwoSkills()
    {
        fb::MatchTables tables = fubaTables(fubaFull());
        for (const Side side : bothSides)
            tables.teams[side].skills = fb::bitOf(fb::Skill::Actor) | fb::bitOf(fb::Skill::Tackle);
        fb::State state = fb::startMatch(tables, NoEvents());
        for (int side = 0; side < 2; ++side)
            fb::applyChoice(state, 442, NoEvents());
        for (int side = 0; side < 2; ++side)
            fb::applyChoice(state, fb::doneCode, NoEvents());
        QCOMPARE(state.phase, Phase::SkillChoice);
        OptionList options;
        fb::listOptions(state, options);
        QCOMPARE(options.size(), std::size_t{2});
        fb::applyChoice(state, static_cast<OptionCode>(fb::Skill::Actor), NoEvents());
        fb::applyChoice(state, static_cast<OptionCode>(fb::Skill::Tackle), NoEvents());
        QCOMPARE(state.phase, Phase::TossHome);
        QCOMPARE(state.sides[Side::Home].skills, fb::bitOf(fb::Skill::Actor));
    }
};

TOUCHLINE_TEST(TestKnockout)

} // namespace test_knockout

#include "test_knockout.moc"
