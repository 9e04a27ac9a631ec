// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

#include <QDateTime>

namespace touchline::store {

/// Seals a league whose history has no seals yet (written before version 0.2.0): its entries as they are
/// found, and behind them entries that take over every fact and every match log as it stands. From then on
/// each change shows; nothing can be said of what came before. Does nothing where there are seals, or no
/// entries. In a transaction of its own. Errors: Damaged (an entry cannot be read), those of the database.
[[nodiscard]] Result<void> sealOldLeague(Database &database, const QString &who, const QDateTime &now);

} // namespace touchline::store
