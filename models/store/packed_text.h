// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace touchline::store {

/// A long text as the league keeps it: its length in four bytes, the highest first, then zlib, which ends
/// with a checksum of the text.
[[nodiscard]] QByteArray packedText(const QByteArray &text);

/// Errors: Damaged (not what packedText() makes, whatever bit is another one; a length that the bytes cannot
/// hold).
[[nodiscard]] Result<QByteArray> unpackedText(const QByteArray &packed);

} // namespace touchline::store
