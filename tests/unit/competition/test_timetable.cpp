// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/officials.h"
#include "core/competition/schedule/rest_of_season.h"
#include "core/competition/timetable/day_grid.h"
#include "core/competition/timetable/timetable_notes.h"
#include "core/competition/timetable/timetabled_day.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <QTest>

namespace test_timetable {

using namespace touchline;

namespace {

TimetableRules rulesOf(int tables, int rest = 0)
{
    TimetableRules rules;
    for (int table = 1; table <= tables; ++table)
        rules.tables << u"Table %1"_s.arg(table);
    rules.start = QTime(19, 0);
    rules.minutes = 20;
    rules.changeOver = 5;
    rules.rest = rest;
    return rules;
}

/// Everybody against everybody.
TimetableInput league(int teams, const TimetableRules &rules)
{
    TimetableInput input{rules, {}, {}};
    for (int team = 0; team < teams; ++team)
        input.teams.push_back({QString(QChar(u'A' + team))});
    for (const Round &round : groupSchedule(teams))
        for (const Pairing &pair : round)
            input.matches.push_back(
                {static_cast<int>(input.matches.size()) + 1, {{pair.home, pair.away}}, {}, {}});
    return input;
}

QStringList sentences(const std::vector<Message> &messages)
{
    QStringList all;
    for (const Message &message : messages)
        all << message.english();
    return all;
}

DayPlan eveningOn(int tables, int rest = 0)
{
    return {QDate(2026, 11, 28), rulesOf(tables, rest), {}};
}

QTime hourOf(const Competition &competition, int number)
{
    return competition.appointment(competition.indexOfNumber(number))->time;
}

DayGrid gridOf(const Competition &competition)
{
    return dayGrids(competition, progress(competition)).front();
}

/// The numbers of the matches of an hour, "1 2".
QString matchesAt(const Competition &competition, QTime hour)
{
    QStringList numbers;
    for (const Fixture &fixture : competition.fixtures())
        if (const Appointment *when = competition.appointment(competition.indexOfNumber(fixture.number));
            when != nullptr && when->time == hour)
            numbers << QString::number(fixture.number);
    return numbers.join(u' ');
}

} // namespace

class TestTimetable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundsFillTheirTables()
    {
        const auto made = makeTimetable(league(6, rulesOf(3)));
        QVERIFY(made.has_value());
        QCOMPARE(made->fewestSlots, 5);
        QCOMPARE(made->hours, (std::vector<QTime>{QTime(19, 0), QTime(19, 25), QTime(19, 50), QTime(20, 15),
                                                  QTime(20, 40)}));
        QVERIFY(made->notKept.empty());
        // The order of the matches stays where it costs nothing.
        for (std::size_t match = 0; match < made->entries.size(); ++match)
            QCOMPARE(made->entries[match].slot, static_cast<int>(match) / 3);
    }

    void aTeamSeesManyTables()
    {
        const TimetableInput input = league(6, rulesOf(3));
        const auto made = makeTimetable(input);
        QVERIFY(made.has_value());
        for (int team = 0; team < 6; ++team) {
            std::set<int> tables;
            for (std::size_t i = 0; i < input.matches.size(); ++i)
                if (input.matches[i].places[Side::Home] == team ||
                    input.matches[i].places[Side::Away] == team)
                    tables.insert(made->entries[i].table);
            QVERIFY(tables.size() >= 2U);
        }
    }

    void tablesThatNobodyNeedsStayFree()
    {
        const auto made = makeTimetable(league(4, rulesOf(6)));
        QVERIFY(made.has_value());
        for (const TimetableEntry &entry : made->entries)
            QVERIFY(entry.table < 2);
    }

    void aBreakIsARest()
    {
        TimetableInput input = league(2, rulesOf(1, 1));
        input.matches.push_back({2, {{1, 0}}, {}, {}});
        QCOMPARE(makeTimetable(input)->hours,
                 (std::vector<QTime>{QTime(19, 0), QTime(19, 25), QTime(19, 50)}));
        input.rules.breaks = {{QTime(19, 20), QTime(20, 0)}};
        QCOMPARE(makeTimetable(input)->hours, (std::vector<QTime>{QTime(19, 0), QTime(20, 0)}));
        // A match that would run into it waits.
        input.rules.breaks = {{QTime(19, 10), QTime(19, 30)}};
        QCOMPARE(makeTimetable(input)->hours.front(), QTime(19, 30));
    }

