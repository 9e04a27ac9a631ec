// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/table_match.h"
#include "models/views/open_league.h"

namespace touchline {

/// What the score sheet of fixtures()[fixture] begins with, with the lists of players that the league keeps.
/// Errors: those of tableMatch() and LeagueTeams::squad().
[[nodiscard]] Result<TableMatch> tableMatchOf(OpenLeague &league, const CompetitionState &state, int fixture);

} // namespace touchline
