// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/migrations.h"
#include "models/store/open_mode.h"

#include <optional>

namespace touchline::store {

/// What opening a database without a league does.
enum class NoLeague {
    IsMade,   ///< it makes one
    IsAnError ///< nothing is changed: a wrong address does not turn another database into a league
};

/// Opens the shared league of `postgresql://user@host:port/database`; tables stand in the schema `touchline`.
/// The password is the one that was typed (server_password.h), else that of PGPASSWORD or ~/.pgpass.
///
/// A league of an older version is migrated by its owner (each table is copied into
/// `touchline_before_<version>` first) and gets its rights (postgres_rights.h); ReadOnly changes nothing. A
/// user who may change no table gets a connection for reading.
///
/// Errors: BadInput (not such an address, or one with a password), Refused (user, password, or no role in the
/// league), ReadOnly (only the owner can migrate the league), NotFound (no such database, or no league in
/// it), Newer (for work), Lost (nobody answers), System.
[[nodiscard]] Result<Database> openServer(const QString &url, OpenMode mode = OpenMode::ReadWrite,
                                          const std::optional<Migrations> &migrations = {},
                                          NoLeague whereNone = NoLeague::IsMade);

/// The same connection again after Fault::Lost; prepared statements are made anew. Errors: those of
/// openServer.
[[nodiscard]] Result<void> reconnect(Database &database);

/// Tells all others who are subscribed to `channel` (a name of lower-case letters, digits and '_') once the
/// running transaction is committed. At most 7,999 bytes of payload (BadInput). SQLite: does nothing, a
/// league file has one user.
[[nodiscard]] Result<void> notify(Database &database, const QString &channel, const QString &payload);

/// From now on `handle().driver()` emits notification() for `channel`; an event loop must run.
[[nodiscard]] Result<void> subscribe(Database &database, const QString &channel);

} // namespace touchline::store
