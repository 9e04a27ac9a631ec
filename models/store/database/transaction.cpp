// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/database/connection.h"

#include <QSqlError>

#include <utility>

namespace touchline::store {

using Running = Database::Connection::Running;

namespace {

/// The disk failed while it was told to keep a change: what is in its own memory may still get there.
Error maybeStored(Error error)
{
    error.message.text = QT_TRANSLATE_NOOP(
        "core", "The disk failed while saving (%1). This change may or may not be stored. Open the league "
                "again and look before you enter it again; what was saved before is safe.");
    return error;
}

} // namespace

Transaction::Transaction(Database::Connection *connection) : m_connection(connection) {}

Transaction::Transaction(Transaction &&other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr))
{
}

Transaction &Transaction::operator=(Transaction &&other) noexcept
{
    if (this != &other) {
        rollBack();
        m_connection = std::exchange(other.m_connection, nullptr);
    }
    return *this;
}

Transaction::~Transaction()
{
    rollBack();
}

void Transaction::rollBack()
{
    if (m_connection == nullptr)
        return;
    // Whatever goes wrong here, nothing of the transaction was written: a lost server and a full disk roll
    // back by themselves.
    if (m_connection->database.isOpen())
        QSqlQuery(m_connection->database).exec(QStringLiteral("ROLLBACK"));
    m_connection->running = Running::Nothing;
    m_connection->discarded.clear();
    if (!m_connection->damaged)
        m_connection->failure.reset();
    m_connection = nullptr;
}

Result<Transaction> Transaction::start(Database &database, const QString &sql)
{
    auto *connection = database.m_connection.get();
    if (connection->running != Running::Nothing)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Another change is still in progress."));
    TOUCHLINE_TRY(connection->execute(sql));
    return Transaction(connection);
}

Result<Transaction> Transaction::begin(Database &database)
{
    TOUCHLINE_TRY(database.m_connection->mayWrite());
    auto transaction =
        start(database, database.backend() == Backend::Sqlite ? QStringLiteral("BEGIN IMMEDIATE")
                                                              : QStringLiteral("BEGIN"));
    if (!transaction)
        return transaction;
    database.m_connection->running = Running::Writing;
    // One writer at a time, as in SQLite: so that the entries of the journal become visible in their order.
    if (database.m_connection->takesTurns) {
        const auto alone = database.rows(QStringLiteral("SELECT touchline.take_turn()"));
        TOUCHLINE_TRY(alone);
    }
    return transaction;
}

Result<Transaction> Transaction::beginReading(Database &database)
{
    auto transaction =
        start(database, database.backend() == Backend::Sqlite
                            ? QStringLiteral("BEGIN")
                            : QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"));
    if (transaction)
        database.m_connection->running = Running::Reading;
    return transaction;
}

Result<void> Transaction::commit()
{
    Q_ASSERT_X(m_connection != nullptr, "Transaction", "it has ended");
    if (m_connection->failure) {
        const Error error = *m_connection->failure;
        rollBack();
        return fail(error);
    }
    if (auto committed = m_connection->execute(QStringLiteral("COMMIT")); !committed) {
        Error error = std::move(committed.error());
        if (error.fault == Fault::Lost)
            error.message.text =
                QT_TRANSLATE_NOOP("core", "The connection to the server was lost while saving (%1). Open the "
                                          "league again to see whether the change was saved.");
        else if (error.fault == Fault::System && m_connection->backend == Backend::Sqlite)
            m_connection->unsure = error = maybeStored(error);
        rollBack();
        return fail(error);
    }
    m_connection->running = Running::Nothing;
    m_connection = nullptr;
    return {};
}

} // namespace touchline::store
