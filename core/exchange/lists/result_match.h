// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/exchange/lists/result_csv.h"

namespace touchline {

/// How well a match fits the number and the day that a row of results names.
enum class MatchFit {
    Other,    ///< the row names another number or day
    Possible, ///< it names none, or nobody knows the day of the match
    Named     ///< it is the match of this number or day
};

/// The teams are not looked at.
[[nodiscard]] MatchFit matchFit(const Competition &competition, int fixture, const ResultRow &row);

} // namespace touchline
