// SPDX-License-Identifier: GPL-3.0-or-later
// What people type and see is in the transcripts of standings; here is what no text file holds.
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_standings_verb {

using namespace touchline::testing;

class TestStandingsVerb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Semicolons, Windows-1252 and headings as a person writes them.
    void aListOutOfASpreadsheetIsRead()
    {
        const QTemporaryDir folder;
        const QString path = writtenFile(folder.filePath(QStringLiteral("results.csv")),
                                         "Stage;Group;Home team;Away team;Home goals;Away goals\r\n"
                                         "Liga;A;K\xF6ln;'-Nord;2;1\r\n;;;;;\r\n");
        const CliRun run = runCli({QStringLiteral("standings"), QStringLiteral("--rules"),
                                   QStringLiteral("atcs"), path, QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.errorLines(),
                 QStringList{path + QStringLiteral(": line 2: The text is not UTF-8; it was read as "
                                                   "Windows-1252. Check the accents.")});
        const QJsonArray rows = run.json()[QStringLiteral("groups")][0][QStringLiteral("rows")].toArray();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0][QStringLiteral("team")].toString(), QStringLiteral("Köln"));
        QCOMPARE(rows[1][QStringLiteral("team")].toString(), QStringLiteral("-Nord"));
    }
};

TOUCHLINE_TEST(TestStandingsVerb)

} // namespace test_standings_verb

#include "test_standings_verb.moc"
