// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/squad_csv.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/exchange/known_ids.h"
#include "tests/unit/exchange/problem_texts.h"

namespace test_squad_csv {

using namespace touchline;
using namespace touchline::testing;

namespace {

TeamSquad team(const char *name, int year = 0, const char *code = "")
{
    TeamSquad one;
    one.team.name = QString::fromUtf8(name);
    one.team.year = year;
    one.team.code = QString::fromUtf8(code);
    return one;
}

SquadEntry player(int id, const char *name, const char *shortName, Position position,
                  std::optional<int> shirt = {}, bool isCaptain = false)
{
    return {{knownId(id), QString::fromUtf8(name), QString::fromUtf8(shortName)}, position, shirt, isCaptain};
}

/// Rovers with a keeper who is captain, United without anybody, two editions of France.
std::vector<TeamSquad> someTeams()
{
    std::vector<TeamSquad> teams{team("Rovers"), team("United", 0, "UTD"), team("France", 1998, "FRA-1998"),
                                 team("France", 2006, "FRA-2006")};
    teams[0].squad.entries.push_back(player(101, "Tom Adams", "Adams", Position::Goalkeeper, 1, true));
    return teams;
}

ImportPreview<SquadRow> preview(const QByteArray &csv)
{
    return previewSquads(csv, someTeams(), knownIds());
}

} // namespace

class TestSquadCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playersComeBehindThoseOfTheirTeam()
    {
        const auto squads = preview("Team,No,Player,Short name,Pos,Captain\n"
                                    "utd,1,Ann Baker,Baker,Goalkeeper,(C)\n"
                                    "Rovers,9,Ümit Çelik,,striker,\n"
                                    "France 1998,10,Zinédine Zidane,Zidane,MF,no\n"
                                    "FRA-1998,16,Fabien Barthez,Barthez,GK,\n");
        QCOMPARE(textsOf(squads.allProblems()), QStringList());
        QVERIFY(squads.isClean());
        const std::vector<TeamSquad> teams = withPlayers(someTeams(), squads.goodValues());
        QCOMPARE(teams[0].squad.entries,
                 (std::vector{someTeams()[0].squad.entries[0],
                              player(2, "Ümit Çelik", "Ümit Çelik", Position::Forward, 9)}));
        QCOMPARE(teams[1].squad.entries,
                 (std::vector{player(1, "Ann Baker", "Baker", Position::Goalkeeper, 1, true)}));
        QCOMPARE(teams[2].squad.entries,
                 (std::vector{player(3, "Zinédine Zidane", "Zidane", Position::Midfielder, 10),
                              player(4, "Fabien Barthez", "Barthez", Position::Goalkeeper, 16)}));
        QVERIFY(teams[3].squad.entries.empty());
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(textsOf(validate(teams[i].squad)), QStringList());
    }

    /// As German clubs write numbers and positions.
    void aListOfAGermanClub()
    {
        const auto squads = preview("Verein;Rückennummer;Spieler;Position\n"
                                    "UTD;1;Uwe Mann;TW\nUTD;2;Peter Mann;Abw\nUTD;3;Marko Weiß;Mit\n"
                                    "UTD;4;René Süß;Ang\n");
        QCOMPARE(textsOf(squads.allProblems()), QStringList());
        const std::vector<TeamSquad> teams = withPlayers(someTeams(), squads.goodValues());
        const auto &entries = teams[1].squad.entries;
        QCOMPARE(entries.size(), std::size_t{4});
        QCOMPARE(entries[0].position, Position::Goalkeeper);
        QCOMPARE(entries[1].position, Position::Defender);
        QCOMPARE(entries[2].position, Position::Midfielder);
        QCOMPARE(entries[3].position, Position::Forward);
        QCOMPARE(entries[3].shirt, std::optional(4));
    }

