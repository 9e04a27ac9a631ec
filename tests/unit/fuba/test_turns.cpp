// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/fuba_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_turns {

using namespace touchline;
using namespace touchline::testing;
namespace fb = touchline::fuba;
using namespace touchline::fuba::area;
using fb::Phase;

namespace {

/// Home has four in the centre with the ball, the others three there; a turn has begun.
void centre(FubaPosition &match, int value)
{
    match.place(Side::Home, {{CC, 4}, {CD, 3}, {LM, 1}, {RM, 1}, {LA, 1}})
        .place(Side::Away, {{CC, 3}, {CD, 3}, {LM, 2}, {RM, 2}})
        .ball(CC, value);
    match.state.period = Period::SecondHalf;
    match.state.square = 60;
    match.beginTurn();
}

/// The home side has the ball in the centre and nobody there; `before` had it when the turn began.
void fetchAt(FubaPosition &match, FubaPosition::Places places, int keeper, Side before)
{
    match.place(Side::Home, places, keeper).place(Side::Away, {{PA, 10}}).ball(CC, 3);
    match.state.turnHolder = before;
}

QList<OptionCode> optionsOf(const FubaPosition &match)
{
    OptionList options;
    fb::listFetches(match.state, options);
    return {options.begin(), options.end()};
}

/// Square after dice, from a marker in the first half; -1 where the half is over at once.
int markerAfter(int square, int stoppage, int own, int other, fb::State &state)
{
    state.square = static_cast<std::int16_t>(square);
    state.stoppage = static_cast<std::int16_t>(stoppage);
    state.holderDie = static_cast<std::int8_t>(own);
    state.otherDie = static_cast<std::int8_t>(other);
    return fb::advanceClock(state) ? fb::clockOf(state) : -1;
}

} // namespace

