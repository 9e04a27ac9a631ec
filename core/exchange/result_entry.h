// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/result_csv.h"

#include <vector>

namespace touchline {

/// What became of a list of results.
struct EnteredResults
{
    /// With the results that fit, and the draws and lots that they tell of.
    Competition competition;
    /// By row: the index of the fixture that it was entered for, -1 where it fitted none.
    std::vector<int> fixtures;
    /// Each row that fitted no open match or was refused, by line.
    Problems problems;
};

/// Enters results into a competition: each goes to the first open match of its two teams that the row may
/// be, in the order of the list as far as the format allows it; rounds that are due are drawn as the results
/// show that they were drawn. Home and away may be the other way round where the teams do not play on both
/// grounds. Teams go by name or code as a search takes them. `lots`: of two teams whose tie is level, as they
/// were drawn. Nothing that was entered before is changed.
[[nodiscard]] EnteredResults enterResults(Competition competition, const std::vector<ResultRow> &rows,
                                          const std::vector<Lot> &lots = {});

} // namespace touchline
