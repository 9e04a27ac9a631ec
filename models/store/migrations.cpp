// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/migrations.h"

#include "models/store/database/connection.h"
#include "models/store/database/dialect.h"
#include "models/store/database/postgres_schema.h"

#include <QFile>

// Q_INIT_RESOURCE declares a function of the global namespace.
static void registerSchema()
{
    Q_INIT_RESOURCE(touchline_schema);
}

namespace touchline::store {

namespace {

Result<int> sqliteVersion(Database &database)
{
    const auto rows = database.rows(QStringLiteral("PRAGMA user_version"));
    TOUCHLINE_TRY(rows);
    return rows->front().front().toInt();
}

Result<void> keepSqliteVersion(Database &database, int version)
{
    // A PRAGMA takes no values; this one is a number of ours.
    return database.run(QStringLiteral("PRAGMA user_version = %1").arg(version));
}

/// Whether every reference leads somewhere; during a step SQLite does not look.
Result<void> checkReferences(Database &database)
{
    const auto rows = database.rows(QStringLiteral("PRAGMA foreign_key_check"));
    TOUCHLINE_TRY(rows);
    if (!rows->empty())
        return fail(Fault::Constraint,
                    QT_TRANSLATE_NOOP("core", "A row of %1 refers to a row of %2 that is missing."),
                    {rows->front().at(0).toString(), rows->front().at(2).toString()});
    return {};
}

Result<void> runStatements(Database &database, const QString &schema)
{
    const auto text = inDialect(schema, database.backend());
    TOUCHLINE_TRY(text);
    for (const QString &statement : statementsOf(*text))
        if (auto done = database.run(statement); !done)
            return done;
    return {};
}

/// Inside the transaction of the step; on a server nobody else is migrating now.
Result<void> fillStep(Database &database, const QString &schema, int version)
{
    const bool sqlite = database.backend() == Backend::Sqlite;
    if (!sqlite)
        if (auto prepared = prepareStep(database, version); !prepared)
            return prepared;
    if (auto done = runStatements(database, schema); !done)
        return done;
    if (!sqlite)
        return finishStep(database, version);
    if (auto whole = checkReferences(database); !whole)
        return whole;
    return keepSqliteVersion(database, version);
}

Result<void> takeStep(Database &database, const QString &schema, int version)
{
    auto transaction = Transaction::begin(database);
    TOUCHLINE_TRY(transaction);
    if (database.backend() == Backend::Postgres)
        if (auto locked = lockSchema(database); !locked)
            return locked;
    const auto before = Migrations::versionOf(database);
    TOUCHLINE_TRY(before);
    if (*before != version - 1)
        return {}; // somebody else was quicker
    if (auto filled = fillStep(database, schema, version); !filled)
        return filled;
    return transaction->commit();
}

Error notMigrated(const Error &error, int version)
{
    Error outer{error.fault,
                {QT_TRANSLATE_NOOP("core", "The league could not be updated to version %1. It is unchanged."),
                 {QString::number(version)}},
                error.problems};
    outer.problems.insert(outer.problems.begin(), {{}, error.message, {}});
    return outer;
}

/// While tables are made anew, references may lead nowhere for a moment.
Result<void> setReferencesChecked(Database &database, bool checked)
{
    if (database.backend() == Backend::Postgres)
        return {};
    return database.run(checked ? QStringLiteral("PRAGMA foreign_keys = ON")
                                : QStringLiteral("PRAGMA foreign_keys = OFF"));
}

} // namespace

Result<Migrations> Migrations::compiledIn()
{
    registerSchema();
    QStringList steps;
    while (true) {
        QFile file(QStringLiteral(":/schema/%1.sql").arg(steps.size() + 1, 4, 10, QLatin1Char('0')));
        if (!file.exists())
            break;
        if (!file.open(QIODevice::ReadOnly))
            return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be read."), {file.fileName()});
        steps << QString::fromUtf8(file.readAll());
    }
    return Migrations(steps);
}

Result<int> Migrations::versionOf(Database &database)
{
    return database.backend() == Backend::Sqlite ? sqliteVersion(database) : schemaVersion(database);
}

Result<void> Migrations::migrate(Database &database, int version) const
{
    const int target = version > 0 ? version : newest();
    auto now = versionOf(database);
    TOUCHLINE_TRY(now);
    if (*now > newest())
        return fail(
            Fault::Newer,
            QT_TRANSLATE_NOOP(
                "core",
                "The league is from a newer version of Touchline (version %1, this program reads %2)."),
            {QString::number(*now), QString::number(newest())});
    if (*now >= target)
        return {};
    if (auto off = setReferencesChecked(database, false); !off)
        return off;
    Result<void> done;
    while (done && *now < target) {
        const int next = *now + 1;
        done = takeStep(database, m_steps.at(next - 1), next);
        if (!done)
            done = fail(notMigrated(done.error(), next));
        else if (now = versionOf(database); !now)
            done = fail(now.error());
    }
    if (auto on = setReferencesChecked(database, true); done && !on)
        return on;
    return done;
}

} // namespace touchline::store
