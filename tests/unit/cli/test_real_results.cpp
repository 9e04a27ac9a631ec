// SPDX-License-Identifier: GPL-3.0-or-later
// Real tournaments as lists of results: `league add`, `league import`, `bracket`, `standings`.
#include "core/competition/editions/real_edition.h"
#include "core/competition/editions/real_results.h"
#include "core/exchange/lists/result_csv.h"
#include "core/games/registry.h"
#include "core/play/new_competition.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_real_results {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString teamsOfEuro = QStringLiteral("tests/data/results/euro_2024_teams.csv");
const QString resultsOfEuro = QStringLiteral("tests/data/results/euro_2024.csv");

CliRun league(const QString &line, const QString &place)
{
    QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    words.insert(1, place);
    return runCli(QStringList{QStringLiteral("league")} + words);
}

/// Rows of a table by its name.
QJsonArray rowsOf(const QJsonObject &standings, const QString &name)
{
    for (const auto &group : standings.value(QStringLiteral("groups")).toArray())
        if (group.toObject().value(QStringLiteral("name")).toString() == name)
            return group.toObject().value(QStringLiteral("rows")).toArray();
    return {};
}

QString teamAt(const QJsonArray &rows, qsizetype place)
{
    return rows.at(place - 1).toObject().value(QStringLiteral("team")).toString();
}

} // namespace

