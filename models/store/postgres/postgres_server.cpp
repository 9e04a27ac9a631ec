// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/postgres/postgres_server.h"

#include "models/store/database/connection.h"
#include "models/store/database/database_error.h"
#include "models/store/database/postgres_rights.h"
#include "models/store/database/postgres_schema.h"
#include "models/store/database/server_address.h"
#include "models/store/database/server_password.h"

#include <QRegularExpression>
#include <QSqlDriver>
#include <QSqlError>

#include <algorithm>
#include <utility>

namespace touchline::store {

namespace {

/// PostgreSQL's own limit (its manual, NOTIFY).
constexpr qsizetype longestPayload = 7999;

/// Before there is a connection, libpq gives no code, only words; those of an English server tell more.
Error notConnected(const QSqlError &error, const ServerAddress &address)
{
    QString words = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    words = words.simplified();
    const auto mentions = [&words](const char *text) { return words.contains(QLatin1String(text)); };
    const QString where = address.host.isEmpty() ? QStringLiteral("localhost") : address.host;
    if (mentions("permission denied for database"))
        return {Fault::Refused,
                {QT_TRANSLATE_NOOP("core",
                                   "You are known to the server %1 as \"%2\", but have no role in the league "
                                   "in the database %3. Ask an owner of the league to give you one."),
                 {where, address.user, address.database}},
                {}};
    // libpq speaks the language of the computer, and the server its own.
    for (const char *word :
         {"fe_sendauth", "password", "Passwort", "mot de passe", "contrase", "senha", "wachtwoord"})
        if (mentions(word))
            return {Fault::Refused, {passwordWanted, {where, address.user, words}}, {}};
    if (mentions("authentication") || mentions("no pg_hba.conf entry") || mentions("role \""))
        return {Fault::Refused,
                {QT_TRANSLATE_NOOP("core", "The server %1 refused the connection: %2"), {where, words}},
                {}};
    if (mentions("database \""))
        return {Fault::NotFound,
                {QT_TRANSLATE_NOOP("core", "The server %1 has no database %2: %3"),
                 {where, address.database, words}},
                {}};
    return {
        Fault::Lost, {QT_TRANSLATE_NOOP("core", "The server %1 does not answer: %2"), {where, words}}, {}};
}

Result<void> connect(Database::Connection &connection)
{
    const auto address = serverAddress(connection.url);
    TOUCHLINE_TRY(address);
    QSqlDatabase &database = connection.database;
    database.setHostName(address->host);
    database.setPort(address->port);
    database.setUserName(address->user);
    if (const QString password = serverPassword(*address); !password.isEmpty())
        database.setPassword(password);
    database.setDatabaseName(address->database);
    QStringList settings = address->settings;
    if (settings.filter(QStringLiteral("connect_timeout")).isEmpty())
        settings << QStringLiteral("connect_timeout=10");
    // A server that is gone without a word is noticed by itself.
    for (const char *setting : {"tcp_user_timeout=10000", "keepalives_idle=10", "keepalives_interval=5",
                                "keepalives_count=2", "application_name=Touchline"})
        settings << QLatin1String(setting);
    database.setConnectOptions(settings.join(u';'));
    if (!database.open())
        return fail(notConnected(database.lastError(), *address));
    // Names without a schema are ours alone; whoever waits for a lock hears of it in time. What the server
    // only remarks on is no message for people.
    for (const char *setting : {"SET search_path TO touchline, pg_temp", "SET lock_timeout TO '10s'",
                                "SET client_min_messages TO warning"})
        if (auto set = connection.execute(QLatin1String(setting)); !set)
            return set;
    if (connection.readOnly)
        return connection.execute(QStringLiteral("SET default_transaction_read_only TO on"));
    return {};
}

Result<void> makeReadOnly(Database &database)
{
    auto &connection = Database::Connection::of(database);
    connection.readOnly = true;
    connection.isReader = true;
    return connection.execute(QStringLiteral("SET default_transaction_read_only TO on"));
}

tl::unexpected<Error> olderThan()
{
    return fail(Fault::ReadOnly,
                QT_TRANSLATE_NOOP("core", "The league is from an older version of Touchline. Its owner "
                                          "must open it once with this version."));
}

tl::unexpected<Error> noLeague()
{
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no league in this database."));
}

Result<void> checkForReading(int version, int newest)
{
    if (version == 0)
        return noLeague();
    return version < newest ? olderThan() : Result<void>();
}

Result<void> prepareForWork(Database &database, int version, const Migrations &migrations)
{
    if (version == 0)
        if (auto made = makeSchema(database); !made)
            return made;
    if (version < migrations.newest()) {
        const auto owner = isOwner(database);
        TOUCHLINE_TRY(owner);
        if (!*owner)
            return olderThan();
        if (auto migrated = migrations.migrate(database); !migrated)
            return migrated;
    }
    if (auto settled = settleRights(database); !settled)
        return settled;
    const auto readsOnly = mayOnlyRead(database);
    TOUCHLINE_TRY(readsOnly);
    return *readsOnly ? makeReadOnly(database) : Result<void>();
}

Result<void> checkNotNewer(int version, int newest)
{
    if (version > newest)
        return fail(Fault::Newer,
                    QT_TRANSLATE_NOOP("core", "The league is from a newer version of Touchline (version %1, "
                                              "this program reads %2). It can be opened for reading only."),
                    {QString::number(version), QString::number(newest)});
    return {};
}

bool isChannel(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("\\A[a-z_][a-z0-9_]{0,62}\\z"));
    return form.match(name).hasMatch();
}

tl::unexpected<Error> notAChannel(const QString &name)
{
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "\"%1\" is not a channel name."), {name});
}

} // namespace

