// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <QString>

#include <vector>

namespace touchline {

/// The goals of a match as Football.TXT names them: "Reed 12', 71' (pen), Mann 90+1'; Ash 80' (og)", those
/// that count for the home side before the semicolon. Each has its kind (the side of an own goal is that of
/// the player), name and minute. Nothing where the text names none.
[[nodiscard]] std::vector<ReportEvent> listedGoals(const QString &text);

/// Notes the goals in a report that has the result alone, in the order of their minutes; those that the list
/// lacks were scored by somebody unknown. False, and nothing is changed, where it has more goals of a side
/// than the result.
[[nodiscard]] bool addListedGoals(MatchReport &report, std::vector<ReportEvent> goals);

} // namespace touchline
