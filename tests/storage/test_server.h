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

} // namespace touchline::storage
