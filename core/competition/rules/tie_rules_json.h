// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/rules/tie_rules.h"

namespace touchline {

/// {"legs": 2, "away_goals": true, "away_goals_in_extra_time": false, "extra_time": "golden_goal",
///  "replays": 1, "replays_change_ground": false, "last_resort": "lots"}; what is missing is as in TieRules.
[[nodiscard]] TieRules readTieRules(JsonReader &parent, const char *key);
/// Only what differs from TieRules.
[[nodiscard]] QJsonObject toJson(const TieRules &rules);

} // namespace touchline
