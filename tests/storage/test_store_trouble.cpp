// SPDX-License-Identifier: GPL-3.0-or-later
// A computer that says no in the middle: each time a clear word, and nothing that was there is lost.
#include "core/base/output_file.h"
#include "models/store/sqlite/backup.h"
#include "tests/storage/storage_case.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <csignal>
#include <sys/resource.h>

namespace test_store_trouble {

using namespace touchline;
using namespace touchline::storage;
using namespace touchline::store;

namespace {

const OpenOptions work = options(OpenMode::ReadWrite, twoTables());
const OpenOptions look = options(OpenMode::ReadOnly, twoTables());
constexpr auto everything = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

QStringList teamsIn(const QString &file)
{
    auto league = openFile(file, look);
    return league ? teams(*league) : QStringList{wordsOf(league.error())};
}

/// A disk that is soon full: a file system of 1 MB, or where none can be mounted a limit on the size of
/// files.
class SmallDisk
{
public:
    SmallDisk()
    {
        if (!path().isEmpty())
            return;
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = rlim_t{1024} * 1024;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk()
    {
        if (path().isEmpty())
            ::setrlimit(RLIMIT_FSIZE, &m_before);
        else
            QFile::remove(path() + u"/ballast"_s);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    [[nodiscard]] static QString path() { return qEnvironmentVariable("TOUCHLINE_TEST_SMALL_DISK"); }
    [[nodiscard]] static QString folder()
    {
        return path().isEmpty() ? qEnvironmentVariable("TOUCHLINE_TEST_FOLDER") : path();
    }
    /// A limit on the size of files is another error to SQLite than a full disk.
    [[nodiscard]] static bool isFull(Fault fault)
    {
        return fault == Fault::Full || (path().isEmpty() && fault == Fault::System);
    }
    /// Leaves `bytes` of room at most.
    static void fill(qint64 bytes)
    {
        QFile ballast(path() + u"/ballast"_s);
        if (path().isEmpty() ||
            !ballast.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
            return;
        while (ballast.write(QByteArray(4096, 'b')) == 4096) {
        }
        ballast.resize(std::max<qint64>(ballast.size() - bytes, 0));
    }

private:
    rlimit m_before = {};
};

} // namespace

class TestStoreTrouble : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning()));
        if (SmallDisk::path().isEmpty())
            qWarning("No small file system could be mounted: a limit on the size of files stands for a full "
                     "disk.");
    }

    void aFullDiskLosesNothing()
    {
        const SmallDisk disk;
        const Folder folder(SmallDisk::folder());
        const QString file = folder.path("league.touchline");
        int kept = 0;
        {
            ASSIGN_RESULT(league, createFile(file, work));
            Result<void> added;
            while (kept < 5000 && added) {
                ASSIGN_RESULT(transaction, Transaction::begin(*league));
                added =
                    addTeam(*league, u"Team %1 "_s.arg(kept, 5, 10, QLatin1Char('0')) + QString(2000, u'x'));
                if (added)
                    added = transaction->commit();
                kept += added ? 1 : 0;
            }
            QVERIFY(kept > 20);
            QVERIFY(!added.has_value());
            QVERIFY2(SmallDisk::isFull(added.error().fault), qPrintable(wordsOf(added.error())));
            if (added.error().fault == Fault::Full)
                QVERIFY(wordsOf(added.error()).contains(u"disk is full"_s));
            QCOMPARE(teams(*league).size(), kept); // still readable
        }
        QCOMPARE(teamsIn(file).size(), kept);
    }

    void aFullDiskWithRoomAgainGoesOn()
    {
        if (SmallDisk::path().isEmpty())
            QSKIP("needs a small file system");
        const SmallDisk disk;
        const Folder folder(SmallDisk::folder());
        ASSIGN_RESULT(league, createFile(folder.path("league.touchline"), work));
        VERIFY_RESULT(addTeam(*league, u"Town"_s));
        SmallDisk::fill(0);
        VERIFY_FAULT(addTeam(*league, QString(20000, u'x')), Fault::Full);
        QFile::remove(SmallDisk::path() + u"/ballast"_s);
        VERIFY_RESULT(addTeam(*league, u"United"_s));
        QCOMPARE(teams(*league), (QStringList{u"Town"_s, u"United"_s}));
    }

