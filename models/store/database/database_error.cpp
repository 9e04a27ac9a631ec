// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/database/database_error.h"

#include <QSqlError>
#include <QStringList>

#include <array>
#include <utility>

namespace touchline::store {

namespace {

/// The primary result codes of SQLite (sqlite.org/rescode.html); the extended ones carry them in their low
/// byte.
Fault sqliteFault(int code)
{
    switch (code & 0xff) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return Fault::Busy;
    case 3: // SQLITE_PERM
    case 8: // SQLITE_READONLY
        return Fault::ReadOnly;
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
        return Fault::Damaged;
    case 13: // SQLITE_FULL
        return Fault::Full;
    case 19: // SQLITE_CONSTRAINT
        return Fault::Constraint;
    default:
        return Fault::System;
    }
}

/// The SQLSTATEs of PostgreSQL (its manual, appendix A); a code of two letters stands for its whole class.
Fault postgresFault(const QString &state)
{
    static constexpr std::array<std::pair<const char *, Fault>, 17> meanings{{
        {"40001", Fault::Conflict}, // serialization_failure
        {"40P01", Fault::Conflict}, // deadlock_detected
        {"53100", Fault::Full},     // disk_full
        {"55P03", Fault::Busy},     // lock_not_available
        {"55006", Fault::Busy},     // object_in_use
        {"25006", Fault::ReadOnly}, // read_only_sql_transaction
        {"42501", Fault::ReadOnly}, // insufficient_privilege
        {"57P01", Fault::Lost},     // admin_shutdown
        {"57P02", Fault::Lost},     // crash_shutdown
        {"57P03", Fault::Lost},     // cannot_connect_now
        {"57P05", Fault::Lost},     // idle_session_timeout
        {"08", Fault::Lost},        // connection_exception
        {"23", Fault::Constraint},  // integrity_constraint_violation
        {"28", Fault::Refused},     // invalid_authorization_specification
        {"3D", Fault::NotFound},    // invalid_catalog_name
        {"22021", Fault::BadInput}, // character_not_in_repertoire
        {"XX00", Fault::Damaged},   // data_corrupted, index_corrupted
    }};
    for (const auto &[code, fault] : meanings)
        if (state.startsWith(QLatin1String(code)) && state != QLatin1String("XX000"))
            return fault;
    return Fault::System;
}

constexpr const char *noMemory =
    QT_TRANSLATE_NOOP("core", "There is not enough memory (%1). Close other programs and try again.");
constexpr const char *badDisk =
    QT_TRANSLATE_NOOP("core", "The disk cannot be read or written at the moment (%1).");
constexpr const char *notOpened =
    QT_TRANSLATE_NOOP("core", "A file cannot be opened (%1): it is missing, the disk is full, or there is no "
                              "permission.");

/// What is no fault of the database: null for everything else.
const char *sentenceOfComputer(const QString &code, Backend backend)
{
    if (backend == Backend::Postgres)
        return code == QLatin1String("53200") ? noMemory : nullptr; // out_of_memory
    switch (const int number = code.toInt(); number & 0xff) {
    case 7: // SQLITE_NOMEM
        return noMemory;
    case 10: // SQLITE_IOERR
        // SHORT_READ and CORRUPTFS: the file is shorter than it says.
        return number == 522 || number == 8458 ? nullptr : badDisk;
    case 14: // SQLITE_CANTOPEN
        return notOpened;
    default:
        return nullptr;
    }
}

const char *sentenceOf(Fault fault)
{
    switch (fault) {
    case Fault::Busy:
        return QT_TRANSLATE_NOOP("core", "The league is in use elsewhere (%1). Try again in a moment.");
    case Fault::ReadOnly:
        return QT_TRANSLATE_NOOP("core", "The league can be read here, but not changed (%1).");
    case Fault::Damaged:
        return QT_TRANSLATE_NOOP("core", "The league is damaged (%1). No more changes are written to it.");
    case Fault::Full:
        return QT_TRANSLATE_NOOP(
            "core", "The disk is full (%1). This change was not saved. Free some space and try again.");
    case Fault::Constraint:
        return QT_TRANSLATE_NOOP("core", "The database refused the change: %1");
    case Fault::Conflict:
        return QT_TRANSLATE_NOOP(
            "core", "Someone else changed this at the same moment (%1). Check it and try again.");
    case Fault::Lost:
        return QT_TRANSLATE_NOOP("core", "The connection to the server is lost (%1).");
    case Fault::Refused:
        return QT_TRANSLATE_NOOP("core", "The server refused the connection: %1");
    case Fault::NotFound:
        return QT_TRANSLATE_NOOP("core", "The server has no such database: %1");
    default:
        return QT_TRANSLATE_NOOP("core", "The database reports: %1");
    }
}

/// The first line: PostgreSQL adds the place in the statement, which helps nobody who plays.
QString wordsOf(const QSqlError &error)
{
    const QString words = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    QString line = words.section(u'\n', 0, 0).trimmed();
    for (const char *prefix : {"ERROR:", "FATAL:"})
        if (line.startsWith(QLatin1String(prefix)))
            line = line.mid(6).trimmed();
    return line;
}

} // namespace

Fault faultOf(const QString &code, Backend backend)
{
    return backend == Backend::Sqlite ? sqliteFault(code.toInt()) : postgresFault(code);
}

Error databaseError(const QSqlError &error, Backend backend, bool stillOpen)
{
    Fault fault = faultOf(error.nativeErrorCode(), backend);
    if (backend == Backend::Postgres && !stillOpen)
        fault = Fault::Lost;
    const char *ofComputer =
        fault == Fault::System ? sentenceOfComputer(error.nativeErrorCode(), backend) : nullptr;
    return {fault, {ofComputer != nullptr ? ofComputer : sentenceOf(fault), {wordsOf(error)}}, {}};
}

bool isOfComputer(const Error &error)
{
    const auto is = [&error](const char *sentence) { return qstrcmp(error.message.text, sentence) == 0; };
    return error.fault == Fault::Full || is(noMemory) || is(badDisk) || is(notOpened);
}

} // namespace touchline::store
