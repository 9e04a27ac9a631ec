// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

namespace touchline {

/// Whether a match that was played again from its log gives the report that was kept then. What reports of
/// that time did not tell of any event or side (periods, second players, figures, facts, line-ups) cannot
/// differ: they grew since, while the match stayed the same. The id is that of the kept one.
[[nodiscard]] bool isReplayOf(const MatchReport &kept, MatchReport again);

} // namespace touchline
