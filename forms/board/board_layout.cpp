// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/board_layout.h"

#include "core/base/index.h"
#include "forms/board/board_ink.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace touchline {

namespace {

/// Of the shorter side of a cell with room for one piece, and of one for several.
constexpr qreal ofSmallCell = 0.42;
constexpr qreal ofLargeCell = 0.17;
/// A cell as large as this part of the board's width holds several pieces.
constexpr qreal largeCell = 0.13;
/// Cells smaller than this part of the board's width are too small for a number that can be read in a small
/// window: a piece is then drawn over its neighbours' ground, where nobody stands.
constexpr qreal fineCell = 0.05;
constexpr qreal mostGrown = 1.95;
/// More alike pieces than these are one with their number.
constexpr int mostDrawn = 5;
constexpr qreal headHeight = 26;
constexpr qreal headGap = 6;
constexpr qreal edgeRoom = 18;
/// As wide as a board is usually seen at about its size.
constexpr qreal usualWidth = 640;
constexpr qreal boardMargin = 6;

/// With the names of who names the cells; the board itself where those are its own.
BoardGeometryPtr namesOf(const BoardShown &shown)
{
    if (shown.naming == Side::Home || !shown.geometry->isNamedByEachSide)
        return shown.geometry;
    return std::make_shared<const BoardGeometry>(namedBy(*shown.geometry, shown.naming));
}

} // namespace

BoardLayout::BoardLayout(const BoardShown &shown, int quarters, qreal leastRadius)
    : m_shown(shown)
    , m_named(namesOf(shown))
    , m_geometry(*m_named)
    , m_quarters(((quarters % 4) + 4) % 4)
    , m_leastRadius(leastRadius)
{
    measure();
    placePieces();
}

QPointF BoardLayout::mapped(const BoardPoint &point) const
{
    const double across = m_geometry.width - point.x;
    const double along = m_geometry.length - point.y;
    switch (m_quarters) {
    case 1:
        return QPointF(point.y, point.x) * m_unit;
    case 2:
        return QPointF(across, point.y) * m_unit;
    case 3:
        return QPointF(along, across) * m_unit;
    default:
        return QPointF(point.x, along) * m_unit;
    }
}

BoardPoint BoardLayout::unmapped(const QPointF &point) const
{
    const double x = point.x() / m_unit;
    const double y = point.y() / m_unit;
    switch (m_quarters) {
    case 1:
        return {y, x};
    case 2:
        return {m_geometry.width - x, y};
    case 3:
        return {m_geometry.width - y, m_geometry.length - x};
    default:
        return {x, m_geometry.length - y};
    }
}

QPolygonF BoardLayout::polygon(const std::vector<BoardPoint> &points) const
{
    QPolygonF all;
    all.reserve(static_cast<qsizetype>(points.size()));
    for (const BoardPoint &point : points)
        all << mapped(point);
    return all;
}

std::vector<QRectF> BoardLayout::dieBoxes() const
{
    const std::size_t all = m_shown.position.dice.size();
    std::vector<QRectF> boxes;
    for (std::size_t die = 0; die < all; ++die)
        boxes.emplace_back(m_head.right() - static_cast<qreal>(all - die) * m_head.height() + 3 * m_headScale,
                           m_head.top() + m_headScale, m_head.height() - 4 * m_headScale,
                           m_head.height() - 4 * m_headScale);
    return boxes;
}

