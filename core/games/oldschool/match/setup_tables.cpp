// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/setup_tables.h"

#include "core/games/oldschool/match/oldschool_options.h"

#include <algorithm>

namespace touchline::oldschool {

namespace {

/// The first of the list are the squad of the day; whoever sits out is in it and cannot be chosen.
TeamSheet sheetOf(const OldschoolTeam &team, const SideSetup &side)
{
    TeamSheet sheet;
    const std::size_t count = std::min(team.squad.entries.size(), sheet.players.size());
    for (std::size_t player = 0; player < count; ++player) {
        const SquadEntry &entry = team.squad.entries[player];
        sheet.players[player] = {team.skills[player], static_cast<std::int8_t>(entry.shirt.value_or(0)),
                                 static_cast<std::int16_t>(player)};
        if (entry.captain)
            sheet.captain = static_cast<std::int8_t>(player);
        const bool isAbsent = std::ranges::any_of(
            side.absent, [&](const Absence &absence) { return absence.player == entry.person.id; });
        if (!isAbsent)
            sheet.available |= bitOf(static_cast<int>(player));
    }
    return sheet;
}

} // namespace

std::shared_ptr<const MatchTables> matchTables(const FixtureSetup &setup, const OldschoolTeam &home,
                                               const OldschoolTeam &away, Problems &problems)
{
    auto tables = std::make_shared<MatchTables>();
    tables->options = ruleOptions(setup.options);
    tables->teams[Side::Home] = sheetOf(home, setup.sides[Side::Home]);
    tables->teams[Side::Away] = sheetOf(away, setup.sides[Side::Away]);
    tables->decision = setup.decision;
    tables->charts = chartSet().with(setup.charts, problems);
    return tables;
}

} // namespace touchline::oldschool
