// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/agents/coach.h"
#include "core/games/fuba/agents/coach_ball.h"
#include "core/games/fuba/agents/coach_figures.h"
#include "tests/support/games/fuba_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_coach {

using namespace touchline;
using namespace touchline::testing;
namespace fb = touchline::fuba;
using namespace touchline::fuba::area;
using fb::Action;
using fb::Phase;

namespace {

fb::RuleOptions withKeeper()
{
    fb::RuleOptions options;
    options.advancedKeeper = true;
    return options;
}

/// The coach's choice here, which is made.
OptionCode decide(FubaPosition &match)
{
    fb::Coach coach{Generator(1)};
    const OptionCode option = coach.choose(match.state, match.options());
    match.choose(option);
    return option;
}

constexpr auto movement = static_cast<OptionCode>(Action::Movement);

/// Home has the ball alone on the corner wing, from where an attempt is hard; in the box home has more.
void aloneOnTheWing(FubaPosition &match)
{
    match.place(Side::Home, {{LC, 1}, {PX, 4}, {CD, 5}})
        .place(Side::Away, {{PA, 1}, {CD, 2}, {CC, 7}})
        .ball(LC, 4);
    match.beginStage(Side::Home);
}

/// The home keeper's side has no ball; so many of each stand in its central defence, and the home side has
/// begun to move.
void press(FubaPosition &match, int own, int others, int value)
{
    match.place(Side::Home, {{CD, own}, {PA, 4}, {CC, 6 - own}})
        .place(Side::Away, {{CA, others}, {CC, 10 - others}})
        .ball(CA, value, Side::Away);
    match.beginStage(Side::Home, 2).act(Action::Movement);
    match.choose(static_cast<OptionCode>(fb::MoveKind::Midfield));
}

} // namespace