void BoardLayout::measure()
{
    double shortest = m_geometry.width;
    for (const BoardCell &cell : m_geometry.cells) {
        // Pieces are as large as the cells of the field have room for, not those of a goal.
        const bool isOfField = cell.ground == BoardGround::Field || cell.ground == BoardGround::Stripe;
        if (cell.onlyWhenUsed || !isOfField)
            continue;
        const auto [left, right] =
            std::minmax_element(cell.outline.begin(), cell.outline.end(),
                                [](const BoardPoint &a, const BoardPoint &b) { return a.x < b.x; });
        const auto [low, high] =
            std::minmax_element(cell.outline.begin(), cell.outline.end(),
                                [](const BoardPoint &a, const BoardPoint &b) { return a.y < b.y; });
        shortest = std::min({shortest, right->x - left->x, high->y - low->y});
    }
    m_hasFineCells =
        !m_geometry.cells.empty() && shortest <= fineCell * std::min(m_geometry.width, m_geometry.length);
    m_hasLargeCells = shortest >= largeCell * std::min(m_geometry.width, m_geometry.length);
    double radius = m_geometry.pieceSize / 2;
    if (radius <= 0)
        radius = shortest * (m_geometry.cells.empty() ? ofLargeCell / 4
                             : m_hasLargeCells        ? ofLargeCell
                                                      : ofSmallCell);
    m_unit = pieceRadius / std::max(radius, 1e-6);
    m_pitch = QRectF(mapped({0, 0}), mapped({m_geometry.width, m_geometry.length})).normalized();
    m_bounds = m_pitch;
    for (const BoardCell &cell : m_geometry.cells)
        m_bounds |= polygon(cell.outline).boundingRect();
    // Somebody stands beside it.
    for (const BoardPiece &piece : m_shown.position.pieces)
        if (piece.at)
            m_bounds |= shapeOf(piece.place()).boundingRect();
    m_headScale = std::max(1.0, m_pitch.width() / usualWidth);
    m_edgeScale = m_headScale;
    const bool hasEdges = !m_geometry.columns.empty() || !m_geometry.rows.empty();
    const qreal around = hasEdges ? edgeRoom * m_edgeScale : boardMargin;
    m_bounds.adjust(-around, -around, around, around);
    if (m_shown.position.clock || !m_shown.position.dice.empty()) {
        m_bounds.adjust(0, -(headHeight + headGap) * m_headScale, 0, 0);
        m_head = QRectF(m_bounds.left() + boardMargin, m_bounds.top(), m_bounds.width() - 2 * boardMargin,
                        headHeight * m_headScale);
    }
}

QPainterPath BoardLayout::outlineOf(const BoardCell &cell) const
{
    QPainterPath path;
    path.addPolygon(polygon(cell.outline));
    path.closeSubpath();
    return path;
}

QPainterPath BoardLayout::shapeOf(const BoardPlace &place, const BoardHighlight *highlight) const
{
    QPainterPath path;
    if (highlight != nullptr && highlight->area.size() >= 3) {
        path.addPolygon(polygon(highlight->area));
        path.closeSubpath();
    } else if (place.at) {
        const Disc spot = spotAt(*place.at);
        path.addEllipse(spot.centre, spot.radius, spot.radius);
    } else if (place.cell >= 0 && place.cell < static_cast<int>(m_geometry.cells.size())) {
        path = outlineOf(m_geometry.cells[at(place.cell)]);
    }
    return path;
}

QPainterPath BoardLayout::shapeOf(const BoardChoice &choice, const BoardChoice::Target &target) const
{
    for (const std::size_t option : target.options)
        if (choice.highlights()[option].area.size() >= 3)
            return shapeOf(target.place, &choice.highlights()[option]);
    return shapeOf(target.place);
}

BoardLayout::Disc BoardLayout::spotAt(const BoardPoint &point) const
{
    constexpr qreal room = 1.15;
    // Free places lie closer together than pieces are drawn.
    constexpr qreal freeRoom = 1.7;
    for (const Disc &disc : m_discs)
        if (disc.piece != nullptr && disc.piece->at == point)
            return {disc.piece, disc.centre, disc.radius * room, 1};
    const qreal foot = m_geometry.pieceFoot / 2 * m_unit;
    return {nullptr, mapped(point), foot > 0 ? foot * freeRoom : pieceRadius * room, 1};
}

