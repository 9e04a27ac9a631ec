// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/games/champions_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_dead_balls {

using namespace touchline;
using namespace touchline::testing;
namespace ch = touchline::champions;
using ch::Phase;
using ch::Restart;

namespace {

void foul(ChampionsPosition &match, Side side, int fouler, int victim)
{
    ch::beginTurn(match.state, side);
    match.state.phase = Phase::Running;
    ch::commitFoul(match.state, ch::pieceOf(side, fouler - 1), ch::pieceOf(opposite(side), victim - 1),
                   match.events);
    match.settle();
}

/// Both goalies go to the left goal space, seen from Home's end.
void goaliesBack(ChampionsPosition &match)
{
    match.to(5, 14).to(5, 0);
}

/// Ten men of Home who are in nobody's way.
void homeAside(ChampionsPosition &match)
{
    match.place(Side::Home, {{1, 5, 0}, {2, 1, 5}, {3, 1, 6}, {4, 1, 7}, {5, 10, 5}, {6, 10, 6}});
}

void awayAside(ChampionsPosition &match)
{
    match.place(Side::Away, {{1, 5, 14}, {2, 2, 12}, {3, 9, 12}, {4, 2, 10}, {5, 9, 10}, {6, 10, 9}});
}

/// Who has the re-start after a ball of Home's man on (column, row) left in a direction.
ch::RestartState outFrom(int column, int row, int direction)
{
    ChampionsPosition match;
    match.place(Side::Home, {{1, 5, 0}, {8, column, row}, {9, 4, 4}})
        .place(Side::Away, {{1, 5, 14}, {8, 5, 9}, {9, 2, 9}});
    match.kick(Side::Home, 8, 1).choose(ch::segmentCode(direction, 0, 0));
    return match.state.restart;
}

/// The last man who was put somewhere is the one with this shirt, and the event has the cell where he stands.
bool isToldOf(const ChampionsPosition &match, Side side, int shirt)
{
    const Event *last = nullptr;
    for (const Event &one : match.events.events())
        if (one.kind == ch::event::Placed)
            last = &one;
    const int cell = match.cell(side, shirt);
    return last != nullptr && last->side == side &&
           last->player == ch::Teller::playerOf(match.state, ch::pieceOf(side, shirt - 1)) &&
           last->numbers[0] == ch::columnOf(cell) && last->numbers[1] == ch::rowOf(cell);
}

/// Rows of Home in which the warming man with this shirt may come on.
QSet<int> rowsFor(int shirt)
{
    ChampionsPosition match;
    match.place(Side::Home, {{1, 5, 0},
                             {2, 1, 2},
                             {3, 10, 2},
                             {4, 1, 4},
                             {5, 1, 5},
                             {8, 1, 7},
                             {9, 1, 9},
                             {10, 10, 9},
                             {14, 1, 11},
                             {15, 1, 13},
                             {16, 2, 6}});
    match.place(Side::Away, {{1, 5, 14}, {2, 9, 13}, {3, 10, 13}, {8, 5, 9}, {9, 6, 9}});
    ch::setPlace(match.state, ch::pieceOf(Side::Home, shirt - 1), ch::Place::Strip);
    match.dead(Restart::GoalKick, Side::Home, 5, 0).man(16);
    QSet<int> rows;
    for (const OptionCode option : match.options())
        rows << ch::rowOf(option);
    return rows;
}

} // namespace

