// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

namespace touchline {

/// Copies a league with its whole history to another place, a file that is not there yet or the empty
/// database of a server, and checks that both hold the same before it counts; the league at the old place
/// stays as it is. Errors: Refused (a league is there already), Damaged (the copy is not the same, or not as
/// its history says: nothing is written), Newer (it keeps more than this program knows), those of the
/// databases.
[[nodiscard]] Result<void> moveLeague(store::Database &from, const QString &to);

/// Refuses a copy row by row of a league with a newer version: what this program does not know would be left
/// out.
[[nodiscard]] Result<void> refuseNewer(store::Database &from);

/// Whether a copy is as its history says (audit.h). Errors: Damaged with every problem.
[[nodiscard]] Result<void> checkSeal(store::Database &copy, const QString &place);
/// The same of a league that is to be exported whole.
[[nodiscard]] Result<void> checkSealBeforeExport(store::Database &from);

} // namespace touchline