    /// Where results are typed nobody needs a goalkeeper; it is only said.
    void aListWithoutAGoalkeeper()
    {
        const auto squads = preview("team,shirt,name,position\nRovers,2,A,DF\n\nUTD,2,A,DF\nUTD,3,B,DF\n");
        QCOMPARE(textsOf(squads.allProblems()), QStringList());
        QCOMPARE(textsOf(squads.notes),
                 lines("line 4, column 1: United has no goalkeeper. Results can be entered; to play its "
                       "matches, a game needs one."));
        const Squad squad = withPlayers(someTeams(), squads.goodValues())[1].squad;
        QCOMPARE(textsOf(validatePlayerList(squad)), QStringList());
        QCOMPARE(textsOf(validate(squad)), lines("players: The squad has no goalkeeper."));
    }

    void whatIsWrongHasLineAndColumn_data() { rowsFrom<QByteArray, QStringList>("test_squad_csv"); }

    void whatIsWrongHasLineAndColumn()
    {
        const auto [rows, problems] = row<QByteArray, QStringList>();
        const auto squads = preview("team,shirt,name,short_name,position,captain\n" + rows);
        QCOMPARE(textsOf(squads.allProblems()), problems);
        QVERIFY(!squads.isClean());
    }

    void whoIsThereAlreadyIsKnown()
    {
        const auto squads = preview("team,shirt,name,short_name,position,captain\n"
                                    "Rovers,1,Tom Adams,Adams,GK,yes\nRovers,,Tom Adams,Adams,GK,\n"
                                    "Rovers,2,Jo Hart,Hart,DF,\n");
        QCOMPARE(textsOf(squads.allProblems()), QStringList());
        QVERIFY(squads.rows[0].isKnown && squads.rows[1].isKnown && !squads.rows[2].isKnown);
        QCOMPARE(squads.rows[1].value.entry, someTeams()[0].squad.entries[0]);
        QCOMPARE(squads.goodValues().size(), std::size_t{1});
    }

    /// A row that is not taken takes nothing from others.
    void positionsAreFilledIn()
    {
        // By the shirt, else by the place; one keeper where the team has none, and a note says so.
        const auto squads = previewSquads("Verein;Spieler;Nr\nUTD;Ann Ash;\nUTD;Bo Birch;9\nUTD;Cy Cole;1\n"
                                          "UTD;Di Dee;\nUTD;Ed Elm;5\nRovers;Flo Fir;\n",
                                          someTeams(), knownIds());
        QCOMPARE(textsOf(squads.allProblems()), QStringList());
        QVERIFY(squads.isClean());
        std::vector<Position> positions;
        for (const SquadRow &row : squads.goodValues())
            positions.push_back(row.entry.position);
        QCOMPARE(positions, (std::vector{Position::Defender, Position::Forward, Position::Goalkeeper,
                                         Position::Midfielder, Position::Defender, Position::Defender}));
        QCOMPARE(squads.notes.size(), std::size_t(1));
        QCOMPARE(squads.notes.front().what.english(),
                 u"Positions filled in by shirt number and order, as the list has none: 6. "
                 "Goalkeepers: Cy Cole (United). Check them under Teams."_s);
        const auto teams = withPlayers(someTeams(), squads.goodValues());
        QCOMPARE(textsOf(validate(teams[1].squad)), QStringList());
        // The same list a second time brings nothing.
        const auto again = previewSquads("team,name,short_name\nRovers,Tom Adams,Adams\n", someTeams());
        QVERIFY(again.isClean());
        QVERIFY(again.goodValues().empty());
        // A cell that is there and says nothing known stays a problem; a list without shirts has a keeper
        // too.
        QVERIFY(!previewSquads("team,name,position\nUTD,A,libero\n", someTeams()).isClean());
        QVERIFY(previewSquads("team,name,position\nUTD,A,\n", someTeams()).isClean());
    }

