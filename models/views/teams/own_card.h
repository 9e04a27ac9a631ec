// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/own_document.h"

namespace touchline {

/// A team of one's own with its players and its card, made from the card of another team.
struct OwnCard
{
    Team team;
    Squad squad;
    TeamDocumentPtr card;
};

/// Makes it with such a name: a team without a year, with players of its own, so that nobody has the career
/// of the original. `wishes`: as for TeamDocuments::make(). Errors: BadInput (no name), those of make().
[[nodiscard]] Result<OwnCard> ownCardOf(const Game &game, const DocumentWishes &wishes, const QString &name);

/// Adds the team with its players, then its card: it can be chosen for competitions and friendlies. Errors:
/// those of LeagueTeams::add() and keepCard().
[[nodiscard]] Result<void> addOwnCard(League &league, const Game &game, const OwnCard &own);

/// Writes its card into a file, as the terminal reads it; one that is there is replaced. Errors: those of
/// writeOutput().
[[nodiscard]] Result<void> saveOwnCard(const QString &path, const Game &game, const OwnCard &own);

} // namespace touchline