bool BoardLayout::isUsed(int cell) const
{
    const BoardPosition &position = m_shown.position;
    return (position.ball && position.ball->cell == cell) ||
           std::any_of(position.pieces.begin(), position.pieces.end(),
                       [cell](const BoardPiece &piece) { return piece.cell == cell; });
}

void BoardLayout::placePieces()
{
    std::map<int, std::vector<const BoardPiece *>> byCell;
    const auto &ball = m_shown.position.ball;
    const auto cellOfAll = static_cast<int>(m_geometry.cells.size());
    for (const BoardPiece &piece : m_shown.position.pieces) {
        if (piece.at)
            m_discs.push_back({&piece, mapped(*piece.at), radiusOf(piece), piece.count});
        else if (piece.cell >= 0 && piece.cell < cellOfAll)
            byCell[piece.cell].push_back(&piece);
    }
    if (ball && !ball->at && ball->cell >= 0 && ball->cell < cellOfAll)
        byCell[ball->cell];
    else if (ball && ball->at)
        m_ball = {nullptr, mapped(*ball->at), pieceRadius * (m_geometry.pieceFoot > 0 ? 0.38 : 0.5), 1};
    if (m_geometry.pieceFoot > 0)
        moveApart();
    for (const auto &[cell, pieces] : byCell)
        placeInCell(cell, pieces, ball && !ball->at && ball->cell == cell);
    if (m_hasFineCells)
        growPieces();
    keepLegible();
}

void BoardLayout::keepLegible()
{
    for (Disc &disc : m_discs)
        if (!disc.piece->isOfficial)
            disc.radius = std::max(disc.radius, m_leastRadius);
}

/// Each as far as half the way to the next piece, and not over a ball that lies by itself; a ball at a
/// player's feet grows with him.
void BoardLayout::growPieces()
{
    constexpr qreal gap = 0.98;
    const auto farFrom = [](const Disc &one, const Disc &other) {
        return std::hypot(one.centre.x() - other.centre.x(), one.centre.y() - other.centre.y());
    };
    std::vector<qreal> grown;
    std::size_t holder = m_discs.size();
    for (std::size_t i = 0; i < m_discs.size(); ++i) {
        const Disc &disc = m_discs[i];
        qreal radius = mostGrown * pieceRadius;
        for (std::size_t other = 0; other < m_discs.size(); ++other)
            if (other != i)
                radius = std::min(radius, farFrom(disc, m_discs[other]) / 2 * gap);
        if (m_ball.radius > 0) {
            const qreal far = farFrom(disc, m_ball);
            if (far < disc.radius + m_ball.radius)
                holder = i;
            else
                radius = std::min(radius, (far - m_ball.radius) * gap);
        }
        grown.push_back(std::max(disc.radius, radius));
    }
    if (holder < m_discs.size()) {
        const qreal more = grown[holder] / m_discs[holder].radius;
        m_ball.centre = m_discs[holder].centre + (m_ball.centre - m_discs[holder].centre) * more;
        m_ball.radius *= more;
    }
    for (std::size_t i = 0; i < m_discs.size(); ++i)
        m_discs[i].radius = grown[i];
}

qreal BoardLayout::radiusOf(const BoardPiece &piece) const
{
    // Nobody reads the number of a referee.
    constexpr qreal ofOfficial = 0.4;
    return m_geometry.pieceFoot > 0 && piece.isOfficial ? pieceRadius * ofOfficial : pieceRadius;
}

/// Pieces that are drawn larger than they are, until none hides the number of another one, or the ball: each
/// gives way by half. The ball is where it is.
void BoardLayout::moveApart()
{
    constexpr int rounds = 12;
    constexpr qreal gap = 0.96;
    const auto push = [](Disc &disc, const QPointF &from, qreal least, qreal share) {
        const QPointF way = disc.centre - from;
        const qreal far = std::hypot(way.x(), way.y());
        if (far < least)
            disc.centre += (far > 0 ? way / far : QPointF(0, 1)) * (least - far) * share;
    };
    for (int round = 0; round < rounds; ++round)
        for (std::size_t one = 0; one < m_discs.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                const QPointF middle = (m_discs[one].centre + m_discs[other].centre) / 2;
                push(m_discs[one], middle, m_discs[one].radius * gap, 1);
                push(m_discs[other], middle, m_discs[other].radius * gap, 1);
            }
            if (m_ball.radius > 0)
                push(m_discs[one], m_ball.centre, (m_discs[one].radius + m_ball.radius) * gap, 1);
        }
}