Result<Database> openServer(const QString &url, OpenMode mode, const std::optional<Migrations> &wanted,
                            NoLeague whereNone)
{
    const auto migrations = wanted ? Result<Migrations>(*wanted) : Migrations::compiledIn();
    TOUCHLINE_TRY(migrations);
    TOUCHLINE_TRY(serverAddress(url));
    auto made = Database::Connection::make(Backend::Postgres);
    TOUCHLINE_TRY(made);
    auto connection = *std::move(made);
    connection->url = url;
    connection->readOnly = mode == OpenMode::ReadOnly;
    TOUCHLINE_TRY(connect(*connection));
    Database database(std::move(connection));
    TOUCHLINE_TRY(checkHasRole(database));
    const auto version = Migrations::versionOf(database);
    TOUCHLINE_TRY(version);
    if (*version == 0 && whereNone == NoLeague::IsAnError)
        return noLeague();
    const int newest = migrations->newest();
    Result<void> ready;
    if (mode == OpenMode::ReadOnly)
        ready = checkForReading(*version, newest);
    else if (ready = checkNotNewer(*version, newest); ready)
        ready = prepareForWork(database, *version, *migrations);
    TOUCHLINE_TRY(ready);
    Database::Connection::of(database).version = std::max(*version, newest);
    return database;
}

Result<void> reconnect(Database &database)
{
    auto &connection = Database::Connection::of(database);
    if (connection.backend != Backend::Postgres)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "A league file needs no connection."));
    connection.prepared.clear();
    connection.database.close();
    if (auto connected = connect(connection); !connected)
        return connected;
    const auto version = Migrations::versionOf(database);
    TOUCHLINE_TRY(version);
    if (auto known = checkNotNewer(*version, connection.version); !known)
        return known;
    const QStringList channels = std::exchange(connection.channels, {});
    for (const QString &channel : channels)
        if (auto heard = subscribe(database, channel); !heard)
            return heard;
    return {};
}

Result<void> notify(Database &database, const QString &channel, const QString &payload)
{
    if (!isChannel(channel))
        return notAChannel(channel);
    if (database.backend() == Backend::Sqlite)
        return {};
    if (payload.toUtf8().size() > longestPayload)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A notification has at most %1 bytes."),
                    {QString::number(longestPayload)});
    const auto told = database.rows(QStringLiteral("SELECT pg_notify(?, ?)"), {channel, payload});
    return told ? Result<void>() : fail(told.error());
}

Result<void> subscribe(Database &database, const QString &channel)
{
    if (!isChannel(channel))
        return notAChannel(channel);
    auto &connection = Database::Connection::of(database);
    if (connection.backend == Backend::Sqlite)
        return {};
    if (!connection.database.driver()->subscribeToNotification(channel))
        return fail(databaseError(connection.database.driver()->lastError(), Backend::Postgres,
                                  connection.database.isOpen()));
    connection.channels << channel;
    return {};
}

} // namespace touchline::store
