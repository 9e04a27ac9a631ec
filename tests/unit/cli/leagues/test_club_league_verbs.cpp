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
                       .arg(QString::fromLatin1(place), QString::fromUtf8(options)));
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

    /// A list with headings of its own, as for "league import".
    void columnsOfAListOfTeamsAreNamed()
    {
        QVERIFY(!writtenFile(at("kluby.csv"), "Nazwa,Skrot\nLech,LPO\nWisla,WIS\nLegia,LEG\nRuch,RUC\n")
                     .isEmpty());
        const char *options = "--template clubs-4 --teams @kluby.csv";
        QVERIFY(add("columns.touchline", options).code != 0);
        const CliRun made = run(QStringLiteral("league add @columns.touchline --template clubs-4 --teams "
                                               "@kluby.csv --columns code=Skrot --columns name=Nazwa"));
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QVERIFY2(made.out.contains(QStringLiteral("4 teams (4 new)")), qPrintable(made.out));
        QVERIFY(run(QStringLiteral("league teams @columns.touchline")).out.contains(QStringLiteral("WIS")) ||
                run(QStringLiteral("league export @columns.touchline --teams -"))
                    .out.contains(QStringLiteral("WIS")));
        const CliRun wrong = run(QStringLiteral(
            "league add @columns.touchline --template clubs-4 --teams @kluby.csv --columns colour=Skrot"));
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains(QStringLiteral("no column colour")), qPrintable(wrong.err));
        const CliRun needless = run(QStringLiteral(
            "league add @columns.touchline --template clubs-4 --teams @clubs.txt --columns name=Nazwa"));
        QCOMPARE(needless.code, 2);
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

    void bonusPoints()
    {
        QCOMPARE(add("bonus.touchline", "--template clubs-4 --teams @clubs.txt --bonus "
                                        "goals=4,win_by=3:2,lose_by=1 --rules-name Bonus")
                     .code,
                 0);
        // 5-1: three for the win, one for four goals, two for the margin; 4-3: one for four goals, one for
        // the narrow defeat.
        QCOMPARE(run(QStringLiteral("league report @bonus.touchline 1 5-1")).code, 0);
        QCOMPARE(run(QStringLiteral("league report @bonus.touchline 2 4-3")).code, 0);
        const CliRun shown = run(QStringLiteral("standings @bonus.touchline"));
        QVERIFY2(shown.out.contains(QStringLiteral("Bonus points: ")), qPrintable(shown.out));
        QList<int> points;
        QList<int> bonus;
        for (const QJsonValue &row : run(QStringLiteral("standings @bonus.touchline --json"))
                                         .json()[QStringLiteral("groups")]
                                         .toArray()
                                         .first()[QStringLiteral("rows")]
                                         .toArray()) {
            points << row[QStringLiteral("points")].toInt();
            bonus << row[QStringLiteral("bonus")].toInt();
        }
        QCOMPARE(points, (QList<int>{6, 4, 1, 0}));
        QCOMPARE(bonus, (QList<int>{3, 1, 1, 0}));
        const QString line = run(QStringLiteral("league rules @bonus.touchline")).out;
        QVERIFY2(line.contains(QStringLiteral("bonus of 2 for a win by 3 or more")), qPrintable(line));
        // As a file, and back.
        QCOMPARE(run(QStringLiteral("league export @bonus.touchline --rules Bonus --out @bonus.json")).code,
                 0);
        QCOMPARE(run(QStringLiteral("league rules @bonus.touchline --bonus none --yes")).code, 0);
        QVERIFY(!run(QStringLiteral("standings @bonus.touchline")).out.contains(QStringLiteral("Bonus")));
        QCOMPARE(run(QStringLiteral("league rules @bonus.touchline --rules @bonus.json --yes")).code, 0);
        QCOMPARE(run(QStringLiteral("standings @bonus.touchline")).out, shown.out);
        for (const char *wrong : {"goals=0", "goals=-1", "goals=1e9", "goals=4,goals=5", "corners=3", "goals",
                                  "goals=4:0", "lose_by=1:2", "goals=4:"})
            QVERIFY2(
                run(QStringLiteral("league rules @bonus.touchline --bonus ") + QLatin1String(wrong)).code ==
                    2,
                wrong);
    }

    /// Rules with a name are listed for the league, chosen again, exported and read as a file.
    void namedRulesAreKeptWithTheLeague()
    {
        QCOMPARE(add("named.touchline",
                     "--template clubs-4 --teams @clubs.txt --points 4-2-0 --yellow-limits "
                     "3:2 --rules-name Żółta")
                     .code,
                 0);
        const QJsonObject list =
            run(QStringLiteral("league rules @named.touchline --rules list --json")).json();
        QVERIFY(list[QStringLiteral("rules")].toArray().contains(QStringLiteral("Żółta")));
        QVERIFY(list[QStringLiteral("discipline")].toArray().last()[QStringLiteral("own")].toBool());
        QVERIFY(run(QStringLiteral("league add @named.touchline --rules list"))
                    .out.contains(QStringLiteral("  Żółta  4-2-0")));
        QCOMPARE(add("named.touchline",
                     "--template clubs-4 --name Second --teams league --rules ŻÓŁTA --discipline "
                     "Żółta")
                     .code,
                 0);
        const auto rulesOf = [&](const char *which) {
            return run(QStringLiteral("league rules @named.touchline %1 --json").arg(QLatin1String(which)))
                .json();
        };
        QCOMPARE(rulesOf("Second"), rulesOf("1"));
        QCOMPARE(rulesOf("Second")[QStringLiteral("yellow_limits")].toString(), QStringLiteral("3:2"));
        // Exported, and read as a file in another league.
        for (const char *kind : {"rules", "discipline"})
            QCOMPARE(run(QStringLiteral("league export @named.touchline --%1 Żółta --out @%1.json")
                             .arg(QLatin1String(kind)))
                         .code,
                     0);
        QCOMPARE(add("other.touchline",
                     "--template clubs-4 --teams @clubs.txt --rules @rules.json --discipline "
                     "@discipline.json")
                     .code,
                 0);
        QCOMPARE(run(QStringLiteral("league rules @other.touchline --json")).json(), rulesOf("1"));
        // A name that means something else is refused, and so is one that other rules have.
        for (const char *name : {"atcs", "FIFA-2022", "england", "domestic", "list", "own", ""}) {
            const CliRun refused =
                runCli({QStringLiteral("league"), QStringLiteral("rules"), at("named.touchline"),
                        QStringLiteral("2"), QStringLiteral("--points"), QStringLiteral("3-1-0"),
                        QStringLiteral("--rules-name"), QString::fromLatin1(name)});
            QVERIFY2(refused.code != 0, name);
        }
        const CliRun taken =
            run(QStringLiteral("league rules @named.touchline 2 --points 3-1-0 --rules-name Żółta"));
        QVERIFY2(taken.err.contains(QStringLiteral("Another competition has different rules")),
                 qPrintable(taken.err));
        QCOMPARE(
            run(QStringLiteral("league rules @named.touchline 2 --rules league-3-1-0 --rules-name X")).code,
            2);
        // Named alone; taken back.
        QCOMPARE(run(QStringLiteral("league rules @named.touchline 2 --rules-name Two --yes")).code, 0);
        QCOMPARE(rulesOf("2")[QStringLiteral("rules")].toString(), QStringLiteral("Two"));
        QCOMPARE(run(QStringLiteral("league undo @named.touchline")).code, 0);
        QCOMPARE(rulesOf("2")[QStringLiteral("rules")].toString(), QStringLiteral("Żółta"));
        QCOMPARE(run(QStringLiteral("verify @named.touchline")).code, 0);
        // They outlive the last competition that follows them, until somebody deletes them.
        const auto isListed = [&] {
            return run(QStringLiteral("league rules @named.touchline --rules list"))
                .out.contains(QStringLiteral("  Żółta  4-2-0"));
        };
        const auto forget = [&](const char *how) {
            return run(QStringLiteral("league rules @named.touchline --forget Żółta ") + QLatin1String(how));
        };
        const auto leave = [&](int competition) {
            return run(QStringLiteral("league rules @named.touchline %1 --rules league-3-1-0 --discipline "
                                      "domestic --yes")
                           .arg(competition))
                .code;
        };
        QVERIFY(forget("--yes").code != 0);
        QCOMPARE(leave(1), 0);
        QCOMPARE(leave(2), 0);
        QVERIFY(isListed());
        QCOMPARE(add("named.touchline",
                     "--template clubs-4 --name Third --teams league --rules Żółta --discipline Żółta")
                     .code,
                 0);
        QVERIFY(forget("--yes").err.contains(QStringLiteral("A competition follows the rules")));
        QCOMPARE(leave(3), 0);
        QCOMPARE(forget("").code, 0);
        QVERIFY(isListed());
        QCOMPARE(forget("--yes").out, QStringLiteral("Saved rules deleted: Żółta\n"));
        QVERIFY(!isListed());
        QVERIFY(forget("--yes").code != 0);
        QCOMPARE(run(QStringLiteral("verify @named.touchline")).code, 0);
    }

    /// Matches of a matchday stand as they kick off, not by their numbers.
    void fixturesOfAMatchdayStandByKickOff()
    {
        QCOMPARE(add("hours.touchline", "--template clubs-4 --teams @clubs.txt").code, 0);
        QVERIFY(!writtenFile(at("hours.csv"), "number,date,time\n1,2026-09-05,18:00\n2,2026-09-05,15:00\n")
                     .isEmpty());
        QCOMPARE(run(QStringLiteral("league import @hours.touchline --fixtures @hours.csv")).code, 0);
        const QJsonArray matches = run(QStringLiteral("league fixtures @hours.touchline --json"))
                                       .json()
                                       .value(QStringLiteral("matches"))
                                       .toArray();
        const QString list = run(QStringLiteral("league fixtures @hours.touchline")).out;
        const auto place = [&](qsizetype match) {
            return list.indexOf(matches[match][QStringLiteral("home")].toString());
        };
        QVERIFY2(place(1) >= 0 && place(1) < place(0), qPrintable(list));
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

    /// Points and tie-breaks of a league that is running: the tables follow, and the change can be undone.
    void rulesAreChangedLater()
    {
        QCOMPARE(add("rules.touchline", "--template clubs-4x2 --teams @clubs.txt").code, 0);
        QCOMPARE(run(QStringLiteral("league report @rules.touchline 1 1-0")).code, 0);
        const auto points = [this] {
            return run(QStringLiteral("standings @rules.touchline --json"))
                .json()
                .value(QStringLiteral("groups"))
                .toArray()
                .first()[QStringLiteral("rows")]
                .toArray()
                .first()[QStringLiteral("points")]
                .toInt();
        };
        QCOMPARE(points(), 3);
        const CliRun shown = run(QStringLiteral("league rules @rules.touchline --points 2-1-0"));
        QCOMPARE(shown.err, QString());
        QCOMPARE(shown.code, 0);
        QVERIFY2(
            shown.out.endsWith(QStringLiteral("Nothing was changed yet. Change the rules with --yes.\n")),
            qPrintable(shown.out));
        QVERIFY(!shown.out.contains(QStringLiteral("Nothing else changes")));
        QCOMPARE(points(), 3);
        const CliRun made =
            run(QStringLiteral("league rules @rules.touchline --points 2-1-0 --tie-breaks wins,lots --yes"));
        QCOMPARE(made.err, QString());
        QCOMPARE(points(), 2);
        const QJsonObject now = run(QStringLiteral("league rules @rules.touchline --json")).json();
        QCOMPARE(now.value(QStringLiteral("points")).toArray(), (QJsonArray{2, 1, 0}));
        QCOMPARE(now.value(QStringLiteral("tie_breaks")).toArray(),
                 (QJsonArray{QStringLiteral("points"), QStringLiteral("wins"), QStringLiteral("lots")}));
        QVERIFY(run(QStringLiteral("league log @rules.touchline"))
                    .out.contains(QStringLiteral("Points and tie-breaks changed: ")));
        QCOMPARE(run(QStringLiteral("verify @rules.touchline")).code, 0);
        QCOMPARE(run(QStringLiteral("league undo @rules.touchline")).code, 0);
        QCOMPARE(points(), 3);
        QCOMPARE(run(QStringLiteral("verify @rules.touchline")).code, 0);
    }

    /// A ban that a change of rules brings or takes away is told before it happens.
    void bansMoveWithTheRules()
    {
        QCOMPARE(add("bans.touchline", "--template clubs-4x2 --teams @clubs.txt").code, 0);
        QCOMPARE(run(QStringLiteral("league rules @bans.touchline --json"))
                     .json()
                     .value(QStringLiteral("red_games"))
                     .toInt(),
                 1);
        QByteArray players("team,number,name,position\n");
        for (const char *team : {"Bayside", "Castle", "Dockers", "Milltown"})
            players += QByteArray(team) + ",1,Ames,GK\n" + team + ",2,Bell,DF\n";
        QVERIFY(!writtenFile(at("squads.csv"), players).isEmpty());
        const CliRun squads = run(QStringLiteral("league import @bans.touchline --squads @squads.csv"));
        QCOMPARE(squads.err, QString());
        const CliRun ban = run(
            QStringLiteral("decide @bans.touchline --team Bayside --player Ames --add 1 --reason Rudeness"));
        QCOMPARE(ban.err, QString());
        // What the organiser decided holds by any rules.
        const CliRun limits =
            run(QStringLiteral("league rules @bans.touchline --yellow-limits 2,4:2 --red-games 3 --yes"));
        QCOMPARE(limits.err, QString());
        QCOMPARE(limits.out, QStringLiteral("Nothing else changes.\n"));
        const QJsonObject now = run(QStringLiteral("league rules @bans.touchline --json")).json();
        QCOMPARE(now.value(QStringLiteral("yellow_limits")).toString(), QStringLiteral("2, 4:2"));
        QCOMPARE(now.value(QStringLiteral("red_games")).toInt(), 3);
        QCOMPARE(now.value(QStringLiteral("discipline")).toString(), QStringLiteral("own"));
        // The limits stay where only the red card is another one.
        QCOMPARE(run(QStringLiteral("league rules @bans.touchline --red-games 2 --yes")).code, 0);
        QCOMPARE(run(QStringLiteral("league rules @bans.touchline --json"))
                     .json()
                     .value(QStringLiteral("yellow_limits"))
                     .toString(),
                 QStringLiteral("2, 4:2"));
        QVERIFY(run(QStringLiteral("league log @bans.touchline"))
                    .out.contains(QStringLiteral("Rules of suspension changed: ")));
        QCOMPARE(run(QStringLiteral("league rules @bans.touchline --discipline game --yes")).code, 0);
        QVERIFY(run(QStringLiteral("league rules @bans.touchline --json"))
                    .json()
                    .value(QStringLiteral("discipline"))
                    .toString() != QStringLiteral("own"));
    }

    void rulesThatCannotBeAreRefused_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("code");
        const auto row = [](const char *options, int code) {
            QTest::newRow(options) << QString::fromUtf8(options) << code;
        };
        row("--points three", 2);
        row("--points 3-1-0 --yes --show", 2);
        row("--tie-breaks beauty", 2);
        row("--rules no-such-rules", 2);
        row("--discipline no-such-rules", 2);
        row("--red-games -1", 2);
        row("--yellow-limits 10,5", 2);
        row("--yes", 2);
        row("--match-rules 999=results", 1);
    }

    void rulesThatCannotBeAreRefused()
    {
        QFETCH(QString, options);
        QFETCH(int, code);
        if (!QFile::exists(at("refused.touchline")))
            QCOMPARE(add("refused.touchline", "--template clubs-4x2 --teams @clubs.txt").code, 0);
        const CliRun run = this->run(QStringLiteral("league rules @refused.touchline ") + options);
        QVERIFY2(run.code == code, qPrintable(QString::number(run.code) + run.err));
        QVERIFY(!run.err.isEmpty());
    }

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

    void aScheduleThatCannotBeGivesOnlyItsDays()
    {
        QCOMPARE(add("odd.touchline", "--template clubs-4x1 --teams @clubs.txt").code, 0);
        // Bayside twice on the first matchday.
        QVERIFY(!writtenFile(at("odd.csv"), "matchday,date,home,away\n1,2026-09-05,Bayside,Castle\n"
                                            "1,2026-09-05,Bayside,Dockers\n2,2026-09-12,Bayside,Milltown\n"
                                            "2,2026-09-12,Castle,Dockers\n3,2026-09-19,Castle,Milltown\n"
                                            "3,2026-09-19,Dockers,Milltown\n")
                     .isEmpty());
        const CliRun odd = run(QStringLiteral("league import @odd.touchline --fixtures @odd.csv"));
        QVERIFY2(
            (odd.out + odd.err).contains(QStringLiteral("The matchdays of this list are not taken over: ")),
            qPrintable(odd.out + odd.err));
        // The same in order: any home side is right before the season begins.
        QVERIFY(!writtenFile(at("even.csv"), "Spieltag,Heim,Gast\n1,Bayside,Castle\n1,Milltown,Dockers\n"
                                             "2,Bayside,Dockers\n2,Castle,Milltown\n3,Bayside,Milltown\n"
                                             "3,Dockers,Castle\n")
                     .isEmpty());
        const CliRun even = run(QStringLiteral("league import @odd.touchline --fixtures @even.csv"));
        QVERIFY2(even.code == 0, qPrintable(even.err));
        QVERIFY(run(QStringLiteral("league export @odd.touchline --fixtures -"))
                    .out.contains(QStringLiteral(",3,League,Bayside,Milltown,")));
    }

    /// What an undo or redo does to bans is shown before, if that is asked for.
    void anUndoIsShownBefore()
    {
        QCOMPARE(add("shown.touchline", "--template clubs-4x2 --teams @clubs.txt --first 2026-09-05").code,
                 0);
        QByteArray players("team,number,name,position\n");
        for (const char *team : {"Bayside", "Castle", "Dockers", "Milltown"})
            players += QByteArray(team) + ",1,Ames,GK\n";
        QVERIFY(!writtenFile(at("shown.csv"), players).isEmpty());
        QCOMPARE(run(QStringLiteral("league import @shown.touchline --squads @shown.csv")).code, 0);
        QCOMPARE(run(QStringLiteral(
                         "decide @shown.touchline --team Bayside --player Ames --add 1 --reason Rudeness"))
                     .code,
                 0);
        const CliRun moved =
            run(QStringLiteral("league correct @shown.touchline --match 1 --postpone 2026-12-30 --yes"));
        QCOMPARE(moved.code, 0);
        const QString out = run(QStringLiteral("suspensions @shown.touchline --json")).out;
        const CliRun undo = run(QStringLiteral("league undo @shown.touchline --show"));
        QCOMPARE(undo.err, QString());
        QVERIFY2(undo.out.startsWith(QStringLiteral("Undo: ")), qPrintable(undo.out));
        QVERIFY2(undo.out.contains(QStringLiteral("Players:\n")), qPrintable(undo.out));
        QVERIFY2(undo.out.contains(QStringLiteral("Ames (Bayside) misses match 1")), qPrintable(undo.out));
        // He was banned all the same: that is no reason why he may play in the other one.
        QVERIFY2(undo.out.contains(QStringLiteral(": misses another match instead\n")) &&
                     !undo.out.contains(QStringLiteral(": not ")),
                 qPrintable(undo.out));
        QVERIFY(undo.out.endsWith(QStringLiteral("Nothing was changed yet. Undo it without --show.\n")));
        QCOMPARE(run(QStringLiteral("suspensions @shown.touchline --json")).out, out);
        QCOMPARE(run(QStringLiteral("verify @shown.touchline")).code, 0);
        QCOMPARE(run(QStringLiteral("league undo @shown.touchline")).code, 0);
        const CliRun redo = run(QStringLiteral("league redo @shown.touchline --show"));
        QVERIFY2(redo.out.startsWith(QStringLiteral("Redo: ")) &&
                     redo.out.contains(QStringLiteral("Ames (Bayside) may play in match 1")),
                 qPrintable(redo.out));
        QCOMPARE(run(QStringLiteral("league redo @shown.touchline")).code, 0);
        QCOMPARE(run(QStringLiteral("suspensions @shown.touchline --json")).out, out);
        QCOMPARE(run(QStringLiteral("league redo @shown.touchline --show")).code, 1);
    }

    /// With its hour and its table a postponed match stands in the list of fixtures.
    void aPostponedMatchIsListedWithItsHour()
    {
        QCOMPARE(add("fog.touchline", "--template clubs-4 --teams @clubs.txt --first 2026-09-05").code, 0);
        const CliRun made =
            run(QStringLiteral("league correct @fog.touchline --match 2 --postpone 2026-10-30 "
                               "--kick-off 19:30 --ground Table --yes"));
        QCOMPARE(made.err, QString());
        QVERIFY(run(QStringLiteral("league fixtures @fog.touchline"))
                    .out.contains(QStringLiteral("2026-10-30 19:30, Table\n")));
        QCOMPARE(run(QStringLiteral("verify @fog.touchline")).code, 0);
        QCOMPARE(run(QStringLiteral("league undo @fog.touchline")).code, 0);
        QVERIFY(!run(QStringLiteral("league fixtures @fog.touchline")).out.contains(QStringLiteral("Table")));
    }

    /// What was played stays, the rest gets other days; first it is only shown.
    void theRestOfASeasonGetsOtherDays()
    {
        QCOMPARE(add("later.touchline", "--template clubs-4 --teams @clubs.txt --first 2026-09-05").code, 0);
        for (const int match : {1, 2})
            QCOMPARE(run(QStringLiteral("league report @later.touchline %1 1-0").arg(match)).code, 0);
        QCOMPARE(run(QStringLiteral("league calendar @later.touchline")).out,
                 QStringLiteral("Every 7 days from Sat 12 Sept 2026.\n"));
        const QString fixtures = run(QStringLiteral("league fixtures @later.touchline")).out;
        const QString change =
            QStringLiteral("league calendar @later.touchline --first 2026-10-10 --every 14");
        const CliRun shown = run(change);
        QVERIFY2(shown.code == 0, qPrintable(shown.err));
        QVERIFY2(shown.out.startsWith(QStringLiteral("Matchday 2: Sat 12 Sept 2026 → Sat 10 Oct 2026\n"
                                                     "Matchday 3: Sat 19 Sept 2026 → Sat 24 Oct 2026\n")),
                 qPrintable(shown.out));
        QVERIFY(shown.out.endsWith(QStringLiteral("Change the calendar with --yes.\n")));
        QCOMPARE(run(QStringLiteral("league fixtures @later.touchline")).out, fixtures);
        const QJsonObject object = run(change + QStringLiteral(" --show --json")).json();
        QCOMPARE(object.value(QStringLiteral("moved")).toArray().size(), 10);
        QCOMPARE(run(change + QStringLiteral(" --yes")).code, 0);
        QVERIFY(run(QStringLiteral("league fixtures @later.touchline"))
                    .out.contains(QLatin1String("2026-10-24")));
        QCOMPARE(run(QStringLiteral("verify @later.touchline")).code, 0);
        // What --json prints can be changed and read again.
        QVERIFY(!writtenFile(at("days.json"), "{\"first\": \"2026-10-10\", \"weekdays\": [\"friday\"], "
                                              "\"wishes\": [{\"wish\": \"home\", \"team\": \"Castle\", "
                                              "\"dates\": [\"2026-12-24\"]}]}")
                     .isEmpty());
        const CliRun fridays =
            run(QStringLiteral("league calendar @later.touchline --calendar @days.json --yes"));
        QVERIFY2(fridays.code == 0, qPrintable(fridays.err));
        QVERIFY2(fridays.out.contains(QStringLiteral("Not kept: Castle is at home on Thu 24 Dec 2026.\n")),
                 qPrintable(fridays.out));
        const QJsonObject days = run(QStringLiteral("league calendar @later.touchline --json")).json();
        QCOMPARE(days.value(QStringLiteral("weekdays")).toArray(), QJsonArray{QStringLiteral("friday")});
        QCOMPARE(days.value(QStringLiteral("wishes")).toArray().size(), 1);
        QCOMPARE(run(QStringLiteral("league undo @later.touchline")).code, 0);
        QCOMPARE(run(QStringLiteral("league undo @later.touchline")).code, 0);
        QCOMPARE(run(QStringLiteral("league fixtures @later.touchline")).out, fixtures);
    }

    void impossibleDaysAreRefused_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *options, int code, const char *reason) {
            QTest::newRow(options) << QString::fromLatin1(options) << code << QString::fromLatin1(reason);
        };
        row("--first 2026-09-05", 1, "but a match was played on 2026-09-05");
        row("--first someday", 2, "--first takes a date");
        row("--every 0", 2, "--every is a number from 1 to 366.");
        row("--yes", 2, "Choose what to change");
        row("--first 2026-10-10 --yes --show", 2, "Use --yes or --show");
        row("--calendar @short.json", 1, "There are 1 dates for 5 matchdays.");
        row("--wishes @twice.json", 1, "This wish is listed twice: Castle is not at home on 2026-10-10.");
        row("--calendar @stranger.json", 1, "There is no team Rovers.");
    }

    void impossibleDaysAreRefused()
    {
        QFETCH(const QString, options);
        QFETCH(const int, code);
        QFETCH(const QString, reason);
        if (!QFile::exists(at("fixed.touchline"))) {
            QCOMPARE(add("fixed.touchline", "--template clubs-4 --teams @clubs.txt --first 2026-09-05").code,
                     0);
            QCOMPARE(run(QStringLiteral("league report @fixed.touchline 1 1-0")).code, 0);
            QVERIFY(!writtenFile(at("short.json"), "{\"dates\": [\"2026-10-10\"]}").isEmpty());
            QVERIFY(!writtenFile(at("twice.json"),
                                 "{\"wishes\": [{\"wish\": \"not_home\", \"team\": "
                                 "\"Castle\", \"dates\": [\"2026-10-10\", \"2026-10-10\"]}]}")
                         .isEmpty());
            QVERIFY(!writtenFile(at("stranger.json"),
                                 "{\"first\": \"2026-10-10\", \"home_days\": {\"Rovers\": \"friday\"}}")
                         .isEmpty());
        }
        const CliRun wrong = run(QStringLiteral("league calendar @fixed.touchline ") + options);
        QCOMPARE(wrong.code, code);
        QVERIFY2(wrong.err.contains(reason), qPrintable(wrong.err));
    }

    /// The organiser says who meets whom, and the club of the lower division is at home.
    void aCupIsPlacedByHand()
    {
        QVERIFY(!writtenFile(at("pairs.csv"), "home,away\nCastle,Old Boys\nBayside,\nMilltown,\nDockers,\n")
                     .isEmpty());
        const CliRun made =
            run(QStringLiteral("league add @hand.touchline --template cup-5 --pairs @pairs.csv"));
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QVERIFY2(made.out.startsWith(QStringLiteral("The first round is placed by hand.\n")),
                 qPrintable(made.out));
        QVERIFY(run(QStringLiteral("league fixtures @hand.touchline --next"))
                    .out.contains(QLatin1String("Castle")));
        const QJsonArray first = run(QStringLiteral("league fixtures @hand.touchline --json"))
                                     .json()
                                     .value(QLatin1String("matches"))
                                     .toArray();
        QCOMPARE(first.first()[QStringLiteral("home")].toString(), QStringLiteral("Castle"));
        QCOMPARE(first.first()[QStringLiteral("away")].toString(), QStringLiteral("Old Boys"));
        const CliRun small =
            run(QStringLiteral("league add @hand.touchline --template cup-6 --pairs @pairs.csv"));
        QCOMPARE(small.code, 1);
        QVERIFY2(small.err.contains(QStringLiteral("has 2 matches and 2 byes, not 1 and 3")),
                 qPrintable(small.err));
        QVERIFY(!writtenFile(at("divisions.csv"), "team,division\nCastle,1\nOld Boys,3\n").isEmpty());
        const CliRun lower =
            run(QStringLiteral("league add @hand.touchline --template cup-5 --pairs @pairs.csv "
                               "--name Lower --lower-division-home --divisions @divisions.csv"));
        QVERIFY2(lower.code == 0, qPrintable(lower.err));
        QVERIFY2(lower.out.contains(QStringLiteral("Divisions known: 2 of 5.")), qPrintable(lower.out));
        const QJsonArray turned = run(QStringLiteral("league fixtures @hand.touchline Lower --json"))
                                      .json()
                                      .value(QLatin1String("matches"))
                                      .toArray();
        QCOMPARE(turned.first()[QStringLiteral("home")].toString(), QStringLiteral("Old Boys"));
        QCOMPARE(run(QStringLiteral("verify @hand.touchline")).code, 0);
        // Nobody's division is known, and a league has no ties.
        const CliRun unknown =
            run(QStringLiteral("league add @hand.touchline --template cup-5 --pairs @pairs.csv "
                               "--name No --lower-division-home"));
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.err.contains(QStringLiteral("The division of none of these teams is known")),
                 qPrintable(unknown.err));
        QCOMPARE(add("hand.touchline", "--template clubs-4 --name L --teams @clubs.txt --lower-division-home "
                                       "--divisions @divisions.csv")
                     .code,
                 1);
    }

    /// A bracket has no tables.
    void aCupHasNoPoints()
    {
        QCOMPARE(add("bracket.touchline", "--template cup-4 --teams @clubs.txt").code, 0);
        const CliRun run = this->run(QStringLiteral("league rules @bracket.touchline --points 2-1-0"));
        QCOMPARE(run.code, 1);
        QVERIFY(run.err.startsWith(QStringLiteral("This format has no tables")));
        QVERIFY(this->run(QStringLiteral("league rules @bracket.touchline --json"))
                    .json()
                    .value(QStringLiteral("points"))
                    .isNull());
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
