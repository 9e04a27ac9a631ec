// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/editions/real_edition.h"
#include "core/competition/editions/real_results.h"
#include "cup_builder.h"
#include "tests/support/text.h"

/// Real tournaments for tests.
namespace touchline::cup {

inline std::vector<Entrant> entrantsOf(const RealEdition &edition)
{
    std::vector<Entrant> entrants;
    int ranking = 0;
    for (const RealTeam &team : edition.teams)
        entrants.push_back({QUuid::createUuidV5(space, team.code), team.code, team.name, {}, ++ranking});
    return entrants;
}

/// Before the first match, everybody in his real place.
inline Competition staged(const RealEdition &edition, std::uint64_t seed = 1)
{
    CompetitionDefinition definition;
    definition.id = QUuid::createUuidV5(space, edition.format.name);
    definition.name = edition.format.title;
    definition.format = edition.format;
    definition.entrants = entrantsOf(edition);
    definition.draw = fixedDraw(edition.places, definition.entrants, entrySizes(edition.format)).value();
    definition.calendar = edition.calendar;
    definition.seed = seed;
    definition.game = u"atcs"_s;
    definition.level = u"basic"_s;
    return Competition::create(std::move(definition)).value();
}

} // namespace touchline::cup
