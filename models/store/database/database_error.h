// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

class QSqlDatabase;
class QSqlError;

namespace touchline::store {

/// What the database said, as a fault with a sentence for people; the words of the database stand in it.
[[nodiscard]] Error databaseError(const QSqlError &error, Backend backend, bool stillOpen = true);

/// The computer could not do it (memory, disk, a file that does not open); the database itself may be whole.
[[nodiscard]] bool isOfComputer(const Error &error);

/// The same for the SQLSTATE of PostgreSQL (five characters) or the extended result code of SQLite.
[[nodiscard]] Fault faultOf(const QString &code, Backend backend);

} // namespace touchline::store
