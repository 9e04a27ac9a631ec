// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/simulator_game.h"

#include "core/base/search_key.h"
#include "core/games/simulator/team/squad_documents.h"
#include "core/teams/historic_teams.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::simulator {

const TeamDocuments *SimulatorGame::teamDocuments() const
{
    static const SquadDocuments documents;
    return &documents;
}

bool SimulatorGame::hasHomeAdvantage(const OptionValues &options) const
{
    return options.isOn("home_advantage");
}

QStringList SimulatorGame::countries() const
{
    static const QStringList names = [] {
        QStringList all;
        for (const QString &id : historicTeamIds(TeamSet::All537))
            if (const auto team = historicTeam(id); team && !all.contains((*team)->team.lineage))
                all << (*team)->team.lineage;
        all.sort();
        return all;
    }();
    return names;
}

Result<Location> SimulatorGame::locationNamed(const QString &country) const
{
    const QStringList all = countries();
    const auto found =
        std::ranges::find_if(all, [&](const QString &one) { return searchKey(one) == searchKey(country); });
    if (found == all.end())
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "No team of the World Cups is at home in \"%1\"."), {country});
    return Location{*found, *found, 0};
}

} // namespace touchline::simulator
