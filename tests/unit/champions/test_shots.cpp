// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/champions_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_shots {

using namespace touchline;
using namespace touchline::testing;
namespace ch = touchline::champions;
using ch::Phase;

namespace {

/// Home shoots from (5,11) past the goalie in (5,14), by (6,12) and (6,13) into (6,14).
void shoot(ChampionsPosition &match, int spaces)
{
    match.place(Side::Home, {{1, 5, 0}, {14, 5, 11}, {8, 2, 6}}).place(Side::Away, {{1, 5, 14}, {8, 2, 9}});
    match.kick(Side::Home, 14, spaces).segment({{6, 12}, {6, 13}, {6, 14}});
}

/// Quarters by cell of the spots that are offered.
QMap<int, int> spotsOf(const ChampionsPosition &match)
{
    QMap<int, int> spots;
    const ch::Steps steps = ch::stepsOf(match.state, ch::goalieOf(match.state, match.state.decider));
    for (const OptionCode option : match.options())
        if (option != ch::restCode)
            spots[option] = ch::quartersAt(match.state, match.state.decider, option, steps);
    return spots;
}

/// Home kicks diagonally from (5,7) past Away's man in (6,9).
void passBy(ChampionsPosition &match, int spaces)
{
    match.place(Side::Home, {{1, 5, 0}, {8, 5, 7}}).place(Side::Away, {{1, 5, 14}, {8, 6, 9}, {9, 1, 12}});
    match.kick(Side::Home, 8, spaces);
    if (spaces == 2)
        match.segment({{6, 8}, {7, 9}});
    else
        match.segment({{6, 8}, {7, 9}, {8, 10}});
}

} // namespace

