// SPDX-License-Identifier: GPL-3.0-or-later
// The order of teams, and the line of progress on a terminal.
#include "models/league/league_teams.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <pty.h>
#include <unistd.h>

namespace test_report_verb {

using namespace touchline;
using namespace touchline::testing;

class TestReportVerb : public QObject
{
    Q_OBJECT

    [[nodiscard]] QString at(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void teamsAreListedByTheirPlainLetters()
    {
        const QString clubs = writtenFile(at("clubs.txt"), "Bayside\nCastle\nDockers\nMilltown\n");
        const QString more =
            writtenFile(at("teams.csv"), "name,code\nZeist,ZE\nİstanbul,IS\nIbiza,IB\nJena,JE\nÅbo,AB\n");
        const QString place = at("club.touchline");
        QCOMPARE(runCli({QStringLiteral("league"), QStringLiteral("add"), place, QStringLiteral("--template"),
                         QStringLiteral("clubs-4x2"), QStringLiteral("--teams"), clubs})
                     .code,
                 0);
        QCOMPARE(runCli({QStringLiteral("league"), QStringLiteral("import"), place, QStringLiteral("--teams"),
                         more})
                     .code,
                 0);
        auto league = League::open(place, {QStringLiteral("Anna"), true, {}});
        QVERIFY(league.has_value());
        const auto teams = (*league)->teams().all();
        QVERIFY(teams.has_value());
        QStringList names;
        for (const Team &team : *teams)
            names << team.name;
        QCOMPARE(
            names,
            QString::fromUtf8("Åbo,Bayside,Castle,Dockers,Ibiza,İstanbul,Jena,Milltown,Zeist").split(u','));
    }

    /// On a terminal that is one: what a stream of a test shows is not what a terminal is sent.
    void progressWritesOverItsOwnLine()
    {
        int master = -1;
        int slave = -1;
        QCOMPARE(openpty(&master, &slave, nullptr, nullptr, nullptr), 0);
        QString output;
        QTextStream out(&output);
        QFile terminal;
        QVERIFY(terminal.open(slave, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle));
        {
            QTextStream err(&terminal);
            cli::Streams streams{out, err, true, nullptr, nullptr, cli::usualWidth};
            QCOMPARE(cli::runCommandLine({QStringLiteral("cup"), QStringLiteral("--seed"),
                                          QStringLiteral("1"), QStringLiteral("--out"), at("cup.json")},
                                         streams),
                     0);
        }
        QCOMPARE(fcntl(master, F_SETFL, O_NONBLOCK), 0);
        QByteArray sent;
        char part[4096];
        for (ssize_t size = 0; (size = read(master, part, sizeof part)) > 0;)
            sent.append(part, size);
        terminal.close();
        close(master);
        const QString text = QString::fromUtf8(sent);
        QVERIFY2(!text.contains(u'\u240d'), qPrintable(text.left(60)));
        QVERIFY2(text.contains(QStringLiteral("\r1 of 64 matches\r2 of 64 matches")),
                 qPrintable(text.left(60)));
        QVERIFY(text.endsWith(u'\r'));
    }
};

TOUCHLINE_TEST(TestReportVerb)

} // namespace test_report_verb

#include "test_report_verb.moc"
