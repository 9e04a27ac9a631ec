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

/// Who is told what happens to the log of a database.
struct LogWatcher
{
    /// A change is in the log and confirmed by the disk; with the number of its last frame.
    std::function<void(int)> atCommit;
    /// What is in the log goes into the file: whether it may, and when it is there.
    std::function<bool()> settling;
    std::function<void()> settled;
};

/// Tells `watcher`, which must outlive the connection; the log goes into the file as usual.
void watchLog(QSqlDatabase &database, LogWatcher *watcher);

} // namespace touchline::store
