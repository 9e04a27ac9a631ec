// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/people/own_document.h"

namespace touchline {

Result<TeamDocumentPtr> ownDocument(League &league, const Team &team, const Game &game)
{
    const auto kept = league.teamDocument(team.id, QString::fromUtf8(game.info().id));
    if (!kept)
        return fail(kept.error());
    if (!*kept)
        return TeamDocumentPtr();
    auto document = game.readTeam(**kept);
    if (!document)
        return fail(document.error());
    // Somebody may have given it the document of another team.
    const TeamDocuments *documents = game.teamDocuments();
    if (documents == nullptr || game.sideFor(*document).team.id != team.id)
        return document;
    return documents->renamed(**document, team);
}

} // namespace touchline
