// SPDX-License-Identifier: GPL-3.0-or-later
// The board, on geometries that no game has.

#include "forms/board/board_animation.h"
#include "forms/board/board_layout.h"
#include "forms/board/board_pieces.h"
#include "forms/board/board_words.h"
#include "models/words/board_text.h"
#include "tests/desktop/board_table.h"

#include <QAccessible>
#include <QProxyStyle>

#include <cmath>

namespace test_board_view {

using namespace touchline;
using namespace touchline::testing;

namespace {

BoardGeometry hexagons(int columns, int rows)
{
    BoardGeometry geometry;
    const double high = std::sqrt(3.0);
    geometry.width = 1.5 * columns + 0.5;
    geometry.length = high * (rows + 0.5);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            BoardCell cell;
            cell.centre = {1.5 * column + 1, high * (row + (column % 2 == 0 ? 0.5 : 1.0))};
            cell.label = u"%1-%2"_s.arg(column).arg(row);
            for (int corner = 0; corner < 6; ++corner)
                cell.outline.push_back({cell.centre.x + std::cos(corner * M_PI / 3),
                                        cell.centre.y + std::sin(corner * M_PI / 3)});
            geometry.cells.push_back(std::move(cell));
        }
    return geometry;
}

/// No cells: pieces stand anywhere.
BoardGeometry freeTable()
{
    BoardGeometry geometry;
    geometry.width = 90;
    geometry.length = 140;
    geometry.pieceSize = 4;
    geometry.lines = {{{{45, 70}}, 9.15}, {{{45, 0}}, 12, 0, 180}};
    return geometry;
}

/// The same, with pieces that are drawn larger than they are.
BoardShown crowdedTable()
{
    BoardGeometry geometry = freeTable();
    geometry.pieceFoot = 1;
    BoardShown shown;
    shown.geometry = std::make_shared<const BoardGeometry>(geometry);
    int id = 0;
    for (const BoardPoint &at : {BoardPoint{40, 70}, {41.3, 70}, {40, 71.3}, {60, 20}}) {
        BoardPiece piece;
        piece.at = at;
        piece.id = id++;
        shown.position.pieces.push_back(piece);
    }
    BoardPiece referee;
    referee.at = BoardPoint{1, 1};
    referee.isOfficial = true;
    shown.position.pieces.push_back(referee);
    shown.position.ball = BoardBall{noCell, BoardPoint{42, 71}};
    return shown;
}

/// A pitch of 25 x 39 cells, and behind both of its ends a goal of 9 x 3 positions.
BoardGeometry pitchWithGoals()
{
    BoardGeometry geometry = squares(25, 39);
    for (const double low : {39.0, -3.0})
        for (int height = 0; height < 3; ++height)
            for (int column = 8; column < 17; ++column) {
                const double x = column;
                const double y = low + height;
                BoardCell cell;
                cell.outline = {{x, y}, {x + 1, y}, {x + 1, y + 0.8}, {x, y + 0.8}};
                cell.centre = {x + 0.5, y + 0.4};
                cell.ground = BoardGround::Goal;
                cell.name = u"goal %1"_s.arg(height * 9 + column - 7);
                geometry.cells.push_back(std::move(cell));
            }
    return geometry;
}

/// A shot from there on the free table: 360 directions, 100 powers.
BoardAim aimFrom(const BoardPoint &from)
{
    BoardAim aim;
    aim.from.at = from;
    aim.longest = 30;
    aim.direction = {1000, 360, 0, 1};
    aim.power = {5000, 100, 1, 1};
    return aim;
}

/// A system that asks for less of what moves.
class StillStyle final : public QProxyStyle
{
public:
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override
    {
        return hint == SH_Widget_Animation_Duration ? 0
                                                    : QProxyStyle::styleHint(hint, option, widget, returned);
    }
};

struct Table : BoardTable
{
    using BoardTable::BoardTable;

    [[nodiscard]] int targetOn(const BoardPlace &place) const
    {
        const auto &targets = board.choice().targets();
        for (std::size_t i = 0; i < targets.size(); ++i)
            if (targets[i].place == place)
                return static_cast<int>(i);
        return -1;
    }
    void click(const BoardPlace &place)
    {
        const int target = targetOn(place);
        QVERIFY(target >= 0);
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.pointOfTarget(target));
    }
    void press(const BoardPoint &point)
    {
        QTest::mousePress(board.viewport(), Qt::LeftButton, {}, board.pointInView(point));
    }
    void moveTo(const BoardPoint &point)
    {
        QMouseEvent event(QEvent::MouseMove, board.pointInView(point),
                          board.viewport()->mapToGlobal(board.pointInView(point)), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(board.viewport(), &event);
    }
    void release(const BoardPoint &point)
    {
        QTest::mouseRelease(board.viewport(), Qt::LeftButton, {}, board.pointInView(point));
    }
};

} // namespace

