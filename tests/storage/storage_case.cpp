// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/storage_case.h"
#include "tests/support/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <unistd.h>

namespace touchline::storage {

namespace {

/// A function: tests make their options of it before main() begins.
QString firstStep()
{
    return u"-- two tables; a comment with a semicolon\n"
           "CREATE TABLE team (uuid TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE CHECK ({bytes:name} > 0), "
           "badge "
           "{blob});\n"
           "CREATE TABLE player (id {serial}, team TEXT NOT NULL REFERENCES team(uuid), name TEXT NOT NULL,\n"
           "    goals BIGINT NOT NULL DEFAULT 0, rating DOUBLE PRECISION);\n"
           "CREATE INDEX player_of_team ON player (team);\n"
           "CREATE UNIQUE INDEX one_captain ON player (team) WHERE goals < 0;\n"_s;
}

} // namespace

QString objectionToRunning()
{
    if (::geteuid() == 0)
        return u"as root a read-only file or folder tests nothing; use tests/storage/as_user.sh"_s;
    if (!QFileInfo(qEnvironmentVariable("TOUCHLINE_TEST_FOLDER")).isWritable())
        return u"no TOUCHLINE_TEST_FOLDER; use tests/storage/as_user.sh"_s;
    return {};
}

Folder::Folder(const QString &below) : m_folder(below + u"/case-XXXXXX"_s) {}

Folder::~Folder()
{
    QFile::setPermissions(m_folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QStringList Folder::entries() const
{
    return QDir(m_folder.path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

QByteArray contentOf(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

void write(const QString &file, const QByteArray &content)
{
    QFile opened(file);
    if (!opened.open(QIODevice::WriteOnly) || opened.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file));
}

Untouched Untouched::of(const QString &file)
{
    const QFileInfo info(file);
    return {contentOf(file), info.lastModified(),
            QDir(info.absolutePath()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System)};
}

store::Migrations twoTables()
{
    return store::Migrations({firstStep()});
}

store::Migrations twoTablesAndAStep()
{
    return store::Migrations(
        {firstStep(), u"ALTER TABLE player ADD COLUMN shirt BIGINT NOT NULL DEFAULT 0;"_s});
}

store::OpenOptions options(store::OpenMode mode, const store::Migrations &migrations)
{
    store::OpenOptions wanted;
    wanted.mode = mode;
    wanted.migrations = migrations;
    return wanted;
}

Result<void> addTeam(store::Database &database, const QString &name)
{
    const auto added = database.change(u"INSERT INTO team (uuid, name) VALUES (?, ?)"_s,
                                       {QUuid::createUuid().toString(QUuid::WithoutBraces), name});
    return added ? Result<void>() : fail(added.error());
}

QStringList teams(store::Database &database)
{
    const auto rows = database.rows(u"SELECT name FROM team ORDER BY name"_s);
    if (!rows)
        return {u"ERROR: "_s + wordsOf(rows.error())};
    QStringList names;
    for (const QVariantList &row : *rows)
        names << row.front().toString();
    return names;
}

QString wordsOf(const Error &error)
{
    QString words = error.message.english();
    for (const Problem &problem : error.problems)
        words += u' ' + problem.what.english() + u' ' + problem.hint.english();
    return words;
}

} // namespace touchline::storage