    void whoComesLatePlaysLate()
    {
        TimetableInput input = league(5, rulesOf(2));
        input.teams[2].arrives = QTime(20, 0);
        const auto made = makeTimetable(input);
        QVERIFY(made.has_value());
        for (std::size_t i = 0; i < input.matches.size(); ++i)
            if (input.matches[i].places[Side::Home] == 2 || input.matches[i].places[Side::Away] == 2)
                QVERIFY(made->hours[at(made->entries[i].slot)] >= QTime(20, 0));
        QVERIFY(made->notKept.empty());
    }

    void whatCannotBeKeptHasItsReason_data()
    {
        QTest::addColumn<QString>("leaves");
        QTest::addColumn<QString>("end");
        QTest::addColumn<int>("tables");
        QTest::addColumn<QStringList>("notKept");
        QTest::newRow("all kept") << u"20:10"_s << QString() << 2 << QStringList();
        QTest::newRow("more matches than the time allows")
            << u"20:00"_s << QString() << 2
            << QStringList{
                   u"C leaves at 20:00, before match 6 ends: the team's matches last until 20:10 at least."_s};
        QTest::newRow("the hall closes too early")
            << QString() << u"20:00"_s << 2
            << QStringList{u"The last match ends at 20:10, not by 20:00: no order of these matches ends "
                           "before 20:10."_s};
        QTest::newRow("the hall closes in time") << QString() << u"20:10"_s << 2 << QStringList();
    }

    void whatCannotBeKeptHasItsReason()
    {
        QFETCH(const QString, leaves);
        QFETCH(const QString, end);
        QFETCH(const int, tables);
        TimetableInput input = league(4, rulesOf(tables));
        input.teams[2].leaves = QTime::fromString(leaves, u"HH:mm"_s);
        input.rules.end = QTime::fromString(end, u"HH:mm"_s);
        const auto made = makeTimetable(input);
        QVERIFY(made.has_value());
        QTEST(sentences(made->notKept), "notKept");
    }

    void aMatchThatWaitsMayComeTooLate()
    {
        TimetableInput input{rulesOf(2), {{u"A"_s}, {u"B"_s}, {u"C"_s, {}, QTime(19, 30)}, {u"D"_s}}, {}};
        input.matches = {{1, {{0, 1}}, {}, {}}, {2, {{2, 3}}, {0}, {}}, {3, {{2, 3}}, {0}, {}}};
        const auto made = makeTimetable(input);
        QVERIFY(made.has_value());
        QCOMPARE(
            sentences(made->notKept),
            (QStringList{
                u"C leaves at 19:30, before matches 2, 3 end: the team's matches last until 19:45 at least."_s}));
        input.matches.pop_back();
        QCOMPARE(sentences(makeTimetable(input)->notKept),
                 (QStringList{u"C leaves at 19:30, before match 2 ends: no earlier slot is free for it."_s}));
    }

    void aDayThatIsJustLongEnoughIsFound()
    {
        // Whoever leaves early may be late rather than the last match be after midnight.
        TimetableInput input = league(6, rulesOf(1));
        input.rules.start = QTime(17, 50);
        input.teams[0].leaves = QTime(18, 30);
        input.teams[5].leaves = QTime(18, 40);
        const auto made = makeTimetable(input);
        QVERIFY(made.has_value());
        QCOMPARE(made->hours.size(), 15U);
        QCOMPARE(made->notKept.size(), 2U);
    }

    void whoLeavesPlaysFirst()
    {
        TimetableInput input = league(4, rulesOf(1));
        input.teams[3].leaves = QTime(20, 10);
        const auto made = makeTimetable(input);
        QVERIFY(made.has_value());
        QVERIFY(made->notKept.empty());
        QCOMPARE(made->hours.size(), 6U);
    }

