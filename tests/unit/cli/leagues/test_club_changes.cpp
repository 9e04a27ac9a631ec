// SPDX-License-Identifier: GPL-3.0-or-later
// Clubs that change while a competition runs: another name, a late entry, a withdrawal, nobody at the final.

#include "core/exchange/lists/name_index.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_club_changes {

using namespace touchline;
using namespace touchline::testing;

class TestClubChanges : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString at(const QString &name) const { return m_folder.filePath(name); }

    /// Words apart by spaces, "_" a space within one; "@name" is that file of the folder.
    CliRun run(const QString &line) const
    {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : words) {
            word.replace(u'_', u' ');
            if (word.startsWith(u'@'))
                word = at(word.mid(1));
        }
        return runCli(words);
    }

    void make(const QString &line) const
    {
        const CliRun done = run(line);
        QVERIFY2(done.code == 0, qPrintable(line + u'\n' + done.err));
    }

    /// A league with a competition of "Club A", "Club B", ... in the order of the list.
    void league(const QString &name, const QString &format, int clubs, const QString &options = {}) const
    {
        QByteArray list;
        for (int i = 0; i < clubs; ++i)
            list += QByteArray("Club ") + char('A' + i) + '\n';
        QVERIFY(!writtenFile(at(name + QStringLiteral(".txt")), list).isEmpty());
        make(QStringLiteral(
                 "league add @%1.touchline --template %2 --game by-hand --teams @%1.txt --places listed "
                 "--name Season --seed 1 %3")
                 .arg(name, format, options));
    }

    QJsonArray fixtures(const QString &name, const QString &competition = {}) const
    {
        return run(QStringLiteral("league fixtures @%1.touchline %2 --json").arg(name, competition))
            .json()
            .value(QStringLiteral("matches"))
            .toArray();
    }

    static QString teamsIn(const QJsonArray &matches)
    {
        QString text;
        for (const auto &match : matches)
            text += match[QStringLiteral("home")].toString() + u'|' +
                    match[QStringLiteral("away")].toString() + u'\n';
        return text;
    }

    void withdraw(const QString &name, const QString &club) const
    {
        make(
            QStringLiteral("league correct @%1.touchline --withdraw %2 --results counted --reason gone --yes")
                .arg(name, club));
    }

