// SPDX-License-Identifier: GPL-3.0-or-later
// Whole World Cups as text. A change here means that stored seeds give other results: the rules version must
// rise, and the commit says why.
#include "app/cli/command_line.h"
#include "tests/support/golden_file.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_golden_cups {

using namespace touchline;

class TestGoldenCups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worldCups_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("arguments");
        const auto row = [](const char *file, const char *arguments) {
            QTest::newRow(file) << QString::fromUtf8(file) << QString::fromUtf8(arguments);
        };
        row("cups/world_cup_2026.txt", "cup --seed 2026");
        row("cups/world_cup_2026_quick.txt", "cup --seed 2026 --level quick --draw 2");
        row("cups/world_cup_2026_random_draw.txt", "cup --seed 2026 --draw random");
        row("cups/world_cup_2026_64.txt", "cup --seed 2026 --template worldcup-64");
        row("cups/world_cup_2026_advanced.txt", "cup --seed 2026 --level advanced --draw 3");
        row("cups/world_cup_2026_premier.txt", "cup --seed 2026 --level premier --host Mexico");
        row("cups/world_cup_1930_premier.txt",
            "cup --seed 1930 --level premier --draw random --away-agent solo");
    }

    void worldCups()
    {
        QFETCH(QString, file);
        QFETCH(QString, arguments);
        QString out;
        QString err;
        QTextStream outStream(&out);
        QTextStream errStream(&err);
        cli::Streams streams{outStream, errStream};
        QCOMPARE(cli::runCommandLine(arguments.split(u' '), streams), cli::done);
        outStream.flush();
        errStream.flush();
        QVERIFY2(err.isEmpty(), qPrintable(err));
        const QByteArray golden = testing::goldenFile(file, out.toUtf8());
        QVERIFY(!golden.isEmpty());
        QCOMPARE(out, QString::fromUtf8(golden));
    }
};

TOUCHLINE_TEST(TestGoldenCups)

} // namespace test_golden_cups

#include "test_golden_cups.moc"
