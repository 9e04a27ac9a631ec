// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "models/store/database/database.h"

namespace touchline {

/// What speaks against working with a league: packed texts that are damaged (of a league file), and entries
/// or facts that are not as the history says (audit.h): all of a small file or of a league that is not
/// sealed, else the newest. Empty for one that is whole as far as opening looks. Errors: those of the
/// database.
[[nodiscard]] Result<Problems> conditionOf(store::Database &database);

} // namespace touchline
