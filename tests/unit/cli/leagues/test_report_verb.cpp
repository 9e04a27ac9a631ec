// SPDX-License-Identifier: GPL-3.0-or-later
// "league report" and what the terminal shows of matches that need no result.
#include "models/league/league_teams.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <pty.h>
#include <unistd.h>

#include <vector>

namespace test_report_verb {

using namespace touchline;
using namespace touchline::testing;

class TestReportVerb : public QObject
{
    Q_OBJECT

    [[nodiscard]] QString at(const QString &name) const { return m_folder.filePath(name); }
    /// Arguments without spaces; "@name" is a file of the folder.
    CliRun run(const QString &line) const
    {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : words)
            if (word.startsWith(u'@'))
                word = at(word.mid(1));
        return runCli(words);
    }
    CliRun must(const QString &line) const
    {
        CliRun one = run(line);
        if (one.code != 0)
            qFatal("%s: %s", qPrintable(line), qPrintable(one.err));
        return one;
    }
    QJsonArray fixtures(const QString &options = {}) const
    {
        return must(QStringLiteral("league fixtures @club.touchline 1 --json ") + options)
            .json()[QStringLiteral("matches")]
            .toArray();
    }
    static bool hasBayside(const QJsonValue &match)
    {
        return match[QStringLiteral("home")] == QStringLiteral("Bayside") ||
               match[QStringLiteral("away")] == QStringLiteral("Bayside");
    }
    CliRun sheet(const QByteArray &text, const QString &options = {}) const
    {
        (void)writtenFile(at(QStringLiteral("sheet.json")), text);
        return run(QStringLiteral("league report @club.touchline 1 1 --sheet @sheet.json ") + options);
    }

    /// The only player of the side at home in match 1.
    [[nodiscard]] QByteArray homePlayer() const
    {
        const QString home = fixtures().at(0)[QStringLiteral("home")].toString();
        return home == QLatin1String("Bayside")   ? "Adam Ash"
               : home == QLatin1String("Castle")  ? "Carl Cole"
               : home == QLatin1String("Dockers") ? "Ed East"
                                                  : "Fred Fox";
    }

