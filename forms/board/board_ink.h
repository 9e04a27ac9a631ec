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
/// Contrast of a number on its ground.
inline constexpr double legible = 4.5;
/// What a player is drawn across at least, in pixels of the screen.
inline constexpr qreal leastPiece = 14;
inline constexpr int boardInks = static_cast<int>(BoardInk::Brown) + 1;

[[nodiscard]] QFont boardFont(qreal pixels, bool isBold = false);
/// Dark or light, whichever is read better on it: legible on every ground.
[[nodiscard]] QColor readableOn(const QColor &ground);
/// So much of the one, the rest of the other.
[[nodiscard]] QColor mixed(const QColor &one, const QColor &other, qreal share);
[[nodiscard]] QColor seenThrough(QColor colour, qreal opacity);
/// Of a die or a sticker: the same in both themes, as things on a table are.
[[nodiscard]] QColor colourOf(BoardInk ink);
/// Nothing where there is no room between the two.
void paintArrow(QPainter &painter, const QPointF &from, const QPointF &to);

} // namespace touchline
