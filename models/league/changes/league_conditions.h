// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/condition_desk.h"
#include "models/league/league.h"

#include <vector>

namespace touchline {

/// Keeps rolls that were made before matches, drawn, typed or chosen, as one command; at least one. Errors:
/// those of enterConditions() and LeagueCompetitions::update(); Refused (a match is being played).
[[nodiscard]] Result<JournalEntry> enterConditions(League &league, const QUuid &competition,
                                                   const std::vector<ConditionRoll> &rolls);

} // namespace touchline
