// SPDX-License-Identifier: GPL-3.0-or-later
// How soon a board of 27 x 41 cells with 22 players and a hundred legal places follows the mouse: a player
// who is dragged to and fro, and the board itself, closer, that is dragged; each move painted before the next
// one, by the clock and of the processor. 60 frames a second are 16.7 ms a move.
//   build/release/tests/bench/touchline_bench_board   (QT_QPA_PLATFORM=offscreen where there is no display)

#include "forms/board/board_view.h"
#include "tests/desktop/desktop_case.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <ctime>

using namespace touchline;

namespace {

constexpr int columns = 27;
constexpr int rows = 41;
constexpr int moves = 600;

BoardShown fineBoard()
{
    BoardGeometry geometry;
    geometry.width = columns;
    geometry.length = rows;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const double x = column;
            const double y = row;
            BoardCell cell;
            cell.outline = {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}};
            cell.centre = {x + 0.5, y + 0.5};
            geometry.cells.push_back(std::move(cell));
        }
    BoardShown shown;
    shown.kits = {{Kit{QStringLiteral("#C8102E"), QStringLiteral("#FFFFFF")},
                   Kit{QStringLiteral("#1F4FA3"), QStringLiteral("#F2C200")}}};
    for (const Side side : bothSides)
        for (int number = 1; number <= 11; ++number) {
            BoardPiece piece;
            piece.side = side;
            piece.number = number;
            piece.id = static_cast<int>(index(side)) * 11 + number;
            piece.cell = (side == Side::Home ? 3 + number : 20 + number) * columns + number * 2;
            shown.position.pieces.push_back(piece);
        }
    const int from = shown.position.pieces[5].cell;
    for (int cell = 0; cell < columns * rows; ++cell)
        if (cell != from && std::abs(cell / columns - from / columns) <= 5 &&
            std::abs(cell % columns - from % columns) <= 5)
            shown.position.highlights.push_back({cell, BoardAct::Move, BoardPlace{from}, BoardPlace{cell}});
    shown.position.ball = BoardBall{from};
    shown.geometry = std::make_shared<const BoardGeometry>(std::move(geometry));
    return shown;
}

void tell(const char *what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    qInfo("%s, ms a move: median %.1f, 99 of 100 within %.1f, longest %.1f", what, times[times.size() / 2],
          times[times.size() * 99 / 100], times.back());
}

/// Pressed there and moved round in circles.
void dragRound(BoardView &board, const QPoint &from, const char *what)
{
    std::vector<double> times;
    std::vector<double> processor;
    const auto send = [&](QEvent::Type type, const QPoint &place) {
        QMouseEvent event(type, place, board.viewport()->mapToGlobal(place),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(board.viewport(), &event);
    };
    send(QEvent::MouseButtonPress, from);
    for (int move = 0; move < moves; ++move) {
        QElapsedTimer clock;
        clock.start();
        const std::clock_t begin = std::clock();
        const double turn = move / 20.0;
        send(QEvent::MouseMove, from + QPointF(120 * std::sin(turn), 120 * std::cos(turn)).toPoint());
        board.viewport()->repaint();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        processor.push_back(static_cast<double>(std::clock() - begin) * 1e3 / CLOCKS_PER_SEC);
    }
    send(QEvent::MouseButtonRelease, from);
    tell(what, std::move(times));
    tell("  of the processor", std::move(processor));
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    touchline::testing::prepareDesktop();
    for (const QSize size : {QSize(820, 560), QSize(1600, 900)}) {
        BoardView board;
        const BoardShown shown = fineBoard();
        board.resize(size);
        board.show(shown);
        board.QWidget::show();
        QCoreApplication::processEvents();
        qInfo("%d x %d pixels", size.width(), size.height());
        const BoardPoint start = *pointOf(*shown.geometry, shown.position.highlights.front().from);
        dragRound(board, board.pointInView(start), "a player");
        board.zoomBy(3);
        dragRound(board, board.viewport()->rect().center(), "the board");
    }
    return 0;
}
