// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/agents/coach.h"
#include "tests/support/games/fuba_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_set_ups {

using namespace touchline;
using namespace touchline::testing;
namespace fb = touchline::fuba;
using namespace touchline::fuba::area;
using fb::Phase;
using fb::SetUpKind;

namespace {

/// A set-up begins: the home side places its pieces first and has so many of them.
void begin(FubaPosition &match, SetUpKind kind, int ball, int pieces)
{
    match.place(Side::Home, {{CC, 10}}).place(Side::Away, {{CC, 10}}).ball(ball, 1);
    for (const Side side : bothSides)
        match.side(side).available = static_cast<std::int8_t>(pieces);
    dropAll(match.state);
    push(match.state, fb::Task::EndTurn);
    push(match.state, fb::Task::SetUp, Side::Home, static_cast<int>(kind));
    match.state.phase = Phase::Running;
    fb::settle(match.state, match.events);
}

/// Puts the same set-up together by hand, the keeper where he is.
void placeByHand(FubaPosition &match, const fb::SideState &planned, bool hasTaker)
{
    match.choose(fb::byHand);
    for (int area = 0; area < fb::areaCount; ++area)
        for (int piece = hasTaker && area == PX ? 1 : 0; piece < fb::at(planned.pieces, area); ++piece)
            if (match.state.phase == Phase::SetUpPlace)
                match.choose(area);
    if (match.state.phase == Phase::SetUpKeeper)
        match.choose(planned.keeper);
}

} // namespace

/// Plans of set-ups (6.2, section 12).
class TestSetUps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Whatever a plan makes could have been placed by hand, with all the pieces that the side has.
    void plansKeepTheRules_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("ball");
        QTest::newRow("kick-off") << static_cast<int>(SetUpKind::KickOff) << CC;
        for (const int ball : {CA, LC, RC, LA, RA})
            QTest::newRow(qPrintable(QStringLiteral("free kick %1").arg(ball)))
                << static_cast<int>(SetUpKind::FreeKick) << ball;
        for (const int ball : {LC, RC})
            QTest::newRow(qPrintable(QStringLiteral("corner %1").arg(ball)))
                << static_cast<int>(SetUpKind::Corner) << ball;
        QTest::newRow("penalty") << static_cast<int>(SetUpKind::Penalty) << PX;
    }
    void plansKeepTheRules()
    {
        QFETCH(int, kind);
        QFETCH(int, ball);
        const auto which = static_cast<SetUpKind>(kind);
        for (int pieces = 1; pieces <= 10; ++pieces)
            for (const OptionCode plan : {fb::standardPlan, fb::attackingPlan, fb::defensivePlan}) {
                FubaPosition planned;
                FubaPosition hand;
                begin(planned, which, ball, pieces);
                begin(hand, which, ball, pieces);
                for (const Side side : {Side::Home, Side::Away}) {
                    QCOMPARE(planned.state.phase, Phase::SetUpPlan);
                    QCOMPARE(planned.state.decider, side);
                    planned.choose(plan);
                    QCOMPARE(fb::outfieldOnPitch(planned.state, side), pieces);
                    placeByHand(hand, planned.side(side), which == SetUpKind::Penalty && side == Side::Home);
                    QCOMPARE(hand.side(side).pieces, planned.side(side).pieces);
                    QCOMPARE(hand.side(side).keeper, planned.side(side).keeper);
                }
                QCOMPARE(hand.state.phase, planned.state.phase);
            }
    }

    /// By hand the areas come in any order: the last ones first make the same set-up.
    void placesComeInAnyOrder_data() { plansKeepTheRules_data(); }
    void placesComeInAnyOrder()
    {
        QFETCH(int, kind);
        QFETCH(int, ball);
        const auto which = static_cast<SetUpKind>(kind);
        FubaPosition planned;
        FubaPosition hand;
        begin(planned, which, ball, 10);
        begin(hand, which, ball, 10);
        for (const Side side : {Side::Home, Side::Away}) {
            planned.choose(fb::standardPlan);
            hand.choose(fb::byHand);
            const bool hasTaker = which == SetUpKind::Penalty && side == Side::Home;
            for (int area = fb::areaCount - 1; area >= 0; --area)
                for (int piece = hasTaker && area == PX ? 1 : 0;
                     piece < fb::at(planned.side(side).pieces, area); ++piece)
                    if (hand.state.phase == Phase::SetUpPlace)
                        hand.choose(area);
            if (hand.state.phase == Phase::SetUpKeeper)
                hand.choose(planned.side(side).keeper);
            QCOMPARE(hand.side(side).pieces, planned.side(side).pieces);
        }
    }

    /// Of two sides with ten pieces the attacking plan has its pieces further on, the defensive one further
    /// back, each distribution another one.
    void plansAreWhatTheyAreCalled()
    {
        struct Case
        {
            SetUpKind kind;
            int ball;
        };
        for (const Case &one :
             {Case{SetUpKind::KickOff, CC}, Case{SetUpKind::FreeKick, CA}, Case{SetUpKind::FreeKick, LC},
              Case{SetUpKind::FreeKick, RA}, Case{SetUpKind::Corner, RC}, Case{SetUpKind::Penalty, PX}})
            for (const Side side : bothSides) {
                std::vector<int> levels;
                for (const OptionCode plan : {fb::defensivePlan, fb::standardPlan, fb::attackingPlan}) {
                    FubaPosition match;
                    begin(match, one.kind, one.ball, 10);
                    match.choose(plan).choose(plan);
                    int sum = 0;
                    for (int area = 0; area < fb::areaCount; ++area)
                        sum += fb::levelOf(area) * fb::at(match.side(side).pieces, area);
                    levels.push_back(sum);
                }
                QVERIFY(levels[0] < levels[1]);
                QVERIFY(levels[1] < levels[2]);
            }
    }

    /// Rule (j): the coach sets up as the score asks for in the last quarter of an hour.
    void theCoachFollowsTheScore()
    {
        fb::Coach coach{Generator(1)};
        const auto plan = [&](int minute, Score score) {
            FubaPosition match;
            match.state.square = static_cast<std::int16_t>(minute);
            match.state.period = Period::SecondHalf;
            match.state.score = score;
            begin(match, SetUpKind::KickOff, CC, 10);
            return coach.choose(match.state, match.options());
        };
        QCOMPARE(plan(70, {0, 1}), fb::standardPlan);
        QCOMPARE(plan(80, {1, 1}), fb::standardPlan);
        QCOMPARE(plan(80, {0, 1}), fb::attackingPlan);
        QCOMPARE(plan(80, {1, 0}), fb::defensivePlan);
    }
};

TOUCHLINE_TEST(TestSetUps)

} // namespace test_set_ups

#include "test_set_ups.moc"
