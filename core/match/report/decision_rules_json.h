// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/match/report/decision_rules.h"

#include <QJsonObject>

namespace touchline {

/// What differs from the usual way (extra time to its end, then a shoot-out), without `needsWinner`, which
/// stands beside it; empty where nothing does. Keys: "extra_time" ("none", "full", "golden_goal",
/// "silver_goal"), "shoot_out", "first_leg" ([home, away]), "away_goals", "away_goals_in_extra_time".
[[nodiscard]] QJsonObject toJson(const DecisionRules &rules);
/// Reads that object; what is not in it is as usual. Problems go to the reader.
[[nodiscard]] DecisionRules readDecisionRules(JsonReader &reader, bool needsWinner);

} // namespace touchline
