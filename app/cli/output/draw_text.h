// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/draw_ceremony.h"

#include <QJsonArray>
#include <QJsonObject>

namespace touchline::cli {

/// The groups, or the ties of an open draw, of a ceremony that is complete.
[[nodiscard]] QString drawText(const DrawCeremony &ceremony, std::span<const int> sizes);
/// {"seed": 1, "kind": "free", "groups": [{"name": "A", "teams": ["..."]}], "draw": {...}}; an open draw has
/// "ties" instead of groups: [["...", "..."], ["..."]], one team beside a bye.
[[nodiscard]] QJsonObject drawJson(const DrawCeremony &ceremony, std::span<const int> sizes);

} // namespace touchline::cli
