// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "models/store/database/database.h"

namespace touchline {

/// Matches under way that cannot be gone on with: their rows or inputs are not as they were written. One of a
/// game or of rules that this program does not have is no damage.
[[nodiscard]] Result<Problems> damagedMatchesUnderWay(store::Database &database);

/// What speaks against working with a league: conditionOf(), and damagedMatchesUnderWay(). Empty for one that
/// is whole as far as opening looks. Errors: those of the database.
[[nodiscard]] Result<Problems> leagueCondition(store::Database &database);

} // namespace touchline
