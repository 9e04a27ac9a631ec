// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/own_document.h"

namespace touchline {

/// The players that a card of a team is made of: its own list, else that for its newest competition that has
/// players; empty where there is none. Errors: those of the database.
[[nodiscard]] Result<Squad> squadForCard(League &league, const QUuid &team);

/// Field players of the squad who are not on the card, by their short names.
[[nodiscard]] QStringList leftOff(const TeamDocument &card, const Game &game, const Squad &squad);

/// Keeps a card as the one with which its team plays the game from now on: one command. Competitions that
/// have the team already go on with the card that it entered with. Errors: those of
/// LeagueTeams::setDocument().
[[nodiscard]] Result<JournalEntry> keepCard(League &league, const TeamDocument &card, const Game &game);

} // namespace touchline
