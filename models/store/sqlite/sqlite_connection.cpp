// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/sqlite_connection.h"

#include "models/store/database/database_error.h"
#include "models/store/database/sqlite_defences.h"

#include <QSqlError>
#include <QUrl>

namespace touchline::store {

namespace {

/// SQLite's own notation, in which '?' and '#' of a file name do no harm and nothing is created by accident.
QString addressOf(const QString &file, Access access)
{
    if (file == QLatin1String(":memory:"))
        return file;
    const char *mode = "rwc";
    switch (access) {
    case Access::Read:
        mode = "ro";
        break;
    case Access::Look:
        mode = "ro&immutable=1";
        break;
    case Access::Write:
        mode = "rw";
        break;
    case Access::Locked:
        mode = "rw&vfs=unix-none";
        break;
    case Access::Create:
        break;
    }
    return QString::fromLatin1(QUrl::fromLocalFile(file).toEncoded(QUrl::FullyEncoded)) +
           QStringLiteral("?mode=") + QLatin1String(mode);
}

Result<void> runAll(Database::Connection &connection, std::initializer_list<const char *> statements)
{
    for (const char *statement : statements)
        if (auto done = connection.execute(QLatin1String(statement)); !done)
            return done;
    return {};
}

} // namespace

Result<std::unique_ptr<Database::Connection>> connectTo(const QString &file, Access access)
{
    auto made = Database::Connection::make(Backend::Sqlite);
    TOUCHLINE_TRY(made);
    auto connection = *std::move(made);
    connection->readOnly = access == Access::Read || access == Access::Look;
    connection->file = file;
    connection->database.setDatabaseName(addressOf(file, access));
    connection->database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=3000"));
    if (!connection->database.open())
        return fail(databaseError(connection->database.lastError(), Backend::Sqlite));
    TOUCHLINE_TRY(defend(connection->database));
    // Before the log is looked for: without locks of its own SQLite cannot share one.
    if (access == Access::Locked)
        if (auto alone = runAll(*connection, {"PRAGMA locking_mode = EXCLUSIVE"}); !alone)
            return fail(alone.error());
    // synchronous: each commit is on the disk when it returns. cell_size_check: damage is met as an error
    // early.
    if (auto set = runAll(*connection, {"PRAGMA cell_size_check = ON", "PRAGMA foreign_keys = ON",
                                        "PRAGMA synchronous = FULL", "PRAGMA mmap_size = 0"});
        !set)
        return fail(set.error());
    return connection;
}

Result<void> prepareForWork(Database &database)
{
    // With an exclusive lock the log needs no shared memory, so that a folder on another computer will do,
    // and a program that knows nothing of lock files cannot write in between.
    if (auto set = runAll(Database::Connection::of(database), {"PRAGMA locking_mode = EXCLUSIVE"}); !set)
        return set;
    const auto mode = database.rows(QStringLiteral("PRAGMA journal_mode = WAL"));
    TOUCHLINE_TRY(mode);
    if (mode->empty() || mode->front().front().toString() != QLatin1String("wal"))
        return fail(
            Fault::System,
            QT_TRANSLATE_NOOP(
                "core", "A league file is not safe in this folder: its file system has no write-ahead log."));
    // The first transaction takes the lock and makes the log.
    return runAll(Database::Connection::of(database), {"BEGIN IMMEDIATE", "COMMIT"});
}

} // namespace touchline::store
