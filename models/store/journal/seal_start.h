// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

#include <QDateTime>

namespace touchline::store {

/// The entries that took over a league whose history had no seals, by number; 0 where none did.
struct TakingOver
{
    qlonglong first = 0;
    qlonglong last = 0;

    [[nodiscard]] bool has(qlonglong seq) const { return first <= seq && seq <= last; }
};

/// Those of sealOldLeague(): one step, and no entry before it was sealed when it was written. What claims to
/// take over anywhere else was forged.
[[nodiscard]] Result<TakingOver> takingOver(Database &database);

/// Whether sealOldLeague() has something to do.
[[nodiscard]] Result<bool> isUnsealed(Database &database);

/// Seals a league whose history has no seals yet (written before version 0.2.0): its entries as they are
/// found, and behind them entries that take over every fact and every match log as it stands. From then on
/// each change shows; nothing can be said of what came before. Does nothing where there are seals, or no
/// entries. In a transaction of its own. Errors: Damaged (an entry cannot be read), those of the database.
[[nodiscard]] Result<void> sealOldLeague(Database &database, const QString &who, const QDateTime &now);

} // namespace touchline::store
