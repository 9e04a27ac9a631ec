// SPDX-License-Identifier: GPL-3.0-or-later
// Lists as other programs and sites write them.
#include "core/exchange/csv/list_dates.h"
#include "core/exchange/csv/list_headings.h"
#include "core/exchange/csv/named_columns.h"
#include "core/exchange/csv/score_cell.h"
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/results_file.h"
#include "core/exchange/lists/squad_csv.h"
#include "core/exchange/lists/team_csv.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/exchange/known_ids.h"
#include "tests/unit/exchange/problem_texts.h"

#include <map>

namespace test_foreign_lists {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// "2-1", "1-1 p4-3", "2-1 aet", "open", "open postponed", "walkover home", "walkover", "?".
QString shown(const std::optional<ScoreCell> &cell)
{
    if (!cell)
        return u"?"_s;
    if (cell->kind == ScoreCell::Kind::Open)
        return (u"open "_s + cell->word).trimmed();
    if (cell->kind == ScoreCell::Kind::Walkover)
        return !cell->winner                 ? u"walkover"_s
               : *cell->winner == Side::Home ? u"walkover home"_s
                                             : u"walkover away"_s;
    QString text = u"%1-%2"_s.arg(cell->score.home).arg(cell->score.away);
    if (cell->isAfterExtraTime)
        text += u" aet"_s;
    if (cell->shootOut)
        text += u" p%1-%2"_s.arg(cell->shootOut->home).arg(cell->shootOut->away);
    return text;
}

QStringList datesOf(const ImportPreview<FixtureRow> &preview)
{
    QStringList dates;
    for (const FixtureRow &row : preview.goodValues())
        dates << row.appointment.date.toString(Qt::ISODate) + row.appointment.time.toString(u" HH:mm"_s);
    return dates;
}

} // namespace

class TestForeignLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// No heading may mean two columns of one kind of list.
    void headingsHaveOneMeaning()
    {
        for (const ColumnSet &set :
             {teamListColumns(), squadListColumns(), fixtureListColumns(), resultListColumns()}) {
            std::map<QString, QString> columns;
            for (const KnownColumn &column : set.columns)
                for (const QString &heading : column.otherNames) {
                    QVERIFY2(!columnKey(heading).isEmpty(), qPrintable(column.name));
                    QCOMPARE(columns.emplace(columnKey(heading), column.name).first->second, column.name);
                }
        }
    }

    void scoresInOneCell_data() { rowsFrom<QString, QString>("test_foreign_lists"); }
    void scoresInOneCell()
    {
        const auto [text, result] = row<QString, QString>();
        QCOMPARE(shown(scoreCell(text)), result);
    }

    void hostileScoresEnd()
    {
        QCOMPARE(scoreCell(QString(100'000, u'(')), std::nullopt);
        QCOMPARE(scoreCell(u"1-1 "_s.repeated(10'000)), std::nullopt);
    }

    /// football-data.co.uk: statistics and odds besides.
    void aSeasonWithStatistics()
    {
        const auto results =
            previewResults("Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,B365H\n"
                           "E9,08/09/2026,19:30,Castle,Harbour,2,1,H,1,0,H,A Ref,10,5,1.5\n");
        QCOMPARE(textsOf(results.allProblems()), QStringList());
        QCOMPARE(textsOf(results.notes),
                 lines("line 1: Columns that are ignored: Div, Time, FTR, HTHG, HTAG, HTR, Referee, HS, AS, "
                       "B365H."));
        QCOMPARE(results.rows.at(0).value.score, (Score{2, 1}));
        QCOMPARE(results.rows.at(0).value.teams[Side::Away], u"Harbour"_s);
    }

    /// footballcsv and sites with lists of fixtures: one column for the score.
    void oneColumnForTheScore()
    {
        const auto results = previewResults(
            "Round,Date,Team 1,FT,HT,Team 2\n1,Sat Aug 8 2026,A,0–3,0–1,B\n1,Sat Aug 8 2026,C,P-P,,D\n"
            "1,Sat Aug 8 2026,E,H-W,,F\n1,Sat Aug 8 2026,G,W/O,,H\n1,Sat Aug 8 2026,I,two,,J\n");
        QCOMPARE(textsOf(results.allProblems()),
                 lines("line 5, column 4: \"W/O\" doesn't say who won. Write H-W or A-W.",
                       "line 6, column 4: \"two\" isn't a result. Try 2-1, 2-1 aet or 1-1 (4-3 pens)."));
        QCOMPARE(results.rows.at(0).value.score, (Score{0, 3}));
        QVERIFY(results.rows.at(1).value.isOpen);
        QCOMPARE(results.rows.at(1).value.openWord, u"postponed"_s);
        QCOMPARE(results.rows.at(2).value.awardedTo, Side::Home);
        // Goals of their own count before it.
        const auto both = previewResults("home,away,FTHG,FTAG,Result\nA,B,2,1,H\n");
        QCOMPARE(textsOf(both.allProblems()), QStringList());
        QCOMPARE(both.rows.at(0).value.score, (Score{2, 1}));
        // A table needs the goals of a walkover.
        Problems notes;
        const auto table = readResults("home,away,score\nA,B,H-W\n", notes);
        QVERIFY(!table);
        QCOMPARE(textsOf(table.error().problems),
                 lines("line 2: A walkover counts here only with its score."));
    }

    void spreadsheetsWriteDecimals()
    {
        const auto results = previewResults("home,away,home goals,away goals\nA,B,2.0,\"1,00\"\nA,B,2.5,1\n");
        QCOMPARE(results.rows.at(0).value.score, (Score{2, 1}));
        QCOMPARE(
            textsOf(results.allProblems()),
            lines("line 3, column 3: \"home goals\" must be a whole number from 0 to 999, not \"2.5\"."));
    }

    void titlesStandAboveTheHeadings_data() { rowsFrom<QByteArray, int>("test_foreign_lists"); }
    void titlesStandAboveTheHeadings()
    {
        const auto [csv, line] = row<QByteArray, int>();
        const auto results = previewResults(csv);
        QCOMPARE(textsOf(results.allProblems()), QStringList());
        QCOMPARE(results.rows.size(), std::size_t{1});
        QCOMPARE(results.rows.front().line, line);
        // Columns can be named by hand below a title too.
        const CsvList named(QByteArray(csv).replace("score", "Stand heute"),
                            {{u"score"_s, u"Stand heute"_s}});
        QCOMPARE(previewResults(named).rows.size(), std::size_t{1});
        QCOMPARE(previewResults(named).rows.front().line, line);
    }

    void firstAndLastName_data() { rowsFrom<QByteArray, QString>("test_foreign_lists"); }
    void firstAndLastName()
    {
        const auto [csv, name] = row<QByteArray, QString>();
        Team united;
        united.id = QUuid::createUuid();
        united.name = u"United"_s;
        united.code = u"UTD"_s;
        const std::vector<TeamSquad> teams{{united, {}}};
        const auto squads = previewSquads(csv, teams, knownIds());
        QVERIFY2(squads.isClean(), qPrintable(textsOf(squads.allProblems()).join(u'\n')));
        QCOMPARE(squads.rows.front().value.entry.person.name, name);
        QCOMPARE(squads.rows.front().value.entry.shirt, 17);
        QVERIFY(isSquadList(csv));
        QCOMPARE(teamsInSquadList(csv), QStringList{u"UTD"_s});
    }

    void datesAreReadByTheirColumn()
    {
        const QByteArray heading = "number,date,time\n";
        QCOMPARE(
            datesOf(previewFixtures(heading + "1,25/09/2026,19:30\n2,05/09/2026,19.30\n3,1/2/26,7:30 PM\n")),
            lines("2026-09-25 19:30", "2026-09-05 19:30", "2026-02-01 19:30"));
        QCOMPARE(datesOf(previewFixtures(heading + "1,09/25/2026,19h30\n2,09/05/2026,\n")),
                 lines("2026-09-25 19:30", "2026-05-09").replaceInStrings(u"05-09"_s, u"09-05"_s));
        // One meaning each, whatever the others are.
        QCOMPARE(datesOf(previewFixtures(heading +
                                         "1,5.9.2026,\n2,2026-09-06,\n3,7 Sep 2026,\n4,\"Sept. 8, 2026\",\n"
                                         "5,Di 9. September 2026,\n6,10/10/2026,\n7,2026/9/11 20:15,\n")),
                 lines("2026-09-05", "2026-09-06", "2026-09-07", "2026-09-08", "2026-09-09", "2026-10-10",
                       "2026-09-11 20:15"));
        QCOMPARE(datesOf(previewFixtures("Match Number,Date,Location\n1,28/09/2026 19:30,Hall\n")),
                 lines("2026-09-28 19:30"));
    }

    /// Time stamps of other programs; Berlin is two hours ahead of UTC in September, London one.
    void stampsAreBroughtIntoTheirZone()
    {
        const auto fixtures = previewFixtures("number,date,zone\n1,2026-09-25T19:30:00Z,Europe/Berlin\n"
                                              "2,2026-09-25T23:30:00.000Z,Europe/Berlin\n"
                                              "3,2026-09-25T19:30+02:00,\n4,2026-09-25T19:30Z,\n"
                                              "5,2026-09-25 19:30-0300,Europe/London\n");
        QCOMPARE(textsOf(fixtures.allProblems()), QStringList());
        QCOMPARE(datesOf(fixtures), lines("2026-09-25 21:30", "2026-09-26 01:30", "2026-09-25 19:30",
                                          "2026-09-25 19:30", "2026-09-25 23:30"));
        QCOMPARE(fixtures.rows[2].value.appointment.zone, u"UTC+02:00"_s);
        QCOMPARE(fixtures.rows[3].value.appointment.zone, u"UTC"_s);
        const auto times = previewFixtures("number,date,time,zone\n1,2026-09-25,22:30Z,Europe/Berlin\n");
        QCOMPARE(datesOf(times), lines("2026-09-26 00:30"));
    }

    void openDatesAreAsked()
    {
        const QByteArray csv = "number,date,time\n1,2026-09-01,\n2,05/09/2026,19:30\n3,06/09/2026,\n";
        const auto asked = previewFixtures(csv);
        QVERIFY(asked.hasOpenDates);
        QVERIFY(asked.rows.empty());
        QCOMPARE(textsOf(asked.fileProblems),
                 lines("line 3, column 2: \"05/09/2026\" may be 2026-09-05 or 2026-05-09."));
        QCOMPARE(datesOf(previewFixtures(csv, DayOrder::DayFirst)),
                 lines("2026-09-01", "2026-09-05 19:30", "2026-09-06"));
        QCOMPARE(datesOf(previewFixtures(csv, DayOrder::MonthFirst)),
                 lines("2026-09-01", "2026-05-09 19:30", "2026-06-09"));
        // Both ways are shown: what the chosen one cannot read is a problem.
        const QByteArray mixed = "number,date\n1,25/09/2026\n2,09/26/2026\n3,05/06/2026\n";
        QVERIFY(previewFixtures(mixed).rows.empty());
        QCOMPARE(textsOf(previewFixtures(mixed, DayOrder::DayFirst).allProblems()),
                 lines("line 3, column 2: \"09/26/2026\" is not a date. Write it like 2026-06-11."));
        // A day of a result may be read either way.
        QVERIFY(previewResults("home,away,score,date\nA,B,2-1,05/09/2026\n").isClean());
    }

    void whatIsNoDate_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"2026-02-30", "31/31/2026", "32.1.2026", "25/09", "noon", "2026-09-05T19:30X",
              "2026-09-05T19:30+25:00", "1/2/026", "5 Foo 2026", "05/09-2026", "20260905"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void whatIsNoDate()
    {
        QFETCH(QString, text);
        const auto fixtures = previewFixtures(QByteArray("number,date\n1,") + text.toUtf8() + '\n');
        QCOMPARE(
            textsOf(fixtures.allProblems()),
            QStringList{u"line 2, column 2: \"%1\" is not a date. Write it like 2026-06-11."_s.arg(text)});
    }
};

TOUCHLINE_TEST(TestForeignLists)

} // namespace test_foreign_lists

#include "test_foreign_lists.moc"
