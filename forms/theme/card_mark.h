// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/player_mark.h"

#include <QPixmap>
#include <QRectF>
#include <QSize>

class QPainter;

namespace touchline {

/// A card, cross or plate with its letter, in the middle of `place`; as high as that, and narrower.
void paintCardMark(QPainter &painter, const QRectF &place, PlayerMark mark);
/// Several beside each other, from the left.
void paintCardMarks(QPainter &painter, const QRectF &place, const PlayerMarks &marks);
/// The room that marks of this height take.
[[nodiscard]] QSizeF cardMarksSize(qreal height, std::size_t marks);

} // namespace touchline
