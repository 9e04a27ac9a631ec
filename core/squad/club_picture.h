// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <cstdint>

namespace touchline {

enum class ClubPictureKind : std::uint8_t { Png, Jpeg, Svg };

/// So large a file is taken, and so many pixels wide and high a picture.
inline constexpr qsizetype mostPictureBytes = qsizetype{1} << 20;
inline constexpr int mostPictureSide = 4096;

/// Whether these bytes are a picture of a club that can be shown without harm, found out without decoding
/// it: by its signature, its size, the pixels that its header claims and its end. An SVG is one file of plain
/// shapes and texts: without scripts, pictures, animations or filters, without document type or entities, and
/// it refers to nothing but parts of itself, each so seldom that drawing it takes no time. Errors: BadInput.
[[nodiscard]] Result<ClubPictureKind> checkPicture(const QByteArray &bytes);

/// The same picture without what cameras and programs note in it: place, time, names. Of what
/// checkPicture() lets through; anything else stays as it is.
[[nodiscard]] QByteArray withoutNotes(const QByteArray &bytes);

/// "png", "jpg", "svg".
[[nodiscard]] QString pictureSuffix(ClubPictureKind kind);

} // namespace touchline
