// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "models/store/database/database.h"

namespace touchline {

/// What is wrong with the newest entries of the history: whether each follows the one before it by its seal,
/// and whether the facts that they wrote are still those. A look at opening; prove() looks at everything.
/// Errors: those of the database.
[[nodiscard]] Result<Problems> checkNewestEntries(store::Database &database, int entries = 100);

} // namespace touchline
