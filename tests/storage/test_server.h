// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/storage/storage_case.h"

#include <QString>

namespace touchline::storage {

/// A database of the test's own on the server that tests/storage/postgres.sh started; gone afterwards.
class TestServer
{
public:
    TestServer();
    ~TestServer();
    Q_DISABLE_COPY_MOVE(TestServer)

    /// The address of the database, for another user if one is named.
    [[nodiscard]] QString url(const QString &user = {}) const;
    /// The role of the league here: "owner", "organiser" or "reader".
    [[nodiscard]] QString role(const char *kind) const;
    /// Runs a statement as the superuser, in this database. Fails the program if it does not work.
    void run(const QString &sql) const;
    /// The first value of the first row.
    [[nodiscard]] QString value(const QString &sql) const;

private:
    QString m_name;
};

/// A server of the test's own that can be crashed, in the place of the one that all tests share as long as it
/// is there.
class OwnServer
{
public:
    OwnServer();
    ~OwnServer();
    Q_DISABLE_COPY_MOVE(OwnServer)

    /// Empty where it did not start.
    [[nodiscard]] QByteArray url() const { return contentOf(m_folder.path("url")).trimmed(); }
    /// tests/storage/postgres.sh with that word; whether it worked.
    bool run(const char *what) const; // NOLINT(modernize-use-nodiscard)

private:
    QByteArray m_shared;
    Folder m_folder;
};

/// A login of the server, in a role if one is named; gone afterwards. Roles are those of the whole server, so
/// that each test has logins of its own.
class User
{
public:
    explicit User(const TestServer &server, const QString &role = {});
    ~User();
    Q_DISABLE_COPY_MOVE(User)

    [[nodiscard]] QString name() const { return m_name; }

private:
    const TestServer &m_server;
    QString m_name;
};

/// A connection of a login that speaks SQL itself, as with psql.
class RawLogin
{
public:
    RawLogin(const TestServer &server, const QString &login);
    ~RawLogin();
    Q_DISABLE_COPY_MOVE(RawLogin)

    /// Empty, or why it was not let in.
    [[nodiscard]] QString refusal() const { return m_refusal; }
    /// The SQLSTATE of what the server said; empty where it did it.
    [[nodiscard]] QString run(const QString &sql) const;
    /// The first value of the first row.
    [[nodiscard]] QString value(const QString &sql) const;

private:
    QString m_connection;
    QString m_refusal;
};

} // namespace touchline::storage
