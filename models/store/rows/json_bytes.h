// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QJsonDocument;

namespace touchline::store {

/// JSON in one line, of which Qt reads back every text as it was: its reader takes a byte order mark (U+FEFF)
/// at the start of a text away unless it is written as an escape.
[[nodiscard]] QByteArray jsonBytes(const QJsonDocument &document);

} // namespace touchline::store
