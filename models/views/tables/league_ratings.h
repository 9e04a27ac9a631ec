// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/ratings/rating_list.h"
#include "models/views/open_league.h"

namespace touchline {

/// The ratings of the teams of a league, over all its competitions.
struct LeagueRatings
{
    /// Those whose matches count; the histories point into them.
    std::vector<CompetitionStatePtr> states;
    /// The highest first.
    std::vector<TeamRating> teams;
    int matches = 0;
};

/// Errors: those of LeagueCompetitions::find().
[[nodiscard]] Result<LeagueRatings> ratingsOf(OpenLeague &league);

} // namespace touchline
