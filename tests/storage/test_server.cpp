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
    asked(serverDatabase, QStringLiteral("DROP ROLE IF EXISTS %1, %2, %3")
                              .arg(role("owner"), role("organiser"), role("reader")));
}

QString TestServer::role(const char *kind) const
{
    return QStringLiteral("touchline_%1_%2").arg(m_name, QLatin1String(kind));
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

User::User(const TestServer &server, const QString &role)
    : m_server(server)
    , m_name(QStringLiteral("u") + QUuid::createUuid().toString(QUuid::Id128))
{
    m_server.run(QStringLiteral("CREATE ROLE %1 LOGIN").arg(m_name));
    if (!role.isEmpty())
        m_server.run(QStringLiteral("GRANT %1 TO %2").arg(role, m_name));
}

User::~User()
{
    m_server.run(QStringLiteral("DROP ROLE %1").arg(m_name));
}

RawLogin::RawLogin(const TestServer &server, const QString &login)
    : m_connection(QStringLiteral("raw-") + QUuid::createUuid().toString())
{
    const QUrl url(server.url(login));
    auto connection = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), m_connection);
    connection.setHostName(url.host());
    connection.setPort(url.port());
    connection.setUserName(login);
    connection.setDatabaseName(url.path().mid(1));
    connection.setConnectOptions(QStringLiteral("options=-cclient_min_messages=error"));
    if (!connection.open())
        m_refusal = connection.lastError().text();
}

RawLogin::~RawLogin()
{
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

QString RawLogin::run(const QString &sql) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    return query.exec(sql) ? QString() : query.lastError().nativeErrorCode();
}

QString RawLogin::value(const QString &sql) const
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    return query.exec(sql) && query.next() ? query.value(0).toString() : QString();
}

} // namespace touchline::storage
