// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/choices.h"
#include "tests/support/games/oldschool_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_oldschool_air {

using namespace touchline;
using namespace touchline::testing;
namespace os = touchline::oldschool;
using os::ActKind;
using os::at;
using os::BallMode;
using os::Phase;
using os::PlayKind;
using os::Point;
using os::Restart;
using os::Role;

namespace {

/// A floating ball of Home comes down at 13/25 among these.
void header(OldschoolPosition &match, std::initializer_list<Role> home, std::initializer_list<Role> away)
{
    match.keepersInGoal();
    const std::array<Point, 4> spots{at(12, 25), at(14, 25), at(13, 26), at(13, 24)};
    int spot = 0;
    int slot = 5;
    for (const Role role : home) {
        const Point place = spots[static_cast<std::size_t>(spot++)];
        match.place(Side::Home, {{slot++, role, place.x, place.y}});
    }
    slot = 5;
    for (const Role role : away) {
        const Point place = spots[static_cast<std::size_t>(spot++)];
        match.place(Side::Away, {{slot++, role, place.x, place.y}});
    }
    match.place(Side::Home, {{4, Role::Midfielder, 13, 12}});
    match.ball(13, 13).attack(4);
    match.dice(6, 6);
    match.play(PlayKind::Long, 13, 25).choose(os::noneCode).choose(os::noneCode);
}

} // namespace

