// SPDX-License-Identifier: GPL-3.0-or-later
// One hand for all boards: drag, or click and click; another piece instead, or none; what is seen stays
// legible and where it is.

#include "core/games/registry.h"
#include "forms/board/board_layout.h"
#include "forms/board/board_pieces.h"
#include "forms/board/board_words.h"
#include "forms/theme/theme.h"
#include "models/words/common/option_label.h"
#include "tests/desktop/board_table.h"
#include "tests/desktop/match_hands.h"

#include <QMenu>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

namespace test_board_hand {

using namespace touchline;
using namespace touchline::testing;

namespace {

void moveMouse(BoardView &board, const QPoint &to, Qt::MouseButtons buttons = Qt::LeftButton)
{
    QMouseEvent event(QEvent::MouseMove, to, board.viewport()->mapToGlobal(to), Qt::NoButton, buttons, {});
    QApplication::sendEvent(board.viewport(), &event);
}

/// Pressed there, moved in two steps, let go there.
void drag(BoardView &board, const QPoint &from, const QPoint &to)
{
    QTest::mousePress(board.viewport(), Qt::LeftButton, {}, from);
    moveMouse(board, (from + to) / 2);
    moveMouse(board, to);
    QTest::mouseRelease(board.viewport(), Qt::LeftButton, {}, to);
}

struct Table : BoardTable
{
    using BoardTable::BoardTable;

    [[nodiscard]] QPoint middleOf(int cell) const
    {
        return board.pointInView(shown.geometry->cells[at(cell)].centre);
    }
    void clickOn(const QPoint &place) { QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, place); }
    void turnWheel(int eighths, const QPointF &place, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWheelEvent event(place, board.viewport()->mapToGlobal(place), {}, {0, eighths}, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(board.viewport(), &event);
    }
};

/// Two pieces of the home side, each with ways, one of them to where the other one stands.
BoardPosition twoPieces()
{
    BoardPosition position;
    position.pieces = {pieceOn(Side::Home, 7, 0), pieceOn(Side::Home, 9, 5)};
    position.highlights = {moveOf(1, 0, 2), moveOf(2, 0, 5), moveOf(3, 5, 1), moveOf(4, 5, 2)};
    return position;
}

} // namespace

class TestBoardHand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPieceIsDraggedWhereItGoes()
    {
        Table table(squares(4, 3), twoPieces());
        drag(table.board, table.middleOf(5), table.middleOf(1));
        QCOMPARE(table.chosen, Chosen{3});
        // Let go beside its targets it is where it was, and nothing is chosen.
        drag(table.board, table.middleOf(5), table.middleOf(11));
        QCOMPARE(table.chosen, Chosen{3});
        QVERIFY(!table.board.choice().isStartChosen());
        // In the hand it is seen; Esc puts it back.
        QTest::mousePress(table.board.viewport(), Qt::LeftButton, {}, table.middleOf(0));
        const QImage before = table.picture();
        moveMouse(table.board, table.middleOf(7));
        QVERIFY(table.board.isHolding());
        QVERIFY(table.picture() != before);
        QTest::keyClick(&table.board, Qt::Key_Escape);
        QVERIFY(!table.board.isHolding() && !table.board.choice().isStartChosen());
        QTest::mouseRelease(table.board.viewport(), Qt::LeftButton, {}, table.middleOf(2));
        QCOMPARE(table.chosen, Chosen{3});
        // Let go where another one stands that could move as well it is a move all the same.
        drag(table.board, table.middleOf(0), table.middleOf(5));
        QCOMPARE(table.chosen, (Chosen{3, 2}));
    }

