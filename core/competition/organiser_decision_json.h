// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/competition.h"

namespace touchline {

/// [{"team": "BRA-1970", "after": 12, "date": "1970-06-11", "decision": {...}}]; the day may be missing, and
/// "after" before the first match of the team.
[[nodiscard]] QJsonArray organiserDecisionsToJson(const Competition &competition);
/// Adds what stands under "decisions"; nothing where the key is missing. Problems go to the reader.
void readOrganiserDecisions(JsonReader &reader, Competition &competition);

} // namespace touchline
