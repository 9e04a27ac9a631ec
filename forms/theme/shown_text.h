// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/visible_text.h"

#include <QPainter>

namespace touchline {

/// QPainter::drawText() for texts with names from anywhere: what would turn a line around, or is not to be
/// seen, is drawn as a visible sign. Everything that the program paints itself goes through here; widgets are
/// seen to by the style.
inline void drawShown(QPainter &painter, const QRectF &room, int flags, const QString &text)
{
    painter.drawText(room, flags, visibleText(text, LineEnds::Keep));
}
inline void drawShown(QPainter &painter, const QPointF &place, const QString &text)
{
    painter.drawText(place, visibleText(text, LineEnds::Keep));
}

} // namespace touchline
