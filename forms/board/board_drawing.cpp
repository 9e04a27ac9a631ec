// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/board_drawing.h"

#include "forms/board/board_pieces.h"

#include <QPainter>

#include <cmath>

namespace touchline {

namespace {

/// Between the words of the head, and what is round them.
constexpr qreal headSpace = 12;
/// Of the names at the edge, from the pitch.
constexpr qreal edgeOfNames = 18;
constexpr qreal trailWidth = 1.6;
/// In radii of the piece.
constexpr qreal haloSize = 1.35;
/// Height of the smallest letters, in radii of the smallest piece: 9 to 7 pixels.
constexpr qreal lettersOfPiece = 9.0 / 7;

} // namespace

void BoardDrawing::paint(QPainter &painter, const Ink &ink) const
{
    paintGround(painter, ink, true);
    paintPieces(painter, ink);
}

void BoardDrawing::paintGround(QPainter &painter, const Ink &ink, bool hasTrail) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter, ink);
    paintCells(painter, ink);
    painter.setPen(QPen(ink(ColourRole::PitchLine), 1.5));
    painter.setBrush(Qt::NoBrush);
    for (const BoardLine &line : m_layout.geometry().lines)
        paintLine(painter, line);
    paintMarks(painter, ink);
    paintLabels(painter, ink);
    if (hasTrail)
        paintTrail(painter, ink);
    painter.restore();
}

void BoardDrawing::paintPieces(QPainter &painter, const Ink &ink, const BoardPlace &active,
                               const BoardMoment *moment) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardPieces pieces(m_shown, m_layout);
    const auto paintThose = [&](bool isActive) {
        for (std::size_t i = 0; i < m_layout.discs().size(); ++i) {
            BoardLayout::Disc disc = m_layout.discs()[i];
            if ((!active.isNowhere() && disc.piece->place() == active) != isActive)
                continue;
            if (moment != nullptr)
                disc.centre = moment->discs[i];
            pieces.paintPiece(painter, ink, disc);
        }
    };
    paintThose(false);
    paintThose(true);
    if (m_shown.position.ball && m_layout.ball().radius > 0) {
        BoardLayout::Disc ball = m_layout.ball();
        if (moment != nullptr)
            ball.centre = moment->ball;
        pieces.paintBall(painter, ball);
    }
    painter.restore();
}

void BoardDrawing::paintHead(QPainter &painter, const Ink &ink) const
{
    const QRectF head = m_layout.head();
    const std::vector<QRectF> boxes = m_layout.dieBoxes();
    const BoardPieces pieces(m_shown, m_layout);
    for (std::size_t die = 0; die < boxes.size(); ++die)
        pieces.paintDie(painter, ink, m_shown.position.dice[die], boxes[die]);
    if (!m_shown.position.clock)
        return;
    const qreal right = boxes.empty() ? head.right() : boxes.front().left();
    const BoardClock &clock = *m_shown.position.clock;
    QString text = clock.text;
    if (!clock.phase.isEmpty())
        text += QStringLiteral(" · ") + clock.phase;
    const qreal scale = m_layout.headScale();
    painter.setFont(boardFont(labelPixels * scale, true));
    painter.setPen(ink(ColourRole::Text));
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, text);
    if (clock.all == 0)
        return;
    const qreal left =
        head.left() + QFontMetricsF(painter.font()).horizontalAdvance(text) + headSpace * scale;
    const qreal width = right - left - headSpace * scale;
    if (width <= 0)
        return;
    painter.setPen(QPen(ink(ColourRole::PitchLine), 3 * scale));
    painter.drawLine(QPointF(left, head.center().y()), QPointF(left + width, head.center().y()));
    if (clock.done > 0) {
        painter.setPen(QPen(ink(ColourRole::Accent), 3 * scale));
        painter.drawLine(QPointF(left, head.center().y()),
                         QPointF(left + width * clock.done / clock.all, head.center().y()));
    }
}

