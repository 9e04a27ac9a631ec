// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "forms/print/picture.h"

#include <QByteArray>
#include <QPicture>

namespace touchline {

enum class PictureKind { Pdf, Svg, Png };

/// By the end of its name: ".pdf", ".svg", ".png". Nothing for any other.
[[nodiscard]] std::optional<PictureKind> pictureKindOf(const QString &path);

/// A picture on its way into a file: what has been painted, and what is still to be done with it.
struct DrawnPicture
{
    PictureKind kind = PictureKind::Pdf;
    QString title;
    QSizeF size;
    QString credit{};
    /// Of PDF and SVG the file itself.
    QByteArray bytes{};
    /// Of PNG every stroke: laying out its pixels and pressing them takes long.
    QPicture strokes{};
};

/// What has to be done where the windows live, since pictures are painted by parts of them: a tenth of a
/// second for the largest. Errors: Impossible (too large to be painted).
[[nodiscard]] Result<DrawnPicture> drawPicture(const Picture &picture, PictureKind kind);
/// The rest, in any thread. Errors: Impossible.
[[nodiscard]] Result<QByteArray> fileOf(const DrawnPicture &drawn);

/// Both: the whole file. A PDF has the sheets that would be printed, SVG and PNG are one picture.
[[nodiscard]] Result<QByteArray> pictureFile(const Picture &picture, PictureKind kind);

/// Errors: BadInput (another kind of file), System (it cannot be written; what was there before stays),
/// those of pictureFile().
[[nodiscard]] Result<void> savePicture(const Picture &picture, const QString &path);

/// The same while the windows go on: `done` hears in their thread, with the next events at the earliest, how
/// it went, unless `context` is gone by then. The program does not end before the file is written.
void savePictureLater(const Picture &picture, const QString &path, QObject *context,
                      std::function<void(const Result<void> &)> done);

} // namespace touchline
