// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database.h"

#include <QDateTime>

#include <functional>

namespace touchline {

/// A place is the address of a server (postgresql://...), else a file.
[[nodiscard]] bool isServerPlace(const QString &place);

/// The database of a league that is there. Errors: those of openFile() and openServer().
[[nodiscard]] Result<store::Database> databaseAt(const QString &place, bool isReadOnly = false,
                                                 const std::function<QDateTime()> &clock = {});
/// A new file, or one in which no league was made yet; the database of a server, with whatever is in it.
/// Errors: those of createFile() and openServer().
[[nodiscard]] Result<store::Database> newDatabase(const QString &place,
                                                  const std::function<QDateTime()> &clock = {});

} // namespace touchline
