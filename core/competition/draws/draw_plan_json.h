// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/draws/draw_plan.h"

namespace touchline {

/// {"conferences": {"UEFA": 2, "others": 1}, "fewest": {"UEFA": 1}, "same_country": 1,
/// "not_together": [["Team", "Team"]], "parts": {"halves": [["A", "B"], ["C", "D"]]},
/// "opposite": [{"in": "halves", "teams": ["Team", "Team"]}],
/// "candidates": {"Play-off winner": ["CAF", "CONCACAF"]}}: what sets no limit is left out.
[[nodiscard]] QJsonObject toJson(const DrawLimits &limits);
/// Reads an object with those keys, every one of them optional; problems go to the reader.
[[nodiscard]] DrawLimits readDrawLimits(JsonReader &reader);

/// {"method": "sequential", "pots": [["Team", ...], ...], "fixed": {"Team": "A1"}, "seeds": 8,
/// "limits": {...}}; pots, fixed, seeds and limits only where there are any.
[[nodiscard]] QJsonObject toJson(const DrawPlan &plan);
/// Reads the object under `key`; problems go to the reader.
[[nodiscard]] DrawPlan readDrawPlan(JsonReader &reader, const char *key);
/// The pots under the key "pots": a list of lists of teams.
[[nodiscard]] std::vector<QStringList> readPots(JsonReader &reader);

} // namespace touchline
