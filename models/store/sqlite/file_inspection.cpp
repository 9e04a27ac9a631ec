// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/sqlite/file_inspection.h"

#include "core/base/file_header.h"
#include "models/store/database/database_error.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/private_copy.h"
#include "models/store/sqlite/sqlite_connection.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace touchline::store {

namespace {

tl::unexpected<Error> notALeague(const QString &name, const char *text)
{
    return fail(Fault::BadInput, text, {name});
}

Error damagedFile(const QString &name, const QString &what)
{
    return {Fault::Damaged,
            {QT_TRANSLATE_NOOP("core", "%1 is damaged and was left as it is (%2)."), {name, what}},
            {{{}, {QT_TRANSLATE_NOOP("core", "Its content can no longer be trusted."), {}}, {}}}};
}

constexpr const char *notLookedThrough =
    QT_TRANSLATE_NOOP("core", "%1 could not be looked through, and was left as it is. %2");

/// A file that SQLite itself cannot make sense of is damaged, whatever it calls that; a computer that cannot
/// read it now is something else.
Error ofFile(const Error &error, const QString &name)
{
    if (isOfComputer(error))
        return {error.fault, {notLookedThrough, {name, error.message.english()}}, {}};
    return error.fault == Fault::Damaged || error.fault == Fault::System
               ? damagedFile(name, error.message.arguments.value(0))
               : error;
}

using Rows = std::vector<QVariantList>;

Result<Rows> schemaOf(Database &database)
{
    return database.rows(
        QStringLiteral("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"));
}

Result<Database> freshLeague(const Migrations &migrations, int version)
{
    auto connection = connectTo(QStringLiteral(":memory:"), Access::Create);
    TOUCHLINE_TRY(connection);
    Database fresh(*std::move(connection));
    TOUCHLINE_TRY(migrations.migrate(fresh, version));
    return fresh;
}

Result<Rows> columnsOf(Database &database)
{
    return database.rows(
        QStringLiteral("SELECT t.name, c.name FROM sqlite_master AS t, pragma_table_info(t.name) AS c "
                       "WHERE t.type = 'table' AND t.sql NOT LIKE 'CREATE VIRTUAL%' "
                       "ORDER BY t.name, c.name"));
}

/// Every table and column that this version knows is there. What else a later version brought stays unread.
Result<void> checkNewerSchema(Database &copy, const QString &name, const Migrations &migrations)
{
    auto fresh = freshLeague(migrations, migrations.newest());
    TOUCHLINE_TRY(fresh);
    const auto known = columnsOf(*fresh);
    const auto found = columnsOf(copy);
    if (!known || !found)
        return fail(known ? ofFile(found.error(), name) : known.error());
    for (const QVariantList &column : *known)
        if (std::find(found->begin(), found->end(), column) == found->end())
            return fail(Fault::Newer,
                        QT_TRANSLATE_NOOP("core", "%1 is from a newer version of Touchline, which stores %2 "
                                                  "differently. Open it with that version."),
                        {name, column.front().toString()});
    return {};
}

Result<void> checkSchema(Database &copy, const QString &name, int version, const Migrations &migrations)
{
    const auto found = schemaOf(copy);
    if (!found)
        return fail(ofFile(found.error(), name));
    if (version > migrations.newest())
        return checkNewerSchema(copy, name, migrations);
    auto fresh = freshLeague(migrations, version);
    TOUCHLINE_TRY(fresh);
    const auto expected = schemaOf(*fresh);
    TOUCHLINE_TRY(expected);
    if (*found != *expected)
        return notALeague(
            name,
            QT_TRANSLATE_NOOP(
                "core", "%1 is not a league file: its tables are not Touchline's, or they were changed."));
    return {};
}

/// What stands in parentheses behind each CHECK of a table.
QStringList rulesIn(const QString &sql)
{
    static const QRegularExpression comment(QStringLiteral("--[^\n]*"));
    static const QRegularExpression check(QStringLiteral("\\bCHECK\\s*\\("));
    const QString text = QString(sql).remove(comment);
    QStringList rules;
    for (auto match = check.match(text); match.hasMatch();) {
        const qsizetype begin = match.capturedEnd();
        qsizetype end = begin;
        for (int depth = 1; end < text.size(); ++end) {
            if (text[end] == u'(')
                ++depth;
            else if (text[end] == u')' && --depth == 0)
                break;
        }
        rules << text.mid(begin, end - begin);
        match = check.match(text, end);
    }
    return rules;
}

/// Of a database that cannot be written to SQLite does not read the rules of its tables, and integrity_check
/// finds nothing that breaks them.
Result<void> checkRules(Database &copy, const QString &name)
{
    const auto tables = copy.rows(QStringLiteral("SELECT name, sql FROM sqlite_master WHERE type = 'table' "
                                                 "AND sql LIKE '%CHECK%'"));
    if (!tables)
        return fail(ofFile(tables.error(), name));
    for (const QVariantList &table : *tables) {
        const QStringList rules = rulesIn(table[1].toString());
        if (rules.isEmpty())
            continue;
        const auto broken = copy.rows(QStringLiteral("SELECT 1 FROM \"%1\" WHERE NOT (%2) LIMIT 1")
                                          .arg(table[0].toString(), rules.join(QLatin1String(") OR NOT ("))));
        if (!broken)
            return fail(ofFile(broken.error(), name));
        if (!broken->empty())
            return fail(
                damagedFile(name, QStringLiteral("CHECK constraint failed in %1").arg(table[0].toString())));
    }
    return {};
}

Result<void> checkContent(Database &copy, const QString &name)
{
    const auto pages = copy.rows(QStringLiteral("PRAGMA integrity_check(3)"));
    if (!pages)
        return fail(ofFile(pages.error(), name));
    if (pages->size() != 1 || pages->front().front().toString() != QLatin1String("ok"))
        return fail(
            damagedFile(name, pages->empty() ? QString() : pages->front().front().toString().simplified()));
    const auto references = copy.rows(QStringLiteral("PRAGMA foreign_key_check"));
    if (!references)
        return fail(ofFile(references.error(), name));
    if (!references->empty())
        return fail(damagedFile(name, references->front().front().toString()));
    return {};
}

Result<int> numberOf(Database &database, const char *pragma)
{
    const auto rows = database.rows(QLatin1String(pragma));
    TOUCHLINE_TRY(rows);
    return rows->front().front().toInt();
}

} // namespace