    void aMoveThatIsClearAsksNothing()
    {
        Table table(squares(4, 3), twoPieces());
        table.clickOn(table.middleOf(0));
        // On the piece: it is chosen instead. Beside it, on the ground where it stands: the move.
        table.clickOn(table.middleOf(5));
        QVERIFY(table.chosen.empty());
        QCOMPARE(table.board.choice().start(), std::optional(BoardPlace{5}));
        table.clickOn(table.middleOf(0));
        QCOMPARE(table.board.choice().start(), std::optional(BoardPlace{0}));
        const QPoint corner = table.board.pointInView({1.06, 1.06});
        table.clickOn(corner);
        QCOMPARE(table.chosen, Chosen{2});
        QVERIFY(table.board.findChild<QMenu *>() == nullptr);
        // By keys the target is meant, once a piece is chosen.
        table.clickOn(table.middleOf(11));
        QVERIFY(!table.board.choice().isStartChosen());
        table.clickOn(table.middleOf(0));
        for (std::size_t i = 0; i < table.board.choice().targets().size(); ++i)
            if (table.board.choice().targets()[i].place == BoardPlace{5})
                table.board.setCurrent(static_cast<int>(i));
        QTest::keyClick(&table.board, Qt::Key_Return);
        QCOMPARE(table.chosen, (Chosen{2, 2}));
    }

    /// Where a piece is one answer and its way the next one, the hand is the same.
    void thePieceOfTheAnswerBeforeIsGivenUp()
    {
        BoardPosition picks;
        picks.pieces = {pieceOn(Side::Home, 7, 0), pieceOn(Side::Home, 9, 5)};
        picks.highlights = {{10, BoardAct::Pick, {}, BoardPlace{0}}, {15, BoardAct::Pick, {}, BoardPlace{5}}};
        Table table(squares(4, 3), picks);
        const auto show = [&](std::vector<BoardHighlight> highlights, bool canGiveUp) {
            table.shown.position.highlights = std::move(highlights);
            table.shown.canGiveUp = canGiveUp;
            table.board.show(table.shown);
        };
        QObject::connect(&table.board, &BoardView::optionChosen, &table.board, [&](OptionCode option) {
            if (option == 10)
                show({moveOf(1, 0, 1), moveOf(2, 0, 2)}, true);
            else if (option == 15)
                show({moveOf(3, 5, 6)}, true);
        });
        int given = 0;
        QObject::connect(&table.board, &BoardView::givenUp, &table.board, [&] {
            ++given;
            show(picks.highlights, false);
        });
        // Dragged in one go it is both answers.
        drag(table.board, table.middleOf(0), table.middleOf(2));
        QCOMPARE(table.chosen, (Chosen{10, 2}));
        show(picks.highlights, false);
        table.chosen.clear();
        table.clickOn(table.middleOf(0));
        // Another one instead.
        table.clickOn(table.middleOf(5));
        QCOMPARE(table.chosen, (Chosen{10, 15}));
        QCOMPARE(given, 1);
        table.clickOn(table.middleOf(11));
        QCOMPARE(given, 2);
        table.clickOn(table.middleOf(0));
        QTest::keyClick(&table.board, Qt::Key_Escape);
        QCOMPARE(given, 3);
        // Dragged to nowhere.
        drag(table.board, table.middleOf(0), table.middleOf(11));
        QCOMPARE(given, 4);
        QCOMPARE(table.chosen, (Chosen{10, 15, 10, 10}));
        // What cannot be given up stays.
        show({moveOf(1, 0, 1)}, false);
        table.clickOn(table.middleOf(11));
        QTest::keyClick(&table.board, Qt::Key_Escape);
        QCOMPARE(given, 4);
    }

    void severalChoicesAskBesideThePiece()
    {
        BoardPosition position = twoPieces();
        position.highlights = {moveOf(1, 0, 5), moveOf(2, 0, 5)};
        Table table(squares(4, 3), position);
        table.clickOn(table.middleOf(5));
        const auto *menu = table.board.findChild<QMenu *>();
        QVERIFY(menu != nullptr);
        const QPoint middle = table.board.viewport()->mapToGlobal(table.middleOf(5));
        QVERIFY2(!menu->geometry().contains(middle), "it hides the piece");
        QVERIFY(QLineF(menu->geometry().topLeft(), middle).length() < 120);
    }

