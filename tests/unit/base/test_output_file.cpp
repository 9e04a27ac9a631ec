// SPDX-License-Identifier: GPL-3.0-or-later
// What may be written to, and that a file is there as a whole or not at all.
#include "core/base/output_file.h"
#include "tests/support/disk_fault.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace test_output_file {

using namespace touchline;

namespace {

const QByteArray database = QByteArray("SQLite format 3", 16) + QByteArray(84, '\1');

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be opened");
}

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

class TestOutputFile : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    QString put(const char *name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path(name) : QString();
    }
    [[nodiscard]] QStringList entries() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFileIsThereAsAWholeOrNotAtAll()
    {
        {
            auto file = OutputFile::create(path("new.json"), Existing::Keep);
            QVERIFY(file.has_value());
            QVERIFY((*file)->write("half").has_value());
            QVERIFY(!QFile::exists(path("new.json")));
            QVERIFY(entries().size() <= 1); // a hidden name, where a file cannot be without one
        }
        QCOMPARE(entries(), QStringList());
        QVERIFY(writeOutput(path("new.json"), "whole", Existing::Keep).has_value());
        QCOMPARE(contentOf(path("new.json")), QByteArray("whole"));
        QCOMPARE(entries(), QStringList{QStringLiteral("new.json")});
    }

    /// Then nothing can be left of it, whatever ends the program.
    void whatIsBeingWrittenHasNoName()
    {
        const int nameless =
            ::open(QFile::encodeName(m_folder->path()).constData(), O_TMPFILE | O_RDWR, 0600);
        if (nameless < 0)
            QSKIP("This file system has no files without a name.");
        ::close(nameless);
        auto file = OutputFile::create(path("new.json"), Existing::Keep);
        QVERIFY(file.has_value());
        QVERIFY((*file)->write("half").has_value());
        QVERIFY((*file)->finish().has_value());
        QCOMPARE(entries(), QStringList());
        QVERIFY((*file)->commit().has_value());
        QCOMPARE(entries(), QStringList{QStringLiteral("new.json")});
        QCOMPARE(contentOf(path("new.json")), QByteArray("half"));
    }

    /// What a killed program left goes; what another one is writing just now stays, and so does what only
    /// has a similar name.
    void whatWasLeftGoes()
    {
        put(".touchline-0123456789abcdef.part", "left");
        const QString written = put(".touchline-fedcba9876543210.part", "being written");
        put(".touchline-notes.part", "a file of somebody");
        const int other = ::open(QFile::encodeName(written).constData(), O_RDWR | O_CLOEXEC);
        QVERIFY(other >= 0);
        QCOMPARE(::flock(other, LOCK_EX), 0);
        QVERIFY(writeOutput(path("new.json"), "whole", Existing::Keep).has_value());
        ::close(other);
        QCOMPARE(entries(),
                 (QStringList{QStringLiteral(".touchline-fedcba9876543210.part"),
                              QStringLiteral(".touchline-notes.part"), QStringLiteral("new.json")}));
    }

    void anExistingFileIsReplacedOnlyIfAllowed()
    {
        const QString file = put("old.json", "old");
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(writeOutput(file, "new", Existing::Keep).error().fault, Fault::Refused);
        QCOMPARE(contentOf(file), QByteArray("old"));
        QVERIFY(writeOutput(file, "new", Existing::Replace).has_value());
        QCOMPARE(contentOf(file), QByteArray("new"));
        struct stat found = {};
        QCOMPARE(::stat(QFile::encodeName(file).constData(), &found), 0);
        QCOMPARE(found.st_mode & 0777, mode_t{0600}); // a private file stays one
    }

    /// What the disk has not confirmed has not been written: it is told, and the old file stays.
    void aDiskThatDoesNotConfirmIsTold()
    {
        const QString file = put("kept.json", "old");
        int syncs = 0;
        {
            testing::DiskFault none(m_folder->path(), 0, EIO);
            none.countSyncsOnly();
            QVERIFY(writeOutput(file, "first", Existing::Replace).has_value());
            syncs = none.calls();
        }
        QVERIFY(syncs >= 1);
        testing::DiskFault broken(m_folder->path(), 1, EIO);
        broken.countSyncsOnly();
        const auto written = writeOutput(file, "second", Existing::Replace);
        QCOMPARE(broken.failed().left(5), QStringLiteral("fsync").left(5));
        QVERIFY(!written.has_value());
        QVERIFY2(written.error().message.english().contains(QStringLiteral("kept.json")),
                 qPrintable(written.error().message.english()));
        QCOMPARE(contentOf(file), QByteArray("first"));
        QCOMPARE(entries(), QStringList{QStringLiteral("kept.json")});
        // In steps it is the end that tells.
        auto part = OutputFile::create(path("new.json"), Existing::Keep);
        QVERIFY(part.has_value());
        QVERIFY((*part)->write("whole").has_value());
        testing::DiskFault again(m_folder->path(), 1, EIO);
        again.countSyncsOnly();
        QVERIFY(!(*part)->finish().has_value());
    }

    void aFileThatAppearsMeanwhileIsKept()
    {
        auto file = OutputFile::create(path("new.json"), Existing::Keep);
        QVERIFY(file.has_value());
        QVERIFY((*file)->write("mine").has_value());
        put("new.json", "theirs");
        QCOMPARE((*file)->commit().error().fault, Fault::Refused);
        QCOMPARE(contentOf(path("new.json")), QByteArray("theirs"));
    }

    void aLeagueIsNeverReplaced()
    {
        const QString named = put("cup.touchline", database);
        const QString other = put("cup.json", database);
        const QString broken = put("broken.json", database.left(20));
        QVERIFY(QFile::link(named, path("link.json")));
        QCOMPARE(
            ::link(QFile::encodeName(named).constData(), QFile::encodeName(path("hard.json")).constData()),
            0);
        for (const QString &file : {named, other, broken, path("link.json"), path("hard.json")})
            for (const Existing existing : {Existing::Keep, Existing::Replace}) {
                const auto written = writeOutput(file, "x", existing);
                QVERIFY2(!written.has_value(), qPrintable(file));
                QCOMPARE(written.error().fault, Fault::Refused);
                QVERIFY(!checkOutput(file, existing, Output::League).has_value());
            }
        QCOMPARE(contentOf(named), database);
        QCOMPARE(contentOf(other), database);
        QCOMPARE(contentOf(broken), database.left(20));
        QCOMPARE(entries().size(), 5);
    }

    void whatBelongsToALeagueIsNoOutput()
    {
        put("cup.touchline", database);
        put("other.db", database);
        for (const char *name : {"cup.touchline-wal", "cup.touchline-journal", "cup.touchline-shm",
                                 "cup.touchline.lock", "cup.touchline.part", "none.touchline-wal",
                                 "none.touchline.lock", "other.db-wal", "other.db-journal"})
            for (const Output output : {Output::File, Output::League}) {
                const auto checked = checkOutput(path(name), Existing::Replace, output);
                QVERIFY2(!checked.has_value(), name);
                QCOMPARE(checked.error().fault, Fault::Refused);
            }
        QVERIFY(checkOutput(path("notes-wal"), Existing::Keep).has_value());
        // A name for leagues is for leagues.
        QCOMPARE(checkOutput(path("new.touchline"), Existing::Keep).error().fault, Fault::Refused);
        QVERIFY(checkOutput(path("new.touchline"), Existing::Keep, Output::League).has_value());
    }

    void aLeagueThatIsOpenKeepsItsName()
    {
        // Its lock stands there, also while the file itself is gone.
        put("gone.json.lock", "1\n");
        QCOMPARE(checkOutput(path("gone.json"), Existing::Replace).error().fault, Fault::Busy);
        put("there.json", "no database at the moment");
        put("there.json-wal", "x");
        for (const Output output : {Output::File, Output::League})
            QCOMPARE(checkOutput(path("there.json"), Existing::Replace, output).error().fault, Fault::Busy);
    }

    void devicesPipesAndFoldersAreNoOutputs()
    {
        QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
        QVERIFY(QFile::link(path("nowhere"), path("dangling")));
        QVERIFY(QFile::link(QStringLiteral("/dev/null"), path("null")));
        for (const QString &name :
             {path("pipe"), path("dangling"), path("null"), m_folder->path(), QStringLiteral("/dev/null"),
              QStringLiteral("/dev/stdout"), QStringLiteral("/dev/fd/1"), QStringLiteral("/dev/new"),
              QStringLiteral("/proc/self/fd/1"), QStringLiteral("/tmp/../dev/null")})
            QVERIFY2(writeOutput(name, "x", Existing::Replace).error().fault == Fault::Refused,
                     qPrintable(name));
        QCOMPARE(writeOutput(path("no/folder.json"), "x", Existing::Keep).error().fault, Fault::NotFound);
        QCOMPARE(writeOutput({}, "x", Existing::Keep).error().fault, Fault::BadInput);
    }

    void filesOfAFolderComeTogetherOrNotAtAll()
    {
        const std::vector<NamedBytes> files{{QStringLiteral("a.html"), "a"},
                                            {QStringLiteral("b/b.html"), "b"}};
        const QString site = path("site");
        QVERIFY(writeOutputs(site, files, Existing::Keep).has_value());
        QCOMPARE(contentOf(path("site/b/b.html")), QByteArray("b"));
        QCOMPARE(existingOutputs(site, files).size(), 2);
        QCOMPARE(writeOutputs(site, files, Existing::Keep).error().fault, Fault::Refused);
        put("site/b/b.html", database);
        const std::vector<NamedBytes> later{{QStringLiteral("a.html"), "A"},
                                            {QStringLiteral("b/b.html"), "B"}};
        QCOMPARE(writeOutputs(site, later, Existing::Replace).error().fault, Fault::Refused);
        QCOMPARE(contentOf(path("site/a.html")), QByteArray("a"));
        QCOMPARE(contentOf(path("site/b/b.html")), database);
        // Replaced where nothing speaks against it, whatever went wrong before; nothing else stays there.
        put("site/b/b.html", "b");
        errno = EIO;
        QVERIFY(writeOutputs(site, later, Existing::Replace).has_value());
        QCOMPARE(contentOf(path("site/a.html")), QByteArray("A"));
        QCOMPARE(contentOf(path("site/b/b.html")), QByteArray("B"));
        QCOMPARE(filesIn(site), (QStringList{QStringLiteral("a.html"), QStringLiteral("b")}));
        QCOMPARE(filesIn(path("site/b")), QStringList{QStringLiteral("b.html")});
    }

    /// Whenever the disk fails: all of the former files, or none and no folders where there were none.
    void filesOfAFolderOnAFullDisk()
    {
        const std::vector<NamedBytes> former{{QStringLiteral("a.html"), "a"},
                                             {QStringLiteral("b/b.html"), "b"}};
        const std::vector<NamedBytes> later{{QStringLiteral("a.html"), "A"},
                                            {QStringLiteral("b/b.html"), "B"}};
        const QString site = path("site");
        for (const bool isThere : {false, true}) {
            int calls = 0;
            for (int call = 0; call <= calls; ++call) {
                QVERIFY(QDir(site).removeRecursively());
                if (isThere)
                    QVERIFY(writeOutputs(site, former, Existing::Keep).has_value());
                const testing::DiskFault full(m_folder->path(), call, ENOSPC);
                const auto written = writeOutputs(site, later, Existing::Replace);
                if (call == 0)
                    calls = full.calls();
                const QByteArray at =
                    QStringLiteral("%1 of %2: %3: %4")
                        .arg(call)
                        .arg(calls)
                        .arg(full.failed(), written ? QString() : written.error().message.english())
                        .toUtf8();
                QVERIFY2(written.has_value() || call > 0, at.constData());
                // A disk that does not confirm what is there, or a closing after all was synced, changes
                // nothing.
                const bool isNew = written || QByteArray(at).contains("did not confirm");
                if (!isThere && !isNew) {
                    QVERIFY2(!QFileInfo::exists(site), at.constData());
                    continue;
                }
                QVERIFY2(contentOf(path("site/a.html")) == (isNew ? "A" : "a"), at.constData());
                QVERIFY2(contentOf(path("site/b/b.html")) == (isNew ? "B" : "b"), at.constData());
                QCOMPARE(filesIn(site), (QStringList{QStringLiteral("a.html"), QStringLiteral("b")}));
                QCOMPARE(filesIn(path("site/b")), QStringList{QStringLiteral("b.html")});
            }
            QVERIFY(calls >= 4);
        }
    }
};

TOUCHLINE_TEST(TestOutputFile)

} // namespace test_output_file

#include "test_output_file.moc"
