// SPDX-License-Identifier: GPL-3.0-or-later
// Copies and backups: complete or not there, never fewer than before, whatever the clock does.
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/backup_names.h"
#include "models/store/sqlite/file_lock.h"
#include "models/store/sqlite/leftovers.h"
#include "tests/storage/storage_case.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sys/wait.h>
#include <unistd.h>

namespace test_store_backups {

using namespace touchline;
using namespace touchline::storage;
using namespace touchline::store;

namespace {

const OpenOptions work = options(OpenMode::ReadWrite, twoTables());
const OpenOptions look = options(OpenMode::ReadOnly, twoTables());
const QDateTime afternoon(QDate(2026, 11, 21), QTime(14, 5));

QStringList teamsIn(const QString &file)
{
    auto league = openFile(file, look);
    return league ? teams(*league) : QStringList{wordsOf(league.error())};
}

/// What a process leaves that is killed while it writes a copy to `target`.
void leave(const QString &target)
{
    const pid_t child = ::fork();
    if (child < 0)
        qFatal("no process");
    if (child == 0) {
        const auto lock = FileLock::take(target);
        if (lock)
            write(unfinishedCopy(target), "half a copy");
        ::_exit(lock ? 0 : 1);
    }
    int status = 0;
    if (::waitpid(child, &status, 0) != child || status != 0 || !QFile::exists(FileLock::pathFor(target)))
        qFatal("nothing was left of %s", qPrintable(target));
}

/// Another state folder of the user for a while.
class Home
{
public:
    explicit Home(const QString &state) { qputenv("XDG_STATE_HOME", state.toUtf8()); }
    ~Home() { qunsetenv("XDG_STATE_HOME"); }
    Q_DISABLE_COPY_MOVE(Home)
};

QStringList names(const QStringList &paths)
{
    QStringList names;
    for (const QString &path : paths)
        names << QFileInfo(path).fileName();
    return names;
}

} // namespace

class TestStoreBackups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void aCopyHoldsEverything()
    {
        const Folder folder;
        ASSIGN_RESULT(league, createFile(folder.path("league.touchline"), work));
        VERIFY_RESULT(addTeam(*league, u"Town"_s));
        VERIFY_RESULT(saveCopy(*league, folder.path("copy.touchline"), Existing::Keep));
        QCOMPARE(teamsIn(folder.path("copy.touchline")), QStringList{u"Town"_s});
        VERIFY_RESULT(addTeam(*league, u"United"_s)); // the league itself goes on
        // A league is never replaced, whatever is allowed; another file is where that is allowed.
        for (const Existing existing : {Existing::Keep, Existing::Replace})
            QCOMPARE(saveCopy(*league, folder.path("copy.touchline"), existing).error().fault,
                     Fault::Refused);
        QCOMPARE(teamsIn(folder.path("copy.touchline")), QStringList{u"Town"_s});
        write(folder.path("other.touchline"), "a note");
        QCOMPARE(saveCopy(*league, folder.path("other.touchline"), Existing::Keep).error().fault,
                 Fault::Refused);
        QCOMPARE(contentOf(folder.path("other.touchline")), QByteArray("a note"));
        VERIFY_RESULT(saveCopy(*league, folder.path("other.touchline"), Existing::Replace));
        QCOMPARE(teamsIn(folder.path("other.touchline")), (QStringList{u"Town"_s, u"United"_s}));
        VERIFY_RESULT(openFile(folder.path("other.touchline"), work));
        QVERIFY(folder.entries().filter(u".part"_s).isEmpty());
    }

    void whatIsReadCanBeCopied()
    {
        const Folder folder;
        {
            ASSIGN_RESULT(league, createFile(folder.path("league.touchline"), work));
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
        }
        ASSIGN_RESULT(league, openFile(folder.path("league.touchline"), look));
        VERIFY_RESULT(saveCopy(*league, folder.path("copy.touchline"), Existing::Keep));
        QCOMPARE(teamsIn(folder.path("copy.touchline")), QStringList{u"Town"_s});
    }