    /// However many stand in a place, and however small the window is.
    void piecesAreNeverTooSmall()
    {
        BoardPosition crowd;
        for (const Side side : bothSides)
            for (int number = 1; number <= 11; ++number)
                crowd.pieces.push_back(pieceOn(side, number, 4));
        for (const QSize size : {QSize(300, 200), QSize(500, 400), QSize(1200, 800)}) {
            Table areas(squares(3, 3), crowd, size);
            QVERIFY2(areas.board.smallestPiece() > 13.9,
                     qPrintable(QString::number(areas.board.smallestPiece())));
            BoardPosition line;
            for (int number = 1; number <= 11; ++number)
                line.pieces.push_back(pieceOn(Side::Home, number, 500 + number));
            Table fine(squares(27, 41), line, size);
            QVERIFY2(fine.board.smallestPiece() > 13.9,
                     qPrintable(QString::number(fine.board.smallestPiece())));
            // Closer they are seen as large as they are.
            fine.board.zoomBy(3);
            QVERIFY(fine.board.smallestPiece() > 20);
        }
    }

    /// Any colour of a kit, those who have moved too.
    void numbersAreReadOnEveryKit()
    {
        BoardShown shown;
        shown.geometry = std::make_shared<const BoardGeometry>(squares(3, 3));
        const BoardLayout layout(shown, 0);
        BoardPiece piece = pieceOn(Side::Home, 7, 4);
        double least = 21;
        for (int red = 0; red < 256; red += 15)
            for (int green = 0; green < 256; green += 15)
                for (int blue = 0; blue < 256; blue += 15) {
                    shown.kits[Side::Home].first = QColor(red, green, blue).name();
                    const BoardPieces pieces(shown, layout);
                    for (const bool isDark : {false, true})
                        for (const bool hasMoved : {false, true}) {
                            piece.hasMoved = hasMoved;
                            const auto colours = pieces.coloursOf(piece, Ink{isDark});
                            least = std::min(least, contrast(colours.fill, colours.number));
                        }
                }
        for (int ink = 0; ink < boardInks; ++ink) {
            const QColor ground = touchline::colourOf(static_cast<BoardInk>(ink));
            least = std::min(least, contrast(ground, readableOn(ground)));
        }
        QVERIFY2(least >= legible, qPrintable(QString::number(least)));
    }

    /// What can be chosen lies below who stands there.
    void theTintLiesBelowThePieces()
    {
        BoardPosition position;
        position.pieces = {pieceOn(Side::Home, 0, 5)};
        Table table(squares(4, 3), position);
        const QPoint middle = table.middleOf(5);
        const QPoint ground = table.board.pointInView({1.08, 1.08});
        const QImage plain = table.picture();
        table.shown.position.highlights = {{1, BoardAct::Pick, {}, BoardPlace{5}}};
        table.board.show(table.shown);
        table.board.setCurrent(0);
        const QImage glowing = table.picture();
        QCOMPARE(glowing.pixelColor(middle), plain.pixelColor(middle));
        QVERIFY(glowing.pixelColor(ground) != plain.pixelColor(ground));
    }

    void theWheelZoomsRoundThePointer()
    {
        Table table(squares(27, 41));
        const qreal fitted = table.board.zoom();
        const QPointF place(180, 220);
        table.turnWheel(240, place);
        table.turnWheel(240, place, Qt::ControlModifier);
        QVERIFY(!table.board.isFitting());
        QVERIFY(table.board.zoom() > fitted * 1.9);
        // Parts of a notch are parts of a step; what is under the pointer stays there.
        const QPointF before = table.board.viewportTransform().inverted().map(place);
        const qreal zoom = table.board.zoom();
        table.turnWheel(15, place);
        QVERIFY(table.board.zoom() > zoom && table.board.zoom() < zoom * 1.04);
        table.turnWheel(120, place);
        const QPointF now = table.board.viewportTransform().map(before);
        QVERIFY2(QLineF(now, place).length() < 2.5, qPrintable(QString::number(QLineF(now, place).length())));
        // An empty place is dragged with the whole board.
        const QPoint from(250, 200);
        const int across = table.board.horizontalScrollBar()->value();
        drag(table.board, from, from - QPoint(60, 0));
        QVERIFY(table.board.horizontalScrollBar()->value() > across + 40);
        // Back as far as all of it is seen.
        table.turnWheel(-4800, place);
        QVERIFY(table.board.isFitting());
        QCOMPARE(table.board.zoom(), fitted);
    }

