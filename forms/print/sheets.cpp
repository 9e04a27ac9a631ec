// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/sheets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

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

/// What a sheet that begins there shows again; nothing that would leave it no room.
std::vector<QRectF> headsAt(const Picture &picture, qreal top, qreal height)
{
    std::vector<QRectF> heads;
    heads.reserve(picture.heads.size());
    qreal taken = 0;
    for (const RepeatedHead &head : picture.heads) {
        const QRectF lines(0, head.top, picture.size.width(), head.bottom - head.top);
        if (top < head.bottom || top >= head.end || taken + lines.height() > height / 2)
            continue;
        taken += lines.height();
        heads.push_back(lines);
    }
    return heads;
}

qreal heightOf(const std::vector<QRectF> &heads)
{
    return std::accumulate(heads.begin(), heads.end(), 0.0,
                           [](qreal sum, const QRectF &head) { return sum + head.height(); });
}

/// Sheet after sheet ends at the last break that it has room for.
Sheets broken(const Picture &picture, QSizeF room)
{
    Sheets sheets;
    sheets.scale = std::min(1.0, room.width() / picture.size.width());
    const qreal height = room.height() / sheets.scale;
    qreal top = 0;
    qreal end = 0;
    std::vector<QRectF> heads;
    const auto finish = [&] {
        sheets.parts.emplace_back(0, top, picture.size.width(), end - top);
        sheets.heads.push_back(std::move(heads));
        top = end;
        heads = headsAt(picture, top, height);
    };
    for (const qreal at : picture.breaks) {
        if (at - top > height - heightOf(heads) && end > top)
            finish();
        end = at;
    }
    end = picture.size.height();
    if (end > top)
        finish();
    sheets.rows = static_cast<int>(sheets.parts.size());
    return sheets;
}

Sheets onOneSheet(const Picture &picture, qreal scale)
{
    Sheets sheets;
    sheets.scale = scale;
    sheets.parts = {QRectF(QPointF(), picture.size)};
    return sheets;
}

} // namespace

Sheets sheetsFor(const Picture &picture, QSizeF room)
{
    const qreal whole =
        std::min({1.0, room.width() / picture.size.width(), room.height() / picture.size.height()});
    Sheets sheets = whole >= picture.smallest ? onOneSheet(picture, whole)
                    : picture.breaks.empty()  ? tiles(picture.size, room)
                                              : broken(picture, room);
    sheets.heads.resize(sheets.parts.size());
    return sheets;
}

QRectF roomOn(const QPageLayout &paper)
{
    const QRectF inPoints = paper.paintRect(QPageLayout::Point);
    return {0, headHeight, inPoints.width() * unitsPerPoint,
            inPoints.height() * unitsPerPoint - headHeight - footHeight};
}

Picture pictureOn(const Picture &picture, QSizeF room)
{
    const auto cost = [&room](const Picture &one) {
        const Sheets sheets = sheetsFor(one, room);
        return std::pair(sheets.parts.size(), -sheets.scale);
    };
    if (!picture.otherShape || cost(*picture.otherShape) >= cost(picture))
        return picture;
    Picture other = *picture.otherShape;
    other.title = picture.title;
    other.credit = picture.credit;
    return other;
}

QPageLayout paperFor(const Picture &picture)
{
    const QMarginsF margins(marginInPoints, marginInPoints, marginInPoints, marginInPoints);
    const auto sheetsOn = [&picture](const QPageLayout &paper) {
        const QSizeF room = roomOn(paper).size();
        return sheetsFor(pictureOn(picture, room), room);
    };
    const auto best = [&](QPageSize::PageSizeId size) {
        const QPageLayout upright(QPageSize(size), QPageLayout::Portrait, margins);
        const QPageLayout across(QPageSize(size), QPageLayout::Landscape, margins);
        const Sheets one = sheetsOn(upright);
        const Sheets other = sheetsOn(across);
        const bool liesAcross = picture.otherShape && other.parts.size() == 1;
        const bool isBetter = other.parts.size() < one.parts.size() ||
                              (other.parts.size() == one.parts.size() && other.scale > one.scale);
        return liesAcross || isBetter ? across : upright;
    };
    const QPageLayout small = best(QPageSize::A4);
    if (picture.isForSmallPaper || sheetsOn(small).parts.size() == 1)
        return small;
    const QPageLayout large = best(QPageSize::A3);
    return sheetsOn(large).parts.size() == 1 ? large : small;
}

} // namespace touchline
