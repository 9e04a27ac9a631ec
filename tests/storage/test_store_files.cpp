// SPDX-License-Identifier: GPL-3.0-or-later
// League files on a healthy computer: made, opened, locked, shared between processes; and what is no league
// file.
#include "core/base/durable_file.h"
#include "core/base/output_file.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/file_lock.h"
#include "models/store/sqlite/file_print.h"
#include "models/store/sqlite/private_copy.h"
#include "tests/storage/storage_case.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSysInfo>
#include <QTextStream>
#include <QUuid>
#include <QtEndian>

#include <csignal>
#include <fcntl.h>
#include <set>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace test_store_files {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::storage;
using namespace touchline::store;

namespace {

const OpenOptions work = options(OpenMode::ReadWrite, twoTables());
const OpenOptions look = options(OpenMode::ReadOnly, twoTables());

/// This program again, as somebody else who has the file open.
class Other
{
public:
    Other(const QString &what, const QString &file)
    {
        m_process.start(QCoreApplication::applicationFilePath(), {what, file});
        m_process.waitForReadyRead(20000);
        m_said = line();
    }
    ~Other() { kill(); }
    Q_DISABLE_COPY_MOVE(Other)

    [[nodiscard]] QString said() const { return m_said; }
    [[nodiscard]] qint64 id() const { return m_process.processId(); }
    QString line()
    {
        if (!m_process.canReadLine())
            m_process.waitForReadyRead(20000);
        return QString::fromUtf8(m_process.readLine()).trimmed();
    }
    void kill()
    {
        m_process.kill(); // SIGKILL: no destructor runs
        m_process.waitForFinished();
    }
    void leave()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
    QString m_said;
};

/// The life of the other process: `hold` keeps the file open; `write` adds teams until it is killed and says
/// each once it is committed.
int liveAsOther(const QString &what, const QString &file)
{
    QTextStream out(stdout);
    auto league = openFile(file, work);
    if (!league) {
        out << wordsOf(league.error()) << Qt::endl;
        return 1;
    }
    out << "open" << Qt::endl;
    if (what == "hold"_L1)
        QTextStream(stdin).readAll();
    for (int i = 0; what == "write"_L1; ++i) {
        const QString name = u"Team %1"_s.arg(i, 6, 10, QLatin1Char('0'));
        if (!addTeam(*league, name))
            return 1;
        out << name << Qt::endl;
    }
    return 0;
}

/// Whatever SQL somebody with the shell of SQLite can run in a file.
void tamper(const QString &file, const QStringList &statements)
{
    const QString name = u"tamper-"_s + QUuid::createUuid().toString();
    {
        auto connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        connection.setDatabaseName(file);
        if (!connection.open())
            qFatal("%s cannot be opened", qPrintable(file));
        QSqlQuery query(connection);
        for (const QString &statement : statements)
            if (!query.exec(statement))
                qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(name);
}

void makeLeague(const QString &file, const QStringList &names = {})
{
    ASSIGN_RESULT(league, createFile(file, work));
    for (const QString &name : names)
        VERIFY_RESULT(addTeam(*league, name));
}

/// Another process writes and is killed; a team that it had added.
QString killWhileWriting(const QString &file)
{
    Other other(u"write"_s, file);
    const QString first = other.line();
    other.kill();
    return other.said() == "open"_L1 ? first : QString();
}

/// Whether another process would find the bytes locked on which SQLite locks.
bool isLockedForOthers(const QString &file)
{
    const pid_t other = ::fork();
    if (other == 0) {
        struct flock range = {};
        range.l_type = F_WRLCK;
        range.l_start = 0x40000000;
        range.l_len = 512;
        const int opened = ::open(qPrintable(file), O_RDWR | O_CLOEXEC);           // NOLINT(*-vararg)
        const bool isAsked = opened >= 0 && ::fcntl(opened, F_GETLK, &range) == 0; // NOLINT(*-vararg)
        ::_exit(isAsked && range.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    return other > 0 && ::waitpid(other, &status, 0) == other && WEXITSTATUS(status) == 1;
}

QVariant pragma(Database &database, const char *name)
{
    const auto rows = database.rows(u"PRAGMA "_s + QLatin1String(name));
    return rows && !rows->empty() ? rows->front().front() : QVariant();
}

} // namespace

class TestStoreFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void aNewFileIsReadyForWork()
    {
        OWN_FILE(folder, file);
        {
            ASSIGN_RESULT(league, createFile(file, work));
            QCOMPARE(pragma(*league, "application_id").toInt(), 0x544C4E45);
            QCOMPARE(pragma(*league, "user_version").toInt(), 1);
            QCOMPARE(pragma(*league, "journal_mode").toString(), u"wal"_s);
            QCOMPARE(pragma(*league, "synchronous").toInt(), 2);
            QCOMPARE(pragma(*league, "foreign_keys").toInt(), 1);
            QCOMPARE(pragma(*league, "trusted_schema").toInt(), 0);
            QCOMPARE(pragma(*league, "cell_size_check").toInt(), 1);
            QCOMPARE(pragma(*league, "busy_timeout").toInt(), 3000);
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
        }
        QCOMPARE(folder.entries(), QStringList{u"league.touchline"_s}); // no log, no lock is left
        ASSIGN_RESULT(league, openFile(file, work));
        QCOMPARE(teams(*league), QStringList{u"Town"_s});
    }

    void theSchemaIsDefended()
    {
        const Folder folder;
        ASSIGN_RESULT(league, createFile(folder.path("league.touchline"), work));
        // SQLITE_DBCONFIG_DEFENSIVE: not even its owner writes into the schema by hand.
        VERIFY_RESULT(league->run(u"PRAGMA writable_schema = ON"_s));
        QVERIFY(!league->change(u"UPDATE sqlite_master SET sql = 'CREATE TABLE team (x)'"_s).has_value());
        VERIFY_RESULT(league->run(u"CREATE VIEW v AS SELECT name FROM team"_s));
        QVERIFY(!league->rows(u"SELECT * FROM v"_s).has_value());
    }

    void theProgramsOwnSchemaOpens()
    {
        const Folder folder;
        VERIFY_RESULT(createFile(folder.path("own.touchline")));
        VERIFY_RESULT(openFile(folder.path("own.touchline"), OpenMode::ReadWrite));
        VERIFY_RESULT(openFile(folder.path("own.touchline"), OpenMode::ReadOnly));
    }

    void anyNameWillDo_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"a b.touchline", "50% of #1?.touchline", "Fu\u00DFball \u26BD.touchline", "file:x?mode=memory",
              "no suffix", "-dash", "it's \"here\".touchline", "a;b&c=d", ".hidden"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void anyNameWillDo()
    {
        QFETCH(QString, name);
        const Folder folder;
        const QString file = folder.path() + u'/' + name;
        makeLeague(file, {u"Town"_s});
        QCOMPARE(folder.entries(), QStringList{name});
        for (const OpenOptions &wanted : {work, look}) {
            ASSIGN_RESULT(league, openFile(file, wanted));
            QCOMPARE(teams(*league), QStringList{u"Town"_s});
        }
    }

    void aFileThatExistsIsNotMadeAnew()
    {
        const Folder folder;
        const QString file = folder.path("taken.touchline");
        write(file, "important");
        const auto before = Untouched::of(file);
        VERIFY_FAULT(createFile(file, work), Fault::Refused);
        QVERIFY(Untouched::of(file) == before);
        // The log of a league that is gone would be played into the new one.
        write(folder.path("other.touchline-wal"), "left");
        QCOMPARE(createFile(folder.path("other.touchline"), work).error().fault, Fault::Refused);
        QCOMPARE(createFile(folder.path("no/such/folder.touchline"), work).error().fault, Fault::NotFound);
    }

    void aHalfMadeFileOfSomebodyKilledIsNoObstacle()
    {
        const Folder folder;
        write(folder.path("league.touchline.part"), "half");
        write(folder.path("league.touchline.part-journal"), "half");
        makeLeague(folder.path("league.touchline"));
        QCOMPARE(folder.entries(), QStringList{u"league.touchline"_s});
    }

    void whatIsOpenElsewhereIsNamed()
    {
        OWN_FILE(folder, file);
        makeLeague(file, {u"Town"_s});
        Other other(u"hold"_s, file);
        QCOMPARE(other.said(), u"open"_s);
        for (const QString &way : {file, folder.path("link.touchline")}) {
            if (way != file)
                QVERIFY(QFile::link(file, way));
            const auto refused = openFile(way, work);
            VERIFY_FAULT(refused, Fault::Busy);
            const QString words = wordsOf(refused.error());
            QVERIFY2(words.contains(QString::number(other.id())), qPrintable(words));
            QVERIFY2(words.contains(QSysInfo::machineHostName()), qPrintable(words));
            QVERIFY2(words.contains(u"program"_s),
                     qPrintable(words)); // the name as_user.sh gives it
        }
        // Looking is allowed all the time.
        ASSIGN_RESULT(looking, openFile(file, look));
        QCOMPARE(teams(*looking), QStringList{u"Town"_s});
        other.leave();
        VERIFY_RESULT(openFile(file, work));
    }

    void theSameProcessDoesNotOpenItTwice()
    {
        NEW_FILE(folder, file, league, work);
        VERIFY_FAULT(openFile(file, work), Fault::Busy);
        VERIFY_RESULT(addTeam(*league, u"Still mine"_s));
    }

    void aProgramWithoutLocksCannotWriteInBetween()
    {
        OWN_FILE(folder, file);
        makeLeague(file);
        Other other(u"hold"_s, file);
        QCOMPARE(other.said(), u"open"_s);
        QVERIFY(QFile::remove(FileLock::pathFor(file))); // as if it knew nothing of it
        VERIFY_FAULT(openFile(file, work), Fault::Busy);
    }

    void theLockOfADeadProcessIsTakenOver()
    {
        OWN_FILE(folder, file);
        makeLeague(file);
        {
            Other other(u"hold"_s, file);
            QCOMPARE(other.said(), u"open"_s);
            other.kill();
        }
        QVERIFY(QFile::exists(FileLock::pathFor(file)));
        VERIFY_RESULT(openFile(file, work));
        QCOMPARE(folder.entries(), QStringList{u"league.touchline"_s});
    }

    void aLockThatWasLeftUnfinishedIsTakenAway()
    {
        OWN_FILE(folder, file);
        makeLeague(file, {u"Town"_s});
        const QString lock = FileLock::pathFor(file);
        // Cut off while it was written, or never on the disk but for its length.
        for (const QByteArray &unfinished :
             {QByteArray(), QByteArray("12"), QByteArray("\n"), QByteArray("4194303\ntouchline-cli\nnowh"),
              QByteArray("4194303\ntouchline-cli\nnowhere\n0123456789abcdef"), QByteArray(93, '\0')}) {
            write(lock, unfinished);
            {
                ASSIGN_RESULT(league, openFile(file, work));
                QCOMPARE(teams(*league), QStringList{u"Town"_s});
            }
            QVERIFY(!QFile::exists(lock));
        }
        // Of somebody who is just writing it.
        write(lock, {});
        const int writer = ::open(qPrintable(lock), O_RDWR | O_CLOEXEC); // NOLINT(*-vararg)
        QCOMPARE(::flock(writer, LOCK_EX | LOCK_NB), 0);
        const auto refused = openFile(file, work);
        ::close(writer);
        VERIFY_FAULT(refused, Fault::Busy);
        QVERIFY(QFile::exists(lock));
    }

    void whoeverWasKilledTakingALockAwayIsNoObstacle()
    {
        OWN_FILE(folder, file);
        makeLeague(file);
        {
            Other other(u"hold"_s, file);
            QCOMPARE(other.said(), u"open"_s);
            other.kill();
        }
        for (const QByteArray &unfinished : {QByteArray(), QByteArray("4194303\ntouchline-cli\nnowh")}) {
            write(FileLock::pathFor(file) + u".rmlock"_s, unfinished);
            VERIFY_RESULT(openFile(file, work));
            QCOMPARE(folder.entries(), QStringList{u"league.touchline"_s});
            Other other(u"hold"_s, file);
            QCOMPARE(other.said(), u"open"_s);
            other.kill();
        }
        // One was killed while it took away the lock of one who was killed so.
        const QString removal = FileLock::pathFor(file) + u".rmlock"_s;
        write(removal, contentOf(FileLock::pathFor(file)));
        write(removal + u".rmlock"_s, QByteArray());
        VERIFY_RESULT(openFile(file, work));
        QCOMPARE(folder.entries(), QStringList{u"league.touchline"_s});
    }

    void whoLooksIntoAnOpenFileTakesNoLockAway()
    {
        NEW_FILE(folder, file, league, work);
        VERIFY_RESULT(addTeam(*league, u"Town"_s));
        QVERIFY(isLockedForOthers(file));
        // The dialog for files looks into them, and so do several functions of the program.
        QVERIFY(!contentOf(file).isEmpty());
        VERIFY_RESULT(openFile(file, look));
        QVERIFY(!checkOutput(file, Existing::Replace).has_value());
        QVERIFY(!openFile(file, work).has_value());
        QVERIFY(isLockedForOthers(file));
        VERIFY_RESULT(addTeam(*league, u"United"_s));
    }

    /// SQLite reads a log up to the first wrong sum, as if the rest had never been confirmed.
    void changesThatAreGoneFromTheLogAreMissed()
    {
        OWN_FILE(folder, file);
        const QString log = file + u"-wal"_s;
        makeLeague(file);
        {
            Other other(u"write"_s, file);
            QCOMPARE(other.said(), u"open"_s);
            for (int i = 0; i < 3; ++i)
                QVERIFY(!other.line().isEmpty());
            other.kill();
        }
        OpenOptions looking = work;
        looking.look = [](Database &) -> Result<Problems> { return Problems(); };
        const QByteArray whole = contentOf(log);
        const auto confirmed = FileLock::noted(file)->confirmed;
        QVERIFY(confirmed.frames >= 3);
        QVERIFY(readableLog(log)->frames >= confirmed.frames);
        const qsizetype frame = 24 + 4096;
        for (const qsizetype place : {qsizetype{20}, qsizetype{40}, 32 + frame + 100}) {
            QByteArray damaged = whole;
            damaged[place] = static_cast<char>(damaged[place] ^ 4);
            write(log, damaged);
            const Untouched before = Untouched::of(file);
            const auto refused = openFile(file, looking);
            VERIFY_FAULT(refused, Fault::Damaged);
            QVERIFY2(wordsOf(refused.error()).contains(log), qPrintable(wordsOf(refused.error())));
            QCOMPARE(Untouched::of(file), before);
            QCOMPARE(contentOf(log), damaged);
            ASSIGN_RESULT(read, openFile(file, look));
            QCOMPARE(foundAtOpening(*read).size(), 1U);
        }
        write(log, whole.left(32 + frame));
        QVERIFY(!openFile(file, looking));
        // What was being written when the process was killed may be anything.
        write(log, whole.left(32 + confirmed.frames * frame) + QByteArray(5000, 'x'));
        ASSIGN_RESULT(read, openFile(file, look));
        QVERIFY(foundAtOpening(*read).empty());
        ASSIGN_RESULT(worked, openFile(file, looking));
        QVERIFY(teams(*worked).size() >= 3);
        VERIFY_RESULT(addTeam(*worked, u"After"_s));
    }

    void theLogOfAFileThatWasReplacedIsPutAside()
    {
        OWN_FILE(folder, file);
        const QString another = folder.path("another.touchline");
        makeLeague(file);
        makeLeague(another, {u"Rovers"_s});
        {
            Other other(u"write"_s, file);
            QCOMPARE(other.said(), u"open"_s);
            QVERIFY(!other.line().isEmpty());
            other.kill();
        }
        const QByteArray log = contentOf(file + u"-wal"_s);
        QVERIFY(!log.isEmpty());
        QVERIFY(QFile::rename(file, folder.path("before.touchline")));
        QVERIFY(QFile::rename(another, file));
        const QByteArray replaced = contentOf(file);
        QCOMPARE(openFile(file, look).error().fault, Fault::Conflict);
        const auto refused = openFile(file, work);
        QVERIFY(!refused.has_value());
        QVERIFY2(wordsOf(refused.error()).contains(u"was replaced"_s), qPrintable(wordsOf(refused.error())));
        QCOMPARE(contentOf(file), replaced);
        QCOMPARE(contentOf(file + u"-wal.of-another-file"_s), log);
        ASSIGN_RESULT(league, openFile(file, work));
        QCOMPARE(teams(*league), QStringList{u"Rovers"_s});
    }

    /// `cp` over the file of a killed process leaves the file what it is, for the computer.
    void theLogOfAFileThatWasWrittenOverIsPutAside_data()
    {
        QTest::addColumn<bool>("isOlder");
        QTest::newRow("another league") << false;
        QTest::newRow("an older copy") << true;
    }
    void theLogOfAFileThatWasWrittenOverIsPutAside()
    {
        QFETCH(bool, isOlder);
        OWN_FILE(folder, file);
        const QString another = folder.path("another.touchline");
        makeLeague(isOlder ? file : another, {u"Rovers"_s});
        if (isOlder)
            QVERIFY(QFile::copy(file, another));
        else
            makeLeague(file);
        {
            ASSIGN_RESULT(league, openFile(file, work));
            for (int i = 0; i < 50; ++i)
                VERIFY_RESULT(addTeam(*league, u"Town %1"_s.arg(i)));
        }
        killWhileWriting(file);
        const QByteArray log = contentOf(file + u"-wal"_s);
        QVERIFY(!log.isEmpty());
        const QByteArray other = contentOf(another);
        const FileIdentity before = identityOf(file);
        write(file, other);
        QVERIFY(before.isSame(identityOf(file)));
        QCOMPARE(openFile(file, look).error().fault, Fault::Conflict);
        const auto refused = openFile(file, work);
        QVERIFY(!refused.has_value());
        QVERIFY2(wordsOf(refused.error()).contains(u"was replaced"_s), qPrintable(wordsOf(refused.error())));
        QCOMPARE(contentOf(file), other);
        QCOMPARE(contentOf(file + u"-wal.of-another-file"_s), log);
        ASSIGN_RESULT(league, openFile(file, work));
        QCOMPARE(teams(*league), QStringList{u"Rovers"_s});
    }

    void theLogStaysWithAFileThatWasOnlyTouched()
    {
        OWN_FILE(folder, file);
        makeLeague(file);
        const QString first = killWhileWriting(file);
        const QByteArray content = contentOf(file);
        write(file, content);
        for (const OpenOptions &wanted : {look, work}) {
            ASSIGN_RESULT(league, openFile(file, wanted));
            QVERIFY(teams(*league).contains(first));
        }
    }

    /// A bit that turned over makes no other file of it: the log, with what was confirmed, stays with it.
    void theLogStaysWithAFileOfWhichABitTurned()
    {
        OWN_FILE(folder, file);
        makeLeague(file, {u"Rovers"_s});
        const QString first = killWhileWriting(file);
        QByteArray content = contentOf(file);
        // Where no page has anything, so that nothing else speaks against the file.
        const qsizetype empty = content.indexOf(QByteArray(64, '\0'), 4096);
        QVERIFY(empty > 0);
        content[empty + 32] = 1;
        write(file, content);
        const QByteArray log = contentOf(file + u"-wal"_s);
        VERIFY_FAULT(openFile(file, work), Fault::Damaged);
        QCOMPARE(contentOf(file), content);
        QCOMPARE(contentOf(file + u"-wal"_s), log);
        ASSIGN_RESULT(league, openFile(file, look));
        QVERIFY(teams(*league).contains(first));
        QCOMPARE(foundAtOpening(*league).size(), std::size_t(1));
    }

    /// Several places of the file are damaged, and its log happens to bring each of them anew. Without its
    /// log the file is no league: nobody put another one in its place.
    void aLogDoesNotHideDamageOfItsFile()
    {
        constexpr qsizetype page = 4096;
        OWN_FILE(folder, file);
        const QString log = file + u"-wal"_s;
        makeLeague(file, {u"Rovers"_s});
        {
            ASSIGN_RESULT(league, openFile(file, work));
            for (int i = 0; i < 50; ++i)
                VERIFY_RESULT(addTeam(*league, u"Town %1"_s.arg(i)));
        }
        const QString first = killWhileWriting(file);
        const QByteArray changes = contentOf(log);
        QByteArray content = contentOf(file);
        std::set<qsizetype> pages;
        for (qsizetype at = 32; at + 24 + page <= changes.size(); at += 24 + page)
            if (const auto number = qsizetype{qFromBigEndian<quint32>(changes.constData() + at)};
                number > 1 && number * page <= content.size())
                pages.insert(number);
        QVERIFY(pages.size() > 1);
        const FilePrint before = printOf(file);
        for (const qsizetype number : {*pages.begin(), *pages.rbegin()})
            content.replace((number - 1) * page, 64, QByteArray(64, '\x7f'));
        write(file, content);
        QVERIFY(printOf(file).isOfOther(before));

        VERIFY_FAULT(openFile(file, work), Fault::Damaged);
        QCOMPARE(contentOf(file), content);
        QCOMPARE(contentOf(log), changes);
        ASSIGN_RESULT(league, openFile(file, look));
        QVERIFY(teams(*league).contains(first));
        QCOMPARE(foundAtOpening(*league).size(), std::size_t(1));
    }

    void aFileThatIsWrittenOverWhileOpenIsLeftAlone()
    {
        OWN_FILE(folder, file);
        const QString another = folder.path("another.touchline");
        makeLeague(another, {u"Rovers"_s});
        makeLeague(file, {u"City"_s});
        const QByteArray other = contentOf(another);
        {
            ASSIGN_RESULT(league, openFile(file, work));
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
            write(file, contentOf(file)); // nothing else than it was
            VERIFY_RESULT(addTeam(*league, u"United"_s));
            write(file, other);
            const auto refused = addTeam(*league, u"Athletic"_s);
            QVERIFY(!refused.has_value());
            QVERIFY2(wordsOf(refused.error()).contains(u"wrote over"_s),
                     qPrintable(wordsOf(refused.error())));
            QVERIFY(league->isReadOnly());
            QCOMPARE(saveCopy(*league, folder.path("copy.touchline"), Existing::Keep).error().fault,
                     Fault::Conflict);
            league->settle();
            QCOMPARE(contentOf(file), other);
        }
        QCOMPARE(contentOf(file), other);
        QVERIFY(!QFile::exists(file + u"-wal"_s));
        QVERIFY(QFile::exists(file + u"-wal.of-another-file"_s));
        ASSIGN_RESULT(league, openFile(file, work));
        QCOMPARE(teams(*league), QStringList{u"Rovers"_s});
    }

    void theFileAloneIsWholeOnceItHasSettled()
    {
        OWN_FILE(folder, file);
        const auto copied = [&folder, &file](const char *name) {
            const QString copy = folder.path(name);
            QVERIFY2(QFile::copy(file, copy), name);
        };
        ASSIGN_RESULT(league, createFile(file, work));
        VERIFY_RESULT(addTeam(*league, u"Town"_s));
        copied("busy.touchline");
        league->settle();
        copied("idle.touchline");
        league->settle(); // nothing is left to do
        {
            ASSIGN_RESULT(reading, Transaction::beginReading(*league));
            league->settle(); // not now
        }
        VERIFY_RESULT(addTeam(*league, u"United"_s));
        // Of the log that began anew it is known again how far it holds.
        const auto noted = FileLock::noted(file);
        QVERIFY(noted && noted->confirmed.frames > 0);
        QCOMPARE(noted->confirmed.salt, readableLog(file + u"-wal"_s)->salt);
        ASSIGN_RESULT(busy, openFile(folder.path("busy.touchline"), work));
        QCOMPARE(teams(*busy), QStringList());
        ASSIGN_RESULT(idle, openFile(folder.path("idle.touchline"), work));
        QCOMPARE(teams(*idle), QStringList{u"Town"_s});
        QCOMPARE(teams(*league), (QStringList{u"Town"_s, u"United"_s}));
    }

    void aFolderThatWasCopiedWithItsLogIsWhole()
    {
        OWN_FILE(folder, file);
        makeLeague(file);
        QString first;
        {
            Other other(u"write"_s, file);
            QCOMPARE(other.said(), u"open"_s);
            first = other.line();
            other.kill();
        }
        const QString copied = folder.path("copied.touchline");
        for (const char *suffix : {"", "-wal", ".lock"})
            QVERIFY(QFile::copy(file + QLatin1String(suffix), copied + QLatin1String(suffix)));
        ASSIGN_RESULT(league, openFile(copied, work));
        QVERIFY(teams(*league).contains(first));
    }

    void aFileThatIsMovedWhileOpenTakesItsChangesAlong()
    {
        OWN_FILE(folder, file);
        const QString moved = folder.path("moved.touchline");
        {
            ASSIGN_RESULT(league, createFile(file, work));
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
            QVERIFY(QFile::rename(file, moved));
        }
        QCOMPARE(folder.entries(), QStringList{u"moved.touchline"_s});
        ASSIGN_RESULT(league, openFile(moved, work));
        QCOMPARE(teams(*league), QStringList{u"Town"_s});
    }

    void copiesOfKilledProcessesAreRemoved()
    {
        const Folder folder;
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", folder.path().toLocal8Bit());
        for (const char *name : {"touchline-Killed", "touchline-Living", "touchline-Others"})
            QVERIFY(QDir().mkpath(folder.path(name)));
        write(folder.path("touchline-Killed/owner"), {});
        write(folder.path("touchline-Killed/copy.touchline"), "copy");
        write(folder.path("touchline-Killed/copy.touchline-wal"), "log");
        write(folder.path("touchline-Living/owner"), {});
        write(folder.path("touchline-Living/copy.touchline"), "copy");
        write(folder.path("touchline-Others/owner"), {});
        write(folder.path("touchline-Others/letter.txt"), "mine");
        const int living =
            ::open(qPrintable(folder.path("touchline-Living/owner")), O_RDWR | O_CLOEXEC); // NOLINT(*-vararg)
        QCOMPARE(::flock(living, LOCK_EX | LOCK_NB), 0);
        removeAbandonedCopies();
        ::close(living);
        qputenv("TMPDIR", before);
        QCOMPARE(folder.entries(), (QStringList{u"touchline-Living"_s, u"touchline-Others"_s}));
    }

    void aCopyThatIsReadIsNobodysLeftover()
    {
        OWN_FILE(folder, file);
        makeLeague(file, {u"Town"_s});
        ASSIGN_RESULT(league, openFile(file, look));
        removeAbandonedCopies();
        QCOMPARE(QDir(QDir::tempPath()).entryList({u"touchline-??????"_s}, QDir::Dirs).size(), 1);
        QCOMPARE(teams(*league), QStringList{u"Town"_s});
    }

    void theLockOfAnotherComputerHolds()
    {
        OWN_FILE(folder, file);
        makeLeague(file);
        write(FileLock::pathFor(file), "4711\ntouchline\nclubhouse\n\n\nanna\n");
        const auto before = Untouched::of(file);
        const auto refused = openFile(file, work);
        VERIFY_FAULT(refused, Fault::Busy);
        for (const char *word : {"4711", "touchline", "clubhouse", "anna"})
            QVERIFY2(wordsOf(refused.error()).contains(QLatin1String(word)),
                     qPrintable(wordsOf(refused.error())));
        QVERIFY(Untouched::of(file) == before);
        VERIFY_RESULT(openFile(file, look));
    }

    void nothingCommittedIsLostInACrash()
    {
        OWN_FILE(folder, file);
        makeLeague(file);
        QStringList committed;
        for (int crash = 0; crash < 3; ++crash) {
            Other other(u"write"_s, file);
            QCOMPARE(other.said(), u"open"_s);
            for (int i = 0; i < 20; ++i)
                committed << other.line() + u' ' + QString::number(crash);
            other.kill();
            auto looking = openFile(file, look); // the log is read with the copy
            VERIFY_RESULT(looking);
            const QStringList seen = teams(*looking);
            QVERIFY(seen.size() >= 20);
            ASSIGN_RESULT(league, openFile(file, work));
            QCOMPARE(teams(*league), seen);
            for (const QString &name : std::as_const(committed))
                if (name.endsWith(QString::number(crash)))
                    QVERIFY2(seen.contains(name.section(u' ', 0, 1)), qPrintable(name));
            VERIFY_RESULT(league->change(u"DELETE FROM team"_s));
        }
    }

    void aFileWithTwoNamesIsNotForWork()
    {
        OWN_FILE(folder, file);
        makeLeague(file);
        QCOMPARE(::link(qPrintable(file), qPrintable(folder.path("second.touchline"))), 0);
        VERIFY_FAULT(openFile(file, work), Fault::Refused);
        VERIFY_RESULT(openFile(file, look));
    }

    void whatIsNoLeagueFileIsNotTouched_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("home,away\n1,2\n");
        QTest::newRow("zip") << QByteArray("PK\3\4\x14\0\0\0", 8);
        QTest::newRow("magic alone") << QByteArray("SQLite format 3", 16);
        QTest::newRow("zeros") << QByteArray(8192, '\0');
        QTest::newRow("one byte") << QByteArray("S");
    }
    void whatIsNoLeagueFileIsNotTouched()
    {
        QFETCH(QByteArray, content);
        const Folder folder;
        const QString file = folder.path("strange.touchline");
        write(file, content);
        const auto before = Untouched::of(file);
        for (const OpenOptions &wanted : {work, look}) {
            const auto refused = openFile(file, wanted);
            QVERIFY(!refused.has_value());
            QVERIFY(refused.error().fault == Fault::BadInput || refused.error().fault == Fault::Damaged);
            QVERIFY(wordsOf(refused.error()).contains(u"strange.touchline"_s));
            QVERIFY(Untouched::of(file) == before);
        }
    }

    void otherThingsAreNoFiles()
    {
        const Folder folder;
        QCOMPARE(openFile(folder.path("none.touchline"), work).error().fault, Fault::NotFound);
        QCOMPARE(openFile(folder.path(), work).error().fault, Fault::BadInput);
        QCOMPARE(openFile(u"/dev/zero"_s, look).error().fault, Fault::BadInput);
        QCOMPARE(openFile(QString(), work).error().fault, Fault::NotFound);
        // A pipe would keep whoever opens it waiting.
        QCOMPARE(::mkfifo(qPrintable(folder.path("pipe")), 0600), 0);
        QCOMPARE(openFile(folder.path("pipe"), work).error().fault, Fault::BadInput);
        QVERIFY(folder.entries() == QStringList{u"pipe"_s});
    }

    void plantedThingsAreFound_data() { rowsFrom<QStringList>("test_store_files"); }
    void plantedThingsAreFound()
    {
        const auto [statements] = row<QStringList>();
        const Folder folder;
        const QString file = folder.path("planted.touchline");
        makeLeague(file, {u"Town"_s});
        tamper(file, statements);
        const auto before = Untouched::of(file);
        for (const OpenOptions &wanted : {work, look}) {
            const auto refused = openFile(file, wanted);
            VERIFY_FAULT(refused, Fault::BadInput);
            const QString words = wordsOf(refused.error());
            QVERIFY2(words.contains(u"league file"_s), qPrintable(words));
            QVERIFY(Untouched::of(file) == before);
        }
    }

    void theLogCountsAsMuchAsTheHeader()
    {
        OWN_FILE(folder, file);
        makeLeague(file);
        // Somebody plants a trigger that stands in the log alone, and is gone without closing.
        const QString planted = folder.path("planted.touchline");
        const QString name = u"open"_s;
        {
            auto connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
            connection.setDatabaseName(file);
            QVERIFY(connection.open());
            QSqlQuery query(connection);
            QVERIFY(query.exec(u"PRAGMA journal_mode = WAL"_s));
            QVERIFY(query.exec(u"PRAGMA wal_autocheckpoint = 0"_s));
            QVERIFY(query.exec(u"CREATE TRIGGER t AFTER INSERT ON team BEGIN DELETE FROM player; END"_s));
            QVERIFY(QFile::copy(file, planted));
            QVERIFY(QFile::copy(file + u"-wal"_s, planted + u"-wal"_s));
        }
        QSqlDatabase::removeDatabase(name);
        const auto before = Untouched::of(planted);
        const QByteArray log = contentOf(planted + u"-wal"_s);
        QVERIFY(log.size() > 1000);
        for (const OpenOptions &wanted : {work, look}) {
            VERIFY_FAULT(openFile(planted, wanted), Fault::BadInput);
            QVERIFY(Untouched::of(planted) == before);
            QCOMPARE(contentOf(planted + u"-wal"_s), log);
        }
    }

    void rowsThatBelongToNothingAreDamage()
    {
        const Folder folder;
        const QString file = folder.path("orphan.touchline");
        makeLeague(file);
        tamper(file, {u"PRAGMA foreign_keys = OFF"_s,
                      u"INSERT INTO player (team, name) VALUES ('nobody', 'Orphan')"_s});
        const auto before = Untouched::of(file);
        const auto refused = openFile(file, work);
        VERIFY_FAULT(refused, Fault::Damaged);
        QVERIFY(wordsOf(refused.error()).contains(u"backup"_s));
        QVERIFY(Untouched::of(file) == before);
    }

    void anIndexThatLacksRowsIsDamage()
    {
        const Folder folder;
        const QString file = folder.path("index.touchline");
        makeLeague(file, {u"Town"_s});
        // Made over no rows at all, and then called what it was: to the letter the same schema.
        tamper(file, {u"INSERT INTO player (team, name) SELECT uuid, 'Keeper' FROM team"_s,
                      u"CREATE TEMP TABLE kept AS SELECT sql FROM sqlite_master WHERE name = "
                      "'player_of_team'"_s,
                      u"DROP INDEX player_of_team"_s,
                      u"CREATE INDEX player_of_team ON player (team) WHERE goals > 1000"_s,
                      u"PRAGMA writable_schema = ON"_s,
                      u"UPDATE sqlite_master SET sql = (SELECT sql FROM kept) WHERE name = "
                      "'player_of_team'"_s});
        const auto before = Untouched::of(file);
        for (const OpenOptions &wanted : {work, look}) {
            const auto refused = openFile(file, wanted);
            VERIFY_FAULT(refused, Fault::Damaged);
            QVERIFY2(wordsOf(refused.error()).contains(u"player_of_team"_s),
                     qPrintable(wordsOf(refused.error())));
            QVERIFY(Untouched::of(file) == before);
        }
    }

    void lookingTouchesNothing()
    {
        OWN_FILE(folder, file);
        makeLeague(file, {u"Town"_s});
        const auto before = Untouched::of(file);
        {
            ASSIGN_RESULT(league, openFile(file, look));
            QVERIFY(league->isReadOnly());
            QCOMPARE(teams(*league), QStringList{u"Town"_s});
            for (const char *sql : {"DELETE FROM team", "INSERT INTO team (uuid, name) VALUES ('u', 'U')"})
                QCOMPARE(league->change(QLatin1String(sql)).error().fault, Fault::ReadOnly);
            QCOMPARE(league->run(u"DROP TABLE player"_s).error().fault, Fault::ReadOnly);
            // Also where the guards of this side are passed by.
            QVERIFY(!league->rows(u"DELETE FROM team RETURNING name"_s).has_value());
            QVERIFY(Untouched::of(file) == before);
        }
        QVERIFY(Untouched::of(file) == before);
    }
};

TOUCHLINE_TEST(TestStoreFiles)

int liveAs(const QString &what, const QStringList &arguments)
{
    return arguments.size() == 1 ? liveAsOther(what, arguments.front()) : 2;
}

const touchline::testing::RegisteredWorker holder("hold", [](const QStringList &arguments) {
    return liveAs(u"hold"_s, arguments);
});
const touchline::testing::RegisteredWorker writer("write", [](const QStringList &arguments) {
    return liveAs(u"write"_s, arguments);
});

} // namespace test_store_files

#include "test_store_files.moc"
