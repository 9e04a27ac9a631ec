// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/drawn_die.h"

#include "forms/theme/theme.h"

#include <QPainter>

#include <vector>

namespace touchline {

namespace {

/// Shares of the side of a die.
constexpr qreal dieCorner = 0.16;
constexpr qreal pipRadius = 0.084;
constexpr int pipFaces = 6;

/// Places of pips in a die of side 1.
std::vector<QPointF> pipsOf(int value)
{
    constexpr qreal low = 0.26;
    constexpr qreal middle = 0.5;
    constexpr qreal high = 0.74;
    std::vector<QPointF> pips;
    if (value % 2 == 1)
        pips.emplace_back(middle, middle);
    if (value >= 2) {
        pips.emplace_back(low, high);
        pips.emplace_back(high, low);
    }
    if (value >= 4) {
        pips.emplace_back(low, low);
        pips.emplace_back(high, high);
    }
    if (value == pipFaces) {
        pips.emplace_back(low, middle);
        pips.emplace_back(high, middle);
    }
    return pips;
}

} // namespace

void paintDie(QPainter &painter, const QRectF &box, int faces, int value, const DieInk &ink)
{
    painter.setPen(QPen(ink.frame, ink.frameWidth));
    painter.setBrush(colour(ColourRole::Surface));
    const qreal round = dieCorner * box.width();
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), round, round);
    if (value == 0 || faces != pipFaces) {
        painter.setPen(ink.ink);
        painter.drawText(box, Qt::AlignCenter, value == 0 ? QStringLiteral("?") : QString::number(value));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink.ink);
    const qreal radius = pipRadius * box.width();
    for (const QPointF &pip : pipsOf(value))
        painter.drawEllipse(QPointF(box.left() + pip.x() * box.width(), box.top() + pip.y() * box.height()),
                            radius, radius);
}

} // namespace touchline