void BoardDrawing::paintCells(QPainter &painter, const Ink &ink) const
{
    painter.setPen(QPen(ink(ColourRole::PitchLine), 1));
    if (m_layout.geometry().cells.empty()) {
        painter.setBrush(ink(ColourRole::Pitch));
        painter.drawRect(m_layout.pitch());
    }
    for (std::size_t number = 0; number < m_layout.geometry().cells.size(); ++number) {
        const BoardCell &cell = m_layout.geometry().cells[number];
        if (cell.onlyWhenUsed && !m_layout.isUsed(static_cast<int>(number)))
            continue;
        switch (cell.ground) {
        case BoardGround::Field:
            painter.setBrush(ink(ColourRole::Pitch));
            break;
        case BoardGround::Stripe:
            painter.setBrush(ink(ColourRole::PitchStripe));
            break;
        case BoardGround::Goal:
        case BoardGround::Surround:
            painter.setBrush(ink(ColourRole::Surface));
            break;
        }
        painter.drawPath(m_layout.outlineOf(cell));
    }
}

void BoardDrawing::paintLine(QPainter &painter, const BoardLine &line) const
{
    QPen pen = painter.pen();
    pen.setWidthF(line.isThick ? 2.5 : 1.5);
    painter.setPen(pen);
    if (line.points.empty())
        return;
    const QPointF first = m_layout.mapped(line.points.front());
    if (line.radius > 0) {
        const qreal radius = line.radius * m_layout.unit();
        const QRectF box(first.x() - radius, first.y() - radius, 2 * radius, 2 * radius);
        constexpr int sixteenths = 16;
        const double begin = line.start - 90.0 * m_layout.quarters();
        painter.drawArc(box, static_cast<int>(std::lround(begin * sixteenths)),
                        static_cast<int>(std::lround(line.span * sixteenths)));
        return;
    }
    if (line.points.size() == 1) {
        painter.save();
        painter.setBrush(pen.color());
        painter.drawEllipse(first, 2.5, 2.5);
        painter.restore();
        return;
    }
    painter.drawPolyline(m_layout.polygon(line.points));
}

