// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/setup_tables.h"

#include "core/games/simulator/match/simulator_info.h"
#include "core/games/simulator/match/simulator_options.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::simulator {

namespace {

TeamSheet sheetOf(const SimulatorTeam &team, const SideSetup &side, const Charts &charts, bool squads)
{
    TeamSheet sheet;
    sheet.stickers = squads ? team.stickers : baseStickers(team.lineUp[0]);
    for (int man = 0; man < squadSize; ++man) {
        const auto place = static_cast<std::size_t>(man);
        const SquadEntry &entry = team.squad.entries[place];
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

/// Squads that the options do not admit (3.2, 3.3).
void checkSquad(const SimulatorTeam &team, Side side, const OptionValues &options, const Charts &charts,
                Problems &problems)
{
    const bool isOfStandardBudget = options.value("budget") == 0;
    if (isOfStandardBudget && team.budget != standardBudget)
        problems.push_back(
            {sideWord(side),
             {QT_TRANSLATE_NOOP("core", "%1 has a squad for %2 credits; this match is for %3."),
              {team.team.displayName(), QString::number(team.budget), QString::number(standardBudget)}},
             {}});
    if (!options.isOn("catalogue_only"))
        return;
    for (std::size_t man = 0; man < squadSize; ++man)
        if (!charts.hasSticker(team.stickers[man]))
            problems.push_back({sideWord(side),
                                {QT_TRANSLATE_NOOP("core", "The sticker %1 of %2 is not in the catalogue."),
                                 {lettersOf(team.stickers[man]), team.squad.entries[man].person.shortName}},
                                {}});
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
    if (squads) {
        checkSquad(home, Side::Home, setup.options, *tables->charts, problems);
        checkSquad(away, Side::Away, setup.options, *tables->charts, problems);
    }
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
