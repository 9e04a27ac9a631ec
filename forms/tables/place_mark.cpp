// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/tables/place_mark.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace touchline {

namespace {

using Kind = PlaceMeaning::Kind;

/// All shapes stand in a square from -1 to 1.
QPolygonF star()
{
    constexpr int points = 5;
    constexpr double inner = 0.45;
    QPolygonF polygon;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points;
        const double radius = i % 2 == 0 ? 1.0 : inner;
        polygon << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    return polygon;
}

QPolygonF arrow(double up)
{
    return {{QPointF(0, -0.8 * up), QPointF(0.9, 0.7 * up), QPointF(-0.9, 0.7 * up)}};
}

ColourRole inkOf(Kind kind)
{
    switch (kind) {
    case Kind::MayGoOn:
        return ColourRole::Warning;
    case Kind::GoesDown:
        return ColourRole::Error;
    default:
        return ColourRole::Accent;
    }
}

} // namespace

std::optional<ColourRole> tintOf(Kind kind)
{
    switch (kind) {
    case Kind::Champions:
    case Kind::GoesOn:
    case Kind::GoesUp:
        return ColourRole::GoesOn;
    case Kind::MayGoOn:
        return ColourRole::MayGoOn;
    case Kind::GoesDown:
        return ColourRole::GoesOut;
    case Kind::Nothing:
        break;
    }
    return std::nullopt;
}

void paintPlaceMark(QPainter &painter, const QRectF &place, Kind kind, const Ink &ink)
{
    if (kind == Kind::Nothing)
        return;
    constexpr double ringWidth = 0.35;
    const qreal half = qMin(place.width(), place.height()) / 2;
    const QColor colour = ink(inkOf(kind));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.center());
    painter.scale(half, half);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (kind) {
    case Kind::Champions:
        painter.drawPolygon(star());
        break;
    case Kind::GoesUp:
        painter.drawPolygon(arrow(1));
        break;
    case Kind::GoesDown:
        painter.drawPolygon(arrow(-1));
        break;
    case Kind::MayGoOn:
        painter.setPen(QPen(colour, ringWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(), 0.65, 0.65);
        break;
    default:
        painter.drawEllipse(QPointF(), 0.75, 0.75);
    }
    painter.restore();
}

} // namespace touchline