void BoardDrawing::paintMarks(QPainter &painter, const Ink &ink) const
{
    for (const BoardMark &mark : m_shown.position.marks) {
        if (mark.kind == BoardMarkKind::Threat) {
            paintHalo(painter, ink, mark);
            continue;
        }
        const bool isWarning = mark.kind == BoardMarkKind::Offside || mark.kind == BoardMarkKind::Closed;
        const QColor colour = ink(isWarning ? ColourRole::Warning : ColourRole::Information);
        painter.setPen(QPen(colour, 1.5, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        QPointF middle;
        if (mark.points.size() == 2) {
            const QLineF line(m_layout.mapped(mark.points.front()), m_layout.mapped(mark.points.back()));
            painter.drawLine(line);
            middle = line.center();
        } else {
            QPainterPath path = m_layout.shapeOf(BoardPlace{mark.cell});
            if (mark.points.size() >= 3)
                path.addPolygon(m_layout.polygon(mark.points));
            middle = path.boundingRect().center();
            if (mark.kind == BoardMarkKind::Closed)
                painter.fillPath(path, QBrush(seenThrough(colour, 0.45), Qt::BDiagPattern));
            else
                painter.fillPath(path, seenThrough(colour, 0.04 + 0.16 * mark.strength));
            if (mark.kind != BoardMarkKind::Closed)
                painter.drawPath(path);
        }
        if (mark.text.isEmpty())
            continue;
        painter.setFont(boardFont(labelPixels - 2, true));
        const QFontMetricsF metrics(painter.font());
        const QSizeF size(metrics.horizontalAdvance(mark.text) + 6, metrics.height());
        const QRectF pill(middle - QPointF(size.width(), size.height()) / 2, size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(seenThrough(ink(ColourRole::Surface), 0.85));
        painter.drawRoundedRect(pill, 4, 4);
        painter.setPen(ink(ColourRole::Text));
        painter.drawText(pill, Qt::AlignCenter, mark.text);
    }
}

/// Round the piece that stands there.
void BoardDrawing::paintHalo(QPainter &painter, const Ink &ink, const BoardMark &mark) const
{
    const QColor colour = ink(ColourRole::Error);
    for (const BoardLayout::Disc &disc : m_layout.discs()) {
        if (disc.piece == nullptr || disc.piece->cell != mark.cell)
            continue;
        const qreal radius = disc.radius * haloSize;
        painter.setPen(QPen(colour, 3));
        painter.setBrush(seenThrough(colour, 0.25));
        painter.drawEllipse(disc.centre, radius, radius);
    }
}

void BoardDrawing::paintLabels(QPainter &painter, const Ink &ink) const
{
    // Letters that cannot be read are no help: what has no room for larger ones is named by its tip.
    const QFont letters = boardFont(std::max<qreal>(labelPixels, lettersOfPiece * m_layout.leastRadius()));
    const bool isLarger = letters.pixelSize() > boardFont(labelPixels).pixelSize();
    const QFontMetricsF metrics(letters);
    painter.setFont(letters);
    painter.setPen(ink(ColourRole::Secondary));
    for (std::size_t number = 0; number < m_layout.geometry().cells.size(); ++number) {
        const BoardCell &cell = m_layout.geometry().cells[number];
        if (cell.label.isEmpty() || cell.onlyWhenUsed)
            continue;
        const QRectF outline = m_layout.outlineOf(cell).boundingRect();
        if (isLarger && (metrics.horizontalAdvance(cell.label) > outline.width() ||
                         metrics.capHeight() > outline.height()))
            continue;
        const QRectF room = isLarger && !m_layout.hasLargeCells() ? outline : outline.adjusted(4, 2, -4, -2);
        painter.drawText(
            room, m_layout.hasLargeCells() ? int{Qt::AlignLeft} | int{Qt::AlignTop} : int{Qt::AlignCenter},
            cell.label);
    }
    // On a board of many cells every few of them are named, in letters that can be read.
    const qreal scale = m_layout.edgeScale();
    const auto every = static_cast<std::size_t>(std::ceil(scale));
    const qreal room = edgeOfNames * scale;
    painter.setFont(boardFont(labelPixels * scale));
    const auto edge = [&](const BoardPoint &low, const BoardPoint &high, const QString &label) {
        for (const auto &[end, other] : {std::pair{low, high}, std::pair{high, low}}) {
            QLineF way(m_layout.mapped(other), m_layout.mapped(end));
            way.setLength(way.length() + room / 2);
            painter.drawText(QRectF(way.p2() - QPointF(room, room), QSizeF(2, 2) * room), Qt::AlignCenter,
                             label);
        }
    };
    const std::vector<BoardEdge> &columns = m_layout.geometry().columns;
    for (std::size_t i = 0; i < columns.size(); i += every)
        edge({columns[i].at, 0}, {columns[i].at, m_layout.geometry().length}, columns[i].label);
    const std::vector<BoardEdge> &rows = m_layout.geometry().rows;
    for (std::size_t i = 0; i < rows.size(); i += every)
        edge({0, rows[i].at}, {m_layout.geometry().width, rows[i].at}, rows[i].label);
}

void BoardDrawing::paintTrail(QPainter &painter, const Ink &ink) const
{
    painter.setBrush(Qt::NoBrush);
    for (const BoardMove &move : m_shown.trail) {
        QPolygonF way = m_layout.polygon(move.path);
        if (way.size() < 2) {
            const auto from = pointOf(m_layout.geometry(), move.from);
            const auto to = pointOf(m_layout.geometry(), move.to);
            if (!from || !to)
                continue;
            way = QPolygonF{m_layout.mapped(*from), m_layout.mapped(*to)};
        }
        // The ball's way is told from a piece's by its form.
        painter.setPen(QPen(seenThrough(ink(ColourRole::Text), 0.55), trailWidth,
                            move.isBall ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap));
        painter.drawPolyline(way);
        painter.setPen(QPen(seenThrough(ink(ColourRole::Text), 0.55), trailWidth));
        paintArrow(painter, way[way.size() - 2], way.last());
    }
}

} // namespace touchline
