// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/luck_matches.h"

#include "core/base/index.h"
#include "core/competition/progress.h"
#include "core/games/registry.h"
#include "models/league/league_results.h"

namespace touchline {

Result<LuckMatches> luckMatches(League &league, const Competition &competition)
{
    LuckMatches found;
    const Progress now = progress(competition);
    for (const int fixture : fixturesIn(FixtureState::Played, now)) {
        const MatchReport *report = competition.report(fixture);
        if (report == nullptr || now.fixtures[at(fixture)].award >= 0)
            continue;
        auto log = league.results().log(report->id);
        TOUCHLINE_TRY(log);
        const auto game = *log ? findGame((*log)->game) : Result<const Game *>(nullptr);
        if (!game || *game == nullptr)
            ++found.withoutLog;
        else
            found.matches.push_back({fixture, now.fixtures[at(fixture)].teams, std::move(**log), *game});
    }
    return found;
}

} // namespace touchline
