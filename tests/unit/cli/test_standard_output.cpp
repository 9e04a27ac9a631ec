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
};

TOUCHLINE_TEST(TestStandardOutput)

} // namespace test_standard_output

#include "test_standard_output.moc"
