// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/ink.h"
#include "models/words/fixtures/place_meaning.h"

class QPainter;
class QRectF;

namespace touchline {

/// The tint of a row whose place means that; nothing for a place that means nothing.
[[nodiscard]] std::optional<ColourRole> tintOf(PlaceMeaning::Kind kind);

/// The mark of such a place, told apart by its shape as well: a star, a disc, a ring, an arrow up or down.
void paintPlaceMark(QPainter &painter, const QRectF &place, PlaceMeaning::Kind kind, const Ink &ink);

} // namespace touchline
