// SPDX-License-Identifier: GPL-3.0-or-later
// What moved between two positions, and the geometry of boards.

#include "core/match/board_motion.h"
#include "tests/support/test_registry.h"

namespace test_board_motion {

using namespace touchline;

namespace {

BoardPiece alikePieces(int cell, int count)
{
    BoardPiece piece;
    piece.cell = cell;
    piece.count = count;
    return piece;
}

BoardPiece known(int id, int cell)
{
    BoardPiece piece = alikePieces(cell, 1);
    piece.id = id;
    return piece;
}

/// As lines: "step piece from to".
QStringList described(const BoardMotion &motion)
{
    QStringList lines;
    for (const BoardMove &move : motion)
        lines << u"%1 %2 %3 %4"_s.arg(move.step)
                     .arg(move.isBall ? u"ball"_s : QString::number(move.piece))
                     .arg(move.from.cell)
                     .arg(move.to.cell);
    return lines;
}

} // namespace

class TestBoardMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsKnownIsFoundByItsId()
    {
        BoardPosition before;
        before.pieces = {known(1, 4), known(2, 5), known(3, 6)};
        before.ball = BoardBall{4};
        BoardPosition after;
        after.pieces = {known(2, 5), known(1, 7), known(9, 8)};
        after.ball = BoardBall{7};
        QCOMPARE(described(motionBetween(before, after)),
                 (QStringList{u"0 1 4 7"_s, u"0 9 -1 8"_s, u"0 3 6 -1"_s, u"0 ball 4 7"_s}));
        QVERIFY(motionBetween(before, before).empty());
    }

    /// Of pieces that look the same as many leave as arrive.
    void alikePiecesAreCounted()
    {
        BoardPosition before;
        before.pieces = {alikePieces(1, 3), alikePieces(2, 1)};
        BoardPosition after;
        after.pieces = {alikePieces(1, 1), alikePieces(3, 2), alikePieces(2, 1)};
        QCOMPARE(described(motionBetween(before, after)), (QStringList{u"0 -1 1 3"_s, u"0 -1 1 3"_s}));
    }

    /// What the events tell goes in their order; what they leave out is the last step.
    void stepsComeOneAfterTheOther()
    {
        BoardPosition before;
        before.pieces = {known(1, 4), alikePieces(2, 2)};
        before.ball = BoardBall{4};
        BoardPosition after;
        after.pieces = {known(1, 9), alikePieces(2, 1), alikePieces(3, 1)};
        after.ball = BoardBall{3};
        MotionBuilder motion(before);
        motion.movePiece(1, BoardPlace{6});
        motion.together();
        motion.moveBall(BoardPlace{6});
        motion.moveAlike(Side::Home, 2, 3);
        motion.moveBall(BoardPlace{3});
        motion.movePiece(77, BoardPlace{3});
        QCOMPARE(described(std::move(motion).upTo(after)),
                 (QStringList{u"0 1 4 6"_s, u"0 ball 4 6"_s, u"1 -1 2 3"_s, u"2 ball 6 3"_s, u"3 1 6 9"_s}));
    }

    /// Each side names the cells from its own end, where the rules do.
    void cellsAreNamedFromBothEnds()
    {
        BoardGeometry geometry;
        geometry.width = 1;
        geometry.length = 2;
        for (const int row : {0, 1}) {
            BoardCell cell;
            const double low = row;
            cell.label = row == 0 ? u"own"_s : u"theirs"_s;
            cell.outline = {{0, low}, {1, low}, {1, low + 1}, {0, low + 1}};
            cell.centre = {0.5, low + 0.5};
            geometry.cells.push_back(cell);
        }
        QCOMPARE(namedBy(geometry, Side::Away).cells[0].label, u"own"_s);
        geometry.isNamedByEachSide = true;
        QCOMPARE(namedBy(geometry, Side::Home).cells[0].label, u"own"_s);
        QCOMPARE(namedBy(geometry, Side::Away).cells[0].label, u"theirs"_s);
        QCOMPARE(cellUnder(geometry, {0.2, 1.7}), 1);
        QCOMPARE(cellUnder(geometry, {1.2, 1.7}), noCell);
        QVERIFY(turnedRound(geometry, {0.25, 0.5}) == (BoardPoint{0.75, 1.5}));
    }
};

TOUCHLINE_TEST(TestBoardMotion)

} // namespace test_board_motion

#include "test_board_motion.moc"
