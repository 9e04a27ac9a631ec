// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/under_way.h"

#include "models/league/league_matches.h"
#include "models/views/match_centre/scoreboard.h"

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
        UnderWay one{line.fixture, {}};
        if (const auto match = league.league().matches().resume(line.fixture)) {
            const Score score = match->report().score;
            one.standing = QStringLiteral("%1–%2, %3").arg(score.home).arg(score.away).arg(clockOf(*match));
        }
        matches.push_back(std::move(one));
    }
    return matches;
}

} // namespace touchline
