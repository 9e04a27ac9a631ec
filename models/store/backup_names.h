// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace touchline::store {

/// The numbered backups beside a league file (`name (backup 17, 2026-11-21 1405).touchline`), oldest first.
[[nodiscard]] QStringList numberedBackups(const QString &file);

/// What stands beside a league file under the name of any backup of it, with that ending behind it.
[[nodiscard]] QStringList backupsWith(const QString &file, const QString &ending);

/// The name of the next one; its number is higher than that of any other, so that no clock can make it older.
[[nodiscard]] QString nextBackup(const QString &file, const QDateTime &now);

/// A free name for the backup before the migration to `version`.
[[nodiscard]] QString backupBeforeVersion(const QString &file, int version, const QDateTime &now);

} // namespace touchline::store
