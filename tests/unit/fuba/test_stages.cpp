// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/fuba_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_stages {

using namespace touchline;
using namespace touchline::testing;
namespace fb = touchline::fuba;
using namespace touchline::fuba::area;
using fb::Action;
using fb::Phase;

namespace {

fb::RuleOptions withCondition()
{
    fb::RuleOptions options;
    options.condition = true;
    return options;
}

/// Home has the ball in the centre; so many of each side stand there.
void duel(FubaPosition &match, int home, int away, int value)
{
    match.place(Side::Home, {{CC, home}, {CD, 10 - home}})
        .place(Side::Away, {{CC, away}, {CD, 10 - away}})
        .ball(CC, value);
}

} // namespace

/// The actions of a stage.
class TestStages : public QObject
{
    Q_OBJECT

    /// The away side plays into the home penalty area, where it has nobody; the home keeper stands in front
    /// of his goal area (A5) and sweeps.
    static void sweep(FubaPosition &match, int keeper)
    {
        match.place(Side::Home, {{PA, 2}, {CC, 8}}, keeper)
            .place(Side::Away, {{CC, 10}})
            .ball(PX, 4, Side::Away);
        match.side(Side::Home).skills = fb::bitOf(fb::Skill::SweeperKeeper);
        match.side(Side::Home).keeperOut = keeper == PA;
        match.beginStage(Side::Home).choose(fb::skillCode(fb::Skill::SweeperKeeper));
    }
    static fb::RuleOptions withSweeper()
    {
        fb::RuleOptions options = fubaFull();
        options.skillsPerTeam = 1;
        return options;
    }

private Q_SLOTS:
    /// A5: a keeper comes into his goal area when he enters his penalty area, not when he stays there.
    void aSweeperWhoStaysKeepsHisPlace()
    {
        FubaPosition stays(withSweeper());
        sweep(stays, PA);
        QVERIFY(stays.side(Side::Home).keeperOut);
        QVERIFY(stays.side(Side::Home).keeperMoved);
        QCOMPARE(int{stays.side(Side::Home).keeper}, int{PA});
        QCOMPARE(int{stays.state.stage.pressBonus}, 2);
        FubaPosition enters(withSweeper());
        sweep(enters, CD);
        QCOMPARE(int{enters.side(Side::Home).keeper}, int{PA});
        QVERIFY(!enters.side(Side::Home).keeperOut);
    }

    /// Version 1 of the rules took him in.
    void versionOneTookTheSweeperIn()
    {
        fb::RuleOptions options = withSweeper();
        options.sweepingGoesIn = true;
        FubaPosition match(options);
        sweep(match, PA);
        QVERIFY(!match.side(Side::Home).keeperOut);
    }

    /// R63: a piece counts as three in the opponents' actions. A slow goal kick ends their stage, and the way
    /// back of its side stops where more opponents stand.
    void aSlowGoalKickEndsTheStopper_data()
    {
        QTest::addColumn<bool>("upToVersionTwo");
        QTest::newRow("version 3") << false;
        QTest::newRow("up to version 2") << true;
    }
    void aSlowGoalKickEndsTheStopper()
    {
        QFETCH(bool, upToVersionTwo);
        fb::RuleOptions options = withSweeper();
        options.strongInSlowGoalKick = upToVersionTwo;
        FubaPosition match(options);
        match.place(Side::Home, {{CA, 3}, {PA, 7}})
            .place(Side::Away, {{PX, 2}, {CD, 2}, {LM, 6}})
            .ball(CA, 2);
        match.side(Side::Away).skills = fb::bitOf(fb::Skill::Stopper);
        match.beginStage(Side::Home).choose(fb::skillCode(fb::Skill::Stopper));
        match.act(Action::GoalAttempt).roll({5});
        QCOMPARE(match.state.phase, Phase::GoalKick);
        match.choose(fb::slowGoalKick);
        QVERIFY(match.isLegal(fb::PieceMove{PX, CD, false, false}.code()));
        QCOMPARE(match.isLegal(fb::PieceMove{PX, PA, false, false}.code()), upToVersionTwo);
    }

