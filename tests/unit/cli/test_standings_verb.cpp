// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_standings_verb {

using namespace touchline::testing;

namespace {

const QByteArray heading = "stage,group,home,away,home_goals,away_goals\n";

/// Two teams level in everything, and two behind them.
const QByteArray levelGroup = heading + "Groups,F,Ireland,Netherlands,1,1\n"
                                        "Groups,F,England,Egypt,1,0\n"
                                        "Groups,F,Ireland,Egypt,0,0\n"
                                        "Groups,F,Netherlands,England,0,0\n"
                                        "Groups,F,Ireland,England,1,1\n"
                                        "Groups,F,Netherlands,Egypt,1,1\n";

} // namespace

class TestStandingsVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char *name, const QByteArray &bytes) const
    {
        return writtenFile(m_folder.filePath(QString::fromUtf8(name)), bytes);
    }

    /// The table of these results by the rules of ATCS.
    [[nodiscard]] CliRun tableOf(const QByteArray &results, const QStringList &more = {}) const
    {
        return runCli(QStringList{QStringLiteral("standings"), QStringLiteral("--rules"),
                                  QStringLiteral("atcs"), file("results.csv", results)} +
                      more);
    }

    [[nodiscard]] CliRun withFacts(const QByteArray &facts) const
    {
        return tableOf(levelGroup,
                       {QStringLiteral("--json"), QStringLiteral("--facts"), file("facts.json", facts)});
    }

    static QStringList order(const CliRun &run, qsizetype group = 0)
    {
        QStringList teams;
        const QJsonArray rows = run.json()
                                    .value(QStringLiteral("groups"))
                                    .toArray()
                                    .at(group)
                                    .toObject()
                                    .value(QStringLiteral("rows"))
                                    .toArray();
        for (const auto &row : rows)
            teams << row.toObject().value(QStringLiteral("team")).toString();
        return teams;
    }

