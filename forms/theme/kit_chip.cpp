// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/theme/kit_chip.h"

#include "forms/theme/club_picture.h"
#include "forms/theme/theme.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

namespace touchline {

namespace {

/// A shirt on a square of 16 units: collar, sleeves, body.
QPainterPath shirt()
{
    QPainterPath path;
    path.moveTo(5.5, 2);
    path.quadTo(8, 4, 10.5, 2);
    path.lineTo(15, 4.5);
    path.lineTo(13.5, 8);
    path.lineTo(11.7, 7.2);
    path.lineTo(11.7, 14);
    path.lineTo(4.3, 14);
    path.lineTo(4.3, 7.2);
    path.lineTo(2.5, 8);
    path.lineTo(1, 4.5);
    path.closeSubpath();
    return path;
}

/// Sleeves and collar: the second colour.
QPainterPath trim()
{
    QPainterPath left;
    left.moveTo(5.5, 2);
    left.lineTo(4.3, 7.2);
    left.lineTo(2.5, 8);
    left.lineTo(1, 4.5);
    left.closeSubpath();
    QPainterPath right;
    right.moveTo(10.5, 2);
    right.lineTo(15, 4.5);
    right.lineTo(13.5, 8);
    right.lineTo(11.7, 7.2);
    right.closeSubpath();
    return left.united(right);
}

constexpr qreal units = 16;

/// In the middle of its place, as it is: neither wider nor higher.
void paintPicture(QPainter &painter, const QRectF &place, qreal side, const QPixmap &picture)
{
    QRectF room(QPointF(), QSizeF(picture.size()).scaled(side, side, Qt::KeepAspectRatio));
    room.moveCenter(place.center());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(room, picture, QRectF(picture.rect()));
    painter.restore();
}

} // namespace

void paintKitChip(QPainter &painter, const QRectF &place, const Badge &badge)
{
    paintKitChip(painter, place, badge, colour(ColourRole::Secondary));
}

void paintKitChip(QPainter &painter, const QRectF &place, const Badge &badge, const QColor &outline)
{
    const qreal side = qMin(place.width(), place.height());
    // As many pixels as the device has for it, so that it is scaled once.
    const qreal scale = painter.deviceTransform().map(QLineF(0, 0, 1, 0)).length();
    if (const QPixmap picture = pictureOf(badge, qRound(side * scale)); !picture.isNull()) {
        paintPicture(painter, place, side, picture);
        return;
    }
    const Kit &kit = badge.kit;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.center() - QPointF(side / 2, side / 2));
    painter.scale(side / units, side / units);
    const QColor first(kit.first);
    const QColor second(kit.second);
    if (first.isValid()) {
        painter.fillPath(shirt(), first);
        painter.fillPath(trim(), second.isValid() ? second : first);
    }
    // A white shirt on white paper is still a shirt.
    painter.setPen(QPen(outline, 0.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shirt());
    painter.restore();
}

QPixmap kitChip(const Badge &badge, int size, qreal ratio)
{
    return kitChip(badge, size, ratio, colour(ColourRole::Secondary));
}

QPixmap kitChip(const Badge &badge, int size, qreal ratio, const QColor &outline)
{
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintKitChip(painter, QRectF(0, 0, size, size), badge, outline);
    return picture;
}

} // namespace touchline
