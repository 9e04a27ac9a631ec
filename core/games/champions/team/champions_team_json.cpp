// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/team/champions_team.h"
#include "core/match/state/squad_document.h"

#include <QtGlobal>

namespace touchline::champions {

namespace {

constexpr SquadForm teamForm{"touchline-champions-team", 1,
                             QT_TRANSLATE_NOOP("core", "The Champions team cannot be used.")};

} // namespace

QJsonObject toJson(const ChampionsTeam &team)
{
    QJsonArray players;
    for (const SquadEntry &entry : team.squad.entries)
        players.append(playerFacts(entry, 0));
    return squadJson(teamForm, team.team, players);
}

Result<ChampionsTeam> teamFromJson(const QJsonObject &object)
{
    // The game knows no more of a player than the squad.
    const auto nothingMore = [](JsonReader & /*reader*/, ChampionsTeam & /*team*/) {};
    return squadFromJson<ChampionsTeam>(object, teamForm, nothingMore, nothingMore);
}

} // namespace touchline::champions
