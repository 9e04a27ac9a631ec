// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/rule_set.h"
#include "core/match/report/match_report.h"

#include <optional>

namespace touchline {

/// The conduct score of a side in one match: per player the one entry of the scheme that fits all his cards.
/// Nothing where the report does not record cards.
[[nodiscard]] std::optional<int> conductScore(const MatchReport &report, Side side,
                                              const ConductScheme &scheme);

} // namespace touchline