Result<Problems> lookAt(const QString &file, Access access, const Look &look)
{
    if (!look)
        return Problems();
    auto connection = connectTo(file, access);
    TOUCHLINE_TRY(connection);
    Database database(*std::move(connection));
    return look(database);
}

Result<Inspected> inspectHeader(const QString &file, const Migrations &migrations)
{
    const QFileInfo info(file);
    if (!info.exists())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no file %1."), {file});
    if (!info.isFile())
        return notALeague(file, QT_TRANSLATE_NOOP("core", "%1 is not a file."));
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The file %1 cannot be read: %2."),
                    {file, opened.errorString()});
    const FileHeader header = judgeHeader(opened.read(headerSize), migrations.newest());
    switch (header.kind) {
    case FileKind::Empty:
        return notALeague(file, QT_TRANSLATE_NOOP("core", "%1 is empty."));
    case FileKind::TooShort:
        return fail(damagedFile(file, QStringLiteral("%1 bytes").arg(info.size())));
    case FileKind::NotSqlite:
        return notALeague(file, QT_TRANSLATE_NOOP("core", "%1 is not a league file."));
    case FileKind::OtherProgram:
        return notALeague(
            file, QT_TRANSLATE_NOOP("core", "%1 is a database of another program, not a league file."));
    case FileKind::League:
    case FileKind::Newer:
        break;
    }
    if (header.version < 1)
        return notALeague(file, QT_TRANSLATE_NOOP("core", "%1 is an incomplete league file."));
    return Inspected{header.version};
}

namespace {

Result<Inspected> inspected(const QString &file, const QString &name, const Migrations &migrations,
                            Access access)
{
    auto connection = connectTo(file, access);
    if (!connection)
        return fail(ofFile(connection.error(), name));
    Database database(*std::move(connection));
    // The write-ahead log may say otherwise than the header.
    const auto program = numberOf(database, "PRAGMA application_id");
    const auto version = numberOf(database, "PRAGMA user_version");
    if (!program || !version)
        return fail(ofFile(program ? version.error() : program.error(), name));
    if (*program != static_cast<int>(applicationId) || *version < 1)
        return notALeague(name, QT_TRANSLATE_NOOP("core", "%1 is not a league file."));
    TOUCHLINE_TRY(checkSchema(database, name, *version, migrations));
    TOUCHLINE_TRY(checkContent(database, name));
    // Of a newer version the tables are not known.
    if (database.isReadOnly() && *version <= migrations.newest())
        TOUCHLINE_TRY(checkRules(database, name));
    return Inspected{*version};
}

} // namespace

Error ofPrivateCopy(Error error, const QString &name)
{
    const bool isSaid = qstrcmp(error.message.text, notLookedThrough) == 0;
    if (isSaid || isOfComputer(error))
        error.message = {
            error.fault == Fault::Full
                ? QT_TRANSLATE_NOOP("core",
                                    "%1 could not be looked through: its temporary copy in %2 could not be "
                                    "used. Free some disk space or set TMPDIR to another folder. %3")
                : QT_TRANSLATE_NOOP("core", "%1 could not be looked through: its temporary copy in %2 could "
                                            "not be used. Set TMPDIR to another folder. %3"),
            {name, QDir::tempPath(), isSaid ? error.message.arguments.value(1) : error.message.english()}};
    return error;
}

Result<Inspected> inspectContent(const QString &file, const QString &name, const Migrations &migrations,
                                 Access access)
{
    auto found = inspected(file, name, migrations, access);
    return found || access != Access::Write ? found : fail(ofPrivateCopy(found.error(), name));
}

namespace {

bool isWhole(const QString &backup, const Migrations &migrations, const Look &look)
{
    const auto copy = PrivateCopy::of(backup);
    if (!copy || !inspectContent(copy->file(), backup, migrations, Access::Write))
        return false;
    const auto problems = lookAt(copy->file(), Access::Read, look);
    return problems && problems->empty();
}

} // namespace

Message insteadOf(const QString &name, const Migrations &migrations, const Look &look)
{
    const QStringList backups = backupsOf(name);
    for (auto backup = backups.crbegin(); backup != backups.crend(); ++backup)
        if (isWhole(*backup, migrations, look))
            return {QT_TRANSLATE_NOOP("core", "Open its newest backup (%1) or a copy of your own."),
                    {*backup}};
    if (!backups.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "None of its backups is whole. Open a copy of your own."), {}};
    return {QT_TRANSLATE_NOOP("core", "It has no backup. Open a copy of your own."), {}};
}

Error notWorkable(const QString &name, Problems problems)
{
    constexpr std::size_t mostTold = 10;
    if (problems.size() > mostTold) {
        const auto more = problems.size() - mostTold;
        problems.resize(mostTold);
        problems.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "More problems are not listed: %1."), {QString::number(more)}},
             {}});
    }
    return {Fault::Damaged,
            {QT_TRANSLATE_NOOP("core", "%1 is damaged or was changed without Touchline. It was left as it is "
                                       "and can be opened for reading only."),
             {name}},
            std::move(problems)};
}

} // namespace touchline::store
