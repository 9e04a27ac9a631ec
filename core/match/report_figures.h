// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_report.h"

namespace touchline {

/// The part of validate() that needs no events: the figures, and what follows from them. `rules` are those of
/// the fixture; plain ones where it does not ask for a winner.
void checkFigures(const MatchReport &report, const DecisionRules &rules, Problems &problems);

} // namespace touchline
