// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/card_from_strengths.h"
#include "core/play/squads/card_entrants.h"
#include "models/league/people/own_card.h"

namespace touchline {

/// Whether it is one of the World Cup teams, whose card the program has.
[[nodiscard]] bool hasBuiltInCard(const Team &team);

/// The players that a card of a team is made of: its own list, else that for its newest competition that has
/// players; empty where there is none. Errors: those of the database.
[[nodiscard]] Result<Squad> squadForCard(League &league, const QUuid &team);

/// What the squad has on a card no more as it stands there: a player who left, changed his name, number or
/// position.
[[nodiscard]] bool isBehind(const atcs::TeamCard &card, const Squad &squad);

/// Field players of the squad who are not on the card, by their short names.
[[nodiscard]] QStringList leftOff(const atcs::TeamCard &card, const Squad &squad);

/// Keeps a card as the one with which its team plays ATCS from now on: one command. Competitions that have
/// the team already go on with the card that it entered with. Errors: those of League::setTeamDocument().
[[nodiscard]] Result<JournalEntry> keepCard(League &league, const atcs::TeamCard &card);

} // namespace touchline
