// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/competition/change.h"

namespace touchline {

/// What the history says of a result: "Enter result: Brazil 3-1 Italy"; "Correct result: ..." where the match
/// had one.
[[nodiscard]] Message resultTitle(const Competition &competition, const MatchReport &report);

/// What it says of any change: "Postpone: match 12, Brazil v Italy", "Deduct 3 points: Italy".
[[nodiscard]] Message changeTitle(const Competition &competition, const Change &change);

} // namespace touchline
