// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/club_card.h"

#include "models/league/league_teams.h"
#include "models/league/players/listed_players.h"

#include <algorithm>

namespace touchline {

Result<Squad> squadForCard(League &league, const QUuid &team)
{
    const auto own = league.teams().squad(team);
    TOUCHLINE_TRY(own);
    if (*own)
        return (*own)->squad;
    const auto sizes = squadSizes(league);
    TOUCHLINE_TRY(sizes);
    const auto newest = std::find_if(sizes->rbegin(), sizes->rend(), [&team](const SquadSize &size) {
        return size.team == team && size.players > 0;
    });
    if (newest == sizes->rend())
        return Squad();
    const auto squad = league.teams().squad(team, newest->competition);
    TOUCHLINE_TRY(squad);
    return *squad ? (*squad)->squad : Squad();
}

QStringList leftOff(const TeamDocument &card, const Game &game, const Squad &squad)
{
    const Squad onCard = game.teamDocuments()->squad(card);
    QStringList names;
    for (const SquadEntry &entry : squad.entries)
        if (entry.position != Position::Goalkeeper && onCard.indexOf(entry.person.id) < 0)
            names << entry.person.shortName;
    return names;
}

Result<JournalEntry> keepCard(League &league, const TeamDocument &card, const Game &game)
{
    return league.teams().setDocument(game.teamDocuments()->team(card).id, QString::fromUtf8(game.info().id),
                                      game.writeTeam(card));
}

} // namespace touchline
