// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    /// Runs a statement as the superuser, in this database. Fails the program if it does not work.
    void run(const QString &sql) const;
    /// The first value of the first row.
    [[nodiscard]] QString value(const QString &sql) const;

private:
    QString m_name;
};

/// A user of the server who belongs to a group; gone afterwards. Groups and users are those of the whole
/// server, so that each test has users of its own.
class User
{
public:
    User(const TestServer &server, const QString &group);
    ~User();
    Q_DISABLE_COPY_MOVE(User)

    [[nodiscard]] QString name() const { return m_name; }

private:
    const TestServer &m_server;
    QString m_name;
};

} // namespace touchline::storage
