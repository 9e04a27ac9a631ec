// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <memory>

namespace touchline::store {

/// Locks a league file against every program that uses SQLite, on the bytes on which SQLite locks too
/// (https://www.sqlite.org/fileformat.html, 1.6), until the last owner of what it gives is gone. The lock
/// belongs to the open file and not to the process: whoever opens and closes the file in this process (a
/// dialog for files looks into them) takes nothing away. SQLite's own locks, of the process, would go with
/// the first such close, so it is told to lock nothing itself (Access::Locked).
///
/// Gives null where the file system has no such locks. Errors: Busy (another program uses the file),
/// NotFound, ReadOnly, System.
[[nodiscard]] Result<std::shared_ptr<void>> lockDatabase(const QString &file);

} // namespace touchline::store