    void refereesDoNotPlay()
    {
        TimetableInput input = league(6, rulesOf(3));
        input.rules.referees = true;
        const auto made = makeTimetable(input);
        QVERIFY(made.has_value());
        // Two of three tables at once: nobody would be left for the third.
        QCOMPARE(made->hours.size(), 8U);
        QVERIFY(made->notKept.empty());
        std::vector<int> duties(6, 0);
        for (std::size_t i = 0; i < input.matches.size(); ++i) {
            const int referee = made->entries[i].referee;
            QVERIFY(referee >= 0);
            ++duties[at(referee)];
            for (std::size_t other = 0; other < input.matches.size(); ++other)
                if (made->entries[other].slot == made->entries[i].slot)
                    for (const Side side : bothSides)
                        QVERIFY(input.matches[other].places[side] != referee);
        }
        const auto [least, most] = std::minmax_element(duties.begin(), duties.end());
        QVERIFY(*most - *least <= 2);
    }

    void wrongRulesAreNamed_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("problem");
        QTest::newRow("tables") << u"no tables"_s << u"tables: 0 is not a number from 1 to 100."_s;
        QTest::newRow("twice") << u"two of a name"_s << u"tables: Two tables are called Table 1."_s;
        QTest::newRow("minutes") << u"minutes"_s << u"minutes: 0 is not a number from 1 to 600."_s;
        QTest::newRow("rest") << u"rest"_s << u"rest: 21 is not a number from 0 to 20."_s;
        QTest::newRow("break") << u"break"_s
                               << u"breaks: The break from 20:00 to 19:30 ends before it begins."_s;
        QTest::newRow("end") << u"end"_s << u"end: The day ends at 18:00, before it starts."_s;
        QTest::newRow("leaves") << u"leaves"_s << u"teams: A leaves before they arrive."_s;
        QTest::newRow("midnight")
            << u"midnight"_s
            << u"The matches do not fit into one day (matches: 28, tables: 1): the last one would begin after midnight. Start earlier, shorten matches, rests or breaks, or use more tables."_s;
        QTest::newRow("nobody left that day")
            << u"after midnight"_s
            << u"The matches do not fit into one day (matches: 6, tables: 1): the last one would begin after "
               "midnight. Start earlier, shorten matches, rests or breaks, or use more tables."_s;
        QTest::newRow("nothing") << u"nothing"_s << u"No match is left to be played."_s;
    }

    void wrongRulesAreNamed()
    {
        QFETCH(const QString, what);
        TimetableInput input = league(what == u"midnight"_s ? 8 : 4, rulesOf(1));
        if (what == u"no tables"_s)
            input.rules.tables.clear();
        if (what == u"two of a name"_s)
            input.rules.tables << input.rules.tables.constFirst();
        if (what == u"minutes"_s)
            input.rules.minutes = 0;
        if (what == u"rest"_s)
            input.rules.rest = longestRest + 1;
        if (what == u"break"_s)
            input.rules.breaks = {{QTime(20, 0), QTime(19, 30)}};
        if (what == u"end"_s)
            input.rules.end = QTime(18, 0);
        if (what == u"leaves"_s)
            input.teams[0] = {u"A"_s, QTime(20, 0), QTime(19, 0)};
        if (what == u"after midnight"_s)
            input.teams[0].arrives = QTime(23, 58);
        if (what == u"nothing"_s)
            input.matches.clear();
        const auto made = makeTimetable(input);
        QVERIFY(!made.has_value());
        const Problems &problems = made.error().problems;
        QTEST(problems.empty() ? made.error().message.english()
                               : problems.front().where + u": "_s + problems.front().what.english(),
              "problem");
    }

    void theSecondStageComesAfterTheFirst_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("tables");
        QTest::addColumn<int>("rest");
        QTest::addColumn<int>("slots");
        QTest::newRow("two groups and finals") << u"evening-8"_s << 4 << 0 << 5;
        QTest::newRow("with rests") << u"evening-8"_s << 2 << 1 << 10;
        QTest::newRow("Swiss rounds and a final") << u"evening-10"_s << 3 << 0 << 9;
        QTest::newRow("a knockout") << u"cup-16"_s << 4 << 0 << 5;
        QTest::newRow("64 teams in groups on 8 tables") << u"worldcup-64"_s << 8 << 0 << 0;
    }

    void theSecondStageComesAfterTheFirst()
    {
        QFETCH(const QString, format);
        QFETCH(const int, tables);
        QFETCH(const int, rest);
        QFETCH(const int, slots);
        const Competition competition = cup::make(format.toLatin1().constData());
        DayPlan plan = eveningOn(tables, rest);
        plan.rules.start = QTime(9, 0);
        const auto made = withTimetable(competition, plan);
        if (!made)
            QFAIL(qPrintable(made.error().message.english()));
        QVERIFY(static_cast<int>(made->timetable.hours.size()) <= made->timetable.fewestSlots + 1);
        if (slots > 0)
            QCOMPARE(static_cast<int>(made->timetable.hours.size()), slots);
        const int apart = 25 * (rest + 1);
        for (const Fixture &fixture : competition.fixtures()) {
            if (fixture.isConditional())
                continue;
            const QTime hour = hourOf(made->after, fixture.number);
            for (const Side side : bothSides)
                for (const Fixture &before : competition.fixtures()) {
                    const Slot &slot = fixture.slots[side];
                    const bool isWaited =
                        (slot.kind == Slot::Kind::GroupPlace && before.table == slot.group) ||
                        ((slot.kind == Slot::Kind::WinnerOf || slot.kind == Slot::Kind::LoserOf) &&
                         before.number == slot.number) ||
                        (slot.kind == Slot::Kind::RoundDraw && before.stage == fixture.stage &&
                         before.round < fixture.round);
                    if (isWaited && !before.isConditional())
                        QVERIFY2(hourOf(made->after, before.number).secsTo(hour) >= apart * 60,
                                 qPrintable(u"%1 before %2"_s.arg(before.number).arg(fixture.number)));
                }
        }
    }

    /// Played hour by hour, with every draw and lot when it is due, each match has its two teams in time,
    /// nobody plays twice at once, and everybody rests.
    void everyFormatCanBePlayedByItsTimetable_data()
    {
        QTest::addColumn<QString>("format");
        QStringList names = formatTemplateNames();
        names << u"evening-4"_s << u"evening-7"_s << u"evening-9"_s << u"evening-12"_s << u"cup-21"_s
              << u"cup-12-redraw"_s << u"swiss-9x4"_s << u"double-elimination-8"_s << u"ladder-6"_s
              << u"apertura-6"_s << u"groups-4x4"_s;
        for (const QString &name : names)
            if (const auto format = formatTemplate(name);
                format && teamCount(*format) <= 80 &&
                serpentineDraw(cup::entrants(teamCount(*format)), entrySizes(*format)))
                QTest::newRow(qPrintable(name)) << name;
    }

    void everyFormatCanBePlayedByItsTimetable()
    {
        QFETCH(const QString, format);
        const Competition planned = cup::make(format.toLatin1().constData());
        DayPlan plan{QDate(2026, 11, 28), rulesOf(12, 1), {}};
        plan.rules.start = QTime(0, 0);
        plan.rules.minutes = 2;
        plan.rules.changeOver = 1;
        const auto made = withTimetable(planned, plan);
        if (!made)
            QFAIL(qPrintable(made.error().message.english()));
        Competition competition = made->after;
        Generator generator(7);
        const auto settle = [&] {
            for (bool goesOn = true; goesOn;) {
                goesOn = false;
                const Progress now = progress(competition);
                for (const Lot &lot : drawLots(competition, now))
                    goesOn = competition.addLot(lot).has_value() || goesOn;
                const std::vector<RoundDraw> draws = drawRounds(competition, now).value();
                for (const RoundDraw &draw : draws)
                    if (competition.roundDraw(draw.round) == nullptr)
                        goesOn = competition.addRoundDraw(draw).has_value() || goesOn;
                // What is played only if it is needed has no hour in the plan.
                for (const int fixture : fixturesIn(FixtureState::Ready, progress(competition)))
                    if (competition.fixtures()[at(fixture)].isConditional()) {
                        cup::play(competition, competition.fixtures()[at(fixture)].number,
                                  {cup::goals(generator), cup::goals(generator)});
                        goesOn = true;
                    }
            }
        };
        std::map<int, QTime> lastOf;
        for (const QTime hour : made->timetable.hours) {
            settle();
            const Progress now = progress(competition);
            for (std::size_t i = 0; i < made->fixtures.size(); ++i) {
                const int fixture = made->fixtures[i];
                if (made->timetable.hours[at(made->timetable.entries[i].slot)] != hour)
                    continue;
                const FixtureStatus &status = now.fixtures[at(fixture)];
                const int number = competition.fixtures()[at(fixture)].number;
                if (status.state == FixtureState::NotNeeded)
                    continue;
                QVERIFY2(status.state == FixtureState::Ready, qPrintable(u"match %1"_s.arg(number)));
                for (const Side side : bothSides) {
                    const auto last = lastOf.find(status.teams[side]);
                    QVERIFY2(last == lastOf.end() || last->second.secsTo(hour) >= 6 * 60,
                             qPrintable(u"match %1"_s.arg(number)));
                    lastOf[status.teams[side]] = hour;
                }
                cup::play(competition, number, {cup::goals(generator), cup::goals(generator)});
            }
        }
        settle();
        const Progress end = progress(competition);
        QVERIFY(fixturesIn(FixtureState::Ready, end).empty());
        QVERIFY(fixturesIn(FixtureState::Waiting, end).empty());
    }

    /// The third match of a best of 3 keeps its hour while it may come.
    void aBestOfHasRoomForAllItsMatches()
    {
        Competition competition = withTimetable(cup::make("cup-4-best-of-3"), eveningOn(2))->after;
        QVERIFY(hourOf(competition, 1) < hourOf(competition, 3));
        QVERIFY(hourOf(competition, 3) < hourOf(competition, 5));
        QVERIFY(hourOf(competition, 5) < hourOf(competition, 7));
        QVERIFY(hourOf(competition, 8) < hourOf(competition, 9));
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 3, {0, 1});
        const auto later = withTimetable(competition, eveningOn(2));
        QVERIFY(later.has_value());
        // The other semi-final and the final.
        QCOMPARE(later->fixtures.size(), std::size_t{6});
    }

    void theRestOfTheDayGetsOtherHours()
    {
        Competition competition = withTimetable(cup::make("evening-8"), eveningOn(2))->after;
        QCOMPARE(matchesAt(competition, QTime(19, 0)), u"1 2"_s);
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 2, {1, 0});
        const int live = competition.indexOfNumber(3);
        const QTime planned = hourOf(competition, 3);
        DayPlan late = eveningOn(2, 1);
        late.rules.start = QTime(19, 40);
        const auto made = withTimetable(competition, late, {live});
        QVERIFY(made.has_value());
        // Played and under way: they keep their hours, and their teams rest.
        QCOMPARE(hourOf(made->after, 1), QTime(19, 0));
        QCOMPARE(hourOf(made->after, 3), planned);
        const Progress now = progress(made->after);
        for (const int done : {competition.indexOfNumber(1), competition.indexOfNumber(2), live})
            for (const int fixture : made->fixtures) {
                const bool isOfBoth =
                    now.fixtures[at(fixture)].teams[Side::Home] == now.fixtures[at(done)].teams[Side::Home] &&
                    now.fixtures[at(fixture)].teams[Side::Home] >= 0;
                if (isOfBoth)
                    QVERIFY(made->after.appointment(done)->time.secsTo(
                                made->after.appointment(fixture)->time) >= 50 * 60);
            }
        QCOMPARE(made->fixtures.size(), competition.fixtures().size() - 3);
    }

    void theDayIsNoted()
    {
        const auto made = withTimetable(cup::make("cup-8"), eveningOn(2));
        QVERIFY(made.has_value());
        const SeasonDays days = seasonDaysOf(made->after);
        QVERIFY(days.calendar.isOneDay());
        QCOMPARE(days.calendar.first, QDate(2026, 11, 28));
        QCOMPARE(days.calendar.kickOffs.size(), made->timetable.hours.size());
        QCOMPARE(days.calendar.kickOffs.front().matches, 2);
        const std::vector<DayGrid> grids = dayGrids(made->after, progress(made->after));
        QCOMPARE(grids.size(), 1U);
        QCOMPARE(grids.front().tables, (QStringList{u"Table 1"_s, u"Table 2"_s}));
        QCOMPARE(grids.front().hours, made->timetable.hours);
        QCOMPARE(grids.front().cells.front(), (std::vector<std::vector<int>>{{0}, {1}}));
    }

    void tablesStandInTheirOrder()
    {
        DayPlan plan = eveningOn(2);
        plan.rules.tables = {u"Table 10"_s, u"Table 9"_s};
        QCOMPARE(gridOf(withTimetable(cup::make("cup-8"), plan)->after).tables,
                 (QStringList{u"Table 9"_s, u"Table 10"_s}));
    }

    void idleTeamsAreTheReferees()
    {
        DayPlan plan = eveningOn(2);
        plan.rules.referees = true;
        const Competition before = cup::make("evening-8");
        const auto made = withTimetable(before, plan);
        QVERIFY(made.has_value());
        const Officials officials(made->after);
        int appointed = 0;
        for (std::size_t i = 0; i < made->fixtures.size(); ++i) {
            const int team = made->timetable.entries[i].referee;
            QCOMPARE(officials.nameOf(made->fixtures[i]), team < 0 ? QString() : before.entrant(team).name);
            appointed += team < 0 ? 0 : 1;
        }
        // Whoever comes to the finals is not known yet, so everybody may play in them.
        QCOMPARE(appointed, 12);
        QCOMPARE(sentences(made->timetable.notKept),
                 (QStringList{u"Matches 13, 14, 15, 16, 17, 18 have no referee: no team is known to be "
                              "free."_s}));

        // Teams may play at the hours at which they were referees.
        DayPlan without = plan;
        without.rules.referees = false;
        const auto none = withTimetable(made->after, without);
        QVERIFY(none.has_value());
        for (const int fixture : none->fixtures)
            QCOMPARE(Officials(none->after).nameOf(fixture), QString());

        // Somebody who was chosen by hand stays.
        Competition chosen = made->after;
        const RefereeEntry guest{QUuid::createUuidV5(cup::space, u"guest"_s), u"Guest"_s, {}, true};
        QVERIFY(enterReferee(chosen, guest).has_value());
        QVERIFY(appointReferees(chosen, {{1, guest.id, false, {}}}).has_value());
        plan.rules.seed = 5;
        plan.rules.start = QTime(20, 0);
        const auto again = withTimetable(chosen, plan);
        QVERIFY(again.has_value());
        QCOMPARE(Officials(again->after).nameOf(chosen.indexOfNumber(1)), u"Guest"_s);
    }

    void theFinalMayStandAlone()
    {
        DayPlan plan = eveningOn(4);
        const Competition before = cup::make("cup-8-all-places");
        const auto lastHour = [&before](const TimetabledDay &made) {
            const int final = before.indexOfNumber(before.definition().format.finalPlaces.front().number);
            std::vector<int> there;
            for (std::size_t i = 0; i < made.fixtures.size(); ++i)
                if (made.timetable.entries[i].slot + 1 == int(made.timetable.hours.size()))
                    there.push_back(made.fixtures[i]);
            return std::pair(there, final);
        };
        const auto usual = withTimetable(before, plan);
        QCOMPARE(lastHour(*usual).first.size(), std::size_t{4});
        plan.rules.finalLast = true;
        const auto alone = withTimetable(before, plan);
        QCOMPARE(lastHour(*alone).first, std::vector<int>{lastHour(*alone).second});
        QCOMPARE(alone->timetable.hours.size(), usual->timetable.hours.size() + 1);
        // It is remembered, and a league's table without a final takes no notice.
        const auto noted = notedTimetable(alone->after.definition());
        QVERIFY(noted && noted->rules.finalLast);
        QVERIFY(withTimetable(cup::make("league-6x1"), plan).has_value());
        QVERIFY(withTimetable(cup::make("double-elimination-8"), plan).has_value());
    }

    void whoHasWithdrawnTakesNoTableAndIsNoReferee()
    {
        DayPlan plan = eveningOn(2);
        plan.rules.referees = true;
        Competition competition = withTimetable(cup::make("evening-8"), plan)->after;
        const Fixture &first = competition.fixtures().front();
        const int gone = progress(competition).fixtures.front().teams[Side::Home];
        cup::play(competition, first.number, {1, 0});
        TeamWithdrawal withdrawal;
        withdrawal.team = gone;
        withdrawal.results = TeamWithdrawal::Results::Counted;
        QVERIFY(competition.withdrawTeam(withdrawal).has_value());
        plan.rules.start = QTime(20, 0);
        const auto made = withTimetable(competition, plan);
        QVERIFY(made.has_value());
        const Progress now = progress(made->after);
        for (std::size_t i = 0; i < made->fixtures.size(); ++i) {
            QVERIFY(now.fixtures[at(made->fixtures[i])].award < 0);
            QVERIFY(made->timetable.entries[i].referee != gone);
        }
        int played = 0;
        for (const auto &tables : gridOf(made->after).cells)
            for (const std::vector<int> &cell : tables) {
                QVERIFY(cell.size() <= 1);
                played += static_cast<int>(cell.size());
            }
        // Two walkovers of the group are left out.
        QCOMPARE(played, 16);
    }

    /// Nobody knows yet who meets whom in rounds that are drawn later.
    void whoMissesARoundOfASwiss()
    {
        const Competition before = cup::hold(cup::swiss(8, 3));
        DayPlan plan = eveningOn(4);
        plan.teams = {{0, QTime(19, 10), {}}, {1, {}, QTime(19, 30)}};
        const auto made = withTimetable(before, plan);
        QVERIFY(made.has_value());
        QCOMPARE(sentences(made->timetable.notKept),
                 QStringList({u"Team T01 arrives at 19:10, but round 1 begins at 19:00: without a bye on "
                              u"request it may be paired there."_s,
                              u"Team T02 leaves at 19:30, but round 2 ends at 19:45: without a bye on "
                              u"request it may be paired there."_s,
                              u"Team T02 leaves at 19:30, but round 3 ends at 20:10: without a bye on "
                              u"request it may be paired there."_s}));
        QVERIFY(RequestedByes(made->after, 0).all().empty());
        plan.missedRounds = ByeRequest::Kind::Half;
        const auto asked = withTimetable(before, plan);
        QVERIFY(asked.has_value());
        QVERIFY(asked->timetable.notKept.empty());
        const std::vector<TeamBye> byes = RequestedByes(asked->after, 0).all();
        QVERIFY(byes == (std::vector<TeamBye>{{0, {1, 1, ByeRequest::Kind::Half}},
                                              {1, {1, 2, ByeRequest::Kind::Half}},
                                              {1, {1, 3, ByeRequest::Kind::Half}}}));
        // What is asked for already is not said, nor asked for again.
        plan.missedRounds = ByeRequest::Kind::Zero;
        const auto again = withTimetable(asked->after, plan);
        QVERIFY(again.has_value());
        QVERIFY(RequestedByes(again->after, 0).all() == byes);
    }

    /// A round of pairings over several matches is over with the last of them.
    void whoMissesARoundOfBestOf()
    {
        Format format = cup::swiss(8, 1);
        std::get<PairedStage>(format.stages.front().plan).bestOf = 3;
        DayPlan plan = eveningOn(4);
        plan.teams = {{1, {}, QTime(19, 30)}};
        const auto made = withTimetable(cup::hold(std::move(format)), plan);
        QVERIFY(made.has_value());
        QCOMPARE(sentences(made->timetable.notKept),
                 QStringList(
                     u"Team T02 leaves at 19:30, but round 1 ends at 20:10: without a bye on request it may "
                     u"be paired there."_s));
    }

    void aDayIsNeeded()
    {
        DayPlan plan = eveningOn(2);
        plan.day = {};
        plan.teams = {{0, QTime(20, 0), {}}, {0, {}, QTime(21, 0)}};
        const auto made = withTimetable(cup::make("cup-8"), plan);
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().problems.size(), 2U);
        QCOMPARE(made.error().problems[1].what.english(), u"Team T01 is listed twice."_s);
    }
};

TOUCHLINE_TEST(TestTimetable)

} // namespace test_timetable

#include "test_timetable.moc"
