// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/match_count.h"

#include "core/base/index.h"

namespace touchline {

bool isWalkover(const Competition &competition, const Progress &now, int fixture)
{
    const FixtureStatus &status = now.fixtures[at(fixture)];
    if (status.state == FixtureState::InConflict || status.award < 0)
        return false;
    const Ruling *ruling = competition.ruling(fixture);
    const bool isAbandoned = ruling != nullptr && ruling->kind == Ruling::Kind::Abandoned;
    return !isAbandoned && competition.report(fixture) == nullptr;
}

MatchCount matchCount(const Competition &competition, const Progress &now)
{
    MatchCount count;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const FixtureStatus &status = now.fixtures[i];
        count.withResult += status.state == FixtureState::Played || status.award >= 0 ? 1 : 0;
        count.walkovers += isWalkover(competition, now, static_cast<int>(i)) ? 1 : 0;
        const bool isIdle =
            status.state == FixtureState::NotNeeded || status.state == FixtureState::Void ||
            (status.state == FixtureState::Waiting && competition.fixtures()[i].isConditional());
        count.all += isIdle ? 0 : 1;
    }
    return count;
}

} // namespace touchline
