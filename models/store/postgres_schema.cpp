// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/postgres_schema.h"

#include <algorithm>

namespace touchline::store {

namespace {

/// "TLNE" again: whoever locks this number changes the schema of a league.
constexpr qlonglong schemaLock = 0x544C4E45;

Result<bool> holds(Database &database, const char *question, const QVariantList &values = {})
{
    const auto rows = database.rows(QLatin1String(question), values);
    if (!rows)
        return fail(rows.error());
    return !rows->empty() && rows->front().front().toLongLong() != 0;
}

Result<void> runAll(Database &database, const QStringList &statements)
{
    for (const QString &statement : statements)
        if (auto done = database.run(statement); !done)
            return done;
    return {};
}

Result<bool> groupsExist(Database &database)
{
    return holds(database, "SELECT count(*) = 3 FROM pg_roles WHERE rolname IN ('touchline_reader', "
                           "'touchline_organiser', 'touchline_owner')");
}

/// Roles belong to the whole server: another league may have made them.
Result<void> makeGroups(Database &database)
{
    const auto may =
        holds(database, "SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user");
    if (!may)
        return fail(may.error());
    if (!*may)
        return {};
    for (const char *group : {"touchline_reader", "touchline_organiser", "touchline_owner"}) {
        const auto there =
            holds(database, "SELECT count(*) FROM pg_roles WHERE rolname = ?", {QString::fromLatin1(group)});
        if (!there)
            return fail(there.error());
        if (!*there)
            if (auto made = database.run(QStringLiteral("CREATE ROLE %1 NOLOGIN").arg(QLatin1String(group)));
                !made)
                return made;
    }
    const auto nested =
        holds(database, "SELECT pg_has_role('touchline_organiser', 'touchline_reader', 'MEMBER') AND "
                        "pg_has_role('touchline_owner', 'touchline_organiser', 'MEMBER') AND "
                        "pg_has_role(current_user, 'touchline_owner', 'MEMBER')");
    if (!nested)
        return fail(nested.error());
    if (*nested)
        return {};
    return runAll(database, {QStringLiteral("GRANT touchline_reader TO touchline_organiser"),
                             QStringLiteral("GRANT touchline_organiser TO touchline_owner"),
                             QStringLiteral("GRANT touchline_owner TO CURRENT_USER")});
}

/// A member of touchline_owner must be able to make the schema with the copies.
Result<void> shareDatabase(Database &database)
{
    const auto may = holds(database, "SELECT has_database_privilege(current_database(), "
                                     "'CREATE WITH GRANT OPTION')");
    if (!may)
        return fail(may.error());
    if (!*may)
        return {};
    const auto name = database.rows(QStringLiteral("SELECT quote_ident(current_database())"));
    if (!name)
        return fail(name.error());
    return database.run(QStringLiteral("GRANT CREATE ON DATABASE %1 TO touchline_owner")
                            .arg(name->front().front().toString()));
}

Result<bool> isOwner(Database &database)
{
    return holds(database, "SELECT count(*) FROM pg_namespace n JOIN pg_roles r ON r.oid = n.nspowner WHERE "
                           "n.nspname = 'touchline' AND r.rolname = 'touchline_owner' AND "
                           "pg_has_role(current_user, r.oid, 'MEMBER')");
}

/// Names of tables as PostgreSQL wants them in a statement.
Result<QStringList> tables(Database &database)
{
    const auto rows = database.rows(QStringLiteral(
        "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = 'touchline' ORDER BY tablename"));
    if (!rows)
        return fail(rows.error());
    QStringList names;
    for (const QVariantList &row : *rows)
        names << row.front().toString();
    return names;
}

Result<void> copyTables(Database &database, int version)
{
    const auto names = tables(database);
    if (!names)
        return fail(names.error());
    const QString copy = QStringLiteral("touchline_before_%1").arg(version);
    if (auto made = database.run(QStringLiteral("CREATE SCHEMA %1").arg(copy)); !made)
        return made;
    for (const QString &name : *names)
        if (auto copied =
                database.run(QStringLiteral("CREATE TABLE %1.%2 AS TABLE touchline.%2").arg(copy, name));
            !copied)
            return copied;
    return {};
}

Result<void> grantTable(Database &database, const QString &table)
{
    const bool ours = table != QLatin1String("schema_version");
    QStringList statements{QStringLiteral("GRANT SELECT ON touchline.%1 TO touchline_reader").arg(table)};
    if (ours)
        statements << QStringLiteral("GRANT INSERT, UPDATE, DELETE ON touchline.%1 TO touchline_organiser")
                          .arg(table);
    return runAll(database, statements);
}

Result<void> grantAll(Database &database)
{
    const auto names = tables(database);
    if (!names)
        return fail(names.error());
    for (const QString &name : *names)
        if (auto granted = grantTable(database, name); !granted)
            return granted;
    return runAll(database, {QStringLiteral("GRANT USAGE ON SCHEMA touchline TO touchline_reader"),
                             QStringLiteral("GRANT USAGE ON ALL SEQUENCES IN SCHEMA touchline TO "
                                            "touchline_organiser")});
}

Result<void> makeSchemaOnce(Database &database)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return fail(transaction.error());
    if (auto locked = lockSchema(database); !locked)
        return locked;
    const auto there = holds(database, "SELECT count(*) FROM pg_tables WHERE schemaname = 'touchline' AND "
                                       "tablename = 'schema_version'");
    if (!there)
        return fail(there.error());
    if (*there)
        return transaction->commit();
    if (auto made = makeGroups(database); !made)
        return made;
    const auto groups = holds(database, "SELECT count(*) FROM pg_roles WHERE rolname = 'touchline_owner' AND "
                                        "pg_has_role(current_user, oid, 'MEMBER')");
    if (!groups)
        return fail(groups.error());
    QStringList statements;
    if (*groups) {
        if (auto shared = shareDatabase(database); !shared)
            return shared;
        statements << QStringLiteral("CREATE SCHEMA touchline AUTHORIZATION touchline_owner")
                   << QStringLiteral("SET LOCAL ROLE touchline_owner");
    } else {
        statements << QStringLiteral("CREATE SCHEMA touchline");
    }
    statements << QStringLiteral(
        "CREATE TABLE touchline.schema_version (version BIGINT PRIMARY KEY, applied TEXT "
        "NOT NULL)");
    if (auto made = runAll(database, statements); !made)
        return made;
    return transaction->commit();
}

} // namespace

