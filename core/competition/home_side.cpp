// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/home_side.h"

#include <algorithm>

namespace touchline {

namespace {

bool isOf(const Entrant &entrant, const QString &country)
{
    return !entrant.lineage.isEmpty() && entrant.lineage == country;
}

bool isHost(const CompetitionDefinition &definition, const Entrant &entrant)
{
    return isOf(entrant, definition.location->lineage) ||
           std::any_of(definition.calendar.begin(), definition.calendar.end(),
                       [&entrant](const Appointment &one) { return isOf(entrant, one.country); });
}

const Stage &stageOf(const CompetitionDefinition &definition, const Fixture &fixture)
{
    return definition.format.stages[static_cast<std::size_t>(fixture.stage)];
}

} // namespace

std::vector<int> hostTeams(const CompetitionDefinition &definition)
{
    std::vector<int> teams;
    if (!definition.location)
        return teams;
    for (std::size_t team = 0; team < definition.entrants.size(); ++team)
        if (isHost(definition, definition.entrants[team]))
            teams.push_back(static_cast<int>(team));
    return teams;
}

std::optional<Location> locationOf(const CompetitionDefinition &definition, const Fixture &fixture,
                                   const PerSide<int> &teams)
{
    const Stage &stage = stageOf(definition, fixture);
    if (stage.homeGrounds)
        return std::nullopt;
    if (!stage.isQualifying)
        return definition.location;
    const QString &conference = definition.entrants[static_cast<std::size_t>(teams[Side::Home])].conference;
    for (const ConferenceLocation &one : definition.conferenceLocations) {
        if (one.conference == conference)
            return one.location;
    }
    return std::nullopt;
}

std::optional<Side> homeSide(const CompetitionDefinition &definition, const Fixture &fixture,
                             const PerSide<int> &teams, const Appointment *appointment)
{
    if (stageOf(definition, fixture).homeGrounds)
        return Side::Home;
    const std::optional<Location> location = locationOf(definition, fixture, teams);
    if (!location)
        return std::nullopt;
    const bool isGroundKnown = appointment != nullptr && !appointment->country.isEmpty();
    const QString &country = isGroundKnown ? appointment->country : location->lineage;
    PerSide<bool> isAtHome;
    for (const Side side : bothSides)
        isAtHome[side] = isOf(definition.entrants[static_cast<std::size_t>(teams[side])], country);
    if (isAtHome[Side::Home] == isAtHome[Side::Away])
        return std::nullopt;
    return isAtHome[Side::Home] ? Side::Home : Side::Away;
}

} // namespace touchline