    /// One spreadsheet with clubs and players: what it says of the clubs is not said of the players.
    void clubsOfAListComeWithWhatItSaysOfThem()
    {
        const QByteArray list = "Verein;Short name;Colour;2nd colour;No.;Player;Position\n"
                                "FC Bärenthal;BÄR;dunkelgrün;;1;Jörg Weiß;GK\n"
                                "FC Bärenthal;BÄR;dunkelgrün;;2;Élodie Façon;DF\n"
                                "fc barenthal;BÄR;blue;;3;Ann Ash;DF\n"
                                "SV Ähre;ÄHR;plaid;;1;Bo Birch;GK\n"
                                ";;;;9;Nobody;FW\n"
                                "Rovers;ROV;red;;2;Cy Cole;DF\n";
        std::vector<Team> known;
        for (const TeamSquad &one : someTeams())
            known.push_back(one.team);
        const ListedTeams teams = newTeamsInSquadList(list, known, knownIds());
        QCOMPARE(teams.known, 1);
        QCOMPARE(teams.added.size(), std::size_t{2});
        QCOMPARE(teams.added[0].name, u"FC Bärenthal"_s);
        QCOMPARE(teams.added[0].code, u"BÄR"_s);
        QCOMPARE(teams.added[0].kit.first, u"#004D00"_s);
        QCOMPARE(teams.added[1].name, u"SV Ähre"_s);
        QCOMPARE(teams.added[1].kit.first, QString());
        QCOMPARE(textsOf(teams.notesOfKnown),
                 lines("line 7, column 2: Rovers already exists and has no Short name.",
                       "line 7, column 3: Rovers already exists and has no Colour."));
        QCOMPARE(
            textsOf(teams.notes),
            lines("line 4, column 3: Other rows of FC Bärenthal have \"dunkelgrün\" here, which is taken.",
                  "line 5, column 3: \"plaid\" is not a colour. Write it like dark blue or #1A2B3C."));
        std::vector<TeamSquad> all = someTeams();
        for (const Team &team : teams.added)
            all.push_back({team, {}});
        const auto squads = previewSquads(list, all, knownIds());
        QCOMPARE(textsOf(squads.allProblems()),
                 lines("line 6, column 1: The entry under \"Verein\" is missing."));
        QCOMPARE(squads.rows[2].value.team, 4);
        QCOMPARE(squads.rows[2].value.entry.person.shortName, u"Ann Ash"_s);
    }

    /// Whose short name it is is said by the heading, by the person, or by the rows.
    void shortNamesOfClubsAndOfPlayers_data()
    {
        testing::columns<CsvList, QString, QString>();
        const auto row = [](const char *name, const CsvList &list, const char *club, const char *player) {
            QTest::newRow(name) << list << QString::fromUtf8(club) << QString::fromUtf8(player);
        };
        row("one for the club", "Club,Short name,Player\nA,X,P One\nA,X,P Two\n", "X", "P One");
        row("anywhere in the list", "Club,Player,Kurzname\nA,P One,X\nA,P Two,X\nB,P Three,Y\n", "X",
            "P One");
        row("with a typing fault", "Club,Short,Player\nA,X,P One\nA,Xx,P Two\nA,X,P Three\nA,X,P Four\n", "X",
            "P One");
        row("one for each player", "Club,Short name,Player\nA,One,P One\nA,Two,P Two\n", "", "One");
        row("a player each, beside the club", "Club,Short name,Player\nA,X,P One\nB,Y,P Two\n", "X", "P One");
        row("a player each, beside the player", "Club,Player,Short name\nA,P One,One\nB,P Two,Two\n", "",
            "One");
        row("both", "Club,Short name,Player,Shirt name\nA,X,P One,One\nA,X,P Two,Two\n", "X", "One");
        row("by their headings", "Team,Team short name,Player,Short name\nA,X,P One,One\nB,Y,P Two,Two\n",
            "X", "One");
        row("as the program writes it", "team,short_name,name\nA,X,P One\nB,Y,P Two\n", "", "X");
        row("by hand", {"Club,Short name,Player\nA,X,P One\nA,Y,P Two\n", {{u"code"_s, u"Short name"_s}}},
            "X", "P One");
        row("by hand, of the player",
            {"Club,Short name,Player\nA,X,P One\n", {{u"short_name"_s, u"short name"_s}}}, "", "X");
        row("by hand, of nobody",
            {"Club,Short name,Player\nA,X,P One\nA,Y,P Two\n", {{u"short_name"_s, QString()}}}, "", "P One");
    }
    void shortNamesOfClubsAndOfPlayers()
    {
        const auto [list, club, player] = row<CsvList, QString, QString>();
        const std::vector<Team> added = newTeamsInSquadList(list, {}).added;
        QVERIFY(!added.empty());
        QCOMPARE(added.front().code, club);
        std::vector<TeamSquad> teams;
        for (const Team &one : added)
            teams.push_back({one, {}});
        const auto squads = previewSquads(list, teams);
        QCOMPARE(textsOf(squads.allProblems()), QStringList());
        QCOMPARE(squads.rows.front().value.entry.person.shortName, player);
    }

