// SPDX-License-Identifier: GPL-3.0-or-later
// What older versions wrote opens, verifies and replays.
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_old_files {

using namespace touchline::testing;

class TestOldFiles : public QObject
{
    Q_OBJECT

private:
    static QString old(const char *name)
    {
        return QStringLiteral("tests/data/old/0.1.0/") + QString::fromLatin1(name);
    }
    QString at(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    static CliRun done(const QStringList &arguments)
    {
        CliRun run = runCli(arguments);
        if (run.code != 0)
            qWarning("%s", qPrintable(run.err));
        return run;
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void aCupIsRead()
    {
        const CliRun run = done({QStringLiteral("bracket"), old("cup.json")});
        QCOMPARE(run.code, 0);
        const QString champion = QJsonDocument::fromJson(bytesOf(old("cup.json")))
                                     .object()
                                     .value(QStringLiteral("champion"))
                                     .toString();
        QVERIFY(!champion.isEmpty());
        QVERIFY2(run.out.contains(champion), qPrintable(run.out));
        QCOMPARE(done({QStringLiteral("suspensions"), old("cup.json")}).code, 0);
    }

    void aMatchReplays()
    {
        const QJsonObject log = QJsonDocument::fromJson(bytesOf(old("match.json"))).object();
        const QJsonArray score =
            log.value(QStringLiteral("report")).toObject().value(QStringLiteral("score")).toArray();
        QCOMPARE(score.size(), 2);
        const CliRun run = done({QStringLiteral("replay"), old("match.json"), QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json().value(QStringLiteral("score")).toArray(), score);
    }

    void aLeagueFileOpensAndGoesOn()
    {
        const QByteArray bytes = qUncompress(bytesOf(old("club.touchline.qz")));
        QVERIFY(!bytes.isEmpty());
        const QString place = writtenFile(at("club.touchline"), bytes);
        QVERIFY(!place.isEmpty());
        const CliRun verified = done({QStringLiteral("verify"), place});
        QCOMPARE(verified.code, 0);
        QVERIFY2(verified.out.startsWith(
                     QLatin1String("Old club: 1 competition, 3 results (0 entered by people), 6 entries")),
                 qPrintable(verified.out));
        QVERIFY(verified.out.contains(QLatin1String("3 match logs replayed")));
        QVERIFY2(verified.out.contains(QLatin1String("Not sealed")), qPrintable(verified.out));
        QVERIFY(done({QStringLiteral("bracket"), place}).out.contains(QLatin1String("Bulgaria 1994 3")));
        QCOMPARE(
            done({QStringLiteral("replay"), place, QStringLiteral("--fixture"), QStringLiteral("3")}).code,
            0);
        // It is changed as one of today, and the history knows both.
        QCOMPARE(done({QStringLiteral("league"), QStringLiteral("redo"), place, QStringLiteral("--as"),
                       QStringLiteral("Bert")})
                     .code,
                 0);
        const CliRun log = done({QStringLiteral("league"), QStringLiteral("log"), place});
        QVERIFY2(log.out.contains(QLatin1String("Anna  New league: Old club")), qPrintable(log.out));
        const CliRun sealed = done({QStringLiteral("verify"), place, QStringLiteral("--json")});
        QCOMPARE(sealed.code, 0);
        // Six entries were not sealed when they were written; the seventh takes over what they left.
        QCOMPARE(sealed.json().value(QStringLiteral("sealed_from")).toInt(), 7);
        QVERIFY2(log.out.contains(QLatin1String("Sealed from here on; entries before: 6")),
                 qPrintable(log.out));
    }

    void aWholeLeagueIsImported()
    {
        const QString place = at("imported.touchline");
        QCOMPARE(done({QStringLiteral("league"), QStringLiteral("import"), place, old("club.json")}).code, 0);
        const CliRun verified = done({QStringLiteral("verify"), place});
        QCOMPARE(verified.code, 0);
        QVERIFY(verified.out.contains(QLatin1String("3 match logs replayed")));
    }
};

TOUCHLINE_TEST(TestOldFiles)

} // namespace test_old_files

#include "test_old_files.moc"
