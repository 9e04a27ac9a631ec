// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QVariant>
#include <QVariantList>

#include <functional>
#include <memory>
#include <vector>

class QSqlDatabase;

namespace touchline::store {

/// The kind of database beneath a league.
enum class Backend {
    Sqlite,  ///< a league file of its own
    Postgres ///< a shared league on a server
};

/// One connection to a database. Movable, not copyable; used in the thread that opened it.
///
/// Values that go in: QString, QByteArray, bool and whole numbers (stored as 0/1 and 64 bits), finite double,
/// and a null QVariant for NULL. An empty or null QString is the empty text, never NULL. Text that not every
/// database can hold (the character U+0000, half of a surrogate pair, U+FFFE and U+FFFF) is refused with
/// BadInput and nothing is written; every other text comes back as it was.
///
/// Errors of all three: Busy (locked by somebody else), ReadOnly, Full, Lost, Damaged, Conflict (two
/// transactions crossed), Constraint, System (what else the database says).
class Database
{
public:
    Database(Database &&) noexcept;
    Database &operator=(Database &&) noexcept;
    ~Database();
    Q_DISABLE_COPY(Database)

    [[nodiscard]] Backend backend() const;
    /// SELECT; every value is a QString, qlonglong, double, QByteArray or a null QVariant. Placeholders are
    /// '?'.
    [[nodiscard]] Result<std::vector<QVariantList>> rows(const QString &sql, const QVariantList &values = {});
    /// The same, one row after the other, none of them kept; `take` may ask the database other things.
    /// Errors: also those of `take`, which ends it.
    [[nodiscard]] Result<void> forEach(const QString &sql, const QVariantList &values,
                                       const std::function<Result<void>(const QVariantList &)> &take);
    /// INSERT, UPDATE, DELETE; gives the number of rows. Prepared statements are kept.
    [[nodiscard]] Result<qint64> change(const QString &sql, const QVariantList &values = {});
    /// Any other statement (DDL, PRAGMA), one at a time.
    [[nodiscard]] Result<void> run(const QString &sql);
    /// Brings what stands in the log beside a league file into the file itself, which then is whole alone:
    /// for when nobody changes anything for a while. Does nothing where there is nothing to bring, where it
    /// cannot be done just now, and for a server. All changes are safe before and after.
    void settle();
    /// Nothing can be written through this connection.
    [[nodiscard]] bool isReadOnly() const;
    /// A commit failed so that nobody knows whether its changes are stored; nothing more is written through
    /// this connection.
    [[nodiscard]] bool isUnsure() const;
    /// The connection is there; a server may have gone away.
    [[nodiscard]] bool isOpen() const;
    /// For notifications of the driver.
    [[nodiscard]] QSqlDatabase handle() const;

    struct Connection;
    /// For those who open databases (sqlite_file.h, postgres_server.h).
    explicit Database(std::unique_ptr<Connection> connection);

private:
    friend class Transaction;
    std::unique_ptr<Connection> m_connection;
};

/// Many changes that become true together. Rolls back in its destructor unless commit() was called.
///
/// SQLite: BEGIN IMMEDIATE, so that whoever may write is settled before the first row is read. A transaction
/// in which a statement failed can only be rolled back, with either database. There is one at a time
/// (Refused).
class Transaction
{
public:
    Transaction(Transaction &&) noexcept;
    Transaction &operator=(Transaction &&) noexcept;
    ~Transaction();
    Q_DISABLE_COPY(Transaction)

    /// Errors: ReadOnly, Busy, Lost, Full; Conflict if the file was removed or replaced while it was open.
    [[nodiscard]] static Result<Transaction> begin(Database &database);
    /// All that is read until the end shows one moment; changes are refused with ReadOnly. Errors: Busy,
    /// Lost.
    [[nodiscard]] static Result<Transaction> beginReading(Database &database);
    /// Errors: Refused if a statement of it failed; Conflict, Full, Lost, ...: nothing of it was written.
    [[nodiscard]] Result<void> commit();
    /// Ends it; nothing of it was written.
    void rollBack();

private:
    explicit Transaction(Database::Connection *connection);
    [[nodiscard]] static Result<Transaction> start(Database &database, const QString &sql);

    Database::Connection *m_connection = nullptr;
};

} // namespace touchline::store
