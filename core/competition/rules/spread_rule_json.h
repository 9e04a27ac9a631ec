// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_fields.h"
#include "core/competition/rules/spread_rule.h"

namespace touchline {

/// {"others": 1, "UEFA": 2}; "others" is left out where conferences that are not named have no limit.
[[nodiscard]] QJsonObject toJson(const SpreadRule &rule);
/// Reads the object under `key`; problems go to the reader.
[[nodiscard]] SpreadRule readSpreadRule(JsonReader &reader, const char *key);
/// For tables of fields.
template <>
inline constexpr FileValue fileValueOf<SpreadRule> = FileValue::Limits;
inline void readValue(JsonReader &reader, const FileKey &key, SpreadRule &rule)
{
    if (key.usual == nullptr || reader.has(key.name))
        rule = readSpreadRule(reader, key.name);
}
[[nodiscard]] inline QJsonValue jsonOf(const FileKey &, const SpreadRule &rule)
{
    return toJson(rule);
}

} // namespace touchline
