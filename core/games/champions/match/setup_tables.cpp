// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/setup_tables.h"

#include "core/games/champions/match/champions_options.h"

#include <algorithm>

namespace touchline::champions {

namespace {

TeamSheet sheetOf(const ChampionsTeam &team, const SideSetup &side)
{
    TeamSheet sheet;
    sheet.available = 0;
    for (int man = 0; man < squadSize; ++man) {
        const int player = team.playerOf(man);
        sheet.player[static_cast<std::size_t>(man)] = static_cast<std::int16_t>(player);
        if (player < 0)
            continue;
        const QUuid &id = team.squad.entries[static_cast<std::size_t>(player)].person.id;
        const bool isAbsent = std::any_of(side.absent.begin(), side.absent.end(),
                                          [&](const Absence &absence) { return absence.player == id; });
        if (!isAbsent)
            sheet.available |= bitOf(man);
    }
    return sheet;
}

} // namespace

std::shared_ptr<const MatchTables> matchTables(const FixtureSetup &setup, const ChampionsTeam &home,
                                               const ChampionsTeam &away, Problems &problems)
{
    auto tables = std::make_shared<MatchTables>();
    tables->options = ruleOptions(setup.options);
    tables->teams[Side::Home] = sheetOf(home, setup.sides[Side::Home]);
    tables->teams[Side::Away] = sheetOf(away, setup.sides[Side::Away]);
    tables->decision = setup.decision;
    tables->charts = chartSet().with(setup.charts, problems);
    if (tables->charts)
        fillZones(*tables);
    return tables;
}

} // namespace touchline::champions