    void theBallIsFollowedOnFinePitches()
    {
        BoardPosition position;
        position.ball = BoardBall{13};
        for (const bool isFine : {true, false}) {
            Table table(isFine ? squares(27, 41) : squares(8, 8), position);
            table.board.zoomBy(4);
            table.shown.position.ball->cell = isFine ? 27 * 41 - 14 : 60;
            table.board.show(table.shown);
            const auto isSeen = [&] {
                return table.board.viewport()->rect().contains(
                    table.middleOf(table.shown.position.ball->cell));
            };
            if (isFine) {
                QTRY_VERIFY(isSeen());
            } else {
                QTest::qWait(250);
                QVERIFY(!isSeen());
            }
        }
    }

    /// What a sign stands for is said where one points at it, and heard.
    void everySignSaysWhatItIsFor()
    {
        QStringList words;
        for (int meaning = 1; meaning < boardMeanings; ++meaning)
            words << meaningWords(static_cast<BoardMeaning>(meaning));
        QVERIFY(!words.contains(QString()));
        QCOMPARE(words.removeDuplicates(), 0);
        QVERIFY(meaningWords(BoardMeaning::Unsaid).isEmpty());

        BoardPosition position;
        position.ball = BoardBall{5, std::nullopt, 4};
        position.ball->meaning = BoardMeaning::BallValue;
        position.dice = {{u"dark blue"_s, 10, 7, BoardInk::Blue}};
        position.dice[0].meaning = BoardMeaning::PlayLength;
        BoardPiece referee;
        referee.isOfficial = true;
        referee.at = BoardPoint{0.5, 2.5};
        referee.meaning = BoardMeaning::Clock;
        position.pieces = {referee};
        position.marks = {{BoardMarkKind::Range, 3}, {BoardMarkKind::Offside, noCell, {{1, 1.5}, {3, 1.5}}}};
        position.marks[0].meaning = BoardMeaning::KeeperReach;
        Table table(squares(4, 3), position);
        const auto said = [&](const BoardPoint &point) {
            return table.board.wordsAt(table.board.pointInView(point));
        };
        QVERIFY2(said({1.5, 1.5}).contains(meaningWords(BoardMeaning::BallValue)) ||
                     said({1.3, 1.2}).contains(meaningWords(BoardMeaning::BallValue)),
                 qPrintable(said({1.3, 1.2})));
        QVERIFY(said({0.5, 2.5}).contains(meaningWords(BoardMeaning::Clock)));
        QVERIFY(said({3.5, 0.5}).contains(meaningWords(BoardMeaning::KeeperReach)));
        QCOMPARE(said({2.5, 1.5}), u"offside"_s);
        const QString heard = table.board.accessibleDescription();
        for (const BoardMeaning meaning :
             {BoardMeaning::BallValue, BoardMeaning::PlayLength, BoardMeaning::Clock})
            QVERIFY2(heard.contains(meaningWords(meaning)), qPrintable(heard));
    }