Result<int> schemaVersion(Database &database)
{
    const auto there = holds(database, "SELECT to_regclass('touchline.schema_version') IS NOT NULL");
    if (!there)
        return fail(there.error());
    if (!*there)
        return 0;
    const auto rows =
        database.rows(QStringLiteral("SELECT coalesce(max(version), 0) FROM touchline.schema_version"));
    if (!rows)
        return fail(rows.error());
    return rows->front().front().toInt();
}

Result<void> lockSchema(Database &database)
{
    const auto locked = database.rows(QStringLiteral("SELECT pg_advisory_xact_lock(?)"), {schemaLock});
    return locked ? Result<void>() : fail(locked.error());
}

Result<void> makeSchema(Database &database)
{
    // The groups belong to the whole server and the lock to one database: leagues that begin at the same
    // moment in two databases can be in each other's way, once.
    constexpr int attempts = 3;
    Result<void> made;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        made = makeSchemaOnce(database);
        if (made || (made.error().fault != Fault::System && made.error().fault != Fault::Constraint))
            break;
    }
    return made;
}

Result<void> prepareStep(Database &database, int version)
{
    const auto owner = isOwner(database);
    if (!owner)
        return fail(owner.error());
    if (*owner)
        if (auto set = database.run(QStringLiteral("SET LOCAL ROLE touchline_owner")); !set)
            return set;
    return version > 1 ? copyTables(database, version) : Result<void>();
}

Result<void> finishStep(Database &database, int version)
{
    const auto kept =
        database.change(QStringLiteral("INSERT INTO touchline.schema_version (version, applied) VALUES (?, "
                                       "to_char(now() AT TIME ZONE 'UTC', "
                                       "'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'))"),
                        {version});
    if (!kept)
        return fail(kept.error());
    const auto groups = groupsExist(database);
    if (!groups)
        return fail(groups.error());
    return *groups ? grantAll(database) : Result<void>();
}

Result<bool> mayOnlyRead(Database &database)
{
    const auto some =
        holds(database, "SELECT coalesce(bool_or(has_table_privilege(format('%I.%I', schemaname, "
                        "tablename), 'INSERT')), false) FROM pg_tables WHERE schemaname = "
                        "'touchline' AND tablename <> 'schema_version'");
    if (!some)
        return fail(some.error());
    return !*some;
}

} // namespace touchline::store