    /// A sheet with goals of that player in these minutes.
    [[nodiscard]] QByteArray written(const QJsonArray &score, const std::vector<int> &minutes) const
    {
        QJsonArray events;
        for (const int minute : minutes)
            events.append(QJsonObject{{QStringLiteral("kind"), QStringLiteral("goal")},
                                      {QStringLiteral("side"), QStringLiteral("home")},
                                      {QStringLiteral("player"), QString::fromUtf8(homePlayer())},
                                      {QStringLiteral("minute"), minute}});
        return QJsonDocument(
                   QJsonObject{{QStringLiteral("score"), score}, {QStringLiteral("events"), events}})
            .toJson();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init()
    {
        QFile::remove(at(QStringLiteral("club.touchline")));
        QVERIFY(
            !writtenFile(at(QStringLiteral("clubs.txt")), "Bayside\nCastle\nDockers\nMilltown\n").isEmpty());
        QVERIFY(!writtenFile(at(QStringLiteral("squads.csv")),
                             "team,name,position,shirt\nBayside,Adam Ash,GK,1\nCastle,Carl Cole,GK,1\n"
                             "Dockers,Ed East,GK,1\nMilltown,Fred Fox,GK,1\n")
                     .isEmpty());
        must(QStringLiteral("league add @club.touchline --seed 3 --template clubs-4x2 --teams @clubs.txt"));
        must(QStringLiteral("league import @club.touchline --squads @squads.csv"));
    }

    void showSaysWhatTheVerbSays()
    {
        const QByteArray wrong = written({1, 0}, {3, 4});
        const CliRun shown = sheet(wrong, QStringLiteral("--show"));
        const CliRun done = sheet(wrong);
        QCOMPARE(done.code, 1);
        QCOMPARE(shown.code, done.code);
        QCOMPARE(shown.err, done.err);
        QCOMPARE(shown.out, done.out);
        const QByteArray right = written({1, 0}, {3});
        const CliRun would = sheet(right, QStringLiteral("--show"));
        QCOMPARE(would.code, 0);
        QVERIFY(would.out.startsWith(QStringLiteral("Would be entered: ")));
        const CliRun is = sheet(right);
        QCOMPARE(is.code, 0);
        QCOMPARE(would.out.mid(QStringLiteral("Would be entered").size()),
                 is.out.mid(QStringLiteral("Entered").size()));
    }

    /// The result and the cards are known, who scored is not: nobody is invented, and the ban is not lost.
    void whoScoredMayBeUnknown()
    {
        const QByteArray cards = "{\"score\": [2, 0], \"events\": [{\"kind\": \"red\", \"side\": \"home\", "
                                 "\"player\": \"" +
                                 homePlayer() + "\", \"minute\": 50}]}";
        const CliRun shown = sheet(cards, QStringLiteral("--show"));
        QCOMPARE(shown.code, 0);
        const CliRun done = sheet(cards);
        QCOMPARE(done.code, 0);
        QCOMPARE(QString(shown.out).replace(QStringLiteral("Would be entered"), QStringLiteral("Entered")),
                 done.out);
        const CliRun out = must(QStringLiteral("suspensions @club.touchline"));
        QVERIFY2(out.out.contains(QString::fromUtf8(homePlayer())), qPrintable(out.out));
        must(QStringLiteral("league undo @club.touchline"));
        // One is known, of one the minute, of one nothing.
        const QByteArray some = "{\"score\": [3, 0], \"events\": [{\"kind\": \"goal\", \"side\": \"home\", "
                                "\"player\": \"" +
                                homePlayer() +
                                "\", \"minute\": 50}, {\"kind\": \"goal\", \"side\": \"home\", "
                                "\"player\": \"?\", \"minute\": 20}]}";
        const QString home = fixtures().at(0)[QStringLiteral("home")].toString();
        const QString note =
            QStringLiteral("Goals without a scorer: %1 2. They are entered as \"scorer unknown\".\n");
        for (const char *option : {"--show", ""}) {
            const CliRun entered = sheet(some, QString::fromUtf8(option));
            QCOMPARE(entered.code, 0);
            QVERIFY2(entered.out.endsWith(note.arg(home)), qPrintable(entered.out));
        }
        const QJsonObject figures = must(QStringLiteral("statistics @club.touchline --json")).json();
        const QJsonArray scorers = figures[QStringLiteral("scorers")].toArray();
        QCOMPARE(scorers.size(), 1);
        QCOMPARE(scorers.at(0)[QStringLiteral("goals")].toInt(), 1);
    }

    void eventsMayBeInAnyOrder()
    {
        const CliRun entered = sheet(written({3, 0}, {70, 20, 45}));
        QVERIFY2(entered.code == 0, qPrintable(entered.err));
    }

    void nothingIsEnteredAgainstATeamThatWithdrew()
    {
        must(QStringLiteral("league correct @club.touchline --withdraw Bayside --results counted "
                            "--reason folded --yes"));
        int tried = 0;
        for (const QJsonValue &match : fixtures()) {
            if (!hasBayside(match))
                continue;
            ++tried;
            const QString number = QString::number(match[QStringLiteral("number")].toInt());
            for (const char *options : {"", " --show"}) {
                const CliRun refused = run(QStringLiteral("league report @club.touchline 1 %1 2-2%2")
                                               .arg(number, QLatin1String(options)));
                QCOMPARE(refused.code, 1);
                QVERIFY2(refused.err.contains(
                             QStringLiteral("Match %1 is a walkover: Bayside has withdrawn.").arg(number)),
                         qPrintable(refused.err));
            }
        }
        QCOMPARE(tried, 6);
    }

    void walkoversAreNotOpen()
    {
        QCOMPARE(fixtures(QStringLiteral("--open")).size(), 12);
        must(QStringLiteral("league correct @club.touchline --withdraw Bayside --results counted "
                            "--reason folded --yes"));
        const QJsonArray open = fixtures(QStringLiteral("--open"));
        QCOMPARE(open.size(), 6);
        for (const QJsonValue &match : open)
            QVERIFY(!hasBayside(match));
    }

    void aCupHasNoTable()
    {
        must(QStringLiteral("league add @cup.touchline --seed 3 --template cup-4 --teams @clubs.txt"));
        for (const char *options : {"", " --json"}) {
            const CliRun none = run(QStringLiteral("standings @cup.touchline") + QLatin1String(options));
            QCOMPARE(none.code, 1);
            QVERIFY(none.out.isEmpty());
            QVERIFY2(none.err.contains(QStringLiteral("has no table")), qPrintable(none.err));
        }
    }

    void teamsAreListedByTheirPlainLetters()
    {
        (void)writtenFile(at(QStringLiteral("teams.csv")),
                          "name,code\nZeist,ZE\nİstanbul,IS\nIbiza,IB\nJena,JE\nÅbo,AB\n");
        must(QStringLiteral("league import @club.touchline --teams @teams.csv"));
        auto league = League::open(at(QStringLiteral("club.touchline")), {QStringLiteral("Anna"), true, {}});
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
            QCOMPARE(
                cli::runCommandLine({QStringLiteral("cup"), QStringLiteral("--seed"), QStringLiteral("1"),
                                     QStringLiteral("--out"), at(QStringLiteral("cup.json"))},
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
