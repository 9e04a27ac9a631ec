// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"
#include "forms/theme/ink.h"

#include <QFont>

class QPainter;

namespace touchline {

/// Of a piece that has all the room it wants, at 100 %.
inline constexpr qreal pieceRadius = 17;
inline constexpr qreal labelPixels = 13;
inline constexpr int boardInks = static_cast<int>(BoardInk::Brown) + 1;

[[nodiscard]] QFont boardFont(qreal pixels, bool isBold = false);
/// Dark or light, whichever is read better on it.
[[nodiscard]] QColor readableOn(const QColor &ground);
[[nodiscard]] QColor seenThrough(QColor colour, qreal opacity);
/// Of a die or a sticker: the same in both themes, as things on a table are.
[[nodiscard]] QColor colourOf(BoardInk ink);
/// Nothing where there is no room between the two.
void paintArrow(QPainter &painter, const QPointF &from, const QPointF &to);

} // namespace touchline
