// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/backup.h"

#include "core/base/durable_file.h"
#include "models/store/database/database_error.h"
#include "models/store/migrations.h"
#include "models/store/rows/damaged_texts.h"
#include "models/store/sqlite/backup_names.h"
#include "models/store/sqlite/file_lock.h"
#include "models/store/sqlite/leftovers.h"
#include "models/store/sqlite/sqlite_connection.h"

#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QSqlError>

#include <cerrno>

namespace touchline::store {

namespace {

/// What the copy says for itself.
struct Condition
{
    int version = 0;
    QString check;
};

Result<Condition> conditionOf(Database &database)
{
    const auto version = Migrations::versionOf(database);
    const auto check = database.rows(QStringLiteral("PRAGMA quick_check(1)"));
    if (!version || !check)
        return fail(version ? check.error() : version.error());
    return Condition{*version, check->empty() ? QString() : check->front().front().toString()};
}

/// A page can be whole and what is packed in it not. A copy of such a league must not push out a good one.
Result<void> checkTexts(Database &copy, const QString &path)
{
    const auto leagueTables =
        copy.rows(QStringLiteral("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'journal'"));
    TOUCHLINE_TRY(leagueTables);
    if (leagueTables->empty())
        return {};
    const auto damaged = damagedTexts(copy, TextCheck::UnpackAndName);
    TOUCHLINE_TRY(damaged);
    if (!damaged->empty())
        return fail(Fault::Damaged,
                    QT_TRANSLATE_NOOP("core",
                                      "The league has damaged parts (%1), so that the copy %2 was not "
                                      "kept. Its backups stay as they are; verify says what is damaged."),
                    {QString::number(damaged->size()), path});
    return {};
}

/// Opens the copy as a stranger would, and looks through it.
Result<void> check(const QString &copy, const QString &path, Database &original)
{
    auto connection = connectTo(copy, Access::Read);
    TOUCHLINE_TRY(connection);
    Database written(*std::move(connection));
    const auto version = Migrations::versionOf(original);
    const auto condition = conditionOf(written);
    if (!version || !condition)
        return fail(version ? condition.error() : version.error());
    if (condition->check != QLatin1String("ok") || condition->version != *version)
        return fail(Fault::Damaged,
                    QT_TRANSLATE_NOOP("core", "The copy %1 was incomplete (%2) and was deleted."),
                    {path, condition->check});
    return checkTexts(written, path);
}

/// Full and the like in words that fit a copy.
Error ofCopy(Error error, const QString &path)
{
    if (error.fault != Fault::Damaged)
        error.message = {QT_TRANSLATE_NOOP("core",
                                           "The copy %1 could not be written (%2). Check the space on the "
                                           "disk and the permissions of the folder."),
                         {path, error.message.arguments.value(0)}};
    return error;
}

Result<void> writeInto(Database &database, const QString &copy, const QString &path)
{
    QSqlQuery query(database.handle());
    query.prepare(QStringLiteral("VACUUM INTO ?"));
    query.bindValue(0, copy);
    if (!query.exec())
        return fail(ofCopy(databaseError(query.lastError(), Backend::Sqlite), path));
    return {};
}

/// Whose journal stands beside a file would be played into whatever takes that file's place.
Result<void> checkTarget(const Database::Connection &connection, const QString &target, const QString &path)
{
    if (target == realPath(connection.file) && QFile::exists(target))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 is the open league itself. Choose another name."), {path});
    for (const char *suffix : {"-wal", "-journal"})
        if (QFile::exists(target + QLatin1String(suffix)))
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "%1 was not closed properly and still has changes in "
                                                  "%2; choose another name."),
                        {path, target + QLatin1String(suffix)});
    return {};
}

/// The lock is held, so nobody makes a league there now.
Result<void> checkPlace(const QString &target, const QString &path, Existing existing)
{
    if (!QFile::exists(target))
        return {};
    if (auto good = checkReplaceable(path); !good)
        return good;
    return existing == Existing::Keep ? Result<void>(notWritten(path, EEXIST)) : Result<void>();
}

