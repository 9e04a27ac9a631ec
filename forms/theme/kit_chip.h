// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/badge.h"

#include <QColor>
#include <QPixmap>
#include <QRectF>

class QPainter;

namespace touchline {

/// What stands before the name of a team everywhere: the picture of the club, else a small shirt in its two
/// colours. A team whose colours are not known has an empty outline.
void paintKitChip(QPainter &painter, const QRectF &place, const Badge &badge);
/// The same with an outline of another colour than the window's: on paper.
void paintKitChip(QPainter &painter, const QRectF &place, const Badge &badge, const QColor &outline);
/// The same as a picture of `size` device-independent pixels, crisp at `ratio`.
[[nodiscard]] QPixmap kitChip(const Badge &badge, int size, qreal ratio);
/// The same with that outline: in a row that is chosen.
[[nodiscard]] QPixmap kitChip(const Badge &badge, int size, qreal ratio, const QColor &outline);

} // namespace touchline
