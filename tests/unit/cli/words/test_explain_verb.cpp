// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QTemporaryDir>
#include <QTest>

namespace test_explain_verb {

using namespace touchline::testing;

namespace {

const QStringList scripted{QStringLiteral("tests/data/cli/FRX.json"),
                           QStringLiteral("tests/data/cli/TUX.json"),
                           QStringLiteral("--level"),
                           QStringLiteral("premier"),
                           QStringLiteral("--knockout"),
                           QStringLiteral("--rolls"),
                           QStringLiteral("tests/data/cli/premier.rolls"),
                           QStringLiteral("--choices"),
                           QStringLiteral("tests/data/cli/premier.choices")};

CliRun run(const char *verb, const QStringList &arguments)
{
    return runCli(QStringList{QString::fromUtf8(verb)} + arguments);
}

} // namespace

class TestExplainVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void everyNumberOfAMatchIsExplained()
    {
        const CliRun explained = run("explain", scripted);
        QCOMPARE(explained.err, QString());
        QCOMPARE(explained.code, 0);
        COMPARE_GOLDEN(QStringLiteral("explained_premier.txt"), explained.out);
    }

    void theRulebooksExampleReadsAsOnTheSheet()
    {
        const QString out = run("explain", scripted).out;
        for (const char *line :
             {"Attempts France 1998: 11 (card) − 5 (defense of Turkey 2002) + 2 (Normal v Aggressive) + 3 "
              "(4-3-3 v 3-5-2) = 11",
              "SOG Turkey 2002: 16 (card) − 3 (defense of France 1998) + 2 (Aggressive v Normal) + 2 (3-5-2 "
              "v "
              "4-3-3) = 17"})
            QVERIFY2(out.contains(QString::fromUtf8(line)), line);
    }

    /// Home is told once, and not as power.
    void quickPlayTellsHomeApart()
    {
        const CliRun run = runCli("explain FRA-1998 TUR-2002 --level quick --seed 3 --options "
                                  "quick_home_advantage=on");
        QCOMPARE(run.code, 0);
        const int home = runCli("cards show FRA-1998 --json").json().value(QStringLiteral("power")).toInt();
        const int away = runCli("cards show TUR-2002 --json").json().value(QStringLiteral("power")).toInt();
        QVERIFY(home > 0 && away > 0);
        QVERIFY2(run.out.contains(QStringLiteral(" (die) + %1 (power) + 1 (home) = ").arg(home)),
                 qPrintable(run.out));
        QVERIFY2(run.out.contains(QStringLiteral(" (die) + %1 (power) = ").arg(away)), qPrintable(run.out));
        const CliRun neutral = runCli("explain FRA-1998 TUR-2002 --level quick --seed 3");
        QVERIFY(!neutral.out.contains(QStringLiteral("(home)")));
    }

    void aLevelWithoutPlansHasOnlyTheCards()
    {
        const CliRun basic = runCli("explain BRA-1970 ITA-1970 --seed 9");
        QCOMPARE(basic.code, 0);
        QVERIFY2(basic.out.contains(
                     QString::fromUtf8("Attempts Brazil 1970: 13 (card) − 3 (defense of Italy 1970) = 10\n")),
                 qPrintable(basic.out));
        QVERIFY(!basic.out.contains(QLatin1String("Plan of")));
        const CliRun quick = runCli("explain BRA-1970 ITA-1970 --level quick --seed 9");
        QVERIFY2(quick.out.contains(QLatin1String(" (die) + ")), qPrintable(quick.out));
    }

    void aKeptLogIsExplainedLikeItsMatch()
    {
        const QString log = m_folder.filePath(QStringLiteral("log.json"));
        for (const char *match :
             {"FRA-1998 TUR-2002 --level premier --seed 5", "FRA-1998 TUR-2002 --level advanced --seed 6",
              "BRA-1970 ITA-1970 --knockout --seed 9"}) {
            const QStringList arguments = QString::fromUtf8(match).split(u' ');
            QCOMPARE(
                run("match", arguments + QStringList{QStringLiteral("--log"), log, QStringLiteral("--force")})
                    .code,
                0);
            const CliRun kept = run("explain", {QStringLiteral("--log"), log});
            QCOMPARE(kept.err, QString());
            QCOMPARE(kept.out, run("explain", arguments).out);
            QCOMPARE(run("explain", {QStringLiteral("--log"), log, QStringLiteral("--json")}).out,
                     run("match", arguments + QStringList{QStringLiteral("--json")}).out);
        }
    }

    void forMachinesItIsTheMatch()
    {
        const QStringList json{QStringLiteral("--json")};
        QCOMPARE(run("explain", scripted + json).out, run("match", scripted + json).out);
    }

    void whatIsNoLogIsRefused()
    {
        const QString path = writtenFile(m_folder.filePath(QStringLiteral("no.json")), "{}");
        VERIFY_REFUSED(run("explain", {QStringLiteral("--log"), path}),
                       QStringList{path + QStringLiteral(": This is not a Touchline match log.")});
    }
};

TOUCHLINE_TEST(TestExplainVerb)

} // namespace test_explain_verb

#include "test_explain_verb.moc"
