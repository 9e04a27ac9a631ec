// SPDX-License-Identifier: GPL-3.0-or-later
// A club's league from the terminal: own rules, wishes, and the season after it.

#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDate>
#include <QFile>
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

    CliRun add(const char *place, const char *options) const
    {
        return run(QStringLiteral("league add @%1 --seed 3 %2")
                       .arg(QString::fromLatin1(place), QString::fromLatin1(options)));
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void aListOfPlayersBringsClubsAndPlayers()
    {
        QByteArray rows = "team,number,player,position\n";
        for (const char *club : {"Bayside", "Castle", "Dockers", "Milltown"})
            rows += QByteArray(club) + ",1,Adam,GK\n" + club + ",9,Mann,FW\n";
        QVERIFY(!writtenFile(at("players.csv"), rows).isEmpty());
        QVERIFY(!writtenFile(at("twice.csv"), rows + "Castle,9,Other,FW\n").isEmpty());
        const CliRun refused = add("players.touchline", "--template clubs-4 --teams @twice.csv");
        QVERIFY(refused.code != 0);
        QVERIFY2(refused.err.contains(QStringLiteral("Mann already wears number 9")),
                 qPrintable(refused.err));
        QVERIFY(!QFile::exists(at("players.touchline")));
        const CliRun made = add("players.touchline", "--template clubs-4 --teams @players.csv");
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QVERIFY2(made.out.contains(QStringLiteral("4 teams (4 new)")), qPrintable(made.out));
        QCOMPARE(run(QStringLiteral("league export @players.touchline --squads @out.csv")).code, 0);
        QFile out(at("out.csv"));
        QVERIFY(out.open(QIODevice::ReadOnly));
        const QByteArray listed = out.readAll();
        QCOMPARE(listed.count("Mann"), 4 * 2); // name and short name
        QCOMPARE(listed.count("Castle"), 2);
    }

    void initTestCase()
    {
        QVERIFY(!writtenFile(at("clubs.txt"), "Bayside\nCastle\nDockers\nMilltown\n").isEmpty());
        QVERIFY(!writtenFile(at("wishes.json"), R"({"wishes": [
            {"wish": "not_all_home", "teams": ["Bayside", "Castle"]},
            {"wish": "home", "team": "Dockers", "dates": ["2026-09-07"]}]})")
                     .isEmpty());
        QVERIFY(!writtenFile(at("both.json"), R"({"wishes": [
            {"wish": "home", "team": "Dockers", "matchdays": [1]},
            {"wish": "away", "team": "Dockers", "matchdays": [1]}]})")
                     .isEmpty());
        QVERIFY(!writtenFile(at("calendar.json"),
                             R"({"first": "2026-09-07", "every": 7, "home_days": {"Milltown": "thursday"}})")
                     .isEmpty());
        QVERIFY(
            !writtenFile(at("wrong.json"), R"({"first": "2026-09-07", "home_days": {"Milltown": "someday"}})")
                 .isEmpty());
    }

    void ownPointsCardsAndWishes()
    {
        const CliRun made =
            add("own.touchline", "--template clubs-4x2 --teams @clubs.txt --points 2-1-0 --tie-breaks "
                                 "head_to_head_points,goal_difference,lots --yellow-limits 2,4:2 --red-games "
                                 "3 --wishes @wishes.json --calendar @calendar.json");
        QCOMPARE(made.err, QString());
        QCOMPARE(made.code, 0);
        const QJsonArray matches = run(QStringLiteral("league fixtures @own.touchline --json"))
                                       .json()
                                       .value(QStringLiteral("matches"))
                                       .toArray();
        QCOMPARE(matches.size(), 12);
        QMap<int, QStringList> homes;
        for (const QJsonValue &match : matches) {
            const QString home = match[QStringLiteral("home")].toString();
            const QDate day = QDate::fromString(match[QStringLiteral("date")].toString(), Qt::ISODate);
            QCOMPARE(day.dayOfWeek(), home == QLatin1String("Milltown") ? 4 : 1);
            homes[static_cast<int>(QDate(2026, 9, 7).daysTo(day)) / 7] << home;
        }
        for (const QStringList &teams : homes)
            QVERIFY(!teams.contains(QStringLiteral("Bayside")) || !teams.contains(QStringLiteral("Castle")));
        QVERIFY(homes[0].contains(QStringLiteral("Dockers")));
        // Two points for a win.
        QCOMPARE(run(QStringLiteral("league report @own.touchline 1 1-0")).code, 0);
        const QJsonArray rows = run(QStringLiteral("standings @own.touchline --json"))
                                    .json()
                                    .value(QStringLiteral("groups"))
                                    .toArray()
                                    .first()[QStringLiteral("rows")]
                                    .toArray();
        QCOMPARE(rows.first()[QStringLiteral("points")].toInt(), 2);
        // Nobody plays them but people.
        QVERIFY(run(QStringLiteral("league play @own.touchline --fixture 2")).code != 0);
    }

    void whatCannotBeKeptIsToldOrRefused()
    {
        const CliRun refused =
            add("both.touchline", "--template clubs-4 --teams @clubs.txt --wishes @both.json");
        QCOMPARE(refused.code, 1);
        const CliRun relaxed =
            add("both.touchline", "--template clubs-4 --teams @clubs.txt --wishes @both.json "
                                  "--relax-wishes");
        QCOMPARE(relaxed.code, 0);
        QVERIFY2(relaxed.err.startsWith(QLatin1String("Not kept: ")), qPrintable(relaxed.err));
        const CliRun cup = add("cup.touchline", "--template cup-4 --teams @clubs.txt --wishes @both.json");
        QCOMPARE(cup.code, 1);
        const CliRun wrong =
            add("wrong.touchline", "--template clubs-4 --teams @clubs.txt --calendar @wrong.json");
        QVERIFY2(wrong.err.contains(QLatin1String("\"someday\" is not a day of the week")),
                 qPrintable(wrong.err));
    }

    void wrongRulesAreRefused_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *options, const char *reason) {
            QTest::newRow(options) << QString::fromLatin1(options) << QString::fromLatin1(reason);
        };
        row("--points 3-1", "\"3-1\" are no points");
        row("--points 0-1-3", "");
        row("--tie-breaks goals", "There is no tie-break \"goals\"");
        row("--tie-breaks lots,goals_for", "");
        row("--yellow-limits 5,3", "\"5,3\" is no list of limits");
        row("--red-games 99", "--red-games takes a number from 0 to 50.");
        row("--seeds 2", "This format has no bracket");
        row("--seeds two", "--seeds takes a number");
    }

    void wrongRulesAreRefused()
    {
        QFETCH(QString, options);
        QFETCH(QString, reason);
        const CliRun wrong = run(
            QStringLiteral("league add @wrong.touchline --template clubs-4 --teams @clubs.txt ") + options);
        QVERIFY(wrong.code != 0);
        QVERIFY2(wrong.err.contains(reason), qPrintable(wrong.err));
        QVERIFY(!QFile::exists(at("wrong.touchline")));
    }

    void cardsAtALevelWithoutThemAreMentioned()
    {
        const CliRun made =
            add("basic.touchline", "--template league-4 --game atcs --level basic --discipline "
                                   "domestic --teams @clubs.txt");
        QCOMPARE(made.code, 0);
        QVERIFY2(made.err.contains(QLatin1String("This level has no cards of its own")),
                 qPrintable(made.err));
    }

    void theNextSeasonOfAPlainLeague()
    {
        QCOMPARE(add("next.touchline", "--template clubs-4x1 --teams @clubs.txt --name League-2026").code, 0);
        QVERIFY(run(QStringLiteral("season @next.touchline"))
                    .err.contains(QLatin1String("It has no result that counts.")));
        for (int match = 1; match <= 6; ++match)
            QCOMPARE(run(QStringLiteral("league report @next.touchline %1 1-0").arg(match)).code, 0);
        QVERIFY(!writtenFile(at("more.csv"), "name\nNorthgate\nOld Boys\n").isEmpty());
        QCOMPARE(run(QStringLiteral("league import @next.touchline --teams @more.csv")).code, 0);
        const CliRun next = run(QStringLiteral(
            "season @next.touchline --leaver Dockers --newcomer Northgate --league @next.touchline --json"));
        QCOMPARE(next.err, QString());
        QCOMPARE(next.json().value(QStringLiteral("name")).toString(), QStringLiteral("League-2027"));
        QStringList moves;
        for (const auto &move : next.json().value(QStringLiteral("moves")).toArray())
            moves << move[QStringLiteral("team")].toString() + u' ' +
                         move[QStringLiteral("direction")].toString();
        QCOMPARE(moves, (QStringList{QStringLiteral("Northgate new"), QStringLiteral("Dockers leaves")}));
        QCOMPARE(run(QStringLiteral("league fixtures @next.touchline 2 --json"))
                     .json()
                     .value(QStringLiteral("matches"))
                     .toArray()
                     .size(),
                 6);
        // One more club: five teams.
        const CliRun grown = run(
            QStringLiteral("season @next.touchline --competition 1 --newcomer Northgate --name Five --json"));
        QCOMPARE(grown.json().value(QStringLiteral("teams")).toInt(), 5);
        for (const char *wrong : {"--leaver Nobody", "--newcomer Nobody", "--division Castle",
                                  "--division "
                                  "Castle=Second"})
            QVERIFY2(
                run(QStringLiteral("season @next.touchline --competition 1 ") + QLatin1String(wrong)).code !=
                    0,
                wrong);
        QCOMPARE(run(QStringLiteral("season @next.touchline --competition 1 --division Castle=League")).code,
                 0);
        // Taken back, the second season is gone.
        QCOMPARE(run(QStringLiteral("league undo @next.touchline")).code, 0);
        QVERIFY(run(QStringLiteral("league fixtures @next.touchline 2")).code != 0);
    }
};

TOUCHLINE_TEST(TestClubLeagueVerbs)

} // namespace test_club_league_verbs

#include "test_club_league_verbs.moc"
