// SPDX-License-Identifier: GPL-3.0-or-later
// Every writer of the command line meets a full disk at each of its calls of the system: what was there stays
// as it was, nothing is left beside it, and the program says that the disk is full and ends with 1.
#include "app/cli/command_line.h"
#include "tests/storage/storage_case.h"
#include "tests/support/disk_fault.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QDirIterator>

#include <cerrno>
#include <map>
#include <set>

namespace test_full_disk {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::storage;
using touchline::testing::DiskFault;

namespace {

struct Ran
{
    int code = -1;
    QString err;
};

Ran ran(const QStringList &arguments)
{
    Ran result;
    QString text;
    QTextStream out(&text);
    QTextStream err(&result.err);
    cli::Streams streams{out, err};
    result.code = cli::runCommandLine(arguments, streams);
    err.flush();
    return result;
}

/// Every file and folder below, with its content.
using Tree = std::map<QString, QByteArray>;

Tree treeOf(const QString &folder)
{
    Tree tree;
    QDirIterator each(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = each.next();
        tree[QDir(folder).relativeFilePath(path)] =
            each.fileInfo().isDir() ? QByteArray("folder") : contentOf(path);
    }
    return tree;
}

/// Few calls are all tried, of many the first, the last and some between.
std::set<int> callsToTry(int calls)
{
    constexpr int all = 40;
    constexpr int few = 12;
    std::set<int> tried;
    for (int call = 1; call <= calls; ++call)
        if (calls <= all || call <= few || call > calls - few || call % (calls / few) == 0)
            tried.insert(call);
    return tried;
}

} // namespace

class TestFullDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning()));
        m_league = m_source.path("league.touchline");
        QCOMPARE(ran({u"league"_s, u"new"_s, m_league, u"--name"_s, u"Club"_s}).code, 0);
        QCOMPARE(ran({u"league"_s, u"add"_s, m_league, u"--template"_s, u"league-4"_s, u"--name"_s, u"Cup"_s,
                      u"--first"_s, u"2026-08-01"_s})
                     .code,
                 0);
        const Ran played = ran({u"league"_s, u"play"_s, m_league, u"--to-end"_s});
        QVERIFY2(played.code == 0, qPrintable(played.err));
    }

    void theOldFileStays_data() { rowsFrom<QString, bool>("test_full_disk"); }

    void theOldFileStays()
    {
        auto [command, isReplaced] = row<QString, bool>();
        const Folder folder;
        const QString out = folder.path("out");
        QVERIFY(QDir().mkpath(out + u"/site"_s));
        command.replace(u"LEAGUE"_s, m_league).replace(u"OUT"_s, out);
        const QStringList arguments = command.split(u' ');
        const auto before = [&, isReplaced = isReplaced] {
            QDir(out).removeRecursively();
            QDir().mkpath(out + u"/site"_s);
            if (isReplaced)
                for (const char *name : {"file", "site/index.html", "site/style.css"})
                    write(out + u'/' + QString::fromLatin1(name), "old");
            return treeOf(out);
        };
        before();
        int calls = 0;
        {
            const DiskFault none(out, 0, ENOSPC);
            const Ran good = ran(arguments);
            QVERIFY2(good.code == 0, qPrintable(good.err));
            calls = none.calls();
        }
        QVERIFY2(calls >= 4, "its writes are not seen");
        int confirmations = 0;
        for (const int call : callsToTry(calls)) {
            const Tree old = before();
            Ran bad;
            QString failed;
            {
                const DiskFault full(out, call, ENOSPC);
                bad = ran(arguments);
                failed = full.failed();
            }
            const QByteArray at = u"%1 of %2 (%3): code %4, %5"_s.arg(call)
                                      .arg(calls)
                                      .arg(failed)
                                      .arg(bad.code)
                                      .arg(bad.err)
                                      .toUtf8();
            QVERIFY2(!failed.isEmpty(), at.constData());
            QVERIFY2(!bad.err.contains("Unknown"_L1), at.constData());
            const Tree now = treeOf(out);
            if (bad.code == 0 && now.count(u"new.touchline"_s) > 0) {
                // Made and on the disk; what could not be tidied up when it was closed waits in its log.
                QCOMPARE(ran({u"league"_s, u"info"_s, out + u"/new.touchline"_s}).code, 0);
                continue;
            }
            if (bad.code == 0) {
                // What may fail without harm: nothing that is written is in it.
                QVERIFY2(m_harmless.contains(failed), at.constData());
                continue;
            }
            QVERIFY2(bad.code == 1, at.constData());
            if (bad.err.contains("did not confirm"_L1)) {
                ++confirmations;
                continue;
            }
            QVERIFY2(bad.err.contains("disk"_L1) || bad.err.contains("space"_L1), at.constData());
            if (now != old)
                for (const auto &[name, content] : now)
                    qWarning("%s: %d bytes", qPrintable(name), int(content.size()));
            QVERIFY2(now == old, at.constData());
        }
        QVERIFY2(confirmations <= 40, "after the last rename the folder alone is left");
    }

    /// It takes a part, and says nothing until it is asked for the rest.
    void aDiskThatFillsUpWithinAWriteIsSaid()
    {
        const Folder folder;
        const QString out = folder.path("out");
        QVERIFY(QDir().mkpath(out));
        const QStringList arguments{u"league"_s, u"export"_s, m_league,
                                    u"--all"_s,  u"--out"_s,  out + u"/file.json"_s};
        for (int call = 1; call <= 6; ++call) {
            Ran bad;
            {
                DiskFault full(out, call, ENOSPC);
                full.cutWrites();
                bad = ran(arguments);
            }
            QCOMPARE(bad.code, 1);
            QVERIFY2(bad.err.contains("disk is full"_L1) || bad.err.contains("No space"_L1),
                     qPrintable(bad.err));
            QCOMPARE(treeOf(out).size(), 0U);
        }
    }

    /// A file is as lost as its folder if the power fails before that has its name on the disk.
    void newFoldersAreOnTheDisk_data()
    {
        columns<QString, QStringList>();
        QTest::newRow("backup") << u"backup OUT/league.touchline"_s << QStringList{u"out"_s};
        QTest::newRow("web site") << u"export OUT/league.touchline --site OUT/a/site"_s
                                  << QStringList{u"out"_s, u"out/a"_s, u"out/a/site"_s};
    }

    void newFoldersAreOnTheDisk()
    {
        auto [command, folders] = row<QString, QStringList>();
        const Folder folder;
        const QString out = folder.path("out");
        QVERIFY(QDir().mkpath(out));
        QVERIFY(QFile::copy(m_league, out + u"/league.touchline"_s));
        QFile record(folder.path("record"));
        QVERIFY(record.open(QIODevice::WriteOnly));
        {
            DiskFault none(out, 0, ENOSPC);
            none.recordInto(record.handle());
            const Ran ranWell = ran(command.replace(u"OUT"_s, out).split(u' '));
            QVERIFY2(ranWell.code == 0, qPrintable(ranWell.err));
        }
        const QByteArray recorded = contentOf(record.fileName());
        for (const QString &name : folders) {
            const QByteArray sync = "syncfolder\t" + folder.path(qPrintable(name)).toUtf8() + '\n';
            const QByteArray made = "mkdir\t" + folder.path(qPrintable(name)).toUtf8() + '/';
            QVERIFY2(recorded.lastIndexOf(made) >= 0 || name == folders.back(), made.constData());
            QVERIFY2(recorded.lastIndexOf(sync) > recorded.lastIndexOf(made), sync.constData());
        }
    }

private:
    Folder m_source;
    QString m_league;
    /// Closing after everything was synced.
    QStringList m_harmless{u"close"_s};
};

TOUCHLINE_TEST(TestFullDisk)

} // namespace test_full_disk

#include "test_full_disk.moc"
