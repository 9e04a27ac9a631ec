// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/index.h"
#include "forms/board/board_view.h"
#include "tests/desktop/hands.h"

namespace touchline::testing {

using Chosen = std::vector<OptionCode>;

[[nodiscard]] inline BoardCell squareAt(int column, int row)
{
    const double x = column;
    const double y = row;
    BoardCell cell;
    cell.outline = {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}};
    cell.centre = {x + 0.5, y + 0.5};
    return cell;
}

[[nodiscard]] inline BoardGeometry squares(int columns, int rows)
{
    BoardGeometry geometry;
    geometry.width = columns;
    geometry.length = rows;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            geometry.cells.push_back(squareAt(column, row));
    return geometry;
}

[[nodiscard]] inline BoardPiece pieceOn(Side side, int number, int cell)
{
    BoardPiece piece;
    piece.side = side;
    piece.number = number;
    piece.cell = cell;
    return piece;
}

[[nodiscard]] inline BoardHighlight moveOf(OptionCode option, int from, int to)
{
    return {option, BoardAct::Move, BoardPlace{from}, BoardPlace{to}};
}

/// A board in a window of its own, and what a hand on it chose.
struct BoardTable
{
    explicit BoardTable(BoardGeometry geometry, BoardPosition position = {}, QSize size = {500, 400})
    {
        shown.geometry = std::make_shared<const BoardGeometry>(std::move(geometry));
        shown.position = std::move(position);
        shown.teams = {{QStringLiteral("Reds"), QStringLiteral("Blues")}};
        shown.kits = {{Kit{QStringLiteral("#FF0000"), QStringLiteral("#FFFFFF")},
                       Kit{QStringLiteral("#0000FF"), QStringLiteral("#FFFFFF")}}};
        QObject::connect(&board, &BoardView::optionChosen, &board,
                         [this](OptionCode option) { chosen.push_back(option); });
        QObject::connect(&board, &BoardView::optionsChosen, &board,
                         [this](const Chosen &options) { played.push_back(options); });
        board.resize(size);
        board.show(shown);
        board.QWidget::show();
        if (!QTest::qWaitForWindowExposed(&board))
            qFatal("the board does not show");
        board.setFocus();
    }
    [[nodiscard]] QImage picture()
    {
        QCoreApplication::processEvents();
        return board.grab().toImage();
    }

    BoardView board;
    BoardShown shown;
    Chosen chosen;
    std::vector<Chosen> played;
};

} // namespace touchline::testing