/// Fouls, free kicks, corners, throw-ins, substitutions.
class TestDeadBalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// V13.
    void goalKick()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 4, 3}, {2, 5, 5}}).place(Side::Away, {{1, 5, 14}, {2, 5, 9}});
        match.dead(Restart::GoalKick, Side::Home, 5, 0);
        goaliesBack(match);
        match.roll({1, 2});
        QVERIFY(match.stands(Side::Home, 1, 5, 0));
        QCOMPARE(match.state.play.left, std::int8_t{3});
        QCOMPARE(match.state.ones, std::int8_t{0});
    }
    /// V14, figure 16: the thrower comes in once the ball has been thrown.
    void throwIn()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {2, 5, 5}, {8, 2, 8}})
            .place(Side::Away, {{1, 5, 14}, {2, 5, 9}, {3, 9, 9}});
        match.dead(Restart::ThrowIn, Side::Home, 0, 7);
        goaliesBack(match);
        match.man(8);
        QVERIFY(match.stands(Side::Home, 8, 0, 7));
        QVERIFY(isToldOf(match, Side::Home, 8));
        match.roll({1});
        QCOMPARE(match.state.phase, Phase::ThrowRoll);
        match.roll({3});
        QCOMPARE(match.state.play.left, std::int8_t{3});
        match.segment({{1, 7}, {2, 7}, {3, 7}});
        QVERIFY(match.stands(Side::Home, 8, 1, 7));
    }
    /// V37.
    void ballOut()
    {
        const ch::RestartState thrown = outFrom(10, 6, 2);
        QCOMPARE(thrown.kind, Restart::ThrowIn);
        QCOMPARE(thrown.side, Side::Away);
        QCOMPARE(thrown.cell, std::int16_t{ch::cellAt(11, 6)});
        for (const auto &[column, direction] : {std::pair{9, 0}, std::pair{1, 7}}) {
            const ch::RestartState kicked = outFrom(column, 13, direction);
            QCOMPARE(kicked.kind, Restart::GoalKick);
            QCOMPARE(kicked.side, Side::Away);
        }
        const ch::RestartState corner = outFrom(3, 1, 4);
        QCOMPARE(corner.kind, Restart::Corner);
        QCOMPARE(corner.side, Side::Away);
        QCOMPARE(corner.cell, std::int16_t{ch::cellAt(1, 0)});
    }
    /// V27.
    void cornerShift()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {2, 9, 2}, {3, 10, 2}})
            .place(Side::Away,
                   {{1, 5, 14}, {2, 4, 2}, {3, 4, 3}, {4, 4, 4}, {5, 6, 4}, {6, 6, 5}, {8, 9, 7}});
        match.dead(Restart::Corner, Side::Away, 1, 0);
        goaliesBack(match);
        QCOMPARE(match.state.phase, Phase::Taker);
        QVERIFY(match.stands(Side::Away, 2, 4, 2));
        QVERIFY(match.stands(Side::Away, 3, 4, 3));
        QVERIFY(match.stands(Side::Away, 4, 4, 4));
        QVERIFY(match.stands(Side::Away, 5, 6, 3));
        QVERIFY(match.stands(Side::Away, 6, 6, 4));
        match.man(8).to(1, 1);
        QVERIFY(isToldOf(match, Side::Away, 8));
        match.man(2);
        QVERIFY(match.stands(Side::Home, 2, 3, 0));
        match.roll({2});
        QVERIFY(match.stands(Side::Away, 8, 1, 0));
        QCOMPARE(match.state.play.left, std::int8_t{2});
    }
    /// V49.
    void cornerTakerStepsIn()
    {
        ChampionsPosition match;
        match.place(Side::Away, {{1, 5, 14}, {8, 1, 0}, {9, 1, 1}})
            .place(Side::Home, {{1, 5, 0}, {2, 6, 4}})
            .ball(9, 1);
        match.state.corner.taker = ch::pieceOf(Side::Away, 7);
        ch::beginTurn(match.state, Side::Away);
        match.state.phase = Phase::Running;
        ch::endTurn(match.state, match.events);
        QVERIFY(match.stands(Side::Away, 8, 2, 1));
    }
    /// V41, V52: who cannot play at all loses the ball, twice in a row to nobody.
    void lostBall()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 5, 0}, {2, 1, 1}, {3, 2, 1}, {4, 9, 2}})
            .place(Side::Away, {{1, 5, 14}, {8, 9, 7}, {9, 8, 8}});
        match.dead(Restart::Corner, Side::Away, 1, 0);
        goaliesBack(match);
        match.man(8).to(2, 0).man(4).roll({3});
        QCOMPARE(match.state.restart.kind, Restart::GoalKick);
        QCOMPARE(match.state.restart.side, Side::Home);

        ChampionsPosition blocked;
        blocked.place(Side::Home, {{1, 5, 0}, {2, 4, 13}, {3, 5, 13}, {4, 6, 13}, {5, 1, 1}})
            .place(Side::Away, {{1, 5, 14}, {2, 4, 1}, {3, 5, 1}, {4, 6, 1}, {5, 1, 13}});
        blocked.dead(Restart::GoalKick, Side::Home, 5, 0);
        goaliesBack(blocked);
        blocked.roll({2});
        QCOMPARE(blocked.state.restart.side, Side::Away);
        goaliesBack(blocked);
        blocked.roll({2});
        QCOMPARE(blocked.state.ball, std::int16_t{ch::cellAt(5, 7)});
        QCOMPARE(blocked.state.turnSide, Side::Home);
    }
    /// V15, V16: which rolls force a foul, and on whom.
    void forcedFouls()
    {
        for (const bool nearer : {false, true})
            for (int die = 1; die <= 6; ++die) {
                ChampionsPosition match;
                match.place(Side::Home, {{1, 5, 0}, {8, nearer ? 7 : 5, nearer ? 9 : 10}, {9, 2, 4}})
                    .place(Side::Away, {{1, 5, 14}, {8, 5, 8}, {9, 4, 7}})
                    .ball(5, 7);
                match.turn(Side::Home).roll({die});
                const bool onEight = die == (nearer ? 3 : 2);
                const bool onNine = !nearer && die == 4;
                QCOMPARE(match.eventCount(ch::event::Foul), onEight || onNine ? 1 : 0);
                if (onEight)
                    QCOMPARE(match.state.foul.cell, std::int16_t{ch::cellAt(5, 8)});
                if (onNine)
                    QCOMPARE(match.state.foul.cell, std::int16_t{ch::cellAt(4, 7)});
            }
    }
    /// V28, V48.
    void freeKickPlaces()
    {
        struct Case
        {
            int column, row, wallColumn, wallRow;
        };
        for (const Case &one : {Case{2, 2, 4, 2}, Case{9, 3, 7, 1}, Case{5, 5, 5, 3}}) {
            ChampionsPosition match;
            homeAside(match);
            awayAside(match);
            match.place(Side::Home, {{8, one.column, one.row + 1}})
                .place(Side::Away, {{8, one.column, one.row}});
            foul(match, Side::Home, 8, 8);
            goaliesBack(match);
            QVERIFY(match.stands(Side::Away, 8, one.column, one.row + 1));
            QVERIFY(match.stands(Side::Home, 8, one.wallColumn, one.wallRow));
            QCOMPARE(match.eventCount(EventKind::Yellow), 1);
            QCOMPARE(match.eventCount(EventKind::Injury), 1);
            match.roll({1, 3});
            QVERIFY(match.state.freeKickTurn);
            QCOMPARE(match.state.turnSide, Side::Away);
        }
    }
    void freeKickAmongMen()
    {
        ChampionsPosition match;
        match
            .place(Side::Home,
                   {{1, 5, 0}, {8, 4, 4}, {9, 4, 5}, {10, 6, 6}, {11, 5, 3}, {2, 1, 1}, {3, 10, 1}})
            .place(Side::Away, {{8, 5, 5}, {9, 5, 6}});
        awayAside(match);
        foul(match, Side::Home, 8, 8);
        goaliesBack(match);
        QVERIFY(match.stands(Side::Away, 8, 6, 5));
        QCOMPARE(match.state.phase, Phase::Spot);
        QCOMPARE(match.state.decider, Side::Home);
        QCOMPARE(match.options().size(), std::size_t{2});
        match.to(4, 3);
        QVERIFY(match.stands(Side::Home, 9, 3, 5));
        QVERIFY(match.stands(Side::Home, 10, 7, 6));
    }
    /// A foul in the own area, with everybody out of it.
    void penalty()
    {
        ChampionsPosition match;
        homeAside(match);
        awayAside(match);
        match.place(Side::Home, {{8, 5, 3}, {9, 6, 2}}).place(Side::Away, {{8, 5, 2}});
        foul(match, Side::Home, 8, 8);
        goaliesBack(match);
        QCOMPARE(match.state.phase, Phase::Spot);
        match.to(6, 2).man(8);
        QVERIFY(isToldOf(match, Side::Away, 8));
        match.to(5, 0);
        QCOMPARE(match.state.phase, Phase::RestartRoll);
        QVERIFY(match.stands(Side::Away, 8, 6, 2));
        const ch::Cells &area = match.tables.ends[Side::Home].penaltyArea;
        for (const int shirt : {8, 9})
            QVERIFY(!ch::isIn(area, match.cell(Side::Home, shirt)));
        match.roll({3});
        for (const ch::Segment &one : ch::SegmentList(match.state, match.state.play))
            QCOMPARE(one.end, ch::SegmentEnd::Shot);
    }
    /// 6.12: nobody comes on where the ball lies at a foul, or at a penalty where the foul was.
    void substitutesAtAFoul()
    {
        for (const bool isPenalty : {false, true}) {
            ChampionsPosition match;
            homeAside(match);
            awayAside(match);
            const int row = isPenalty ? 2 : 5;
            match.place(Side::Home, {{8, 5, row + 1}, {9, 6, row}}).place(Side::Away, {{8, 5, row}});
            match.ball(8, row);
            ch::setPlace(match.state, ch::pieceOf(Side::Home, 6), ch::Place::Strip);
            foul(match, Side::Home, 8, 8);
            QCOMPARE(match.state.phase, Phase::SubOff);
            match.man(6);
            QCOMPARE(match.state.phase, Phase::SubCell);
            QVERIFY(!match.isLegal(ch::cellAt(5, row)));
            QVERIFY(!match.isLegal(ch::cellAt(8, row)));
            QVERIFY(match.isLegal(ch::cellAt(9, row)));
            match.choose(ch::cellAt(9, row));
            QVERIFY(isToldOf(match, Side::Home, 7));
        }
    }
    /// 6.13: who has taken a corner comes back onside before he would step in.
    void offsideShiftBeforeTheStepIn()
    {
        ChampionsPosition match;
        homeAside(match);
        match.place(Side::Home, {{8, 1, 14}}).place(Side::Away, {{1, 5, 14}, {8, 5, 9}, {9, 6, 9}});
        match.ball(5, 5);
        ch::beginTurn(match.state, Side::Home);
        match.state.phase = Phase::Running;
        match.state.corner.taker = ch::pieceOf(Side::Home, 7);
        ch::endTurn(match.state, match.events);
        QVERIFY(match.stands(Side::Home, 8, 1, 9));
    }
    /// 6.16: ones beyond the whistle are not told again.
    void watchStopsAtTheWhistle()
    {
        ChampionsPosition match;
        match.state.ones = 15;
        for (int roll = 0; roll < 2; ++roll)
            ch::countRoll(match.state, 1, match.events);
        QCOMPARE(match.eventCount(ch::event::Watch), 1);
        QCOMPARE(int{match.state.ones}, 16);
        QVERIFY(match.state.whistled);
    }
    /// R22: with the last whistle the card is given and nobody goes into goal; where the match goes on,
    /// somebody does.
    void handBallWithTheWhistle()
    {
        for (const bool isLast : {true, false}) {
            ChampionsPosition match;
            homeAside(match);
            awayAside(match);
            match.place(Side::Home, {{8, 5, 6}, {9, 8, 8}}).place(Side::Away, {{8, 5, 8}});
            match.side(Side::Home).goalie = 0;
            match.tables.decision.needsWinner = !isLast;
            if (!isLast)
                match.tables.decision.extraTime = DecisionRules::ExtraTime::GoldenGoal;
            match.state.whistled = true;
            match.dead(Restart::HandBall, Side::Away, 5, 4);
            QCOMPARE(match.eventCount(EventKind::Red), 1);
            QCOMPARE(match.state.phase, isLast ? Phase::Over : Phase::NewKeeper);
        }
    }
    void secondYellow()
    {
        ChampionsPosition match;
        homeAside(match);
        awayAside(match);
        match.place(Side::Home, {{8, 5, 6}, {9, 8, 8}}).place(Side::Away, {{8, 5, 5}});
        match.side(Side::Home).yellows[7] = 1;
        foul(match, Side::Home, 8, 8);
        QCOMPARE(match.eventCount(EventKind::Red), 1);
        QCOMPARE(ch::placeOf(match.state, ch::pieceOf(Side::Home, 7)), ch::Place::SentOff);
        goaliesBack(match);
        // Another man stands for him.
        QCOMPARE(match.state.phase, Phase::Wall);
        match.man(9);
        QVERIFY(match.stands(Side::Home, 9, 5, 3));
    }
    /// Fewer than seven men: the match is lost.
    void forfeit()
    {
        ChampionsPosition match;
        match.place(Side::Home,
                    {{1, 5, 0}, {2, 1, 5}, {3, 1, 6}, {4, 1, 7}, {5, 10, 5}, {6, 10, 6}, {8, 5, 6}});
        awayAside(match);
        match.place(Side::Away, {{8, 5, 5}});
        match.side(Side::Home).yellows[7] = 1;
        foul(match, Side::Home, 8, 8);
        QCOMPARE(match.state.phase, Phase::Over);
        QVERIFY(match.state.forfeited);
        QCOMPARE(match.state.score, (Score{0, 3}));
        QCOMPARE(match.state.winner, Side::Away);
    }
    /// V47.
    void warmingMenAndAnInjury()
    {
        ChampionsPosition match;
        homeAside(match);
        awayAside(match);
        match.place(Side::Home, {{8, 5, 6}}).place(Side::Away, {{8, 5, 5}, {9, 1, 8}});
        ch::SideState &away = match.side(Side::Away);
        away.substitutions = 1;
        away.injuries[7] = 1;
        for (const int shirt : {13, 14})
            ch::setPlace(match.state, ch::pieceOf(Side::Away, shirt - 1), ch::Place::Strip);
        foul(match, Side::Home, 8, 8);
        QCOMPARE(match.state.phase, Phase::InjurySub);
        match.man(10);
        QCOMPARE(away.substitutions, std::int8_t{2});
        QCOMPARE(match.state.phase, Phase::SubBack);
        match.choose(ch::pairBase + 13);
        QCOMPARE(match.state.phase, Phase::SubOff);
        match.man(9);
        QCOMPARE(match.state.phase, Phase::SubCell);
        match.choose(match.options()[0]);
        QCOMPARE(away.substitutions, std::int8_t{3});
        goaliesBack(match);
        // The new man stands where the injured one would have.
        QVERIFY(match.stands(Side::Away, 10, 5, 6));
    }
    /// V36.
    void substitutesRows()
    {
        QCOMPARE(rowsFor(6), QSet<int>{2});
        QCOMPARE(rowsFor(11), (QSet<int>{7, 8}));
        QCOMPARE(rowsFor(17), QSet<int>{12});
    }
    /// V26.
    void rowOne()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 6, 0}, {2, 4, 1}, {3, 4, 2}})
            .place(Side::Away, {{1, 5, 14}, {2, 4, 12}})
            .ball(5, 9);
        // The column nearer to the middle is free too.
        ch::beginTurn(match.state, Side::Home);
        ch::endTurn(match.state, match.events);
        QVERIFY(match.stands(Side::Home, 2, 5, 2));
    }
    /// V50: a man on the endline cannot be fouled.
    void wallIsNotFouled()
    {
        ChampionsPosition match;
        match.place(Side::Home, {{1, 6, 0}, {2, 3, 0}, {3, 10, 9}})
            .place(Side::Away, {{1, 5, 14}, {8, 1, 0}})
            .ball(3, 2);
        match.state.corner.wall = ch::pieceOf(Side::Home, 1);
        match.turn(Side::Away).roll({2});
        QCOMPARE(match.eventCount(ch::event::Foul), 0);
    }
};

TOUCHLINE_TEST(TestDeadBalls)

} // namespace test_dead_balls

#include "test_dead_balls.moc"
