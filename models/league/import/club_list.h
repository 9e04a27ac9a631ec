// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/lists/club_csv.h"
#include "models/league/league.h"

namespace touchline {

/// Takes a list of clubs (previewClubs()) over, as one command. An empty cell leaves what is known as it is;
/// where the list has contacts of a club, they are all that it has. Errors: BadInput with every problem:
/// nothing is taken; Refused (nothing is new); those of LeagueTeams::setClubs().
[[nodiscard]] Result<JournalEntry> importClubs(League &league, const CsvList &csv);

/// All teams with what is known of them. Errors: ReadOnly (contacts that this login may not read); those of
/// the database.
[[nodiscard]] Result<QByteArray> clubList(League &league, ClubContacts contacts,
                                          CsvStyle style = spreadsheetStyle());

} // namespace touchline
