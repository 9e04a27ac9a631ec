// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database.h"

#include <QDateTime>

namespace touchline::store {

/// Writes all that is in an open league file into a file of its own: written under another name, checked,
/// brought to the disk, and only then put in the place of `path`. It works from the open connection, so also
/// when the file itself was removed. `path` may exist and is replaced. Errors: ReadOnly, Full, Damaged,
/// System, Refused (`path` is the open file itself, or a shared league).
[[nodiscard]] Result<void> saveCopy(Database &database, const QString &path);

/// Makes `name (backup 2026-11-21 1405).touchline` beside the file, then removes the oldest good ones beyond
/// the `keep` newest. Gives its path. Errors: those of saveCopy.
[[nodiscard]] Result<QString> backUp(Database &database, const QString &file, const QDateTime &now,
                                     int keep = 10);

/// The automatic backups of a league file, oldest first, those from before a migration not among them.
[[nodiscard]] QStringList backupsOf(const QString &file);

} // namespace touchline::store
