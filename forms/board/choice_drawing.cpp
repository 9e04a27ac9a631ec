// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/choice_drawing.h"

#include "core/base/index.h"

#include <QPainter>

namespace touchline {

namespace {

/// By how promising it is; where that says nothing, by what it does.
ColourRole roleOf(const BoardHighlight &highlight)
{
    switch (highlight.tone) {
    case BoardTone::Doubtful:
        return ColourRole::Warning;
    case BoardTone::Bad:
        return ColourRole::Error;
    case BoardTone::Far:
        return ColourRole::Information;
    case BoardTone::Good:
    case BoardTone::Near:
        return ColourRole::Accent;
    case BoardTone::Plain:
        break;
    }
    switch (highlight.act) {
    case BoardAct::Ball:
        return ColourRole::Information;
    case BoardAct::Shot:
        return ColourRole::Warning;
    case BoardAct::Duel:
        return ColourRole::Error;
    case BoardAct::Pick:
    case BoardAct::Move:
    case BoardAct::Place:
    case BoardAct::Save:
        return ColourRole::Accent;
    }
    return ColourRole::Accent;
}

/// What is less promising is told by the form of its line too.
Qt::PenStyle styleOf(BoardTone tone)
{
    switch (tone) {
    case BoardTone::Doubtful:
    case BoardTone::Bad:
        return Qt::DashLine;
    case BoardTone::Far:
        return Qt::DashDotLine;
    case BoardTone::Plain:
    case BoardTone::Good:
    case BoardTone::Near:
        return Qt::SolidLine;
    }
    return Qt::SolidLine;
}

/// What is done with the ball and with opponents is told by a sign in the corner too.
QString signOf(BoardAct act)
{
    switch (act) {
    case BoardAct::Shot:
        return QStringLiteral("◎");
    case BoardAct::Duel:
        return QStringLiteral("×");
    case BoardAct::Ball:
        return QStringLiteral("○");
    case BoardAct::Pick:
    case BoardAct::Move:
    case BoardAct::Place:
    case BoardAct::Save:
        return {};
    }
    return {};
}

} // namespace

void ChoiceDrawing::paintWay(QPainter &painter, const BoardHighlight &highlight, const QColor &colour) const
{
    QPolygonF way = m_layout.polygon(highlight.path);
    if (way.size() < 2) {
        const auto from = pointOf(m_layout.geometry(), highlight.from);
        const auto to = pointOf(m_layout.geometry(), highlight.to);
        if (!from || !to || highlight.from == highlight.to)
            return;
        way = QPolygonF{m_layout.mapped(*from), m_layout.mapped(*to)};
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2, styleOf(highlight.tone), Qt::RoundCap));
    painter.drawPolyline(way);
    paintArrow(painter, way[way.size() - 2], way.last());
}