    /// Nobody is found by a short name that two clubs have.
    void shortNamesOfTwoClubs()
    {
        const QByteArray list = "Club,Club code,Player\nAlpha,X,A One\nBeta,x,B One\nX,Z,C One\n";
        const ListedTeams teams = newTeamsInSquadList(list, {});
        QCOMPARE(teams.added.size(), std::size_t{3});
        QCOMPARE(teams.added[0].code, QString());
        QCOMPARE(teams.added[1].code, QString());
        QCOMPARE(teams.added[2].code, u"Z"_s);
        QCOMPARE(textsOf(teams.notes),
                 lines("line 2, column 2: Another team is already called \"X\": Alpha gets no short name.",
                       "line 3, column 2: Another team is already called \"x\": Beta gets no short name."));
        // A year makes it no new team, and a list without rows has none.
        QVERIFY(newTeamsInSquadList("Club,Player\nFrance,A\n",
                                    {team("France", 1998).team, team("France", 2006).team})
                    .added.empty());
        QVERIFY(newTeamsInSquadList("Club,Short name,Player\n", {}).added.empty());
        QVERIFY(newTeamsInSquadList("name,code\nA,B\n", {}).added.empty());
    }

    void listsOfTeamsAreNoListsOfPlayers()
    {
        QVERIFY(isSquadList("team,name\n"));
        QVERIFY(isSquadList("Spieler;Verein\n"));
        QVERIFY(isSquadList("country,name,shirt\n"));
        QVERIFY(!isSquadList("name,country\n"));
        QVERIFY(!isSquadList("name,code,country,manager\n"));
        QVERIFY(!isSquadList("team,code\n"));
        QVERIFY(!isSquadList(""));
        QCOMPARE(teamsInSquadList("club,player\nRovers,A\nUnited,B\nRovers,C\n"),
                 QStringList({u"Rovers"_s, u"United"_s}));
        QCOMPARE(teamsInSquadList("name,country\nBrazil,Brazil\n"), QStringList());
    }

