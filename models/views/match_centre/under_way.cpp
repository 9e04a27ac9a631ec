// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/under_way.h"

#include "models/league/league_matches.h"

namespace touchline {

std::vector<UnderWay> matchesUnderWay(OpenLeague &league, const QUuid &competition)
{
    std::vector<UnderWay> matches;
    const auto lines = league.league().matches().underWay();
    if (!lines)
        return matches;
    for (const store::LiveLine &line : *lines) {
        if (line.competition != competition)
            continue;
        matches.push_back(
            {line.fixture, keptStanding(league, store::LiveStore::Of::Fixtures, line.fixture,
                                        [&] { return league.league().matches().resume(line.fixture); })});
    }
    return matches;
}

} // namespace touchline