    void aCopyHarmsNothing()
    {
        NEW_FILE(folder, file, league, work);
        VERIFY_RESULT(addTeam(*league, u"Town"_s));
        QCOMPARE(saveCopy(*league, file, Existing::Keep).error().fault, Fault::Refused);
        QVERIFY(QFile::link(file, folder.path("link.touchline")));
        QCOMPARE(saveCopy(*league, folder.path("link.touchline"), Existing::Keep).error().fault,
                 Fault::Refused);
        QCOMPARE(saveCopy(*league, folder.path(), Existing::Keep).error().fault, Fault::Refused);
        QCOMPARE(saveCopy(*league, folder.path("no/folder.touchline"), Existing::Keep).error().fault,
                 Fault::NotFound);
        write(folder.path("crashed.touchline"), "x");
        write(folder.path("crashed.touchline-wal"), "y");
        QCOMPARE(saveCopy(*league, folder.path("crashed.touchline"), Existing::Keep).error().fault,
                 Fault::Refused);
        {
            ASSIGN_RESULT(other, createFile(folder.path("other.touchline"), work));
            QVERIFY(!saveCopy(*league, folder.path("other.touchline"), Existing::Keep).has_value());
        }
        {
            ASSIGN_RESULT(transaction, Transaction::begin(*league));
            QCOMPARE(saveCopy(*league, folder.path("copy.touchline"), Existing::Keep).error().fault,
                     Fault::Refused);
        }
        QVERIFY(!QFile::exists(folder.path("copy.touchline")));
        QCOMPARE(teams(*league), QStringList{u"Town"_s});
    }

    void aPrivateFileHasAPrivateCopy()
    {
        NEW_FILE(folder, file, league, work);
        for (const QFile::Permissions mode :
             {QFile::ReadOwner | QFile::WriteOwner,
              QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther}) {
            QVERIFY(QFile::setPermissions(file, mode));
            VERIFY_RESULT(saveCopy(*league, folder.path("copy.touchline"), Existing::Keep));
            const QFile::Permissions all = QFile::permissions(folder.path("copy.touchline"));
            QVERIFY(QFile::remove(folder.path("copy.touchline")));
            const auto got = all & (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup |
                                    QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther);
            QCOMPARE(got, mode);
        }
    }

    void theLastTenAreKept()
    {
        NEW_FILE(folder, file, league, work);
        for (int i = 0; i < 13; ++i) {
            VERIFY_RESULT(addTeam(*league, u"Team %1"_s.arg(i, 2, 10, QLatin1Char('0'))));
            VERIFY_RESULT(backUp(*league, afternoon.addSecs(60LL * i)));
        }
        const QStringList kept = names(backupsOf(file));
        QCOMPARE(kept.size(), 10);
        QCOMPARE(kept.front(), u"league (backup 4, 2026-11-21 1408).touchline"_s);
        QCOMPARE(kept.back(), u"league (backup 13, 2026-11-21 1417).touchline"_s);
        QCOMPARE(teamsIn(backupsOf(file).front()).size(), 4);
        QCOMPARE(teamsIn(backupsOf(file).back()).size(), 13);
    }

    void aClockThatGoesBackwardsLosesNothing()
    {
        NEW_FILE(folder, file, league, work);
        QStringList made;
        for (int i = 0; i < 12; ++i) { // each a year before the last, and then all of the same minute
            VERIFY_RESULT(addTeam(*league, u"Team %1"_s.arg(i, 2, 10, QLatin1Char('0'))));
            ASSIGN_RESULT(backup, backUp(*league, afternoon.addYears(-std::min(i, 6))));
            made << *backup;
        }
        QCOMPARE(backupsOf(file), made.mid(2)); // the ten made last
        QCOMPARE(teamsIn(made.back()).size(), 12);
        QCOMPARE(teamsIn(made.at(2)).size(), 3);
    }