/// Clock, control check, special events, cards, injuries.
class TestTurns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// V1 to V6, V54.
    void clock()
    {
        FubaPosition match;
        fb::State &state = match.state;
        QCOMPARE(markerAfter(10, 0, 4, 2, state), 12);
        QCOMPARE(markerAfter(10, 0, 3, 3, state), 13);
        QCOMPARE(markerAfter(45, 2, 3, 2, state), -1);
        QCOMPARE(markerAfter(44, 0, 6, 1, state), 46);
        QCOMPARE(state.stoppage, std::int16_t{1});
        QCOMPARE(state.moved, std::int8_t{2});
        QCOMPARE(markerAfter(45, 1, 4, 4, state), -1);
        QCOMPARE(markerAfter(45, 4, 6, 2, state), 50);
        QVERIFY(state.endAfterTurn);
        match.tables.options.c4Late = true;
        QCOMPARE(markerAfter(20, 0, 5, 1, state), 25);
        QCOMPARE(state.moved, std::int8_t{5});
        QCOMPARE(markerAfter(43, 0, 4, 2, state), 46);
        QCOMPARE(state.moved, std::int8_t{3});
    }

    /// V47: 91/36 minutes a turn, five squares and more in one of nine turns.
    void expectationOfTheClock()
    {
        FubaPosition match;
        int minutes = 0;
        int tiring = 0;
        for (int own = 1; own <= 6; ++own)
            for (int other = 1; other <= 6; ++other) {
                minutes += markerAfter(10, 0, own, other, match.state) - 10;
                tiring += match.state.moved >= fb::tiringSquares ? 1 : 0;
            }
        QCOMPARE(minutes, 91);
        QCOMPARE(tiring, 36 / 9);
    }

    /// V7: toss 5 and 3, the first team takes the ball, the other begins the second half.
    void toss()
    {
        const fb::MatchTables tables = fubaTables();
        EventList events;
        fb::State state = fb::startMatch(tables, events);
        for (int side = 0; side < 2; ++side)
            fb::applyChoice(state, 442, events);
        fb::applyRoll(state, 5, events);
        fb::applyRoll(state, 3, events);
        QCOMPARE(state.phase, Phase::KickSide);
        QCOMPARE(state.decider, Side::Home);
        fb::applyChoice(state, fb::withBall, events);
        QCOMPARE(state.holder, Side::Home);
        QCOMPARE(state.phase, Phase::SetUpPlan);
        dropAll(state);
        push(state, fb::Task::BeginHalf, Side::Home, static_cast<int>(Period::SecondHalf));
        state.phase = Phase::Running;
        fb::settle(state, events);
        QCOMPARE(state.holder, Side::Away);
    }

    /// V8, V9.
    void conditionAtTheStart()
    {
        fb::RuleOptions options;
        options.condition = options.roles = true;
        const fb::MatchTables tables = fubaTables(options);
        fb::State state = fb::startMatch(tables, NoEvents());
        fb::applyChoice(state, 442, NoEvents());
        QCOMPARE(state.sides[Side::Home].condition, (std::array<std::int8_t, 3>{4, 4, 2}));
        fb::applyChoice(state, 451, NoEvents());
        fb::applyChoice(state, fb::doneCode, NoEvents());
        for (int man = 0; man < 3; ++man)
            fb::applyChoice(state, 1, NoEvents()); // attacking midfielder
        QCOMPARE(state.sides[Side::Away].condition, (std::array<std::int8_t, 3>{4, 2, 4}));
    }

    /// V10, V13, V14.
    void tiredness()
    {
        const auto lostAt = [](int square, Period period, std::initializer_list<int> dice) {
            FubaPosition match(fubaStandard());
            centre(match, 3);
            match.choose(CC);
            match.state.period = period;
            match.state.square = static_cast<std::int16_t>(square - 5);
            match.roll({6, 1});
            [&] { QCOMPARE(match.state.phase, Phase::Tired); }();
            for (const int die : dice) {
                match.roll({die});
                while (match.state.phase == Phase::LoseCondition)
                    match.choose(match.options()[0]);
            }
            return 10 - fb::conditionLeft(match.side(Side::Home));
        };
        QCOMPARE(lostAt(78, Period::SecondHalf, {5, 3}), 1);
        QCOMPARE(lostAt(45, Period::FirstHalf, {4, 1}), 1);
        QCOMPARE(lostAt(90, Period::SecondHalf, {2, 3, 3}), 3);
    }

    /// V22, V23.
    void controlCheck()
    {
        FubaPosition kept;
        centre(kept, 3);
        kept.choose(CC).roll({4, 6});
        QCOMPARE(kept.state.holder, Side::Home);
        QCOMPARE(kept.state.value, std::int8_t{6});
        FubaPosition lost;
        centre(lost, 3);
        lost.choose(CC).roll({2, 6});
        QCOMPARE(lost.state.holder, Side::Away);
        QCOMPARE(lost.state.value, std::int8_t{2});
        QCOMPARE(lost.state.square, std::int16_t{64});
    }

    /// V24: the ball goes back to where it came from.
    void eventMinusFour()
    {
        FubaPosition match;
        centre(match, 4);
        match.choose(LM).roll({});
        QCOMPARE(match.state.target, std::int8_t{LM});
        // No opponent in LM: the value is 1; so that the event happens it is set to what the die shows.
        match.state.value = 4;
        match.roll({4, 1, 1, 5});
        QCOMPARE(match.state.holder, Side::Away);
        QCOMPARE(match.state.ball, std::int8_t{CC});
        QCOMPARE(match.state.target, std::int8_t{CC});
        QCOMPARE(match.state.value, std::int8_t{4});
    }

    /// V25.
    void eventPlusFour()
    {
        FubaPosition match;
        centre(match, 4);
        match.choose(CC).roll({4, 5, 6, 2});
        QCOMPARE(match.state.holder, Side::Home);
        QCOMPARE(match.state.value, std::int8_t{3});
    }

    /// V26: a corner for the team whose attack zone it is.
    void eventZeroInACorner()
    {
        for (const int target : {LC, LB}) {
            FubaPosition match;
            match.place(Side::Home, {{LC, 2}, {LB, 2}, {LA, 2}, {LM, 1}, {CC, 3}})
                .place(Side::Away, {{RB, 3}, {RC, 2}, {CC, 5}})
                .ball(target == LC ? LA : LM, 3)
                .beginTurn();
            match.choose(target);
            match.state.value = 3;
            match.roll({3, 6, 3, 3});
            QCOMPARE(match.state.phase, Phase::SetUpPlan);
            QCOMPARE(match.state.placing.kind, fb::SetUpKind::Corner);
            QCOMPARE(match.state.holder, target == LC ? Side::Home : Side::Away);
            // LB is the right corner of the other side.
            QCOMPARE(fb::ballOf(match.state, match.state.holder), target == LC ? LC : RC);
            QVERIFY(match.state.atSpot);
            QCOMPARE(match.eventCount(fb::event::Action), 0);
        }
    }

    /// V27 to V30: a foul by the away side, with cards held before.
    void cards()
    {
        struct Case
        {
            int held;
            int yellow;
            int red; ///< 0: no test
            int heldAfter;
            int reds;
        };
        for (const Case &one : {Case{0, 4, 0, 1, 0}, Case{1, 5, 1, 1, 1}, Case{1, 5, 2, 2, 0},
                                Case{2, 4, 2, 1, 1}, Case{0, 6, 1, 0, 1}}) {
            fb::RuleOptions options;
            options.injuries = true;
            FubaPosition match(options);
            centre(match, 3);
            match.side(Side::Away).yellowsHeld = static_cast<std::int16_t>(one.held);
            match.choose(CC).roll({3, 6, 3, 4, one.yellow});
            QCOMPARE(match.state.phase == Phase::RedRoll, one.red != 0);
            if (one.red != 0)
                match.roll({one.red});
            QCOMPARE(int{match.side(Side::Away).yellowsHeld}, one.heldAfter);
            QCOMPARE(int{match.side(Side::Away).reds}, one.reds);
            if (one.reds == 1) {
                QCOMPARE(match.state.phase, Phase::Remove);
                QCOMPARE(match.state.decider, Side::Away);
                match.choose(CC);
                QCOMPARE(int{match.side(Side::Away).available}, 9);
            }
            if (one.yellow == 6) { // the opponent is hurt
                QCOMPARE(match.state.phase, Phase::Remove);
                QCOMPARE(match.state.decider, Side::Home);
            }
        }
    }

    /// V31: a 3 is a card unless the foul was entirely in the opponents' half.
    void yellowOnAThree()
    {
        for (const int place : {CC, LA}) {
            FubaPosition match;
            match.place(Side::Home, {{LA, 3}, {CC, 4}, {CD, 3}})
                .place(Side::Away, {{RM, 3}, {CC, 3}, {CD, 4}})
                .ball(CC, 3)
                .beginTurn();
            match.choose(place);
            match.state.value = 3;
            // The home side fouls: level 4 in CC, level 5 in LA.
            match.roll({3, 6, 4, 3, 3});
            QCOMPARE(int{match.side(Side::Home).yellowsReceived}, place == CC ? 1 : 0);
        }
    }

    /// V41.
    void orderOfStages()
    {
        for (const bool kept : {true, false}) {
            FubaPosition match;
            match.place(Side::Home, {{CC, 2}, {CD, 8}})
                .place(Side::Away, {{CC, 2}, {CD, 8}})
                .ball(CC, 3)
                .beginTurn();
            match.choose(CC).roll({kept ? 5 : 1, 6});
            QCOMPARE(match.state.phase, Phase::ActionChoice);
            QCOMPARE(match.state.stage.side, kept ? Side::Away : Side::Home);
        }
    }

    /// V48.
    void eventMinusFourAtACorner()
    {
        FubaPosition match;
        match.place(Side::Home, {{PX, 5}, {CA, 2}, {CC, 2}})
            .place(Side::Away, {{PA, 7}, {CD, 3}})
            .ball(LC, 1);
        match.state.atSpot = true;
        match.state.restart = fb::Restart::Corner;
        match.beginTurn();
        QCOMPARE(fb::valueAfterPass(match.state, PX, false), 2);
        match.choose(PX).roll({2, 6, 1, 5});
        QCOMPARE(match.state.holder, Side::Away);
        QCOMPARE(fb::ballOf(match.state, Side::Away), RB);
        QCOMPARE(match.state.phase, Phase::Fetch);
        match.choose(match.options()[0]);
        QCOMPARE(match.state.value, std::int8_t{2});
        QCOMPARE(fb::countIn(match.side(Side::Home), LC), 1);
    }

    /// V50: an injured piece comes back in the set-up after a goal, or at the end of a turn without stages.
    void injuredPieceReturns()
    {
        fb::RuleOptions options;
        options.injuries = true;
        for (const bool goal : {true, false}) {
            FubaPosition match(options);
            centre(match, 3);
            match.state.turn = 10;
            match.choose(CC).roll({3, 6, 6, 6});
            QCOMPARE(match.state.phase, Phase::Remove);
            match.choose(CC).roll({2}).choose(CC).roll({2});
            QCOMPARE(match.side(Side::Home).absent[0].due, std::int16_t{12});
            QCOMPARE(match.state.turn, std::int16_t{11});
            QCOMPARE(match.state.phase, Phase::Target);
            if (goal) {
                fb::scoreGoal(match.state, GoalHow::Play, 9, match.events);
                match.state.phase = Phase::Running;
                fb::settle(match.state, match.events);
                QCOMPARE(match.state.phase, Phase::SetUpPlan);
            } else {
                match.state.turn = 12;
                match.choose(CC);
                match.state.value = 3;
                match.roll({3, 6, 3, 3});
                QCOMPARE(match.state.turn, std::int16_t{13});
            }
            QCOMPARE(match.side(Side::Home).absentCount, std::int8_t{0});
        }
    }

    /// 6.9a, §4.4.2: the nearest, keeper and all; ties are the side's choice.
    void theNearestFetches()
    {
        // The ball in CC: LM and CD are one step away, LB two, the keeper two.
        FubaPosition match;
        fetchAt(match, {{LM, 2}, {CD, 3}, {LB, 5}}, PA, Side::Home);
        QCOMPARE(optionsOf(match), (QList<OptionCode>{CD, LM}));
        // Two steps each: the keeper is as near as the others.
        FubaPosition level;
        fetchAt(level, {{LB, 5}, {RB, 5}}, PA, Side::Home);
        QCOMPARE(optionsOf(level), (QList<OptionCode>{LB, RB, fb::fetchKeeper + PA}));
    }

    /// A keeper who is nearest goes; only whoever was without the ball when the turn began may send another.
    void aKeeperMayBeSpared()
    {
        const FubaPosition::Places far{{LB, 4}, {PA, 6}};
        FubaPosition holder;
        fetchAt(holder, far, CD, Side::Home);
        QCOMPARE(optionsOf(holder), QList<OptionCode>{fb::fetchKeeper + CD});
        FubaPosition winner;
        fetchAt(winner, far, CD, Side::Away);
        // The second nearest in his place: two steps, not those farther away.
        QCOMPARE(optionsOf(winner), (QList<OptionCode>{PA, LB, fb::fetchKeeper + CD}));
        FubaPosition one;
        fetchAt(one, {{LM, 1}, {PA, 9}}, CC - 3, Side::Away);
        QCOMPARE(optionsOf(one), (QList<OptionCode>{LM, fb::fetchKeeper + CD}));
    }

    /// It is free, and marks nothing as moved; of several pieces one that has not moved goes, and one that
    /// stepped off its goal line last (R61).
    void whoFetchesIsNotUsedUp()
    {
        const auto fetched = [](int unmoved, int freed) {
            FubaPosition match;
            fetchAt(match, {{CD, 3}, {PA, 7}}, PA, Side::Home);
            fb::SideState &own = match.side(Side::Home);
            fb::at(own.unmoved, CD) = static_cast<std::int8_t>(unmoved);
            fb::at(own.freed, CD) = static_cast<std::int8_t>(freed);
            fb::chooseFetch(match.state, CD, match.events);
            return QList<int>{fb::at(own.pieces, CD),  fb::at(own.pieces, CC), fb::at(own.unmoved, CD),
                              fb::at(own.unmoved, CC), fb::at(own.freed, CD),  fb::at(own.freed, CC)};
        };
        QCOMPARE(fetched(3, 0), (QList<int>{2, 1, 2, 1, 0, 0}));
        QCOMPARE(fetched(1, 2), (QList<int>{2, 1, 0, 1, 2, 0}));
        // Nobody unmoved: one that only moved goes before those that were freed.
        QCOMPARE(fetched(0, 2), (QList<int>{2, 1, 0, 0, 2, 0}));
        QCOMPARE(fetched(0, 3), (QList<int>{2, 1, 0, 0, 2, 1}));
    }

    void theKeeperFetches()
    {
        FubaPosition match;
        fetchAt(match, {{PA, 10}}, CD, Side::Home);
        fb::SideState &own = match.side(Side::Home);
        own.keeperOut = true;
        fb::chooseFetch(match.state, fb::fetchKeeper + CD, match.events);
        QCOMPARE(own.keeper, std::int8_t{CC});
        QVERIFY(!own.keeperOut);
        QVERIFY(!own.keeperMoved);
        QCOMPARE(fb::at(own.pieces, PA), 10);
        const Event &told = match.events.events().back();
        QCOMPARE(told.kind, fb::event::Fetch);
        QCOMPARE((QList<int>{told.numbers[0], told.numbers[1], told.numbers[2]}), (QList<int>{CD, CC, 1}));
    }

    /// V55: the Actor rolls doubles; his side gets the card.
    void caughtActor()
    {
        for (const int held : {1, 2}) {
            fb::RuleOptions options = fubaFull();
            FubaPosition match(options);
            centre(match, 3);
            match.side(Side::Home).skills = fb::bitOf(fb::Skill::Actor);
            match.side(Side::Home).yellowsHeld = static_cast<std::int16_t>(held - 1);
            match.choose(CC).roll({3, 6, 3, 4});
            QCOMPARE(match.state.phase, Phase::ActorYellow);
            match.choose(fb::useCode).roll({3, 3});
            QCOMPARE(int{match.side(Side::Away).yellowsHeld}, 0);
            QCOMPARE(int{match.side(Side::Home).yellowsHeld}, held);
            if (held == 2) {
                QCOMPARE(match.state.phase, Phase::RedRoll);
                match.roll({1});
                QCOMPARE(int{match.side(Side::Home).reds}, 1);
                match.choose(CC);
            }
            QCOMPARE(match.state.holder, Side::Away);
        }
    }
};

TOUCHLINE_TEST(TestTurns)

} // namespace test_turns

#include "test_turns.moc"
