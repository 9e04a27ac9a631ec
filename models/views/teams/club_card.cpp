// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/club_card.h"

#include "core/games/atcs/card/card_from_squad.h"
#include "models/league/squad_sizes.h"

#include <algorithm>

namespace touchline {

namespace {

const QString game = QStringLiteral("atcs");

} // namespace

bool hasBuiltInCard(const Team &team)
{
    Entrant entrant;
    entrant.id = team.id;
    entrant.code = team.code;
    entrant.name = team.name;
    return builtInCardOf(entrant) != nullptr;
}

Result<Squad> squadForCard(League &league, const QUuid &team)
{
    const auto own = league.squad(team);
    if (!own)
        return fail(own.error());
    if (*own)
        return (*own)->squad;
    const auto sizes = squadSizes(league);
    if (!sizes)
        return fail(sizes.error());
    const auto newest = std::find_if(sizes->rbegin(), sizes->rend(), [&team](const SquadSize &size) {
        return size.team == team && size.players > 0;
    });
    if (newest == sizes->rend())
        return Squad();
    const auto squad = league.squad(team, newest->competition);
    if (!squad)
        return fail(squad.error());
    return *squad ? (*squad)->squad : Squad();
}

bool isBehind(const atcs::TeamCard &card, const Squad &squad)
{
    const bool hasKeeper =
        std::any_of(squad.entries.begin(), squad.entries.end(),
                    [](const SquadEntry &entry) { return entry.position == Position::Goalkeeper; });
    return std::any_of(card.players.begin(), card.players.end(), [&](const atcs::CardPlayer &player) {
        if (!card.strengths && atcs::isReserve(card.team.id, player.entry.person.id))
            return false;
        const int index = squad.indexOf(player.entry.person.id);
        if (index < 0)
            return true;
        SquadEntry entry = squad.entries[static_cast<std::size_t>(index)];
        // Of a squad without a goalkeeper a field player is one on the card (ATCS 3.2).
        if (!card.strengths && !hasKeeper && player.isKeeper())
            entry.position = Position::Goalkeeper;
        return !(entry == player.entry);
    });
}

QStringList leftOff(const atcs::TeamCard &card, const Squad &squad)
{
    const Squad onCard = card.squad();
    QStringList names;
    for (const SquadEntry &entry : squad.entries)
        if (entry.position != Position::Goalkeeper && onCard.indexOf(entry.person.id) < 0)
            names << entry.person.shortName;
    return names;
}

Result<JournalEntry> keepCard(League &league, const atcs::TeamCard &card)
{
    return league.setTeamDocument(card.team.id, game, atcs::toJson(card));
}

} // namespace touchline
