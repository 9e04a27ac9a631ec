// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/results_teams.h"
#include "core/competition/templates/templates.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_bracket_verb {

using namespace touchline;
using namespace touchline::cli;
using namespace touchline::testing;

namespace {

const QByteArray columns =
    "stage,group,home,away,home_goals,away_goals,kind,home_pens,away_pens,decided_by\n";

/// Six teams: extra time, a shoot-out, byes and a third place.
const QByteArray sixTeams = columns + "first round,,D,E,1,0,,,,\n"
                                      "first round,,C,F,1,1,,4,2,\n"
                                      "semi-finals,,A,D,2,1,,,,extra_time\n"
                                      "semi-finals,,B,C,0,3,,,,90\n"
                                      "third place,,B,D,1,0,,,,\n";

/// Away goals, a shoot-out after two legs, and a final that waits.
const QByteArray twoLegs = columns + "semi-finals,,D,A,1,0,,,,\n"
                                     "semi-finals,,C,B,2,2,,,,\n"
                                     "semi-finals,,A,D,1,0,,5,4,\n"
                                     "semi-finals,,B,C,1,1,,,,\n";

const QByteArray drawnRounds = columns + "first round,,A,H,1,0,,,,\n"
                                         "first round,,B,C,1,1,,,,\n"
                                         "first round,,C,B,1,2,replay,,,\n"
                                         "first round,,D,E,3,0,walkover,,,\n"
                                         "first round,,F,G,0,1,,,,\n"
                                         "semi-finals,,B,G,1,0,,,,\n";

/// Four teams; the first grand final is lost by the unbeaten.
const QByteArray secondFinal = columns + "u,,A,D,1,0,,,,\nu,,B,C,1,0,,,,\nu,,A,B,2,0,,,,\n"
                                         "l,,D,C,0,1,,,,\nl,,B,C,3,1,,,,\nfinal,,A,B,0,1,,,,\n";

} // namespace

class TestBracketVerb : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char *name, const QByteArray &bytes) const
    {
        return writtenFile(m_folder.filePath(QString::fromLatin1(name)), bytes);
    }

    [[nodiscard]] CliRun bracket(const QByteArray &results, const QString &options) const
    {
        return runCli(QStringList{QStringLiteral("bracket"), file("results.csv", results)} +
                      options.split(u' ', Qt::SkipEmptyParts));
    }