    void aFullDiskKeepsTheOldFile()
    {
        const SmallDisk disk;
        const Folder folder(SmallDisk::folder());
        write(folder.path("old.json"), "old");
        SmallDisk::fill(8192);
        // Less than what is collected before it is written at all, and more; a limit on files sees the
        // second.
        for (const int size : {12000, 3000000}) {
            if (size < 1000000 && SmallDisk::path().isEmpty())
                continue;
            const auto written =
                writeOutput(folder.path("old.json"), QByteArray(size, 'x'), Existing::Replace);
            QVERIFY(!written.has_value());
            QVERIFY2(SmallDisk::isFull(written.error().fault), qPrintable(wordsOf(written.error())));
            const std::vector<NamedBytes> files{{u"old.json"_s, "new"},
                                                {u"page.html"_s, QByteArray(size, 'x')}};
            QVERIFY(!writeOutputs(folder.path(), files, Existing::Replace).has_value());
        }
        QCOMPARE(contentOf(folder.path("old.json")), QByteArray("old"));
        QCOMPARE(folder.entries(), QStringList{u"old.json"_s});
    }

    void aFullDiskMakesNoHalfFiles()
    {
        if (SmallDisk::path().isEmpty())
            QSKIP("needs a small file system");
        const SmallDisk disk;
        const Folder folder(SmallDisk::folder());
        const Folder home;
        ASSIGN_RESULT(league, createFile(home.path("league.touchline"), work));
        VERIFY_RESULT(addTeam(*league, QString(300000, u'x')));
        write(folder.path("copy.touchline"), "something else");
        const QByteArray before = contentOf(folder.path("copy.touchline"));
        for (const qint64 room : {0, 4096, 8192, 100000}) {
            SmallDisk::fill(room);
            const auto copied = saveCopy(*league, folder.path("copy.touchline"), Existing::Replace);
            QVERIFY(!copied.has_value());
            QVERIFY2(copied.error().fault == Fault::Full, qPrintable(wordsOf(copied.error())));
            QCOMPARE(contentOf(folder.path("copy.touchline")), before);
            const auto made =
                room < 9000 ? createFile(folder.path("new.touchline"), work) : fail(copied.error());
            QVERIFY(!made.has_value());
            QVERIFY2(made.error().fault == Fault::Full, qPrintable(wordsOf(made.error())));
            QCOMPARE(folder.entries(), QStringList{u"copy.touchline"_s});
            QFile::remove(SmallDisk::path() + u"/ballast"_s);
        }
    }

    void aFileThatMayNotBeWrittenIsOnlyRead()
    {
        OWN_FILE(folder, file);
        {
            ASSIGN_RESULT(league, createFile(file, work));
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
        }
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
        const auto before = Untouched::of(file);
        const auto refused = openFile(file, work);
        VERIFY_FAULT(refused, Fault::ReadOnly);
        QVERIFY(wordsOf(refused.error()).contains(u"reading only"_s));
        QCOMPARE(teamsIn(file), QStringList{u"Town"_s});
        QVERIFY(Untouched::of(file) == before);
        QVERIFY(QFile::setPermissions(file, QFile::Permissions()));
        const auto secret = openFile(file, look);
        VERIFY_FAULT(secret, Fault::System);
        QVERIFY(wordsOf(secret.error()).contains(u"cannot be read"_s));
    }

    void aFolderThatMayNotBeWrittenIsOnlyRead()
    {
        OWN_FILE(folder, file);
        {
            ASSIGN_RESULT(league, createFile(file, work));
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
        }
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        const auto before = Untouched::of(file);
        const auto refused = openFile(file, work);
        const auto made = createFile(folder.path("new.touchline"), work);
        const QStringList seen = teamsIn(file);
        const bool untouched = Untouched::of(file) == before;
        QVERIFY(QFile::setPermissions(folder.path(), everything));
        VERIFY_FAULT(refused, Fault::ReadOnly);
        VERIFY_FAULT(made, Fault::ReadOnly);
        QCOMPARE(seen, QStringList{u"Town"_s});
        QVERIFY(untouched);
    }

