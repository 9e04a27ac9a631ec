// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/own_card.h"

#include "core/base/json_reader.h"
#include "core/base/output_file.h"
#include "models/league/league_teams.h"
#include "models/views/teams/club_card.h"

#include <QtGlobal>

namespace touchline {

Result<OwnCard> ownCardOf(const Game &game, const DocumentWishes &wishes, const QString &name)
{
    if (name.simplified().isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Enter a name for the team."));
    OwnCard own;
    own.team.id = QUuid::createUuid();
    own.team.name = name.simplified();
    own.team.lineage = own.team.name;
    own.team.manager = wishes.team.manager;
    own.team.kit = wishes.team.kit;
    own.squad = wishes.squad;
    for (SquadEntry &entry : own.squad.entries)
        entry.person.id = QUuid::createUuid();
    DocumentWishes renewed = wishes;
    renewed.team = own.team;
    renewed.squad = own.squad;
    auto card = game.teamDocuments()->make(renewed);
    TOUCHLINE_TRY(card);
    own.card = std::move(*card);
    return own;
}

Result<void> addOwnCard(League &league, const Game &game, const OwnCard &own)
{
    const auto added = league.teams().add({own.team}, {}, {{{}, own.team.id, {}, own.squad}});
    TOUCHLINE_TRY(added);
    const auto kept = keepCard(league, *own.card, game);
    TOUCHLINE_TRY(kept);
    return {};
}

Result<void> saveOwnCard(const QString &path, const Game &game, const OwnCard &own)
{
    const QByteArray bytes = writtenJson(game.teamDocuments()->written({own.card}));
    return writeOutput(path, bytes, Existing::Replace);
}

} // namespace touchline
