// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/facts/decision.h"

namespace touchline {

/// {"player": id, "name", "decision": "lifted", "extended", "added" or "injured", "games": 2, "reason"}; a
/// lifted ban has no games, a new one may have "until" in their place and "all_competitions": true.
[[nodiscard]] QJsonObject toJson(const Decision &decision);
/// Reads what toJson() writes. Every problem goes to the reader's.
[[nodiscard]] Decision readDecision(JsonReader &reader);

} // namespace touchline
