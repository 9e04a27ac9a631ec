// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/coach.h"
#include "core/games/fuba/coach_ball.h"
#include "core/games/fuba/coach_figures.h"
#include "tests/support/fuba_position.h"
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
