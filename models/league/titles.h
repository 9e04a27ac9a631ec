// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/competition/change.h"
#include "core/play/matchday.h"

#include <vector>

namespace touchline {

/// What the history says of a result: "Enter result: Brazil 3-1 Italy"; "Correct result: ..." where the match
/// had one. What tells it from another match of the two stands behind it where there may be one: "(second
/// leg)", "(replay)", "(final)".
[[nodiscard]] Message resultTitle(const Competition &competition, const MatchReport &report);

/// What it says of any change: "Postpone: match 12, Brazil v Italy", "Deduct 3 points: Italy".
[[nodiscard]] Message changeTitle(const Competition &competition, const Change &change);

/// What it says of matches that were played together: "Play group stage, matchday 2: 16 matches", "Play
/// quarter-finals, second legs: 4 matches".
[[nodiscard]] Message matchdayTitle(const Competition &competition, const std::vector<int> &fixtures);

/// What it says of lots and pairings that fell due: "Draw lots: Italy, Spain", "Draw: quarter-finals", "Draw:
/// Swiss, round 3".
[[nodiscard]] Message drawTitle(const Competition &competition, const DrawnNow &drawn);

} // namespace touchline
