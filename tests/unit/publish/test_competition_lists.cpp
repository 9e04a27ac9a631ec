// SPDX-License-Identifier: GPL-3.0-or-later
// Tables and absences as lists for spreadsheets.
#include "models/publish/competition_lists.h"

#include "core/competition/templates/format_builders.h"
#include "tests/support/carded_cup.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/league_builder.h"
#include "tests/unit/competition/small_formats.h"

namespace test_competition_lists {

using namespace touchline;
using namespace touchline::testing;

class TestCompetitionLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowForEachTeam()
    {
        Competition league = cup::makeLeague();
        const int match = groupMatchesOf(league, "T01").front();
        playWith(league, match, {2, 1}, {});
        const QByteArray csv = tablesCsv(league);
        QCOMPARE(csv.count('\n'), 1 + static_cast<int>(league.definition().entrants.size()));
        const int home = progress(league)
                             .fixtures[static_cast<std::size_t>(league.indexOfNumber(match))]
                             .teams[Side::Home];
        const QByteArray winner = ',' + league.entrant(home).name.toUtf8() + ",1,1,0,0,2,1,1,3\r\n";
        QVERIFY2(csv.contains(winner), csv.constData());
    }

    /// The column is there where a table needs it, and empty for the others.
    void averages()
    {
        Competition league = cup::hold(averagesLeagueFormat(4, 1, 3).value());
        cup::play(league, 1, {2, 1});
        const QByteArray csv = tablesCsv(league);
        QVERIFY2(csv.contains(",points,points_per_game\r\n"), csv.constData());
        QVERIFY2(csv.contains(",1,1,0,0,2,1,1,3,\r\n"), csv.constData());
        QVERIFY2(csv.contains(",1,1,0,0,2,1,1,3,3.000\r\n"), csv.constData());
    }

    void aRowForEachPlayerWhoIsOut()
    {
        Competition league = cup::makeLeague();
        const int match = groupMatchesOf(league, "T01").front();
        playWith(league, match, {0, 0}, {cardFor(league, "T01", match, ReportEventKind::Red, "Miller")});
        const auto csv = absencesCsv(league);
        QVERIFY(csv.has_value());
        QVERIFY2(csv->contains(",Miller,out,sent off v "), csv->constData());
        QVERIFY2(csv->contains("date,time,match,team,player,status,why,misses,until\r\n"), csv->constData());
        QCOMPARE(csv->count('\n'), 2);
    }
};

TOUCHLINE_TEST(TestCompetitionLists)

} // namespace test_competition_lists

#include "test_competition_lists.moc"
