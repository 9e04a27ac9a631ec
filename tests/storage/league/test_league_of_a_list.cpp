// SPDX-License-Identifier: GPL-3.0-or-later
// A league that is made of a list of its matches: clubs, schedule, days and results as one command.
#include "core/competition/progress.h"
#include "core/exchange/shapes/list_shape.h"
#include "models/league/import/league_import.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "tests/storage/league_case.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/exchange/problem_texts.h"

#include <QSignalSpy>

#include <set>

namespace test_league_of_a_list {

using namespace touchline;
using namespace touchline::storage;
using namespace touchline::testing;
using store::Backend;
using Kind = ListImport::Kind;

namespace {

const QByteArray heading = "Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR\n";

QString clubName(int club)
{
    // No name is near another one.
    return QString(3, QChar(u'A' + club)) + u" Town"_s;
}

/// A season as football-data.co.uk has it: so many rounds of 20 clubs, with results.
QByteArray seasonCsv(int clubs, int rounds)
{
    QByteArray csv = heading;
    const std::vector<Round> all = inLegs(circleSchedule(clubs), 2);
    const QDate first(2025, 8, 16);
    for (int day = 0; day < rounds; ++day)
        for (const Pairing &one : all[static_cast<std::size_t>(day)]) {
            const int home = (one.home * 3 + day) % 5;
            const int away = (one.away + day * 2) % 4;
            csv +=
                u"E0,%1,15:00,%2,%3,%4,%5,%6\n"_s
                    .arg(first.addDays(7 * day + one.home % 2).toString(u"dd/MM/yyyy"_s), clubName(one.home),
                         clubName(one.away), QString::number(home), QString::number(away),
                         home > away   ? u"H"_s
                         : home < away ? u"A"_s
                                       : u"D"_s)
                    .toUtf8();
        }
    return csv;
}

QString title(const Result<JournalEntry> &entry)
{
    return entry ? entry->english() : wordsOf(entry.error());
}

Competition competitionNamed(League &league, const QString &name)
{
    const auto lines = league.competitions().all().value();
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [&name](const CompetitionLine &line) { return line.name == name; });
    if (found == lines.end())
        qFatal("There is no %s.", qPrintable(name));
    return league.competitions().find(found->id).value();
}

int played(const Competition &competition)
{
    int count = 0;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        count += competition.report(i) == nullptr ? 0 : 1;
    return count;
}

QStringList notesOf(const ListImport &list)
{
    return textsOf(list.notes);
}

} // namespace

