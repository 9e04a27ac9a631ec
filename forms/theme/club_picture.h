// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/views/badge.h"

#include <QImage>
#include <QPixmap>

namespace touchline {

/// So many pixels wide and high at most is a picture that a window keeps.
inline constexpr int clubPictureSide = 256;

/// Decodes what checkPicture() lets through, as large as fits into `side` pixels each way. Errors: BadInput
/// (those of checkPicture(), or it cannot be decoded).
[[nodiscard]] Result<QImage> decodedPicture(const QByteArray &bytes, int side);

/// The bytes of a file as the league keeps them: a PNG of at most clubPictureSide. Errors: BadInput.
[[nodiscard]] Result<QByteArray> scaledPicture(const QByteArray &bytes);

/// The picture of a badge within `side` device pixels each way, kept for the next time; null where it has
/// none, or one that cannot be shown.
[[nodiscard]] QPixmap pictureOf(const Badge &badge, int side);

} // namespace touchline