    void othersBackupsAreNotCounted()
    {
        const Folder folder;
        const QString file = folder.path("cup.touchline");
        for (const char *name : {"cup (backup 99, 2026-11-21 1405) (backup 1, 2026-11-21 1405).touchline",
                                 "cup2 (backup 5, 2026-11-21 1405).touchline", "cup (backup 7).touchline",
                                 "cup (before version 2, 2026-11-21 1405).touchline",
                                 "cup (backup x, 2026-11-21 1405).touchline"})
            write(folder.path(name), "mine");
        ASSIGN_RESULT(league, createFile(file, work));
        ASSIGN_RESULT(first, backUp(*league, afternoon, 1));
        QCOMPARE(names({*first}), QStringList{u"cup (backup 1, 2026-11-21 1405).touchline"_s});
        VERIFY_RESULT(backUp(*league, afternoon, 1));
        QCOMPARE(names(backupsOf(file)), QStringList{u"cup (backup 2, 2026-11-21 1405).touchline"_s});
        QCOMPARE(folder.entries().filter(u"(b"_s).size(), 5);
        QCOMPARE(QFileInfo(*first).path(), folder.path("cup.touchline.backups"));
    }

    void thoseBesideTheFileCountToo()
    {
        const Folder folder;
        const QString file = folder.path("cup.touchline");
        ASSIGN_RESULT(league, createFile(file, work));
        // As versions up to 0.1.0 left them.
        const QString first = folder.path("cup (backup 1, 2026-11-20 0900).touchline");
        const QString second = folder.path("cup (backup 2, 2026-11-20 1000).touchline");
        for (const QString &old : {first, second})
            VERIFY_RESULT(saveCopy(*league, old, Existing::Keep));
        QCOMPARE(backupsOf(file), (QStringList{first, second}));
        QCOMPARE(backupFolder(file), folder.path());
        ASSIGN_RESULT(third, backUp(*league, afternoon, 2));
        QCOMPARE(*third, folder.path("cup.touchline.backups/cup (backup 3, 2026-11-21 1405).touchline"));
        QCOMPARE(backupsOf(file), (QStringList{second, *third}));
        QVERIFY(!QFile::exists(first));
        QCOMPARE(backupFolder(file), folder.path("cup.touchline.backups"));
    }

    void whereTheFolderCannotBeWrittenTheUsersIsTaken()
    {
        const Folder folder;
        const Folder state;
        const Home home(state.path());
        const QString file = folder.path("cup.touchline");
        {
            ASSIGN_RESULT(league, createFile(file, work));
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
        }
        ASSIGN_RESULT(league, openFile(file, look));
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        const auto backup = backUp(*league, afternoon);
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        VERIFY_RESULT(backup);
        QVERIFY2(backup->startsWith(state.path("touchline/backups/cup.touchline-")), qPrintable(*backup));
        QCOMPARE(teamsIn(*backup), QStringList{u"Town"_s});
        QCOMPARE(backupsOf(file), QStringList{*backup});
        ASSIGN_RESULT(next, backUp(*league, afternoon));
        QCOMPARE(*next, folder.path("cup.touchline.backups/cup (backup 2, 2026-11-21 1405).touchline"));
    }

    void aBackupThatSomebodyHasOpenStays()
    {
        NEW_FILE(folder, file, league, work);
        ASSIGN_RESULT(first, backUp(*league, afternoon));
        {
            ASSIGN_RESULT(open, openFile(*first, work));
            VERIFY_RESULT(backUp(*league, afternoon, 1));
            QVERIFY(QFile::exists(*first));
            VERIFY_RESULT(addTeam(*open, u"Still there"_s));
        }
        VERIFY_RESULT(backUp(*league, afternoon, 1));
        QVERIFY(!QFile::exists(*first));
    }

