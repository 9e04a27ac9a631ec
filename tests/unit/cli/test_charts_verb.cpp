// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts/charts.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

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
};

TOUCHLINE_TEST(TestChartsVerb)

} // namespace test_charts_verb

#include "test_charts_verb.moc"
