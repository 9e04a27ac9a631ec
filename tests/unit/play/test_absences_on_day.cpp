// SPDX-License-Identifier: GPL-3.0-or-later
// Who is out on a day, by the dates of the matches: counted by hand in a league of two divisions of four.
#include "core/play/discipline/absences_on_day.h"

#include "core/facts/decision_json.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/team_fixtures.h"
#include "tests/support/carded_cup.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/league_builder.h"
#include "tests/unit/competition/small_formats.h"

#include <QHash>

namespace test_absences_on_day {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QDate saturday(2026, 11, 14);

/// Two matches for a red card, one for every second yellow card.
DisciplineRules hardRules()
{
    DisciplineRules rules;
    rules.redGames = 2;
    rules.yellows = {{YellowWindow::Competition, 2, 1, 2, 0}};
    return rules;
}

/// A matchday every Saturday, and all that belongs to the question who is out.
struct SaturdayLeague
{
    Competition competition = cup::makeLeague();
    DisciplineRules rules = hardRules();

    SaturdayLeague()
    {
        std::vector<Appointment> calendar;
        for (const Fixture &one : competition.fixtures()) {
            if (!one.isGroupMatch())
                continue;
            Appointment when;
            when.match = one.number;
            when.date = saturday.addDays(qint64{7} * one.round);
            when.time = QTime(15, 0);
            calendar.push_back(when);
        }
        if (const auto kept = competition.setCalendar(calendar); !kept)
            qFatal("%s", qPrintable(kept.error().message.english()));
    }

    /// Number of the match of a team on that matchday, from 0.
    [[nodiscard]] int match(const char *team, int matchday) const
    {
        return groupMatchesOf(competition, team)[static_cast<std::size_t>(matchday)];
    }
    void play(const char *team, int matchday, std::vector<ReportEvent> events = {})
    {
        playWith(competition, match(team, matchday), {0, 0}, std::move(events));
    }
    [[nodiscard]] ReportEvent card(const char *team, int matchday, ReportEventKind kind,
                                   const char *player) const
    {
        return cardFor(competition, team, match(team, matchday), kind, player);
    }
    void putOff(int number, QDate day)
    {
        Ruling ruling{.match = number,
                      .kind = Ruling::Kind::Postponed,
                      .teams = progress(competition)
                                   .fixtures[static_cast<std::size_t>(competition.indexOfNumber(number))]
                                   .teams,
                      .newDate = day};
        if (const auto kept = competition.rule(ruling); !kept)
            qFatal("%s", qPrintable(kept.error().message.english()));
    }
    [[nodiscard]] int entrant(const char *team) const
    {
        const auto &all = competition.definition().entrants;
        return int(std::find_if(all.begin(), all.end(),
                                [team](const Entrant &one) { return one.handle() == QLatin1String(team); }) -
                   all.begin());
    }
    /// "T01 Miller 2", "T01 Berg to the end", "T02 (Moor)" for somebody at risk, in the order of the day.
    [[nodiscard]] QString on(QDate day) const
    {
        QStringList all;
        const Progress now = progress(competition);
        for (const MatchOnDay &one : matchesOnDay(competition, now, day, &rules))
            for (const TeamOnDay &team : one.teams) {
                const QString code = competition.entrant(team.team).handle();
                for (const DayAbsence &out : team.out)
                    all << u"%1 %2 %3"_s.arg(code, out.who.name,
                                             out.left ? QString::number(*out.left) : u"to the end"_s);
                for (const DayRisk &risk : team.atRisk)
                    all << u"%1 (%2)"_s.arg(code, risk.name);
            }
        return all.join(u", "_s);
    }
};

} // namespace

