// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/team_csv.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/exchange/known_ids.h"
#include "tests/unit/exchange/problem_texts.h"

namespace test_team_csv {

using namespace touchline;
using namespace touchline::testing;

namespace {

Team named(const char *name, int year = 0, const char *code = "")
{
    Team team;
    team.name = QString::fromUtf8(name);
    team.year = year;
    team.code = QString::fromUtf8(code);
    return team;
}

ImportPreview<Team> preview(const QByteArray &csv, const std::vector<Team> &existing = {})
{
    return previewTeams(csv, existing, knownIds());
}

} // namespace

class TestTeamCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyColumnIsRead()
    {
        const auto teams = preview("code;Team;Year;Country;Confederation;Coach;Kit 1;Kit 2\n"
                                   "FRG-1954;Germany;1954;Germany;UEFA;Sepp Herberger;#FFFFFF;00aa00\n"
                                   ";FC Köln;;;;;;\n");
        QCOMPARE(textsOf(teams.allProblems()) + textsOf(teams.notes), QStringList());
        QVERIFY(teams.isClean());
        QCOMPARE(teams.separator, QChar(u';'));
        QCOMPARE(teams.encoding, TextEncoding::Utf8);
        Team germany = named("Germany", 1954, "FRG-1954");
        germany.id = knownId(1);
        germany.lineage = u"Germany"_s;
        germany.conference = u"UEFA"_s;
        germany.manager = u"Sepp Herberger"_s;
        germany.kit = {u"#FFFFFF"_s, u"#00aa00"_s};
        Team club = named("FC Köln");
        club.id = knownId(2);
        QCOMPARE(teams.goodValues(), (std::vector<Team>{germany, club}));
        QCOMPARE(teams.rows.at(1).line, 3);
    }

    void coloursCanBeWords()
    {
        const QByteArray csv("name,kit,away kit\nA,Red,dark blue\nB,WEISS,Dunkelgrün\nC,Sky-Blue,claret\n");
        const auto teams = preview(csv);
        QVERIFY2(teams.isClean(), qPrintable(textsOf(teams.allProblems()).join(u'\n')));
        const std::vector<Team> values = teams.goodValues();
        QCOMPARE(values[0].kit, (Kit{u"#D00000"_s, u"#00008B"_s}));
        QCOMPARE(values[1].kit, (Kit{u"#FFFFFF"_s, u"#004D00"_s}));
        QCOMPARE(values[2].kit, (Kit{u"#6CABDD"_s, u"#7A0019"_s}));
        // The same list once more says nothing new; another colour is a problem.
        QVERIFY(preview(csv, values).isClean());
        QCOMPARE(textsOf(preview("name,kit\nA,blue\n", values).allProblems()),
                 lines("line 2, column 2: A already exists and its kit is \"#D00000\"."));
    }

    void whatIsWrongHasLineAndColumn_data() { rowsFrom<QByteArray, QStringList, int>("test_team_csv"); }

    void whatIsWrongHasLineAndColumn()
    {
        const auto [csv, problems, good] = row<QByteArray, QStringList, int>();
        const Team brazil = named("Brazil", 1970, "BRA-1970");
        const auto teams = preview(csv, {brazil});
        QCOMPARE(textsOf(teams.allProblems()), problems);
        QCOMPARE(int(teams.goodValues().size()), good);
        QVERIFY(!teams.isClean());
    }

    void whatIsThereAlreadyIsKnown()
    {
        Team brazil = named("Brazil", 1970, "BRA-1970");
        brazil.kit.first = u"#FFDD00"_s;
        const QByteArray heading = "name,year,code,manager,kit_first\n";
        const auto teams = preview(heading + "brazil,1970,bra-1970,,ffdd00\nBrazil,1974,,,\n", {brazil});
        QCOMPARE(textsOf(teams.allProblems()), QStringList());
        QVERIFY(teams.rows[0].isKnown && !teams.rows[1].isKnown);
        QCOMPARE(teams.rows[0].value, brazil);
        QCOMPARE(teams.goodValues().size(), std::size_t{1});
        // What it says besides would not be taken, and somebody should know that.
        QCOMPARE(textsOf(preview(heading + "Brazil,1970,BRA,Zagallo,\n", {brazil}).allProblems()),
                 lines("line 2, column 3: Brazil 1970 already exists and its code is \"BRA-1970\".",
                       "line 2, column 4: Brazil 1970 already exists and has no manager."));
    }