class TestBoardView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// No piece hides the number of another one, or the ball; what stands alone, and the ball, stay where
    /// they are, and free places are as far apart as they are.
    void crowdedPiecesAreDrawnSideBySide()
    {
        const BoardShown shown = crowdedTable();
        const BoardLayout layout(shown, 0);
        const auto &discs = layout.discs();
        const auto far = [](const BoardLayout::Disc &one, const BoardLayout::Disc &other) {
            return std::hypot(one.centre.x() - other.centre.x(), one.centre.y() - other.centre.y());
        };
        for (std::size_t one = 0; one < discs.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other)
                QVERIFY(far(discs[one], discs[other]) > 0.9 * (discs[one].radius + discs[other].radius));
            QVERIFY(far(discs[one], layout.ball()) > 0.9 * (discs[one].radius + layout.ball().radius));
        }
        QCOMPARE(layout.ball().centre, layout.mapped({42, 71}));
        QCOMPARE(discs[3].centre, layout.mapped({60, 20}));
        QVERIFY(discs[4].radius < discs[3].radius);
        // Who is pointed at is where he is drawn.
        QVERIFY(layout.shapeOf(BoardPlace{noCell, BoardPoint{40, 70}}).contains(discs[0].centre));
        const QRectF spot = layout.shapeOf(BoardPlace{noCell, BoardPoint{60, 40}}).boundingRect();
        QVERIFY(spot.width() < 2.1 * layout.unit());
    }

    /// Where cells are small, pieces are as large as their neighbours let them be.
    void piecesOfAFineBoardGrowWhereNobodyStands()
    {
        BoardPosition position;
        position.pieces = {pieceOn(Side::Home, 7, 0), pieceOn(Side::Home, 9, 20), pieceOn(Side::Away, 4, 21)};
        position.ball = BoardBall{};
        position.ball->cell = 21;
        const auto laidOut = [&position](int columns, int rows) {
            BoardShown shown;
            shown.geometry = std::make_shared<const BoardGeometry>(squares(columns, rows));
            shown.position = position;
            const BoardLayout layout(shown, 0);
            std::vector<qreal> radii;
            for (const BoardLayout::Disc &disc : layout.discs())
                radii.push_back(disc.radius / layout.unit());
            radii.push_back(layout.ball().radius / layout.unit());
            return radii;
        };
        const std::vector<qreal> coarse = laidOut(13, 9);
        const std::vector<qreal> fine = laidOut(39, 25);
        QVERIFY(coarse.front() < 0.5);
        // Alone: one and a half cells wide. Side by side: a cell each, and no ball but that of the second.
        QVERIFY(fine[0] > 0.75);
        QVERIFY(fine[1] > coarse[1] && fine[1] < 0.5);
        QVERIFY(fine[2] > coarse[2] && fine[2] < 0.5);
        QVERIFY(fine[3] > coarse[3]);
    }

    void aPieceIsChosenAndThenItsWay()
    {
        BoardPosition position;
        position.pieces = {pieceOn(Side::Home, 7, 0), pieceOn(Side::Home, 9, 5)};
        position.highlights = {moveOf(1, 0, 1), moveOf(2, 0, 13), moveOf(3, 5, 1), moveOf(4, 5, 6)};
        Table table(squares(13, 9), position);
        QVERIFY(table.shown.geometry->cells.size() > 100);
        // Where both begin; nothing can be taken yet.
        QCOMPARE(table.board.choice().targets().size(), std::size_t{2});
        table.click(BoardPlace{5});
        QVERIFY(table.chosen.empty());
        table.click(BoardPlace{1});
        QCOMPARE(table.chosen, Chosen{3});
        // Another piece instead, by pointing at it.
        table.click(BoardPlace{0});
        table.click(BoardPlace{13});
        QCOMPARE(table.chosen, (Chosen{3, 2}));
        // Beside everything: nothing is chosen any more.
        QTest::keyClick(&table.board, Qt::Key_Escape);
        QCOMPARE(table.board.choice().targets().size(), std::size_t{2});
    }

    void whatBeginsInOnePlaceNeedsNoChoosing()
    {
        BoardPosition position;
        position.highlights = {moveOf(11, 4, 5), moveOf(12, 4, 9)};
        Table table(squares(12, 10), position);
        table.click(BoardPlace{9});
        QCOMPARE(table.chosen, Chosen{12});
    }

    void theKeysGoFromPlaceToPlace()
    {
        BoardPosition position;
        // In the corners of a board.
        position.highlights = {{1, BoardAct::Pick, {}, BoardPlace{0}},
                               {2, BoardAct::Pick, {}, BoardPlace{11}},
                               {3, BoardAct::Pick, {}, BoardPlace{108}},
                               {4, BoardAct::Pick, {}, BoardPlace{119}}};
        Table table(squares(12, 10), position);
        table.board.setCurrent(-1);
        const auto centre = [&](int target) { return table.board.pointOfTarget(target); };
        QTest::keyClick(&table.board, Qt::Key_Home);
        QCOMPARE(table.board.current(), 0);
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down}) {
            for (int steps = 0; steps < 4; ++steps)
                QTest::keyClick(&table.board, key);
            const QPoint here = centre(table.board.current());
            for (int target = 0; target < 4; ++target) {
                const QPoint other = centre(target);
                QVERIFY(key == Qt::Key_Left    ? here.x() <= other.x() + 1
                        : key == Qt::Key_Right ? here.x() >= other.x() - 1
                        : key == Qt::Key_Up    ? here.y() <= other.y() + 1
                                               : here.y() >= other.y() - 1);
            }
        }
        const int last = table.board.current();
        QTest::keyClick(&table.board, Qt::Key_Return);
        QCOMPARE(table.chosen, Chosen{last + 1});
    }

    void severalOptionsOfAPlaceAreAskedAbout()
    {
        BoardPosition position;
        position.highlights = {moveOf(1, 0, 3), moveOf(2, 0, 3), moveOf(3, 0, 4)};
        position.highlights[0].name = u"Pass & go"_s;
        position.highlights[1].name = u"Long ball"_s;
        position.highlights[1].chance = u"1/3"_s;
        Table table(hexagons(10, 11), position);
        QVERIFY(table.shown.geometry->cells.size() > 100);
        table.click(BoardPlace{3});
        QVERIFY(table.chosen.empty());
        auto *menu = table.board.findChild<QMenu *>();
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 2);
        QCOMPARE(menu->actions()[0]->text(), u"Pass && go"_s);
        QCOMPARE(menu->actions()[1]->text(), u"Long ball, 1/3"_s);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(table.chosen, Chosen{2});
    }

    void hexagonsArePointedAtWhereTheyAre()
    {
        BoardPosition position;
        const BoardGeometry geometry = hexagons(10, 11);
        for (int cell = 0; cell < static_cast<int>(geometry.cells.size()); ++cell)
            position.highlights.push_back({cell, BoardAct::Place, {}, BoardPlace{cell}});
        Table table(geometry, position);
        for (int turned = 0; turned < 4; ++turned, table.board.turn())
            for (const int cell : {0, 9, 55, 100, 109}) {
                table.chosen.clear();
                table.click(BoardPlace{cell});
                QCOMPARE(table.chosen, Chosen{cell});
            }
    }

    /// Beside cells there are points, areas, and what lies within another one.
    void freePlacesAreChosen()
    {
        BoardPosition position;
        BoardPiece piece = pieceOn(Side::Away, 10, noCell);
        piece.at = BoardPoint{30, 40};
        piece.angle = 90;
        piece.signs = {BoardSign::Yellow, BoardSign::Lying};
        piece.pointsLeft = 3;
        position.pieces = {piece};
        BoardHighlight point{1, BoardAct::Move, piece.place(), BoardPlace{noCell, BoardPoint{60, 40}}};
        point.path = {{30, 40}, {45, 60}, {60, 40}};
        BoardHighlight area{2, BoardAct::Ball, piece.place(), BoardPlace{noCell, BoardPoint{45, 100}}};
        area.area = {{10, 10}, {80, 10}, {80, 130}, {10, 130}};
        area.tone = BoardTone::Bad;
        position.highlights = {point, area};
        Table table(freeTable(), position);
        table.click(point.to);
        table.click(area.to);
        QCOMPARE(table.chosen, (Chosen{1, 2}));
    }

    /// Drawn back from the ball: the way is opposite, the length is the power; then a click there plays it.
    void aShotIsAimedByDrawingBack()
    {
        BoardPosition position;
        const BoardPoint ball{45, 60};
        position.aim = aimFrom(ball);
        Table table(freeTable(), position);
        table.press(ball);
        // Straight back towards the own goal, half as far as can be.
        table.moveTo({45, 45});
        QVERIFY(table.board.gesture().shot().has_value());
        const double turn = table.board.gesture().degrees();
        QVERIFY2(turn <= 2 || turn >= 358, qPrintable(QString::number(turn)));
        QVERIFY(std::abs(table.board.gesture().power() - 50) <= 3);
        // To the left, so it goes to the right; beyond the longest pull there is no more power.
        table.moveTo({5, 60});
        QVERIFY(std::abs(table.board.gesture().degrees() - 90) <= 2);
        QCOMPARE(table.board.gesture().power(), 100.0);
        table.release({5, 60});
        QVERIFY(table.played.empty());
        table.press(ball);
        table.release(ball);
        QCOMPARE(table.played.size(), std::size_t{1});
        QVERIFY(std::abs(table.played[0][0] - 1090) <= 2);
        QCOMPARE(table.played[0][1], 5099);
        // Drawn back to where it began it is none.
        table.press(ball);
        table.moveTo({5, 60});
        table.moveTo(ball);
        table.release(ball);
        QVERIFY(!table.board.gesture().shot());
        QCOMPARE(table.played.size(), std::size_t{1});
    }

    /// Arrows and digits aim as well, and everything is heard.
    void aShotIsAimedByKeys()
    {
        BoardPosition position;
        position.aim = aimFrom({45, 60});
        Table table(freeTable(), position);
        table.shown.aimed = [](double degrees, double /*power*/) {
            BoardAimPreview preview;
            preview.path = {{45, 60}, {45 + degrees / 10, 90}};
            preview.fan = {{45, 60}, {40, 90}, {55, 90}};
            preview.text = u"to Henry"_s;
            return preview;
        };
        table.board.show(table.shown);
        // Digits are for the page as long as nobody aims.
        QTest::keyClick(&table.board, Qt::Key_7);
        QVERIFY(!table.board.gesture().shot());
        const QImage before = table.picture();
        QTest::keyClick(&table.board, Qt::Key_Right);
        QVERIFY(table.picture() != before);
        QTest::keyClick(&table.board, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&table.board, Qt::Key_Left);
        QCOMPARE(table.board.gesture().degrees(), 9.0);
        QTest::keyClick(&table.board, Qt::Key_7);
        QTest::keyClick(&table.board, Qt::Key_3);
        QTest::keyClick(&table.board, Qt::Key_Down);
        QCOMPARE(table.board.gesture().power(), 72.0);
        QCOMPARE(table.board.accessibleDescription(), u"9°, 72%, to Henry"_s);
        QTest::keyClick(&table.board, Qt::Key_Escape);
        QVERIFY(!table.board.gesture().shot());
        QTest::keyClick(&table.board, Qt::Key_Left);
        QTest::keyClick(&table.board, Qt::Key_Return);
        QCOMPARE(table.played, (std::vector<std::vector<OptionCode>>{{1000, 5049}}));
    }

    /// The direction was answered already: only the power is.
    void aShotInOneDirectionHasItsPowerAlone()
    {
        BoardPosition position;
        BoardAim aim = aimFrom({45, 60});
        aim.direction = {};
        aim.degrees = 30;
        position.aim = aim;
        Table table(freeTable(), position);
        QTest::keyClick(&table.board, Qt::Key_Up);
        QTest::keyClick(&table.board, Qt::Key_Up);
        QCOMPARE(table.board.gesture().degrees(), 30.0);
        QTest::keyClick(&table.board, Qt::Key_Return);
        QCOMPARE(table.played, (std::vector<std::vector<OptionCode>>{{5050}}));
    }

    /// In centimetres, in the hand or by keys, and never where it may not be.
    void aPieceIsPutDownAnywhere()
    {
        BoardPosition position;
        BoardPiece piece = pieceOn(Side::Home, 10, noCell);
        piece.id = 4;
        piece.at = BoardPoint{30, 40};
        position.pieces = {piece};
        BoardDrag drag;
        drag.piece = 4;
        drag.area = {{10, 10}, {80, 10}, {80, 70}, {10, 70}};
        drag.pick = 77;
        drag.across = {1000, 91, 0, 1};
        drag.along = {3000, 141, 0, 1};
        position.drags = {drag};
        Table table(freeTable(), position);
        table.press({30, 40});
        table.moveTo({40, 50});
        table.moveTo({60, 50});
        table.release({60, 50});
        QCOMPARE(table.played.size(), std::size_t{1});
        QCOMPARE(table.played[0][0], 77);
        QVERIFY(std::abs(table.played[0][1] - 1060) <= 1 && std::abs(table.played[0][2] - 3050) <= 1);
        // Beyond its area it stays at the edge of it.
        table.press({30, 40});
        table.moveTo({40, 60});
        table.moveTo({40, 130});
        table.release({40, 130});
        QCOMPARE(table.played.size(), std::size_t{2});
        QVERIFY(table.played[1][2] <= 3070 && table.played[1][2] >= 3068);
        // By keys: chosen, carried, put down. The board lies, so up is across.
        QCOMPARE(table.board.quarters(), 1);
        QTest::keyClick(&table.board, Qt::Key_Home);
        QTest::keyClick(&table.board, Qt::Key_Return);
        QVERIFY(table.board.gesture().carried().has_value());
        QTest::keyClick(&table.board, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&table.board, Qt::Key_Up);
        QTest::keyClick(&table.board, Qt::Key_Return);
        QCOMPARE(table.played.size(), std::size_t{3});
        QCOMPARE(table.played[2], (std::vector<OptionCode>{77, 1029, 3050}));
        // A screen reader finds the piece among what can be chosen.
        QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&table.board);
        QCOMPARE(board->childCount(), 1);
        QVERIFY(board->child(0)->text(QAccessible::Name).contains(u"put down elsewhere"_s));
    }

    /// The goals behind the ends are seen and pointed at as the pitch is.
    void goalsBehindTheEndsAreChosen()
    {
        BoardPosition position;
        const BoardGeometry geometry = pitchWithGoals();
        QCOMPARE(geometry.cells.size(), std::size_t{25 * 39 + 2 * 27});
        const int first = 25 * 39;
        for (const int cell : {first, first + 26, first + 27, first + 53}) {
            BoardHighlight shot{cell, BoardAct::Shot, BoardPlace{100}, BoardPlace{cell}};
            shot.chance = u"35 %"_s;
            position.highlights.push_back(shot);
        }
        Table table(geometry, position);
        for (const int cell : {first, first + 26, first + 27, first + 53}) {
            table.chosen.clear();
            table.click(BoardPlace{cell});
            QCOMPARE(table.chosen, Chosen{cell});
            QVERIFY(table.board.rect().contains(table.board.pointOfTarget(table.targetOn(BoardPlace{cell}))));
        }
        QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&table.board);
        QVERIFY2(board->child(0)->text(QAccessible::Name).contains(u"goal 1"_s),
                 qPrintable(board->child(0)->text(QAccessible::Name)));
        QVERIFY(board->child(0)->text(QAccessible::Name).contains(u"35 %"_s));
    }

    /// What moved is seen to move, until somebody does something.
    void whatMovedIsSeenToMove()
    {
        BoardPosition position;
        BoardPiece piece = pieceOn(Side::Home, 7, 0);
        piece.id = 3;
        position.pieces = {piece, pieceOn(Side::Away, 0, 40)};
        position.ball = BoardBall{5};
        Table table(squares(12, 10), position);
        table.board.setStepMilliseconds(60'000);
        const BoardPosition before = table.shown.position;
        table.shown.position.pieces[0].cell = 100;
        table.shown.position.pieces[1].cell = 90;
        table.shown.position.ball->cell = 60;
        table.shown.trail = motionBetween(before, table.shown.position);
        table.board.show(table.shown);
        // What was seen already stands still.
        QVERIFY(!table.board.isMoving());
        const QImage there = table.picture();
        const auto goThere = [&] {
            BoardShown back = table.shown;
            back.position = before;
            table.board.show(back);
            table.shown.hasJustMoved = true;
            table.board.show(table.shown);
        };
        goThere();
        QVERIFY(table.board.isMoving());
        QVERIFY(table.board.motionMilliseconds() > 30'000);
        QVERIFY(table.picture() != there);
        QTest::keyClick(&table.board, Qt::Key_Shift);
        QVERIFY(!table.board.isMoving());
        QVERIFY(table.picture() == there);
        goThere();
        QTest::mouseClick(table.board.viewport(), Qt::LeftButton, {}, {3, 3});
        QVERIFY(!table.board.isMoving());
        // To its end by itself.
        table.board.setStepMilliseconds(20);
        goThere();
        QTRY_VERIFY(!table.board.isMoving());
        QVERIFY(table.picture() == there);
        // Nothing moves for who wants none of it, or where the system asks for less.
        table.board.setStepMilliseconds(0);
        goThere();
        QVERIFY(!table.board.isMoving());
        table.board.setStepMilliseconds(60'000);
        StillStyle still;
        table.board.setStyle(&still);
        goThere();
        QVERIFY(!table.board.isMoving());
        table.board.setStyle(nullptr);
    }

    /// From where it stood, on its way, one step after the other, to where it stands.
    void everythingMovesOnItsWay()
    {
        BoardShown shown;
        shown.geometry = std::make_shared<const BoardGeometry>(squares(12, 10));
        BoardPosition &position = shown.position;
        BoardPiece runner = pieceOn(Side::Home, 7, 0);
        runner.id = 3;
        position.pieces = {runner, pieceOn(Side::Away, 0, 40), pieceOn(Side::Away, 0, 60)};
        position.ball = BoardBall{5};
        const BoardStand before{BoardLayout(shown, 0)};
        const BoardPosition old = position;
        position.pieces[0].cell = 26;
        position.pieces[1].cell = 42;
        position.ball->cell = 29;
        MotionBuilder builder(old);
        builder.movePiece(3, BoardPlace{2});
        builder.movePiece(3, BoardPlace{26});
        builder.moveAlike(Side::Away, 40, 41);
        builder.moveAlike(Side::Away, 41, 42);
        builder.moveBall(BoardPlace{29}, {{5.5, 0.5}, {8.5, 0.5}, {8.5, 1.5}, {5.5, 2.5}}, 0.25);
        const BoardMotion motion = std::move(builder).upTo(position);
        const BoardLayout after(shown, 0);
        const BoardAnimation animation(before, after, motion, 100);
        QCOMPARE(animation.milliseconds(), 4 * 100 + 250);
        const auto cell = [&](int number) { return after.mapped(shown.geometry->cells[at(number)].centre); };
        const auto isAt = [](const QPointF &one, const QPointF &other) {
            return QLineF(one, other).length() < 0.5;
        };
        const BoardMoment begin = animation.at(0);
        QVERIFY(isAt(begin.discs[0], cell(0)) && isAt(begin.discs[1], cell(40)) && isAt(begin.ball, cell(5)));
        QVERIFY(isAt(animation.at(50).discs[0], cell(1)));
        const BoardMoment second = animation.at(100);
        QVERIFY(isAt(second.discs[0], cell(2)) && isAt(second.discs[1], cell(40)));
        const BoardMoment third = animation.at(300);
        QVERIFY(isAt(third.discs[0], cell(26)) && isAt(third.discs[1], cell(41)) &&
                isAt(third.ball, cell(5)));
        // The ball does not go straight.
        QVERIFY(animation.at(525).ball.x() > cell(5).x() + 2 * pieceRadius);
        const BoardMoment end = animation.at(animation.milliseconds());
        QVERIFY(isAt(end.discs[0], cell(26)) && isAt(end.discs[1], cell(42)) &&
                isAt(end.discs[2], cell(60)) && isAt(end.ball, cell(29)));
    }

    void whatIsNotAllowedCannotBeClicked()
    {
        BoardPosition position;
        position.highlights = {{1, BoardAct::Place, {}, BoardPlace{60}}};
        Table table(squares(12, 10), position);
        const QRect there =
            QRect(table.board.viewport()->mapFromGlobal(table.board.targetOnScreen(0).topLeft()),
                  table.board.targetOnScreen(0).size());
        for (int x = 4; x < table.board.width(); x += 9)
            for (int y = 4; y < table.board.height(); y += 9)
                if (!there.adjusted(-2, -2, 2, 2).contains(x, y))
                    QTest::mouseClick(table.board.viewport(), Qt::LeftButton, {}, {x, y});
        QVERIFY(table.chosen.empty());
        table.shown.position.highlights.clear();
        const QPoint middle = there.center();
        table.board.show(table.shown);
        QTest::mouseClick(table.board.viewport(), Qt::LeftButton, {}, middle);
        QVERIFY(table.chosen.empty());
    }

    void zoomAndTurnAndFit()
    {
        Table table(squares(12, 20));
        // A long board lies down in a wide window.
        QCOMPARE(table.board.quarters(), 1);
        const qreal fitted = table.board.zoom();
        QTest::keyClick(&table.board, Qt::Key_Plus);
        QVERIFY(table.board.zoom() > fitted);
        QVERIFY(!table.board.isFitting());
        QTest::keyClick(&table.board, Qt::Key_0);
        QCOMPARE(table.board.zoom(), fitted);
        QTest::keyClick(&table.board, Qt::Key_R);
        QCOMPARE(table.board.quarters(), 2);
        QVERIFY(table.board.zoom() < fitted);
        // All of it is seen in every window.
        for (const QSize size : {QSize(300, 700), QSize(900, 200), QSize(280, 160)}) {
            table.board.resize(size);
            QCoreApplication::processEvents();
            QVERIFY(table.board.mapFromScene(table.board.sceneRect()).boundingRect().width() <=
                    size.width() + 2);
            QVERIFY(table.board.mapFromScene(table.board.sceneRect()).boundingRect().height() <=
                    size.height() + 2);
        }
    }

    /// The visitors have their own goal where the home side has its.
    void theOtherSideSeesItTurned()
    {
        BoardPosition position;
        position.highlights = {{1, BoardAct::Place, {}, BoardPlace{0}}};
        Table table(squares(12, 20), position);
        const QPoint home = table.board.pointOfTarget(0);
        table.board.setViewer(Side::Away);
        const QPoint away = table.board.pointOfTarget(0);
        QVERIFY(home.x() < 250 && away.x() > 250);
        QVERIFY(std::abs(home.x() + away.x() - 500) <= 6);
    }

    void everyChoiceCanBeHeard()
    {
        BoardPosition position;
        BoardPiece piece = pieceOn(Side::Home, 7, 2);
        piece.signs = {BoardSign::Injured};
        position.pieces = {piece};
        position.ball = BoardBall{2, std::nullopt, 4, Side::Home};
        BoardHighlight pass{5, BoardAct::Ball, BoardPlace{2}, BoardPlace{3}, u"value 3"_s, u"1/3"_s};
        position.highlights = {pass};
        Table table(hexagons(4, 3), position);
        QVERIFY(table.board.accessibleDescription().contains(u"Reds 7, injured: 2-0"_s));
        QVERIFY(table.board.accessibleDescription().contains(u"ball 4: 2-0"_s));
        QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&table.board);
        QVERIFY(board != nullptr);
        QCOMPARE(board->childCount(), 1);
        QCOMPARE(board->child(0)->text(QAccessible::Name), u"3-0. Play the ball to 3-0, value 3, 1/3"_s);
        board->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(table.chosen, Chosen{5});
    }

    /// No sign looks or sounds like another one.
    void everySignHasItsLetterAndItsWords()
    {
        QStringList letters;
        QStringList words;
        for (int sign = 0; sign < boardSigns; ++sign) {
            letters << signLetter(static_cast<BoardSign>(sign));
            words << signWords(static_cast<BoardSign>(sign));
        }
        for (QStringList *all : {&letters, &words}) {
            QVERIFY(!all->contains(QString()));
            QCOMPARE(all->removeDuplicates(), 0);
        }
        for (int act = 0; act < boardActs; ++act) {
            Table table(squares(3, 3));
            const BoardHighlight highlight{1, static_cast<BoardAct>(act), {}, BoardPlace{4}};
            QVERIFY(optionWords(table.shown, highlight).contains(u"column 1, row 1"_s));
        }
    }

    /// What stands, is marked, lies in the tray or was done is seen.
    void everythingIsDrawn()
    {
        Table table(squares(12, 10));
        QImage last = table.picture();
        const auto changes = [&](const char *what) {
            table.board.show(table.shown);
            const QImage now = table.picture();
            const bool isOther = now != last;
            last = now;
            QVERIFY2(isOther, what);
        };
        BoardPosition &position = table.shown.position;
        position.pieces.push_back(pieceOn(Side::Home, 4, 30));
        changes("piece");
        position.pieces.back().number = 5;
        changes("number");
        for (int sign = 0; sign < boardSigns; ++sign) {
            position.pieces.back().signs = {static_cast<BoardSign>(sign)};
            changes("sign");
        }
        position.pieces.back().hasMoved = true;
        changes("moved");
        position.pieces.back().side = Side::Away;
        changes("side");
        position.pieces.back().sections = {{BoardInk::Red}, {BoardInk::Blue}, {BoardInk::Yellow}};
        changes("sticker");
        position.pieces.back().sections[1].isSpent = true;
        changes("spent section");
        position.pieces.back().guards = {0, 90};
        changes("guards");
        position.pieces.back().ink = BoardInk::Orange;
        changes("own colour");
        position.pieces.back().id = 9;
        position.ball = BoardBall{40, std::nullopt, 0, std::nullopt};
        changes("ball");
        position.ball->holderPiece = 9;
        changes("holder");
        position.pieces.push_back(pieceOn(Side::Home, 0, 31));
        changes("another piece");
        position.pieces.back().isOfficial = true;
        changes("official");
        for (int kind = 0; kind < boardMarkKinds; ++kind) {
            // A halo is round the piece of the cell.
            const bool isHalo = static_cast<BoardMarkKind>(kind) == BoardMarkKind::Threat;
            position.marks = {{static_cast<BoardMarkKind>(kind), isHalo ? 31 : 50}};
            // What warns and what informs have each one look, what is closed its own.
            if (kind < 3 || isHalo)
                changes("mark");
        }
        position.marks = {{BoardMarkKind::Range, 50}};
        changes("no halo");
        position.marks.front().strength = 0.2;
        changes("strength");
        position.marks.front().text = u"35 %"_s;
        changes("text of a mark");
        position.ball->value = 3;
        changes("value");
        BoardMove move;
        move.from.cell = 10;
        move.to.cell = 40;
        table.shown.trail = {move};
        changes("trail");
        table.shown.trail.front().isBall = true;
        changes("trail of the ball");
        position.clock = BoardClock{u"10'"_s, Period::FirstHalf, 1, 9};
        changes("clock");
        position.clock->done = 4;
        changes("track");
        position.dice = {{u"turn"_s, 6, 5}};
        changes("die");
        position.dice[0].ink = BoardInk::Red;
        changes("colour of the die");
        position.dice[0].isSpent = true;
        changes("spent die");
        position.dice[0].value = 0;
        changes("die to be rolled");
        position.dice.push_back({u"control"_s, 10, 7});
        changes("second die");
        position.highlights = {{1, BoardAct::Place, {}, BoardPlace{70}}};
        changes("highlight");
        for (int tone = static_cast<int>(BoardTone::Doubtful); tone <= static_cast<int>(BoardTone::Bad);
             ++tone) {
            position.highlights.front().tone = static_cast<BoardTone>(tone);
            changes("tone");
        }
        position.highlights.front().tone = BoardTone::Plain;
        for (const BoardAct act : {BoardAct::Ball, BoardAct::Shot, BoardAct::Duel}) {
            position.highlights.front().act = act;
            changes("act");
        }
        position.highlights.front().chance = u"1/3"_s;
        changes("chance");
        position.aim = aimFrom({5, 5});
        changes("aim");
    }

    /// A sticker, who has the ball, dice and marks are heard too.
    void everythingIsHeard()
    {
        BoardPosition position;
        BoardPiece piece = pieceOn(Side::Home, 7, 2);
        piece.id = 1;
        piece.sections = {{BoardInk::Red}, {BoardInk::LightBlue, true}};
        piece.pointsLeft = 2;
        BoardPiece referee = pieceOn(Side::Home, 0, 3);
        referee.isOfficial = true;
        position.pieces = {piece, referee};
        position.ball = BoardBall{2};
        position.ball->holderPiece = 1;
        position.dice = {{u"turn"_s, 6, 5}, {u"control"_s, 6, 3}};
        position.dice[1].isSpent = true;
        BoardMark mark{BoardMarkKind::Range, 2};
        mark.text = u"35 %"_s;
        position.marks = {mark};
        position.highlights = {{1, BoardAct::Pick, {}, BoardPlace{2}}};
        Table table(hexagons(4, 3), position);
        const QString heard =
            table.board.accessibleDescription() + u'\n' +
            QAccessible::queryAccessibleInterface(&table.board)->child(0)->text(QAccessible::Name);
        for (const char *words :
             {"Reds 7, red section, light blue section used up, has the ball, movement left: 2",
              "Referee: 3-0", "turn: 5", "control: 3, used up", "in reach, 35 %"})
            QVERIFY2(heard.contains(QString::fromLatin1(words)), qPrintable(heard));
    }

    /// Where a board says how long somebody is who lies, he is drawn so.
    void whoLiesTakesMoreRoom()
    {
        BoardGeometry geometry = freeTable();
        geometry.lyingLength = 16;
        BoardPosition position;
        BoardPiece piece = pieceOn(Side::Home, 0, noCell);
        piece.at = BoardPoint{45, 60};
        piece.angle = 90;
        position.pieces = {piece};
        Table table(geometry, position);
        const auto redPixels = [&] {
            const QImage picture = table.picture();
            int red = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    red += picture.pixelColor(x, y) == QColor(255, 0, 0) ? 1 : 0;
            return red;
        };
        const int standing = redPixels();
        table.shown.position.pieces.front().signs = {BoardSign::Lying};
        table.board.show(table.shown);
        QVERIFY(redPixels() > 2 * standing);
    }

    /// Colours that are nearly the same are told apart.
    void alikeKitsAreToldApart()
    {
        BoardPosition position;
        position.pieces = {pieceOn(Side::Home, 0, 30), pieceOn(Side::Away, 0, 33)};
        Table table(squares(12, 10), position);
        const auto redPixels = [&] {
            const QImage picture = table.picture();
            int red = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    red += picture.pixelColor(x, y) == QColor(255, 0, 0) ? 1 : 0;
            return red;
        };
        const int own = redPixels();
        QVERIFY(own > 50);
        table.shown.kits[Side::Away] = table.shown.kits[Side::Home];
        table.board.show(table.shown);
        // The visitors have their second colour, with a ring of the first one.
        QVERIFY(redPixels() < own * 1.6);
    }

    /// As text the same boards stay in their lines.
    void madeUpBoardsAreDrawnAsText()
    {
        for (const BoardGeometry &geometry : {squares(20, 12), hexagons(10, 11), freeTable()}) {
            BoardPosition position;
            BoardPiece piece = pieceOn(Side::Away, 11, geometry.cells.empty() ? noCell : 7);
            if (geometry.cells.empty())
                piece.at = BoardPoint{20, 30};
            position.pieces = {piece};
            const QString text = boardText(geometry, position);
            QCOMPARE(text.count(u'x'), 1);
        }
    }
};

TOUCHLINE_TEST(TestBoardView)

} // namespace test_board_view

#include "test_board_view.moc"
