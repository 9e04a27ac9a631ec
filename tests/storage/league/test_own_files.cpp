// SPDX-License-Identifier: GPL-3.0-or-later
// What a person's programs keep for themselves finds its new place, once, and nothing of it is lost on the
// way.
#include "models/league/access/own_files.h"
#include "models/league/league.h"
#include "models/store/sqlite/backup_names.h"
#include "tests/storage/storage_case.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

namespace test_own_files {

using namespace touchline;
using namespace touchline::storage;

namespace {

using Files = std::map<QString, QByteArray>;

/// Every file below a folder.
Files filesIn(const QString &folder)
{
    Files files;
    QDirIterator walk(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = walk.next();
        files[path.mid(folder.size() + 1)] = contentOf(path);
    }
    return files;
}

void put(const QString &path, const QByteArray &content)
{
    if (!QDir().mkpath(QFileInfo(path).path()))
        qFatal("no folder for %s", qPrintable(path));
    write(path, content);
}

void allow(const QString &folder, bool isWritable)
{
    auto rights = QFile::permissions(folder);
    rights.setFlag(QFile::WriteOwner, isWritable).setFlag(QFile::WriteUser, isWritable);
    if (!QFile::setPermissions(folder, rights))
        qFatal("no rights for %s", qPrintable(folder));
}

/// A person with folders of their own, who has used the program before.
class Person
{
public:
    Person()
    {
        qputenv("XDG_DATA_HOME", m_folder.path("data").toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.path("config").toUtf8());
        qputenv("XDG_STATE_HOME", m_folder.path("state").toUtf8());
        before = formerOwnFiles();
        now = ownFiles();
        for (const auto &[name, content] : kept)
            put(before.folder + u'/' + name, content);
        put(before.settings, settings);
    }
    ~Person()
    {
        for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"})
            qunsetenv(name);
    }
    Q_DISABLE_COPY_MOVE(Person)

    [[nodiscard]] QString path(const char *name) const { return m_folder.path(name); }
    [[nodiscard]] bool isAsBefore() const
    {
        return filesIn(before.folder) == kept && contentOf(before.settings) == settings &&
               !QFileInfo::exists(now.settings) && filesIn(now.folder).empty();
    }
    [[nodiscard]] bool isMoved() const
    {
        return filesIn(now.folder) == kept && contentOf(now.settings) == settings &&
               !QFileInfo::exists(before.folder) && !QFileInfo::exists(before.settings);
    }

