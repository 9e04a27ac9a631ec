// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/players/own_document.h"

#include "models/league/league_teams.h"

namespace touchline {

Result<TeamDocumentPtr> ownDocument(League &league, const Team &team, const Game &game)
{
    const auto kept = league.teams().document(team.id, QString::fromUtf8(game.info().id));
    TOUCHLINE_TRY(kept);
    if (!*kept)
        return TeamDocumentPtr();
    auto document = game.readTeam(**kept);
    TOUCHLINE_TRY(document);
    // Somebody may have given it the document of another team.
    const TeamDocuments *documents = game.teamDocuments();
    if (documents == nullptr || game.sideFor(*document).team.id != team.id)
        return document;
    return documents->renamed(**document, team);
}

} // namespace touchline
