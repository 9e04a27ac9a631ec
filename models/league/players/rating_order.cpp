// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/players/rating_order.h"

#include "core/competition/progress.h"
#include "core/competition/ratings/rating_list.h"
#include "models/league/league_competitions.h"

#include <QHash>

#include <algorithm>

namespace touchline {

namespace {

/// Place of each team that has played, 0 = the best.
Result<QHash<QUuid, std::size_t>> placesByRating(League &league)
{
    const auto lines = league.competitions().all();
    TOUCHLINE_TRY(lines);
    // Results point into them.
    std::vector<Competition> competitions;
    for (const CompetitionLine &line : *lines) {
        auto one = league.competitions().find(line.id);
        TOUCHLINE_TRY(one);
        competitions.push_back(std::move(*one));
    }
    RatedResults results;
    for (const Competition &one : competitions)
        results.add(one, progress(one));
    QHash<QUuid, std::size_t> places;
    for (const TeamRating &team : ratings(results.inOrder()))
        places.insert(team.team, static_cast<std::size_t>(places.size()));
    return places;
}

} // namespace

Result<void> orderByRating(std::vector<Participant> &participants, League &league)
{
    const auto places = placesByRating(league);
    TOUCHLINE_TRY(places);
    const auto last = static_cast<std::size_t>(places->size());
    std::stable_sort(participants.begin(), participants.end(),
                     [&](const Participant &one, const Participant &other) {
                         return places->value(one.team.id, last) < places->value(other.team.id, last);
                     });
    return {};
}

} // namespace touchline
