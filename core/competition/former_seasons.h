// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

namespace touchline {

/// By entrant: what a table over several seasons counts of those before. A team counts them from the last one
/// back, as far as it was in the table without a break, so one that was promoted counts those since then.
[[nodiscard]] std::vector<Tally> formerTallies(const CompetitionDefinition &definition,
                                               const TableStage &table);

/// What the season after `competition` knows of it and of those before, the latest last; no more than its
/// tables ask for.
[[nodiscard]] std::vector<FormerSeason> formerSeasonsAfter(const Competition &competition,
                                                           const Progress &progress);

} // namespace touchline