    /// Father and son: by shirts, else by positions; twice the same row is one player too many.
    void namesakesAreToldApart()
    {
        std::vector<TeamSquad> teams = someTeams();
        const QByteArray list =
            "team,shirt,name,position\nUTD,1,Ann Ash,GK\nUTD,14,Sam Reed,DF\nUTD,15,Sam Reed,MF\n"
            "UTD,,Bo Birch,DF\nUTD,,Bo Birch,FW\n";
        const auto squads = previewSquads(list, teams, knownIds());
        QCOMPARE(textsOf(squads.allProblems()), QStringList());
        teams = withPlayers(teams, squads.goodValues());
        QStringList names;
        for (const TeamSquad &one : teams)
            for (const SquadEntry &entry : one.squad.entries)
                if (entry.person.shortName.contains(u'('))
                    names << entry.person.name + u'/' + entry.person.shortName;
        QCOMPARE(names, lines("Sam Reed/Sam Reed (14)", "Sam Reed/Sam Reed (15)", "Bo Birch/Bo Birch (DF)",
                              "Bo Birch/Bo Birch (FW)"));
        // The same list once more, and what was written, bring nobody new.
        const auto again = previewSquads(list, teams, knownIds());
        QCOMPARE(textsOf(again.allProblems()), QStringList());
        QVERIFY(again.goodValues().empty());
        QVERIFY(previewSquads(squadsCsv(teams), teams, knownIds()).goodValues().empty());
        // A third one is told apart only where the list has the others too.
        QVERIFY(
            !previewSquads("team,shirt,name,position\nUTD,16,Sam Reed,FW\n", teams, knownIds()).isClean());
        QVERIFY(!preview("team,name,position\nUTD,A,GK\nUTD,A,GK\n").isClean());
        QVERIFY(!preview("team,shirt,name\nUTD,1,A\nUTD,,A\n").isClean());
    }

    void badRowsHoldNoShirts()
    {
        const auto squads = preview("team,shirt,name,position\nUTD,7,A,nowhere\nUTD,7,B,GK\n");
        QCOMPARE(textsOf(squads.allProblems()),
                 lines("line 2, column 4: \"nowhere\" is not a position. Use GK, DF, MF or FW."));
        QCOMPARE(squads.goodValues().size(), std::size_t{1});
    }

    void whatIsWrittenIsReadBack()
    {
        std::vector<TeamSquad> teams = someTeams();
        std::vector<TeamSquad> empty = teams;
        empty[0].squad = {};
        teams[0].squad.entries = {player(1, "=cmd|' /C calc'!A0", "=cmd", Position::Goalkeeper, 1, true),
                                  player(2, "-Ølsen;\"Kid\"\r\nJr.", "'=x", Position::Defender),
                                  player(3, "🏆\u202Eمحمد", "+", Position::Forward, 99)};
        teams[3].squad.entries = {player(4, "Grégory Coupet", "Coupet", Position::Goalkeeper, 23)};
        const auto read = previewSquads(squadsCsv(teams), empty, knownIds());
        QCOMPARE(textsOf(read.allProblems()), QStringList());
        // A line break in a name is a space.
        teams[0].squad.entries[1].person.name = u"-Ølsen;\"Kid\" Jr."_s;
        QCOMPARE(withPlayers(empty, read.goodValues()), teams);
        QCOMPARE(squadsCsv({}), QByteArray("team,shirt,name,short_name,position,captain\n"));
    }

    /// A list whose reading grows with the square of its length would not come to its end here.
    void aLongListIsRead_data()
    {
        QTest::addColumn<int>("teams");
        QTest::newRow("of one team") << 1;
        QTest::newRow("of many teams") << 4000;
    }
    void aLongListIsRead()
    {
        QFETCH(int, teams);
        constexpr int players = 20000;
        std::vector<TeamSquad> all;
        for (int i = 0; i < teams; ++i) {
            Team team;
            team.id = QUuid::createUuid();
            team.name = u"Club %1"_s.arg(i);
            all.push_back({team, {}});
        }
        QByteArray csv = "team,name,position\n";
        for (int i = 0; i < players; ++i)
            csv += "Club " + QByteArray::number(i % teams) + ",Player " + QByteArray::number(i) +
                   (i < teams ? ",GK\n" : ",\n");
        const auto squads = previewSquads(csv, all, [] { return QUuid::createUuid(); });
        QCOMPARE(textsOf(squads.allProblems()), QStringList());
        std::size_t read = 0;
        for (const TeamSquad &one : withPlayers(all, squads.goodValues())) {
            QVERIFY(validatePlayerList(one.squad).empty());
            read += one.squad.entries.size();
        }
        QCOMPARE(read, std::size_t(players));
    }
};

TOUCHLINE_TEST(TestSquadCsv)

} // namespace test_squad_csv

#include "test_squad_csv.moc"
