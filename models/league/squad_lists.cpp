// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/squad_lists.h"

#include "models/league/league_competitions.h"
#include "models/league/league_teams.h"

namespace touchline {

namespace {

Result<std::vector<Team>> teamsOf(League &league, const QUuid &competition)
{
    if (competition.isNull())
        return league.teams().all();
    const auto held = league.competitions().find(competition);
    TOUCHLINE_TRY(held);
    std::vector<Team> teams;
    for (const Entrant &entrant : held->definition().entrants) {
        Team team;
        team.id = entrant.id;
        team.code = entrant.code;
        team.name = entrant.name;
        teams.push_back(std::move(team));
    }
    return teams;
}

} // namespace

Result<SquadLists> squadLists(League &league, const QUuid &competition)
{
    auto teams = teamsOf(league, competition);
    TOUCHLINE_TRY(teams);
    SquadLists lists;
    for (Team &team : *teams) {
        auto squad = league.teams().squad(team.id, competition);
        TOUCHLINE_TRY(squad);
        lists.stored.push_back(squad->value_or(store::StoredSquad{{}, team.id, competition, {}, 0}));
        lists.teams.push_back({std::move(team), lists.stored.back().squad});
    }
    return lists;
}

} // namespace touchline