void ChoiceDrawing::paintTarget(QPainter &painter, const BoardChoice &choice, std::size_t target,
                                bool isCurrent) const
{
    const BoardChoice::Target &one = choice.targets()[target];
    const bool isTaken = !one.options.empty();
    const BoardHighlight *first = isTaken ? &choice.highlights()[one.options.front()] : nullptr;
    const QColor colour = colourOf(choice, one);
    const QPainterPath shape = m_layout.shapeOf(choice, one);
    const qreal width = isCurrent ? 3 : 2;
    // What begins here has a lighter edge than what is taken here.
    painter.fillPath(shape, seenThrough(colour, isCurrent ? 0.38 : isTaken ? 0.20 : 0.10));
    painter.setPen(QPen(colour, isTaken ? width : width - 0.7, isTaken ? styleOf(first->tone) : Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    const QString sign = first == nullptr ? QString() : signOf(first->act);
    const QRectF room = shape.boundingRect().adjusted(2, 1, -2, -1);
    if (!sign.isEmpty() && room.width() > pieceRadius) {
        painter.setFont(boardFont(labelPixels - 3, true));
        painter.drawText(room, Qt::AlignTop | Qt::AlignRight, sign);
    }
}

QColor ChoiceDrawing::colourOf(const BoardChoice &choice, const BoardChoice::Target &target) const
{
    return m_ink(target.options.empty() ? ColourRole::Accent
                                        : roleOf(choice.highlights()[target.options.front()]));
}

/// Round whoever stands there, where he hides the place that he stands in.
void ChoiceDrawing::paintRing(QPainter &painter, const BoardPlace &place, const QPen &pen) const
{
    constexpr qreal room = 2.5;
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (!m_layout.hasLargeCells())
        for (const BoardLayout::Disc &disc : m_layout.discs())
            if (disc.piece->place() == place)
                painter.drawEllipse(disc.centre, disc.radius + room, disc.radius + room);
}

void ChoiceDrawing::paintLabel(QPainter &painter, const QString &text, const QPointF &middleBelow) const
{
    const QFontMetricsF metrics(painter.font());
    const qreal width = metrics.horizontalAdvance(text) + 8;
    const QRectF pill(middleBelow.x() - width / 2, middleBelow.y() - metrics.height(), width,
                      metrics.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_ink(ColourRole::Surface));
    painter.drawRoundedRect(pill, 4, 4);
    painter.setPen(m_ink(ColourRole::Text));
    painter.drawText(pill, Qt::AlignCenter, text);
}

void ChoiceDrawing::paintLabels(QPainter &painter, const BoardChoice &choice) const
{
    painter.setFont(boardFont(labelPixels - 1, true));
    const QFontMetricsF metrics(painter.font());
    for (const BoardChoice::Target &target : choice.targets()) {
        if (target.options.size() != 1)
            continue;
        const BoardHighlight &highlight = choice.highlights()[target.options.front()];
        const QString text = highlight.chance.isEmpty() ? highlight.text : highlight.chance;
        const QRectF room = m_layout.shapeOf(choice, target).boundingRect();
        // Where there is no room for it, it is in the tip of the place.
        if (!text.isEmpty() && metrics.horizontalAdvance(text) + 8 <= room.width())
            paintLabel(painter, text, {room.center().x(), room.bottom() - 3});
    }
}

void ChoiceDrawing::paintGround(QPainter &painter, const BoardChoice &choice, int current) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < choice.targets().size(); ++i)
        paintTarget(painter, choice, i, static_cast<int>(i) == current);
    if (choice.isStartChosen()) {
        painter.setPen(QPen(m_ink(ColourRole::Accent), 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(m_layout.shapeOf(*choice.start()));
    }
    painter.restore();
}

void ChoiceDrawing::paintSigns(QPainter &painter, const BoardChoice &choice, int current) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (choice.start())
        paintRing(painter, *choice.start(), QPen(m_ink(ColourRole::Accent), 3));
    for (std::size_t i = 0; i < choice.targets().size(); ++i) {
        const BoardChoice::Target &target = choice.targets()[i];
        const bool isCurrent = static_cast<int>(i) == current;
        const QColor colour = colourOf(choice, target);
        paintRing(painter, target.place,
                  QPen(colour, isCurrent ? 3 : 2, target.options.empty() ? Qt::DotLine : Qt::SolidLine));
        if (isCurrent)
            for (const std::size_t option : target.options)
                paintWay(painter, choice.highlights()[option], colour);
    }
    paintLabels(painter, choice);
    painter.restore();
}

void ChoiceDrawing::paintShot(QPainter &painter, const BoardGesture &gesture, const QString &words) const
{
    const QPointF start = m_layout.mapped(gesture.start());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_ink(ColourRole::Accent), 2, Qt::DotLine));
    painter.drawEllipse(start, pieceRadius, pieceRadius);
    if (!gesture.shot())
        return;
    const BoardAimPreview preview = gesture.preview();
    if (preview.fan.size() >= 3) {
        QPainterPath fan;
        fan.addPolygon(m_layout.polygon(preview.fan));
        fan.closeSubpath();
        painter.fillPath(fan, seenThrough(m_ink(ColourRole::Accent), 0.18));
    }
    const QPolygonF way = m_layout.polygon(preview.path);
    painter.setPen(QPen(m_ink(ColourRole::Accent), 2.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawPolyline(way);
    paintArrow(painter, way[way.size() - 2], way.last());
    // The pull itself, behind the start.
    QLineF pull(start, way[1]);
    pull.setAngle(pull.angle() + 180);
    pull.setLength(gesture.aim()->longest * m_layout.unit() * gesture.power() / 100);
    painter.setPen(QPen(m_ink(ColourRole::Text), 1.5, Qt::DashLine));
    painter.drawLine(pull);
    painter.setFont(boardFont(labelPixels, true));
    paintLabel(painter, words, start - QPointF(0, pieceRadius + 4));
}

void ChoiceDrawing::paintCarried(QPainter &painter, const BoardGesture &gesture) const
{
    const BoardGesture::Carried &carried = *gesture.carried();
    const BoardDrag &drag = gesture.drags()[carried.drag];
    if (drag.area.size() >= 3) {
        QPainterPath area;
        area.addPolygon(m_layout.polygon(drag.area));
        area.closeSubpath();
        painter.fillPath(area, seenThrough(m_ink(ColourRole::Accent), 0.10));
        painter.setPen(QPen(m_ink(ColourRole::Accent), 1.5, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(area);
    }
    painter.setPen(QPen(m_ink(ColourRole::Accent), 3));
    painter.setBrush(seenThrough(m_ink(ColourRole::Accent), 0.38));
    painter.drawEllipse(m_layout.mapped(carried.to), pieceRadius, pieceRadius);
}

void ChoiceDrawing::paint(QPainter &painter, const BoardGesture &gesture, const QString &words) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (gesture.carried())
        paintCarried(painter, gesture);
    else if (gesture.aim())
        paintShot(painter, gesture, words);
    painter.restore();
}

} // namespace touchline
