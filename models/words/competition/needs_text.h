// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/standings/needed_results.h"
#include "models/words/fixtures/certainty.h"

#include <optional>
#include <vector>

namespace touchline {

/// What has to happen in a table so that a team gets one of its aims.
struct TableNeeds
{
    /// Index of the table.
    int table = 0;
    /// What it is about; Open: `places` was asked for.
    Certainty aim = Certainty::Open;
    /// The team has to end in the first so many places.
    int places = 1;
    NeededResults needed;
    /// By index of OutcomeOf::match: the two teams, indices of entrants.
    std::vector<PerSide<int>> matches;
};

/// For every table that the team is in and that is not complete, and for each aim there (placesFor()), or the
/// first `places` alone. Errors: Refused (it is in no such table, or nothing can be proven of it, see
/// openTable(); nothing is at stake in it and no places were asked for; fewer teams than `places`).
[[nodiscard]] Result<std::vector<TableNeeds>> needsOf(const Competition &competition, int team,
                                                      std::optional<int> places);

/// "Through (place 2 or better)", "Place 3 or better".
[[nodiscard]] QString aimWords(const TableNeeds &needs, const Language &language);
/// A sentence for each way, and for points: "Win against Chile: enough.", "Draw with Chile: enough if Ghana
/// do not beat Peru.", "Points in the end: certain from 6 on, not possible below 4."
[[nodiscard]] QStringList needsWords(const Competition &competition, int team, const TableNeeds &needs,
                                     const Language &language);

} // namespace touchline
