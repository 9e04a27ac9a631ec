// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/rule_set.h"

namespace touchline {

/// {"name": "atcs", "points": {"win": 3, "draw": 1, "defeat": 0}, "tie_breaks": ["points", ...],
///  "head_to_head_again": true}
[[nodiscard]] QJsonObject toJson(const RuleSet &rules);
/// Reads what stands under `key`: such an object, or the name of a rule set of the program. Problems go to
/// the reader.
[[nodiscard]] RuleSet readRuleSet(JsonReader &reader, const char *key);
/// A criterion twice, no points first, points that reward losing, lots before another criterion; `where` is
/// the place.
[[nodiscard]] Problems validate(const RuleSet &rules, const QString &where);

} // namespace touchline