class TestAbsencesOnDay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesOfTheDay()
    {
        SaturdayLeague league;
        const Progress now = progress(league.competition);
        QCOMPARE(daysToPlay(league.competition, now),
                 (std::vector<QDate>{saturday, saturday.addDays(7), saturday.addDays(14)}));
        QCOMPARE(matchesOnDay(league.competition, now, saturday, &league.rules).size(), std::size_t{4});
        QVERIFY(matchesOnDay(league.competition, now, saturday.addDays(1), &league.rules).empty());
        // Without rules nobody is out, but the matches are there.
        const auto free = matchesOnDay(league.competition, now, saturday, nullptr);
        QCOMPARE(free.size(), std::size_t{4});
        QCOMPARE(free.front().teams.size(), std::size_t{2});
    }

    void aBanIsCountedByDates()
    {
        SaturdayLeague league;
        league.play("T01", 0,
                    {league.card("T01", 0, ReportEventKind::Red, "Miller"),
                     league.card("T01", 0, ReportEventKind::Yellow, "Moor")});
        QCOMPARE(league.on(saturday), QString());
        QCOMPARE(league.on(saturday.addDays(7)), u"T01 Miller 2, T01 (Moor)"_s);
        for (const int days : {7, 14})
            for (const MatchOnDay &one : matchesOnDay(league.competition, progress(league.competition),
                                                      saturday.addDays(days), &league.rules))
                QCOMPARE(one.isSettled(),
                         days == 7 && one.teams.front().before + one.teams.back().before == 0);
        // The match between is not played yet: he will have served one, and the other one stays a card away.
        QCOMPARE(league.on(saturday.addDays(14)), u"T01 Miller 1, T01 (Moor)"_s);
    }

    void aBanBeginsAfterItsOffenceWhateverIsUnreported()
    {
        SaturdayLeague league;
        const QDate second = saturday.addDays(7);
        const QDate third = saturday.addDays(14);
        league.play("T01", 1, {league.card("T01", 1, ReportEventKind::Red, "Miller")});
        QCOMPARE(league.on(saturday), QString());
        QCOMPARE(league.on(third), u"T01 Miller 2"_s);
        const int team = league.entrant("T01");
        const Progress now = progress(league.competition);
        QCOMPARE(openFixtures(league.competition, now, team).size(), std::size_t{2});
        QCOMPARE(nextFixture(league.competition, now, team),
                 league.competition.indexOfNumber(league.match("T01", 2)));
        QCOMPARE(absentees(ledgerOf(league.competition, team, league.rules)).size(), std::size_t{1});
        // The late match may still bring something.
        for (const MatchOnDay &one : matchesOnDay(league.competition, now, third, &league.rules))
            if (one.fixture == league.competition.indexOfNumber(league.match("T01", 2)))
                QVERIFY(!one.isSettled());
        // When its report comes nothing of it changes.
        league.play("T01", 0);
        QCOMPARE(league.on(saturday), QString());
        QCOMPARE(league.on(second), QString());
        QCOMPARE(league.on(third), u"T01 Miller 2"_s);
    }

    /// The third match of a best of 3 has a day, and nobody knows yet whether it comes.
    void aMatchThatMayNotComeServesNoBan()
    {
        Competition cup = cup::hold(cup::cupOfFour({.legs = 3}));
        std::vector<Appointment> calendar;
        for (const int number : {1, 11, 13}) {
            Appointment when;
            when.match = number;
            when.date = saturday.addDays(number);
            calendar.push_back(when);
        }
        QVERIFY(cup.setCalendar(calendar).has_value());
        const auto serving = [&cup] {
            QStringList numbers;
            for (const TeamFixture &one :
                 teamFixtures(cup, progress(cup), 0, -1, {}, Unreported::OnTheirDays))
                numbers << QString::number(cup.fixtures()[static_cast<std::size_t>(one.fixture)].number);
            return numbers.join(u' ');
        };
        cup::play(cup, 1, {1, 0});
        QCOMPARE(serving(), u"1 11"_s);
        cup::play(cup, 11, {1, 0});
        QCOMPARE(serving(), u"1 11 13"_s);
        cup::play(cup, 11, {0, 1});
        QCOMPARE(serving(), u"1 11"_s);
    }

    void aMatchBetweenServesOnItsDayWithoutAReport()
    {
        SaturdayLeague league;
        league.play("T01", 0, {league.card("T01", 0, ReportEventKind::Red, "Miller")});
        league.play("T01", 2);
        QCOMPARE(league.on(saturday.addDays(7)), u"T01 Miller 2"_s);
        QCOMPARE(league.on(saturday.addDays(14)), u"T01 Miller 1"_s);
        const int team = league.entrant("T01");
        QVERIFY(absentees(ledgerOf(league.competition, team, league.rules)).empty());
        league.play("T01", 1);
        QCOMPARE(league.on(saturday.addDays(7)), u"T01 Miller 2"_s);
        QCOMPARE(league.on(saturday.addDays(14)), u"T01 Miller 1"_s);
    }

    void aWalkoverIsLeftOutUnlessSomebodyMissesIt()
    {
        SaturdayLeague league;
        const auto shown = [&league](QDate day) {
            return matchesOnDay(league.competition, progress(league.competition), day, &league.rules).size();
        };
        const std::size_t all = shown(saturday.addDays(7));
        const int number = league.match("T01", 1);
        const PerSide<int> teams = progress(league.competition)
                                       .fixtures[std::size_t(league.competition.indexOfNumber(number))]
                                       .teams;
        QVERIFY(
            league.competition
                .rule({.match = number, .kind = Ruling::Kind::Walkover, .teams = teams, .winner = Side::Home})
                .has_value());
        QCOMPARE(shown(saturday.addDays(7)), all - 1);
        league.play("T01", 0, {league.card("T01", 0, ReportEventKind::Red, "Miller")});
        QCOMPARE(league.on(saturday.addDays(7)), u"T01 Miller 2"_s);
        QCOMPARE(shown(saturday.addDays(7)), all);
        // Where it serves nothing, nobody misses it.
        league.rules.walkoversServe = WalkoverServes::Winner;
        const bool isWinner = teams[Side::Home] == league.entrant("T01");
        QCOMPARE(shown(saturday.addDays(7)), isWinner ? all : all - 1);
        league.rules.walkoversServe = WalkoverServes::Nobody;
        QCOMPARE(shown(saturday.addDays(7)), all - 1);
        QCOMPARE(league.on(saturday.addDays(7)), QString());
    }

    void aLateBookingBringsTheBanOnItsDay()
    {
        SaturdayLeague league;
        league.play("T01", 1, {league.card("T01", 1, ReportEventKind::Yellow, "Moor")});
        QCOMPARE(league.on(saturday.addDays(14)), u"T01 (Moor)"_s);
        league.play("T01", 0, {league.card("T01", 0, ReportEventKind::Yellow, "Moor")});
        QCOMPARE(league.on(saturday.addDays(7)), QString());
        QCOMPARE(league.on(saturday.addDays(14)), u"T01 Moor 1"_s);
    }

    void theHourDecidesOnOneDay()
    {
        SaturdayLeague league;
        const auto at = [&league](int matchday, int hour) {
            std::vector<Appointment> calendar = league.competition.definition().calendar;
            for (Appointment &one : calendar)
                if (one.match == league.match("T01", matchday)) {
                    one.date = saturday;
                    one.time = QTime(hour, 0);
                }
            QVERIFY(league.competition.setCalendar(calendar).has_value());
        };
        at(0, 21);
        at(1, 19);
        league.play("T01", 1, {league.card("T01", 1, ReportEventKind::Red, "Miller")});
        QCOMPARE(league.on(saturday), u"T01 Miller 2"_s);
        at(0, 17);
        QCOMPARE(league.on(saturday), QString());
        QCOMPARE(league.on(saturday.addDays(14)), u"T01 Miller 2"_s);
    }

    void withoutDaysWhatIsPlayedComesFirst()
    {
        SaturdayLeague league;
        QVERIFY(league.competition.setCalendar({}).has_value());
        league.play("T01", 1, {league.card("T01", 1, ReportEventKind::Red, "Miller")});
        const int team = league.entrant("T01");
        QCOMPARE(nextFixture(league.competition, progress(league.competition), team),
                 league.competition.indexOfNumber(league.match("T01", 0)));
        QCOMPARE(absentees(ledgerOf(league.competition, team, league.rules)).size(), std::size_t{1});
    }

    void aMatchBroughtForwardServesFirst()
    {
        SaturdayLeague league;
        league.play("T01", 0, {league.card("T01", 0, ReportEventKind::Red, "Miller")});
        const QDate friday = saturday.addDays(6);
        league.putOff(league.match("T01", 2), friday);
        QCOMPARE(league.on(friday), u"T01 Miller 2"_s);
        QCOMPARE(league.on(saturday.addDays(7)), u"T01 Miller 1"_s);
        QCOMPARE(league.on(saturday.addDays(14)), QString());
        QCOMPARE(daysToPlay(league.competition, progress(league.competition)),
                 (std::vector<QDate>{saturday, friday, saturday.addDays(7), saturday.addDays(14)}));
    }

    void aMatchPutOffServesLast()
    {
        SaturdayLeague league;
        league.play("T01", 0, {league.card("T01", 0, ReportEventKind::Red, "Miller")});
        // To a day that nobody knows yet: the match after it is the next one.
        league.putOff(league.match("T01", 1), {});
        QCOMPARE(league.on(saturday.addDays(7)), QString());
        QCOMPARE(league.on(saturday.addDays(14)), u"T01 Miller 2"_s);
        // On a Wednesday behind it.
        const QDate wednesday = saturday.addDays(18);
        league.putOff(league.match("T01", 1), wednesday);
        QCOMPARE(league.on(wednesday), u"T01 Miller 1"_s);
    }

    void whoMissedAPlayedMatch()
    {
        SaturdayLeague league;
        league.play("T01", 0, {league.card("T01", 0, ReportEventKind::Red, "Miller")});
        league.play("T01", 1);
        QCOMPARE(league.on(saturday.addDays(7)), u"T01 Miller 2"_s);
        league.play("T01", 2);
        QCOMPARE(league.on(saturday.addDays(7)), u"T01 Miller 2"_s);
        QCOMPARE(league.on(saturday.addDays(14)), u"T01 Miller 1"_s);
    }

    void whoIsOutIsNotAtRisk()
    {
        SaturdayLeague league;
        league.rules.bansAddUp = true;
        league.play("T01", 0,
                    {league.card("T01", 0, ReportEventKind::Yellow, "Miller"),
                     league.card("T01", 0, ReportEventKind::Red, "Miller")});
        QCOMPARE(league.on(saturday.addDays(7)), u"T01 Miller 2"_s);
    }

    /// An earlier match that is still open hides nobody who is one card from a ban; what it lets lapse does.
    void whoIsAtRiskBehindAnOpenMatch()
    {
        SaturdayLeague league;
        const QDate third = saturday.addDays(14);
        league.play("T01", 0, {league.card("T01", 0, ReportEventKind::Yellow, "Moor")});
        QCOMPARE(league.on(third), u"T01 (Moor)"_s);
        // The note beside him, as for those who are out.
        const std::vector<MatchOnDay> matches =
            matchesOnDay(league.competition, progress(league.competition), third, &league.rules);
        QVERIFY(std::none_of(matches.begin(), matches.end(),
                             [](const MatchOnDay &one) { return one.isSettled(); }));
        // Booked in the late match before it he is out, and no longer at risk.
        league.play("T01", 1, {league.card("T01", 1, ReportEventKind::Yellow, "Moor")});
        QCOMPARE(league.on(third), u"T01 Moor 1"_s);
        // A card in two consecutive matches: with a match between there is none.
        SaturdayLeague consecutive;
        consecutive.rules.yellows = {{YellowWindow::ConsecutiveGames, 2, 1, 2, 0}};
        consecutive.play("T01", 0, {consecutive.card("T01", 0, ReportEventKind::Yellow, "Moor")});
        QCOMPARE(consecutive.on(saturday.addDays(7)), u"T01 (Moor)"_s);
        QCOMPARE(consecutive.on(third), QString());
    }

    /// The report of the second match is late: he was a card away from a ban in it, by what came before.
    void whoWasAtRiskInAMatchWhoseReportIsLate()
    {
        SaturdayLeague league;
        league.play("T01", 0, {league.card("T01", 0, ReportEventKind::Yellow, "Moor")});
        league.play("T01", 2);
        QCOMPARE(league.on(saturday.addDays(7)), u"T01 (Moor)"_s);
        QCOMPARE(league.on(saturday.addDays(14)), QString());
    }

    /// A ban until a day is told of whom it is about, the last of several.
    void untilWhenEachIsOut()
    {
        SaturdayLeague league;
        const ReportEvent red = league.card("T01", 0, ReportEventKind::Red, "Miller");
        league.play("T01", 0, {red});
        const ReportEvent moor = league.card("T01", 0, ReportEventKind::Yellow, "Moor");
        for (const int days : {20, 30, 25}) {
            const Decision ban{Decision::Kind::Added, moor.player,           u"Moor"_s, 0,
                               u"spitting"_s,         saturday.addDays(days)};
            QVERIFY(
                league.competition.addOrganiserDecision({0, league.match("T01", 0), {}, ban}).has_value());
        }
        QHash<QString, QDate> until;
        for (const MatchOnDay &one : matchesOnDay(league.competition, progress(league.competition),
                                                  saturday.addDays(7), &league.rules))
            for (const TeamOnDay &team : one.teams)
                for (const DayAbsence &out : team.out)
                    until.insert(out.who.name, out.until);
        QCOMPARE(until, (QHash<QString, QDate>{{u"Miller"_s, QDate()}, {u"Moor"_s, saturday.addDays(30)}}));
    }

    void twoMatchesOnOneDay()
    {
        SaturdayLeague league;
        league.play("T01", 0,
                    {league.card("T01", 0, ReportEventKind::Yellow, "Moor"),
                     league.card("T01", 0, ReportEventKind::Red, "Miller")});
        league.putOff(league.match("T01", 2), saturday.addDays(7));
        const auto matches = matchesOnDay(league.competition, progress(league.competition),
                                          saturday.addDays(7), &league.rules);
        std::vector<int> before;
        for (const MatchOnDay &one : matches)
            for (const TeamOnDay &team : one.teams)
                if (league.competition.entrant(team.team).handle() == "T01"_L1)
                    before.push_back(team.before);
        // The one whose hour is not known begins the day.
        QCOMPARE(before, (std::vector<int>{0, 1}));
        QCOMPARE(league.on(saturday.addDays(7)), u"T01 Miller 2, T01 (Moor), T01 Miller 1, T01 (Moor)"_s);
    }
};

TOUCHLINE_TEST(TestAbsencesOnDay)

} // namespace test_absences_on_day

#include "test_absences_on_day.moc"
