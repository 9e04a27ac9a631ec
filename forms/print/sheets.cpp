// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/sheets.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace touchline {

namespace {

constexpr qreal unitsPerPoint = 96.0 / 72.0;
constexpr qreal marginInPoints = 34; // 12 mm
/// For the title above and the number of the sheet below the picture.
constexpr qreal headHeight = 36;
constexpr qreal footHeight = 20;
/// How large tiles are printed, and by how much they overlap on the paper.
constexpr qreal tileScale = 0.7;
constexpr qreal overlapOnPaper = 40;

/// How many pieces of `room` cover `length` where neighbours share `overlap`.
int piecesFor(qreal length, qreal room, qreal overlap)
{
    return length <= room ? 1 : 1 + static_cast<int>(std::ceil((length - room) / (room - overlap)));
}

Sheets tiles(QSizeF size, QSizeF room)
{
    Sheets sheets;
    sheets.scale = tileScale;
    sheets.overlap = overlapOnPaper / tileScale;
    const QSizeF part = room / tileScale;
    sheets.columns = piecesFor(size.width(), part.width(), sheets.overlap);
    sheets.rows = piecesFor(size.height(), part.height(), sheets.overlap);
    const QSizeF step(part.width() - sheets.overlap, part.height() - sheets.overlap);
    for (int row = 0; row < sheets.rows; ++row)
        for (int column = 0; column < sheets.columns; ++column)
            sheets.parts.push_back(QRectF(QPointF(column * step.width(), row * step.height()), part)
                                       .intersected(QRectF(QPointF(), size)));
    return sheets;
}

/// Sheet after sheet ends at the last break that it has room for.
Sheets broken(const Picture &picture, QSizeF room)
{
    Sheets sheets;
    sheets.scale = std::min(1.0, room.width() / picture.size.width());
    const qreal height = room.height() / sheets.scale;
    qreal top = 0;
    qreal end = 0;
    const auto finish = [&] {
        sheets.parts.emplace_back(0, top, picture.size.width(), end - top);
        top = end;
    };
    for (const qreal at : picture.breaks) {
        if (at - top > height && end > top)
            finish();
        end = at;
    }
    end = picture.size.height();
    if (end > top)
        finish();
    sheets.rows = static_cast<int>(sheets.parts.size());
    return sheets;
}

} // namespace

Sheets sheetsFor(const Picture &picture, QSizeF room)
{
    const qreal whole =
        std::min({1.0, room.width() / picture.size.width(), room.height() / picture.size.height()});
    if (whole >= smallestScale) {
        Sheets sheets;
        sheets.scale = whole;
        sheets.parts = {QRectF(QPointF(), picture.size)};
        return sheets;
    }
    return picture.breaks.empty() ? tiles(picture.size, room) : broken(picture, room);
}

QRectF roomOn(const QPageLayout &paper)
{
    const QRectF inPoints = paper.paintRect(QPageLayout::Point);
    return {0, headHeight, inPoints.width() * unitsPerPoint,
            inPoints.height() * unitsPerPoint - headHeight - footHeight};
}

QPageLayout paperFor(const Picture &picture)
{
    const QMarginsF margins(marginInPoints, marginInPoints, marginInPoints, marginInPoints);
    const auto best = [&](QPageSize::PageSizeId size) {
        const QPageLayout upright(QPageSize(size), QPageLayout::Portrait, margins);
        const QPageLayout across(QPageSize(size), QPageLayout::Landscape, margins);
        const Sheets one = sheetsFor(picture, roomOn(upright).size());
        const Sheets other = sheetsFor(picture, roomOn(across).size());
        const bool isBetter = other.parts.size() < one.parts.size() ||
                              (other.parts.size() == one.parts.size() && other.scale > one.scale);
        return isBetter ? across : upright;
    };
    const QPageLayout small = best(QPageSize::A4);
    if (sheetsFor(picture, roomOn(small).size()).parts.size() == 1)
        return small;
    const QPageLayout large = best(QPageSize::A3);
    return sheetsFor(picture, roomOn(large).size()).parts.size() == 1 ? large : small;
}

} // namespace touchline
