// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"
#include "models/store/database/postgres_rights.h"
#include "models/store/database/sqlite_defences.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>

#include <map>
#include <optional>

namespace touchline::store {

/// What a Database holds; known to this room alone.
struct Database::Connection
{
    enum class Running { Nothing, Reading, Writing };
    /// A statement that is kept, with the number of its values.
    struct Prepared
    {
        QSqlQuery query;
        qsizetype values = 0;
    };

    Connection(Backend kind, const QSqlDatabase &made) : backend(kind), database(made) {}
    ~Connection();
    Q_DISABLE_COPY_MOVE(Connection)

    /// A connection under a name of its own, not opened yet. Errors: System if the driver is not installed.
    [[nodiscard]] static Result<std::unique_ptr<Connection>> make(Backend kind);
    [[nodiscard]] static Connection &of(Database &database) { return *database.m_connection; }
    /// Runs a statement as it is, without the guards.
    [[nodiscard]] Result<void> execute(const QString &sql);
    [[nodiscard]] Result<Prepared *> prepare(const QString &sql, qsizetype values);
    /// The prepared statement with its values, executed.
    [[nodiscard]] Result<QSqlQuery *> executed(const QString &sql, const QVariantList &values);
    /// Why nothing may be written now; asked before every write transaction.
    [[nodiscard]] Result<void> mayWrite() const;
    /// Notes what a failure means for the rest of the transaction, and hands the error on.
    [[nodiscard]] Error noted(Error error);

    Backend backend;
    QSqlDatabase database;
    bool readOnly = false;
    /// The login has the role of a reader alone.
    bool isReader = false;
    Running running = Running::Nothing;
    /// The first statement of the running transaction that failed, or damage that was met.
    std::optional<Error> failure;
    bool damaged = false;
    /// A commit failed so that nobody knows whether it is on the disk: nothing more is written.
    std::optional<Error> unsure;
    std::map<QString, Prepared> prepared;
    /// Statements that failed; a server lets go of them only after the rollback.
    std::vector<Prepared> discarded;
    /// Looks whether the file is still the one that was opened.
    std::function<Result<void>()> stillThere;
    /// What is wrong with a file that can be read all the same.
    Problems found;
    /// Of a file that is open for work.
    LogWatcher log;
    /// There are changes in the log that are not in the file itself yet.
    bool hasLog = false;
    /// Somebody wrote over the file: neither it nor the log is whole without the other any more.
    bool isOverwritten = false;
    /// Done before the connection is closed.
    std::function<void()> beforeClosing;
    /// The file, as people know it; empty for a server.
    QString file;
    /// Where the server is, for reconnecting.
    QString url;
    /// The version of the league on the server when it was opened.
    int version = 0;
    QStringList channels;
    /// Of a server: a league with its rights, whose writers wait for each other.
    bool takesTurns = false;
    /// The league got its rights through this connection; who had access before.
    bool hasNewRights = false;
    std::vector<FormerMember> former;
    /// What must outlive the connection: the lock, the folder of a private copy.
    std::vector<std::shared_ptr<void>> keeps;
};

} // namespace touchline::store
