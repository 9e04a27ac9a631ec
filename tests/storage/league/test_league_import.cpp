// SPDX-License-Identifier: GPL-3.0-or-later
// Lists that go into a league: as one command that can be taken back, or not at all.
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/squad_csv.h"
#include "models/league/import/league_import.h"
#include "models/league/import/list_export.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "models/league/squad_lists.h"
#include "tests/storage/league_case.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"
#include "tests/unit/exchange/problem_texts.h"

#include <QSignalSpy>
#include <QStringEncoder>

#include <set>

namespace test_league_import {

using namespace touchline;
using namespace touchline::storage;
using namespace touchline::testing;
using store::Backend;
using Fate = ListImport::Fate;

namespace {

const QByteArray teamHeading = "name,code,year\n";
const QByteArray squadHeading = "team,shirt,name,short_name,position,captain\n";
const QByteArray fixtureHeading = "number,home,away,date,time,stadium\n";
const QByteArray resultHeading = "stage,group,home,away,home_goals,away_goals\n";

/// A new league with the four teams T01 to T04 and their competition.
class Club
{
public:
    explicit Club(Backend backend) : m_place(backend), m_league(m_place.create())
    {
        if (!m_league)
            qFatal("%s", qPrintable(wordsOf(m_league.error())));
        const Competition competition = cup::make("league-4");
        id = competition.definition().id;
        if (const auto added = league().competitions().add(competition); !added)
            qFatal("%s", qPrintable(wordsOf(added.error())));
    }

    [[nodiscard]] League &league() { return **m_league; }
    [[nodiscard]] Result<std::unique_ptr<League>> open(const QString &who) const { return m_place.open(who); }
    [[nodiscard]] Competition competition() { return league().competitions().find(id).value(); }
    [[nodiscard]] Squad squad(int team, const QUuid &of = {})
    {
        const QUuid entrant = competition().entrant(team).id;
        const auto list = league().teams().squad(entrant, of).value();
        return list ? list->squad : Squad();
    }
    [[nodiscard]] std::size_t entries() { return league().history().entries().value().size(); }

