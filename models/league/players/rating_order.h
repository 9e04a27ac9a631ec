// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/participant.h"

namespace touchline {

/// Puts teams into the order of their ratings by Elo over all competitions of the league, the highest first;
/// those that have played no match there stay behind them in their order. Errors: those of
/// LeagueCompetitions::find().
[[nodiscard]] Result<void> orderByRating(std::vector<Participant> &participants, League &league);

} // namespace touchline
