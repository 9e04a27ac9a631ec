// SPDX-License-Identifier: GPL-3.0-or-later
// The order of teams, and the line of progress on a terminal.
#include "app/cli/base/waiting_line.h"
#include "models/league/league_teams.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <pty.h>
#include <sys/wait.h>
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

    /// On a terminal: nothing for work that is done at once, else one line that is gone afterwards.
    void progressWritesOverItsOwnLine()
    {
        const auto shownFor = [](unsigned milliseconds) {
            int terminal = -1;
            const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
            if (child == 0) {
                cli::WaitingLine line;
                line.begin();
                line.say(QStringLiteral("12 of 64 matches"));
                QThread::msleep(milliseconds);
                line.end();
                _exit(0);
            }
            QByteArray sent;
            char part[4096];
            for (ssize_t size = 0; (size = read(terminal, part, sizeof part)) > 0;)
                sent.append(part, size);
            waitpid(child, nullptr, 0);
            close(terminal);
            return sent;
        };
        QCOMPARE(shownFor(200), QByteArray());
        const QByteArray shown = shownFor(1400);
        const QByteArray text = "12 of 64 matches, 1 s";
        QVERIFY2(shown.startsWith('\r' + text + '\r'), shown.constData());
        QVERIFY2(shown.endsWith('\r' + QByteArray(text.size(), ' ') + '\r'), shown.constData());
        QVERIFY(!shown.contains('\n'));
        // No line where nobody looks.
        QVERIFY(!runCli("cup --seed 1").err.contains(QStringLiteral(" matches")));
    }
};

TOUCHLINE_TEST(TestReportVerb)

} // namespace test_report_verb

#include "test_report_verb.moc"