/// What the coach does with the ball at a man's feet, and with his keeper (A5).
class TestCoach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesTheBallIntoTheBox()
    {
        FubaPosition match;
        aloneOnTheWing(match);
        QVERIFY(fb::bestShotAfterDribble(match.state, Side::Home) >
                fb::shotValue(match.state, Side::Home, LC, 4, false));
        QCOMPARE(decide(match), movement);
        while (match.state.phase != Phase::ActionChoice)
            decide(match);
        QCOMPARE(fb::ballOf(match.state, Side::Home), PX);
        QCOMPARE(decide(match), static_cast<OptionCode>(Action::GoalAttempt));
    }

    void leavesTheBallWhereItIsGuarded()
    {
        FubaPosition match;
        aloneOnTheWing(match);
        match.place(Side::Away, {{RB, 1}, {PA, 1}, {CD, 2}, {CC, 6}});
        QCOMPARE(fb::bestShotAfterDribble(match.state, Side::Home), 0);
        // Nor without the ball, nor where no line may move.
        QCOMPARE(fb::bestShotAfterDribble(match.state, Side::Away), 0);
        FubaPosition still;
        aloneOnTheWing(still);
        still.side(Side::Home).movesPenalty = 9;
        QCOMPARE(fb::bestShotAfterDribble(still.state, Side::Home), 0);
    }

    /// A dribble backwards loses what a dribble forwards gains.
    void forwardIsBetterThanBack()
    {
        FubaPosition match;
        match.place(Side::Home, {{CC, 3}, {CD, 4}, {CA, 3}})
            .place(Side::Away, {{PA, 5}, {CA, 5}})
            .ball(CC, 3);
        match.beginStage(Side::Home).act(Action::Movement);
        QVERIFY(fb::dribbleGain(match.state, {CC, CA, false, true}) > 0);
        QVERIFY(fb::dribbleGain(match.state, {CC, CD, false, true}) < 0);
    }

    /// Of two areas as far ahead and as well manned, the one without opponents is worth the room in it.
    void roomIsWorthSomething()
    {
        FubaPosition match;
        match.place(Side::Home, {{CD, 3}, {RM, 1}, {PA, 6}})
            .place(Side::Away, {{LA, 1}, {PA, 9}})
            .ball(CD, 3);
        match.beginStage(Side::Home).act(Action::Movement);
        // The away side's LA is the home side's RM: one against one there, nobody in LM.
        QCOMPARE(fb::countSeen(match.state, Side::Away, Side::Home, RM), 1);
        const int alone = fb::dribbleGain(match.state, {CD, LM, false, true});
        const int guarded = fb::dribbleGain(match.state, {CD, RM, false, true});
        QVERIFY2(alone > guarded, qPrintable(QStringLiteral("%1, %2").arg(alone).arg(guarded)));
    }

    /// More players of the own side at the ball are better, more opponents worse.
    void companyIsWorthSomething()
    {
        const auto gainWith = [](int own, int others) {
            FubaPosition match;
            match.place(Side::Home, {{CD, 2}, {LM, own}, {PA, 8 - own}})
                .place(Side::Away, {{RA, others}, {PA, 10 - others}})
                .ball(CD, 3);
            match.beginStage(Side::Home).act(Action::Movement);
            return fb::dribbleGain(match.state, {CD, LM, false, true});
        };
        QVERIFY(gainWith(4, 2) > gainWith(2, 2));
        QVERIFY(gainWith(4, 1) > gainWith(4, 3));
    }

    /// A low value of the ball is good for its side, company too; losing it is worse near the own goal.
    void targetsHaveTheirWorth()
    {
        const auto worth = [](int to, int value, int own, int others) {
            FubaPosition match;
            match.place(Side::Home, {{to, own}, {CD, 10 - own}})
                .place(Side::Away, {{fb::turned(to), others}, {PA, 10 - others}})
                .ball(CD, 3);
            return fb::targetValue(match.state, to, value);
        };
        for (int value = 1; value < 6; ++value)
            QVERIFY(worth(CC, value, 3, 2) > worth(CC, value + 1, 3, 2));
        QVERIFY(worth(CC, 3, 4, 2) > worth(CC, 3, 2, 2));
        QVERIFY(worth(CC, 3, 3, 1) > worth(CC, 3, 3, 4));
        // Sure of the ball ahead is better, sure to lose it behind.
        QVERIFY(worth(CA, 1, 2, 1) > worth(LB, 1, 2, 1));
        QVERIFY(worth(LA, 6, 1, 3) > worth(LB, 6, 1, 3));
        for (int level = 0; level < 6; ++level)
            QVERIFY(fb::valueAt(level) < fb::valueAt(level + 1));
    }

    /// Each further piece in an area is worth less, and a move from a crowd to a gap gains what its way back
    /// loses.
    void crowdsAreWorthLess()
    {
        FubaPosition match;
        match.place(Side::Home, {{CC, 6}, {CD, 3}, {PA, 1}}).place(Side::Away, {{PA, 10}}).ball(CC, 3);
        const fb::Wishes wishes = fb::wishesOf(match.state, Side::Home);
        for (int there = 0; there < 8; ++there)
            QVERIFY(fb::worthOf(wishes, CC, there) > fb::worthOf(wishes, CC, there + 1));
        QVERIFY(fb::moveGain(match.state, Side::Home, wishes, {CC, CA, false, false}) > 0);
        fb::movePiece(match.side(Side::Home), CC, CA);
        QVERIFY(fb::moveGain(match.state, Side::Home, wishes, {CA, CC, false, false}) < 0);
    }

    /// The holder of the ball turns its value down, the others up; a condition point helps either.
    void adjustmentHelpsItsOwnSide()
    {
        FubaPosition match;
        match.place(Side::Home, {{CC, 4}, {CD, 6}}).place(Side::Away, {{CC, 2}, {CD, 8}}).ball(CC, 4);
        QCOMPARE(fb::adjustedValue(match.state, Side::Home, false), 2);
        QCOMPARE(fb::adjustedValue(match.state, Side::Home, true), 3);
        QCOMPARE(fb::adjustedValue(match.state, Side::Home, true, 1), 2);
        // Fewer at the ball: it comes out lower for the others too.
        QCOMPARE(fb::adjustedValue(match.state, Side::Away, false), 2);
        match.place(Side::Away, {{CC, 5}, {CD, 5}});
        QCOMPARE(fb::adjustedValue(match.state, Side::Away, false), 5);
        QCOMPARE(fb::adjustedValue(match.state, Side::Away, false, 1), 6);
    }

    /// A point is spent on an adjustment that becomes better by it, and where some are left.
    void aPointForTheAdjustment()
    {
        const auto boosts = [](int own, int others, int points) {
            fb::RuleOptions options;
            options.condition = true;
            FubaPosition match(options);
            match.place(Side::Home, {{CC, own}, {CD, 10 - own}})
                .place(Side::Away, {{CC, others}, {CD, 10 - others}})
                .ball(CC, 5);
            fb::conditionOf(match.side(Side::Home), fb::Line::Midfield) = static_cast<std::int8_t>(points);
            match.beginStage(Side::Home).act(Action::Adjustment);
            return decide(match) == fb::useCode;
        };
        QVERIFY(boosts(3, 2, 4));
        // Two more are enough already; the last points are for other things.
        QVERIFY(!boosts(5, 2, 4));
        QVERIFY(!boosts(3, 2, 2));
    }

    void theScoreAsksForALine()
    {
        FubaPosition match;
        const auto asked = [&](int minute, int home, int away) {
            match.state.period = minute > 45 ? Period::SecondHalf : Period::FirstHalf;
            match.state.square = static_cast<std::int16_t>(minute);
            match.state.score = {home, away};
            return fb::lineAskedFor(match.state, Side::Home);
        };
        QCOMPARE(asked(30, 0, 3), std::nullopt);
        QCOMPARE(asked(60, 1, 1), std::nullopt);
        QCOMPARE(asked(60, 0, 1), std::optional(fb::Line::Attack));
        QCOMPARE(asked(60, 1, 0), std::nullopt);
        QCOMPARE(asked(80, 1, 0), std::optional(fb::Line::Defence));
        QCOMPARE(asked(60, 2, 0), std::optional(fb::Line::Defence));
    }

    /// Half-time of a 4-4-2: the side that is behind brings another forward, the one in front a defender;
    /// level, none.
    void halfTimeFollowsTheScore()
    {
        const auto shiftAt = [](int home, int away) {
            FubaPosition match;
            match.state.square = 45;
            match.state.score = {home, away};
            match.state.decider = Side::Home;
            match.state.phase = Phase::HalfTime;
            fb::Coach coach{Generator(1)};
            return coach.choose(match.state, match.options());
        };
        QCOMPARE(shiftAt(0, 0), fb::doneCode);
        QCOMPARE(fb::linesOf(shiftAt(0, 1)).second, fb::Line::Attack);
        QCOMPARE(fb::linesOf(shiftAt(2, 0)).second, fb::Line::Defence);
        QVERIFY(fb::linesOf(shiftAt(2, 0)).first != fb::Line::Defence);
    }

    /// Behind, with an hour gone and nothing to adjust: a forward comes on.
    void aSubstituteChangesTheFormation()
    {
        FubaPosition match(fubaStandard());
        match.place(Side::Home, {{CC, 2}, {CD, 8}}).place(Side::Away, {{CC, 2}, {CD, 8}}).ball(CC, 1);
        match.state.period = Period::SecondHalf;
        match.state.square = 70;
        match.state.score = {0, 1};
        match.beginStage(Side::Home);
        match.state.stage.count = 1;
        QCOMPARE(decide(match), static_cast<OptionCode>(Action::Substitution));
        QCOMPARE(decide(match), OptionCode{1});
        QCOMPARE(decide(match), static_cast<OptionCode>(fb::Substitute::Formation));
        decide(match);
        QCOMPARE(match.side(Side::Home).pending.of(fb::Line::Attack), 3);
    }

    /// Either skill of the team comes, and none but its own.
    void eitherSkillIsTaken()
    {
        fb::MatchTables tables = fubaTables(fubaFull());
        const fb::Skills own = fb::bitOf(fb::Skill::Tackle) | fb::bitOf(fb::Skill::Crossing);
        for (const Side side : bothSides)
            tables.teams[side].skills = own;
        fb::Skills taken = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            fb::Coach coach{Generator(seed)};
            fb::State state = fb::startMatch(tables, NoEvents());
            while (!state.revealed) {
                OptionList options;
                fb::listOptions(state, options);
                fb::applyChoice(state, coach.choose(state, options), NoEvents());
            }
            QCOMPARE(std::popcount(state.sides[Side::Home].skills), 1);
            taken |= state.sides[Side::Home].skills;
        }
        QCOMPARE(taken, own);
    }

    /// Creative midfielder: the ball goes ahead to where the side has company, and not where it is
    /// outnumbered.
    void theCreativeMidfielderPlays()
    {
        const auto action = [](int others) {
            FubaPosition match(fubaFull());
            match.place(Side::Home, {{CC, 2}, {LA, 2}, {CD, 6}})
                .place(Side::Away, {{CC, 2}, {RM, others}, {PA, 8 - others}})
                .ball(CC, 3);
            match.side(Side::Home).skills = fb::bitOf(fb::Skill::CreativeMidfielder);
            match.beginStage(Side::Home);
            return decide(match);
        };
        QCOMPARE(action(1), static_cast<OptionCode>(Action::Creative));
        QVERIFY(action(4) != static_cast<OptionCode>(Action::Creative));
    }

    /// Midfield general turns the order round: for the side that would come second.
    void theGeneralOfTheSecondTurnsTheOrder()
    {
        for (const Side first : bothSides) {
            FubaPosition match(fubaFull());
            match.place(Side::Home, {{CC, 5}, {CD, 5}}).place(Side::Away, {{CC, 5}, {CD, 5}}).ball(CC, 3);
            match.side(Side::Home).skills = fb::bitOf(fb::Skill::MidfieldGeneral);
            match.state.first = first;
            match.state.decider = Side::Home;
            match.state.phase = Phase::OrderWindow;
            fb::Coach coach{Generator(1)};
            const OptionCode wanted =
                first == Side::Away ? fb::skillCode(fb::Skill::MidfieldGeneral) : fb::passCode;
            QCOMPARE(coach.choose(match.state, match.options()), wanted);
        }
    }

    void theKeeperComesOutToPress()
    {
        FubaPosition match(withKeeper());
        press(match, 5, 2, 5);
        QVERIFY(fb::wantsKeeperOut(match.state, Side::Home));
        while (match.state.phase == Phase::Move)
            decide(match);
        QVERIFY(match.side(Side::Home).keeperOut);
    }

    void theKeeperStaysWhereItDoesNotHelp()
    {
        // Too few to press.
        FubaPosition few(withKeeper());
        press(few, 1, 4, 5);
        QVERIFY(!fb::wantsKeeperOut(few.state, Side::Home));
        // Nothing to win at a low value.
        FubaPosition low(withKeeper());
        press(low, 5, 2, 3);
        QVERIFY(!fb::wantsKeeperOut(low.state, Side::Home));
        // Pressing is done already.
        FubaPosition done(withKeeper());
        press(done, 5, 2, 5);
        done.state.stage.done |= static_cast<std::uint8_t>(fb::kindBit(Action::Pressing));
        QVERIFY(!fb::wantsKeeperOut(done.state, Side::Home));
        // The own side has the ball.
        QVERIFY(!fb::wantsKeeperOut(done.state, Side::Away));
    }

    void theKeeperGoesInAgain()
    {
        FubaPosition match(withKeeper());
        match.place(Side::Home, {{CC, 5}, {CD, 5}}).place(Side::Away, {{CC, 5}, {CD, 5}}).ball(CC, 2);
        match.side(Side::Home).keeperOut = true;
        match.beginStage(Side::Home)
            .act(Action::Movement)
            .choose(static_cast<OptionCode>(fb::MoveKind::Midfield));
        while (match.state.phase == Phase::Move)
            decide(match);
        QVERIFY(!match.side(Side::Home).keeperOut);
    }
};

TOUCHLINE_TEST(TestCoach)

} // namespace test_coach

#include "test_coach.moc"
