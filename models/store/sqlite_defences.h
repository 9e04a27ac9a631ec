// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

class QSqlDatabase;

namespace touchline::store {

/// Turns on what SQLite has against files made to do harm: the schema can do nothing but hold tables and
/// indices (no triggers, no views, no functions with side effects), and damaged cells are noticed. The
/// connection must be open and must not have been used. Errors: System if Qt's driver brings a SQLite of its
/// own, which this program cannot reach.
[[nodiscard]] Result<void> defend(QSqlDatabase &database);

/// From now on closing writes nothing into the file: what stands in it is damaged. Does nothing for another
/// driver.
void leaveFileAlone(QSqlDatabase &database);

} // namespace touchline::store
