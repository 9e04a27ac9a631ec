// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <vector>

namespace touchline {

/// Whether points taken away in the table `from` are missing in `table` too: it is the same, or one that
/// takes over all matches of it (CarryOver::Everything), or the sum of several that has it among its parts.
[[nodiscard]] bool countsDeductionsOf(const Competition &competition, int table, int from);

/// What is taken away in a table, in the order in which it was entered.
[[nodiscard]] std::vector<Deduction> deductionsIn(const Competition &competition, int table);

} // namespace touchline