    /// V38.
    void adjustment()
    {
        FubaPosition match;
        duel(match, 4, 1, 5);
        match.beginStage(Side::Home).act(Action::Adjustment);
        QCOMPARE(match.state.value, std::int8_t{3});
        FubaPosition second;
        duel(second, 3, 2, 5);
        second.beginStage(Side::Home);
        second.state.stage.count = 1;
        second.act(Action::Adjustment);
        QCOMPARE(second.state.value, std::int8_t{5});
        FubaPosition passive;
        duel(passive, 2, 2, 5);
        passive.beginStage(Side::Away);
        passive.state.stage.count = 1;
        passive.act(Action::Adjustment);
        QCOMPARE(passive.state.value, std::int8_t{4});
    }

    /// V39, V40.
    void pressing()
    {
        const auto pressed = [](int value, bool secondary, bool boosted, int die) {
            FubaPosition match(withCondition());
            duel(match, 2, 2, value);
            match.beginStage(Side::Away);
            match.state.stage.count = secondary ? 1 : 0;
            match.act(Action::Pressing).choose(boosted ? fb::useCode : fb::passCode).roll({die});
            return std::pair<Side, int>{match.state.holder, match.state.value};
        };
        QCOMPARE(pressed(5, false, true, 5), (std::pair{Side::Away, 5}));
        QCOMPARE(pressed(5, false, true, 6), (std::pair{Side::Home, 5}));
        QCOMPARE(pressed(4, true, false, 4), (std::pair{Side::Home, 2}));
        QCOMPARE(pressed(4, true, false, 3), (std::pair{Side::Home, 4}));
        QCOMPARE(pressed(4, true, false, 2), (std::pair{Side::Away, 2}));
    }

    /// Whoever has fewer pieces at the ball may not press.
    void pressingNeedsEnoughPieces()
    {
        FubaPosition match;
        duel(match, 3, 2, 4);
        match.beginStage(Side::Away);
        QVERIFY(!match.isLegal(static_cast<OptionCode>(Action::Pressing)));
        QVERIFY(!match.isLegal(static_cast<OptionCode>(Action::GoalAttempt)));
    }

    /// V51.
    void aggressivePressing()
    {
        fb::RuleOptions options = withCondition();
        options.aggressivePressing = true;
        FubaPosition match(options);
        duel(match, 2, 1, 4);
        match.beginStage(Side::Away);
        match.state.stage.count = 1;
        match.act(Action::Aggressive).choose(fb::passCode).roll({5});
        QCOMPARE(match.state.phase, Phase::PressSecond);
        QCOMPARE(int{match.side(Side::Away).condition[1]}, 3);
        match.roll({4});
        QCOMPARE(match.state.phase, Phase::YellowRoll);
        QCOMPARE(match.state.rollSide, Side::Away);
        match.roll({1});
        QCOMPARE(match.state.holder, Side::Home);
        QCOMPARE(match.state.value, std::int8_t{1});
        FubaPosition one(options);
        duel(one, 3, 1, 4);
        one.beginStage(Side::Away).act(Action::Aggressive).choose(fb::passCode).roll({4});
        QVERIFY(one.state.phase != Phase::PressSecond);
    }

    /// V56.
    void targetMan()
    {
        fb::RuleOptions options = fubaFull();
        FubaPosition match(options);
        match.place(Side::Home, {{CA, 1}, {CC, 9}}).place(Side::Away, {{CD, 2}, {CC, 8}}).ball(CA, 4);
        match.side(Side::Home).skills = fb::bitOf(fb::Skill::TargetMan);
        match.beginStage(Side::Away);
        QCOMPARE(match.state.phase, Phase::OpponentWindow);
        match.choose(fb::skillCode(fb::Skill::TargetMan));
        QVERIFY(!match.isLegal(static_cast<OptionCode>(Action::Pressing)));
        QVERIFY(match.isLegal(static_cast<OptionCode>(Action::Aggressive)));
        match.act(Action::Aggressive);
        QVERIFY(fb::pressesWithTwo(match.state));
    }

