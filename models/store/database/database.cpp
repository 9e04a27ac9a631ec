// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/database/database.h"

#include "models/store/database/connection.h"
#include "models/store/database/database_error.h"
#include "models/store/database/sqlite_defences.h"
#include "models/store/database/stored_values.h"

#include <QSqlError>
#include <QSqlRecord>
#include <QUuid>

#include <utility>

namespace touchline::store {

namespace {

/// More different statements than the repositories have; whoever makes new texts all the time starts again.
constexpr std::size_t mostPrepared = 256;

} // namespace

Result<std::unique_ptr<Database::Connection>> Database::Connection::make(Backend kind)
{
    const bool sqlite = kind == Backend::Sqlite;
    const QString driver = sqlite ? QStringLiteral("QSQLITE") : QStringLiteral("QPSQL");
    if (!QSqlDatabase::isDriverAvailable(driver))
        return fail(
            Fault::System,
            QT_TRANSLATE_NOOP("core", "The database driver %1 of Qt is not installed (Debian has it in the "
                                      "package %2)."),
            {driver, sqlite ? QStringLiteral("libqt6sql6-sqlite") : QStringLiteral("libqt6sql6-psql")});
    return std::make_unique<Connection>(
        kind,
        QSqlDatabase::addDatabase(driver, QStringLiteral("touchline-") + QUuid::createUuid().toString()));
}

Database::Connection::~Connection()
{
    prepared.clear();
    discarded.clear();
    if (beforeClosing && database.isOpen())
        beforeClosing();
    const QString name = database.connectionName();
    database.close();
    database = QSqlDatabase();
    QSqlDatabase::removeDatabase(name);
}

Result<void> Database::Connection::execute(const QString &sql)
{
    QSqlQuery query(database);
    if (!query.exec(sql))
        return fail(noted(databaseError(query.lastError(), backend, database.isOpen())));
    return {};
}

Result<Database::Connection::Prepared *> Database::Connection::prepare(const QString &sql, qsizetype values)
{
    if (const auto at = prepared.find(sql); at != prepared.end()) {
        // A statement would fill places without a value with those of the last time.
        if (at->second.values == values)
            return &at->second;
        prepared.erase(at);
    }
    if (prepared.size() >= mostPrepared)
        prepared.clear();
    QSqlQuery query(database);
    query.setForwardOnly(backend == Backend::Sqlite); // the other driver would then fetch row by row
    if (!query.prepare(sql))
        return fail(noted(databaseError(query.lastError(), backend, database.isOpen())));
    return &prepared.emplace(sql, Prepared{std::move(query), values}).first->second;
}

Result<QSqlQuery *> Database::Connection::executed(const QString &sql, const QVariantList &values)
{
    if (failure)
        return fail(*failure);
    const auto statement = prepare(sql, values.size());
    TOUCHLINE_TRY(statement);
    QSqlQuery &query = (*statement)->query;
    for (int i = 0; i < static_cast<int>(values.size()); ++i) {
        auto value = storedValue(values.at(i));
        if (!value)
            return fail(noted(std::move(value.error())));
        query.bindValue(i, *value);
    }
    if (query.exec())
        return &query;
    Error error = databaseError(query.lastError(), backend, database.isOpen());
    query.finish(); // an unfinished statement would keep its locks
    discarded.push_back(std::move(prepared.extract(sql).mapped()));
    if (running == Running::Nothing)
        discarded.clear();
    return fail(noted(std::move(error)));
}

Result<void> Database::Connection::mayWrite() const
{
    if (isReader)
        return fail(Fault::ReadOnly,
                    QT_TRANSLATE_NOOP("core",
                                      "Your login may read this league, but not change it. An owner of "
                                      "the league can give you the role of an organiser."));
    if (readOnly || running == Running::Reading)
        return fail(Fault::ReadOnly, QT_TRANSLATE_NOOP("core", "The league is open for reading only."));
    if (damaged)
        return fail(*failure);
    if (unsure)
        return fail(*unsure);
    return stillThere ? stillThere() : Result<void>();
}

Error Database::Connection::noted(Error error)
{
    if (error.fault == Fault::Damaged && backend == Backend::Sqlite) {
        damaged = true;
        leaveFileAlone(database);
    }
    if ((running != Running::Nothing || damaged) && !failure)
        failure = error;
    return error;
}

Database::Database(std::unique_ptr<Connection> connection) : m_connection(std::move(connection)) {}
Database::Database(Database &&) noexcept = default;
Database &Database::operator=(Database &&) noexcept = default;
Database::~Database() = default;

Backend Database::backend() const
{
    return m_connection->backend;
}

Result<std::vector<QVariantList>> Database::rows(const QString &sql, const QVariantList &values)
{
    std::vector<QVariantList> rows;
    auto read = forEach(sql, values, [&rows](const QVariantList &row) -> Result<void> {
        rows.push_back(row);
        return {};
    });
    TOUCHLINE_TRY(read);
    return rows;
}

Result<void> Database::forEach(const QString &sql, const QVariantList &values,
                               const std::function<Result<void>(const QVariantList &)> &take)
{
    TOUCHLINE_TRY(m_connection->executed(sql, values));
    // Whatever `take` asks for, this statement stays.
    auto statement = m_connection->prepared.extract(sql);
    QSqlQuery &query = statement.mapped().query;
    const int columns = query.record().count();
    Result<void> done;
    while (done && query.next()) {
        QVariantList row;
        row.reserve(columns);
        for (int i = 0; i < columns; ++i)
            row.append(readValue(query.value(i)));
        done = take(row);
    }
    const QSqlError error = query.lastError();
    query.finish();
    m_connection->prepared.insert(std::move(statement));
    if (done && error.isValid())
        return fail(m_connection->noted(
            databaseError(error, m_connection->backend, m_connection->database.isOpen())));
    return done;
}

Result<qint64> Database::change(const QString &sql, const QVariantList &values)
{
    if (m_connection->running != Connection::Running::Writing)
        TOUCHLINE_TRY(m_connection->mayWrite());
    const auto query = m_connection->executed(sql, values);
    TOUCHLINE_TRY(query);
    const qint64 changed = (*query)->numRowsAffected();
    (*query)->finish();
    return changed;
}

Result<void> Database::run(const QString &sql)
{
    if (m_connection->failure)
        return fail(*m_connection->failure);
    if (m_connection->running != Connection::Running::Writing)
        TOUCHLINE_TRY(m_connection->mayWrite());
    m_connection->prepared.clear(); // what was prepared may not fit the new schema
    return m_connection->execute(sql);
}

void Database::settle()
{
    Connection &connection = *m_connection;
    if (!connection.hasLog || connection.running != Connection::Running::Nothing || !connection.mayWrite() ||
        !connection.log.settling())
        return;
    QSqlQuery query(connection.database);
    // Where it fails the log stays, and closing tries it again.
    connection.hasLog = !query.exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")) || !query.next() ||
                        query.value(0).toInt() != 0;
    query.finish();
    connection.log.settled();
}

bool Database::isReadOnly() const
{
    return m_connection->readOnly || m_connection->damaged;
}

bool Database::isUnsure() const
{
    return m_connection->unsure.has_value();
}

bool Database::isOpen() const
{
    return m_connection->database.isOpen();
}

QSqlDatabase Database::handle() const
{
    return m_connection->database;
}

} // namespace touchline::store
