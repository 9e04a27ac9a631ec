// SPDX-License-Identifier: GPL-3.0-or-later
// How every test program runs its classes, shown with sample_program.
#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QProcess>

namespace test_programs {

namespace {

struct Ended
{
    int code = -1;
    QByteArray output{};
};

/// The environment has neither RC_PARAMS nor TOUCHLINE_NEW_SEEDS but as `settings` say, "name=value".
Ended runSample(const QStringList &arguments, const QStringList &settings = {})
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("RC_PARAMS"));
    environment.remove(QStringLiteral("TOUCHLINE_NEW_SEEDS"));
    for (const QString &setting : settings)
        environment.insert(setting.section(u'=', 0, 0), setting.section(u'=', 1));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/sample_program"), arguments);
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAll()};
}

} // namespace

class TestPrograms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClassThatAbortsOrSkipsLeavesTheOthersAlone()
    {
        const Ended all = runSample({QStringLiteral("-nocrashhandler")});
        QCOMPARE(all.code, 1);
        QVERIFY2(all.output.contains("\nFailed: test_1_aborts\n"), all.output.constData());
        QVERIFY2(all.output.contains("Totals: 0 passed, 0 failed, 1 skipped"), all.output.constData());
        // With initTestCase() and cleanupTestCase(), which QtTest counts.
        QVERIFY2(all.output.contains("Totals: 3 passed, 0 failed, 0 skipped"), all.output.constData());
    }

    void aClassThatThereIsNotIsAnError()
    {
        QCOMPARE(runSample({QStringLiteral("test_3_passes")}).code, 0);
        const Ended none = runSample({QStringLiteral("test_4")});
        QCOMPARE(none.code, 2);
        QCOMPARE(none.output, QByteArray("There is no test test_4 here; --list names them.\n"));
        QCOMPARE(runSample({QStringLiteral("--list")}).output,
                 QByteArray("test_1_aborts\ntest_2_skips\ntest_3_passes\n"));
    }

    void propertiesHaveAFixedSeed_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QByteArray>("parameters");
        QTest::newRow("usual") << QStringList() << QByteArray("seed=1");
        QTest::newRow("more cases") << QStringList{QStringLiteral("RC_PARAMS=max_success=300")}
                                    << QByteArray("max_success=300 seed=1");
        QTest::newRow("replayed") << QStringList{QStringLiteral("RC_PARAMS=seed=7")} << QByteArray("seed=7");
        QTest::newRow("long run") << QStringList{QStringLiteral("TOUCHLINE_NEW_SEEDS=1")} << QByteArray();
    }
    void propertiesHaveAFixedSeed()
    {
        QFETCH(QStringList, settings);
        QFETCH(QByteArray, parameters);
        const Ended ended = runSample({QStringLiteral("test_3_passes")}, settings);
        QVERIFY2(ended.output.contains("RC_PARAMS=[" + parameters + ']'), ended.output.constData());
    }
};

TOUCHLINE_TEST(TestPrograms)

} // namespace test_programs

#include "test_programs.moc"
