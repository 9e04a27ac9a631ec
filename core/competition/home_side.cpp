// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/home_side.h"

namespace touchline {

namespace {

bool isHost(const CompetitionDefinition &definition, int team)
{
    const QString &lineage = definition.entrants[static_cast<std::size_t>(team)].lineage;
    return definition.location && !lineage.isEmpty() && lineage == definition.location->lineage;
}

} // namespace

std::vector<int> hostTeams(const CompetitionDefinition &definition)
{
    std::vector<int> teams;
    for (int team = 0; team < static_cast<int>(definition.entrants.size()); ++team)
        if (isHost(definition, team))
            teams.push_back(team);
    return teams;
}

std::optional<Side> homeSide(const CompetitionDefinition &definition, const PerSide<int> &teams)
{
    const bool first = isHost(definition, teams[Side::Home]);
    const bool second = isHost(definition, teams[Side::Away]);
    if (first == second)
        return std::nullopt;
    return first ? Side::Home : Side::Away;
}

} // namespace touchline
