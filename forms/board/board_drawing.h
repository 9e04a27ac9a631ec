// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/board/board_layout.h"
#include "forms/theme/ink.h"

namespace touchline {

/// A moment of a motion: where the discs of a layout are, in its order, and the ball.
struct BoardMoment
{
    std::vector<QPointF> discs;
    QPointF ball;
};

/// Paints a board as it is laid out.
class BoardDrawing
{
public:
    BoardDrawing(const BoardShown &shown, int quarters, qreal leastRadius = 0)
        : m_shown(shown)
        , m_layout(shown, quarters, leastRadius)
    {
    }

    [[nodiscard]] const BoardLayout &layout() const { return m_layout; }
    [[nodiscard]] QRectF bounds() const { return m_layout.bounds(); }

    /// Everything but what can be chosen.
    void paint(QPainter &painter, const Ink &ink) const;
    /// What lies below the pieces; what moves leaves its trail when it has come.
    void paintGround(QPainter &painter, const Ink &ink, bool hasTrail) const;
    /// `active`: who stands there is on top; `moment`: while something moves there.
    void paintPieces(QPainter &painter, const Ink &ink, const BoardPlace &active = {},
                     const BoardMoment *moment = nullptr) const;

private:
    void paintCells(QPainter &painter, const Ink &ink) const;
    void paintLabels(QPainter &painter, const Ink &ink) const;
    void paintLine(QPainter &painter, const BoardLine &line) const;
    void paintMarks(QPainter &painter, const Ink &ink) const;
    void paintHalo(QPainter &painter, const Ink &ink, const BoardMark &mark) const;
    void paintHead(QPainter &painter, const Ink &ink) const;
    void paintTrail(QPainter &painter, const Ink &ink) const;

    const BoardShown &m_shown;
    const BoardLayout m_layout;
};

} // namespace touchline
