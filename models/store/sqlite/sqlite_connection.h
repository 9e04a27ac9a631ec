// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/connection.h"

namespace touchline::store {

enum class Access {
    Read,   ///< a file that nobody writes
    Look,   ///< a file that nobody changes meanwhile, without its log: nothing is locked, nothing is written
    Write,  ///< a file that exists, with a rollback journal
    Locked, ///< the same, under the lock of lockDatabase() (database_lock.h)
    Create  ///< a file that need not exist; or ":memory:"
};

/// A defended connection to a SQLite file, of which nothing is known yet. Errors: those of Database.
[[nodiscard]] Result<std::unique_ptr<Database::Connection>> connectTo(const QString &file, Access access);

/// Makes a connection fit for daily work: write-ahead log, every commit on the disk before it returns, no
/// other process in between. Errors: Busy, Full, System (the file system cannot do it).
[[nodiscard]] Result<void> prepareForWork(Database &database);

} // namespace touchline::store
