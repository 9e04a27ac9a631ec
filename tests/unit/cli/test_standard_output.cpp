// SPDX-License-Identifier: GPL-3.0-or-later
// The program with standard streams that are full, closed or gone.
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace test_standard_output {

using namespace touchline::testing;

class TestStandardOutput : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// The program of this build.
    [[nodiscard]] static QString program()
    {
        return QDir::cleanPath(QCoreApplication::applicationDirPath() +
                               QStringLiteral("/../../../app/cli/touchline-cli"));
    }

    /// A shell runs `line`, in which $CLI is the program and $DIR a folder.
    [[nodiscard]] CliRun shell(const QString &line) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("CLI"), program());
        environment.insert(QStringLiteral("DIR"), m_folder.path());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral("sh"), {QStringLiteral("-c"), line});
        if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, {}, QStringLiteral("the shell did not end")};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(QFileInfo(program()).isExecutable(), qPrintable(program())); }

    void aFullStandardOutputIsAFailure_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("text") << QStringLiteral("about");
        QTest::newRow("more than a buffer") << QStringLiteral("cards list");
        QTest::newRow("JSON") << QStringLiteral("cup --seed 1 --json");
        QTest::newRow("help") << QStringLiteral("--help");
        QTest::newRow("a file to standard output") << QStringLiteral("cup --seed 1 --out -");
    }

    void aFullStandardOutputIsAFailure()
    {
        QFETCH(QString, arguments);
        const CliRun good = shell(QStringLiteral("\"$CLI\" %1").arg(arguments));
        QCOMPARE(good.code, 0);
        QVERIFY(!good.out.isEmpty());
        const CliRun full = shell(QStringLiteral("\"$CLI\" %1 > /dev/full").arg(arguments));
        QCOMPARE(full.code, 1);
        QVERIFY2(
            full.err.contains(QLatin1String("Standard output cannot be written: No space left on device.")),
            qPrintable(full.err));
    }

    void aClosedStandardOutputIsAFailure()
    {
        const CliRun closed = shell(QStringLiteral("\"$CLI\" about >&-"));
        QCOMPARE(closed.code, 1);
        QVERIFY2(closed.err.contains(QLatin1String("Standard output cannot be written: ")),
                 qPrintable(closed.err));
    }

    void whatIsPrintedNeverGoesIntoAFileThatIsOpened()
    {
        const CliRun good = shell(QStringLiteral("\"$CLI\" cup --seed 1 --out \"$DIR/good.json\""));
        QCOMPARE(good.code, 0);
        const CliRun closed =
            shell(QStringLiteral("\"$CLI\" cup --seed 1 --out \"$DIR/closed.json\" <&- >&- 2>&-"));
        QCOMPARE(closed.code, 1);
        const QByteArray written = bytesOf(m_folder.filePath(QStringLiteral("good.json")));
        QVERIFY(written.startsWith('{'));
        QCOMPARE(bytesOf(m_folder.filePath(QStringLiteral("closed.json"))), written);
    }

    /// Ctrl+C in a match that is kept: it is told how to go on, and the program ends by the signal.
    void anInterruptedMatchSaysHowToGoOn()
    {
        const QString kept = m_folder.filePath(QStringLiteral("interrupted.match"));
        QProcess process;
        process.start(program(),
                      {QStringLiteral("match"), QStringLiteral("FRA-1998"), QStringLiteral("BRA-1970"),
                       QStringLiteral("--game"), QStringLiteral("fuba"), QStringLiteral("--play"),
                       QStringLiteral("home"), QStringLiteral("--keep"), kept});
        QVERIFY(process.waitForStarted());
        QByteArray out;
        while (!out.contains("\n? ") && process.waitForReadyRead(20'000))
            out += process.readAllStandardOutput();
        QVERIFY(out.contains("\n? "));
        QCOMPARE(kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), int{SIGINT});
        QCOMPARE(QString::fromUtf8(process.readAllStandardError()),
                 QStringLiteral(
                     "\nYou left the match. It is kept as it stands: resume it with touchline-cli match "
                     "--resume \"%1\"\n")
                     .arg(kept));
        QVERIFY(QFileInfo::exists(kept));
    }
};

TOUCHLINE_TEST(TestStandardOutput)

} // namespace test_standard_output

#include "test_standard_output.moc"
