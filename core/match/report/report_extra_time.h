// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

namespace touchline {

/// The part of validate() about goals that end extra time: golden and silver ones. Nothing is said of goals
/// whose minute nobody wrote down.
void checkExtraTime(const MatchReport &report, const ReportDemands &demands, Problems &problems);

} // namespace touchline