Result<void> writeCopy(Database &database, const QString &target, const QString &path, Existing existing)
{
    removeUnfinishedCopy(target); // of somebody who was killed: the lock is ours
    const QString unfinished = unfinishedCopy(target);
    const auto cleared = qScopeGuard([&target] { removeUnfinishedCopy(target); });
    // A file for this user's eyes stays one.
    constexpr QFile::Permissions forThisUser = QFile::ReadOwner | QFile::WriteOwner;
    QFile part(unfinished);
    if (!part.open(QFile::WriteOnly | QFile::NewOnly, forThisUser))
        return notWritten(path, errno);
    part.close();
    if (auto written = writeInto(database, unfinished, path); !written)
        return written;
    if (auto whole = check(unfinished, path, database); !whole)
        return whole;
    const QString file = Database::Connection::of(database).file;
    QFile::setPermissions(unfinished,
                          QFile::exists(file) ? QFile::permissions(file) | QFile::WriteOwner : forThisUser);
    return putInPlace(unfinished, target, existing == Existing::Replace);
}

/// Somebody works with the backup itself, or was killed while doing so.
bool isInUse(const QString &backup)
{
    return QFile::exists(FileLock::pathFor(backup)) || QFile::exists(backup + QStringLiteral("-wal"));
}

Result<void> checkIsFile(Database &database)
{
    if (Database::Connection::of(database).backend != Backend::Sqlite)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Back up a shared league on its server."));
    return {};
}

Result<void> copyTo(Database &database, const QString &path, Existing existing)
{
    const auto &connection = Database::Connection::of(database);
    if (auto good = checkIsFile(database); !good)
        return good;
    if (connection.stillThere && !connection.stillThere() && connection.isOverwritten)
        return fail(*connection.failure);
    if (connection.running != Database::Connection::Running::Nothing)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Another change is still in progress."));
    const QString target = realPath(path);
    if (!QFileInfo(QFileInfo(target).absolutePath()).isDir())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no folder %1."),
                    {QFileInfo(target).absolutePath()});
    if (auto good = checkOutputName(path, Output::League); !good)
        return good;
    if (auto free = checkTarget(connection, target, path); !free)
        return free;
    if (target == realPath(connection.file)) // its place is empty, and its lock is ours
        return writeCopy(database, target, path, existing);
    const auto lock = FileLock::take(target);
    TOUCHLINE_TRY(lock);
    if (auto free = checkPlace(target, path, existing); !free)
        return free;
    return writeCopy(database, target, path, existing);
}

} // namespace

Result<void> saveCopy(Database &database, const QString &path, Existing existing)
{
    return copyTo(database, path, existing);
}

Result<QString> backUp(Database &database, const QDateTime &now, int keep)
{
    TOUCHLINE_TRY(checkIsFile(database));
    const QString file = Database::Connection::of(database).file;
    removeLeftovers(file);
    const auto folder = folderForBackups(file);
    TOUCHLINE_TRY(folder);
    const QString path = nextBackup(file, *folder, now);
    TOUCHLINE_TRY(copyTo(database, path, Existing::Keep));
    const QStringList all = numberedBackups(file);
    for (const QString &old : all.first(qMax<qsizetype>(all.size() - qMax(keep, 1), 0)))
        if (!isInUse(old))
            QFile::remove(old); // one that cannot be removed is one more than wanted
    return path;
}

Result<QString> backUpBefore(Database &database, int version, const QDateTime &now)
{
    const QString file = Database::Connection::of(database).file;
    const auto folder = folderForBackups(file);
    TOUCHLINE_TRY(folder);
    const QString path = backupBeforeVersion(file, *folder, version, now);
    TOUCHLINE_TRY(copyTo(database, path, Existing::Keep));
    return path;
}

QStringList backupsOf(const QString &file)
{
    return numberedBackups(realPath(file));
}

QString backupFolder(const QString &file)
{
    const QStringList backups = backupsOf(file);
    return backups.isEmpty() ? backupFolders(realPath(file)).constFirst()
                             : QFileInfo(backups.constLast()).absolutePath();
}

} // namespace touchline::store
