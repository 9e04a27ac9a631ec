// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/ledgers_beside.h"

#include "core/base/index.h"
#include "core/play/discipline/competition_ledger.h"

#include <algorithm>

namespace touchline {

MatchAhead::Elsewhere aheadOf(const MatchBeside &match, const CompetitionBeside &beside)
{
    return {match.match, servingPlaceOf(beside.competition)};
}

std::vector<MatchBeside> openBeside(const CompetitionsBeside &all, const QUuid &team)
{
    std::vector<MatchBeside> open;
    for (std::size_t i = 0; i < all.all.size(); ++i) {
        const CompetitionBeside &one = *all.all[i];
        const int index = one.competition.indexOfTeam(team);
        if (index < 0)
            continue;
        for (const int fixture : openFixtures(one.competition, one.now, index)) {
            const QDate day = dayOfFixture(one.competition, fixture);
            if (!day.isValid())
                continue;
            const PerSide<int> &teams = one.now.fixtures[at(fixture)].teams;
            const int opponent = teams[Side::Home] == index ? teams[Side::Away] : teams[Side::Home];
            open.push_back({i,
                            -1,
                            {one.competition.fixtures()[at(fixture)].id,
                             opponent < 0 ? QString() : one.competition.entrant(opponent).name,
                             one.competition.definition().name, day},
                            day});
        }
    }
    std::stable_sort(open.begin(), open.end(), [&all](const MatchBeside &a, const MatchBeside &b) {
        return isBefore(a.day, all.all[a.competition]->competition.definition().id, b.day,
                        all.all[b.competition]->competition.definition().id);
    });
    return open;
}

} // namespace touchline
