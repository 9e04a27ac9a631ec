// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts/charts.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QTemporaryDir>
#include <QTest>

namespace test_charts_verb {

using namespace touchline;
using namespace touchline::testing;

class TestChartsVerb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListNamesEveryChart()
    {
        const CliRun run = runCli("charts");
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QString());
        QStringList names;
        for (const QString &line : run.out.split(u'\n', Qt::SkipEmptyParts))
            names << line.section(u' ', 0, 0);
        QCOMPARE(names, atcs::chartSet().names());
        QVERIFY(run.out.contains(QRegularExpression(QStringLiteral("\ninjury +What an injury does\n"))));
    }

    void aChartIsPrintedAsItsFile()
    {
        for (const QString &name : atcs::chartSet().names()) {
            const CliRun run = runCli({QStringLiteral("charts"), name});
            QCOMPARE(run.code, 0);
            QCOMPARE(run.out,
                     QString::fromUtf8(bytesOf(QStringLiteral("resources/charts/atcs/%1.csv").arg(name))));
        }
    }

    void aPrintedChartIsValid()
    {
        const QTemporaryDir folder;
        const QString path =
            writtenFile(folder.filePath(QStringLiteral("mine.csv")), runCli("charts card").out.toUtf8());
        const CliRun run =
            runCli({QStringLiteral("charts"), QStringLiteral("check"), QStringLiteral("card"), path});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        QCOMPARE(run.out, path + QStringLiteral(" is a valid chart \"card\".\n"));
    }

    void aBrokenChartIsRefusedWithEveryProblem()
    {
        const QTemporaryDir folder;
        const QString path = writtenFile(folder.filePath(QStringLiteral("mine.csv")),
                                         "result,goal\n7 or less,Stands\n9 or more,Call\n");
        VERIFY_PROBLEMS(
            runCli({QStringLiteral("charts"), QStringLiteral("check"), QStringLiteral("goal_check"), path}),
            (QStringList{path + QStringLiteral(": goal_check: line 3: The column \"goal\" takes one of these "
                                               "words, not \"Call\": Stands, Referee Call."),
                         path + QStringLiteral(": goal_check: No row gives 8.")}));
    }

    void aChartThatDoesNotExistIsRefused()
    {
        const QStringList lines{QStringLiteral("No chart is called \"fouls\". There are: %1.")
                                    .arg(atcs::chartSet().names().join(QStringLiteral(", ")))};
        VERIFY_REFUSED(runCli("charts fouls"), lines);
        VERIFY_REFUSED(runCli("charts check fouls none.csv"), lines);
    }

    void aFileThatDoesNotExistIsRefused()
    {
        VERIFY_REFUSED(runCli("charts check card none.csv"),
                       QStringList{QStringLiteral("The file none.csv cannot be read: No such file or "
                                                  "directory.")});
    }
};

TOUCHLINE_TEST(TestChartsVerb)

} // namespace test_charts_verb

#include "test_charts_verb.moc"
