// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

#include <vector>

namespace touchline {

/// Somebody on a list of players, with the names that the list prints.
struct ListedPlayer
{
    QUuid team;
    /// Null for the team's own list.
    QUuid competition;
    Person person;

    bool operator==(const ListedPlayer &) const = default;
};

/// Everybody on the lists of these teams: a team's own list first, each list in its order. One question
/// to the database. At most 500 teams. Errors: those of the database.
[[nodiscard]] Result<std::vector<ListedPlayer>> listedPlayers(League &league,
                                                              const std::vector<QUuid> &teams);

/// Everybody on the lists of a team that count in a competition, each once: the list for it, then the team's
/// own. Errors: the same.
[[nodiscard]] Result<std::vector<Person>> listedFor(League &league, const QUuid &team,
                                                    const QUuid &competition);
/// The same as a squad, with numbers and positions. Errors: those of LeagueTeams::squad().
[[nodiscard]] Result<Squad> listedSquad(League &league, const QUuid &team, const QUuid &competition);

/// How long a list of players is, without the players.
struct SquadSize
{
    QUuid team;
    /// Null for the team's own list.
    QUuid competition;
    int players = 0;

    bool operator==(const SquadSize &) const = default;
};

/// Of every team its own list, where it has one, and those for the competitions that it takes part in, 0
/// where nobody is in it yet; own lists first, then in the order in which the competitions were made. Two
/// questions to the database for the whole league. Errors: those of the database.
[[nodiscard]] Result<std::vector<SquadSize>> squadSizes(League &league);

} // namespace touchline
