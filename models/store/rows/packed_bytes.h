// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace touchline::store {

/// How many bytes a packed text of that size may unpack to. Text of a league packs to a tenth; a few bytes
/// that claim to be gigabytes were made to do harm.
[[nodiscard]] qint64 mostUnpacked(qint64 packedSize);

/// Packs a text as it stands in the database: its size in four bytes, then zlib (the form of qCompress()).
/// What packs better than mostUnpacked() allows is kept as it is within that form.
[[nodiscard]] QByteArray packedBytes(const QByteArray &bytes);

/// Unpacks it, never more than it says and than mostUnpacked() allows: both are looked at first. Errors:
/// Damaged (not packed text, cut, changed, or larger than allowed: the message names the limit), System (not
/// enough memory).
[[nodiscard]] Result<QByteArray> unpackedBytes(const QByteArray &packed);

} // namespace touchline::store
