// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/board/board_choice.h"
#include "forms/board/board_shown.h"

#include <QPainterPath>

namespace touchline {

/// Where everything of a board is at 100 %, turned by quarters: from 0, the home side playing upwards, with
/// the clock. What is shown outlives its layout.
class BoardLayout
{
public:
    /// A piece, or the ball, where it is drawn.
    struct Disc
    {
        const BoardPiece *piece = nullptr;
        QPointF centre;
        qreal radius = 0;
        /// More than that many are one disc with their number.
        int count = 1;
    };

    /// `leastRadius`: no player is drawn smaller; they overlap then. Letters are as large beside them.
    BoardLayout(const BoardShown &shown, int quarters, qreal leastRadius = 0);

    /// With the names that who looks has for the cells.
    [[nodiscard]] const BoardGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] int quarters() const { return m_quarters; }
    [[nodiscard]] QRectF bounds() const { return m_bounds; }
    [[nodiscard]] QRectF pitch() const { return m_pitch; }
    /// Above the pitch, for clock and dice; empty where there are none.
    [[nodiscard]] QRectF head() const { return m_head; }
    /// How much larger than usual the words above the pitch and the names at its edges are drawn: a board of
    /// many cells is seen small. 1 or more.
    [[nodiscard]] qreal headScale() const { return m_headScale; }
    [[nodiscard]] qreal edgeScale() const { return m_edgeScale; }
    /// Pixels of a unit of the board.
    [[nodiscard]] qreal unit() const { return m_unit; }
    [[nodiscard]] bool hasLargeCells() const { return m_hasLargeCells; }
    /// Who looks closer sees a part of it: cells are small, or there are none.
    [[nodiscard]] bool isFine() const { return m_hasFineCells || m_geometry.pieceFoot > 0; }
    [[nodiscard]] const std::vector<Disc> &discs() const { return m_discs; }
    /// Its radius is 0 where there is no ball.
    [[nodiscard]] const Disc &ball() const { return m_ball; }
    /// Of the dice, in order.
    [[nodiscard]] std::vector<QRectF> dieBoxes() const;

    [[nodiscard]] QPointF mapped(const BoardPoint &point) const;
    [[nodiscard]] BoardPoint unmapped(const QPointF &point) const;
    /// On the screen, with the clock from above, of degrees with the clock from the home side's way.
    [[nodiscard]] double turned(double degrees) const { return degrees + 90.0 * m_quarters; }
    [[nodiscard]] QPolygonF polygon(const std::vector<BoardPoint> &points) const;
    [[nodiscard]] QPainterPath outlineOf(const BoardCell &cell) const;
    [[nodiscard]] bool isUsed(int cell) const;
    /// Where a place is pointed at; the area of a highlight counts instead where it has one.
    [[nodiscard]] QPainterPath shapeOf(const BoardPlace &place,
                                       const BoardHighlight *highlight = nullptr) const;
    /// For the target itself: what shape it has.
    [[nodiscard]] QPainterPath shapeOf(const BoardChoice &choice, const BoardChoice::Target &target) const;
    [[nodiscard]] qreal leastRadius() const { return m_leastRadius; }

private:
    void measure();
    void placePieces();
    [[nodiscard]] qreal radiusOf(const BoardPiece &piece) const;
    void moveApart();
    void growPieces();
    void keepLegible();
    /// Where a point of the board is pointed at: the piece that stands there, or as much as one takes up.
    [[nodiscard]] Disc spotAt(const BoardPoint &point) const;
    void placeInCell(int cell, const std::vector<const BoardPiece *> &pieces, bool hasBall);

    const BoardShown &m_shown;
    const BoardGeometryPtr m_named;
    const BoardGeometry &m_geometry;
    const int m_quarters;
    const qreal m_leastRadius;
    qreal m_unit = 1;
    bool m_hasFineCells = false;
    bool m_hasLargeCells = false;
    QRectF m_pitch;
    QRectF m_bounds;
    QRectF m_head;
    qreal m_headScale = 1;
    qreal m_edgeScale = 1;
    std::vector<Disc> m_discs;
    Disc m_ball;
};

} // namespace touchline
