// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"

#include <QPageLayout>
#include <QRectF>

namespace touchline {

/// How a picture is spread over sheets of paper.
struct Sheets
{
    /// What stands on each sheet, in the picture's length: row after row.
    std::vector<QRectF> parts;
    /// What each sheet shows again above its part, one below the other.
    std::vector<std::vector<QRectF>> heads;
    /// How large it is printed, 1 = as it is; never larger.
    qreal scale = 1;
    /// How many sheets lie beside each other, and below.
    int columns = 1;
    int rows = 1;
    /// By how much neighbouring parts overlap, in the picture's length; 0 where nothing is cut.
    qreal overlap = 0;
};

/// `room`: what there is of a sheet for the picture, in 1/96 inch. The parts cover all of the picture.
[[nodiscard]] Sheets sheetsFor(const Picture &picture, QSizeF room);

/// The picture in the shape that needs fewer sheets with that room, or that is larger on them; in its first
/// shape where both are alike, or where it has only one.
[[nodiscard]] Picture pictureOn(const Picture &picture, QSizeF room);

/// The paper for a picture: A4 if it fits on one sheet of it, else A3 if it fits there and may, else A4,
/// upright or across, whichever needs fewer sheets, or shows it larger. One of two shapes lies across, as on
/// a screen, where it fits on a sheet.
[[nodiscard]] QPageLayout paperFor(const Picture &picture);

/// What there is on such a sheet for the picture: without margins, the line on top and that at the foot.
[[nodiscard]] QRectF roomOn(const QPageLayout &paper);

} // namespace touchline
