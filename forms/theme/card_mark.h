// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/ink.h"
#include "models/views/availability/player_mark.h"

#include <QPixmap>
#include <QRectF>
#include <QSize>

class QPainter;

namespace touchline {

/// A card, cross or plate with its letter, in the middle of `place`; as high as that, and narrower. The
/// letter is of the painter's font.
void paintCardMark(QPainter &painter, const QRectF &place, PlayerMark mark, const Ink &ink = Ink::ofWindow());
/// Several beside each other, from the left.
void paintCardMarks(QPainter &painter, const QRectF &place, const PlayerMarks &marks,
                    const Ink &ink = Ink::ofWindow());
/// The room that marks of this height take.
[[nodiscard]] QSizeF cardMarksSize(qreal height, std::size_t marks);

} // namespace touchline