    void aFileThatIsTakenAwayLosesNothing_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"removed", "renamed", "replaced", "the log removed", "the log replaced"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void aFileThatIsTakenAwayLosesNothing()
    {
        QFETCH(QString, what);
        OWN_FILE(folder, file);
        const QString log = file + u"-wal"_s;
        ASSIGN_RESULT(league, createFile(file, work));
        VERIFY_RESULT(addTeam(*league, u"Town"_s));
        QVERIFY(QFile::exists(log));
        const QString taken = what.startsWith(u"the log"_s) ? log : file;
        QVERIFY(what == "renamed"_L1 ? QFile::rename(file, folder.path("elsewhere")) : QFile::remove(taken));
        if (what.endsWith(u"replaced"_s))
            write(taken, "something else");
        for (int attempt = 0; attempt < 2; ++attempt) {
            const auto refused = addTeam(*league, u"United"_s);
            VERIFY_FAULT(refused, Fault::Conflict);
            const QString said = wordsOf(refused.error());
            QVERIFY2(said.contains(what == "renamed"_L1 ? u"was moved to"_s : u"removed or replaced"_s),
                     qPrintable(said));
            QCOMPARE(Transaction::begin(*league).error().fault, Fault::Conflict);
        }
        QCOMPARE(teams(*league), QStringList{u"Town"_s});
        VERIFY_RESULT(saveCopy(*league, folder.path("rescued.touchline"), Existing::Keep));
        QCOMPARE(teamsIn(folder.path("rescued.touchline")), QStringList{u"Town"_s});
        {
            [[maybe_unused]] const Database closed = *std::move(league);
        }
        if (what == "replaced"_L1)
            QCOMPARE(contentOf(file), QByteArray("something else"));
    }

    /// What was saved is in the file under its new name, and nothing stays beside it.
    void aFolderCanBeRenamedMeanwhile()
    {
        const Folder folder;
        QVERIFY(QDir().mkdir(folder.path("club")));
        ASSIGN_RESULT(league, createFile(folder.path("club/league.touchline"), work));
        VERIFY_RESULT(addTeam(*league, u"Town"_s));
        QVERIFY(QDir().rename(folder.path("club"), folder.path("away")));
        const auto refused = addTeam(*league, u"United"_s);
        VERIFY_FAULT(refused, Fault::Conflict);
        QVERIFY2(wordsOf(refused.error()).contains(folder.path("away/league.touchline")),
                 qPrintable(wordsOf(refused.error())));
        {
            [[maybe_unused]] const Database closed = *std::move(league);
        }
        QCOMPARE(QDir(folder.path("away")).entryList(QDir::Files | QDir::Hidden),
                 QStringList{u"league.touchline"_s});
        QCOMPARE(teamsIn(folder.path("away/league.touchline")), QStringList{u"Town"_s});
    }

    void aFileThatIsTakenAwayInTheMiddleLosesNothing()
    {
        NEW_FILE(folder, file, league, work);
        {
            ASSIGN_RESULT(transaction, Transaction::begin(*league));
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
            QVERIFY(QFile::remove(file));
            VERIFY_RESULT(addTeam(*league, u"United"_s));
            VERIFY_RESULT(transaction->commit());
        }
        QCOMPARE(addTeam(*league, u"Late"_s).error().fault, Fault::Conflict);
        VERIFY_RESULT(saveCopy(*league, folder.path("rescued.touchline"), Existing::Keep));
        QCOMPARE(teamsIn(folder.path("rescued.touchline")), (QStringList{u"Town"_s, u"United"_s}));
    }

    void aTemporaryFolderThatIsGoneIsNamed()
    {
        OWN_FILE(folder, file);
        {
            VERIFY_RESULT(createFile(file, work));
        }
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", "/no/such/folder");
        const auto refused = openFile(file, look);
        // For work no copy is needed where everything is in the file.
        const auto opened = openFile(file, work);
        qputenv("TMPDIR", before);
        VERIFY_FAULT(refused, Fault::System);
        QVERIFY(wordsOf(refused.error()).contains(u"/no/such/folder"_s));
        VERIFY_RESULT(opened);
    }
};

TOUCHLINE_TEST(TestStoreTrouble)

} // namespace test_store_trouble

#include "test_store_trouble.moc"
