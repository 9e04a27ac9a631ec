// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"

#include <QDate>
#include <QUuid>

namespace touchline {

/// `more` with the person under "player" and "name".
[[nodiscard]] QJsonObject personJson(const QUuid &player, const QString &name, QJsonObject more);
/// "2026-12-12".
[[nodiscard]] QDate readDay(JsonReader &reader, const char *key);

} // namespace touchline