class TestRealResults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Group C: level in everything, conduct too; the ranking decides, and it can be said in a league.
    void euro2024()
    {
        const QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("euro.touchline"));
        const QString add = QStringLiteral("add --template euro-24 --places listed --seed 1 --teams %1");
        QCOMPARE(league(add.arg(teamsOfEuro), place).code, 0);
        // The list of the teams is their ranking until somebody says another one: there Slovenia stands above
        // Denmark, so Germany had to meet Slovenia.
        const CliRun wrong = league(QStringLiteral("import --results %1").arg(resultsOfEuro), place);
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.contains(QStringLiteral("Denmark")), qPrintable(wrong.err));
        const CliRun ranked = league(QStringLiteral("teams --ranking Denmark,Slovenia"), place);
        QVERIFY2(ranked.code == 0, qPrintable(ranked.err));
        const CliRun run = league(QStringLiteral("import --results %1").arg(resultsOfEuro), place);
        QVERIFY2(run.code == 0, qPrintable(run.err + run.out));
        QVERIFY2(run.out.contains(QStringLiteral("Imported 51 results")), qPrintable(run.out));
        const QJsonObject standings =
            runCli({QStringLiteral("standings"), place, QStringLiteral("--json")}).json();
        const QJsonArray groupC = rowsOf(standings, QStringLiteral("C"));
        QCOMPARE(teamAt(groupC, 1), QStringLiteral("England"));
        QCOMPARE(teamAt(groupC, 2), QStringLiteral("Denmark"));
        QCOMPARE(teamAt(groupC, 3), QStringLiteral("Slovenia"));
        QVERIFY(groupC.at(1)
                    .toObject()
                    .value(QStringLiteral("why"))
                    .toString()
                    .contains(QStringLiteral("above Slovenia on the ranking")));
        const QJsonArray groupE = rowsOf(standings, QStringLiteral("E"));
        QCOMPARE(teamAt(groupE, 1), QStringLiteral("Romania"));
        QCOMPARE(teamAt(groupE, 4), QStringLiteral("Ukraine"));
        const QJsonObject bracket =
            runCli({QStringLiteral("bracket"), place, QStringLiteral("--json")}).json();
        QCOMPARE(bracket.value(QStringLiteral("champion")).toString(), QStringLiteral("Spain"));
        QCOMPARE(bracket.value(QStringLiteral("runner_up")).toString(), QStringLiteral("England"));
        // One step, and the ranking another one.
        QCOMPARE(league(QStringLiteral("undo"), place).code, 0);
        QVERIFY(league(QStringLiteral("undo"), place).out.contains(QStringLiteral("Ranking: Denmark")));
    }

    /// Without any ranking the level places are named, and a lot decides although the rules know a ranking
    /// only.
    void levelPlacesAreNamed()
    {
        const QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("wc.touchline"));
        const QString teams = folder.filePath(QStringLiteral("teams.txt"));
        QVERIFY(!writtenFile(teams, "North\nSouth\nEast\nWest\nUp\nDown\nFront\nBack\n").isEmpty());
        const QString format = folder.filePath(QStringLiteral("format.json"));
        QVERIFY(!writtenFile(format, R"({"name": "two-groups", "title": "Two groups", "stages": [
            {"type": "round_robin", "name": "group stage", "groups": [{"name": "A", "size": 4}, {"name": "B", "size": 4}],
             "rules": {"points": {"win": 3, "draw": 1, "defeat": 0}, "tie_breaks": ["points"]}, "advance": 1},
            {"type": "knockout", "name": "knockout", "rounds": [{"name": "final", "ties": [
                {"match": 13, "home": "1A", "away": "1B"}]}]}],
            "final_places": ["W13", "L13"]})")
                     .isEmpty());
        const CliRun added =
            league(QStringLiteral("add --template %1 --places listed --seed 1 --teams %2").arg(format, teams),
                   place);
        QVERIFY2(added.code == 0, qPrintable(added.err));
        QByteArray list = "stage,group,home,away,home_goals,away_goals\n";
        const QList<QByteArray> groups[]{{"North", "South", "East", "West"}, {"Up", "Down", "Front", "Back"}};
        for (const QList<QByteArray> &group : groups)
            for (qsizetype home = 0; home < 4; ++home)
                for (qsizetype away = home + 1; away < 4; ++away)
                    list += QByteArray("group stage,") + (&group == &groups[0] ? "A" : "B") + ',' +
                            group.at(home) + ',' + group.at(away) +
                            (&group == &groups[0] && home == 0   ? ",1,0\n"
                             : &group == &groups[1] && away == 3 ? ",1,0\n"
                                                                 : ",0,0\n");
        const QString results = folder.filePath(QStringLiteral("results.csv"));
        QVERIFY(!writtenFile(results, list).isEmpty());
        const CliRun imported = league(QStringLiteral("import --results %1").arg(results), place);
        QVERIFY2(imported.code == 0, qPrintable(imported.err));
        const QString sentence = QStringLiteral(
            "Places 1 to 3 of group B are level, and the rules go no further: draw lots (Down, Front, Up).");
        const CliRun bracket = runCli({QStringLiteral("bracket"), place});
        QVERIFY2((bracket.out + bracket.err).contains(sentence), qPrintable(bracket.out + bracket.err));
        const QString final = folder.filePath(QStringLiteral("final.csv"));
        QVERIFY(!writtenFile(final, "stage,group,home,away,home_goals,away_goals\nfinal,,North,Front,2,1\n")
                     .isEmpty());
        const CliRun early = league(QStringLiteral("import --results %1").arg(final), place);
        QCOMPARE(early.code, 1);
        QVERIFY2(early.err.contains(sentence), qPrintable(early.err));
        const CliRun lot = league(QStringLiteral("correct --lot Front,Down,Up --yes"), place);
        QVERIFY2(lot.code == 0, qPrintable(lot.err));
        const CliRun late = league(QStringLiteral("import --results %1").arg(final), place);
        QVERIFY2(late.code == 0, qPrintable(late.err));
        // The table of the terminal marks places that are level, as the window does.
        QCOMPARE(league(QStringLiteral("undo"), place).code, 0);
        QCOMPARE(league(QStringLiteral("undo"), place).code, 0);
        const QString table = runCli({QStringLiteral("standings"), place}).out;
        QCOMPARE(table.count(QStringLiteral(" 1=  ")), 3);
        QVERIFY2(table.contains(QStringLiteral("   1  North")), qPrintable(table));
    }

    /// Every World Cup that the program knows goes into a league as one list, with conduct and lots.
    void worldCups_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : realEditionNames())
            QTest::newRow(qPrintable(name)) << name;
    }

    void worldCups()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("wc.touchline"));
        CompetitionWishes wishes = cupWishes("basic");
        wishes.format = name;
        wishes.isReal = true;
        auto made = newCompetition(wishes);
        QVERIFY2(made, made ? "" : qPrintable(made.error().message.english()));
        const RealEdition edition = realEdition(name).value();
        QVERIFY(enterRealResults(made->competition, edition, std::nullopt));
        QByteArray teams;
        for (const QStringList &entry : edition.places)
            for (const QString &team : entry)
                teams += team.toUtf8() + '\n';
        const QString list = folder.filePath(QStringLiteral("teams.txt"));
        QVERIFY(!writtenFile(list, teams).isEmpty());
        const CliRun added = league(
            QStringLiteral("add --template %1 --places listed --seed 1 --teams %2").arg(name, list), place);
        QVERIFY2(added.code == 0, qPrintable(added.err));
        // What a list of results cannot say: lots.
        for (const RealLot &lot : edition.lots) {
            const CliRun drawn =
                runCli({QStringLiteral("league"), QStringLiteral("correct"), place, QStringLiteral("--lot"),
                        lot.teams.join(u','), QStringLiteral("--group"), lot.table, QStringLiteral("--yes")});
            QVERIFY2(drawn.code == 0, qPrintable(drawn.err));
        }
        const QString results = folder.filePath(QStringLiteral("results.csv"));
        QVERIFY(!writtenFile(results, withConduct(resultsCsv(made->competition).csv, edition)).isEmpty());
        const CliRun run = league(QStringLiteral("import --results %1").arg(results), place);
        QVERIFY2(run.code == 0, qPrintable(run.err + run.out));
        const auto opened = League::open(place, {QStringLiteral("Anna"), true, {}});
        QVERIFY(opened);
        const Competition kept =
            (*opened)->competitions().find((*opened)->competitions().all()->front().id).value();
        const Progress now = progress(kept);
        const Progress real = progress(made->competition);
        QVERIFY(!real.finalPlaces.empty());
        QCOMPARE(now.finalPlaces.size(), real.finalPlaces.size());
        for (std::size_t i = 0; i < real.finalPlaces.size(); ++i) {
            const auto nameOf = [](const Competition &competition, int team) {
                return team < 0 ? QString() : competition.entrant(team).name;
            };
            QCOMPARE(nameOf(kept, now.finalPlaces[i]), nameOf(made->competition, real.finalPlaces[i]));
        }
        QCOMPARE(static_cast<int>(edition.matches.size()), playedIn(kept));
    }

