// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/lists/squad_csv.h"
#include "models/league/league.h"

#include <vector>

namespace touchline {

/// Teams with their lists of players; by index the same. A team without a list has an empty one without id.
struct SquadLists
{
    std::vector<TeamSquad> teams;
    std::vector<store::StoredSquad> stored;
};

/// All teams of the league with their own lists; with a competition its entrants, as they are called there,
/// with the lists for it. Errors: NotFound (no such competition); those of the database.
[[nodiscard]] Result<SquadLists> squadLists(League &league, const QUuid &competition = {});

} // namespace touchline
