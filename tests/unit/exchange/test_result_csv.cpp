// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/result_csv.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"
#include "tests/unit/exchange/problem_texts.h"

namespace test_result_csv {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Rules on one match and on one who was walked over.
void award(Competition &competition, int number, std::optional<Side> winner)
{
    Ruling ruling{.match = number, .kind = Ruling::Kind::Walkover, .winner = winner};
    const auto index = at(competition.indexOfNumber(number));
    ruling.teams = progress(competition).fixtures[index].teams;
    QVERIFY(competition.rule(ruling).has_value());
}

} // namespace

class TestResultCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyColumnIsRead()
    {
        const auto results = previewResults(
            "Stage;Group;Home team;Away team;Home score;Away score;Date;Kind;Home penalties;Away penalties;"
            "home_conduct;away_conduct;decided_by\n"
            "Groups;A;Rovers;United;2;1;2026-06-11;match;;;-3;0;90\n"
            "final;;Rovers;City;1;1;;replay;4;3;;;shoot_out\n");
        QCOMPARE(textsOf(results.allProblems()), QStringList());
        const ResultRow group = results.rows.at(0).value;
        QCOMPARE(group.where(Side::Away), u"line 2, column 4"_s);
        QCOMPARE(group.stage + group.group, u"GroupsA"_s);
        QCOMPARE(group.kind, ResultRow::Kind::Match);
        QCOMPARE(group.score, (Score{2, 1}));
        QCOMPARE(group.conduct[Side::Home], -3);
        QCOMPARE(group.conduct[Side::Away], 0);
        QCOMPARE(group.decidedBy, DecidedBy::NinetyMinutes);
        const ResultRow last = results.rows.at(1).value;
        QCOMPARE(last.kind, ResultRow::Kind::Replay);
        QCOMPARE(last.shootOut, (Score{4, 3}));
        QVERIFY(!last.conduct[Side::Home]);
        QCOMPARE(last.decidedBy, DecidedBy::ShootOut);
    }

    void otherColumnsAreIgnored()
    {
        const auto results =
            previewResults("stage,group,home,away,home_goals,away_goals,weather\nG,A,R,U,1,0,x\n");
        QCOMPARE(textsOf(results.allProblems()), QStringList());
        QCOMPARE(textsOf(results.notes), lines("line 1: Columns that are ignored: weather."));
        QCOMPARE(results.rows.size(), std::size_t{1});
    }

    void goodRowsCanBeChosen()
    {
        const auto results = previewResults("stage,group,home,away,home_goals,away_goals\n"
                                            "G,A,R,U,1,0\nG,A,R,,x,0\nG,A,U,R,3,3\n");
        QVERIFY(!results.isClean());
        QCOMPARE(textsOf(results.allProblems()),
                 lines("line 3, column 4: A match needs two different teams.",
                       "line 3, column 5: \"home_goals\" must be a whole number from 0 to 999, not \"x\"."));
        const std::vector<ResultRow> good = results.goodValues();
        QCOMPARE(good.size(), std::size_t{2});
        QCOMPARE(good[1].line, 4);
    }

    /// Spreadsheets have sums below their matches.
    void rowsWithTotalsArePassedOver()
    {
        const auto results = previewResults("stage,group,home,away,home_goals,away_goals\n"
                                            "G,A,R,U,1,0\n,,Total,,1,0\n,,,,1,0\nSumme\n");
        QCOMPARE(textsOf(results.allProblems()), QStringList());
        QCOMPARE(results.rows.size(), std::size_t{1});
        QCOMPARE(textsOf(results.notes),
                 lines("line 3: This row was left out, since it does not name two teams: Total, 1, 0.",
                       "line 4: This row was left out, since it does not name two teams: 1, 0.",
                       "line 5: This row was left out, since it does not name two teams: Summe."));
    }

    void daysAreRead()
    {
        const QByteArray heading = "home,away,score,date\n";
        const ResultRow row = previewResults(heading + "R,U,2-1,05/09/2026\n").rows.front().value;
        QCOMPARE(row.date, QDate(2026, 9, 5));
        QCOMPARE(row.otherDate, QDate(2026, 5, 9));
        // Another day of the list says how this one is read.
        const auto shown = previewResults(heading + "R,U,2-1,05/09/2026\nR,V,2-1,09/25/2026\n");
        QCOMPARE(shown.rows[0].value.date, QDate(2026, 5, 9));
        QCOMPARE(shown.rows[0].value.otherDate, QDate());
        QCOMPARE(shown.rows[1].value.date, QDate(2026, 9, 25));
        QCOMPARE(textsOf(previewResults(heading + "R,U,2-1,2026-13-05\n").allProblems()),
                 lines("line 2, column 4: \"2026-13-05\" is not a date. Write it like 2026-06-11."));
        const auto withoutYear = previewResults(heading + "R,U,2-1,\nR,V,2-1,25/09\nR,W,1-0,Sat\n");
        QCOMPARE(textsOf(withoutYear.allProblems()), QStringList());
        QCOMPARE(textsOf(withoutYear.notes), lines("line 3: Dates without a year are ignored."));
    }

    /// A league with a negative conduct score, which stays a number.
    void aLeagueIsWritten()
    {
        Competition competition = cup::make("league-3");
        cup::play(competition, 1, {2, 1});
        award(competition, 2, Side::Away);
        award(competition, 3, std::nullopt);
        const ResultsExport results = resultsCsv(competition);
        const QStringList rows = QString::fromUtf8(results.csv).split(u'\n');
        QCOMPARE(rows.at(0), u"stage,group,home,away,home_goals,away_goals,date,kind,home_pens,"
                             "away_pens,home_conduct,away_conduct,decided_by"_s);
        QVERIFY2(rows.at(1).endsWith(u",2,1,,match,,,,,90"_s), qPrintable(rows.at(1)));
        QVERIFY2(rows.at(2).endsWith(u",0,3,,walkover,,,,,"_s), qPrintable(rows.at(2)));
        QCOMPARE(rows.size(), 4);
        QCOMPARE(textsOf(results.leftOut), lines("match 3: Both teams have lost it."));
    }

    void aCupIsWritten()
    {
        Competition competition = cup::make("cup-4");
        cup::play(competition, 1, {1, 1});
        cup::play(competition, 2, {0, 2});
        const auto results = previewResults(resultsCsv(competition).csv);
        QCOMPARE(textsOf(results.allProblems()), QStringList());
        const ResultRow level = results.rows.at(0).value;
        QCOMPARE(level.group, QString());
        QCOMPARE(level.score, (Score{1, 1}));
        QCOMPARE(level.shootOut, (Score{4, 3}));
        QCOMPARE(level.decidedBy, DecidedBy::ShootOut);
        QCOMPARE(results.rows.at(1).value.shootOut, std::nullopt);
    }

    /// Conduct stands in the list where the rules ask for it, and -3 is a number there.
    void conductIsWrittenWhereItCounts()
    {
        Competition competition = cup::make("worldcup-2018");
        MatchReport report = cup::report(competition, 1, {1, 0});
        report.completeness = Completeness::Full;
        const QUuid player = QUuid::createUuidV5(cup::space, u"player"_s);
        for (const Side side : bothSides)
            report.teams[side].players.push_back({player, u"X"_s, true, {}});
        report.teams[Side::Away].players.front().player = QUuid::createUuidV5(cup::space, u"y"_s);
        report.events = {{ReportEventKind::Goal, 3, 0, Side::Home, player, u"X"_s, {}},
                         {ReportEventKind::Red, 7, 0, Side::Home, player, u"X"_s, {}}};
        const auto kept = competition.record(report);
        QVERIFY2(kept.has_value(), kept ? "" : qPrintable(textsOf(kept.error().problems).join(u'\n')));
        const QByteArray csv = resultsCsv(competition).csv;
        QVERIFY2(csv.contains(",1,0,,match,,,-4,0,90\n"), csv.constData());
        // The visitors' is theirs.
        report.events.back() = {ReportEventKind::Yellow,
                                7,
                                0,
                                Side::Away,
                                report.teams[Side::Away].players.front().player,
                                u"X"_s,
                                {}};
        QVERIFY(competition.record(report).has_value());
        const QByteArray away = resultsCsv(competition).csv;
        QVERIFY2(away.contains(",1,0,,match,,,0,-1,90\n"), away.constData());
        const std::vector<ResultRow> read = previewResults(away).goodValues();
        QCOMPARE(read.at(0).conduct[Side::Home], 0);
        QCOMPARE(read.at(0).conduct[Side::Away], -1);
    }
};

TOUCHLINE_TEST(TestResultCsv)

} // namespace test_result_csv

#include "test_result_csv.moc"