    /// An arrow is as it is on the board, however that lies.
    void arrowsAreTurnedWithTheBoard()
    {
        QCOMPARE(arrowsTurned(u"↗ 2, then ↑"_s, 0), u"↗ 2, then ↑"_s);
        QCOMPARE(arrowsTurned(u"↗ 2, then ↑"_s, 1), u"↘ 2, then →"_s);
        QCOMPARE(arrowsTurned(u"↖"_s, 2), u"↘"_s);
        QCOMPARE(arrowsTurned(u"↖"_s, -1), u"↙"_s);
        BoardPosition position;
        BoardHighlight way = moveOf(1, 0, 2);
        way.name = u"↑"_s;
        position.highlights = {way};
        Table table(squares(12, 20), position);
        QCOMPARE(table.board.quarters(), 1);
        QVERIFY(optionWords(table.board.shown(), way).contains(u"→"_s));
    }

    void aMatchIsPlayedByDragging_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("level");
        for (const Game *game : allGames())
            if (playsMatches(game->info()) && QByteArray(game->info().id) != "atcs")
                QTest::addRow("%s", game->info().id) << QString::fromUtf8(game->info().id)
                                                     << QString::fromUtf8(game->info().levels.back().name);
    }
    /// In each game, whatever can be dragged is; in between a piece that was chosen is given up.
    void aMatchIsPlayedByDragging()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        Shown shown(qPrintable(game), qPrintable(level), 6);
        shown.sit("person", "person", true);
        shown.click("kickOff");
        Hands hands(shown, 6);
        auto *board = shown.child<BoardView>("board");
        const auto inputs = [&shown] { return shown.match().entries().size(); };
        int dragged = 0;
        int givenUp = 0;
        for (int step = 0; step < 1500 && dragged < 12 && !shown.match().isOver(); ++step) {
            const BoardChoice &choice = board->choice();
            if (shown.answers() != u"options"_s || choice.targets().empty()) {
                QVERIFY(hands.answer());
                continue;
            }
            // A piece that is chosen, its way that is the next question.
            if (board->shown().canGiveUp && givenUp < 3) {
                const std::size_t before = inputs();
                board->setFocus();
                QTest::keyClick(board, Qt::Key_Escape);
                QCOMPARE(inputs(), before - 1);
                ++givenUp;
                continue;
            }
            int begin = -1;
            for (std::size_t i = 0; i < choice.targets().size(); ++i) {
                const BoardChoice::Target &target = choice.targets()[i];
                const bool isPick = target.options.size() == 1 &&
                                    choice.highlights()[target.options.front()].act == BoardAct::Pick;
                if (!target.drag && ((!target.begins.empty() && target.options.empty()) || isPick))
                    begin = static_cast<int>(i);
            }
            if (begin < 0) {
                QVERIFY(hands.answer());
                continue;
            }
            const std::size_t before = inputs();
            const QPoint from = board->pointOfTarget(begin);
            if (!choice.targets()[at(begin)].options.empty() && givenUp < 3) {
                QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, from);
                QVERIFY(inputs() > before);
                continue;
            }
            QTest::mousePress(board->viewport(), Qt::LeftButton, {}, from);
            moveMouse(*board, from + QPoint(QApplication::startDragDistance() + 1, 0));
            QPoint to = from;
            for (std::size_t i = 0; i < board->choice().targets().size(); ++i)
                if (board->choice().targets()[i].options.size() == 1 && board->choice().start() &&
                    board->choice().targets()[i].place != *board->choice().start())
                    to = board->pointOfTarget(static_cast<int>(i));
            const std::size_t picked = inputs();
            moveMouse(*board, to);
            QTest::mouseRelease(board->viewport(), Qt::LeftButton, {}, to);
            if (inputs() > picked)
                ++dragged;
            else if (inputs() == before)
                QVERIFY(hands.answer());
        }
        QCOMPARE(shown.window.errors, QStringList());
        QVERIFY2(dragged >= 12, qPrintable(QString::number(dragged)));
        // In FUBA a piece and its way are one answer.
        QVERIFY2(game == u"fuba"_s || givenUp == 3, qPrintable(QString::number(givenUp)));
    }
};

TOUCHLINE_TEST(TestBoardHand)

} // namespace test_board_hand

#include "test_board_hand.moc"
