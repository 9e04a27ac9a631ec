// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/champions_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <algorithm>

namespace test_plays {

using namespace touchline;
using namespace touchline::testing;
namespace ch = touchline::champions;
using ch::Phase;

namespace {

/// A match from its first decision to the dice of the kick-off, both sides 4-4-2 by the template.
void beginByTemplate(ChampionsPosition &match)
{
    match.state = ch::startMatch(match.tables, match.events);
    match.settle();
    while (awaits(match.state) == Awaits::Choice)
        match.choose(match.state.phase == Phase::FormationChoice ? 442 : ch::restCode);
}

std::size_t segmentCount(ChampionsPosition &match, int spaces)
{
    match.kick(Side::Home, 8, spaces);
    return ch::SegmentList(match.state, match.state.play).size();
}

/// The furthest row and the most touches of all complete plays from here.
void explore(const ch::State &state, const ch::Play &play, int &row, int &touches)
{
    touches = std::max<int>(touches, play.touches);
    for (const ch::Segment &segment : ch::SegmentList(state, play)) {
        if (segment.end == ch::SegmentEnd::Touch)
            explore(state, ch::afterTouch(play, segment), row, touches);
        else
            row = std::max(row, ch::rowOf(segment.last()));
    }
}

QSet<int> runsOf(const ChampionsPosition &match, int shirt)
{
    QSet<int> cells;
    for (const OptionCode option : match.options())
        if (option != ch::noRun && option / ch::runBase == shirt - 1)
            cells << option % ch::runBase;
    return cells;
}

} // namespace

/// Kick-off, moves, kicks, passes, runs.
class TestPlays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// V1: the difference of the dice is the distance of the kick.
    void kickOff()
    {
        ChampionsPosition match;
        beginByTemplate(match);
        match.roll({5, 3});
        // By the template one man of a side stands in its part of the circle.
        QCOMPARE(match.state.phase, Phase::Kick);
        QCOMPARE(match.state.decider, Side::Away);
        QCOMPARE(match.state.play.left, std::int8_t{2});
        QCOMPARE(match.state.play.side, Side::Away);
    }
    /// V2: ones are rolled again, so are equal dice; none of it moves the watch.
    void kickOffAgain()
    {
        ChampionsPosition match;
        beginByTemplate(match);
        match.roll({1, 4});
        QCOMPARE(match.state.phase, Phase::KickOffHome);
        match.roll({4});
        QCOMPARE(match.state.phase, Phase::KickOffAway);
        match.roll({6, 2});
        QCOMPARE(match.state.decider, Side::Away);
        QCOMPARE(match.state.roll, std::int8_t{4});
        QCOMPARE(match.state.ones, std::int8_t{0});
    }
    /// The counts of the prototype: first segments of the kick-off from (5,6).
    void kickOffBranches()
    {
        const std::array<std::size_t, 4> segments{8, 20, 32, 39};
        for (int spaces = 1; spaces <= 4; ++spaces) {
            ChampionsPosition match;
            beginByTemplate(match);
            match.roll({2 + spaces, 2});
            QCOMPARE(match.state.play.cell, static_cast<std::int16_t>(ch::turned(ch::cellAt(5, 6))));
            QCOMPARE(ch::SegmentList(match.state, match.state.play).size(),
                     segments[static_cast<std::size_t>(spaces - 1)]);
        }
    }
    /// V3, V42.
    void pipsLeftGoToTheKick()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {8, 5, 5}}).place(Side::Away, {{1, 5, 14}}).ball(5, 7);
        match.turn(Side::Home).roll({4}).man(8).choose(ch::ballCode + 2);
        QCOMPARE(match.state.play.left, std::int8_t{3});

        ChampionsPosition far;
        far.place(Side::Home, {{1, 5, 0}, {8, 2, 4}}).place(Side::Away, {{1, 5, 14}}).ball(5, 7);
        far.turn(Side::Home).roll({6}).man(8).choose(ch::ballCode + 6);
        QCOMPARE(far.state.play.left, std::int8_t{1});
    }
    /// V4: the spaces of team mates are not counted.
    void onlyEmptySpacesCount()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {8, 5, 5}, {9, 5, 6}, {10, 7, 8}})
            .place(Side::Away, {{1, 5, 14}, {2, 1, 12}});
        match.kick(Side::Home, 8, 2).segment({{5, 6}});
        QCOMPARE(match.state.play.left, std::int8_t{2});
        match.segment({{6, 7}, {7, 8}});
        QCOMPARE(match.state.play.left, std::int8_t{1});
        match.segment({{8, 8}});
        QCOMPARE(match.state.ball, std::int16_t{ch::cellAt(8, 8)});
        QCOMPARE(match.state.flight.count, std::int8_t{4});
    }
    /// V17: parity and a closed goalie area.
    void destinations()
    {
        const std::array<std::size_t, 6> counts{4, 9, 16, 24, 32, 40};
        for (int pips = 1; pips <= 6; ++pips) {
            ChampionsPosition match;
            match.place(Side::Home, {{8, 5, 5}}).ball(9, 12).turn(Side::Home).roll({pips});
            QCOMPARE(match.state.phase, Phase::MoveTo);
            QCOMPARE(match.options().size(), counts[static_cast<std::size_t>(pips - 1)]);
            QVERIFY(!match.isLegal(ch::cellAt(5, 1)));
        }
    }
    /// V18.
    void ballEntries()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{8, 5, 5}}).place(Side::Away, {{1, 5, 14}}).ball(5, 7);
        match.turn(Side::Home).roll({4});
        QList<int> entries;
        for (const OptionCode option : match.options())
            if (option >= ch::ballCode && option < ch::chargeCode)
                entries << option - ch::ballCode;
        QCOMPARE(entries, (QList<int>{2, 4}));
    }
    /// V19.
    void segments()
    {
        const std::array<std::size_t, 6> counts{8, 24, 40, 56, 72, 82};
        for (int spaces = 1; spaces <= 6; ++spaces) {
            ChampionsPosition match;
            match.place(Side::Home, {{1, 5, 0}, {8, 5, 7}}).place(Side::Away, {{1, 5, 14}});
            QCOMPARE(segmentCount(match, spaces), counts[static_cast<std::size_t>(spaces - 1)]);
        }
    }
    /// V20: shots go round the goalie.
    void shots()
    {
        for (const int spaces : {3, 5}) {
            ChampionsPosition match;
            match.place(Side::Home, {{1, 5, 0}, {14, 5, 11}}).place(Side::Away, {{1, 5, 14}});
            match.kick(Side::Home, 14, spaces);
            QList<QList<int>> ways;
            for (const ch::Segment &one : ch::SegmentList(match.state, match.state.play))
                if (one.end == ch::SegmentEnd::Shot)
                    ways << QList<int>(one.cells.begin(), one.cells.begin() + one.spaces);
            const QList<int> first{ch::cellAt(5, 12), ch::cellAt(5, 13), ch::cellAt(6, 14)};
            const QList<int> second{ch::cellAt(6, 12), ch::cellAt(6, 13), ch::cellAt(6, 14)};
            QCOMPARE(ways, (QList<QList<int>>{first, second}));
        }
    }
    /// V21, V22.
    void sixTouches()
    {
        for (const bool defended : {true, false}) {
            ChampionsPosition match;
            match
                .place(Side::Home,
                       {{2, 5, 2}, {3, 5, 3}, {4, 5, 4}, {5, 5, 5}, {6, 5, 6}, {8, 5, 7}, {9, 5, 8}})
                .place(Side::Away, {{1, 5, 14}});
            if (defended)
                match.place(Side::Away, {{2, 1, 12}, {3, 10, 12}});
            match.kick(Side::Home, 2, 1);
            int row = 0;
            int touches = 0;
            explore(match.state, match.state.play, row, touches);
            QCOMPARE(touches, defended ? 6 : 1);
            QCOMPARE(row, defended ? 8 : 3);
        }
    }
    /// V23, V24.
    void offside()
    {
        for (const int row : {12, 10}) {
            ChampionsPosition match;
            match.place(Side::Home, {{1, 5, 0}, {14, 5, 11}})
                .place(Side::Away, {{1, 5, 14}, {2, 3, row}})
                .ball(5, 8);
            QCOMPARE(ch::offsideMen(match.state, Side::Home, match.state.ball),
                     row == 12 ? ch::Men{0} : ch::bitOf(13));
            ch::shiftOffside(match.state, Side::Home, match.events);
            QVERIFY(match.stands(Side::Home, 14, 5, row == 12 ? 11 : 10));
        }
    }
    /// V5, V25.
    void runToTheBall()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {8, 5, 5}, {9, 2, 8}, {10, 8, 6}})
            .place(Side::Away, {{1, 5, 14}, {2, 1, 12}});
        match.kick(Side::Home, 8, 3).segment({{5, 6}, {5, 7}, {5, 8}});
        QCOMPARE(match.state.phase, Phase::Run);
        QCOMPARE(runsOf(match, 9), QSet<int>{ch::cellAt(4, 8)});
        QVERIFY(runsOf(match, 8).isEmpty());
        QVERIFY(runsOf(match, 10).isEmpty());
        match.choose(8 * ch::runBase + ch::cellAt(4, 8));
        QVERIFY(match.stands(Side::Home, 9, 4, 8));
    }
    /// V40: the goalie area opens with the ball in its row.
    void goalieArea()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 6, 0}, {2, 3, 1}}).place(Side::Away, {{1, 5, 14}, {2, 5, 9}}).ball(4, 1);
        match.turn(Side::Home).roll({1}).man(2);
        QVERIFY(match.isLegal(ch::ballCode + 1));

        ChampionsPosition closed;
        closed.place(Side::Home, {{1, 6, 0}, {2, 3, 1}}).place(Side::Away, {{1, 5, 14}}).ball(4, 2);
        closed.turn(Side::Home).roll({1}).man(2);
        QVERIFY(closed.isLegal(ch::cellAt(3, 2)));
        QVERIFY(!closed.isLegal(ch::cellAt(4, 1)));
    }
    /// V51: a chain of ten may be rearranged, not made longer.
    void chains()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{2, 1, 5},
                                 {3, 2, 5},
                                 {4, 3, 5},
                                 {5, 4, 5},
                                 {6, 5, 5},
                                 {7, 6, 5},
                                 {8, 7, 5},
                                 {9, 8, 5},
                                 {10, 9, 5},
                                 {11, 10, 5}});
        QVERIFY(ch::keepsChainLimit(match.state, ch::pieceOf(Side::Home, 10), ch::cellAt(9, 6)));
        ch::lift(match.state, ch::pieceOf(Side::Home, 10));
        QVERIFY(!ch::keepsChainLimit(match.state, ch::pieceOf(Side::Home, 10), ch::cellAt(10, 5)));
        QVERIFY(ch::keepsChainLimit(match.state, ch::pieceOf(Side::Home, 10), ch::cellAt(5, 9)));
    }
    /// V29.
    void charge()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {8, 4, 6}, {9, 6, 6}})
            .place(Side::Away, {{1, 5, 14}, {8, 5, 6}})
            .ball(5, 8);
        match.turn(Side::Home).roll({1}).man(8).choose(ch::chargeCode + 2);
        QVERIFY(match.stands(Side::Home, 8, 5, 6));
        QVERIFY(match.stands(Side::Away, 8, 6, 6));
        QVERIFY(match.stands(Side::Home, 9, 7, 6));

        ChampionsPosition barred;
        barred.place(Side::Home, {{1, 5, 0}, {8, 4, 6}})
            .place(Side::Away, {{1, 5, 14}, {8, 5, 6}})
            .ball(6, 6);
        barred.turn(Side::Home).roll({1}).man(8);
        QVERIFY(!barred.isLegal(ch::chargeCode + 2));
    }
    /// 6.1: on a half-placed side every man takes a cell of his own, though the first is replaced.
    void templateOfAHalfPlacedSide()
    {
        ChampionsPosition match;
        const std::vector<int> &cells = ch::shippedCharts().places[2][2];
        ch::SideState &home = match.side(Side::Home);
        home.formation = ch::Formation::ofCode(343);
        home.goalie = 0;
        match.place(Side::Home, {{1, 5, 0},
                                 {8, ch::columnOf(cells[0]), ch::rowOf(cells[0])},
                                 {2, 2, 2},
                                 {3, 5, 2},
                                 {4, 8, 2},
                                 {9, 2, 4},
                                 {10, 8, 4}});
        int inCircle = 0;
        match.tables.ends[Side::Home].ownCircle.each([&](int cell) {
            if (std::find(cells.begin(), cells.end(), cell) == cells.end() && inCircle == 0)
                inCircle = cell;
        });
        match.place(Side::Home, {{11, ch::columnOf(inCircle), ch::rowOf(inCircle)}});
        for (const int shirt : {1, 2, 3, 4, 8, 9, 10, 11, 14, 15, 16})
            home.picked |= ch::bitOf(shirt - 1);
        match.state.phase = Phase::Running;
        push(match.state, ch::Task::KickOffRoll);
        push(match.state, ch::Task::PlaceNext, Side::Home);
        match.settle().choose(ch::restCode);
        QCOMPARE(ch::kingSteps(match.cell(Side::Home, 14), cells[0]), 1);
        QCOMPARE(match.cell(Side::Home, 15), cells[1]);
        QCOMPARE(match.cell(Side::Home, 16), cells[2]);
    }
    /// 6.11.5: a charge leaves both sides a way to the ball, where another destination does; else R16.
    void chargeLeavesTheBallOpen()
    {
        for (const bool isWalled : {true, false}) {
            ChampionsPosition match;
            match.place(Side::Home, {{1, 5, 0}, {8, 2, 4}, {9, 1, 4}})
                .place(Side::Away, {{1, 5, 14}, {8, 2, 5}})
                .ball(1, 5);
            if (isWalled)
                match.place(Side::Home, {{10, 1, 6}});
            match.turn(Side::Home).roll({1}).man(8);
            QCOMPARE(match.isLegal(ch::chargeCode + 0), !isWalled);
        }
    }
    /// V35, R50.
    void pickUp()
    {
        for (const int die : {4, 6}) {
            ChampionsPosition match;
            match.place(Side::Home, {{1, 5, 0}, {8, 2, 8}})
                .place(Side::Away, {{1, 5, 14}, {8, 9, 9}})
                .ball(7, 2)
                .touchedBy(Side::Away, 8);
            match.turn(Side::Home).roll({die}).man(1).choose(ch::ballCode + 4);
            QCOMPARE(match.state.phase, die == 4 ? Phase::PickUp : Phase::Kick);
            if (die != 4)
                continue;
            match.choose(ch::handsCode).roll({1, 5});
            QCOMPARE(match.state.play.left, std::int8_t{5});
            QCOMPARE(match.state.ones, std::int8_t{0});
        }
    }
};

TOUCHLINE_TEST(TestPlays)

} // namespace test_plays

#include "test_plays.moc"
