// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/setup_tables.h"

#include "core/games/simulator/match/simulator_info.h"
#include "core/games/simulator/match/simulator_options.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

TeamSheet sheetOf(const SimulatorTeam &team, const SideSetup &side, const Charts &charts, bool squads)
{
    TeamSheet sheet;
    for (int man = 0; man < squadSize; ++man) {
        const auto place = static_cast<std::size_t>(man);
        const SquadEntry &entry = team.squad.entries[place];
        sheet.stickers[place] = squads ? team.stickers[place] : baseSticker(man);
        sheet.shirts[place] = static_cast<std::int8_t>(entry.shirt.value_or(0));
        const bool isAbsent = std::ranges::any_of(
            side.absent, [&](const Absence &absence) { return absence.player == entry.person.id; });
        if (isAbsent)
            sheet.available &= ~bitOf(man);
    }
    sheet.lineUp = team.lineUp;
    sheet.formation = static_cast<std::int8_t>(std::max(0, charts.formationNamed(team.formation)));
    return sheet;
}

} // namespace

std::shared_ptr<const MatchTables> matchTables(const FixtureSetup &setup, const SimulatorTeam &home,
                                               const SimulatorTeam &away, Problems &problems)
{
    auto tables = std::make_shared<MatchTables>();
    tables->options = ruleOptions(setup.options);
    tables->decision = setup.decision;
    tables->ground = setup.ground;
    tables->charts = chartSet().with(setup.charts, problems);
    if (tables->charts == nullptr)
        return tables;
    const bool squads = tables->options.squads;
    tables->teams[Side::Home] = sheetOf(home, setup.sides[Side::Home], *tables->charts, squads);
    tables->teams[Side::Away] = sheetOf(away, setup.sides[Side::Away], *tables->charts, squads);
    for (const Side side : bothSides) {
        const char *option = side == Side::Home ? "aim_error_home" : "aim_error_away";
        tables->teams[side].skill =
            static_cast<std::int16_t>(skillOf(setup.sides[side].runBy, setup.options.value(option)));
    }
    return tables;
}

} // namespace touchline::simulator
