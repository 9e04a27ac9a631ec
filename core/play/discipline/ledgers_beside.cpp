// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/ledgers_beside.h"

#include "core/base/index.h"
#include "core/play/discipline/competition_ledger.h"

#include <algorithm>

namespace touchline {

KickOffMoment kickOffOf(const Competition &competition, int fixture)
{
    const Appointment *known = competition.appointment(fixture);
    return known == nullptr ? KickOffMoment{} : KickOffMoment{known->date, known->time};
}

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
            const KickOffMoment kickOff = kickOffOf(one.competition, fixture);
            if (!kickOff.isKnown())
                continue;
            const PerSide<int> &teams = one.now.fixtures[at(fixture)].teams;
            const int opponent = teams[Side::Home] == index ? teams[Side::Away] : teams[Side::Home];
            open.push_back({i,
                            {one.competition.fixtures()[at(fixture)].id,
                             opponent < 0 ? QString() : one.competition.entrant(opponent).name,
                             one.competition.definition().name, kickOff.day},
                            kickOff});
        }
    }
    std::stable_sort(open.begin(), open.end(), [&all](const MatchBeside &a, const MatchBeside &b) {
        return isBefore(a.kickOff, all.all[a.competition]->competition.definition().id, b.kickOff,
                        all.all[b.competition]->competition.definition().id);
    });
    return open;
}

} // namespace touchline
