// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "forms/print/picture.h"

#include <QByteArray>

namespace touchline {

enum class PictureKind { Pdf, Svg, Png };

/// By the end of its name: ".pdf", ".svg", ".png". Nothing for any other.
[[nodiscard]] std::optional<PictureKind> pictureKindOf(const QString &path);

/// The whole file: a PDF has the sheets that would be printed, SVG and PNG are one picture.
/// Errors: Impossible (too large to be painted).
[[nodiscard]] Result<QByteArray> pictureFile(const Picture &picture, PictureKind kind);

/// Errors: BadInput (another kind of file), System (it cannot be written; what was there before stays),
/// those of pictureFile().
[[nodiscard]] Result<void> savePicture(const Picture &picture, const QString &path);

} // namespace touchline
