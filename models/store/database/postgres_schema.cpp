// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/database/postgres_schema.h"

#include "models/store/database/postgres_rights.h"

namespace touchline::store {

namespace {

Result<bool> holds(Database &database, const char *question, const QVariantList &values = {})
{
    const auto rows = database.rows(QLatin1String(question), values);
    TOUCHLINE_TRY(rows);
    return !rows->empty() && rows->front().front().toLongLong() != 0;
}

/// Names of tables as PostgreSQL wants them in a statement.
Result<QStringList> tables(Database &database)
{
    const auto rows = database.rows(QStringLiteral(
        "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = 'touchline' ORDER BY tablename"));
    TOUCHLINE_TRY(rows);
    QStringList names;
    for (const QVariantList &row : *rows)
        names << row.front().toString();
    return names;
}

Result<void> copyTables(Database &database, int version)
{
    const auto names = tables(database);
    TOUCHLINE_TRY(names);
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

Result<void> makeSchemaOnce(Database &database)
{
    auto transaction = Transaction::begin(database);
    TOUCHLINE_TRY(transaction);
    const auto there = holds(database, "SELECT count(*) FROM pg_tables WHERE schemaname = 'touchline' AND "
                                       "tablename = 'schema_version'");
    TOUCHLINE_TRY(there);
    if (*there)
        return transaction->commit();
    // Two who begin at the same moment wait for each other here: the name is given once.
    for (const char *statement :
         {"CREATE SCHEMA touchline",
          "CREATE TABLE touchline.schema_version (version BIGINT PRIMARY KEY, applied TEXT NOT NULL)"})
        if (auto made = database.run(QLatin1String(statement)); !made)
            return made;
    return transaction->commit();
}

} // namespace

Result<int> schemaVersion(Database &database)
{
    const auto there = holds(database, "SELECT to_regclass('touchline.schema_version') IS NOT NULL");
    TOUCHLINE_TRY(there);
    if (!*there)
        return 0;
    const auto rows =
        database.rows(QStringLiteral("SELECT coalesce(max(version), 0) FROM touchline.schema_version"));
    TOUCHLINE_TRY(rows);
    return rows->front().front().toInt();
}

Result<void> lockSchema(Database &database)
{
    return database.run(QStringLiteral("LOCK TABLE touchline.schema_version IN SHARE ROW EXCLUSIVE MODE"));
}

Result<void> makeSchema(Database &database)
{
    const auto may = holds(database, "SELECT has_database_privilege(current_database(), 'CREATE')::int");
    TOUCHLINE_TRY(may);
    if (!*may) {
        const auto here = database.rows(QStringLiteral("SELECT session_user, current_database()"));
        TOUCHLINE_TRY(here);
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "You are logged in as \"%1\", who may not make a league in the "
                                              "database %2. Ask the administrator of the server."),
                    {here->front()[0].toString(), here->front()[1].toString()});
    }
    // Who was second finds everything there.
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
    const auto owner = database.rows(
        QStringLiteral("SELECT quote_ident(r.rolname) FROM pg_namespace n JOIN pg_roles r ON r.oid = "
                       "n.nspowner WHERE n.nspname = 'touchline' AND pg_has_role(current_user, r.oid, "
                       "'MEMBER')"));
    TOUCHLINE_TRY(owner);
    if (!owner->empty())
        if (auto set = database.run(QStringLiteral("SET LOCAL ROLE ") + owner->front().front().toString());
            !set)
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
    TOUCHLINE_TRY(kept);
    return grantTables(database);
}

Result<bool> mayOnlyRead(Database &database)
{
    const auto some =
        holds(database, "SELECT coalesce(bool_or(has_table_privilege(format('%I.%I', schemaname, "
                        "tablename), 'INSERT')), false) FROM pg_tables WHERE schemaname = "
                        "'touchline' AND tablename <> 'schema_version'");
    TOUCHLINE_TRY(some);
    return !*some;
}

} // namespace touchline::store