/// Headers, crosses, balls in the air (section 10, V39 to V45), and where the summary of the rulebook says
/// something else.
class TestOldschoolAir : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// V39 to V41
    void duels()
    {
        OldschoolPosition one;
        header(one, {Role::Striker}, {Role::CentreBack});
        one.choose(os::headCode).choose(os::headCode);
        QCOMPARE(one.state.rollSide, Side::Away);
        one.roll({1});
        QCOMPARE(one.state.rollSide, Side::Home);
        one.roll({2});
        QCOMPARE(one.state.ball.mode, BallMode::Header);
        QCOMPARE(one.state.poss, Side::Home);

        OldschoolPosition two;
        header(two, {Role::TargetMan}, {Role::CentreBack, Role::CentreBack});
        two.choose(os::headCode).choose(os::headCode);
        QCOMPARE(two.state.rollSide, Side::Home);
        two.roll({1, 1});
        QCOMPARE(two.state.rollSide, Side::Away);
        two.roll({1});
        QCOMPARE(two.eventCount(os::event::HeaderMissed), 1);
        QCOMPARE(two.eventCount(os::event::Bounce), 1);

        OldschoolPosition three;
        header(three, {Role::Striker}, {Role::CentreBack, Role::Midfielder});
        three.choose(os::headCode).choose(os::headCode).roll({1});
        QCOMPARE(three.state.rollSide, Side::Away);
        three.roll({1});
        QCOMPARE(three.state.rollSide, Side::Home);
    }
    /// V42
    void keeperInTheAir()
    {
        for (const int row : {37, 38}) {
            OldschoolPosition match;
            match.keepersInGoal();
            match.place(Side::Home, {{5, Role::TargetMan, 12, 36}, {4, Role::Midfielder, 13, 22}});
            os::put(match.state, os::pieceOf(Side::Away, 0), at(13, row));
            match.ball(13, 24).attack(4);
            match.state.now.kind = Restart::ThrowIn; // nobody is offside
            match.state.now.kind = Restart::None;
            match.tables.options.offside = false;
            match.dice(6, 6);
            match.play(PlayKind::Long, 13, 36).choose(os::noneCode).choose(os::noneCode);
            if (row == 37)
                QCOMPARE(match.state.ball.mode, BallMode::Hands);
            else
                QCOMPARE(match.state.phase, Phase::Dive);
        }
    }
    /// V44, V69
    void secondRun()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{4, Role::Midfielder, 13, 12},
                                 {5, Role::Winger, 3, 15, 4},
                                 {1, Role::FullBack, 4, 8, 3},
                                 {2, Role::CentreBack, 10, 7}});
        match.home(2).stuck = true;
        match.home(2).mp = 0;
        match.home(5).mp = 1;
        match.ball(13, 13).attack(4);
        match.dice(6, 6);
        match.play(PlayKind::Long, 13, 25);
        QCOMPARE(static_cast<int>(match.home(5).mp), 5);
        QCOMPARE(static_cast<int>(match.home(4).mp), 4);
        QCOMPARE(static_cast<int>(match.home(1).mp), 6);
        QCOMPARE(static_cast<int>(match.home(2).mp), 0);
        QCOMPARE(static_cast<int>(match.home(0).mp), 4);
    }
    /// V55
    void crosses()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Winger, 3, 30, 4}});
        match.ball(3, 31).attack(6);
        match.act(ActKind::CrossPlay).choose(3 + os::mostCrossRows).roll({4, 9});
        for (const int column : {16, -10})
            QVERIFY(match.canPlay(PlayKind::FloatingCross, column, 34));
        for (const int column : {7, 12, -1, -6})
            QVERIFY(match.canPlay(PlayKind::LowCross, column, 34));
        QCOMPARE(match.options().size(), std::size_t{6});
    }
    /// V43: a bounce between the posts.
    void bounceIntoTheGoal()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        os::put(match.state, os::pieceOf(Side::Away, 0), at(5, 35));
        match.place(Side::Home, {{5, Role::Striker, 12, 30}, {4, Role::Midfielder, 13, 17}})
            .place(Side::Away, {{2, Role::Midfielder, 14, 30}, {3, Role::Midfielder, 2, 31}});
        match.ball(13, 18).attack(4);
        match.dice(6, 6).play(PlayKind::Long, 13, 30).choose(os::noneCode).choose(os::noneCode);
        match.choose(os::headCode).choose(os::headCode).roll({1, 1});
        QCOMPARE(match.state.score.home, 1);
    }
    /// 6.11: the bounce begins where the ball came down, though somebody stands there.
    void bounceFromAnOccupiedCell()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{5, Role::Striker, 12, 25}, {4, Role::Midfielder, 13, 12}})
            .place(Side::Away, {{2, Role::Midfielder, 13, 25}, {3, Role::Midfielder, 2, 31}});
        match.ball(13, 13).attack(4);
        match.dice(6, 6).play(PlayKind::Long, 13, 25).choose(os::noneCode).choose(os::noneCode);
        match.choose(os::headCode).choose(os::headCode).roll({1, 1});
        QVERIFY(match.isBallAt(13, 35));
    }
    /// The same where the way is barred at once: it comes to rest on a free cell.
    void bounceThatIsBarred()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{5, Role::Striker, 12, 25}, {4, Role::Midfielder, 13, 12}})
            .place(Side::Away, {{2, Role::Midfielder, 13, 25}, {3, Role::Midfielder, 13, 26}});
        match.ball(13, 13).attack(4);
        match.dice(6, 6).play(PlayKind::Long, 13, 25).choose(os::noneCode).choose(os::noneCode);
        match.choose(os::headCode).choose(os::headCode).roll({1, 1, 1});
        QCOMPARE(match.eventCount(os::event::Bounce), 1);
        QVERIFY(os::pieceAt(match.state, match.state.ball.at) == os::nobody);
    }
    /// 6.12: five rows back is a height like the others.
    void heightsOfACross()
    {
        OldschoolPosition match;
        match.keepersInGoal();
        match.place(Side::Home, {{6, Role::Winger, 3, 30, 4}});
        match.ball(3, 31).attack(6);
        match.act(ActKind::CrossPlay);
        const FixtureSetup setup;
        const auto name = [&](int rows) {
            return nameOfOption(match.state, rows + os::mostCrossRows, setup);
        };
        QCOMPARE(name(-5), QStringLiteral("-5 rows"));
        QCOMPARE(name(1), QStringLiteral("1 row"));
        QCOMPARE(name(2), QStringLiteral("2 rows"));
    }
    /// 2.8: the keeper of the defence at a corner.
    void keeperAtACorner()
    {
        for (const int column : {1, 25}) {
            OldschoolPosition match;
            match.keepersInGoal();
            match.place(Side::Home, {{6, Role::Winger, 3, 30, 4}});
            match.state.restart.kind = Restart::Corner;
            match.state.restart.side = Side::Home;
            match.state.restart.cell = at(column, 39);
            match.state.restart.taker = 6;
            os::positionAll(match.state);
            QCOMPARE(match.away(0).at, at(13, 39));
        }
    }
    /// Where the summary of the rulebook says something else (R12, R28, R39; R10, R13, R15 have tests of
    /// their own): headers and corners are thrown with Dark Blue and Red; only the ball beside an opponent
    /// forces the dice, and then no pass without them is possible.
    void conflictsOfTheSummary()
    {
        OldschoolPosition marked;
        marked.keepersInGoal();
        marked.place(Side::Home, {{6, Role::Midfielder, 13, 19}, {7, Role::Midfielder, 5, 18}})
            .place(Side::Away, {{2, Role::CentreBack, 14, 18}});
        marked.ball(12, 20).attack(6);
        QVERIFY(marked.isLegal(os::noneCode));

        OldschoolPosition contested;
        contested.keepersInGoal();
        contested.place(Side::Home, {{6, Role::Midfielder, 13, 19}, {7, Role::Midfielder, 5, 18}})
            .place(Side::Away, {{2, Role::CentreBack, 13, 21}});
        contested.ball(13, 20).attack(6);
        QVERIFY(!contested.isLegal(os::noneCode));
        QVERIFY(!contested.canAct(ActKind::FreePass));
        QVERIFY(!contested.canAct(ActKind::FreeLong));
        QVERIFY(!contested.canAct(ActKind::TurnBall));
        contested.act(ActKind::Roll);
        QCOMPARE(contested.state.phase, Phase::BlueRoll);
        contested.roll({4});
        QCOMPARE(contested.state.phase, Phase::RedRoll);
        contested.roll({6});
        QCOMPARE(contested.plays(PlayKind::Decline), 0);

        OldschoolPosition headed;
        // Behind him, so that he is not offside.
        headed.place(Side::Away, {{9, Role::Midfielder, 25, 30}});
        header(headed, {Role::TargetMan}, {});
        headed.choose(os::headCode).choose(os::noneCode).choose(os::noneCode);
        QCOMPARE(headed.state.phase, Phase::Head);
        headed.choose(os::newDiceCode);
        QCOMPARE(headed.state.phase, Phase::BlueRoll);
    }
};

TOUCHLINE_TEST(TestOldschoolAir)

} // namespace test_oldschool_air

#include "test_oldschool_air.moc"