/// Saves, catches, rebounds, interceptions.
class TestShots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// V6, V7, V45: each step of the goalie costs a quarter.
    void chances()
    {
        ChampionsPosition match;
        shoot(match, 3);
        QCOMPARE(match.state.decider, Side::Away);
        QCOMPARE(spotsOf(match),
                 (QMap<int, int>{{ch::cellAt(6, 12), 1}, {ch::cellAt(6, 13), 2}, {ch::cellAt(6, 14), 3}}));
    }
    /// V7: beyond three steps it is a goal without a roll.
    void tooFar()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {14, 5, 12}})
            .place(Side::Away, {{1, 10, 11}, {8, 2, 9}, {9, 3, 9}});
        match.kick(Side::Home, 14, 2).segment({{5, 13}, {5, 14}});
        QCOMPARE(match.state.score.home, 1);
        QCOMPARE(match.eventCount(ch::event::SaveTry), 0);
        QCOMPARE(match.eventCount(EventKind::Goal), 1);
    }
    /// V8: so does each space that the ball could still go.
    void fasterShot()
    {
        ChampionsPosition match;
        shoot(match, 4);
        QCOMPARE(spotsOf(match), (QMap<int, int>{{ch::cellAt(6, 13), 1}, {ch::cellAt(6, 14), 2}}));
    }
    /// V6: the table of saves.
    void saveTable()
    {
        const auto &table = ch::shippedCharts().save;
        using enum ch::SaveResult;
        QCOMPARE(table[2], (std::array{Goal, Rebound, Catch, Catch}));
        QCOMPARE(table[1], (std::array{Goal, Goal, Rebound, Catch}));
        QCOMPARE(table[0], (std::array{Goal, Goal, Goal, Rebound}));
    }
    /// V9.
    void caught()
    {
        ChampionsPosition match;
        match.place(Side::Away, {{9, 9, 11}});
        shoot(match, 3);
        match.to(6, 13).roll({4});
        QCOMPARE(match.state.phase, Phase::CatchRoll);
        QCOMPARE(match.state.turnSide, Side::Away);
        QVERIFY(match.stands(Side::Away, 1, 6, 13));
        match.roll({1, 2});
        QCOMPARE(match.state.play.left, std::int8_t{2});
        match.segment({{6, 12}, {6, 11}});
        QCOMPARE(match.state.phase, Phase::Run);
        QCOMPARE(match.state.ones, std::int8_t{0});
    }
    /// V10.
    void rebound()
    {
        ChampionsPosition match;
        shoot(match, 3);
        match.to(6, 13).roll({3});
        QCOMPARE(match.state.ball, std::int16_t{ch::cellAt(8, 11)});
        QCOMPARE(match.state.turnSide, Side::Home);
        QCOMPARE(match.eventCount(ch::event::Rebound), 1);
    }
    /// V46: a later interception decides who has the next TURN.
    void reboundIntercepted()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{15, 8, 12}});
        shoot(match, 3);
        match.to(6, 13).roll({3});
        QCOMPARE(match.state.phase, Phase::Intercept);
        QCOMPARE(match.state.decider, Side::Home);
        match.man(15).roll({3});
        QCOMPARE(match.state.ball, std::int16_t{ch::cellAt(5, 12)});
        QCOMPARE(match.state.turnSide, Side::Away);
    }
    /// V11, V12.
    void interception()
    {
        for (const int die : {3, 2}) {
            ChampionsPosition match;
            passBy(match, 2);
            QCOMPARE(match.state.phase, Phase::Intercept);
            match.man(8).roll({die});
            QVERIFY(match.stands(Side::Away, 8, 6, 8));
            // The kicker stands beside the deflected ball.
            if (die == 3)
                match.choose(ch::restCode);
            QCOMPARE(match.state.ball,
                     static_cast<std::int16_t>(die == 3 ? ch::cellAt(6, 6) : ch::cellAt(7, 9)));
            QCOMPARE(match.state.turnSide, die == 3 ? Side::Home : Side::Away);
        }
    }
    /// V32: between two opponents nobody may intercept a deflected ball.
    void betweenTwo()
    {
        ChampionsPosition match;
        match.place(Side::Away, {{10, 7, 7}});
        passBy(match, 3);
        match.man(8).roll({3});
        QCOMPARE(match.state.ball, std::int16_t{ch::cellAt(6, 5)});
        QCOMPARE(match.eventCount(ch::event::InterceptTry), 1);
        // It stopped at the next TURN, and these are of the one that is over.
        QCOMPARE(match.state.turnSide, Side::Home);
    }
    /// To whom the deflected ball comes waits for it, and plays it on.
    void deflectedToAMan()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{9, 6, 6}});
        passBy(match, 3);
        match.choose(ch::noRun).man(8).roll({3});
        QCOMPARE(match.state.phase, Phase::Intercept);
        QVERIFY(match.isLegal(7));
        QVERIFY(!match.isLegal(8));
        match.choose(ch::restCode);
        QCOMPARE(match.state.phase, Phase::Kick);
        QCOMPARE(match.state.play.cell, std::int16_t{ch::cellAt(6, 6)});
        QCOMPARE(match.state.play.left, std::int8_t{2});
    }
    /// V44: the end of the flight is no place for an interception, even if it was crossed before.
    void endOfTheFlight()
    {
        for (const bool endsThere : {false, true}) {
            ChampionsPosition match;
            match.place(Side::Home, {{1, 5, 0}, {8, 5, 7}, {9, 7, 7}})
                .place(Side::Away, {{1, 5, 14}, {8, 6, 8}, {9, 1, 12}});
            match.kick(Side::Home, 8, 2).segment({{6, 7}, {7, 7}});
            match.segment({{6, endsThere ? 7 : 6}});
            if (match.state.phase == Phase::Run)
                match.choose(ch::noRun);
            QCOMPARE(match.state.phase == Phase::Intercept, !endsThere);
        }
    }
    /// V45: before the save-spot an opponent may intercept, in it he may not.
    void interceptionBeforeTheSpot()
    {
        for (const int row : {12, 13, 14}) {
            ChampionsPosition match;
            match.place(Side::Away, {{9, 7, 12}});
            shoot(match, 3);
            match.to(6, row);
            QCOMPARE(match.state.phase, row == 12 ? Phase::SaveRoll : Phase::Intercept);
        }
    }
    /// V31.
    void handBall()
    {
        for (const int die : {4, 1}) {
            ChampionsPosition match;
            match
                .place(Side::Home, {{1, 5, 0},
                                    {8, 5, 8},
                                    {9, 1, 3},
                                    {10, 2, 3},
                                    {2, 9, 3},
                                    {3, 10, 3},
                                    {4, 9, 5},
                                    {5, 10, 5}})
                .place(Side::Away, {{1, 6, 10},
                                    {2, 1, 12},
                                    {3, 2, 12},
                                    {4, 9, 12},
                                    {5, 10, 12},
                                    {8, 1, 9},
                                    {9, 10, 9},
                                    {10, 9, 9}});
            match.kick(Side::Home, 8, 6).segment({{5, 9}, {5, 10}, {5, 11}, {5, 12}, {5, 13}, {5, 14}});
            match.to(5, 10).roll({die});
            QCOMPARE(match.eventCount(EventKind::Red), die == 4 ? 1 : 0);
            QCOMPARE(match.state.score.home, die == 4 ? 0 : 1);
            if (die != 4)
                continue;
            // An outfielder makes room for the second goalie.
            QCOMPARE(match.state.phase, Phase::NewKeeper);
            match.man(2);
            QCOMPARE(match.side(Side::Away).goalie, std::int8_t{19});
            QCOMPARE(match.state.restart.kind, ch::Restart::HandBall);
            QCOMPARE(match.state.restart.side, Side::Home);
            match.to(5, 14).to(5, 0).man(9).man(8);
            QVERIFY(match.stands(Side::Home, 9, 5, 9));
            QVERIFY(match.stands(Side::Away, 8, 5, 12));
            match.roll({2});
            QCOMPARE(match.state.turnSide, Side::Home);
            QVERIFY(match.state.freeKickTurn);
        }
    }
    /// V30: what a penalty is worth.
    void penalty()
    {
        const QList<int> quarters{3, 2, 1, 0, 0};
        for (int die = 2; die <= 6; ++die) {
            ChampionsPosition match;
            match.place(Side::Home, {{1, 5, 0}, {14, 5, 12}}).place(Side::Away, {{1, 5, 14}, {8, 2, 9}});
            ch::beginTurn(match.state, Side::Home);
            ch::Play play;
            play.cell = ch::cellAt(5, 12);
            play.left = static_cast<std::int8_t>(die);
            play.shotsOnly = true;
            match.state.phase = Phase::Running;
            ch::beginPlay(match.state, play, match.events);
            match.settle();
            const ch::SegmentList segments(match.state, match.state.play);
            QCOMPARE(segments.size(), std::size_t{2});
            match.choose(segments[0].code);
            int best = 0;
            if (match.state.phase == Phase::SaveSpot)
                for (const int one : spotsOf(match))
                    best = std::max(best, one);
            QCOMPARE(best, quarters[die - 2]);
            QCOMPARE(match.state.score.home, best == 0 ? 1 : 0);
        }
    }
    /// A makeshift goalie has a quarter less.
    void makeshift()
    {
        ChampionsPosition match;
        match.side(Side::Away).makeshift = true;
        shoot(match, 3);
        QCOMPARE(spotsOf(match), (QMap<int, int>{{ch::cellAt(6, 13), 1}, {ch::cellAt(6, 14), 2}}));
    }
};

TOUCHLINE_TEST(TestShots)

} // namespace test_shots

#include "test_shots.moc"
