// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"

#include <QString>

namespace touchline {

/// The round that a tie belongs to: "semi-finals".
[[nodiscard]] QString roundName(const Competition &competition, int tie);
/// The team of a place, or how the place is named while nobody is in it: "W49", "1A".
[[nodiscard]] QString teamText(const Competition &competition, int team, const Slot &slot);

/// One side of a tie with what it scored in each match, and how it went on: "Brazil 1970 2", "Ajax 1+2 (5)",
/// "Leeds 0, 1 aet", "Italy 0 lots".
[[nodiscard]] QString sideText(const Competition &competition, const Progress &now, int tie, Side side);

/// All matches of a tie, a line each, and what decided it where one score does not say so.
[[nodiscard]] QString tieLines(const Competition &competition, const Progress &now, int tie);

/// "90", "aggregate", "wins", "away_goals", "extra_time", "shoot_out", "criteria", "replay", "lots",
/// "not_played"; empty while open.
[[nodiscard]] QString tieDecisionWord(const TiePlan &plan, TieDecision decision);

} // namespace touchline
