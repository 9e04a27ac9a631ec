// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/league_ratings.h"

namespace touchline {

Result<LeagueRatings> ratingsOf(OpenLeague &league)
{
    LeagueRatings rated;
    RatedResults results;
    for (const CompetitionLine &line : league.competitions()) {
        const auto state = league.state(line.id);
        TOUCHLINE_TRY(state);
        results.add((*state)->competition, (*state)->now);
        rated.states.push_back(*state);
    }
    const std::vector<RatedResult> played = results.inOrder();
    rated.teams = ratings(played);
    rated.matches = static_cast<int>(played.size());
    return rated;
}

} // namespace touchline
