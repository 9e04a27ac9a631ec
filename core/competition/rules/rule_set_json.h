// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_fields.h"
#include "core/competition/rules/rule_set.h"

namespace touchline {

/// {"name": "atcs", "points": {"win": 3, "draw": 1, "defeat": 0}, "tie_breaks": ["points", ...],
///  "head_to_head_again": true}
/// and, where they are not the usual ones: in "points" {"extra_time": {"win": 4, "defeat": 1}, "shoot_out":
/// {...}, "needs_winner": true} (then without "draw"), "bonus": {"goals_scored": {"at_least": 4, "points":
/// 1}, "win_by": {...}, "defeat_by": {"at_most": 1, "points": 1}}, and "conduct": {"yellow": -1,
/// "second_yellow": -3, "red": -4, "yellow_and_red": -5}, "head_to_head_when_complete": true,
/// "head_to_head_of_two": true.
[[nodiscard]] QJsonObject toJson(const RuleSet &rules);
/// Reads what stands under `key`: such an object, or the name of a rule set of the program. Problems go to
/// the reader.
[[nodiscard]] RuleSet readRuleSet(JsonReader &reader, const char *key);
/// Reads the keys of such an object; unknown keys are left to the caller.
[[nodiscard]] RuleSet readRuleSet(JsonReader &object);
/// Reads such an object as a file of its own; the name may be missing. Errors: BadInput with every problem
/// and its path, those of validate() included.
[[nodiscard]] Result<RuleSet> ruleSetFromJson(const QJsonObject &object);
/// What a file of rules for tables (`--rules FILE`) is made of, the file first.
[[nodiscard]] std::span<const FileObject> rulesFileObjects();
/// For tables of fields.
template <>
inline constexpr FileValue fileValueOf<RuleSet> = FileValue::Rules;
inline void readValue(JsonReader &reader, const FileKey &key, RuleSet &rules)
{
    rules = readRuleSet(reader, key.name);
}
[[nodiscard]] inline QJsonValue jsonOf(const FileKey &, const RuleSet &rules)
{
    return toJson(rules);
}
/// A criterion twice, no points first, points that reward losing, cards that better a
/// conduct score, lots before another criterion; `where` is
/// the place.
[[nodiscard]] Problems validate(const RuleSet &rules, const QString &where);

} // namespace touchline
