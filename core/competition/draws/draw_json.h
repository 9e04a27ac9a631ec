// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/draws/draw.h"

#include <span>

namespace touchline {

/// {"kind": "free", "source": "", "seed": 1, "limits": {...}, "steps": [{"team": "BRA-1970", "pot": 1,
/// "group": "A", "place": 1}, ...]}: pots and places from 1; and "plan" where the draw has one.
[[nodiscard]] QJsonObject toJson(const Draw &draw, std::span<const Entrant> entrants,
                                 const QStringList &groupNames);
/// Reads the object under `key`; problems go to the reader. Whether the draw is complete is for validate().
[[nodiscard]] Draw readDraw(JsonReader &reader, const char *key, std::span<const Entrant> entrants,
                            const QStringList &groupNames);

/// Index of the entrant with that handle; -1 and a problem at `where` if there is none.
[[nodiscard]] int teamFromHandle(const QString &handle, std::span<const Entrant> entrants,
                                 const QString &where, Problems &problems);
/// Index of the group of that name; -1 and a problem if there is none.
[[nodiscard]] int readGroupName(JsonReader &reader, const char *key, const QStringList &groupNames);

} // namespace touchline
