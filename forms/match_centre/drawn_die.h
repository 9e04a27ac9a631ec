// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace touchline {

/// How a die is drawn: its frame and what it shows.
struct DieInk
{
    QColor frame;
    QColor ink;
    qreal frameWidth = 1;
};

/// A die in the square `box`: six faces with pips, all others with their number in the painter's font; 0 = it
/// has not been rolled yet.
void paintDie(QPainter &painter, const QRectF &box, int faces, int value, const DieInk &ink);

} // namespace touchline