    void aBackupThatFailsRemovesNothing()
    {
        NEW_FILE(folder, file, league, work);
        VERIFY_RESULT(backUp(*league, afternoon));
        VERIFY_RESULT(backUp(*league, afternoon));
        const QStringList before = backupsOf(file);
        const Home home(u"/proc/nowhere"_s);
        const QString backups = folder.path("league.touchline.backups");
        QVERIFY(QFile::setPermissions(backups, QFile::ReadOwner | QFile::ExeOwner));
        const auto failed = backUp(*league, afternoon, 1);
        QVERIFY(QFile::setPermissions(backups, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        VERIFY_FAULT(failed, Fault::ReadOnly);
        QCOMPARE(backupsOf(file), before);
        for (const QString &backup : before)
            VERIFY_RESULT(openFile(backup, look));
    }

    void whatAKilledBackupLeftIsRemoved_data()
    {
        QTest::addColumn<bool>("byOpening");
        QTest::newRow("the next opening") << true;
        QTest::newRow("the next backup") << false;
    }
    void whatAKilledBackupLeftIsRemoved()
    {
        QFETCH(bool, byOpening);
        NEW_FILE(folder, file, league, work);
        // Beside the file, as versions up to 0.1.0 had it.
        const QString numbered = nextBackup(file, folder.path(), afternoon.addDays(-1));
        const QString migrated = backupBeforeVersion(file, folder.path(), 2, afternoon);
        const QString today = nextBackup(file, *folderForBackups(file), afternoon);
        leave(today);
        const QString unfinished = folder.path("league (backup 5, 2026-11-20 0900).touchline");
        for (const QString &target : {numbered, migrated})
            leave(target);
        write(unfinishedCopy(unfinished) + u"-journal"_s, "half");
        // Of somebody who is alive, of another computer, of another file.
        const QString alive = folder.path("league (backup 7, 2026-11-20 0900).touchline");
        ASSIGN_RESULT(lock, FileLock::take(alive));
        write(unfinishedCopy(alive), "half");
        const QString far = folder.path("league (backup 8, 2026-11-20 0900).touchline");
        write(FileLock::pathFor(far), "1\nTouchline\nelsewhere\nmachine\nstart\n");
        write(unfinishedCopy(far), "half");
        const QString other = folder.path("cup (backup 1, 2026-11-20 0900).touchline");
        leave(other);
        QStringList stay = folder.entries();
        for (const QString &gone : {numbered, migrated, unfinished})
            for (const char *ending : {".lock", ".copy.part", ".copy.part-journal"})
                stay.removeAll(QFileInfo(gone).fileName() + QLatin1String(ending));
        if (byOpening) {
            league = fail(Fault::System, "closed");
            league = openFile(file, work);
            VERIFY_RESULT(league);
        } else {
            VERIFY_RESULT(backUp(*league, afternoon));
        }
        QVERIFY(!QFile::exists(unfinishedCopy(today)));
        QVERIFY(!QFile::exists(FileLock::pathFor(today)));
        QStringList left = folder.entries();
        for (QStringList *list : {&stay, &left}) {
            // SQLite's own, which come and go.
            list->removeIf([](const QString &name) { return name.startsWith(u"league.touchline-"_s); });
            list->sort();
        }
        QCOMPARE(left, stay);
    }

    void whatAKilledCopyLeftIsRemovedByTheNextOne()
    {
        const Folder folder;
        ASSIGN_RESULT(league, createFile(folder.path("league.touchline"), work));
        VERIFY_RESULT(addTeam(*league, u"Town"_s));
        const QString copy = folder.path("copy.touchline");
        leave(copy);
        VERIFY_RESULT(saveCopy(*league, copy, Existing::Keep));
        QCOMPARE(teamsIn(copy), QStringList{u"Town"_s});
        QCOMPARE(folder.entries().filter(u"copy"_s), QStringList{u"copy.touchline"_s});
        // Or when the copy that was there before is opened.
        leave(copy);
        VERIFY_RESULT(openFile(copy, work));
        QVERIFY(folder.entries().filter(u".part"_s).isEmpty());
    }

    void nothingIsRemovedBesideAFileThatIsRefused()
    {
        OWN_FILE(folder, file);
        write(file, "SQLite format 3");
        leave(nextBackup(file, folder.path(), afternoon));
        const Untouched before = Untouched::of(file);
        QVERIFY(!openFile(file, work).has_value());
        QVERIFY(Untouched::of(file) == before);
    }

    void aBackupOpensLikeAnyLeague()
    {
        const Folder folder;
        QString backup;
        {
            ASSIGN_RESULT(league, createFile(folder.path("league.touchline"), work));
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
            backup = *backUp(*league, afternoon);
        }
        ASSIGN_RESULT(league, openFile(backup, work));
        VERIFY_RESULT(addTeam(*league, u"United"_s));
        VERIFY_RESULT(backUp(*league, afternoon)); // has backups of its own
        QCOMPARE(backupsOf(folder.path("league.touchline")), QStringList{backup});
    }
};

TOUCHLINE_TEST(TestStoreBackups)

} // namespace test_store_backups

#include "test_store_backups.moc"
