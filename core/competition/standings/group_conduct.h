// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/rule_set.h"
#include "core/match/report/match_report.h"

#include <optional>

namespace touchline {

/// Whether the conduct score may order a table of these rules, so that cards have to be counted.
[[nodiscard]] bool asksForConduct(const RuleSet &rules);

/// The conduct score of a side in one match: per player the one entry of the scheme that fits all his cards.
/// Nothing where the report does not record cards.
[[nodiscard]] std::optional<int> conductScore(const MatchReport &report, Side side,
                                              const ConductScheme &scheme);

} // namespace touchline
