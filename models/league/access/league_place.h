// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

#include <QDateTime>

#include <functional>

namespace touchline {

/// A place is the address of a server (postgresql://...), else a file.
[[nodiscard]] bool isServerPlace(const QString &place);

/// The database of a league that is there. `isRepair`: what its content says against working with it does not
/// count. Errors: those of openFile() and openServer().
[[nodiscard]] Result<store::Database> databaseAt(const QString &place, bool isReadOnly = false,
                                                 const std::function<QDateTime()> &clock = {},
                                                 bool isRepair = false);
/// A new file, or one in which no league was made yet; the database of a server, with whatever is in it.
/// Errors: those of createFile() and openServer().
[[nodiscard]] Result<store::Database> newDatabase(const QString &place,
                                                  const std::function<QDateTime()> &clock = {});

/// Makes a league at a place where none is: `fill` puts everything into the empty database, in one
/// transaction. When that fails nothing is left behind; a file that was there before is never removed.
/// Errors: Refused (a league is there already), those of newDatabase() and of `fill`.
[[nodiscard]] Result<void> makeLeagueAt(const QString &place,
                                        const std::function<Result<void>(store::Database &)> &fill);

} // namespace touchline