    /// V42.
    void forwardMoveStops()
    {
        FubaPosition match;
        match.place(Side::Home, {{LB, 1}, {CC, 9}}).place(Side::Away, {{RM, 1}, {CD, 9}}).ball(CC, 3);
        match.beginStage(Side::Home).act(Action::Movement).choose(2);
        QVERIFY(match.isLegal(fb::PieceMove{LB, LM, false, false}.code()));
        QVERIFY(match.isLegal(fb::PieceMove{LB, LA, false, false}.code()));
        QVERIFY(!match.isLegal(fb::PieceMove{LB, LC, false, false}.code()));
    }

    /// V11: a tired 4-4-2 moves 3, 3 or 1.
    void tiredTeam()
    {
        FubaPosition match(withCondition());
        duel(match, 4, 3, 3);
        match.side(Side::Home).condition = {};
        match.side(Side::Home).tired = true;
        const std::array<int, 3> moves{3, 3, 1};
        for (int type = 0; type < 3; ++type) {
            FubaPosition one(withCondition());
            duel(one, 4, 3, 3);
            one.side(Side::Home).condition = {};
            one.side(Side::Home).tired = true;
            one.beginStage(Side::Home).act(Action::Movement).choose(type);
            QCOMPARE(int{one.state.stage.typedMoves}, moves[static_cast<std::size_t>(type)]);
        }
    }

    /// V49.
    void deductionsDoNotEatExtraMoves()
    {
        FubaPosition match(withCondition());
        duel(match, 4, 3, 3);
        match.side(Side::Home).tired = true;
        match.side(Side::Home).movesPenalty = 2;
        match.beginStage(Side::Home);
        match.state.stage.count = 1;
        match.act(Action::Movement).choose(fb::useCode).choose(2);
        QCOMPARE(match.state.stage.typedMoves, std::int8_t{0});
        QCOMPARE(match.state.stage.extraMoves, std::int8_t{1});
    }

    /// V53.
    void highCondition()
    {
        fb::RuleOptions options = fubaFull();
        FubaPosition match(options);
        match.place(Side::Home, {{CA, 4}, {CC, 6}}).place(Side::Away, {{CD, 4}, {CC, 6}}).ball(CA, 3);
        match.side(Side::Home).formation = fb::Formation{{3, 4, 3}};
        match.side(Side::Home).skills = fb::bitOf(fb::Skill::HighCondition);
        match.beginStage(Side::Home);
        match.state.stage.count = 1;
        match.act(Action::Movement).choose(fb::passCode).choose(3).roll({2});
        QCOMPARE(int{match.state.stage.typedMoves}, 2);
        QCOMPARE(fb::kindsLeft(match.state), fb::allMoves);
    }

    /// V52.
    void offsideTrap()
    {
        for (const auto &[value, shown, trapped] : {std::array{5, 6, 6}, std::array{2, 3, 5}}) {
            fb::RuleOptions options = fubaFull();
            options.advancedOffside = false;
            FubaPosition match(options);
            match.place(Side::Home, {{RM, 1}, {CA, 1}, {PA, 8}})
                .place(Side::Away, {{CD, 4}, {LA, 2}, {PX, 4}}, CD)
                .ball(RM, value);
            match.side(Side::Away).skills = fb::bitOf(fb::Skill::OffsideTrap);
            match.beginTurn();
            // The keeper stands with the four: fewer defenders than pieces there.
            QCOMPARE(fb::valueAfterPass(match.state, CA, false), shown);
            match.choose(CA);
            QCOMPARE(match.state.phase, Phase::AfterTarget);
            match.choose(fb::useCode);
            QCOMPARE(int{match.state.value}, trapped);
        }
    }

    /// V37.
    void rebound()
    {
        const auto after = [](int own, int other) {
            auto match = std::make_unique<FubaPosition>();
            match->place(Side::Home, {{PX, 2}, {CC, 8}}).place(Side::Away, {{PA, 3}, {CC, 7}}).ball(PX, 3);
            match->beginStage(Side::Home).act(Action::GoalAttempt);
            // 2 against 4: -1; 3 - 1 is one less than the value.
            match->roll({3, own, other});
            return match;
        };
        QCOMPARE(after(4, 3)->state.phase, Phase::CornerSide);
        QCOMPARE(after(5, 3)->state.score.home, 1);
        const auto lost = after(2, 3);
        QCOMPARE(lost->state.holder, Side::Away);
        QCOMPARE(lost->state.value, std::int8_t{2});
        QCOMPARE(fb::ballOf(lost->state, Side::Away), PA);
        QCOMPARE(lost->state.phase, Phase::ActionChoice);
        QVERIFY(lost->isLegal(static_cast<OptionCode>(Action::Adjustment)));
    }

