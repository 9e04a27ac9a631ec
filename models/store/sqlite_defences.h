// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>

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

/// Calls `told` after each change that is in the log of the database and confirmed by the disk, with the
/// number of the last frame in it; the log goes into the file as usual. `told` must outlive the connection.
void watchLog(QSqlDatabase &database, std::function<void(int)> *told);

} // namespace touchline::store
