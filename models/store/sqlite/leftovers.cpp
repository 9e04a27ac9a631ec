// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/leftovers.h"

#include "models/store/sqlite/backup_names.h"
#include "models/store/sqlite/file_lock.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>

namespace touchline::store {

QString unfinishedCopy(const QString &target)
{
    return target + QStringLiteral(".copy.part");
}

void removeUnfinishedCopy(const QString &target)
{
    const QString unfinished = unfinishedCopy(target);
    QFile::remove(unfinished + QStringLiteral("-journal"));
    QFile::remove(unfinished);
}

void removeLeftovers(const QString &file)
{
    const QString copy = unfinishedCopy({});
    QSet<QString> targets;
    for (const QString &ending : {QStringLiteral(".lock"), copy, copy + QStringLiteral("-journal")})
        for (const QString &path : backupsWith(file, ending))
            targets.insert(path.chopped(ending.size()));
    for (const QString &target : targets) {
        if (QFileInfo(target).isSymLink())
            continue; // its lock stands elsewhere
        // The lock of a process that is gone is taken over, and goes with this one.
        if (const auto lock = FileLock::take(target))
            removeUnfinishedCopy(target);
    }
}

} // namespace touchline::store
