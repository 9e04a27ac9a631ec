// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/other_matches.h"

#include "core/base/index.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/team_fixtures.h"

#include <algorithm>

namespace touchline {

namespace {

LedgerMatch playedMatch(const TeamFixture &match, const Competition &competition, const QUuid &team)
{
    LedgerMatch played = match.given;
    if (match.report != nullptr) {
        const PerSide<TeamOnTheDay> &teams = match.report->teams;
        played = {match.report->fixture,
                  teams[teams[Side::Home].team == team ? Side::Away : Side::Home].name};
    }
    played.season = competition.definition().name;
    played.day = match.day;
    return played;
}

} // namespace

KickOffMoment kickOffOf(const Competition &competition, int fixture)
{
    const Appointment *known = competition.appointment(fixture);
    return known == nullptr ? KickOffMoment{} : KickOffMoment{known->date, known->time};
}

MatchAhead::Elsewhere aheadOf(const OtherMatch &match, const OtherCompetition &other)
{
    return {match.match, servingPlaceOf(other.competition), match.report};
}

std::vector<OtherMatch> servingInOthers(const OtherCompetitions &all, const QUuid &team)
{
    std::vector<OtherMatch> matches;
    for (std::size_t i = 0; i < all.all.size(); ++i) {
        const OtherCompetition &one = *all.all[i];
        const int index = one.competition.indexOfTeam(team);
        if (index < 0)
            continue;
        for (const TeamFixture &match :
             teamFixtures(one.competition, one.now, index, -1, {}, Unreported::OnTheirDays))
            if (match.day.isValid() && doesServe(match, one.rules))
                matches.push_back({i, playedMatch(match, one.competition, team),
                                   KickOffMoment{match.day, match.time}, match.report});
    }
    std::stable_sort(matches.begin(), matches.end(), [&all](const OtherMatch &a, const OtherMatch &b) {
        return isBefore(a.kickOff, all.all[a.competition]->competition.definition().id, b.kickOff,
                        all.all[b.competition]->competition.definition().id);
    });
    return matches;
}

} // namespace touchline
