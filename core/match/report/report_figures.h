// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

namespace touchline {

/// The part of validate() that needs no events: the figures, and what follows from them.
void checkFigures(const MatchReport &report, const ReportDemands &demands, Problems &problems);

} // namespace touchline
