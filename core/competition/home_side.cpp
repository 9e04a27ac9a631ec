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

/// In a tie of two legs or more the teams are at home in turn, wherever the rest of the stage is played.
bool isOnHomeGround(const CompetitionDefinition &definition, const Fixture &fixture)
{
    const Stage &stage = stageOf(definition, fixture);
    const auto *knockout = std::get_if<KnockoutStage>(&stage.plan);
    return stage.homeGrounds ||
           (knockout != nullptr && knockout->rounds[static_cast<std::size_t>(fixture.round)].rules.legs > 1);
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

bool mayExchangeSides(const Format &format, const Fixture &fixture)
{
    if (!fixture.isGroupMatch())
        return false;
    const Stage &stage = format.stages[static_cast<std::size_t>(fixture.stage)];
    const auto *groups = std::get_if<RoundRobinStage>(&stage.plan);
    return groups != nullptr && stage.homeGrounds && groups->legs % 2 != 0;
}

std::optional<Location> locationOf(const CompetitionDefinition &definition, const Fixture &fixture,
                                   const PerSide<int> &teams)
{
    if (isOnHomeGround(definition, fixture))
        return std::nullopt;
    if (!stageOf(definition, fixture).isQualifying)
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
    if (isOnHomeGround(definition, fixture))
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
