// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonDocument>

namespace touchline {

/// What a JSON text may take in memory beside its own letters: a short text can become a very large tree
/// ("{},{},{}": two hundred bytes for each three). A cup takes 22 KiB for each match.
inline constexpr qint64 mostJsonTreeBytes = qint64{512} << 20;

/// At least what the tree of a JSON text would take in memory, beside its letters; a glance at the text,
/// which need not be valid.
[[nodiscard]] qint64 treeBytesOf(const QByteArray &json);

/// The document of a JSON text, which may begin with a byte order mark. Errors: BadInput with the line and
/// column of the fault, or because its tree would be too large, with the limit.
[[nodiscard]] Result<QJsonDocument> parsedJson(const QByteArray &bytes);

} // namespace touchline