    QUuid id;

private:
    LeaguePlace m_place;
    Result<std::unique_ptr<League>> m_league;
};

QString titleOf(const Result<JournalEntry> &entry)
{
    return entry ? entry->english() : wordsOf(entry.error());
}

QStringList namesIn(League &league)
{
    QStringList names;
    const auto teams = league.teams().all();
    for (const Team &team : *teams)
        names << team.displayName();
    return names;
}

QStringList fates(const ListImport &list)
{
    static const QStringList words{u"new"_s, u"known"_s, u"left out"_s};
    QStringList all;
    for (const ListImport::Line &line : list.lines)
        all << u"%1 %2 %3"_s
                   .arg(QString::number(line.line), words.at(static_cast<qsizetype>(line.fate)),
                        line.what.english())
                   .trimmed();
    return all;
}

std::set<QUuid> reportIds(const Competition &competition)
{
    std::set<QUuid> ids;
    for (int i = 0; i < int(competition.fixtures().size()); ++i)
        if (const MatchReport *report = competition.report(i))
            ids.insert(report->id);
    return ids;
}

/// Taking it back leads to `before`, making it again to what is there now.
void verifyTurns(League &league, const QStringList &before)
{
    const QStringList after = facts(league);
    QVERIFY(after != before);
    VERIFY_RESULT(league.history().undo());
    QCOMPARE(difference(before, facts(league)), QString());
    VERIFY_RESULT(league.history().redo());
    QCOMPARE(difference(after, facts(league)), QString());
}

/// It is refused, in one piece, and nothing has happened.
void verifyRefused(Club &club, const ListImport &list, Fault fault, const QStringList &problems)
{
    const QStringList before = facts(club.league());
    const std::size_t entries = club.entries();
    const QSignalSpy changes(&club.league(), &League::changed);
    const auto entry = importList(club.league(), list);
    QVERIFY(!entry);
    QCOMPARE(int(entry.error().fault), int(fault));
    QCOMPARE(textsOf(entry.error().problems), problems);
    QCOMPARE(difference(before, facts(club.league())), QString());
    QCOMPARE(club.entries(), entries);
    QCOMPARE(changes.size(), 0);
}

} // namespace

class TestLeagueImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString objection = objectionToRunning();
        QVERIFY2(objection.isEmpty(), qPrintable(objection));
    }

    void teamsOfASpreadsheetAreAdded_data()
    {
        columns<Backend, QByteArray>();
        const QString text = u"Name;Code;Year;Coach;Kit 1\r\n"
                             "\"Köln; \"\"Geißböcke\"\"\";KOE;;Müller;#FF0000\r\n"
                             "Brazil;BRA-1970;1970;Zagallo;\r\n"
                             "team t01;;;;\r\n"_s;
        QStringEncoder utf16(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom);
        QTest::newRow("SQLite, UTF-8") << Backend::Sqlite << text.toUtf8();
        QTest::newRow("SQLite, UTF-8 with a mark") << Backend::Sqlite << "\xef\xbb\xbf" + text.toUtf8();
        QTest::newRow("SQLite, Windows-1252") << Backend::Sqlite << text.toLatin1();
        QTest::newRow("PostgreSQL, UTF-16") << Backend::Postgres << QByteArray(utf16.encode(text));
    }

    void teamsOfASpreadsheetAreAdded()
    {
        const auto [backend, csv] = row<Backend, QByteArray>();
        Club club(backend);
        const QStringList before = facts(club.league());
        ASSIGN_RESULT(list, readTeamList(club.league(), csv));
        QVERIFY(list->isClean());
        QCOMPARE(list->separator, QChar(u';'));
        QCOMPARE(fates(*list), lines("2 new Köln; \"Geißböcke\" (KOE)", "3 new Brazil 1970 (BRA-1970)",
                                     "4 known Team T01 (T01)"));
        // Reading it has changed nothing.
        QCOMPARE(difference(before, facts(club.league())), QString());
        const QSignalSpy changes(&club.league(), &League::changed);
        QCOMPARE(titleOf(importList(club.league(), *list)), u"Imported 2 teams"_s);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(namesIn(club.league()),
                 lines("Brazil 1970", "Köln; \"Geißböcke\"", "Team T01", "Team T02", "Team T03", "Team T04"));
        const Team koeln = club.league().teams().all().value()[1];
        QCOMPARE(koeln.manager, u"Müller"_s);
        QCOMPARE(koeln.kit.first, u"#FF0000"_s);
        verifyTurns(club.league(), before);
        // The list once more: the league has changed since it was read, and then has all of it.
        verifyRefused(club, *list, Fault::Conflict, {});
        verifyRefused(club, readTeamList(club.league(), csv).value(), Fault::Refused, {});
    }

    void nothingIsWrittenWhileSomethingIsWrong_data() { EACH_BACKEND(); }
    void nothingIsWrittenWhileSomethingIsWrong()
    {
        Club club(BACKEND_OF_ROW);
        const auto teams =
            readTeamList(club.league(), teamHeading + "Rovers,R,12\nUnited,T02,\n,X,\n\"A,B\n");
        verifyRefused(
            club, teams.value(), Fault::BadInput,
            lines("line 2, column 3: \"year\" must be a whole number from 1800 to 2999, not \"12\".",
                  "line 3, column 2: Another team has the code \"T02\" already.",
                  "line 4, column 1: The entry under \"name\" is missing.",
                  "line 5, column 1: This quotation mark is never closed.",
                  "line 5, column 2: The row has 1 cells, the header 3."));
        verifyRefused(club, readTeamList(club.league(), "weather\nfine\n").value(), Fault::BadInput,
                      lines("line 1: The column \"Name\" is missing."));
        verifyRefused(club,
                      readSquadList(club.league(), squadHeading + "T01,1,A,,GK,\nT09,2,B,,DF,\n").value(),
                      Fault::BadInput, lines("line 3, column 1: There is no team \"T09\"."));
        verifyRefused(club,
                      readFixtureList(club.league(),
                                      fixtureHeading + "1,,,2026-08-15,,\n13,,,,,\n3,,,soon,,\n", club.id)
                          .value(),
                      Fault::BadInput,
                      lines("line 3, column 1: There is no match 13 in this competition.",
                            "line 4, column 4: \"soon\" is not a date. Write it like 2026-06-11."));
        verifyRefused(
            club,
            readResultList(club.league(), resultHeading + ",,T01,T02,1,0\n,,T01,City,1,0\n,,T03,T04,x,0\n",
                           club.id)
                .value(),
            Fault::BadInput,
            lines("line 3, column 4: City is not in this competition.",
                  "line 4, column 5: \"home_goals\" must be a whole number from 0 to 999, not \"x\"."));
        const auto none = readResultList(club.league(), resultHeading, QUuid::createUuid());
        QVERIFY(!none && none.error().fault == Fault::NotFound);
    }

    /// Clubs that the league does not have come with their players where somebody wants them: as one command.
    void newClubsComeWithTheirPlayers_data() { EACH_BACKEND(); }
    void newClubsComeWithTheirPlayers()
    {
        Club club(BACKEND_OF_ROW);
        const QStringList before = facts(club.league());
        const std::size_t entries = club.entries();
        const QByteArray csv = "Club;Short name;Colour;No.;Player;Position\n"
                               "FC Bärenthal;BÄR;rot;1;A;GK\nfc bärenthal;BÄR;rot;2;B;DF\n"
                               "Only Bad;BAD;blue;x;C;DF\nT01;;;3;D;DF\n";
        const auto without = readSquadList(club.league(), csv);
        QCOMPARE(without->unknownTeams, lines("FC Bärenthal", "Only Bad"));
        QCOMPARE(without->knownTeams, 1);
        QCOMPARE(without->countNewTeams(), 0);
        QCOMPARE(without->count(Fate::New), 1);
        const auto list = readSquadList(club.league(), csv, {}, UnknownTeams::Add);
        QCOMPARE(fates(*list), lines("2 new FC Bärenthal: A, GK, 1", "3 new FC Bärenthal: B, DF, 2",
                                     "4 left out Only Bad, BAD, blue, x, C, DF", "5 new Team T01: D, DF, 3"));
        // A club of which no player is good does not come.
        QCOMPARE(list->countNewTeams(), 1);
        QCOMPARE(titleOf(importList(club.league(), *list, ListRows::Good)),
                 u"Imported new teams: 1, players: 3"_s);
        QCOMPARE(club.entries(), entries + 1);
        const auto teams = club.league().teams().all().value();
        const auto added = std::find_if(teams.begin(), teams.end(),
                                        [](const Team &team) { return team.name == u"FC Bärenthal"_s; });
        QVERIFY(added != teams.end());
        QCOMPARE(added->code, u"BÄR"_s);
        QCOMPARE(added->kit.first, u"#D00000"_s);
        QCOMPARE(club.league().teams().squad(added->id).value()->squad.entries.size(), std::size_t{2});
        verifyTurns(club.league(), before);
        // It was read before the club was there.
        verifyRefused(club,
                      *readSquadList(club.league(), "Club;Player\nFC Bärenthal;A\n", {}, UnknownTeams::Add),
                      Fault::Refused, {});
        const auto second = readSquadList(club.league(), "Club;Player\nNew;A\n", {}, UnknownTeams::Add);
        Team other;
        other.id = QUuid::createUuid();
        other.name = u"New"_s;
        VERIFY_RESULT(club.league().teams().add({other}));
        verifyRefused(club, *second, Fault::Conflict, {});
        // A competition has its teams.
        const auto ofCompetition = readSquadList(club.league(), csv, club.id, UnknownTeams::Add);
        QCOMPARE(ofCompetition->countNewTeams(), 0);
        QCOMPARE(ofCompetition->unknownTeams, QStringList());
    }

    void goodRowsAreTakenWhereSomebodyWantsThem_data() { EACH_BACKEND(); }
    void goodRowsAreTakenWhereSomebodyWantsThem()
    {
        Club club(BACKEND_OF_ROW);
        const QStringList before = facts(club.league());
        const auto teams = readTeamList(club.league(), teamHeading + "Rovers,,12\nUnited,,\n");
        QCOMPARE(titleOf(importList(club.league(), *teams, ListRows::Good)), u"Imported a team: United"_s);
        verifyTurns(club.league(), before);
        // A list without a goalkeeper is one that a league can keep.
        const auto squads =
            readSquadList(club.league(),
                          squadHeading + "T01,1,A,,keeper,\nT01,2,B,,defending,\nT02,1,C,,GK,\nT02,2,D,,DF,\n"
                                         "T03,1,E,,none,\nT03,2,F,,DF,\n");
        QCOMPARE(fates(*squads), lines("2 new Team T01: A, GK, 1", "3 left out T01, 2, B, defending",
                                       "4 new Team T02: C, GK, 1", "5 new Team T02: D, DF, 2",
                                       "6 left out T03, 1, E, none", "7 new Team T03: F, DF, 2"));
        QCOMPARE(titleOf(importList(club.league(), *squads, ListRows::Good)),
                 u"Imported 4 players of 3 teams"_s);
        QCOMPARE(club.squad(0).entries.size(), std::size_t{1});
        QCOMPARE(club.squad(1).entries.size(), std::size_t{2});
        QCOMPARE(club.squad(2).entries.size(), std::size_t{1});
        const auto results = readResultList(
            club.league(), resultHeading + ",,T01,T02,1,0\n,,T01,T02,2,0\n,,T03,T04,0,0\n", club.id);
        QCOMPARE(fates(*results), lines("2 new T01 1-0 T02", "3 left out T01 2-0 T02", "4 new T03 0-0 T04"));
        QCOMPARE(titleOf(importList(club.league(), *results, ListRows::Good)),
                 u"Imported 2 results: Test Cup"_s);
        const auto nothing = readTeamList(club.league(), teamHeading + "Town,,12\n");
        const auto refused = importList(club.league(), *nothing, ListRows::Good);
        QVERIFY(!refused && refused.error().fault == Fault::Refused);
        QCOMPARE(refused.error().problems.size(), std::size_t{1});
    }

    /// A final whose semi-final cannot be entered has nothing wrong with it.
    void whatDependsOnABadRowIsLeftOut()
    {
        Club club(Backend::Sqlite);
        const Competition knockout = cup::make("cup-4", 2);
        const QUuid id = knockout.definition().id;
        VERIFY_RESULT(club.league().competitions().add(knockout));
        const QByteArray csv = resultHeading + ",,T01,T04,1,1\n,,T02,T03,1,0\n,,T01,T02,1,0\n";
        const auto list = readResultList(club.league(), csv, id);
        QCOMPARE(fates(*list),
                 lines("2 left out T01 1-1 T04", "3 new T02 1-0 T03", "4 left out T01 1-0 T02"));
        verifyRefused(club, *list, Fault::BadInput, lines("line 2: A knockout match needs a winner."));
        QCOMPARE(titleOf(importList(club.league(), *list, ListRows::Good)), u"Imported 1 result: Test Cup"_s);
        // With the shoot-out the whole cup is there; what was entered is known.
        const QByteArray whole = "stage,group,home,away,home_goals,away_goals,home_pens,away_pens\n"
                                 ",,T01,T04,1,1,4,3\n,,T02,T03,1,0,,\n,,T01,T02,1,0,,\n";
        const auto rest = readResultList(club.league(), whole, id);
        QCOMPARE(textsOf(rest->problems()), QStringList());
        QCOMPARE(rest->count(Fate::Known), 1);
        QCOMPARE(titleOf(importList(club.league(), *rest)), u"Imported 2 results: Test Cup"_s);
        const Competition played = club.league().competitions().find(id).value();
        QCOMPARE(reportIds(played).size(), std::size_t{3});
        QCOMPARE(readResultList(club.league(), whole, id)->count(Fate::Known), 3);
    }

    void playersComeIntoTheListsOfTheirTeams_data() { EACH_BACKEND(); }
    void playersComeIntoTheListsOfTheirTeams()
    {
        Club club(BACKEND_OF_ROW);
        const QStringList before = facts(club.league());
        const QByteArray csv = squadHeading + "T01,1,Tom Adams,Adams,GK,yes\nT01,2,Ümit Çelik,,DF,\n"
                                              "Team T02,1,Ann Baker,Baker,GK,\n";
        ASSIGN_RESULT(own, readSquadList(club.league(), csv));
        QCOMPARE(titleOf(importList(club.league(), *own)), u"Imported 3 players of 2 teams"_s);
        verifyTurns(club.league(), before);
        const Squad rovers = club.squad(0);
        QCOMPARE(rovers.entries.size(), std::size_t{2});
        QVERIFY(rovers.entries[0].captain);
        // A longer list: who is there already stays.
        const auto more = readSquadList(club.league(), csv + "T01,9,Jo Hart,Hart,FW,\n");
        QCOMPARE(fates(*more).last(), u"5 new Team T01: Jo Hart, FW, 9"_s);
        QCOMPARE(more->count(Fate::Known), 3);
        QCOMPARE(titleOf(importList(club.league(), *more)), u"Imported 1 player: Team T01"_s);
        QCOMPARE(club.squad(0).entries[0], rovers.entries[0]);
        QCOMPARE(club.squad(0).entries.size(), std::size_t{3});
        // The list for a competition is another one; those in it are the same persons.
        const auto entered = readSquadList(
            club.league(), squadHeading + "T01,12,Tom Adams,Tommy,GK,\nT01,3,Al New,,DF,\n", club.id);
        QCOMPARE(titleOf(importList(club.league(), *entered)), u"Imported 2 players: Test Cup"_s);
        const Squad ofCup = club.squad(0, club.id);
        QCOMPARE(ofCup.entries.size(), std::size_t{2});
        QCOMPARE(ofCup.entries[0].person.id, rovers.entries[0].person.id);
        QCOMPARE(ofCup.entries[0].person.shortName, u"Tommy"_s);
        QCOMPARE(ofCup.entries[0].shirt, std::optional(12));
        QVERIFY(club.squad(0).indexOf(ofCup.entries[1].person.id) < 0);
        QCOMPARE(club.squad(0).entries[0], rovers.entries[0]);
        // Two people of one name are two people.
        const auto twins = readSquadList(
            club.league(), squadHeading + "T02,1,Ann Baker,A. Baker,GK,\nT02,2,Ann Baker,Baker,DF,\n",
            club.id);
        VERIFY_RESULT(importList(club.league(), twins.value()));
        const Squad united = club.squad(1, club.id);
        QVERIFY(united.entries[0].person.id != united.entries[1].person.id);
    }

    void daysAndGroundsAreSet_data() { EACH_BACKEND(); }
    void daysAndGroundsAreSet()
    {
        QFETCH(Backend, backend);
        Club club(backend);
        const QStringList before = facts(club.league());
        ASSIGN_RESULT(dated, readFixtureList(club.league(),
                                             fixtureHeading + "1,,,2026-08-15,15:30,Old Park\n"
                                                              ",T03,T04,16.08.2026,,\n3,,,,,\n",
                                             club.id));
        QCOMPARE(fates(*dated),
                 lines("2 new 1: Team T01 - Team T02, 2026-08-15 15:30, Old Park",
                       "3 new 2: Team T03 - Team T04, 2026-08-16", "4 known 3: Team T01 - Team T03"));
        QCOMPARE(titleOf(importList(club.league(), *dated)), u"Imported the days of 2 matches: Test Cup"_s);
        verifyTurns(club.league(), before);
        // An empty cell takes nothing away; the league is opened anew in between.
        const auto reopened =
            backend == Backend::Postgres ? club.open(u"Bert"_s) : Result<std::unique_ptr<League>>(nullptr);
        const auto moved =
            readFixtureList(club.league(), "number,date\n1,2026-08-22\n2,2026-08-16\n", club.id);
        QCOMPARE(titleOf(importList(club.league(), *moved)), u"Imported the day of 1 match: Test Cup"_s);
        const Competition now = club.competition();
        QCOMPARE(now.appointment(0)->date, QDate(2026, 8, 22));
        QCOMPARE(now.appointment(0)->time, QTime(15, 30));
        QCOMPARE(now.appointment(0)->stadium, u"Old Park"_s);
        if (backend == Backend::Postgres) {
            VERIFY_RESULT(reopened);
            VERIFY_RESULT((*reopened)->refresh());
            QVERIFY((*reopened)->competitions().find(club.id).value() == now);
        }
    }

    void aClubThatIsThereUnderAnotherSpellingIsAskedAbout()
    {
        Club club(Backend::Sqlite);
        VERIFY_RESULT(
            importList(club.league(), *readTeamList(club.league(), teamHeading + "Harbour Rovers,,\n")));
        const auto list =
            readTeamList(club.league(), teamHeading + "Harbor Rovers,,\nFC Harbour Rovers,,\n"
                                                      "Dock United,,\nDock Untied,,\nBrazil,,1970\n"
                                                      "Brazil,,1974\nHarbour Rovers,,\n");
        QStringList notes;
        for (const Problem &one : list->notes)
            notes << one.where + u": "_s + one.what.english();
        QCOMPARE(notes, lines("line 2: Harbor Rovers is a new club. Is it the same as Harbour Rovers?",
                              "line 3: FC Harbour Rovers is a new club. Is it the same as Harbour Rovers?",
                              "line 5: Dock Untied is a new club. Is it the same as Dock United?"));
        // It is a question: the rows can be taken.
        QVERIFY(list->isClean());
        QCOMPARE(list->count(ListImport::Fate::New), 6);
    }

    void aDayOfAnotherYearIsAskedAbout()
    {
        Club club(Backend::Sqlite);
        const auto notes = [&](const QByteArray &rows) {
            const auto list = readFixtureList(club.league(), "number,date\n" + rows, club.id);
            QStringList all;
            for (const Problem &one : list->notes)
                all << one.where + u": "_s + one.what.english();
            return all.join(u'\n');
        };
        // Against the other days of the list, then against those that the competition has.
        QCOMPARE(notes("1,2026-11-28\n2,2018-11-28\n3,2026-12-05\n4,2027-05-29\n"),
                 u"line 3: 2018-11-28 is more than a year from the other matches (around 2026-12-05). "
                 "Is the year right?"_s);
        const auto dated = readFixtureList(club.league(), "number,date\n1,2026-11-28\n", club.id);
        VERIFY_RESULT(importList(club.league(), *dated));
        QCOMPARE(notes("2,2018-12-05\n3,2018-12-05\n").count(u"Is the year right?"_s), 2);
        QCOMPARE(notes("2,2027-11-28\n"), QString());
        // It is a question: the list can be taken.
        const auto taken = readFixtureList(club.league(), "number,date\n2,2018-12-05\n", club.id);
        QVERIFY(taken->isClean());
    }

    void resultsAreEnteredWithReportsOfTheirOwn_data() { EACH_BACKEND(); }
    void resultsAreEnteredWithReportsOfTheirOwn()
    {
        Club club(BACKEND_OF_ROW);
        const QStringList before = facts(club.league());
        const QByteArray csv = resultHeading + ",,T01,T02,1,0\n,,t03,\"Team T04\",2,2\n";
        ASSIGN_RESULT(list, readResultList(club.league(), csv, club.id));
        const QSignalSpy changes(&club.league(), &League::changed);
        QCOMPARE(titleOf(importList(club.league(), *list)), u"Imported 2 results: Test Cup"_s);
        QCOMPARE(changes.size(), 1);
        const std::set<QUuid> ids = reportIds(club.competition());
        QCOMPARE(ids.size(), std::size_t{2});
        verifyTurns(club.league(), before);
        QCOMPARE(reportIds(club.competition()), ids);
        // Taken back and read once more, the reports are others.
        VERIFY_RESULT(club.league().history().undo());
        VERIFY_RESULT(importList(club.league(), readResultList(club.league(), csv, club.id).value()));
        for (const QUuid &id : reportIds(club.competition()))
            QVERIFY(!ids.contains(id));
        // A list that has grown.
        const auto grown = readResultList(club.league(), csv + ",,T01,T03,0,3\n", club.id);
        QCOMPARE(grown->count(Fate::Known), 2);
        QCOMPARE(titleOf(importList(club.league(), *grown)), u"Imported 1 result: Test Cup"_s);
        // What is in the league is not overwritten.
        verifyRefused(
            club,
            readResultList(club.league(), resultHeading + ",,T01,T02,9,0\n,,T02,T04,1,1\n", club.id).value(),
            Fault::BadInput,
            lines("line 2, column 3: There is no open match Team T01 v Team T02 in this competition."));
    }

    /// What the terminal prints and the window shows of a list of another calendar.
    void aListOfAnotherCalendarSaysWhatItMeans()
    {
        Club club(Backend::Sqlite);
        Competition dated = cup::make("league-4", 2);
        VERIFY_RESULT(dated.setCalendar({{1, QDate(2026, 9, 5), {}, {}, {}, {}, {}}}));
        VERIFY_RESULT(club.league().competitions().add(dated));
        ASSIGN_RESULT(list, readResultList(club.league(),
                                           "Match Number,Date,Home Team,Away Team,Result\n"
                                           "9,12/09/2026 19:30,T01,T02,2 - 1\n",
                                           dated.definition().id));
        QVERIFY(list->isClean());
        QCOMPARE(textsOf(list->notes),
                 lines("The match numbers in this list are not those of the competition. Matches were found "
                       "by their teams.",
                       "line 2: Team T01 v Team T02 is on 2026-09-12 in the list and on 2026-09-05 in the "
                       "competition: entered for match 1."));
    }

    void clashesWithOtherCompetitionsAreNamed()
    {
        Club club(Backend::Sqlite);
        Competition other = cup::make("league-4", 2);
        VERIFY_RESULT(other.setCalendar(
            {{1, QDate(2026, 9, 5), QTime(19, 0), u"Europe/Berlin"_s, u"Table 1"_s, {}, {}}}));
        VERIFY_RESULT(club.league().competitions().add(other));
        ASSIGN_RESULT(list,
                      readFixtureList(club.league(),
                                      "number,date,time,zone,stadium\n1,2026-09-05,18:00,Europe/London,\n"
                                      "2,2026-09-05,19:00,Europe/Berlin,table  1\n",
                                      club.id));
        QVERIFY(list->isClean());
        QCOMPARE(textsOf(list->notes),
                 lines("Team T01 would play twice on 2026-09-05 at 18:00: match 1, and match 1 of Test Cup.",
                       "table  1 is taken twice on 2026-09-05 at 19:00: match 2, and match 1 of Test Cup."));
    }

    void aListWithoutResultsSaysSo()
    {
        Club club(Backend::Sqlite);
        const auto reply = [&club](const QByteArray &rows) {
            const auto list = readResultList(club.league(), resultHeading + rows, club.id);
            const auto entry = importList(club.league(), list.value());
            return entry ? entry->english() : entry.error().message.english();
        };
        QCOMPARE(reply({}), u"The list has no rows to import."_s);
        QCOMPARE(reply(",,T01,T02,,\n"), u"The one row of this list has no result."_s);
        QCOMPARE(reply(",,T01,T02,,\n,,T03,T04,,\n"), u"None of the 2 rows of this list has a result."_s);
        VERIFY_RESULT(
            importList(club.league(),
                       readResultList(club.league(), resultHeading + ",,T01,T02,1,0\n", club.id).value()));
        QCOMPARE(reply(",,T01,T02,1,0\n"), u"Everything in this list is already in the league."_s);
        QCOMPARE(reply(",,T01,T02,1,0\n,,T03,T04,,\n"),
                 u"All results in this list are already in the league; one row has no result."_s);
        // One team under two names is no match, played or not.
        const auto ofOne = readResultList(club.league(), resultHeading + ",,T01,team t01,,\n", club.id);
        QCOMPARE(ofOne->count(Fate::LeftOut), 1);
        QCOMPARE(textsOf(ofOne->problems()), lines("line 2, column 4: A match needs two different teams."));
    }

    /// Somebody else was faster: nothing of his is lost, the list has to be read again.
    void whatOthersDidMeanwhileStands()
    {
        Club club(Backend::Postgres);
        ASSIGN_RESULT(other, club.open(u"Bert"_s));
        const auto results = readResultList(club.league(), resultHeading + ",,T01,T02,1,0\n", club.id);
        const auto squads = readSquadList(club.league(), squadHeading + "T01,1,A,,GK,\n");
        const auto teams = readTeamList(club.league(), teamHeading + "Rovers,,\n");
        VERIFY_RESULT((*other)->refresh());
        VERIFY_RESULT(
            importList(**other, readResultList(**other, resultHeading + ",,T01,T02,3,3\n", club.id).value()));
        VERIFY_RESULT(importList(**other, readSquadList(**other, squadHeading + "T01,1,B,,GK,\n").value()));
        VERIFY_RESULT(importList(**other, readTeamList(**other, teamHeading + "Rovers,,\n").value()));
        const QStringList theirs = facts(**other);
        for (const ListImport &list : {results.value(), squads.value(), teams.value()}) {
            const auto entry = importList(club.league(), list);
            QVERIFY(!entry);
            QCOMPARE(int(entry.error().fault), int(Fault::Conflict));
        }
        QCOMPARE(difference(theirs, facts(club.league())), QString());
        QCOMPARE(readTeamList(club.league(), teamHeading + "Rovers,,\n")->count(Fate::Known), 1);
    }

    /// The players of one competition, with a team that has a name alone.
    void squadsOfACompetitionGoOutAndIn_data() { EACH_BACKEND(); }
    void squadsOfACompetitionGoOutAndIn()
    {
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        CompetitionDefinition definition = cup::make("league-4").definition();
        definition.entrants[1].code.clear();
        VERIFY_RESULT((*league)->competitions().add(Competition::create(definition).value()));
        const QByteArray players =
            squadHeading + "T01,1,Al Keeper,Keeper,GK,\nTeam T02,1,Bo Keeper,Keeper,GK,\n";
        ASSIGN_RESULT(read, readSquadList(**league, players, definition.id));
        QVERIFY2(read->isClean(), qPrintable(fates(*read).join(u'\n')));
        VERIFY_RESULT(importList(**league, *read));
        ASSIGN_RESULT(written, listFile(**league, ListImport::Kind::Squads, definition.id));
        QVERIFY2(written->bytes.contains("T01,1,Al Keeper,Keeper,GK"), written->bytes.constData());
        QVERIFY2(written->bytes.contains("Team T02,1,Bo Keeper,Keeper,GK"), written->bytes.constData());
        ASSIGN_RESULT(again, readSquadList(**league, written->bytes, definition.id));
        QVERIFY(again->isClean());
        QCOMPARE(again->count(Fate::New), 0);
        // The teams' own lists are others.
        ASSIGN_RESULT(own, listFile(**league, ListImport::Kind::Squads));
        QVERIFY(!own->bytes.contains("Al Keeper"));
        const auto none = listFile(**league, ListImport::Kind::Squads, QUuid::createUuid());
        QVERIFY(!none);
        QCOMPARE(int(none.error().fault), int(Fault::NotFound));
    }

    /// All that one league writes, read by another one that has the same competition.
    void whatIsWrittenGoesIntoAnotherLeague_data() { EACH_BACKEND(); }
    void whatIsWrittenGoesIntoAnotherLeague()
    {
        QFETCH(Backend, backend);
        Club from(backend);
        Club to(backend);
        VERIFY_RESULT(
            importList(from.league(), readTeamList(from.league(), teamHeading + "Rovers,R,1900\n").value()));
        const QByteArray players = squadHeading + "Rovers 1900,1,\"=A, \"\"B\"\"\",=A,GK,yes\nT02,,Ç,,GK,\n";
        VERIFY_RESULT(importList(from.league(), readSquadList(from.league(), players).value()));
        VERIFY_RESULT(importList(
            from.league(),
            readFixtureList(from.league(), fixtureHeading + "4,,,2026-08-15,15:30,-Park\n", from.id)
                .value()));
        const QByteArray results = resultHeading + ",,T01,T02,1,0\n,,T03,T04,2,2\n,,T02,T01,5,0\n";
        VERIFY_RESULT(importList(from.league(), readResultList(from.league(), results, from.id).value()));

        constexpr CsvStyle style{u';', true, true};
        const Competition played = from.competition();
        const QByteArray teamList = teamsCsv(from.league().teams().all().value(), style);
        const QByteArray squadList = squadsCsv(squadLists(from.league())->teams, style);
        const QByteArray fixtureList = fixturesCsv(played, style);
        const QByteArray resultList = resultsCsv(played, style).csv;
        VERIFY_RESULT(importList(to.league(), readTeamList(to.league(), teamList).value()));
        VERIFY_RESULT(importList(to.league(), readSquadList(to.league(), squadList).value()));
        VERIFY_RESULT(importList(to.league(), readFixtureList(to.league(), fixtureList, to.id).value()));
        VERIFY_RESULT(importList(to.league(), readResultList(to.league(), resultList, to.id).value()));

        // The same lists come out again, and there is nothing new in them for either league.
        const Competition read = to.competition();
        QCOMPARE(teamsCsv(to.league().teams().all().value(), style), teamList);
        QCOMPARE(squadsCsv(squadLists(to.league())->teams, style), squadList);
        QCOMPARE(fixturesCsv(read, style), fixtureList);
        QCOMPARE(resultsCsv(read, style).csv, resultList);
        for (Club *club : {&from, &to})
            for (const auto &list :
                 {readTeamList(club->league(), teamList), readSquadList(club->league(), squadList),
                  readFixtureList(club->league(), fixtureList, club->id),
                  readResultList(club->league(), resultList, club->id)}) {
                QVERIFY(list->isClean());
                QCOMPARE(list->count(Fate::New), 0);
            }
    }
};

TOUCHLINE_TEST(TestLeagueImport)

} // namespace test_league_import

#include "test_league_import.moc"
