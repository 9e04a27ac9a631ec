// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/sqlite/sqlite_file.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>
#include <QTemporaryDir>

namespace touchline::storage {

/// Why the program must not run: as root a read-only file or folder tests nothing, and the folder comes from
/// as_user.sh. Empty if all is well.
[[nodiscard]] QString objectionToRunning();

/// A folder of the test's own, gone afterwards.
class Folder
{
public:
    explicit Folder(const QString &below = qEnvironmentVariable("TOUCHLINE_TEST_FOLDER"));
    ~Folder();
    Q_DISABLE_COPY_MOVE(Folder)

    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    [[nodiscard]] QString path() const { return m_folder.path(); }
    /// All names in it, hidden ones too.
    [[nodiscard]] QStringList entries() const;

private:
    QTemporaryDir m_folder;
};

[[nodiscard]] QByteArray contentOf(const QString &file);
void write(const QString &file, const QByteArray &content);

/// What must not change when a file is refused: its bytes, its time, and what stands beside it.
struct Untouched
{
    QByteArray content;
    QDateTime modified;
    QStringList entries;

    [[nodiscard]] static Untouched of(const QString &file);
    bool operator==(const Untouched &) const = default;
};

/// Steps of a schema for tests: step 1 makes `team` (uuid, name, badge) and `player` (of a team).
[[nodiscard]] store::Migrations twoTables();
/// The same with a second step, which adds the column `shirt` to `player`.
[[nodiscard]] store::Migrations twoTablesAndAStep();

[[nodiscard]] store::OpenOptions options(store::OpenMode mode, const store::Migrations &migrations);

/// A team more. Errors: those of Database.
[[nodiscard]] Result<void> addTeam(store::Database &database, const QString &name);
/// The names of all teams, in order; one name "ERROR: ..." if they cannot be read.
[[nodiscard]] QStringList teams(store::Database &database);

/// The sentence of an error and of its problems, for looking into.
[[nodiscard]] QString wordsOf(const Error &error);

/// Null if the result is one, else the sentence of its error.
template <class T>
[[nodiscard]] QString refusalOf(const Result<T> &result)
{
    return result ? QString() : wordsOf(result.error()) + u'.';
}

} // namespace touchline::storage

/// Fails with the sentence of the error. The expression is evaluated once.
#define VERIFY_RESULT(result)                                                                                \
    do {                                                                                                     \
        const QString refusal = touchline::storage::refusalOf(result);                                       \
        QVERIFY2(refusal.isNull(), qPrintable(refusal));                                                     \
    } while (false)

/// A folder with the name of a league file in it, which is not there yet.
#define OWN_FILE(folder, file)                                                                               \
    const touchline::storage::Folder folder;                                                                 \
    const QString file = folder.path("league.touchline")

/// The same with the file, which is open.
#define NEW_FILE(folder, file, league, options)                                                              \
    OWN_FILE(folder, file);                                                                                  \
    auto league = createFile(file, options);                                                                 \
    VERIFY_RESULT(league)

/// The column `backend` with a row for each kind of database.
#define EACH_BACKEND()                                                                                       \
    QTest::addColumn<touchline::store::Backend>("backend");                                                  \
    QTest::newRow("SQLite") << touchline::store::Backend::Sqlite;                                            \
    QTest::newRow("PostgreSQL") << touchline::store::Backend::Postgres