private Q_SLOTS:
    void aTableIsTold()
    {
        const CliRun run = tableOf(
            heading + "Groups,A,Rovers,United,2,1\nGroups,A,Rovers,City,0,0\nGroups,A,United,City,1,1\n"
                      "Groups,B,Town,Wanderers,0,3\n");
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(QStringLiteral("standings.txt"), run.out);
    }

    void aTableForMachinesHasItsKeys()
    {
        const QJsonObject tables =
            tableOf(heading + "Groups,A,Rovers,United,2,1\n", {QStringLiteral("--json")}).json();
        QCOMPARE(tables.keys(), (QStringList{QStringLiteral("groups"), QStringLiteral("rules")}));
        const QJsonObject group = tables.value(QStringLiteral("groups")).toArray().at(0).toObject();
        QCOMPARE(group.value(QStringLiteral("rows")).toArray().at(0).toObject(),
                 (QJsonObject{{QStringLiteral("position"), 1},
                              {QStringLiteral("team"), QStringLiteral("Rovers")},
                              {QStringLiteral("played"), 1},
                              {QStringLiteral("won"), 1},
                              {QStringLiteral("drawn"), 0},
                              {QStringLiteral("lost"), 0},
                              {QStringLiteral("goals_for"), 2},
                              {QStringLiteral("goals_against"), 1},
                              {QStringLiteral("goal_difference"), 1},
                              {QStringLiteral("points"), 3},
                              {QStringLiteral("level_with"), QJsonArray()},
                              {QStringLiteral("why"), QStringLiteral("above United on points (3-0)")}}));
    }

    void theNamesOfTheRulesAreListed()
    {
        const CliRun run = runCli("standings --rules list");
        QCOMPARE(run.code, 0);
        for (const char *name : {"atcs", "league-3-1-0", "league-2-1-0", "spain-la-liga-2010"})
            QVERIFY2(run.out.contains(QStringLiteral("\n  %1 ").arg(QString::fromUtf8(name))), name);
        const CliRun unknown = runCli({QStringLiteral("standings"), QStringLiteral("--rules"),
                                       QStringLiteral("chess"), file("results.csv", levelGroup)});
        VERIFY_WRONG_USAGE(
            unknown, QStringList{QStringLiteral("There are no rules \"chess\". \"touchline-cli standings "
                                                "--rules list\" prints the names.")});
    }

    void twoPointsForAWinMakeAnotherTable()
    {
        const QString path = file(
            "results.csv", heading + "S,A,A,B,1,0\nS,A,A,C,0,5\nS,A,B,C,0,0\nS,A,B,D,0,0\nS,A,C,D,0,0\n");
        const auto points = [&path](const char *rules) {
            const CliRun run = runCli({QStringLiteral("standings"), path, QStringLiteral("--json"),
                                       QStringLiteral("--rules"), QString::fromUtf8(rules)});
            return run.json()
                .value(QStringLiteral("groups"))
                .toArray()
                .at(0)
                .toObject()
                .value(QStringLiteral("rows"))
                .toArray()
                .at(0)
                .toObject()
                .value(QStringLiteral("points"))
                .toInt();
        };
        QCOMPARE(points("league-3-1-0"), 5);
        QCOMPARE(points("league-2-1-0"), 4);
    }

    void rowsOfAKnockoutAndReplaysMakeNoTable()
    {
        const CliRun run = tableOf("stage,group,home,away,home_goals,away_goals,kind,date\n"
                                   "Groups,A,Rovers,United,2,1,match,2026-06-11\n"
                                   "Groups,A,Rovers,United,0,4,play-off,\n"
                                   "Groups,A,Rovers,United,0,4,replay,\n"
                                   "Groups,A,United,Rovers,3,0,walkover,\n"
                                   "Final,,Rovers,City,1,0,,\n",
                                   {QStringLiteral("--json")});
        QCOMPARE(run.err, QString());
        const QJsonArray groups = run.json().value(QStringLiteral("groups")).toArray();
        QCOMPARE(groups.size(), 1);
        QCOMPARE(order(run), (QStringList{QStringLiteral("United"), QStringLiteral("Rovers")}));
    }

    /// Semicolons, Windows-1252 and headings as a person writes them.
    void aListOutOfASpreadsheetIsRead()
    {
        const CliRun run = tableOf("Stage;Group;Home team;Away team;Home goals;Away goals\r\n"
                                   "Liga;A;K\xF6ln;'-Nord;2;1\r\n;;;;;\r\n",
                                   {QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.errorLines(),
                 QStringList{m_folder.filePath(QStringLiteral("results.csv")) +
                             QStringLiteral(": line 2: The text is not UTF-8; it was read as Windows-1252. "
                                            "Check the accents.")});
        QCOMPARE(order(run), (QStringList{QStringLiteral("Köln"), QStringLiteral("-Nord")}));
    }

    void aListWithoutGroupsIsOneTable_data()
    {
        QTest::addColumn<QByteArray>("results");
        const auto row = [](const char *name, const QByteArray &results) { QTest::newRow(name) << results; };
        row("empty column", heading + "League,,Rovers,United,2,1\nLeague,,United,City,3,0\n");
        row("matchdays", heading + "Matchday 1,,Rovers,United,2,1\nMatchday 2,,United,City,3,0\n");
        row("no columns", "home,away,home_goals,away_goals\nRovers,United,2,1\nUnited,City,3,0\n");
        row("a final apart", heading + "League,,Rovers,United,2,1\nLeague,,United,City,3,0\n"
                                       "Final,,Rovers,City,0,9\n");
    }
    void aListWithoutGroupsIsOneTable()
    {
        QFETCH(QByteArray, results);
        const CliRun run = tableOf(results, {QStringLiteral("--json")});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json().value(QStringLiteral("groups")).toArray().size(), 1);
        QCOMPARE(order(run),
                 (QStringList{QStringLiteral("United"), QStringLiteral("Rovers"), QStringLiteral("City")}));
    }

    void aListThatMakesNoTableIsRefused()
    {
        const CliRun run = tableOf(heading + "Final,,Rovers,City,0,9\n");
        VERIFY_PROBLEMS(run, QStringList{m_folder.filePath(QStringLiteral("results.csv")) +
                                         QStringLiteral(": The list has only knockout matches: no table.")});
    }

    void aMatchToComeIsNotPlayed()
    {
        const CliRun run =
            tableOf(heading + "G,A,Rovers,United,2,1\nG,A,United,City,,\n", {QStringLiteral("--json")});
        QCOMPARE(run.err, QString());
        QCOMPARE(order(run),
                 (QStringList{QStringLiteral("Rovers"), QStringLiteral("City"), QStringLiteral("United")}));
        const QJsonArray rows = run.json()[QStringLiteral("groups")][0][QStringLiteral("rows")].toArray();
        QCOMPARE(rows[0].toObject().value(QStringLiteral("played")), QJsonValue(1));
        QCOMPARE(rows[1].toObject().value(QStringLiteral("played")), QJsonValue(0));
        const CliRun half = tableOf(heading + "G,A,Rovers,United,2,\n");
        QVERIFY(half.err.contains(QStringLiteral("column 6: The entry under away_goals is missing.")));
        QCOMPARE(half.code, 1);
    }

    void deductionsAreToldWithTheirReasons()
    {
        const QByteArray facts = R"({"deductions": [{"team": "England", "points": 1, "reason": "late"}]})";
        const QJsonObject group =
            withFacts(facts).json().value(QStringLiteral("groups")).toArray().at(0).toObject();
        QCOMPARE(group.value(QStringLiteral("deductions")).toArray(),
                 (QJsonArray{QJsonObject{{QStringLiteral("team"), QStringLiteral("England")},
                                         {QStringLiteral("points"), 1},
                                         {QStringLiteral("reason"), QStringLiteral("late")}}}));
        const CliRun text = tableOf(levelGroup, {QStringLiteral("--facts"), file("facts.json", facts)});
        QVERIFY(text.out.endsWith(QStringLiteral("  1 point deducted from England: late\n")));
    }

    void digitsOfEveryScriptAreGoals()
    {
        const CliRun run =
            tableOf(QByteArray(heading + "G,A,Rovers,United,２,١\n"), {QStringLiteral("--json")});
        QCOMPARE(run.err, QString());
        const QJsonObject first =
            run.json()[QStringLiteral("groups")][0][QStringLiteral("rows")][0].toObject();
        QCOMPARE(first.value(QStringLiteral("goals_for")), QJsonValue(2));
        QCOMPARE(first.value(QStringLiteral("goals_against")), QJsonValue(1));
    }

    void whatIsWrongInAListOfResultsIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("results");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *name, const QByteArray &results, const QStringList &lines) {
            QTest::newRow(name) << results << lines;
        };
        row("empty", "", {QStringLiteral("line 1: There is no header row.")});
        row("columns", "stage,group,home,away,home_goals,colour\n",
            {QStringLiteral("line 1: The column away_goals is missing.")});
        row("goals", heading + "Groups,A,Rovers,United,two,1\nGroups,A,Rovers,United,-1,1000\n",
            {QStringLiteral(
                 "line 2, column 5: home_goals must be a whole number from 0 to 999, not \"two\"."),
             QStringLiteral("line 3, column 5: home_goals must be a whole number from 0 to 999, not \"-1\"."),
             QStringLiteral(
                 "line 3, column 6: away_goals must be a whole number from 0 to 999, not \"1000\".")});
        row("teams", heading + "Groups,A,Rovers,Rovers,2,1\n\nGroups,A,,United,2,1\n",
            {QStringLiteral("line 2, column 4: A match needs two different teams."),
             QStringLiteral("line 4, column 3: A match needs two different teams.")});
        row("kind", "stage,group,home,away,home_goals,away_goals,kind\nGroups,A,Rovers,United,2,1,friendly\n",
            {QStringLiteral("line 2, column 7: \"friendly\" is not a kind of match (match, replay, play-off, "
                            "walkover).")});
        const QByteArray pens = heading.chopped(1) + ",home_pens,away_pens,decided_by\n";
        row("shoot-out", pens + "S,A,R,U,1,1,3,3,\nS,A,R,U,1,0,3,2,\nS,A,R,U,1,1,3,x,\n",
            {QStringLiteral("line 2: A shoot-out needs a level score and must find a winner."),
             QStringLiteral("line 3: A shoot-out needs a level score and must find a winner."),
             QStringLiteral("line 4, column 8: away_pens must be a whole number from 0 to 999, not \"x\".")});
        row("decided by", pens + "S,A,R,U,1,1,,,extra_time\nS,A,R,U,1,1,,,shoot_out\nS,A,R,U,1,0,,,coin\n",
            {QStringLiteral("line 2: decided_by contradicts the score."),
             QStringLiteral("line 3: decided_by contradicts the score."),
             QStringLiteral(
                 "line 4, column 9: \"coin\" is not a way to decide a match (90, extra_time, shoot_out).")});
        row("conduct", heading.chopped(1) + ",home_conduct,away_conduct\nS,A,R,U,1,1,-1,2\n",
            {QStringLiteral(
                "line 2, column 8: away_conduct must be a whole number from -999 to 0, not \"2\".")});
        row("play-off", heading.chopped(1) + ",kind\nS,A,R,T,1,1,play-off\nS,A,R,U,1,1,\n",
            {QStringLiteral("line 2, column 4: T has played no match in this group.")});
        row("cells", heading + "Groups,A,Rovers,United,2\n",
            {QStringLiteral("line 2, column 6: The row has 5 cells, the header 6.")});
    }

    void whatIsWrongInAListOfResultsIsNamedWithItsLine()
    {
        QFETCH(QByteArray, results);
        QFETCH(QStringList, lines);
        for (QString &line : lines)
            line.prepend(m_folder.filePath(QStringLiteral("results.csv")) + QStringLiteral(": "));
        VERIFY_PROBLEMS(tableOf(results), lines);
    }

    void lotsDecideWhoIsAhead()
    {
        // England is first; Ireland and the Netherlands are level in everything.
        const QStringList irelandFirst{QStringLiteral("England"), QStringLiteral("Ireland"),
                                       QStringLiteral("Netherlands"), QStringLiteral("Egypt")};
        QStringList netherlandsFirst = irelandFirst;
        netherlandsFirst.swapItemsAt(1, 2);
        QCOMPARE(order(withFacts(R"({"lots": {"Group F": ["Ireland", "Netherlands"]}})")), irelandFirst);
        QCOMPARE(order(withFacts(R"({"lots": {"F": ["Netherlands", "Ireland"]}})")), netherlandsFirst);
        const CliRun level = withFacts("{}");
        QCOMPARE(level.json()
                     .value(QStringLiteral("groups"))
                     .toArray()
                     .at(0)
                     .toObject()
                     .value(QStringLiteral("rows"))
                     .toArray()
                     .at(1)
                     .toObject()
                     .value(QStringLiteral("level_with"))
                     .toArray(),
                 QJsonArray{QStringLiteral("Netherlands")});
    }

    void deductionsTakePointsAway()
    {
        const CliRun run =
            withFacts(R"({"deductions": [{"team": "England", "points": 4, "reason": "unpaid fees"},
                                                        {"team": "England", "points": 1, "reason": "more of it"}],
                                         "ranking": ["England", "Egypt"]})");
        QCOMPARE(run.err, QString());
        QCOMPARE(order(run).constLast(), QStringLiteral("England"));
        QCOMPARE(run.json()
                     .value(QStringLiteral("groups"))
                     .toArray()
                     .at(0)
                     .toObject()
                     .value(QStringLiteral("rows"))
                     .toArray()
                     .at(3)
                     .toObject()
                     .value(QStringLiteral("points"))
                     .toInt(),
                 0);
    }

    void factsThatDoNotFitAreNamedWithTheirPath_data()
    {
        QTest::addColumn<QByteArray>("facts");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *name, const QByteArray &facts, const QStringList &lines) {
            QTest::newRow(name) << facts << lines;
        };
        row("no JSON", "{",
            {QStringLiteral("This is not valid JSON: unterminated object (line 1, column 2).")});
        row("group", R"({"lots": {"Group G": ["Ireland"]}})",
            {QStringLiteral("lots.Group G: The results have no group of this name.")});
        row("team of the lots", R"({"lots": {"F": ["Ireland", "Brazil"]}})",
            {QStringLiteral("lots.F: Brazil is not in this group.")});
        row("ranking", R"({"ranking": ["Egypt", "Brazil"]})",
            {QStringLiteral("ranking: There is no team \"Brazil\" in the results.")});
        row("ranking twice", R"({"ranking": ["Egypt", "Egypt"]})",
            {QStringLiteral("ranking: Egypt is listed twice.")});
        row("deduction", R"({"deductions": [{"team": "Brazil", "points": -1, "reason": "x", "day": 3}, 7]})",
            {QStringLiteral("deductions[0].points: This must be a number from 0 to 1000, not -1."),
             QStringLiteral("deductions[0].day: Unknown entry. Possible entries: points, reason, team."),
             QStringLiteral("deductions: There is no team \"Brazil\" in the results."),
             QStringLiteral("deductions[1]: This must be an object in braces { }.")});
        row("unknown", R"({"weather": "rain"})",
            {QStringLiteral("weather: Unknown entry. Possible entries: deductions, lots, ranking.")});
        row("lots of the wrong form", R"({"lots": {"F": "Ireland"}})",
            {QStringLiteral("lots.F: This must be a list in brackets [ ].")});
    }

    void factsThatDoNotFitAreNamedWithTheirPath()
    {
        QFETCH(QByteArray, facts);
        QFETCH(QStringList, lines);
        for (QString &line : lines)
            line.prepend(m_folder.filePath(QStringLiteral("facts.json")) + QStringLiteral(": "));
        VERIFY_PROBLEMS(withFacts(facts), lines);
    }

    void factsOfTheResultsDecide_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const char *rules, const QByteArray &columns,
                            const QByteArray &rows, const char *why) {
            QTest::newRow(name) << QString::fromUtf8(rules) << columns << rows << QString::fromUtf8(why);
        };
        row("conduct", "fifa-2018", "home_conduct,away_conduct",
            "G,H,Senegal,Japan,2,2,-3,-2\nG,H,Japan,Poland,0,1,-2,\nG,H,Poland,Senegal,1,0,0,-3\n",
            "above Senegal on conduct score (−4 to −6) after level points, goal difference and goals scored, "
            "in all matches and in those between the level teams");
        row("play-off", "fifa-1954", "kind",
            "G,2,Turkey,Japan,4,1,\nG,2,Japan,Poland,0,1,\nG,2,Turkey,Poland,0,1,\n"
            "G,2,Turkey,Japan,2,7,play-off\nG,2,Japan,Turkey,3,1,match\n",
            "above Turkey by play-off after level points");
        row("play-off by kicks", "fifa-1954", "kind,home_pens,away_pens",
            "G,2,Turkey,Japan,1,1,,,\nG,2,Poland,Turkey,1,0,,,\nG,2,Poland,Japan,1,0,,,\n"
            "G,2,Turkey,Japan,2,2,play-off,3,4\n",
            "above Turkey by play-off after level points");
        row("how it was won", "champions-2020", "home_pens,away_pens,decided_by",
            "G,2,Poland,Turkey,1,1,4,3,\nG,2,Japan,Turkey,2,1,,,extra_time\nG,2,Poland,Japan,5,0,,,90\n",
            "above Turkey on points (4-3)");
    }

    /// Poland is first and Japan is second.
    void factsOfTheResultsDecide()
    {
        QFETCH(QString, rules);
        QFETCH(QByteArray, columns);
        QFETCH(QByteArray, rows);
        QFETCH(QString, why);
        const QByteArray csv = heading.chopped(1) + "," + columns + "\n" + rows;
        const CliRun run = runCli({QStringLiteral("standings"), QStringLiteral("--rules"), rules,
                                   file("results.csv", csv), QStringLiteral("--json")});
        QCOMPARE(run.err, QString());
        QCOMPARE(order(run).at(1), QStringLiteral("Japan"));
        const QJsonObject group = run.json().value(QStringLiteral("groups")).toArray().at(0).toObject();
        const QJsonArray table = group.value(QStringLiteral("rows")).toArray();
        QCOMPARE(table.at(1).toObject().value(QStringLiteral("why")).toString(), why);
    }

    void theRankingDecidesLast()
    {
        const auto second = [this](const QByteArray &ranking) {
            const CliRun run =
                runCli({QStringLiteral("standings"), QStringLiteral("--rules"), QStringLiteral("fifa-2026"),
                        file("results.csv", levelGroup), QStringLiteral("--json"), QStringLiteral("--facts"),
                        file("facts.json", "{\"ranking\": " + ranking + "}")});
            return order(run).at(1);
        };
        QCOMPARE(second(R"(["Netherlands", "Egypt", "Ireland"])"), QStringLiteral("Netherlands"));
        QCOMPARE(second(R"(["Ireland", "Netherlands"])"), QStringLiteral("Ireland"));
    }

    void aYearTakesTheRulesBeforeIt()
    {
        const CliRun run =
            runCli({QStringLiteral("standings"), QStringLiteral("--rules"), QStringLiteral("fifa-1999"),
                    file("results.csv", levelGroup), QStringLiteral("--json")});
        QCOMPARE(run.json().value(QStringLiteral("rules")).toString(), QStringLiteral("fifa-1998"));
    }

    void whereEveryMatchNeedsAWinnerADrawIsRefused()
    {
        const QString path = file("results.csv", heading + "S,A,Rovers,United,1,1\n");
        VERIFY_PROBLEMS(runCli({QStringLiteral("standings"), QStringLiteral("--rules"),
                                QStringLiteral("champions-2020"), path}),
                        QStringList{path + QStringLiteral(": A: Rovers and United have drawn, but by these "
                                                          "rules every match has a winner.")});
    }

    void filesThatAreNotThereAreNamed()
    {
        VERIFY_REFUSED(runCli("standings --rules atcs /no/results.csv"),
                       QStringList{QStringLiteral(
                           "The file /no/results.csv cannot be read: No such file or directory.")});
        VERIFY_REFUSED(tableOf(levelGroup, {QStringLiteral("--facts"), QStringLiteral("/no/facts.json")}),
                       QStringList{QStringLiteral(
                           "The file /no/facts.json cannot be read: No such file or directory.")});
    }
};

TOUCHLINE_TEST(TestStandingsVerb)

} // namespace test_standings_verb

#include "test_standings_verb.moc"
