// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule that the program wrote itself comes into a league; what else clubs do with theirs is in the
// transcripts.

#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_club_league_verbs {

using namespace touchline::testing;

class TestClubLeagueVerbs : public QObject
{
    Q_OBJECT

private:
    QString at(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    /// Words apart by spaces; "@name" is that file of the folder.
    CliRun run(const QString &line) const
    {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : words)
            if (word.startsWith(u'@'))
                word = m_folder.filePath(word.mid(1));
        return runCli(words);
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    /// What `schedule` writes for five clubs, with a free one on each matchday, is the schedule of the
    /// league.
    void aWholeScheduleComesInWithItsMatchdays()
    {
        QVERIFY(!writtenFile(at("five.txt"), "Bayside\nCastle\nDockers\nMilltown\nNorthgate\n").isEmpty());
        QVERIFY(!writtenFile(at("hours.json"), R"({"first": "2026-09-07", "every": 7,
            "kick_offs": [{"time": "19:30", "matches": 1}, {"time": "21:00"}]})")
                     .isEmpty());
        const CliRun written = run(QStringLiteral("schedule --teams @five.txt --legs 2 --second-leg english "
                                                  "--seed 41 --calendar @hours.json --csv"));
        QCOMPARE(written.err, QString());
        QVERIFY(!writtenFile(at("schedule.csv"), written.out.toUtf8()).isEmpty());
        const CliRun added = run(QStringLiteral("league add @whole.touchline --seed 3 --template clubs-5x2 "
                                                "--teams @five.txt --first 2026-08-01"));
        QCOMPARE(added.err, QString());
        const auto matches = [this] {
            QStringList lines;
            for (const auto &match : run(QStringLiteral("league fixtures @whole.touchline --json"))
                                         .json()
                                         .value(QStringLiteral("matches"))
                                         .toArray())
                lines << QStringList{match[QStringLiteral("home")].toString(),
                                     match[QStringLiteral("away")].toString(),
                                     match[QStringLiteral("date")].toString(),
                                     match[QStringLiteral("time")].toString()}
                             .join(u' ');
            lines.sort();
            return lines;
        };
        QStringList wanted;
        for (const QString &line : written.out.split(u'\n', Qt::SkipEmptyParts).mid(1)) {
            const QStringList cells = line.split(u',');
            if (!cells[5].isEmpty())
                wanted << QStringList{cells[5], cells[6], cells[2], cells[3]}.join(u' ');
        }
        wanted.sort();
        QCOMPARE(wanted.size(), 20);
        const QStringList before = matches();
        QVERIFY(before != wanted);
        const CliRun imported =
            run(QStringLiteral("league import @whole.touchline --fixtures @schedule.csv"));
        QCOMPARE(imported.code, 0);
        QCOMPARE(matches(), wanted);
        // The rounds of the program are the matchdays of the list.
        const CliRun exported = run(QStringLiteral("league export @whole.touchline --fixtures -"));
        QStringList rounds;
        for (const QString &line : exported.out.split(u'\n', Qt::SkipEmptyParts).mid(1)) {
            const QStringList cells = line.split(u',');
            rounds << cells[2] + u' ' + cells[4] + u' ' + cells[5];
        }
        QStringList matchdays;
        for (const QString &line : written.out.split(u'\n', Qt::SkipEmptyParts).mid(1)) {
            const QStringList cells = line.split(u',');
            if (!cells[5].isEmpty())
                matchdays << cells[0] + u' ' + cells[5] + u' ' + cells[6];
        }
        rounds.sort();
        matchdays.sort();
        QCOMPARE(rounds, matchdays);
        // A second time there is nothing to do; what the program writes itself says nothing new either.
        QCOMPARE(run(QStringLiteral("league import @whole.touchline --fixtures @schedule.csv")).code, 1);
        QCOMPARE(run(QStringLiteral("verify @whole.touchline")).code, 0);
        QCOMPARE(run(QStringLiteral("league undo @whole.touchline")).code, 0);
        QCOMPARE(matches(), before);
        // Once a match is played the matchdays stay, and that is said.
        QCOMPARE(run(QStringLiteral("league report @whole.touchline 1 1-0")).code, 0);
        const CliRun late = run(QStringLiteral("league import @whole.touchline --fixtures @schedule.csv"));
        QVERIFY2((late.out + late.err).contains(QStringLiteral("on another matchday in the list")),
                 qPrintable(late.out + late.err));
    }
};

TOUCHLINE_TEST(TestClubLeagueVerbs)

} // namespace test_club_league_verbs

#include "test_club_league_verbs.moc"
