// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/board/board_ink.h"
#include "forms/board/board_layout.h"

namespace touchline {

/// The letter of a sign on a piece.
[[nodiscard]] QString signLetter(BoardSign sign);

/// What stands and lies on a board, as `layout` has it of what is shown.
class BoardPieces
{
public:
    BoardPieces(const BoardShown &shown, const BoardLayout &layout) : m_shown(shown), m_layout(layout) {}

    void paintPiece(QPainter &painter, const Ink &ink, const BoardLayout::Disc &disc) const;
    void paintBall(QPainter &painter, const BoardLayout::Disc &ball) const;
    void paintDie(QPainter &painter, const Ink &ink, const BoardDie &die, const QRectF &box) const;
    struct Colours
    {
        QColor fill;
        QColor trim;
        QColor number;
    };
    [[nodiscard]] Colours coloursOf(const BoardPiece &piece, const Ink &ink) const;
    /// Two teams in the same colours are told apart by the visitors' second one.
    [[nodiscard]] Kit kitOf(Side side, const Ink &ink) const;

private:
    void paintBody(QPainter &painter, const BoardLayout::Disc &disc) const;
    void paintSections(QPainter &painter, const Ink &ink, const BoardLayout::Disc &disc) const;
    void paintSigns(QPainter &painter, const BoardLayout::Disc &disc) const;
    /// From the middle of a board to where those degrees point.
    [[nodiscard]] QPointF towards(double degrees) const;

    const BoardShown &m_shown;
    const BoardLayout &m_layout;
};

} // namespace touchline