    /// A list as a club's secretary exports it from a German spreadsheet.
    void aListOfGermanClubs()
    {
        const auto teams = preview("\xEF\xBB\xBFVereinsname;Abkürzung;Farbe 1;Farbe 2\r\n"
                                   "TSG Öhringen;ÖHR;rot;weiß\r\nSV Bärental;BÄR;blau;gelb\r\n");
        QCOMPARE(textsOf(teams.allProblems()) + textsOf(teams.notes), QStringList());
        QCOMPARE(teams.goodValues().size(), std::size_t{2});
        QCOMPARE(teams.goodValues().front().code, QString::fromUtf8("ÖHR"));
        for (const Team &team : teams.goodValues())
            QVERIFY2(!team.kit.first.isEmpty() && !team.kit.second.isEmpty(), qPrintable(team.name));
    }

    /// A spreadsheet's apostrophe is taken off, unless the text without it stands there too.
    void apostrophesAreNames()
    {
        QCOMPARE(preview("name\n'=x\n").goodValues().front().name, u"=x"_s);
        const auto both = preview("name\n=x\n'=x\n");
        QCOMPARE(textsOf(both.allProblems()), QStringList());
        QCOMPARE(both.goodValues().size(), std::size_t{2});
        QCOMPARE(both.goodValues()[1].name, u"'=x"_s);
        const std::vector<Team> teams = both.goodValues();
        QCOMPARE(preview(teamsCsv(teams)).goodValues()[1].name, u"'=x"_s);
    }

    void columnsWithoutANameAreIgnored()
    {
        const auto teams = preview("name,,code\nA,,a\nB,x,b\n");
        QCOMPARE(textsOf(teams.allProblems()), QStringList());
        QCOMPARE(
            textsOf(teams.notes),
            lines("line 1, column 2: The column has no name and is ignored; line 3 has an entry in it."));
        QCOMPARE(teams.goodValues().size(), std::size_t{2});
    }

    void blankRowsAndColumnsAreLeftOut()
    {
        const auto teams = preview("name,weather,code,\nA,dry,a,\n,,,\n , ,\nB,wet,b,,\n");
        QCOMPARE(textsOf(teams.allProblems()), QStringList());
        QCOMPARE(textsOf(teams.notes), lines("line 1: Columns that are ignored: weather."));
        QCOMPARE(teams.goodValues().size(), std::size_t{2});
    }

    void whatIsWrittenIsReadBack()
    {
        Team odd = named("=SUM(1);\"x\",\n'@\u202Eעברית 🏆", 1999, "+1");
        odd.manager = QString(10'000, QChar(u'Ü'));
        odd.kit.second = u"#aB01cD"_s;
        odd.id = knownId(1);
        Team plain = named("-", 0);
        plain.lineage = u"'quoted'"_s;
        plain.id = knownId(2);
        const std::vector<Team> teams{odd, plain};
        for (const CsvStyle style :
             {CsvStyle{}, CsvStyle{u';', true, true}, CsvStyle{u'\t'}, CsvStyle{u'|'}}) {
            const QByteArray csv = teamsCsv(teams, style);
            const auto read = preview(csv);
            QCOMPARE(textsOf(read.allProblems()) + textsOf(read.notes), QStringList());
            QCOMPARE(read.separator, style.separator);
            std::vector<Team> onOneLine = teams;
            onOneLine[0].name.replace(u'\n', u' ');
            QCOMPARE(read.goodValues(), onOneLine);
        }
        QCOMPARE(teamsCsv({}),
                 QByteArray("name,code,year,country,conference,manager,kit_first,kit_second\n"));
    }
};

TOUCHLINE_TEST(TestTeamCsv)

} // namespace test_team_csv

#include "test_team_csv.moc"
