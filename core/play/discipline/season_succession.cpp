// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/season_succession.h"

#include "core/competition/editions/season.h"
#include "core/play/discipline/other_competitions.h"

#include <algorithm>

namespace touchline {

std::set<QUuid> TeamSeason::before(const std::vector<const Competition *> &all) const
{
    std::set<QString> names;
    for (const LedgerMatch &match : start->matches)
        names.insert(match.season);
    std::set<QUuid> found;
    std::set<QUuid> later{competition->definition().id};
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (const Competition *one : all) {
            const CompetitionDefinition &earlier = one->definition();
            const bool isBefore = names.contains(earlier.name) || later.contains(idOfNextSeason(earlier.id));
            if (earlier.id == competition->definition().id || !isBefore || !found.insert(earlier.id).second)
                continue;
            later.insert(earlier.id);
            isMore = true;
        }
    }
    return found;
}

QDate TeamSeason::takesOverOn(const std::vector<const Competition *> &all) const
{
    const QDate first = firstDayOf(*competition);
    if (first.isValid())
        return first;
    QDate last;
    for (const LedgerMatch &match : start->matches)
        last = std::max(last, match.day);
    const std::set<QUuid> earlier = before(all);
    for (const Competition *one : all)
        if (earlier.contains(one->definition().id))
            last = std::max(last, lastDayOf(*one));
    return last.isValid() ? last.addDays(1) : last;
}

bool TeamSeason::isDirectlyAfter(const Competition &earlier) const
{
    return idOfNextSeason(earlier.definition().id) == competition->definition().id ||
           std::any_of(start->matches.begin(), start->matches.end(), [&earlier](const LedgerMatch &match) {
               return match.season == earlier.definition().name;
           });
}

bool TeamSeason::hasBroughtBanForOthers() const
{
    return std::any_of(start->suspensions.begin(), start->suspensions.end(), [this](const Suspension &one) {
        const ServedIn served = isForBookings(one.cause) ? rules->served.bookingBans : rules->served.bans;
        return one.games && !isInjury(one.cause) && served != ServedIn::Competition;
    });
}

} // namespace touchline