private:
    static int playedIn(const Competition &competition)
    {
        int played = 0;
        for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
            played += competition.report(i) != nullptr ? 1 : 0;
        return played;
    }

    /// The conduct of a whole group in the last row of its team, as in euro_2024.csv.
    static QByteArray withConduct(const QByteArray &csv, const RealEdition &edition)
    {
        QStringList lines = QString::fromUtf8(csv).split(u'\n', Qt::SkipEmptyParts);
        QStringList head = lines.front().remove(u'\r').split(u',');
        const qsizetype columns[]{head.indexOf(QStringLiteral("home_conduct")),
                                  head.indexOf(QStringLiteral("away_conduct"))};
        const qsizetype names[]{head.indexOf(QStringLiteral("home")), head.indexOf(QStringLiteral("away"))};
        const qsizetype group = head.indexOf(QStringLiteral("group"));
        for (const RealConduct &one : edition.conduct) {
            QString team;
            for (const RealTeam &known : edition.teams)
                if (known.code == one.team)
                    team = known.name;
            for (qsizetype line = lines.size() - 1; line > 0; --line) {
                QStringList cells = lines.at(line).split(u',');
                if (cells.at(group).isEmpty())
                    continue;
                const int side = cells.at(names[0]).contains(team)   ? 0
                                 : cells.at(names[1]).contains(team) ? 1
                                                                     : -1;
                if (side < 0)
                    continue;
                cells[columns[side]] = QString::number(one.score);
                lines[line] = cells.join(u',');
                break;
            }
        }
        return lines.join(u'\n').toUtf8() + '\n';
    }
};

TOUCHLINE_TEST(TestRealResults)

} // namespace test_real_results

#include "test_real_results.moc"
