// SPDX-License-Identifier: GPL-3.0-or-later
// What criteria count in the reports of matches (ReportFigure in tie_break.h).
#pragma once

#include "core/competition/rules/rule_set.h"
#include "core/match/report/match_report.h"

#include <optional>

namespace touchline {

/// The conduct score of a side in one match, 0 and down: per player the one entry of RuleSet::conduct that
/// fits all his cards. Nothing where the report does not record cards.
[[nodiscard]] std::optional<int> conductScore(const MatchReport &report, Side side, const RuleSet &rules);

} // namespace touchline
