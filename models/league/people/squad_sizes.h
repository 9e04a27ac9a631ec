// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"

#include <vector>

namespace touchline {

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
