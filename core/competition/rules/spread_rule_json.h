// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/rules/spread_rule.h"

namespace touchline {

/// {"others": 1, "UEFA": 2}; "others" is left out where conferences that are not named have no limit.
[[nodiscard]] QJsonObject toJson(const SpreadRule &rule);
/// Reads the object under `key`; problems go to the reader.
[[nodiscard]] SpreadRule readSpreadRule(JsonReader &reader, const char *key);

} // namespace touchline
