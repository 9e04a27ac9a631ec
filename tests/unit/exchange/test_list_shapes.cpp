// SPDX-License-Identifier: GPL-3.0-or-later
// Files of other programs and sites: what kind they are, and what each match of them says. The files are made
// up.
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/listed_goals.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/squad_csv.h"
#include "core/exchange/lists/team_csv.h"
#include "core/exchange/lists/trf_file.h"
#include "core/exchange/shapes/list_shape.h"
#include "core/match/report/report_events.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/support/text.h"
#include "tests/unit/competition/small_formats.h"
#include "tests/unit/exchange/problem_texts.h"

#include <QFile>
#include <QStringEncoder>

#include <tuple>
#include <vector>

namespace test_list_shapes {

using namespace touchline;
using namespace touchline::testing;

namespace {

QByteArray bytesOf(const QString &name)
{
    QFile file(u"tests/data/lists/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

CsvList listOf(const QString &name)
{
    return listFrom(bytesOf(name));
}

/// "12 Final Ashford Vale 2-1 Brookside aet p4-3 2026-08-15".
QStringList resultsOf(const CsvList &list)
{
    QStringList texts;
    for (const ResultRow &row : previewResults(list).goodValues()) {
        QString text = QString::number(row.line);
        for (const QString &word : {row.stage, row.group})
            if (!word.isEmpty())
                text += u' ' + word;
        text += u' ' + row.teams[Side::Home] + u' ';
        text += row.isOpen      ? (u"v "_s + row.openWord).trimmed()
                : row.awardedTo ? u"walkover"_s
                                : u"%1-%2"_s.arg(row.score.home).arg(row.score.away);
        text += u' ' + row.teams[Side::Away];
        if (row.decidedBy == DecidedBy::ExtraTime)
            text += u" aet"_s;
        if (row.shootOut)
            text += u" p%1-%2"_s.arg(row.shootOut->home).arg(row.shootOut->away);
        texts << text + u' ' + row.date.toString(Qt::ISODate);
    }
    return texts;
}

QStringList fixturesOf(const CsvList &list)
{
    QStringList texts;
    for (const FixtureRow &row : previewFixtures(list).goodValues()) {
        const Appointment &day = row.appointment;
        texts << u"%1 %2 - %3 %4 %5 %6 %7, %8"_s.arg(day.match)
                     .arg(row.teams[Side::Home], row.teams[Side::Away], day.date.toString(Qt::ISODate),
                          day.time.toString(u"HH:mm"_s), day.zone, day.stadium, day.city)
                     .simplified();
    }
    return texts;
}

} // namespace

class TestListShapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every file of a season has its 30 matches, whatever its shape.
    void seasons_data()
    {
        QTest::addColumn<QString>("note");
        for (const char *csv :
             {"football_data.csv", "footballcsv.csv", "fixture_site.csv", "county_list.csv"})
            QTest::newRow(csv) << QString();
        QTest::newRow("football.json") << u"Read as football.json."_s;
        QTest::newRow("openfootball_league.txt") << u"Read as Football.TXT (openfootball)."_s;
    }
    void seasons()
    {
        QFETCH(QString, note);
        const CsvList list = listOf(QString::fromLatin1(QTest::currentDataTag()));
        const auto results = previewResults(list);
        QCOMPARE(textsOf(results.allProblems()), QStringList());
        QCOMPARE(results.rows.size(), 30U);
        QVERIFY(note.isEmpty() || textsOf(results.notes).contains(note));
        const auto fixtures = previewFixtures(list);
        QCOMPARE(textsOf(fixtures.allProblems()), QStringList());
        for (const ResultRow &row : results.goodValues())
            QVERIFY(!row.teams[Side::Home].isEmpty() && row.date.isValid());
        for (const FixtureRow &row : fixtures.goodValues())
            QVERIFY(row.appointment.date.isValid());
        QCOMPARE(fixtures.goodValues().front().appointment.date, QDate(2026, 8, 15));
        QCOMPARE(fixtures.goodValues().back().appointment.date, QDate(2027, 1, 23));
    }

    /// "Round" above and "2 - 1" in a row do not make a text of a table, whatever its separator.
    void aTableIsNoText()
    {
        const QString table = u"Fixtures of the Premier Division\n"
                              "Round,Date,Time,Home Team,Away Team,Result\n"
                              "1,15/08/2025,19:45,Leeds,Derby,2 - 1\n"
                              "1,16/08/2025,15:00,Hull,York,\n"
                              "2,23/08/2025,15:00,York,Leeds,P-P\n"_s;
        for (const QChar separator : u",;\t|"_s) {
            const CsvList list = listFrom(QString(table).replace(u',', separator).toUtf8());
            QCOMPARE(textsOf(previewResults(list).allProblems()), QStringList());
            QCOMPARE(resultsOf(list).size(), 3);
            QCOMPARE(resultsOf(list).first(), u"3 1 Leeds 2-1 Derby 2025-08-15"_s);
        }
    }

    void aCrossTable()
    {
        const CsvList full =
            listFrom("Results 2025/26,,,\nHome / Away,LEE,DER,HUL\nLeeds,x,2-1,0-0\nDerby,1:1,x,\n"
                     "Hull,,3-0,x\n");
        QCOMPARE(resultsOf(full), lines("1 Leeds 2-1 Derby ", "2 Leeds 0-0 Hull ", "3 Derby 1-1 Leeds ",
                                        "4 Derby v Hull ", "5 Hull v Leeds ", "6 Hull 3-0 Derby "));
        // Half of one: everybody meets once. The columns may have another order.
        const CsvList half = listFrom(";Hull;Leeds;Derby\nLeeds;0-0;;2-1\nDerby;1-4;;\nHull;;;\n");
        QCOMPARE(resultsOf(half), lines("1 Leeds 2-1 Derby ", "2 Leeds 0-0 Hull ", "3 Derby 1-4 Hull "));
        // Others with as many rows as columns are none.
        QVERIFY(listFrom("Name,Points,Goals,Wins\nLeeds,1,2,3\nDerby,1,2,3\nHull,1,2,3\n").table == nullptr);
        QVERIFY(listFrom("Home,Away,Score,Half\nA,B,2-1,1-0\nC,D,2-1,1-0\nE,F,2-1,1-0\n").table == nullptr);
    }

    void resultsAsPeopleWriteThem()
    {
        const CsvList list = listFrom("Sat 15 Aug 2025\nLeeds 2-1 Derby\nHull 0-0 York\n");
        QCOMPARE(resultsOf(list), lines("2 Leeds 2-1 Derby 2025-08-15", "3 Hull 0-0 York 2025-08-15"));
        // Names are none.
        QVERIFY(listFrom("Club\nLeeds - Hull\nYork - Derby\n").table == nullptr);
    }

    /// What nothing but the cells says: where the teams, the score and the day are.
    void columnsAreKnownByTheirCells_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("results");
        const QStringList played{u"2 Leeds 2-1 Derby 2025-08-15"_s, u"3 Hull v York 2025-08-16"_s};
        QTest::newRow("both teams in a column")
            << u"Date,Fixture,Score\n15/08/2025,Leeds v Derby,2-1\n16/08/2025,Hull v York,\n"_s << played;
        QTest::newRow("with the score")
            << u"Datum;Spiel\n15.08.2025;Leeds 2:1 Derby\n16.08.2025;Hull - York\n"_s << played;
        QTest::newRow("a column without a name")
            << u"Date,Home,,Away\n2025-08-15,Leeds,2\u20131,Derby\n2025-08-16,Hull,v,York\n"_s << played;
        QTest::newRow("figures between the teams")
            << u"Date,Home,HS,AS,Away\n2025-08-15,Leeds,2,1,Derby\n2025-08-16,Hull,,,York\n"_s << played;
        QTest::newRow("goals that are a score")
            << u"Datum;Heim;Gast;Tore\n15.08.2025;Leeds;Derby;2:1\n16.08.2025;Hull;York;-:-\n"_s << played;
        QTest::newRow("the day with the kick-off")
            << u"Kick-off,Home,Away,Result\n15 Aug 2025 19:45,Leeds,Derby,2-1\n16 Aug 2025 15:00,Hull,York,\n"_s
            << played;
        QTest::newRow("shots are none where there are goals")
            << u"Date,HomeTeam,AwayTeam,FTHG,FTAG,HS,AS\n15/08/2025,Leeds,Derby,2,1,9,8\n"
               "16/08/2025,Hull,York,,,,\n"_s
            << played;
    }
    void columnsAreKnownByTheirCells()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, results);
        const CsvList list = listFrom(text.toUtf8());
        QCOMPARE(textsOf(previewResults(list).allProblems()), QStringList());
        QCOMPARE(resultsOf(list), results);
        QCOMPARE(fixturesOf(list).size(), 2);
        QVERIFY(fixturesOf(list).first().contains(u"Leeds - Derby 2025-08-15"_s));
    }

    void cupOfOpenfootball()
    {
        const CsvList list = listOf(u"openfootball_cup.txt"_s);
        QCOMPARE(textsOf(previewResults(list).allProblems()), QStringList());
        QCOMPARE(resultsOf(list), lines("11 Group A Ashford Vale 2-1 Brookside 2027-03-06",
                                        "13 Group A Brookside 0-0 Castle Moor 2027-03-13",
                                        "17 Group B Dunmere 0-3 Eastwick 2027-03-06",
                                        "18 Group B Eastwick v Fernhill 2027-03-13",
                                        "22 Semi-finals Ashford Vale 2-1 Fernhill aet 2027-04-03",
                                        "23 Semi-finals Eastwick 1-1 Castle Moor p4-3 2027-04-03",
                                        "27 Final Ashford Vale 1-1 Eastwick p2-4 2027-05-01"));
        QCOMPARE(fixturesOf(list).first(),
                 u"1 Ashford Vale - Brookside 2027-03-06 15:00 Vale Park, Ashford"_s);
    }

    void calendarEvents()
    {
        const CsvList list = listOf(u"fixtures.ics"_s);
        QCOMPARE(textsOf(previewResults(list).notes),
                 lines("Read as iCalendar.",
                       "line 48: Events that are not matches were left out: Club evening.",
                       "line 1: Columns that are ignored: time, zone, stadium, city."));
        QCOMPARE(fixturesOf(list).mid(0, 3),
                 lines("0 Ashford Vale - Fernhill 2026-08-15 15:00 Europe/London Ashford Vale Ground, Vale",
                       "0 Eastwick - Brookside 2026-08-15 14:00 UTC Eastwick Ground, Vale",
                       "0 Castle Moor - Dunmere 2026-08-15 Castle Moor Ground, Vale"));
        QCOMPARE(resultsOf(list).mid(0, 3),
                 lines("4 Ashford Vale v Fernhill 2026-08-15", "11 Eastwick 2-0 Brookside 2026-08-15",
                       "18 Castle Moor 1-2 Dunmere 2026-08-15"));
    }

    void reportOfFide()
    {
        const CsvList list = listOf(u"swiss.trf"_s);
        QVERIFY(list.table->swiss);
        QCOMPARE(list.table->swiss->rounds, 4);
        QCOMPARE(list.table->swiss->players.size(), 7);
        QCOMPARE(list.table->swiss->players.last(), u"Grove Athletic"_s);
        QVERIFY(list.table->swiss->hasHalfPoints);
        QCOMPARE(list.table->title, u"Vale Winter Swiss"_s);
        QCOMPARE(textsOf(previewResults(list).allProblems()), QStringList());
        QCOMPARE(resultsOf(list), lines("1 Round 1 Amber Wolves 1-0 Dune Rangers 2027-01-09",
                                        "2 Round 1 Copper Jays 0-0 Frost Kings 2027-01-09",
                                        "3 Round 1 Ember United 0-1 Birch Rovers 2027-01-09",
                                        "4 Round 2 Birch Rovers 0-0 Amber Wolves 2027-01-16",
                                        "5 Round 2 Dune Rangers walkover Ember United 2027-01-16",
                                        "6 Round 2 Grove Athletic 1-0 Copper Jays 2027-01-16",
                                        "7 Round 3 Amber Wolves v Grove Athletic 2027-01-23",
                                        "8 Round 3 Copper Jays 0-0 Dune Rangers 2027-01-23",
                                        "9 Round 3 Frost Kings 0-1 Birch Rovers 2027-01-23"));
    }

    /// A pairing over several matches is one result of the report.
    void aBestOfForFide()
    {
        Format format = cup::swiss(4, 2);
        std::get<PairedStage>(format.stages.front().plan).bestOf = 3;
        Competition competition = cup::hold(std::move(format));
        cup::drawDue(competition);
        QVERIFY(!trfFile(competition)->contains("3 w 1"));
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 3, {6, 0});
        QVERIFY(!trfFile(competition)->contains("3 w 1"));
        cup::play(competition, 5, {2, 1});
        QVERIFY(trfFile(competition)->contains("3 w 1"));
        QVERIFY(trfFile(competition)->contains("1 b 0"));
        cup::rule(competition, cup::walkover(competition, 2, Side::Away));
        QVERIFY(trfFile(competition)->contains("2 w -"));
    }

    /// Lines of scorers, as people write them.
    void goals_data()
    {
        columns<QString, QStringList>();
        QTest::newRow("both") << u"Reed 12', 71' (pen.); Mann 90+1'"_s
                              << lines("home goal Reed 12", "home penalty_goal Reed 71",
                                       "away goal Mann 90+1");
        QTest::newRow("own goal") << u"Ash 80' (og); Lee 3"_s
                                  << lines("away own_goal Ash 80", "away goal Lee 3");
        QTest::newRow("visitors alone")
            << u";  Erling HAALAND 4', 36'  Rodri 75'"_s
            << lines("away goal Erling HAALAND 4", "away goal Erling HAALAND 36", "away goal Rodri 75");
        QTest::newRow("names") << u"O'Neil 5, Müller-Öz 45+2 (P)"_s
                               << lines("home goal O'Neil 5", "home penalty_goal Müller-Öz 45+2");
        QTest::newRow("none") << u"3"_s << QStringList();
        QTest::newRow("no minutes") << u"Reed, Mann"_s << QStringList();
    }
    void goals()
    {
        const auto [text, wanted] = row<QString, QStringList>();
        QStringList found;
        for (const ReportEvent &goal : listedGoals(text))
            found << u"%1 %2 %3 %4"_s.arg(goal.side == Side::Home ? u"home"_s : u"away"_s,
                                          reportEventWord(goal.kind), goal.playerName,
                                          QString::number(*goal.minute)) +
                         (goal.stoppage > 0 ? u"+%1"_s.arg(goal.stoppage) : QString());
        QCOMPARE(found, wanted);
    }

    void goalsInReports()
    {
        MatchReport report;
        report.completeness = Completeness::Score;
        report.score = {2, 1};
        MatchReport noted = report;
        // What the list lacks somebody scored; a minute that no match of 90 minutes has is not noted.
        QVERIFY(addListedGoals(noted, listedGoals(u"Reed 99, Mann 12; "_s)));
        QCOMPARE(noted.completeness, Completeness::Scorers);
        QCOMPARE(noted.events.size(), 3U);
        QCOMPARE(noted.events[0].playerName, u"Mann"_s);
        QCOMPARE(noted.events[1].minute, std::optional<int>());
        QVERIFY(isOfUnknownScorer(noted.events[2]));
        QVERIFY(!addListedGoals(report, listedGoals(u"; Reed 1, 2"_s)));
        QVERIFY(report.events.empty());
        // Of both shapes of openfootball.
        QCOMPARE(previewResults(listOf(u"openfootball_cup.txt"_s)).rows.at(0).value.goals.size(), 3U);
        const auto json =
            previewResults(listFrom(R"({"matches": [{"team1": "A", "team2": "B", "score": [1, 2],
"goals1": [{"name": "Reed", "minute": 45, "offset": 2}], "goals2": [{"name": "Lee", "minute": "7", "penalty": true},
{"name": "Ash", "minute": 8, "owngoal": true}]}]})"))
                .rows.at(0)
                .value.goals;
        QCOMPARE(json.size(), 3U);
        QCOMPARE(json[0].stoppage, 2);
        QCOMPARE(json[1].kind, ReportEventKind::PenaltyGoal);
        QCOMPARE(json[2].side, Side::Home);
    }

    /// What does not go together in such a report.
    void oddReportsOfFide_data()
    {
        columns<QByteArray, QString>();
        const auto player = [](int number, const QByteArray &name, const QByteArray &rounds) {
            return ("001 " + QByteArray::number(number).rightJustified(4)).leftJustified(14) +
                   name.leftJustified(77) + rounds + '\n';
        };
        const auto add = [&](const char *what, const QByteArray &one, const QByteArray &two,
                             const QString &problem) {
            QTest::newRow(what) << player(1, "Ann", one) + player(2, "Bob", two) + player(3, "Cy", "")
                                << problem;
        };
        add("nobody", "   9 w 1", "", u"line 1: Round 1: there is no opponent number 9."_s);
        add("one side", "   2 w 1", "", u"line 1: Round 1: Ann and Bob don't name each other."_s);
        add("colours", "   2 w 1", "   1 w 0", u"line 1: Round 1: Ann and Bob have the same colour."_s);
        add("results", "   2 w 1", "   1 b 1",
            u"line 1: Round 1: the results of Ann and Bob don't go together."_s);
        add("byes", "0000 - U", "0000 - U",
            u"line 1: Round 1: the pairing leaves out more than one team (Ann, Bob)."_s);
        QTest::newRow("twice") << player(1, "Ann", "   1 w 1") + player(1, "Bob", "")
                               << u"line 2: Bob (1) is in the list twice."_s;
        QTest::newRow("no number") << player(1, "Ann", "") + "001    0      Bob       \n"
                                   << u"line 2: The player has no number or no name."_s;
        QTest::newRow("no match") << player(1, "Ann", "") + player(2, "Bob", "")
                                  << u"The file has no matches."_s;
    }
    void oddReportsOfFide()
    {
        const auto [text, problem] = row<QByteArray, QString>();
        QCOMPARE(textsOf(previewResults(listFrom(text)).allProblems()).mid(0, 1), QStringList(problem));
    }

    void tournamentOfChallonge()
    {
        const CsvList list = listOf(u"challonge.json"_s);
        QCOMPARE(resultsOf(list), lines("41 Round 1 Ashford Vale 2-1 Dunmere 2027-01-09",
                                        "54 Round 1 Brookside 0-3 Castle Moor 2027-01-09",
                                        "67 Round 2 Ashford Vale v Castle Moor 2027-01-09"));
        QCOMPARE(fixturesOf(list).first(), u"1 Ashford Vale - Dunmere 2027-01-09 19:30 UTC+01:00 ,"_s);
    }

    /// A match of several games, one that was given to a side, one between teams that nobody knows yet.
    void gamesAndForfeitsOfChallonge()
    {
        const CsvList list = listFrom(R"({"tournament": {
"participants": [{"participant": {"id": 1, "name": "Ashford"}}, {"participant": {"id": 2, "name": "Dunmere"}}],
"matches": [
{"match": {"player1_id": 1, "player2_id": 2, "round": 1, "state": "complete", "scores_csv": "3-1,0-2,2-1"}},
{"match": {"player1_id": 2, "player2_id": 1, "round": -1, "state": "complete", "winner_id": 1, "scores_csv": "-1-0"}},
{"match": {"player1_id": null, "player2_id": null, "round": 2, "state": "pending", "scores_csv": ""}}]}})");
        QCOMPARE(resultsOf(list).first().trimmed(), u"4 Round 1 Ashford 2-1 Dunmere"_s);
        const auto preview = previewResults(list);
        QCOMPARE(preview.goodValues().size(), 2U);
        QCOMPARE(preview.goodValues().at(1).awardedTo, std::optional(Side::Away));
        QVERIFY(textsOf(list.table->notes)
                    .contains(u"Where a match has several games, the score is the games won."_s));
    }

    void coaches()
    {
        const auto teams = previewTeams(listOf(u"coaches.csv"_s), {});
        QCOMPARE(textsOf(teams.allProblems()), QStringList());
        QCOMPARE(teams.goodValues().at(0).name, u"Mudhill Maulers"_s);
        QCOMPARE(teams.goodValues().at(0).manager, u"Grim Oakes"_s);
    }

    /// What a JSON or a line cannot say is told like that of any list.
    void oddValues()
    {
        const auto json = previewResults(listFrom(R"({"matches": [
{"team1": "A", "team2": "B", "date": "2026-13-45", "score": {"ft": [2.5, 1]}},
{"team1": "C", "team2": "C", "date": "2026-08-15", "score": {"ft": [1, 1], "et": [2, 2], "p": [4, 3]}},
{"team1": {"name": "E"}, "team2": {"name": "F"}, "score1": 3, "score2": 0, "status": "x"},
{"team1": "G", "team2": "H", "status": "POSTPONED"}]})"));
        QCOMPARE(textsOf(json.allProblems()),
                 lines("line 2: \"2.5-1\" isn't a result. Try 2-1, 2-1 aet or 1-1 (4-3 pens).",
                       "line 2: \"2026-13-45\" is not a date. Write it like 2026-06-11.",
                       "line 3: A match needs two different teams."));
        QCOMPARE(json.rows.at(1).value.shootOut, (Score{4, 3}));
        QCOMPARE(json.rows.at(2).value.score, (Score{3, 0}));
        QCOMPARE(json.rows.at(3).value.openWord, u"postponed"_s);
        const auto text = previewResults(listFrom("= League 2026/27\n\n» Matchday 1\nSat Feb/30\n"
                                                  "  A  2-1  B\nhalf past three\n  C  1-0  D\n"));
        QCOMPARE(textsOf(text.allProblems()),
                 lines("line 5: \"30 Feb 2027\" is not a date. Write it like 2026-06-11.",
                       "line 6: \"half past three\" is not a match, a date or a round.",
                       "line 7: \"30 Feb 2027\" is not a date. Write it like 2026-06-11."));
        const auto oneLine = previewResults(listFrom(R"({"matches":[{"team1":"A","team2":"B","score":[1,0]},)"
                                                     R"({"team1":"C","team2":"","score":[1,0]}]})"));
        QCOMPARE(textsOf(oneLine.allProblems()) + textsOf(oneLine.notes),
                 lines("line 2: A match needs two different teams.", "Read as football.json.",
                       "The file has several matches on one line: line 7 means its seventh match."));
        QCOMPARE(textsOf(previewResults(listFrom(R"({"matches":[{"team1":"A","team2":"B"})")).allProblems()),
                 lines("This is not valid JSON: unterminated array (line 1, column 38)."));
        QCOMPARE(textsOf(previewResults(listFrom(R"({"matches":[],"team1":1,"team2":2})")).allProblems()),
                 lines("The file has no matches."));
        const auto events = previewFixtures(listFrom("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:tomorrow\n"
                                                     "SUMMARY:A v B\nEND:VEVENT\nBEGIN:VEVENT\n"));
        QCOMPARE(textsOf(events.allProblems()),
                 lines("line 2: \"tomorrow\" is not a date. Write it like 2026-06-11.",
                       "line 6: The file ends inside an event."));
    }

    /// The headings that a spreadsheet of a club has in ten languages.
    void headingsOfTenLanguages_data()
    {
        columns<QByteArray, QByteArray>();
        for (const auto &[language, matches, players] :
             std::vector<std::tuple<const char *, const char *, const char *>>{
                 {"en", "Date,Home team,Score,Away team", "Club,First name,Last name,Shirt number,Position"},
                 {"de", "Datum,Heimmannschaft,Ergebnis,Gastmannschaft",
                  "Verein,Vorname,Nachname,Rückennummer,Position"},
                 {"fr", "Jour,Équipe domicile,Résultat,Équipe extérieur", "Équipe,Prénom,Nom,Numéro,Poste"},
                 {"es", "Fecha,Equipo local,Resultado,Equipo visitante",
                  "Equipo,Nombre,Apellidos,Dorsal,Posición"},
                 {"it", "Data,Squadra casa,Risultato,Squadra ospite", "Squadra,Nome,Cognome,Maglia,Ruolo"},
                 {"pt", "Data,Mandante,Placar,Visitante", "Equipa,Nome,Apelido,Camisola,Posição"},
                 {"nl", "Datum,Thuisteam,Uitslag,Uitteam", "Ploeg,Voornaam,Achternaam,Rugnummer,Positie"},
                 {"pl", "Data,Gospodarze,Wynik,Goście", "Drużyna,Imię,Nazwisko,Numer,Pozycja"},
                 {"cs", "Datum,Domácí,Výsledek,Hosté", "Tým,Jméno,Příjmení,Číslo,Pozice"},
                 {"sv", "Datum,Hemmalag,Resultat,Bortalag", "Lag,Förnamn,Efternamn,Tröjnummer,Position"},
                 {"da", "Dato,Hjemmehold,Resultat,Udehold", "Hold,Fornavn,Efternavn,Trøjenummer,Position"},
                 {"no", "Dato,Hjemmelag,Resultat,Bortelag", "Lag,Fornavn,Etternavn,Draktnummer,Posisjon"}})
            QTest::newRow(language) << QByteArray(matches) << QByteArray(players);
    }
    void headingsOfTenLanguages()
    {
        const auto [matches, players] = row<QByteArray, QByteArray>();
        const auto results = previewResults(listFrom(matches + "\n2026-09-25,Rovers,2-1,United\n"));
        QCOMPARE(textsOf(results.allProblems()) + textsOf(results.notes), QStringList());
        QCOMPARE(results.rows.at(0).value.date, QDate(2026, 9, 25));
        QCOMPARE(results.rows.at(0).value.score, (Score{2, 1}));
        std::vector<TeamSquad> teams(1);
        teams[0].team.name = u"Rovers"_s;
        const auto squads = previewSquads(listFrom(players + "\nRovers,Sam,Reed,9,GK\n"), teams);
        QCOMPARE(textsOf(squads.allProblems()) + textsOf(squads.notes), QStringList());
        QCOMPARE(squads.rows.at(0).value.entry.person.name, u"Sam Reed"_s);
    }

    void encodings_data()
    {
        columns<QString, QString>();
        for (const auto &[name, encoding, text] :
             std::vector<std::tuple<const char *, const char *, const char *>>{
                 {"Polish", "Windows-1250", "ŁKS Łódź,Śląsk Wrocław\nRuch Chorzów,Wisła\n"},
                 {"Czech", "Windows-1250", "Žižkov,Dvořák\nKučera,Růžička\n"},
                 {"Slovene", "Windows-1250", "Črnuče,Žalec\nKovačič,Šenčur\n"},
                 {"Hungarian", "Windows-1250", "Győr,Szűcs\nKőbánya,Fehérvár\n"},
                 {"Russian", "Windows-1251", "Спартак,Зенит\nДинамо,Торпедо\n"},
                 {"Turkish", "Windows-1254", "Beşiktaş,Göztepe\nKasımpaşa,İzmir\n"},
                 {"German", "Windows-1252", "SV Größe,FC Mühle\nJäger,Köln Süd\n"},
                 {"French", "Windows-1252", "Étoile,Nîmes\nCréteil,Besançon\n"},
                 {"Spanish", "Windows-1252", "Cádiz,Málaga\nLogroñés,Peña Sport\n"},
                 {"Italian", "Windows-1252", "Forlì,Cefalù\nPerché,Città\n"},
                 {"Swedish", "Windows-1252", "Malmö,Åtvid\nGöteborg,Västerås\n"},
                 {"Danish", "Windows-1252", "Brøndby,Næstved\nKøge,Århus\n"},
                 {"Portuguese", "Windows-1252", "São Paulo,Grêmio\nAvaí,Criciúma\n"},
                 {"Icelandic", "Windows-1252", "Þór,Víðir\nKeflavík,Þróttur\n"},
                 {"of several countries", "Windows-1252", "Köln,Nîmes\nLogroñés,São Paulo\n"},
                 {"UTF-16 without a mark", "UTF-16LE", "Größe,Łódź\nMühle,Köln\n"},
                 {"the same, big end first", "UTF-16BE", "Größe,Łódź\nMühle,Köln\n"}})
            QTest::newRow(name) << QString::fromLatin1(encoding) << QString::fromUtf8(text);
    }
    void encodings()
    {
        const auto [encoding, text] = row<QString, QString>();
        const QString all = u"home,away\n"_s + text;
        QStringEncoder encoder(encoding.toLatin1().constData());
        const QByteArray bytes = encoder.encode(all);
        const DecodedText guessed = decodedText(bytes);
        QCOMPARE(guessed.text, all);
        const QString name =
            encoding.startsWith(u"UTF"_s) ? QString(encoding).replace(u"16"_s, u"16 "_s) : encoding;
        QCOMPARE(encodingName(guessed.encoding), name);
        QCOMPARE(decodedText(bytes, encodingNamed(name.toLower())).text, all);
        QCOMPARE(decodedText(bytes, encodingNamed(name)).notes.size(), 0U);
    }

    void namesOfEncodings()
    {
        for (const TextEncoding encoding : textEncodings)
            QCOMPARE(encodingNamed(encodingName(encoding)), encoding);
        QCOMPARE(encodingNamed(u"cp1250"_s), TextEncoding::Windows1250);
        QCOMPARE(encodingNamed(u"1254"_s), TextEncoding::Windows1254);
        QCOMPARE(encodingNamed(u"utf8"_s), TextEncoding::Utf8);
        QCOMPARE(encodingNamed(u"latin-9"_s), std::nullopt);
        const DecodedText wrong = decodedText("a\n\xE4", TextEncoding::Utf8);
        QCOMPARE(textsOf(wrong.problems), lines("line 2: The text is not UTF-8."));
    }
};

TOUCHLINE_TEST(TestListShapes)

} // namespace test_list_shapes

#include "test_list_shapes.moc"
