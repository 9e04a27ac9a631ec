// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/decisions_file.h"
#include "core/exchange/lists/events_file.h"
#include "core/play/discipline/team_discipline.h"

#include <vector>

namespace touchline::cli {

/// In the order in which the file names the teams, with the decisions of the organiser each at its time.
/// `rules` outlives the list. Errors: BadInput with each decision that cannot be, and its place.
[[nodiscard]] Result<std::vector<TeamDiscipline>> suspensionsOf(const EventsFile &file,
                                                                const std::vector<TeamDecision> &decisions,
                                                                const DisciplineRules &rules);

} // namespace touchline::cli
