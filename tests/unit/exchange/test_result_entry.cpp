// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/result_entry.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/chance_results.h"
#include "tests/unit/competition/small_formats.h"
#include "tests/unit/exchange/problem_texts.h"

namespace test_result_entry {

using namespace touchline;
using namespace touchline::testing;

namespace {

std::vector<ResultRow> rowsOf(const QByteArray &rows)
{
    return previewResults("stage,group,home,away,home_goals,away_goals\n" + rows).goodValues();
}

/// Four teams that meet four times: T01 is twice at home to T02, on these two days.
Competition meetingAgain(const Appointment &first, const Appointment &second)
{
    CompetitionDefinition definition = cup::make("league-4x4").definition();
    std::vector<Appointment> days{first, second};
    std::size_t meeting = 0;
    const Competition undated = Competition::create(definition).value();
    for (const Fixture &fixture : undated.fixtures())
        if (meeting < days.size() && cup::pairing(undated, fixture.number) == "T01-T02"_L1)
            days[meeting++].match = fixture.number;
    if (meeting != days.size())
        qFatal("other meetings");
    definition.calendar = std::move(days);
    return Competition::create(std::move(definition)).value();
}

Competition meetingAgain(QDate first, QDate second)
{
    return meetingAgain(Appointment{0, first, {}, {}, {}, {}, {}},
                        Appointment{0, second, {}, {}, {}, {}, {}});
}

/// Numbers of the matches that the rows of a list were entered for, 0 for none.
std::vector<int> numbersOf(const EnteredResults &entered)
{
    std::vector<int> numbers;
    for (const int fixture : entered.fixtures)
        numbers.push_back(fixture < 0 ? 0 : entered.competition.fixtures()[at(fixture)].number);
    return numbers;
}

/// What can be seen of a competition: who met whom, tables, places.
QStringList outcome(const Competition &competition)
{
    const Progress now = progress(competition);
    QStringList lines;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i)
        if (const CountedResult *result = countedResult(competition, now, int(i)))
            lines << u"%1-%2 %3-%4"_s
                         .arg(competition.entrant(result->teams[Side::Home]).name,
                              competition.entrant(result->teams[Side::Away]).name)
                         .arg(result->score.home)
                         .arg(result->score.away);
    lines.sort();
    for (const GroupTable &table : now.tables)
        for (std::size_t row = 0; row < table.table.rows.size(); ++row)
            lines << u"%1 %2"_s.arg(table.teamOfRow(row)).arg(pointsText(table.table.rows[row].tally.points));
    for (const int team : now.finalPlaces)
        lines << QString::number(team);
    return lines;
}

/// The tie lots of a competition, and a copy without results that has its table lots.
std::pair<Competition, std::vector<Lot>> withoutResults(const Competition &played)
{
    Competition empty = Competition::create(played.definition()).value();
    std::vector<Lot> ofTies;
    for (const Lot &lot : played.lots()) {
        if (lot.table < 0)
            ofTies.push_back(lot);
        else if (!empty.addLot(lot))
            qFatal("lot refused");
    }
    return {std::move(empty), std::move(ofTies)};
}

} // namespace

