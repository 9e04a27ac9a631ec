// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/fixture_csv.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"
#include "tests/unit/exchange/problem_texts.h"

namespace test_fixture_csv {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QByteArray heading = "number,home,away,date,time,zone,stadium\n";

/// Four teams, to and fro, and the same with dates.
Competition league(std::vector<Appointment> calendar = {})
{
    CompetitionDefinition definition = cup::make("league-4").definition();
    definition.calendar = std::move(calendar);
    return Competition::create(std::move(definition)).value();
}

std::vector<Appointment> appointmentsOf(const ImportPreview<FixtureRow> &preview)
{
    std::vector<Appointment> appointments;
    for (const FixtureRow &row : preview.goodValues())
        appointments.push_back(row.appointment);
    return appointments;
}

} // namespace

class TestFixtureCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyColumnIsRead()
    {
        const auto fixtures = previewFixtures(
            "Match;Stage;Matchday;Group;Home team;Away team;Date;Kick-off;Time zone;Venue;City;"
            "Country\n"
            "7;league;2;A;Rovers;United;11.06.2026;9:30;Europe/Berlin;Old Park;Köln;Germany\n"
            ";;;;City;Town;2026-06-12;15:00:00;;;;\n");
        QCOMPARE(textsOf(fixtures.allProblems()), QStringList());
        FixtureRow first;
        first.stage = u"league"_s;
        first.round = u"2"_s;
        first.group = u"A"_s;
        first.teams = {{u"Rovers"_s, u"United"_s}};
        first.appointment = {7,         QDate(2026, 6, 11), QTime(9, 30), u"Europe/Berlin"_s, u"Old Park"_s,
                             u"Köln"_s, u"Germany"_s};
        FixtureRow second;
        second.teams = {{u"City"_s, u"Town"_s}};
        second.appointment.date = QDate(2026, 6, 12);
        second.appointment.time = QTime(15, 0);
        QCOMPARE(fixtures.goodValues(), (std::vector<FixtureRow>{first, second}));
    }

    void whatIsWrongHasLineAndColumn_data() { rowsFrom<QByteArray, QStringList>("test_fixture_csv"); }

    void whatIsWrongHasLineAndColumn()
    {
        const auto [rows, problems] = row<QByteArray, QStringList>();
        QCOMPARE(textsOf(previewFixtures(heading + rows).allProblems()), problems);
    }

    void rowsFindTheMatchesOfACompetition()
    {
        const Competition competition = league();
        const auto fixtures = previewFixtures(heading + "2,,,2026-08-15,15:30,,\n"
                                                        ",T02,team t01,2026-12-19,,,Old Park\n"
                                                        ",Team T01,T02,2026-08-22,,,\n",
                                              competition);
        QCOMPARE(textsOf(fixtures.allProblems()), QStringList());
        const std::vector<Appointment> appointments = appointmentsOf(fixtures);
        QCOMPARE(appointments.size(), std::size_t{3});
        const auto pairing = [&](std::size_t row) {
            return cup::pairing(competition, appointments[row].match);
        };
        QCOMPARE(appointments[0].match, 2);
        QCOMPARE(pairing(1), u"T02-T01"_s);
        QCOMPARE(pairing(2), u"T01-T02"_s);
        // A competition takes what was read.
        const Competition dated = league(appointments);
        QCOMPARE(dated.appointment(dated.indexOfNumber(appointments[1].match))->stadium, u"Old Park"_s);
    }

    /// The zone of the match, else the one that the calendar has.
    void aMomentIsBroughtToItsGround()
    {
        const Competition competition =
            league({{1, QDate(2026, 8, 15), QTime(15, 0), u"Europe/Berlin"_s, {}, {}, {}}});
        const auto fixtures =
            previewFixtures("number,date\n1,2026-12-01T19:30:00Z\n2,2026-12-01T23:30:00Z\n", competition);
        QCOMPARE(textsOf(fixtures.allProblems()), QStringList());
        const std::vector<Appointment> read = appointmentsOf(fixtures);
        QCOMPARE(read.size(), std::size_t{2});
        QCOMPARE(read[0].time, QTime(20, 30));
        QCOMPARE(read[1].date, QDate(2026, 12, 2));
        QCOMPARE(read[1].time, QTime(0, 30));
        QCOMPARE(read[1].zone, u"Europe/Berlin"_s);
    }

    void whatFitsNoMatchIsNamed()
    {
        const Competition competition = league();
        QCOMPARE(cup::pairing(competition, 2), u"T03-T04"_s);
        const auto fixtures = previewFixtures(
            heading + "99,,,,,,\n2,T04,T03,,,,\n,T01,T09,,,,\n,T01,T02,,,,\n,T01,T02,,,,\n", competition);
        QCOMPARE(textsOf(fixtures.allProblems()),
                 lines("line 2, column 1: There is no match 99 in this competition.",
                       "line 3, column 2: Match 2 has Team T03 at home, not T04.",
                       "line 3, column 3: Match 2 has Team T04 away, not T03.",
                       "line 4, column 3: T09 is not in this competition.",
                       "line 6, column 2: There is no match T01 against T02 left in this competition."));
    }

    void aRulingSaysWhenAMatchIsPlayedThatIsPutOff()
    {
        Competition competition = league({{1, QDate(2026, 8, 15), QTime(15, 0), {}, {}, {}, {}}});
        Ruling postponed{.match = 1, .newDate = QDate(2026, 9, 1)};
        QVERIFY(competition.rule(postponed));
        postponed.match = 2;
        postponed.newDate = {};
        QVERIFY(competition.rule(postponed));
        QCOMPARE(textsOf(previewFixtures(fixturesCsv(competition), competition).allProblems()),
                 QStringList());
        const QByteArray rows = "1,,,2026-08-15,15:30,,\n2,,,2026-08-16,,,\n3,,,2026-08-16,,,\n";
        QCOMPARE(
            textsOf(previewFixtures(heading + rows, competition).allProblems()),
            lines(
                "line 2, column 4: Match 1 is postponed to 2026-09-01: only another ruling can change that.",
                "line 3, column 4: Match 2 is postponed without a new date: only another ruling can set "
                "one."));
        QCOMPARE(textsOf(previewFixtures(heading + "1,,,2026-09-01,15:30,,\n", competition).allProblems()),
                 lines("line 2, column 5: Match 1 is postponed, and its kick-off time is not known."));
    }

    void theHourOfARulingIsReadBack()
    {
        Competition competition = league({{1, QDate(2026, 8, 15), QTime(15, 0), {}, {}, {}, {}}});
        Ruling postponed{
            .match = 1, .newDate = QDate(2026, 9, 1), .newTime = QTime(19, 30), .newGround = u"Table 2"_s};
        QVERIFY(competition.rule(postponed));
        QVERIFY(fixturesCsv(competition).contains(",2026-09-01,19:30,,Table 2,,\n"));
        QCOMPARE(textsOf(previewFixtures(fixturesCsv(competition), competition).allProblems()),
                 QStringList());
        QCOMPARE(textsOf(previewFixtures(heading + "1,,,2026-09-01,15:30,,\n", competition).allProblems()),
                 lines("line 2, column 5: Match 1 is postponed to 2026-09-01, 19:30: only another ruling can "
                       "change that."));
    }

    /// Places that are open when a list is written may be known when it is read.
    void openPlacesAreWrittenAndRead()
    {
        Competition competition = cup::make("worldcup-32");
        const QByteArray before = fixturesCsv(competition);
        QVERIFY(before.contains("\n49,round of 16,1,,1A,2B,,,,,,\n"));
        QVERIFY(before.contains("W61,W62"));
        QCOMPARE(textsOf(previewFixtures(before, competition).allProblems()), QStringList());
        cup::playOut(competition, Generator(3));
        const auto later = previewFixtures(before, competition);
        QCOMPARE(textsOf(later.allProblems()), QStringList());
        QCOMPARE(later.goodValues().size(), std::size_t{64});
    }

    void whatIsWrittenIsReadBack()
    {
        std::vector<Appointment> calendar;
        for (int number = 1; number <= 12; ++number)
            calendar.push_back({number, QDate(2026, 8, number), number % 2 == 0 ? QTime(15, number) : QTime(),
                                number % 3 == 0 ? u"America/Montevideo"_s : QString(),
                                u"=Stade \"%1\", N;ord\n"_s.arg(number).trimmed(), u"-Città 🏟"_s,
                                u"'@"_s});
        const Competition competition = league(calendar);
        const auto read = previewFixtures(fixturesCsv(competition, {u';', true, true}), competition);
        QCOMPARE(textsOf(read.allProblems()), QStringList());
        QCOMPARE(appointmentsOf(read), calendar);
    }

    void replaysThatAreNotNeededAreNoFixtures()
    {
        const Competition competition = cup::make("worldcup-1934");
        const Progress now = progress(competition);
        const auto needed =
            std::count_if(now.fixtures.begin(), now.fixtures.end(),
                          [](const FixtureStatus &one) { return one.state != FixtureState::NotNeeded; });
        QCOMPARE(fixturesCsv(competition).count('\n'), needed + 1);
    }
};

TOUCHLINE_TEST(TestFixtureCsv)

} // namespace test_fixture_csv

#include "test_fixture_csv.moc"