/// The home side's pieces in rows below the middle of the cell, the visitors' above it, the ball with those
/// who have it; smaller where they would not fit.
void BoardLayout::placeInCell(int cell, const std::vector<const BoardPiece *> &pieces, bool hasBall)
{
    const BoardCell &place = m_geometry.cells[at(cell)];
    const QPointF centre = mapped(place.centre);
    const QRectF room = polygon(place.outline).boundingRect();
    const bool isLarge = m_hasLargeCells && !place.onlyWhenUsed;
    if (!isLarge && pieces.size() <= 1) {
        const qreal radius = std::min(pieceRadius, std::min(room.width(), room.height()) * 0.45);
        for (const BoardPiece *piece : pieces)
            m_discs.push_back({piece, centre, radius, piece->count});
        if (hasBall)
            m_ball = pieces.empty() ? Disc{nullptr, centre, radius * 0.62, 1}
                                    : Disc{nullptr, centre + QPointF(0.72, 0.72) * radius, radius * 0.52, 1};
        return;
    }
    const auto &ball = m_shown.position.ball;
    const Side withBall = ball && ball->holder ? *ball->holder : Side::Home;
    PerSide<std::vector<Disc>> groups;
    for (const BoardPiece *piece : pieces) {
        const int drawn = piece->count > mostDrawn ? 1 : std::max(1, piece->count);
        for (int copy = 0; copy < drawn; ++copy)
            groups[piece->side].push_back({piece, {}, 0, piece->count > mostDrawn ? piece->count : 1});
    }
    if (hasBall)
        groups[withBall].push_back({});
    constexpr qreal gap = 1.12;
    qreal radius = pieceRadius;
    const qreal least = std::max(pieceRadius * 0.3, std::min(pieceRadius, m_leastRadius));
    int perRow = 1;
    const auto rowsOf = [&](Side side) {
        return (static_cast<int>(groups[side].size()) + perRow - 1) / perRow;
    };
    for (;;) {
        perRow = std::max(1, static_cast<int>(room.width() * 0.96 / (2 * radius * gap)));
        const int rows = rowsOf(Side::Home) + rowsOf(Side::Away);
        if (rows * 2 * radius * gap <= room.height() * 0.96 || radius <= least)
            break;
        radius = std::max(least, radius * 0.9);
    }
    const int rows = rowsOf(Side::Home) + rowsOf(Side::Away);
    // Rows for which there is no room lie over each other.
    const qreal free = rows > 1 ? (room.height() * 0.98 - 2 * radius) / (rows - 1) : room.height();
    const qreal down = std::min(2 * radius * gap, std::max(free, radius * 0.6));
    qreal top = centre.y() - (rows - 1) * down / 2;
    for (const Side side : {Side::Away, Side::Home})
        for (std::size_t first = 0; first < groups[side].size(); first += at(perRow)) {
            const std::size_t last = std::min(groups[side].size(), first + at(perRow));
            qreal left = centre.x() - static_cast<qreal>(last - first - 1) * radius * gap;
            for (std::size_t i = first; i < last; ++i) {
                Disc disc = groups[side][i];
                disc.centre = {left, top};
                disc.radius = disc.piece == nullptr ? radius * 0.72 : radius;
                (disc.piece == nullptr ? m_ball : m_discs.emplace_back()) = disc;
                left += 2 * radius * gap;
            }
            top += down;
        }
}

} // namespace touchline