class TestResultEntry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsEnteredAgain_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format :
             {"league-8", "worldcup-32", "worldcup-1934", "worldcup-1954", "worldcup-1974", "euro-24",
              "cup-13", "cup-16-two-legs", "double-elimination-8", "swiss-8x4", "apertura-6", "pyramid-4-4"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }

    /// A competition played by chance, written as a list and entered into one without results.
    void whatIsWrittenIsEnteredAgain()
    {
        QFETCH(QString, format);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Competition played = chance::made(formatTemplate(format).value(), seed);
            (void)chance::playOut(played, Generator(seed));
            const ResultsExport list = resultsCsv(played, {u';', true, true});
            QCOMPARE(textsOf(list.leftOut), QStringList());
            const auto preview = previewResults(list.csv);
            QCOMPARE(textsOf(preview.allProblems()), QStringList());
            QVERIFY(preview.rows.size() >= 12);
            const auto [empty, lots] = withoutResults(played);
            const EnteredResults entered = enterResults(empty, preview.goodValues(), lots);
            QCOMPARE(textsOf(entered.problems), QStringList());
            QCOMPARE(outcome(entered.competition), outcome(played));
        }
    }

    /// It is entered, and asked whether it is right.
    void aSlipOfTheKeysIsNoted()
    {
        const Competition competition = cup::make("league-4");
        const EnteredResults usual = enterResults(competition, rowsOf(",,T01,T02,20,20\n"));
        QCOMPARE(textsOf(usual.notes), QStringList());
        const EnteredResults entered = enterResults(competition, rowsOf(",,T01,T02,0,21\n,,T03,T04,211,1\n"));
        QCOMPARE(textsOf(entered.problems), QStringList());
        QCOMPARE(textsOf(entered.notes), lines("line 2: Is the score right? Team T02 has 21 goals.",
                                               "line 3: Is the score right? Team T03 has 211 goals."));
    }

    void resultsComeToARunningCompetition()
    {
        Competition competition = cup::make("league-4");
        cup::play(competition, 1, {2, 0}); // T01-T02
        const EnteredResults entered = enterResults(
            competition, rowsOf(",,t03,TEAM T04,1,1\n,,T01,T02,0,5\n,,T02,T01,3,3\n,,T01,City,1,0\n"));
        QCOMPARE(entered.fixtures,
                 (std::vector<int>{competition.indexOfNumber(2), -1, competition.indexOfNumber(7), -1}));
        QCOMPARE(textsOf(entered.problems),
                 lines("line 3, column 3: There is no open match Team T01 v Team T02 in this competition.",
                       "line 5, column 4: City is not in this competition."));
        QCOMPARE(entered.competition.report(competition.indexOfNumber(1))->score, (Score{2, 0}));
        QCOMPARE(entered.competition.report(competition.indexOfNumber(7))->score, (Score{3, 3}));
        QVERIFY(competition.report(competition.indexOfNumber(7)) == nullptr);
    }

    void conductIsNotedInItsTable()
    {
        const QByteArray heading = "stage,group,home,away,home_goals,away_goals,home_conduct,away_conduct\n";
        const auto entered = [&heading](const Competition &competition, const QByteArray &rows) {
            const EnteredResults all = enterResults(competition, previewResults(heading + rows).goodValues());
            if (!all.problems.empty())
                qFatal("%s", qPrintable(textsOf(all.problems).join(u'\n')));
            return all.competition;
        };
        const auto scores = [](const Competition &competition) {
            std::map<int, int> all;
            for (const NotedConduct &noted : competition.conduct())
                all[noted.team] = noted.score;
            return all;
        };
        CompetitionDefinition definition = cup::make("league-4").definition();
        Stage &stage = definition.format.stages.front();
        std::get<RoundRobinStage>(stage.plan).rules.tieBreaks = {TieBreak::Points, TieBreak::Conduct,
                                                                 TieBreak::Lots};
        const Competition empty = Competition::create(definition).value();
        const Competition first = entered(empty, ",,T03,T04,1,1,-1,-3\n,,T01,T02,0,5,,-2\n");
        QCOMPARE(scores(first), (std::map<int, int>{{0, 0}, {1, -2}, {2, -1}, {3, -3}}));
        // What was noted before goes on.
        const Competition second = entered(first, ",,T02,T01,3,3,-1,-1\n");
        QCOMPARE(scores(second), (std::map<int, int>{{0, -1}, {1, -3}, {2, -1}, {3, -3}}));
        // After a match whose cards nobody counted the sum would be wrong.
        Competition unknown = empty;
        cup::play(unknown, 1, {2, 0});
        QVERIFY(entered(unknown, ",,T03,T04,1,1,-1,-3\n").conduct().empty());
        // A report with every card of a match is counted as well.
        Competition carded = empty;
        MatchReport report = cup::report(carded, 1, {0, 0});
        report.completeness = Completeness::Full;
        ReportEvent red;
        red.kind = ReportEventKind::Red;
        red.side = Side::Away;
        red.player = QUuid::createUuidV5(QUuid(), u"sent off"_s);
        report.events.push_back(red);
        report.teams[Side::Away].players.push_back({red.player, u"Sent Off"_s, true, {}});
        QVERIFY(carded.record(report));
        QCOMPARE(scores(entered(carded, ",,T03,T04,1,1,-1,-3\n")),
                 (std::map<int, int>{{0, 0}, {1, -4}, {2, -1}, {3, -3}}));
        // Nothing is noted where nobody asks for it.
        QVERIFY(entered(cup::make("league-4"), ",,T03,T04,1,1,-1,-3\n").conduct().empty());
    }

    void aListThatHasGrownCanBeReadOnceMore()
    {
        const Competition empty = cup::make("league-4");
        const QByteArray first = ",,T01,T02,1,0\n,,T03,T04,2,2\n";
        const EnteredResults once = enterResults(empty, rowsOf(first));
        QCOMPARE(once.known, (std::vector<int>{-1, -1}));
        // The return match ended as the first one, with home and away the other way round.
        const EnteredResults twice = enterResults(once.competition, rowsOf(first + ",,T02,T01,0,1\n"));
        QCOMPARE(textsOf(twice.problems), QStringList());
        QCOMPARE(twice.known, (std::vector<int>{once.fixtures[0], once.fixtures[1], -1}));
        QCOMPARE(twice.fixtures, (std::vector<int>{-1, -1, empty.indexOfNumber(7)}));
        // A known row is known once.
        const EnteredResults again = enterResults(once.competition, rowsOf(first + ",,T03,T04,2,2\n"));
        QCOMPARE(textsOf(again.problems),
                 lines("line 4, column 3: There is no open match Team T03 v Team T04 in this competition."));
    }

    void everyPlayedCompetitionIsKnownAsItIs()
    {
        for (const char *format : {"worldcup-1934", "worldcup-1954", "euro-24", "cup-16-two-legs",
                                   "double-elimination-8", "swiss-8x4", "pyramid-4-4"}) {
            Competition played = chance::made(formatTemplate(QString::fromLatin1(format)).value(), 3);
            (void)chance::playOut(played, Generator(3));
            const std::vector<ResultRow> rows = previewResults(resultsCsv(played).csv).goodValues();
            const EnteredResults entered = enterResults(played, rows);
            QCOMPARE(textsOf(entered.problems), QStringList());
            QVERIFY(std::count(entered.known.begin(), entered.known.end(), -1) == 0);
            QVERIFY(entered.competition == played);
        }
    }

    void aRowMeansTheMatchOfItsDay()
    {
        const Competition empty = meetingAgain(QDate(2026, 8, 15), QDate(2026, 12, 19));
        const int first = empty.definition().calendar[0].match;
        const int second = empty.definition().calendar[1].match;
        const auto entered = [](const Competition &competition, const QByteArray &rows) {
            return enterResults(
                competition,
                previewResults("number,home,away,home_goals,away_goals,date\n" + rows).goodValues());
        };
        const EnteredResults once = entered(empty, ",T01,T02,2,1,19/12/2026\n");
        QCOMPARE(textsOf(once.problems), QStringList());
        QCOMPARE(numbersOf(once), std::vector<int>{second});
        // The same result of the other day is another match.
        const EnteredResults twice =
            entered(once.competition, ",T01,T02,2,1,2026-12-19\n,T01,T02,2,1,2026-08-15T20:00:00\n");
        QCOMPARE(twice.known, (std::vector<int>{empty.indexOfNumber(second), -1}));
        QCOMPARE(numbersOf(twice), (std::vector<int>{0, first}));
        QCOMPARE(numbersOf(entered(empty, QByteArray::number(second) + ",T01,T02,2,1,\n")),
                 std::vector<int>{second});
        // Without either it is the first open one.
        QCOMPARE(numbersOf(entered(empty, ",T01,T02,2,1,\n")), std::vector<int>{first});
        QCOMPARE(
            textsOf(entered(empty, ",T01,T02,2,1,2026-10-01\n999,T01,T02,2,1,\n2,T01,T02,2,1,\n" +
                                       QByteArray(",T02,T01,2,1,2026-12-19\n"))
                        .problems),
            QStringList{u"line 2, column 2: There is no open match Team T01 v Team T02 on 2026-10-01 in this "
                        "competition."_s}
                << u"line 3, column 2: There is no match 999 in this competition."_s
                << u"line 4, column 2: Match 2 is not Team T01 v Team T02."_s
                << u"line 5, column 2: There is no open match Team T02 v Team T01 on 2026-12-19 in "
                   "this competition."_s);
        QCOMPARE(textsOf(entered(empty, QByteArray::number(first) + ",T01,T02,2,1,2026-12-19\n").problems),
                 QStringList{
                     u"line 2, column 2: Match %1 is played on 2026-08-15, not on 2026-12-19."_s.arg(first)});
        // A match whose day nobody knows is any of them.
        QCOMPARE(textsOf(entered(cup::make("league-4"), ",T01,T02,2,1,2026-10-01\n").problems),
                 QStringList());
    }

    /// A list of another calendar, as sites publish them: where only one match can be meant, it is that one.
    void aListOfAnotherCalendar()
    {
        const auto entered = [](const Competition &competition, const QByteArray &rows) {
            return enterResults(competition,
                                previewResults("home,away,home_goals,away_goals,date\n" + rows).goodValues());
        };
        Competition empty = meetingAgain(QDate(2026, 8, 15), QDate(2026, 12, 19));
        const int first = empty.definition().calendar[0].match;
        const int second = empty.definition().calendar[1].match;
        // Two are open.
        const QByteArray row = "T01,T02,2,1,2026-10-01\n";
        QCOMPARE(numbersOf(entered(empty, row)), std::vector<int>{0});
        cup::play(empty, first, {0, 0});
        const EnteredResults once = entered(empty, row);
        QCOMPARE(textsOf(once.problems), QStringList());
        QCOMPARE(numbersOf(once), std::vector<int>{second});
        QCOMPARE(
            textsOf(once.notes),
            QStringList{u"line 2: Team T01 v Team T02 is on 2026-10-01 in the list and on 2026-12-19 in the "
                        "competition: entered for match %1."_s.arg(second)});
        QCOMPARE(once.competition.appointment(once.fixtures[0])->date, QDate(2026, 12, 19));
        // The list once more.
        const EnteredResults again = entered(once.competition, row);
        QCOMPARE(textsOf(again.problems), QStringList());
        QCOMPARE(again.known, std::vector<int>{empty.indexOfNumber(second)});
        // Another result of the same day as one that is played is none of the other match.
        QCOMPARE(textsOf(entered(empty, "T01,T02,5,5,2026-08-15\n").problems),
                 lines("line 2, column 1: There is no open match Team T01 v Team T02 on 2026-08-15 in this "
                       "competition."));
        // Two results for one match: neither.
        QCOMPARE(numbersOf(entered(empty, row + "T01,T02,3,1,2026-10-08\n")), (std::vector<int>{0, 0}));
        // The day of the match, but the sides exchanged.
        const EnteredResults exchanged = entered(empty, "T02,T01,2,1,2026-12-19\n");
        QCOMPARE(numbersOf(exchanged), std::vector<int>{0});
        QCOMPARE(exchanged.notes.size(), std::size_t{0});
    }

    /// A league where everybody meets once, on grounds that another list has the other way round.
    void groundsOfAnotherCalendar()
    {
        CompetitionDefinition definition = cup::make("league-4x1").definition();
        definition.calendar = {Appointment{1, QDate(2026, 8, 15), {}, {}, {}, {}, {}}};
        const Competition empty = Competition::create(std::move(definition)).value();
        const QString home = cup::pairing(empty, 1).section(u'-', 0, 0);
        const QString away = cup::pairing(empty, 1).section(u'-', 1);
        const QByteArray turned = u"%1,%2,2,1,2026-10-01\n"_s.arg(away, home).toUtf8();
        const QByteArray heading = "number,home,away,home_goals,away_goals,date\n";
        // Somebody may have mixed up the sides.
        QCOMPARE(numbersOf(enterResults(empty, previewResults(heading + "," + turned).goodValues())),
                 std::vector<int>{0});
        // Numbers of its own: it is another list, and so are its grounds.
        const EnteredResults entered =
            enterResults(empty, previewResults(heading + "999," + turned).goodValues());
        QCOMPARE(textsOf(entered.problems), QStringList());
        QCOMPARE(numbersOf(entered), std::vector<int>{1});
        QCOMPARE(entered.isExchanged.at(0), char{1});
        QCOMPARE(entered.notes.size(), std::size_t{2});
        const EnteredResults again =
            enterResults(entered.competition, previewResults(heading + "999," + turned).goodValues());
        QCOMPARE(textsOf(again.problems), QStringList());
        QCOMPARE(again.known, std::vector<int>{0});
        // Without days here there is no other day to tell of.
        const EnteredResults undated =
            enterResults(cup::make("league-4x1"), previewResults(heading + "999," + turned).goodValues());
        QCOMPARE(textsOf(undated.problems), QStringList());
        QCOMPARE(numbersOf(undated), std::vector<int>{1});
        QCOMPARE(undated.notes.size(), std::size_t{1});
    }

    void numbersOfAnotherListAreNoNumbersOfOurs()
    {
        const auto entered = [](const Competition &competition, const QByteArray &rows) {
            return enterResults(
                competition, previewResults("number,home,away,home_goals,away_goals\n" + rows).goodValues());
        };
        // Of its four matches in the first two rounds of league-4: 1 T01-T02, 2 T03-T04, 7 T02-T01.
        const Competition empty = cup::make("league-4");
        const QByteArray rows = "1,T03,T04,1,1\n2,T01,T02,2,0\n7,T04,T03,0,3\n";
        const EnteredResults once = entered(empty, rows);
        QCOMPARE(textsOf(once.problems), QStringList());
        QCOMPARE(numbersOf(once), (std::vector<int>{2, 1, 8}));
        QCOMPARE(textsOf(once.notes), lines("The match numbers in this list are not those of the "
                                            "competition. Matches were found by their teams."));
        const EnteredResults again = entered(once.competition, rows);
        QCOMPARE(textsOf(again.problems), QStringList());
        QCOMPARE(std::count(again.known.begin(), again.known.end(), -1), std::ptrdiff_t{0});
        QCOMPARE(again.notes.size(), std::size_t{0});
        // A slip among numbers of ours is one.
        const EnteredResults slip = entered(empty, "1,T01,T02,1,1\n2,T03,T04,2,0\n4,T02,T01,0,3\n");
        QCOMPARE(textsOf(slip.problems), lines("line 4, column 2: Match 4 is not Team T02 v Team T01."));
        QCOMPARE(slip.notes.size(), std::size_t{0});
        // Such a number does not choose between two matches of the same teams, not even where it fits one.
        const Competition often = meetingAgain(QDate(2026, 8, 15), QDate(2026, 12, 19));
        const QByteArray fits = QByteArray::number(often.definition().calendar[0].match);
        QCOMPARE(textsOf(entered(often, fits + ",T01,T02,1,1\n999,T03,T04,2,0\n998,T03,T04,0,3\n").problems),
                 lines("line 2, column 2: 2 matches Team T01 v Team T02 are open, and the match numbers in "
                       "this list are not those of the competition. Add the date of the match.",
                       "line 3, column 2: There is no match 999 in this competition.",
                       "line 4, column 2: There is no match 998 in this competition."));
    }

    void aDayMayBeReadInTwoWays()
    {
        const auto rows =
            previewResults("home,away,home_goals,away_goals,date\nT01,T02,2,1,05/09/2026\n").goodValues();
        const Competition clear = meetingAgain(QDate(2026, 8, 15), QDate(2026, 9, 5));
        QCOMPARE(numbersOf(enterResults(clear, rows)),
                 std::vector<int>{clear.definition().calendar[1].match});
        const Competition open = meetingAgain(QDate(2026, 5, 9), QDate(2026, 9, 5));
        QCOMPARE(textsOf(enterResults(open, rows).problems),
                 lines("line 2, column 1: Team T01 v Team T02: the date may be 2026-09-05 or 2026-05-09 and "
                       "does not say which match it is. Write it like 2026-06-11."));
    }

    /// Half past eleven in the evening in Greenwich is the next day in Berlin.
    void aMomentHasItsDayWhereTheMatchIs()
    {
        const QString berlin = u"Europe/Berlin"_s;
        const Competition empty =
            meetingAgain(Appointment{0, QDate(2026, 12, 19), QTime(20, 0), berlin, {}, {}, {}},
                         Appointment{0, QDate(2026, 12, 20), QTime(0, 30), berlin, {}, {}, {}});
        const auto rows = previewResults("home,away,home_goals,away_goals,date\n"
                                         "T01,T02,2,1,2026-12-19T23:30:00.000Z\n"
                                         "T01,T02,0,0,2026-12-19T20:00:00+01:00\n")
                              .goodValues();
        QCOMPARE(
            numbersOf(enterResults(empty, rows)),
            (std::vector<int>{empty.definition().calendar[1].match, empty.definition().calendar[0].match}));
    }

    void aMatchOfOneTeamIsNamed()
    {
        const EnteredResults entered = enterResults(
            cup::make("league-4"), rowsOf(",,T01,Team T01,1,0\n,,T02,team t02,,\n,,T03,T04,1,0\n"));
        QCOMPARE(textsOf(entered.problems), lines("line 2, column 4: A match needs two different teams.",
                                                  "line 3, column 4: A match needs two different teams."));
        QCOMPARE(numbersOf(entered), (std::vector<int>{0, 0, 2}));
    }

    /// A league of three meetings: the third is on the ground that the list says, and told as that.
    void theThirdMeetingIsAsTheListSays()
    {
        const Competition empty = cup::make("league-4x3");
        const EnteredResults entered =
            enterResults(empty, rowsOf(",,T01,T02,2,0\n,,T02,T01,1,1\n,,T02,T01,3,0\n,,T03,T04,1,0\n"));
        QCOMPARE(textsOf(entered.problems), QStringList());
        // The format has two of the three on the ground of one of them; T01 where it meets T02 first at home.
        int atHome = 0;
        for (const Fixture &fixture : empty.fixtures())
            atHome += cup::pairing(empty, fixture.number) == "T01-T02"_L1 ? 1 : 0;
        QCOMPARE(std::count(entered.isExchanged.begin(), entered.isExchanged.end(), 1),
                 std::ptrdiff_t{atHome == 2 ? 1 : 0});
        int homeOfSecond = 0;
        const Progress now = progress(entered.competition);
        for (std::size_t i = 0; i < now.fixtures.size(); ++i)
            if (const CountedResult *result = countedResult(entered.competition, now, int(i)))
                homeOfSecond +=
                    entered.competition.entrant(result->teams[Side::Home]).handle() == "T02"_L1 ? 1 : 0;
        QCOMPARE(homeOfSecond, 2);
        // The same list once more says nothing new.
        const EnteredResults again = enterResults(
            entered.competition, rowsOf(",,T01,T02,2,0\n,,T02,T01,1,1\n,,T02,T01,3,0\n,,T03,T04,1,0\n"));
        QCOMPARE(textsOf(again.problems), QStringList());
        QCOMPARE(std::count(again.known.begin(), again.known.end(), -1), std::ptrdiff_t{0});
    }

    void aMatchToComeBringsNothing()
    {
        const EnteredResults entered = enterResults(cup::make("league-4"), rowsOf(",,T01,T02,,\n"));
        QCOMPARE(textsOf(entered.problems), QStringList());
        QCOMPARE(entered.fixtures, std::vector<int>{-1});
        QVERIFY(entered.competition == cup::make("league-4"));
    }

    void idsAreGivenByTheCaller()
    {
        const Competition empty = cup::make("league-4");
        const QUuid id = QUuid::createUuid();
        const std::vector<ResultRow> rows = rowsOf(",,T01,T02,0,5\n");
        QCOMPARE(
            enterResults(empty, rows, {}, [&id](const Fixture &) { return id; }).competition.report(0)->id,
            id);
        QCOMPARE(enterResults(empty, rows).competition.report(0)->id, reportIdOf(empty.fixtures()[0]));
    }

    void aRefusedResultIsNamedAlone()
    {
        const EnteredResults entered =
            enterResults(cup::make("cup-4"), rowsOf(",,T01,T04,1,1\n,,T02,T03,1,0\n,,T01,T02,1,0\n"));
        QCOMPARE(textsOf(entered.problems), lines("line 2: A knockout match needs a winner."));
        QCOMPARE(entered.fixtures.at(0), -1);
        QVERIFY(entered.fixtures.at(1) >= 0);
    }

    /// The final is in the same list as the conduct that decides who plays it (World Cup 2018, group H).
    void conductDecidesBeforeTheMatchesThatFollow()
    {
        const QByteArray rows = "stage,group,home,away,home_goals,away_goals,home_conduct,away_conduct\n"
                                ",C,T01,T02,1,0,-1,-1\n,C,T03,T04,1,0,-6,0\n,C,T01,T03,1,0,0,0\n"
                                ",C,T02,T04,1,0,-3,0\n,C,T01,T04,1,0,0,0\n,C,T02,T03,1,1,0,0\n"
                                "final,,T01,T02,2,1,,\n";
        const Competition empty =
            cup::hold(cup::leagueWithFinal({TieBreak::Points, TieBreak::Conduct, TieBreak::Lots}));
        const EnteredResults entered = enterResults(empty, previewResults(rows).goodValues());
        QCOMPARE(textsOf(entered.problems), QStringList());
        QCOMPARE(cup::name(entered.competition, progress(entered.competition).finalPlaces.front()), u"T01"_s);
        QCOMPARE(entered.competition.conduct().size(), std::size_t{4});
    }

    /// In place of a line for every match that hangs on it.
    void levelPlacesAreNamedOnce()
    {
        const QByteArray group = ",C,T01,T02,1,0\n,C,T03,T04,1,0\n,C,T01,T03,1,0\n"
                                 ",C,T02,T04,1,0\n,C,T01,T04,1,0\n,C,T02,T03,1,1\n";
        Competition empty = cup::hold(cup::leagueWithFinal({TieBreak::Points, TieBreak::Lots}));
        const auto rows = rowsOf(group + "final,,T01,T02,2,1\nfinal,,T01,City,2,1\n,C,T01,T02,4,4\n");
        QCOMPARE(textsOf(enterResults(empty, rows).problems),
                 lines("line 8: Places 2 and 3 of group C are level: draw lots (Team T02, Team T03).",
                       "line 9, column 4: City is not in this competition.",
                       "line 10, column 3: There is no open match Team T01 v Team T02 in this competition."));
        QVERIFY(empty.addLot({0, {1, 2}}));
        QCOMPARE(textsOf(enterResults(empty, rowsOf(group + "final,,T01,T02,2,1\n")).problems),
                 QStringList());
    }

    void aDrawStandsInAGroup()
    {
        const QByteArray rows = "stage,group,home,away,home_goals,away_goals,home_pens,away_pens,decided_by\n"
                                ",C,T01,T02,2,1,,,extra_time\n,C,T03,T04,0,0,5,4,\n";
        const Competition empty = cup::hold(cup::leagueWithFinal({TieBreak::Points, TieBreak::Lots}));
        QCOMPARE(textsOf(enterResults(empty, previewResults(rows).goodValues()).problems),
                 lines("line 2: This match has no extra time: a draw stands after regular time.",
                       "line 3: This match has no shoot-out: a draw stands."));
    }
};

TOUCHLINE_TEST(TestResultEntry)

} // namespace test_result_entry

#include "test_result_entry.moc"