    /// V44.
    void freshPlayer()
    {
        const auto gained = [](int first, int second, bool wide) {
            fb::RuleOptions options = fubaFull();
            FubaPosition match(options);
            duel(match, 3, 3, 3);
            match.state.period = Period::SecondHalf;
            match.state.square = 70;
            match.side(Side::Home).condition = {0, 0, 0};
            if (wide)
                match.side(Side::Home).skills = fb::bitOf(fb::Skill::WidePlayerMaterial);
            match.beginStage(Side::Home).act(Action::Substitution).choose(1);
            match.choose(static_cast<OptionCode>(fb::Substitute::Fresh));
            if (wide)
                match.choose(fb::useCode);
            match.roll({first, second}).choose(1);
            return int{match.side(Side::Home).condition[1]};
        };
        QCOMPARE(gained(4, 4, false), 1);
        QCOMPARE(gained(4, 3, false), 2);
        QCOMPARE(gained(5, 4, true), 2);
    }

    /// V12: the keeper goes to his left, the shot to the left.
    void penalty()
    {
        for (const int die : {1, 2}) {
            FubaPosition match;
            duel(match, 3, 3, 1);
            dropAll(match.state);
            push(match.state, fb::Task::TakePenalty);
            match.state.phase = Phase::Running;
            fb::settle(match.state, match.events);
            QCOMPARE(match.state.phase, Phase::Dive);
            QCOMPARE(match.state.decider, Side::Away);
            match.choose(0).choose(0).roll({die});
            QCOMPARE(match.state.score.home, die == 2 ? 1 : 0);
            QCOMPARE(match.state.phase, die == 2 ? Phase::SetUpPlan : Phase::GoalKick);
        }
    }

    /// A missed attempt: goal kick, no pressing for the rest of the turn, both actions are played (R70).
    void missedAttempt()
    {
        FubaPosition match;
        match.place(Side::Home, {{LC, 2}, {CC, 8}})
            .place(Side::Away, {{RB, 2}, {PA, 4}, {CC, 4}})
            .ball(LC, 4);
        match.beginStage(Side::Home).act(Action::GoalAttempt).roll({2}).choose(fb::normalGoalKick);
        QCOMPARE(match.state.holder, Side::Away);
        QCOMPARE(match.state.stage.side, Side::Home);
        QCOMPARE(match.state.phase, Phase::ActionChoice);
        QVERIFY(!match.isLegal(static_cast<OptionCode>(Action::Pressing)));
        QVERIFY(match.isLegal(static_cast<OptionCode>(Action::Adjustment)));
        QCOMPARE(match.state.restart, fb::Restart::GoalKick);
    }

    /// A stage has two different actions (R12), three with the fans.
    void twoDifferentActions()
    {
        FubaPosition match;
        duel(match, 3, 3, 3);
        match.beginStage(Side::Home).act(Action::Adjustment);
        // Nothing but movement is left, so nobody is asked.
        QCOMPARE(match.state.phase, Phase::MoveType);
        match.choose(1).choose(fb::doneCode);
        QCOMPARE(match.state.turn, std::int16_t{2});
        FubaPosition fans(fubaFull());
        duel(fans, 3, 3, 3);
        fans.side(Side::Home).skills = fb::bitOf(fb::Skill::FanaticFans);
        fans.beginStage(Side::Home).choose(fb::skillCode(fb::Skill::FanaticFans)).roll({3});
        fans.act(Action::Adjustment).choose(fb::passCode);
        fans.act(Action::Movement).choose(fb::passCode).choose(1).choose(fb::doneCode);
        QCOMPARE(fans.state.phase, Phase::ActionChoice);
        QVERIFY(fans.isLegal(static_cast<OptionCode>(Action::None)));
    }
};

TOUCHLINE_TEST(TestStages)

} // namespace test_stages

#include "test_stages.moc"
