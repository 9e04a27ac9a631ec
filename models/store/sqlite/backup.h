// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/output_file.h"
#include "models/store/database/database.h"

#include <QDateTime>

namespace touchline::store {

/// Writes all that is in an open league file into a file of its own: written under another name, checked,
/// brought to the disk, and only then put in the place of `path`. It works from the open connection, so also
/// when the file itself was removed. A league is never replaced, another file if `existing` allows it.
/// Errors: those of checkOutput(); Full, Damaged, System, Refused (`path` is the open file itself, or a
/// shared league).
[[nodiscard]] Result<void> saveCopy(Database &database, const QString &path, Existing existing);

/// Makes `name (backup 17, 2026-11-21 1405).touchline` in the folder for backups (backup_names.h), then
/// removes the oldest beyond the `keep` newest, and what killed processes left of theirs. The number alone
/// says which is older: it only grows, whatever the clock does. Nothing is removed unless the new one is
/// written and checked. Gives its path. Errors: those of saveCopy.
[[nodiscard]] Result<QString> backUp(Database &database, const QDateTime &now, int keep = 10);

/// The backup before a migration to `version`: `name (before version 2, 2026-11-21 1405).touchline`; it is
/// never removed. Gives its path. Errors: those of saveCopy.
[[nodiscard]] Result<QString> backUpBefore(Database &database, int version, const QDateTime &now);

/// The numbered backups of a league file, oldest first, wherever they are.
[[nodiscard]] QStringList backupsOf(const QString &file);

/// The folder with the newest of them; where there is none yet, the one beside the file that would be made.
[[nodiscard]] QString backupFolder(const QString &file);

} // namespace touchline::store
