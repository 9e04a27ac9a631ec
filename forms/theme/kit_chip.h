// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/team.h"

#include <QColor>
#include <QPixmap>
#include <QRectF>

class QPainter;

namespace touchline {

/// A small shirt in a team's two colours, as it stands before its name everywhere. A team whose colours are
/// not known has an empty outline.
void paintKitChip(QPainter &painter, const QRectF &place, const Kit &kit);
/// The same with an outline of another colour than the window's: on paper.
void paintKitChip(QPainter &painter, const QRectF &place, const Kit &kit, const QColor &outline);
/// The same as a picture of `size` device-independent pixels, crisp at `ratio`.
[[nodiscard]] QPixmap kitChip(const Kit &kit, int size, qreal ratio);
/// The same with that outline: in a row that is chosen.
[[nodiscard]] QPixmap kitChip(const Kit &kit, int size, qreal ratio, const QColor &outline);

} // namespace touchline
