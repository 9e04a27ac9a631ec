// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/table_match.h"
#include "models/league/league.h"

#include <vector>

namespace touchline {

/// The deadline of registration, where it was before the day of the match (without one: `today`); else null.
[[nodiscard]] QDate closedFor(const Competition &competition, int fixture, const QDate &today);

/// Puts players whom a score sheet names and no list has on the lists of their teams, as one command: the
/// team's own list, and the one for the competition where it has one. After the deadline of registration each
/// joins by a move on the day of the match, which says that he is not eligible. A team without any gets a
/// list of those who stand on the sheet, so that nobody vanishes from it. Somebody without an id gets one.
/// `match`: the sheet. Errors: BadInput with every problem (no name, a name or a shirt that is taken); those
/// of LeagueTeams::setSquads().
[[nodiscard]] Result<JournalEntry> addPlayers(League &league, const QUuid &competition,
                                              const TableMatch &match,
                                              const PerSide<std::vector<SquadEntry>> &players);

/// The lists as they would be then; nothing is changed. Errors: the same.
[[nodiscard]] Result<std::vector<store::StoredSquad>>
listsWithPlayers(League &league, const QUuid &competition, const TableMatch &match,
                 const PerSide<std::vector<SquadEntry>> &players);

/// Teams of the league, but for that one, that have somebody of this name on their own list.
[[nodiscard]] Result<QStringList> otherTeamsOf(League &league, const QString &name, const QUuid &team);

} // namespace touchline
