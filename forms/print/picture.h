// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/theme.h"

#include <QSizeF>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace touchline {

/// Lines at the head of rows, such as the headings of their columns: a sheet that begins between `bottom` and
/// `end` shows them again on top.
struct RepeatedHead
{
    qreal top = 0;
    qreal bottom = 0;
    qreal end = 0;
};

/// Below this a picture cannot be read any more: it takes several sheets instead.
inline constexpr qreal smallestScale = 0.5;

/// What a page gives to printers and files. Lengths are in 1/96 inch, the pixels of a window at 100 %.
struct Picture
{
    /// On top of every sheet, and in the properties of a file.
    QString title;
    QSizeF size;
    /// Paints everything between 0, 0 and `size`, on white. The painter may be clipped and scaled.
    std::function<void(QPainter &)> paint;
    /// Heights at which a sheet may end without cutting anything, in order, the last one at the bottom. Empty
    /// = it is one piece: on several sheets it is laid out in tiles that overlap.
    std::vector<qreal> breaks{};
    /// In the order in which they stand below each other; where there are breaks.
    std::vector<RepeatedHead> heads{};
    /// It is not printed smaller for the sake of a single sheet.
    qreal smallest = smallestScale;
    /// Rather several sheets of A4 than a large one.
    bool isForSmallPaper = false;
    /// Below every sheet and below the picture: where its data come from; empty = nothing.
    QString credit{};
    /// The same in another shape, where it has two: each paper takes the one that is larger on it
    /// (pictureOn()). Null = there is none.
    std::shared_ptr<const Picture> otherShape{};

    [[nodiscard]] bool isEmpty() const { return size.isEmpty() || !paint; }
};

/// The font of a picture: as large on every device, since it is measured in the picture's own length.
[[nodiscard]] QFont pictureFont(Theme::Type type);

/// That of a caption, or smaller, so that the credit takes one line of that width; where even the smallest
/// that can be read on paper is too large it takes more.
[[nodiscard]] QFont creditFont(const QString &credit, qreal width);

} // namespace touchline