    const Files kept{
        {u"Friendlies.touchline"_s, "a league"},
        {u"Friendlies.touchline.backups/Friendlies (backup 1, 2026-11-21 1405).touchline"_s, "b"},
        {u"runs/999999"_s, "/tmp/a.touchline"},
        {u"sheets/00ff.json"_s, "{}"}};
    const QByteArray settings{"[recent]\nplaces=/tmp/a.touchline\n"};
    OwnFiles before;
    OwnFiles now;

private:
    Folder m_folder;
};

} // namespace

class TestOwnFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void everythingIsMovedOnce()
    {
        const Person person;
        QCOMPARE(person.now.folder, person.path("data/touchline"));
        QCOMPARE(person.now.settings, person.path("config/touchline/touchline.conf"));
        QVERIFY(moveOwnFiles());
        QVERIFY(person.isMoved());
        QCOMPARE(QDir(person.path("data")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{u"touchline"_s});
        QCOMPARE(QDir(person.path("config")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{u"touchline"_s});
        QVERIFY(moveOwnFiles());
        QVERIFY(person.isMoved());
    }

    void whoIsNewHasNothingToMove()
    {
        const Person person;
        QVERIFY(QDir(person.path("data")).removeRecursively());
        QVERIFY(QDir(person.path("config")).removeRecursively());
        QVERIFY(moveOwnFiles());
        QVERIFY(!QFileInfo::exists(person.path("data")));
    }

    /// The terminal has kept matches in the new folder already.
    void whatIsThereStaysBesideIt()
    {
        const Person person;
        const QString match = person.now.folder + u"/matches/a.match"_s;
        const QString mark = person.now.folder + u"/runs/5"_s;
        put(match, "a match");
        put(mark, "another run");
        QVERIFY(moveOwnFiles());
        QCOMPARE(contentOf(match), QByteArray("a match"));
        QCOMPARE(contentOf(mark), QByteArray("another run"));
        QVERIFY(QFile::remove(match));
        QVERIFY(QFile::remove(mark));
        QVERIFY(person.isMoved());
    }

    void aSecondFolderReplacesNothing()
    {
        const Person person;
        const QString league = person.now.folder + u"/Friendlies.touchline"_s;
        put(league, "a newer league");
        put(person.now.settings, "newer settings");
        QVERIFY(moveOwnFiles());
        QCOMPARE(filesIn(person.now.folder), (Files{{u"Friendlies.touchline"_s, "a newer league"}}));
        QCOMPARE(contentOf(person.now.settings), QByteArray("newer settings"));
        QCOMPARE(filesIn(person.before.folder), person.kept);
        QCOMPARE(contentOf(person.before.settings), person.settings);
    }

    void whatCannotBeMovedIsUsedWhereItIs()
    {
        const Person person;
        for (const QString &folder :
             {person.path("data"), person.path("config"), person.path("data/Touchline"), person.before.folder,
              person.path("config/Touchline"), person.before.folder + u"/runs"_s}) {
            if (folder.endsWith(u"runs"_s)) // a folder as a whole goes along with the one that it is in
                put(person.now.folder + u"/matches/a.match"_s, "a match");
            allow(folder, false);
            const bool isMoved = moveOwnFiles();
            allow(folder, true);
            if (folder.endsWith(u"runs"_s)) {
                QCOMPARE(filesIn(person.now.folder).size(), 1U);
                QVERIFY(QDir(person.now.folder).removeRecursively());
            }
            QVERIFY2(!isMoved, qPrintable(folder));
            QVERIFY2(person.isAsBefore(), qPrintable(folder));
        }
        QVERIFY(moveOwnFiles());
        QVERIFY(person.isMoved());
    }

    void aStartThatWasStoppedIsGoneOnWith()
    {
        const auto move = [](const QString &from, const QString &to) {
            return QDir().mkpath(QFileInfo(to).path()) && QFile::rename(from, to);
        };
        for (const QString &name :
             {u"Friendlies.touchline"_s, u"Friendlies.touchline.backups"_s, u"sheets"_s, u"runs/999999"_s}) {
            const Person person;
            QVERIFY(move(person.before.settings, person.now.settings));
            QVERIFY(move(person.before.folder + u'/' + name, person.now.folder + u'/' + name));
            QVERIFY(moveOwnFiles());
            QVERIFY2(person.isMoved(), qPrintable(name));
        }
    }

    void aCopyThatIsThereIsNotMadeAgain()
    {
        const Person person;
        for (const auto &[name, content] : person.kept)
            put(person.now.folder + u'/' + name, content);
        QVERIFY(QDir(person.before.folder + u"/sheets"_s).removeRecursively()); // it was removing them
        QVERIFY(moveOwnFiles());
        QVERIFY(person.isMoved());
    }

    /// The settings are moved first: a start was stopped then, and now the folder can no longer be.
    void settingsComeBackToTheFolderThatIsUsed()
    {
        const Person person;
        QVERIFY(QDir().mkpath(QFileInfo(person.now.settings).path()));
        QVERIFY(QFile::rename(person.before.settings, person.now.settings));
        allow(person.path("data"), false);
        const bool isMoved = moveOwnFiles();
        allow(person.path("data"), true);
        QVERIFY(!isMoved);
        QVERIFY(person.isAsBefore());
    }

    void nobodyWhoWorksWithItIsDisturbed()
    {
        const Person person;
        const QString path = person.before.folder + u"/Mine.touchline"_s;
        {
            ASSIGN_RESULT(league, League::create(path, u"Mine"_s, {u"Anna"_s, false, {}}));
            QVERIFY(!moveOwnFiles());
            QCOMPARE(contentOf(person.before.settings), person.settings);
        }
        {
            QLockFile run(person.before.folder + u"/runs/5.lock"_s);
            QVERIFY(run.tryLock());
            QVERIFY(!moveOwnFiles());
        }
        QVERIFY(moveOwnFiles());
        const QString moved = placeAfterMove(path);
        QCOMPARE(moved, person.now.folder + u"/Mine.touchline"_s);
        ASSIGN_RESULT(league, League::open(moved, {u"Anna"_s, false, {}}));
        QCOMPARE((*league)->name(), u"Mine"_s);
    }

    void linksLeadWhereTheyLed()
    {
        const Person person;
        put(person.path("elsewhere/Other.touchline"), "another");
        const QString link = person.before.folder + u"/Other.touchline"_s;
        QVERIFY(QFile::link(u"../../../elsewhere/Other.touchline"_s, link));
        QVERIFY(!moveOwnFiles());
        QCOMPARE(contentOf(link), QByteArray("another"));
        QVERIFY(QFile::remove(link));
        QVERIFY(QFile::link(person.path("elsewhere/Other.touchline"), link));
        QVERIFY(moveOwnFiles());
        QCOMPARE(contentOf(person.now.folder + u"/Other.touchline"_s), QByteArray("another"));
    }

    void fromAnotherFileSystemItIsCopied()
    {
        const QString small = qEnvironmentVariable("TOUCHLINE_TEST_SMALL_DISK");
        if (small.isEmpty())
            QSKIP("needs a second file system");
        const Person person;
        const Folder disk(small);
        QVERIFY(QDir().mkpath(disk.path("Touchline")));
        for (const auto &[name, content] : person.kept)
            put(disk.path("Touchline") + u'/' + name, content);
        QVERIFY(QDir(person.path("data/Touchline")).removeRecursively());
        QVERIFY(QFile::link(disk.path(), person.path("data/Touchline")));
        QVERIFY(moveOwnFiles());
        QVERIFY(person.isMoved());
        QVERIFY(disk.entries().isEmpty());
    }

    void aDiskThatIsFullTakesNothing()
    {
        const QString small = qEnvironmentVariable("TOUCHLINE_TEST_SMALL_DISK");
        if (small.isEmpty())
            QSKIP("needs a small disk");
        const Person person;
        const Folder disk(small);
        const QString large = person.before.folder + u"/Large.touchline"_s;
        put(large, QByteArray(2 << 20, 'x'));
        const OwnFiles to{disk.path("touchline"), disk.path("touchline.conf")};
        QVERIFY(!moveOwnFiles(person.before, to));
        QVERIFY(disk.entries().isEmpty());
        QCOMPARE(QFileInfo(large).size(), 2 << 20);
        QVERIFY(QFile::remove(large));
        QVERIFY(person.isAsBefore());
        QVERIFY(moveOwnFiles(person.before, to));
        QCOMPARE(filesIn(to.folder), person.kept);
        QCOMPARE(contentOf(to.settings), person.settings);
        QVERIFY(!QFileInfo::exists(person.before.folder));
    }

    void backupsElsewhereAreFoundAgain()
    {
        const Person person;
        const QString before = person.before.folder + u"/Friendlies.touchline"_s;
        const QString now = person.now.folder + u"/Friendlies.touchline"_s;
        put(store::backupFolders(before).at(1) + u"/Friendlies (backup 2, 2026-11-22 1405).touchline"_s, "b");
        QCOMPARE(store::numberedBackups(before).size(), 2);
        QVERIFY(moveOwnFiles());
        QCOMPARE(store::numberedBackups(now).size(), 2);
        QVERIFY(!QFileInfo::exists(store::backupFolders(before).at(1)));
    }

    void placesAreKnownByBothPaths()
    {
        const Person person;
        const QString before = person.before.folder + u"/Friendlies.touchline"_s;
        const QString now = person.now.folder + u"/Friendlies.touchline"_s;
        QCOMPARE(placeAfterMove(before), before);
        QCOMPARE(placeBeforeMove(before), QString());
        QVERIFY(moveOwnFiles());
        QCOMPARE(placeAfterMove(before), now);
        QCOMPARE(placeAfterMove(person.before.folder + u"/Gone.touchline"_s),
                 person.before.folder + u"/Gone.touchline"_s);
        QCOMPARE(placeAfterMove(u"postgresql://host/league"_s), u"postgresql://host/league"_s);
        QCOMPARE(placeBeforeMove(now), before);
        QCOMPARE(placeBeforeMove(person.path("a.touchline")), QString());
    }
};

TOUCHLINE_TEST(TestOwnFiles)

} // namespace test_own_files

#include "test_own_files.moc"
