// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database.h"

namespace touchline {

/// Copies a league with its whole history to another place, a file that is not there yet or the empty
/// database of a server, and checks that both hold the same before it counts; the league at the old place
/// stays as it is. Errors: Refused (a league is there already), Damaged (the copy is not the same: nothing is
/// written), those of the databases.
[[nodiscard]] Result<void> moveLeague(store::Database &from, const QString &to);

} // namespace touchline
