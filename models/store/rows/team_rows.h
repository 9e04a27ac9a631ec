// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/squad.h"
#include "core/squad/team.h"
#include "models/store/database/database.h"
#include "models/store/rows/row.h"

#include <optional>
#include <vector>

namespace touchline::store {

[[nodiscard]] Row rowOf(const Team &team);
[[nodiscard]] Team teamOf(const Row &row);

/// A team's list of players as it stands in the database.
struct StoredSquad
{
    QUuid id;
    QUuid team;
    /// Null for the team's own list.
    QUuid competition;
    Squad squad;
    qlonglong version = 0;
};

/// The rows of a squad and of its entries; persons are rows of their own, see personsOf().
[[nodiscard]] std::vector<Row> rowsOf(const StoredSquad &squad);
[[nodiscard]] std::vector<Row> personsOf(const Squad &squad);

/// The list of a team for a competition, or its own (null id). Errors: those of the database.
[[nodiscard]] Result<std::optional<StoredSquad>> readSquad(Database &database, const QUuid &team,
                                                           const QUuid &competition);

} // namespace touchline::store
