// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace touchline::store {

/// Where the backups of a league file can be: the folder beside it (`name.touchline.backups`), the one in the
/// state folder of the user (XDG_STATE_HOME, else ~/.local/state), and beside the file itself, where versions
/// up to 0.1.0 put them.
[[nodiscard]] QStringList backupFolders(const QString &file);

/// The first two of them are for new backups: the one beside the file, which is made if need be, or where
/// that cannot be written to the one of the user. Errors: ReadOnly (neither can be written to).
[[nodiscard]] Result<QString> folderForBackups(const QString &file);

/// The numbered backups of a league file (`name (backup 17, 2026-11-21 1405).touchline`) in all folders,
/// oldest first.
[[nodiscard]] QStringList numberedBackups(const QString &file);

/// What is in these folders under the name of any backup of a league file, with that ending behind it.
[[nodiscard]] QStringList backupsWith(const QString &file, const QString &ending);

/// The name of the next one in a folder; its number is higher than that of any other, so that no clock can
/// make it older.
[[nodiscard]] QString nextBackup(const QString &file, const QString &folder, const QDateTime &now);

/// A free name in a folder for the backup before the migration to `version`.
[[nodiscard]] QString backupBeforeVersion(const QString &file, const QString &folder, int version,
                                          const QDateTime &now);

} // namespace touchline::store
