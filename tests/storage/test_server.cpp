// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/test_server.h"
#include "tests/support/text.h"

#include <QProcess>
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
    const QString name = u"admin-"_s + QUuid::createUuid().toString();
    QString value;
    {
        auto connection = QSqlDatabase::addDatabase(u"QPSQL"_s, name);
        connection.setHostName(server.host());
        connection.setPort(server.port());
        connection.setUserName(server.userName());
        connection.setDatabaseName(database);
        connection.setConnectOptions(u"options=-cclient_min_messages=warning"_s);
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

const QString serverDatabase = u"postgres"_s;

} // namespace

TestServer::TestServer() : m_name(u"t"_s + QUuid::createUuid().toString(QUuid::Id128))
{
    asked(serverDatabase, u"CREATE DATABASE "_s + m_name);
}

TestServer::~TestServer()
{
    asked(serverDatabase, u"DROP DATABASE %1 WITH (FORCE)"_s.arg(m_name));
    asked(serverDatabase,
          u"DROP ROLE IF EXISTS %1, %2, %3"_s.arg(role("owner"), role("organiser"), role("reader")));
}

QString TestServer::role(const char *kind) const
{
    return u"touchline_%1_%2"_s.arg(m_name, QLatin1String(kind));
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

OwnServer::OwnServer() : m_shared(qgetenv("TOUCHLINE_TEST_SERVER"))
{
    run("start");
    qputenv("TOUCHLINE_TEST_SERVER", url());
}

OwnServer::~OwnServer()
{
    run("stop");
    qputenv("TOUCHLINE_TEST_SERVER", m_shared);
}

bool OwnServer::run(const char *what) const
{
    return QProcess::execute(qEnvironmentVariable("TOUCHLINE_TEST_POSTGRES"),
                             {QLatin1String(what), m_folder.path()}) == 0;
}

User::User(const TestServer &server, const QString &role)
    : m_server(server)
    , m_name(u"u"_s + QUuid::createUuid().toString(QUuid::Id128))
{
    m_server.run(u"CREATE ROLE %1 LOGIN"_s.arg(m_name));
    if (!role.isEmpty())
        m_server.run(u"GRANT %1 TO %2"_s.arg(role, m_name));
}

User::~User()
{
    m_server.run(u"DROP ROLE %1"_s.arg(m_name));
}

RawLogin::RawLogin(const TestServer &server, const QString &login)
    : m_connection(u"raw-"_s + QUuid::createUuid().toString())
{
    const QUrl url(server.url(login));
    auto connection = QSqlDatabase::addDatabase(u"QPSQL"_s, m_connection);
    connection.setHostName(url.host());
    connection.setPort(url.port());
    connection.setUserName(login);
    connection.setDatabaseName(url.path().mid(1));
    connection.setConnectOptions(u"options=-cclient_min_messages=error"_s);
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
