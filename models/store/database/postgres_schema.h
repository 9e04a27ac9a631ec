// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

namespace touchline::store {

/// The version of the schema on a server; 0: nothing is there yet.
[[nodiscard]] Result<int> schemaVersion(Database &database);

/// Waits until nobody else changes the schema, until the end of the transaction. Only an owner can.
[[nodiscard]] Result<void> lockSchema(Database &database);

/// Makes the schema `touchline` with its table of versions; does nothing where they are. Errors: Refused (who
/// may not).
[[nodiscard]] Result<void> makeSchema(Database &database);

/// Before the step to `version`: the step works as the owner of the league, so that all owners share the
/// tables, and every table is copied into a schema `touchline_before_<version>`.
[[nodiscard]] Result<void> prepareStep(Database &database, int version);

/// After the step: notes the version and says what each role may do with the tables.
[[nodiscard]] Result<void> finishStep(Database &database, int version);

/// Whether this user may change no table of the league.
[[nodiscard]] Result<bool> mayOnlyRead(Database &database);

} // namespace touchline::store