private Q_SLOTS:
    void aFinalThatNobodyWonHasNoChampion()
    {
        league(QStringLiteral("final"), QStringLiteral("cup-4"), 4);
        make(QStringLiteral("league report @final.touchline 1 1-0"));
        make(QStringLiteral("league report @final.touchline 2 1-0"));
        const CliRun open = run(QStringLiteral("bracket @final.touchline --json"));
        QVERIFY(open.json().value(QStringLiteral("title_awarded")).isNull());
        withdraw(QStringLiteral("final"), QStringLiteral("Club_A"));
        const CliRun preview = run(QStringLiteral(
            "league correct @final.touchline --withdraw Club_B --results counted --reason gone"));
        QVERIFY2(preview.out.contains(QStringLiteral("no winner")), qPrintable(preview.out));
        QVERIFY2(preview.out.contains(QStringLiteral("(no team)")), qPrintable(preview.out));
        withdraw(QStringLiteral("final"), QStringLiteral("Club_B"));
        const QJsonObject bracket = run(QStringLiteral("bracket @final.touchline --json")).json();
        QVERIFY(bracket.contains(QStringLiteral("champion")));
        QVERIFY(bracket.value(QStringLiteral("champion")).isNull());
        QCOMPARE(bracket.value(QStringLiteral("title_awarded")), QJsonValue(false));
        const QString text = run(QStringLiteral("bracket @final.touchline")).out;
        QVERIFY2(text.contains(QStringLiteral("title not awarded")), qPrintable(text));
        make(QStringLiteral("export @final.touchline --site @site"));
        const QByteArray page = bytesOf(at(QStringLiteral("site/index.html")));
        QVERIFY2(page.contains("not awarded"), page.constData());
        QVERIFY(bytesOf(at(QStringLiteral("site/bracket.html"))).contains("title not awarded"));
    }

    void aMatchThatIsNotNeededIsListedForMachines()
    {
        league(QStringLiteral("third"), QStringLiteral("cup-8-third-place"), 8);
        for (const char *match : {"2", "3", "4"})
            make(QStringLiteral("league report @third.touchline %1 1-0").arg(QLatin1String(match)));
        withdraw(QStringLiteral("third"), QStringLiteral("Club_A"));
        withdraw(QStringLiteral("third"), QStringLiteral("Club_H"));
        make(QStringLiteral("league report @third.touchline 6 2-0"));
        QJsonObject seventh;
        for (const auto &match : fixtures(QStringLiteral("third")))
            if (match[QStringLiteral("number")].toInt() == 7)
                seventh = match.toObject();
        QCOMPARE(seventh.value(QStringLiteral("status")).toString(), QStringLiteral("not_needed"));
        QVERIFY(seventh.value(QStringLiteral("home")).isNull() ||
                seventh.value(QStringLiteral("away")).isNull());
        QVERIFY(
            !run(QStringLiteral("league fixtures @third.touchline")).out.contains(QStringLiteral("no team")));
        const QJsonArray open = run(QStringLiteral("league fixtures @third.touchline --open --json"))
                                    .json()[QStringLiteral("matches")]
                                    .toArray();
        for (const auto &match : open)
            QVERIFY(match[QStringLiteral("number")].toInt() != 7);
        const QString text = run(QStringLiteral("bracket @third.touchline")).out;
        QVERIFY2(text.contains(QStringLiteral("no team")), qPrintable(text));
    }

    void aRenamedClubIsCalledSoFromThenOn()
    {
        league(QStringLiteral("name"), QStringLiteral("clubs-4"), 4, QStringLiteral("--first 2025-09-06"));
        make(QStringLiteral("league report @name.touchline 1 1-0"));
        const CliRun renamed =
            run(QStringLiteral("league teams @name.touchline --rename club_b --to United --as Ann"));
        QVERIFY2(renamed.code == 0, qPrintable(renamed.err));
        QVERIFY2(renamed.out.contains(QStringLiteral("Club B is now United")), qPrintable(renamed.out));
        const QString listed = teamsIn(fixtures(QStringLiteral("name")));
        QVERIFY(listed.contains(QStringLiteral("United")));
        QVERIFY(!listed.contains(QStringLiteral("Club B")));
        QVERIFY(!run(QStringLiteral("standings @name.touchline")).out.contains(QStringLiteral("Club B")));
        make(QStringLiteral("export @name.touchline --site @namesite"));
        const QByteArray page = bytesOf(at(QStringLiteral("namesite/tables.html")));
        QVERIFY(page.contains("United"));
        QVERIFY(!page.contains("Club B"));
        // Who and when.
        const QString log = run(QStringLiteral("league log @name.touchline")).out;
        QVERIFY2(log.contains(QStringLiteral("Ann")) && log.contains(QStringLiteral("United")),
                 qPrintable(log));
        // Either name in results, on the command line, in lists of players and teams.
        QVERIFY(!writtenFile(at(QStringLiteral("results.csv")),
                             "home,away,home_goals,away_goals\nClub B,Club A,2,1\nUnited,Club C,0,0\n")
                     .isEmpty());
        const CliRun results = run(QStringLiteral("league import @name.touchline --results @results.csv"));
        QVERIFY2(results.code == 0, qPrintable(results.out + results.err));
        for (const char *club : {"United", "Club_B"})
            QVERIFY(!run(QStringLiteral("league fixtures @name.touchline --team %1").arg(QLatin1String(club)))
                         .out.contains(QStringLiteral("No fixtures")));
        QVERIFY(
            !writtenFile(at(QStringLiteral("squads.csv")), "team,shirt,name,position\nClub B,1,Ann Lee,GK\n")
                 .isEmpty());
        make(QStringLiteral("league import @name.touchline --squads @squads.csv"));
        QVERIFY(!writtenFile(at(QStringLiteral("teams.csv")), "name\nClub B\n").isEmpty());
        const CliRun known = run(QStringLiteral("league import @name.touchline --teams @teams.csv"));
        QVERIFY2(known.err.contains(QStringLiteral("already in the league")), qPrintable(known.err));
        // Squads and results first, then the name.
        make(QStringLiteral("league undo @name.touchline"));
        make(QStringLiteral("league undo @name.touchline"));
        make(QStringLiteral("league undo @name.touchline --as Ann"));
        QVERIFY(teamsIn(fixtures(QStringLiteral("name"))).contains(QStringLiteral("Club B")));
    }

    void undoGivesTheOldNameBack()
    {
        league(QStringLiteral("undo"), QStringLiteral("clubs-4"), 4);
        const QString before = teamsIn(fixtures(QStringLiteral("undo")));
        make(QStringLiteral("league teams @undo.touchline --rename Club_B --to United --as Ann"));
        QVERIFY(teamsIn(fixtures(QStringLiteral("undo"))) != before);
        make(QStringLiteral("league undo @undo.touchline --as Ann"));
        QCOMPARE(teamsIn(fixtures(QStringLiteral("undo"))), before);
        make(QStringLiteral("league redo @undo.touchline --as Ann"));
        QVERIFY(teamsIn(fixtures(QStringLiteral("undo"))).contains(QStringLiteral("United")));
        make(QStringLiteral("verify @undo.touchline"));
    }

    /// A season that is over keeps the name; the one after it has the new one.
    void formerSeasonsKeepTheName()
    {
        league(QStringLiteral("past"), QStringLiteral("clubs-4"), 4, QStringLiteral("--first 2025-09-06"));
        for (const auto &match : fixtures(QStringLiteral("past")))
            make(QStringLiteral("league report @past.touchline %1 1-0")
                     .arg(match[QStringLiteral("number")].toInt()));
        make(QStringLiteral("league teams @past.touchline --rename Club_B --to United"));
        QVERIFY(teamsIn(fixtures(QStringLiteral("past"))).contains(QStringLiteral("Club B")));
        make(QStringLiteral("season @past.touchline --league @past.touchline --name Next"));
        const QString next = teamsIn(fixtures(QStringLiteral("past"), QStringLiteral("Next")));
        QVERIFY2(next.contains(QStringLiteral("United")), qPrintable(next));
        QVERIFY(!next.contains(QStringLiteral("Club B")));
        // Its old name is understood there too, although it never bore it.
        QVERIFY(!run(QStringLiteral("league fixtures @past.touchline Next --team Club_B"))
                     .out.contains(QStringLiteral("No fixtures")));
        QVERIFY(teamsIn(fixtures(QStringLiteral("past"), QStringLiteral("Season")))
                    .contains(QStringLiteral("Club B")));
    }

    void renamingIsRefused_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *options, const char *says) {
            QTest::newRow(options) << QString::fromLatin1(options) << QString::fromLatin1(says);
        };
        row("--rename Club_B", "--to NAME");
        row("--rename Nobody --to X", "no team");
        row("--rename Club_B --to Club_C", "Club C");
        row("--rename Club_B --to Club_B", "Nothing would change");
        row("--rename Club_B --to X --from soon", "isn't a date");
        row("--rename Club_B --to X --from 2999-01-01", "still to come");
        row("--to X", "--rename");
        row("--missed bye", "--enter");
    }

    void renamingIsRefused()
    {
        QFETCH(QString, options);
        QFETCH(QString, says);
        if (!QFile::exists(at(QStringLiteral("refuse.touchline"))))
            league(QStringLiteral("refuse"), QStringLiteral("clubs-4"), 4);
        const CliRun refused = run(QStringLiteral("league teams @refuse.touchline ") + options);
        QVERIFY(refused.code != 0);
        QVERIFY2(refused.err.contains(says), qPrintable(refused.err));
    }

    void namesOfTodayComeFirst()
    {
        std::vector<Entrant> entrants(2);
        entrants[0].name = QStringLiteral("New");
        entrants[0].formerNames = {{QStringLiteral("Old"), {}}};
        entrants[1].name = QStringLiteral("Other");
        QCOMPARE(indexOf(entrants).find(QStringLiteral("old")), (NameIndex::Found{0}));
        entrants[1].name = QStringLiteral("Old");
        QCOMPARE(indexOf(entrants).find(QStringLiteral("old")), (NameIndex::Found{1}));
    }

    void aTeamJoinsASwiss()
    {
        league(QStringLiteral("swiss"), QStringLiteral("swiss-7x4"), 7);
        make(QStringLiteral("league draw @swiss.touchline"));
        for (const char *match : {"1", "2", "3"})
            make(QStringLiteral("league report @swiss.touchline %1 1-0").arg(QLatin1String(match)));
        const CliRun entered =
            run(QStringLiteral("league teams @swiss.touchline --enter Late_Comers --missed half-bye"));
        QVERIFY2(entered.code == 0, qPrintable(entered.err));
        QVERIFY(entered.out.contains(QStringLiteral("Late entry: Late Comers")));
        make(QStringLiteral("league draw @swiss.touchline"));
        QVERIFY(teamsIn(fixtures(QStringLiteral("swiss"))).contains(QStringLiteral("Late Comers")));
        make(QStringLiteral("verify @swiss.touchline"));
        for (int step = 0; step < 2; ++step)
            make(QStringLiteral("league undo @swiss.touchline"));
        QVERIFY(!teamsIn(fixtures(QStringLiteral("swiss"))).contains(QStringLiteral("Late Comers")));
        QCOMPARE(fixtures(QStringLiteral("swiss")).size(), 12);
        make(QStringLiteral("league redo @swiss.touchline"));
        make(QStringLiteral("verify @swiss.touchline"));
    }

    void aTeamJoinsALeagueWithItsPlayers()
    {
        league(QStringLiteral("late"), QStringLiteral("clubs-4"), 4,
               QStringLiteral("--first 2025-09-06 --every 7"));
        make(QStringLiteral("league report @late.touchline 1 2-0"));
        QVERIFY(!writtenFile(at(QStringLiteral("new.csv")), "name\nNew Club\n").isEmpty());
        make(QStringLiteral("league import @late.touchline --teams @new.csv"));
        QVERIFY(!writtenFile(at(QStringLiteral("newsquad.csv")),
                             "team,shirt,name,position\nNew Club,1,Ann Lee,GK\nNew Club,9,Sue Fox,FW\n")
                     .isEmpty());
        make(QStringLiteral("league import @late.touchline --squads @newsquad.csv"));
        const CliRun entered = run(QStringLiteral("league teams @late.touchline Season --enter New_Club"));
        QVERIFY2(entered.code == 0, qPrintable(entered.err));
        const QJsonArray all = fixtures(QStringLiteral("late"));
        QString last;
        int own = 0;
        for (const auto &match : all)
            if (match[QStringLiteral("home")] == QLatin1String("New Club") ||
                match[QStringLiteral("away")] == QLatin1String("New Club")) {
                ++own;
                last = match[QStringLiteral("date")].toString();
            }
        QCOMPARE(own, 8);
        QVERIFY(!last.isEmpty());
        QCOMPARE(all.at(0)[QStringLiteral("score")].toArray(), (QJsonArray{2, 0}));
        QVERIFY(
            !writtenFile(
                 at(QStringLiteral("goal.json")),
                 R"({"score": [1, 0], "events": [{"kind": "goal", "side": "home", "player": "Sue Fox", "minute": 3}]})")
                 .isEmpty());
        for (const auto &match : all)
            if (match[QStringLiteral("home")] == QLatin1String("New Club")) {
                make(QStringLiteral("league report @late.touchline %1 --sheet @goal.json")
                         .arg(match[QStringLiteral("number")].toInt()));
                break;
            }
        make(QStringLiteral("verify @late.touchline"));
        const CliRun again = run(QStringLiteral("league teams @late.touchline --enter New_Club"));
        QVERIFY(again.code != 0);
    }

    void aWithdrawnClubIsNotDrawnUnasked()
    {
        league(QStringLiteral("gone"), QStringLiteral("clubs-4"), 4);
        withdraw(QStringLiteral("gone"), QStringLiteral("Club_B"));
        const QString add =
            QStringLiteral("league add @gone.touchline --template clubs-4 --game by-hand --teams %1 "
                           "--name %2 --seed 2 %3");
        for (const char *teams : {"league", "@gone.txt"}) {
            const CliRun refused = run(add.arg(QLatin1String(teams), QStringLiteral("Next"), QString()));
            QVERIFY(refused.code != 0);
            QVERIFY2(refused.err.contains(QStringLiteral("Club B")) &&
                         refused.err.contains(QStringLiteral("--with-withdrawn")),
                     qPrintable(refused.err));
        }
        make(add.arg(QStringLiteral("league"), QStringLiteral("Next"), QStringLiteral("--with-withdrawn")));
        // It takes part again, so nobody is asked a second time.
        make(add.arg(QStringLiteral("league"), QStringLiteral("Third"), QString()));
    }

    void aWithdrawnClubDoesNotGoOnUnasked()
    {
        league(QStringLiteral("on"), QStringLiteral("clubs-4"), 4);
        withdraw(QStringLiteral("on"), QStringLiteral("Club_B"));
        for (const auto &match : fixtures(QStringLiteral("on")))
            if (!match.toObject().contains(QStringLiteral("status")))
                make(QStringLiteral("league report @on.touchline %1 1-0")
                         .arg(match[QStringLiteral("number")].toInt()));
        const CliRun refused = run(QStringLiteral("season @on.touchline --name Next"));
        QVERIFY(refused.code != 0);
        QVERIFY2(refused.err.contains(QStringLiteral("--leaver")), qPrintable(refused.err));
        make(QStringLiteral("season @on.touchline --name Next --with-withdrawn"));
        make(QStringLiteral("season @on.touchline --name Next --leaver Club_B"));
    }

    void drawTakesNamesOfClubs()
    {
        QVERIFY(
            !writtenFile(at(QStringLiteral("draw.txt")), "A\nNorth FC\nBRA-1970\nMill Rovers\n").isEmpty());
        const CliRun drawn = run(QStringLiteral("draw --teams @draw.txt --groups 2 --seed 1"));
        QVERIFY2(drawn.code == 0, qPrintable(drawn.err));
        for (const char *name : {"A", "North FC", "Brazil 1970", "Mill Rovers"})
            QVERIFY2(drawn.out.contains(QLatin1String(name)), qPrintable(drawn.out));
        QVERIFY2(drawn.err.contains(QStringLiteral("North FC")), qPrintable(drawn.err));
        QVERIFY(!writtenFile(at(QStringLiteral("twice.txt")), "A\nB\nA\n").isEmpty());
        QVERIFY(run(QStringLiteral("draw --teams @twice.txt --groups 1")).code != 0);
    }

    void correctTakesTheNameOfTheCompetition()
    {
        league(QStringLiteral("named"), QStringLiteral("clubs-4"), 4);
        const CliRun shown =
            run(QStringLiteral("league correct @named.touchline Season --match 1 --walkover HOME"));
        QVERIFY2(shown.code == 0, qPrintable(shown.err));
        QVERIFY(shown.out.contains(QStringLiteral("--yes")));
        QCOMPARE(run(QStringLiteral("league correct @named.touchline Season")).code, 0);
        QVERIFY(
            run(QStringLiteral("league correct @named.touchline Nothing --match 1 --walkover HOME")).code !=
            0);
    }
};

TOUCHLINE_TEST(TestClubChanges)

} // namespace test_club_changes

#include "test_club_changes.moc"
