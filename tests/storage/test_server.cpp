// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/test_server.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>

namespace touchline::storage {

namespace {

QString asked(const QString &database, const QString &sql)
{
    const QUrl server(qEnvironmentVariable("TOUCHLINE_TEST_SERVER"));
    const QString name = QStringLiteral("admin-") + QUuid::createUuid().toString();
    QString value;
    {
        auto connection = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), name);
        connection.setHostName(server.host());
        connection.setPort(server.port());
        connection.setUserName(server.userName());
        connection.setDatabaseName(database);
        connection.setConnectOptions(QStringLiteral("options=-cclient_min_messages=warning"));
        if (!connection.open())
            qFatal("no server: %s", qPrintable(connection.lastError().text()));
        QSqlQuery query(connection);
        if (!query.exec(sql))
            qFatal("%s: %s", qPrintable(sql), qPrintable(query.lastError().text()));
        if (query.next())
            value = query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(name);
    return value;
}

const QString serverDatabase = QStringLiteral("postgres");

} // namespace

TestServer::TestServer() : m_name(QStringLiteral("t") + QUuid::createUuid().toString(QUuid::Id128))
{
    asked(serverDatabase, QStringLiteral("CREATE DATABASE ") + m_name);
}

TestServer::~TestServer()
{
    asked(serverDatabase, QStringLiteral("DROP DATABASE %1 WITH (FORCE)").arg(m_name));
}

QString TestServer::url(const QString &user) const
{
    QUrl url(qEnvironmentVariable("TOUCHLINE_TEST_SERVER"));
    url.setPath(u'/' + m_name);
    if (!user.isEmpty())
        url.setUserName(user);
    return url.toString();
}

void TestServer::run(const QString &sql) const
{
    asked(m_name, sql);
}

QString TestServer::value(const QString &sql) const
{
    return asked(m_name, sql);
}

User::User(const TestServer &server, const QString &group)
    : m_server(server)
    , m_name(group + u'_' + QUuid::createUuid().toString(QUuid::Id128))
{
    m_server.run(QStringLiteral("CREATE ROLE %1 LOGIN IN ROLE %2").arg(m_name, group));
}

User::~User()
{
    m_server.run(QStringLiteral("DROP ROLE %1").arg(m_name));
}

} // namespace touchline::storage