private Q_SLOTS:
    void groupsOfTwoStagesMayHaveTheSameNames()
    {
        const Format format = formatTemplate(QStringLiteral("worldcup-1982")).value();
        ResultRow row;
        row.stage = QStringLiteral("second group stage");
        row.group = QStringLiteral("Group 1");
        QVERIFY(!mayBeOfStage(row, format, 0));
        QVERIFY(mayBeOfStage(row, format, 1));
        row.stage = QStringLiteral("Group stage");
        QVERIFY(mayBeOfStage(row, format, 0));
        QVERIFY(!mayBeOfStage(row, format, 1));
        row.stage = QStringLiteral("some round");
        QVERIFY(mayBeOfStage(row, format, 0) && mayBeOfStage(row, format, 1));
    }

    void everyKindOfKnockoutIsShown_data()
    {
        QTest::addColumn<QByteArray>("results");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("golden");
        const auto row = [](const QByteArray &results, const char *format, const char *golden) {
            QTest::newRow(golden) << results << QString::fromLatin1(format) << QString::fromLatin1(golden);
        };
        row(sixTeams, "cup-6-third-place", "bracket_byes.txt");
        row(twoLegs, "cup-4-away-goals", "bracket_two_legs.txt");
        row(drawnRounds, "cup-8-redraw-replays", "bracket_drawn.txt");
        row(secondFinal, "double-elimination-4", "bracket_double_elimination.txt");
        row(secondFinal + "final,,A,B,2,1,,,,\n", "double-elimination-4", "bracket_second_final.txt");
    }

    void everyKindOfKnockoutIsShown()
    {
        QFETCH(QByteArray, results);
        QFETCH(QString, format);
        QFETCH(QString, golden);
        const CliRun run = bracket(results, QStringLiteral("--template ") + format);
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(golden, run.out);
    }

    void wideCharactersAndAccentsTakeTheirColumns()
    {
        // Four characters of two columns each, and an accent of its own that takes none.
        const QByteArray wide =
            columns + "semi-finals,,北京国安,A,1,0,,,,\nsemi-finals,,Zu\u0308rich,B,2,1,,,,\n";
        const QByteArray plain = columns + "semi-finals,,Beijingg,A,1,0,,,,\nsemi-finals,,Zurich,B,2,1,,,,\n";
        const QString format = QStringLiteral("--template cup-4");
        const CliRun run = bracket(wide, format);
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(u"北京国安"));
        QCOMPARE(QString(run.out)
                     .replace(QString::fromUtf8("北京国安"), QStringLiteral("Beijingg"))
                     .normalized(QString::NormalizationForm_C)
                     .replace(QString::fromUtf8("Zürich"), QStringLiteral("Zurich")),
                 bracket(plain, format).out);
    }

    void machinesReadHowEachTieWasDecided()
    {
        const QJsonObject two = bracket(twoLegs, QStringLiteral("--template cup-4-away-goals --json")).json();
        QCOMPARE(two.value(QStringLiteral("template")).toString(), QStringLiteral("cup-4-away-goals"));
        const QJsonArray rounds = two.value(QStringLiteral("rounds")).toArray();
        QCOMPARE(rounds.size(), 2);
        QCOMPARE(rounds.at(0)[QStringLiteral("name")].toString(), QStringLiteral("semi-finals"));
        QVERIFY(rounds.at(0)[QStringLiteral("drawn")].isNull());
        const QJsonArray ties = rounds.at(0)[QStringLiteral("ties")].toArray();
        QCOMPARE(ties.at(0)[QStringLiteral("decided_by")].toString(), QStringLiteral("shoot_out"));
        QCOMPARE(ties.at(0)[QStringLiteral("winner")].toString(), QStringLiteral("A"));
        QCOMPARE(ties.at(0)[QStringLiteral("home_from")].toString(), QStringLiteral("#4"));
        QCOMPARE(ties.at(0)[QStringLiteral("goals")].toArray(), (QJsonArray{1, 1}));
        QCOMPARE(ties.at(0)[QStringLiteral("matches")].toArray().size(), 2);
        QCOMPARE(ties.at(1)[QStringLiteral("decided_by")].toString(), QStringLiteral("away_goals"));
        QCOMPARE(ties.at(1)[QStringLiteral("winner")].toString(), QStringLiteral("B"));
        const QJsonValue final = rounds.at(1)[QStringLiteral("ties")].toArray().at(0);
        QVERIFY(final[QStringLiteral("winner")].isNull());
        QVERIFY(two.value(QStringLiteral("champion")).isNull());
        const QJsonObject drawn =
            bracket(drawnRounds, QStringLiteral("--template cup-8-redraw-replays --json")).json();
        const QJsonValue first = drawn.value(QStringLiteral("rounds")).toArray().at(0);
        QCOMPARE(first[QStringLiteral("drawn")], QJsonValue(true));
        QCOMPARE(first[QStringLiteral("ties")].toArray().at(1)[QStringLiteral("decided_by")].toString(),
                 QStringLiteral("replay"));
    }

    void theOrderOfTheListDoesNotMatterWhereTheTeamsAreGiven()
    {
        const QString teams = file("teams.txt", "A\nB\nC\nD\nE\nF\n");
        const QString options = QStringLiteral("--template cup-6-third-place --teams ") + teams;
        QByteArray backwards = columns;
        QList<QByteArray> lines = sixTeams.split('\n').mid(1);
        lines.removeLast();
        for (auto line = lines.rbegin(); line != lines.rend(); ++line)
            backwards += *line + '\n';
        const CliRun forwards = bracket(sixTeams, options);
        QCOMPARE(forwards.code, 0);
        QCOMPARE(bracket(backwards, options).out, forwards.out);
    }

    void groupsAndKnockoutOfARealWorldCup()
    {
        const CliRun run =
            runCli("bracket tests/data/competition/worldcup_2010.csv --template worldcup-32 --json");
        QCOMPARE(run.err, QString());
        QCOMPARE(run.json().value(QStringLiteral("champion")).toString(), QStringLiteral("Spain"));
        QCOMPARE(run.json().value(QStringLiteral("runner_up")).toString(), QStringLiteral("Netherlands"));
        QCOMPARE(run.json().value(QStringLiteral("third")).toString(), QStringLiteral("Germany"));
        QCOMPARE(run.json().value(QStringLiteral("fourth")).toString(), QStringLiteral("Uruguay"));
    }

    void aSwissIsPairedAsItWasPlayed()
    {
        const QByteArray rounds = columns + "r1,Swiss,A,C,1,0,,,,\nr1,Swiss,B,D,1,0,,,,\n"
                                            "r2,Swiss,A,B,2,0,,,,\nr2,Swiss,C,D,1,1,,,,\n";
        const CliRun run = bracket(rounds, QStringLiteral("--template swiss-4x2"));
        QCOMPARE(run.errorLines(), QStringList{QStringLiteral("Swiss of 4 teams has no knockout stage.")});
        QCOMPARE(run.code, 1);
        VERIFY_PROBLEMS(
            bracket(rounds + "r2,Swiss,A,B,1,0,,,,\n", QStringLiteral("--template swiss-4x2")),
            (QStringList{
                file("results.csv", rounds + "r2,Swiss,A,B,1,0,,,,\n") +
                QStringLiteral(": line 6, column 3: There is no open match A v B in this competition.")}));
    }

    void lotsRankingAndDeductionsAreFacts()
    {
        const QByteArray groups = columns + "g,A,P,Q,1,1,,,,\ng,B,R,S,2,2,,,,\nfinal,,Q,R,1,0,,,,\n";
        const QString facts =
            file("facts.json", "{\"lots\": {\"Group A\": [\"Q\", \"P\"]}, \"deductions\": [{\"team\": \"S\", "
                               "\"points\": 1, \"reason\": \"late\"}], \"ranking\": [\"P\", \"Q\"]}");
        const QString options = QStringLiteral("--template groups-2x2-1 --json");
        const CliRun run = bracket(groups, options + QStringLiteral(" --facts ") + facts);
        QCOMPARE(run.err, QString());
        QCOMPARE(run.json().value(QStringLiteral("champion")).toString(), QStringLiteral("Q"));
        VERIFY_PROBLEMS(
            bracket(groups, options),
            (QStringList{
                file("results.csv", groups) +
                    QStringLiteral(": line 4: Places 1 and 2 of group A are level: draw lots (P, Q)."),
                file("results.csv", groups) +
                    QStringLiteral(": line 4: Places 1 and 2 of group B are level: draw lots (R, S).")}));
        const QString wrong = file("wrong.json", "{\"lots\": {\"X\": [\"Q\", \"Z\", \"P\"]}, \"coins\": 1}");
        const QString path = file("results.csv", groups);
        VERIFY_PROBLEMS(
            bracket(groups, options + QStringLiteral(" --facts ") + wrong),
            (QStringList{path + QStringLiteral(": lots: There is no team \"Z\" in the results."),
                         path +
                             QStringLiteral(": lots: Lots are drawn between two or more teams of one group."),
                         path + QStringLiteral(": coins: Unknown entry. "
                                               "Possible entries: deductions, lots, ranking.")}));
    }

    void aLotDecidesATie()
    {
        const QByteArray results = columns + "final,,A,B,1,1,,,,\n";
        const QString format = file(
            "lots.json", "{\"name\": \"coin\", \"title\": \"Coin\", \"pool\": 2, \"stages\": [ {\"name\": "
                         "\"final\", \"type\": \"knockout\", \"rounds\": [{\"name\": \"final\", \"rules\": "
                         "{\"last_resort\": \"lots\"}, \"ties\": [{\"match\": 1, \"home\": \"#1\", \"away\": "
                         "\"#2\"}]}]}], \"final_places\": [\"W1\", \"L1\"]}");
        const QString facts = file("facts.json", "{\"lots\": {\"final\": [\"B\", \"A\"]}}");
        const QString options = QStringLiteral("--template ") + format;
        QVERIFY(bracket(results, options).out.contains(QStringLiteral("level: a lot decides")));
        const CliRun run = bracket(results, options + QStringLiteral(" --facts ") + facts);
        QVERIFY2(run.out.contains(QStringLiteral("B win by lots")), qPrintable(run.out));
    }

    void whatDoesNotFitIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *name, const QByteArray &rows, const QStringList &lines) {
            QTest::newRow(name) << columns + rows << lines;
        };
        const QByteArray semiFinals = "sf,,A,D,1,0,,,,\nsf,,B,C,1,0,,,,\n";
        row("no such match", semiFinals + "final,,A,C,1,0,,,,\n",
            {QStringLiteral("line 4, column 3: There is no open match A v C in this competition.")});
        row("level tie", "sf,,A,D,1,1,,,,\nsf,,B,C,1,0,,,,\nfinal,,A,B,1,0,,,,\n",
            {QStringLiteral("line 2: A knockout match needs a winner.")});
        row("shoot-out without need", "sf,,A,D,2,1,,4,3,\nsf,,B,C,1,0,,,,\n",
            {QStringLiteral("line 2: There is no shoot-out after 2-1.")});
        row("too few teams", "sf,,A,D,1,0,,,,\n",
            {QStringLiteral(
                "The results name 2 teams for Cup of 4 teams, which has 4 places. Name all teams in "
                "the order of their places.")});
        row("no number", "sf,,A,D,one,0,,,,\nsf,,B,C,1,x,,,,coin\n",
            {QStringLiteral(
                 "line 2, column 5: home_goals must be a whole number from 0 to 999, not \"one\"."),
             QStringLiteral("line 3, column 6: away_goals must be a whole number from 0 to 999, not \"x\"."),
             QStringLiteral(
                 "line 3, column 10: \"coin\" is not a way to decide a match (90, extra_time, shoot_out).")});
        row("replay without need", semiFinals + "final,,A,B,1,0,replay,,,\n",
            {QStringLiteral("line 4, column 3: There is no open match A v B in this competition.")});
    }

    void whatDoesNotFitIsNamedWithItsLine()
    {
        QFETCH(QByteArray, rows);
        QFETCH(QStringList, lines);
        const QString path = file("results.csv", rows);
        for (QString &line : lines)
            line.prepend(path + QStringLiteral(": "));
        VERIFY_PROBLEMS(bracket(rows, QStringLiteral("--template cup-4")), lines);
    }

    void aCupFileIsShownAsTheCupItself()
    {
        const QString path = m_folder.filePath(QStringLiteral("cup.json"));
        const CliRun cup = runCli({QStringLiteral("cup"), QStringLiteral("--seed"), QStringLiteral("3"),
                                   QStringLiteral("--out"), path});
        QCOMPARE(cup.code, 0);
        const CliRun run = runCli({QStringLiteral("bracket"), path});
        QCOMPARE(run.code, 0);
        QVERIFY(cup.out.contains(run.out));
        QVERIFY(run.out.contains(QStringLiteral("Third place")));
    }
};

TOUCHLINE_TEST(TestBracketVerb)

} // namespace test_bracket_verb

#include "test_bracket_verb.moc"