class TestLeagueOfAList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString objection = objectionToRunning();
        QVERIFY2(objection.isEmpty(), qPrintable(objection));
    }

    void aSeasonOf380Results_data() { EACH_BACKEND(); }
    void aSeasonOf380Results()
    {
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        League &file = **league;
        const QStringList before = facts(file);
        const std::size_t entries = file.history().entries()->size();
        const auto list = readNewLeague(file, Kind::Results, seasonCsv(20, 38), {u"Premier 2025/26"_s});
        VERIFY_RESULT(list);
        QVERIFY(list->isClean());
        QCOMPARE(notesOf(*list), lines("line 1: Columns that are ignored: Div, FTR."));
        QVERIFY(list->newLeague() != nullptr);
        QCOMPARE(list->newLeague()->added.size(), std::size_t{20});
        QCOMPARE(list->newLeague()->legs, 2);
        QCOMPARE(list->newLeague()->played, 380);
        // Reading it has changed nothing.
        QCOMPARE(difference(before, facts(file)), QString());
        const QSignalSpy changes(&file, &League::changed);
        QCOMPARE(title(importList(file, *list)),
                 u"Imported the league Premier 2025/26: 20 clubs, 380 matches"_s);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(file.history().entries()->size(), entries + 1);
        const Competition made = competitionNamed(file, u"Premier 2025/26"_s);
        QCOMPARE(made.fixtures().size(), std::size_t{380});
        QCOMPARE(played(made), 380);
        QCOMPARE(made.definition().game, u"by-hand"_s);
        // As in the list: its first row is the first match, with day and hour, and its last row the last one.
        const Progress now = progress(made);
        const auto nameOf = [&](int fixture, Side side) {
            return made.entrant(now.fixtures[static_cast<std::size_t>(fixture)].teams[side]).name;
        };
        const QByteArray csv = seasonCsv(20, 38);
        const QList<QByteArray> rows = csv.trimmed().split('\n').mid(1);
        std::set<int> matchdays;
        for (int i = 0; i < 380; ++i) {
            const QStringList cells = QString::fromUtf8(rows[i]).split(u',');
            const int fixture = made.indexOfNumber(i + 1);
            QVERIFY(fixture >= 0);
            QCOMPARE(nameOf(fixture, Side::Home), cells[3]);
            QCOMPARE(nameOf(fixture, Side::Away), cells[4]);
            QCOMPARE(made.appointment(fixture)->date, QDate::fromString(cells[1], u"dd/MM/yyyy"_s));
            QCOMPARE(made.appointment(fixture)->time, QTime(15, 0));
            QCOMPARE(made.result(fixture)->score.home, cells[5].toInt());
            QCOMPARE(made.result(fixture)->score.away, cells[6].toInt());
            matchdays.insert(made.fixtures()[static_cast<std::size_t>(fixture)].round);
        }
        QCOMPARE(matchdays.size(), std::size_t{38});
        const QStringList after = facts(file);
        VERIFY_RESULT(file.history().undo());
        QCOMPARE(difference(before, facts(file)), QString());
        QVERIFY(file.competitions().all()->empty());
        VERIFY_RESULT(file.history().redo());
        QCOMPARE(difference(after, facts(file)), QString());
        QCOMPARE(played(competitionNamed(file, u"Premier 2025/26"_s)), 380);
    }

    void aSecondLeagueOfTheSameClubs()
    {
        NEW_LEAGUE(place, league, Backend::Sqlite);
        League &file = **league;
        // Teams that the file had before: a club in another spelling, and one of a year, which is no club.
        Team first = team("AAA TOWN", "AAA");
        Team national = team("CCC Town");
        national.year = 1998;
        VERIFY_RESULT(file.teams().add({first, national}));
        const auto list = readNewLeague(file, Kind::Results, seasonCsv(6, 10), {u"One"_s});
        QCOMPARE(list->newLeague()->added.size(), std::size_t{5});
        VERIFY_RESULT(importList(file, *list));
        const Competition one = competitionNamed(file, u"One"_s);
        QVERIFY(one.indexOfTeam(first.id) >= 0);
        QVERIFY(one.indexOfTeam(national.id) < 0);
        QCOMPARE(file.teams().all()->size(), std::size_t{7});
        const auto second = readNewLeague(file, Kind::Results, seasonCsv(6, 10), {u"Two"_s});
        QVERIFY(second->newLeague()->added.empty());
        VERIFY_RESULT(importList(file, *second));
        QCOMPARE(file.teams().all()->size(), std::size_t{7});
        const Competition two = competitionNamed(file, u"Two"_s);
        for (const Entrant &entrant : one.definition().entrants)
            QVERIFY(two.indexOfTeam(entrant.id) >= 0);
        // The name is taken; what was read before another change is read again.
        const auto again = readNewLeague(file, Kind::Results, seasonCsv(6, 10), {u"two"_s});
        QVERIFY(again->newLeague() == nullptr);
        QCOMPARE(textsOf(again->fileProblems), lines("There is already a competition called two."));
        const auto late = readNewLeague(file, Kind::Results, seasonCsv(6, 10), {u"Three"_s});
        VERIFY_RESULT(file.teams().add({team("Late")}));
        const auto conflict = importList(file, *late);
        QVERIFY(!conflict && conflict.error().fault == Fault::Conflict);
    }

    /// What the list lacks is planned without a date, and can be entered afterwards.
    void aSeasonUnderWay_data()
    {
        columns<int, int, int, int>();
        QTest::newRow("in the second half") << 25 << 0 << 2 << 130;
        QTest::newRow("before half of it, as somebody says") << 10 << 2 << 2 << 280;
        QTest::newRow("before half of it") << 10 << 0 << 1 << 90;
    }
    void aSeasonUnderWay()
    {
        const auto [rounds, asked, legs, missing] = row<int, int, int, int>();
        NEW_LEAGUE(place, league, Backend::Sqlite);
        League &file = **league;
        const auto list = readNewLeague(file, Kind::Results, seasonCsv(20, rounds), {u"Now"_s, asked});
        VERIFY_RESULT(list);
        QCOMPARE(list->newLeague()->legs, legs);
        QCOMPARE(notesOf(*list).constLast(),
                 u"%1 matches of the league are not in this list: they have no date yet."_s.arg(missing));
        VERIFY_RESULT(importList(file, *list));
        const Competition made = competitionNamed(file, u"Now"_s);
        QCOMPARE(made.fixtures().size(), std::size_t(rounds * 10 + missing));
        QCOMPARE(played(made), rounds * 10);
        int undated = 0;
        for (int i = 0; i < static_cast<int>(made.fixtures().size()); ++i)
            undated += made.appointment(i) == nullptr ? 1 : 0;
        QCOMPARE(undated, missing);
        if (legs == 1)
            return;
        // The same list once it has grown is one of results for this league.
        const QUuid id = made.definition().id;
        QCOMPARE(competitionOfMatches(file, Kind::Results, seasonCsv(20, 38), {}).value(), id);
        const auto grown = readResultList(file, seasonCsv(20, 38), id);
        QCOMPARE(grown->count(ListImport::Fate::Known), rounds * 10);
        QCOMPARE(grown->count(ListImport::Fate::New), missing);
        VERIFY_RESULT(importList(file, *grown));
        QCOMPARE(played(competitionNamed(file, u"Now"_s)), 380);
    }

    void whatMakesNoLeague_data()
    {
        columns<QByteArray, QStringList>();
        QTest::newRow("play-offs") << seasonCsv(6, 10) + "E0,30/05/2026,15:00,AAA Town,BBB Town,1,0,H\n"
                                   << lines(
                                          "Most teams meet up to 2 times, some more often. Leave out matches "
                                          "that are not of the league, or say how often teams meet.",
                                          "AAA Town and BBB Town meet 3 times.");
        QTest::newRow("a cup") << QByteArray(
                                      "Round,Home,Away,HG,AG\nSemi-finals,A,B,1,0\nSemi-finals,C,D,1,0\n"
                                      "Final,A,C,2,1\n")
                               << lines("This list has rounds that are not matchdays (Semi-finals, Final). "
                                        "Leave them out to make a league.");
        QTest::newRow("groups") << QByteArray("Group,Home,Away,HG,AG\nA,A,B,1,0\nB,C,D,1,0\n")
                                << lines("This list has several groups (A, B), so it isn't one league.");
    }
    void whatMakesNoLeague()
    {
        const auto [csv, problems] = row<QByteArray, QStringList>();
        NEW_LEAGUE(place, league, Backend::Sqlite);
        const QStringList before = facts(**league);
        const auto list = readNewLeague(**league, Kind::Results, csv, {u"None"_s});
        VERIFY_RESULT(list);
        QVERIFY(list->newLeague() == nullptr);
        QCOMPARE(textsOf(list->fileProblems), problems);
        QCOMPARE(list->count(ListImport::Fate::New), 0);
        for (const ListRows rows : {ListRows::All, ListRows::Good})
            QVERIFY(!importList(**league, *list, rows));
        QCOMPARE(difference(before, facts(**league)), QString());
    }

    /// A bad row stops it; without it the match is one that the list lacks.
    void badRows()
    {
        NEW_LEAGUE(place, league, Backend::Sqlite);
        League &file = **league;
        QByteArray csv = seasonCsv(4, 6);
        csv.replace("CCC Town,BBB Town,", "CCC Town,BBB Town,x");
        const auto list = readNewLeague(file, Kind::Results, csv, {u"Bad"_s});
        VERIFY_RESULT(list);
        QVERIFY(!list->isClean());
        QCOMPARE(list->count(ListImport::Fate::LeftOut), 1);
        const auto refused = importList(file, *list);
        QVERIFY(!refused && refused.error().fault == Fault::BadInput);
        VERIFY_RESULT(importList(file, *list, ListRows::Good));
        const Competition made = competitionNamed(file, u"Bad"_s);
        QCOMPARE(made.fixtures().size(), std::size_t{12});
        QCOMPARE(played(made), 11);
        // A shoot-out does not belong to a league: the row is left out, its match stays.
        const auto kicks =
            readNewLeague(file, Kind::Results, "Home,Away,Score\nAAA,BBB,1-1 (4-3 pens)\n", {u"Kicks"_s});
        QCOMPARE(kicks->count(ListImport::Fate::LeftOut), 1);
        QCOMPARE(kicks->newLeague()->played, 0);
        const auto empty = readNewLeague(file, Kind::Results, heading, {u"Empty"_s});
        QVERIFY(empty->newLeague() == nullptr);
        QVERIFY(!importList(file, *empty));
        QCOMPARE(textsOf(readNewLeague(file, Kind::Results, seasonCsv(4, 6), {u" "_s})->fileProblems),
                 lines("The new league needs a name."));
    }

    /// A match that was put off and stands in the list again is one match.
    void postponedAndPlayedLater()
    {
        NEW_LEAGUE(place, league, Backend::Sqlite);
        const auto list = readNewLeague(**league, Kind::Results,
                                        "Date,Home,Away,Score\n2026-08-15,AAA,BBB,P-P\n"
                                        "2026-08-22,BBB,AAA,1-0\n2026-09-16,AAA,BBB,2-2\n",
                                        {u"Again"_s});
        VERIFY_RESULT(list);
        QVERIFY(list->isClean());
        QCOMPARE(list->count(ListImport::Fate::Known), 1);
        QCOMPARE(list->newLeague()->legs, 2);
        QCOMPARE(list->newLeague()->played, 2);
        const Competition &made = list->newLeague()->competition;
        QCOMPARE(made.fixtures().size(), std::size_t{2});
        // One that is still to be played keeps its place.
        const auto open = readNewLeague(**league, Kind::Results,
                                        "Date,Home,Away,Score\n2026-08-15,AAA,BBB,P-P\n"
                                        "2026-08-22,BBB,AAA,1-0\n",
                                        {u"Open"_s});
        QCOMPARE(open->newLeague()->competition.fixtures().size(), std::size_t{2});
        QCOMPARE(open->newLeague()->played, 1);
    }

    /// A club that plays on one matchday is asked about where another one of that name plays on the others.
    void aTypingFault()
    {
        NEW_LEAGUE(place, league, Backend::Sqlite);
        VERIFY_RESULT((*league)->teams().add({team("Lakeside"), team("Hilltpo")}));
        const auto list = readNewLeague(**league, Kind::Results,
                                        "Date,Home,Away,HG,AG\n2026-08-15,Hilltop,Lakeside,1,0\n"
                                        "2026-08-15,Bayside,Bayshore,1,0\n2026-08-22,Bayside,Hilltopp,1,0\n",
                                        {u"Typing"_s});
        QCOMPARE(notesOf(*list).filter(u"Is it the same"_s),
                 lines("line 2: Hilltop is a new club. Is it the same as Hilltpo?",
                       "line 4: Hilltopp is a new club. Is it the same as Hilltop?"));
    }

    /// Which day "05/09/2026" is has to be said, then everything is read.
    void openDates()
    {
        NEW_LEAGUE(place, league, Backend::Sqlite);
        const QByteArray csv = "Date,Home,Away,HG,AG\n05/09/2026,AAA,BBB,1,0\n06/09/2026,BBB,AAA,1,0\n";
        const auto open = readNewLeague(**league, Kind::Results, csv, {u"Open"_s});
        QVERIFY(open->hasOpenDates && !open->isClean());
        QVERIFY(open->newLeague() == nullptr);
        const auto read = readNewLeague(**league, Kind::Results, csv, {u"Open"_s}, DayOrder::MonthFirst);
        QVERIFY(read->isClean());
        const Competition &made = read->newLeague()->competition;
        QCOMPARE(made.appointment(made.indexOfNumber(1))->date, QDate(2026, 5, 9));
        QCOMPARE(played(made), 2);
    }

    /// Files of other shapes say what they are.
    void otherLists_data()
    {
        columns<QByteArray, QString, int, int>();
        QTest::newRow("football.json") << QByteArray(R"({"name": "Vale League 2026/27", "matches": [
{"round": "Matchday 1", "date": "2026-08-15", "team1": "Hilltop", "team2": "Lakeside", "score": {"ft": [2, 1]}},
{"round": "Matchday 2", "date": "2026-08-22", "team1": "Lakeside", "team2": "Hilltop"}]})")
                                       << u"Vale League 2026/27"_s << 2 << 1;
        QTest::newRow("Football.TXT") << QByteArray("= Vale League 2026/27\n\n» Matchday 1\nSat Aug/15\n"
                                                    "  Hilltop  2-1  Lakeside\n» Matchday 2\nSat Aug/22\n"
                                                    "  Lakeside  0-0  Hilltop\n")
                                      << u"Vale League 2026/27"_s << 2 << 2;
        QTest::newRow("iCalendar")
            << QByteArray("BEGIN:VCALENDAR\nX-WR-CALNAME:Vale\nBEGIN:VEVENT\nSUMMARY:Hilltop v Lakeside\n"
                          "DTSTART:20260815T150000\nEND:VEVENT\nEND:VCALENDAR\n")
            << u"Vale"_s << 1 << 0;
        QTest::newRow("CSV") << seasonCsv(4, 6) << u"vale 2026"_s << 12 << 12;
    }
    void otherLists()
    {
        const auto [file, name, matches, results] = row<QByteArray, QString, int, int>();
        NEW_LEAGUE(place, league, Backend::Sqlite);
        const CsvList csv = listFrom(file);
        const Kind kind = results > 0 ? Kind::Results : Kind::Fixtures;
        QCOMPARE(newLeagueName(**league, csv, u"vale_2026"_s), name);
        const auto list = readNewLeague(**league, kind, csv, {name});
        VERIFY_RESULT(list);
        VERIFY_RESULT(importList(**league, *list));
        const Competition made = competitionNamed(**league, name);
        QCOMPARE(static_cast<int>(made.fixtures().size()), matches);
        QCOMPARE(played(made), results);
        QCOMPARE(made.appointment(made.indexOfNumber(1))->date.year(), file.contains("2026") ? 2026 : 2025);
        QCOMPARE(newLeagueName(**league, csv, u"vale_2026"_s), name + u" 2"_s);
        QCOMPARE(competitionOfMatches(**league, kind, csv, {}).value(), made.definition().id);
        QVERIFY(
            competitionOfMatches(**league, Kind::Results, seasonCsv(20, 2), made.definition().id)->isNull());
    }

    void fixturesAlone()
    {
        NEW_LEAGUE(place, league, Backend::Sqlite);
        const QByteArray csv = "Matchday,Home,Away,Date,Ground\n1,A,B,2026-08-15,Park\n1,C,D,2026-08-16,\n"
                               "2,A,C,2026-08-22,\n2,B,D,2026-08-22,\n3,A,D,,\n3,B,C,,\n";
        const auto list = readNewLeague(**league, Kind::Fixtures, csv, {u"Cup of four"_s});
        VERIFY_RESULT(list);
        QVERIFY(list->isClean());
        VERIFY_RESULT(importList(**league, *list));
        const Competition made = competitionNamed(**league, u"Cup of four"_s);
        QCOMPARE(made.fixtures().size(), std::size_t{6});
        QCOMPARE(played(made), 0);
        QCOMPARE(made.appointment(made.indexOfNumber(1))->stadium, u"Park"_s);
        QVERIFY(made.appointment(made.indexOfNumber(6)) == nullptr);
    }
};

TOUCHLINE_TEST(TestLeagueOfAList)

} // namespace test_league_of_a_list

#include "test_league_of_a_list.moc"
