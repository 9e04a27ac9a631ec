// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/home_side.h"

#include <algorithm>

namespace touchline {

namespace {

bool isOf(const CompetitionDefinition &definition, int team, const QString &country)
{
    const QString &lineage = definition.entrants[static_cast<std::size_t>(team)].lineage;
    return !lineage.isEmpty() && lineage == country;
}

bool isHost(const CompetitionDefinition &definition, int team)
{
    return isOf(definition, team, definition.location->lineage) ||
           std::any_of(definition.calendar.begin(), definition.calendar.end(),
                       [&](const Appointment &one) { return isOf(definition, team, one.country); });
}

} // namespace

std::vector<int> hostTeams(const CompetitionDefinition &definition)
{
    std::vector<int> teams;
    if (!definition.location)
        return teams;
    for (int team = 0; team < static_cast<int>(definition.entrants.size()); ++team)
        if (isHost(definition, team))
            teams.push_back(team);
    return teams;
}

std::optional<Side> homeSide(const CompetitionDefinition &definition, const PerSide<int> &teams,
                             const Appointment *appointment)
{
    if (!definition.location)
        return std::nullopt;
    const bool isGroundKnown = appointment != nullptr && !appointment->country.isEmpty();
    const QString &country = isGroundKnown ? appointment->country : definition.location->lineage;
    const bool first = isOf(definition, teams[Side::Home], country);
    const bool second = isOf(definition, teams[Side::Away], country);
    if (first == second)
        return std::nullopt;
    return first ? Side::Home : Side::Away;
}

} // namespace touchline
