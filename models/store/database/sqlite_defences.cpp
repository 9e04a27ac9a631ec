// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that speaks to SQLite itself, below Qt: these settings have no PRAGMA.
#include "models/store/database/sqlite_defences.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlQuery>
#include <QVariant>

#include <sqlite3.h>

#include <array>
#include <cstring>
#include <utility>

namespace touchline::store {

namespace {

/// SQLite's own handle; null for another driver.
sqlite3 *handleOf(const QSqlDatabase &database)
{
    const QVariant handle = database.driver()->handle();
    if (!handle.isValid() || std::strcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    return *static_cast<sqlite3 *const *>(handle.constData());
}

/// The driver was built into Qt with another SQLite: its handle means nothing to the library linked here.
bool isSystemLibrary(const QSqlDatabase &database)
{
    QSqlQuery query(database);
    return query.exec(QStringLiteral("SELECT sqlite_source_id()")) && query.next() &&
           query.value(0).toString() == QLatin1String(sqlite3_sourceid());
}

} // namespace

Result<void> defend(QSqlDatabase &database)
{
    sqlite3 *handle = handleOf(database);
    if (handle == nullptr || !isSystemLibrary(database))
        return fail(
            Fault::System,
            QT_TRANSLATE_NOOP(
                "core", "Qt does not use this computer's SQLite, so league files cannot be opened safely."));
    static constexpr std::array<std::pair<int, int>, 6> settings{{{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                                                  {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                                                  {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                                                                  {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                                                                  {SQLITE_DBCONFIG_DQS_DDL, 0},
                                                                  {SQLITE_DBCONFIG_DQS_DML, 0}}};
    for (const auto &[setting, value] : settings) {
        int now = -1;
        if (sqlite3_db_config(handle, setting, value, &now) != SQLITE_OK || now != value)
            return fail(Fault::System,
                        QT_TRANSLATE_NOOP("core", "SQLite does not have the safety setting %1."),
                        {QString::number(setting)});
    }
    // Far beyond anything a league holds, far below what would exhaust a computer.
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 256 * 1024 * 1024);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 1); // VACUUM INTO needs one
    return {};
}

namespace {

int atCommit(void *told, sqlite3 *handle, const char *name, int frames)
{
    constexpr int framesOfLongLog = 1000; // as SQLite has it
    const auto &watcher = *static_cast<LogWatcher *>(told);
    watcher.atCommit(frames);
    // If that fails the next one does it.
    if (frames < framesOfLongLog || !watcher.settling())
        return SQLITE_OK;
    sqlite3_wal_checkpoint_v2(handle, name, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
    watcher.settled();
    return SQLITE_OK;
}

} // namespace

void watchLog(QSqlDatabase &database, LogWatcher *watcher)
{
    if (sqlite3 *handle = handleOf(database); handle != nullptr)
        sqlite3_wal_hook(handle, atCommit, watcher);
}

void leaveFileAlone(QSqlDatabase &database)
{
    if (sqlite3 *handle = handleOf(database); handle != nullptr)
        sqlite3_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

} // namespace touchline::store
