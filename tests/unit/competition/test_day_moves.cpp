// SPDX-License-Identifier: GPL-3.0-or-later
// What moves on the day of a timetable: single matches, the next one to a free table, a delay; and what each
// of it breaks.
#include "core/competition/schedule/rest_of_season.h"
#include "core/competition/timetable/day_moves.h"
#include "core/competition/timetable/timetable_notes.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTest>

namespace test_day_moves {

using namespace touchline;

namespace {

const QDate saturday(2026, 11, 28);

DayPlan planOf(int tables, int rest = 0)
{
    DayPlan plan{saturday, {}, {}};
    for (int table = 1; table <= tables; ++table)
        plan.rules.tables << u"Table %1"_s.arg(table);
    plan.rules.start = QTime(19, 0);
    plan.rules.minutes = 20;
    plan.rules.changeOver = 5;
    plan.rules.rest = rest;
    return plan;
}

Competition evening(const DayPlan &plan, const QString &format = u"evening-8"_s)
{
    const auto made = withTimetable(cup::make(qPrintable(format)), plan);
    if (!made)
        qFatal("%s", qPrintable(made.error().message.english()));
    return made->after;
}

DayGrid gridOf(const Competition &competition)
{
    return dayGrids(competition, progress(competition)).front();
}

int indexOf(const Competition &competition, int number)
{
    return competition.indexOfNumber(number);
}

/// "19:25 Table 2".
QString placeOf(const Competition &competition, int number)
{
    const Appointment *when = competition.appointment(indexOf(competition, number));
    return when->time.toString(u"HH:mm"_s) + u' ' + when->stadium;
}

/// The number of the match there.
int numberAt(const Competition &competition, QTime time, const QString &table)
{
    for (const Fixture &fixture : competition.fixtures())
        if (placeOf(competition, fixture.number) == time.toString(u"HH:mm"_s) + u' ' + table)
            return fixture.number;
    return -1;
}

QStringList reasonsOf(const Competition &competition, const DayPlan &plan, int number)
{
    QStringList reasons;
    for (const DayConflict &one : dayConflicts(competition, plan))
        if (one.fixture == indexOf(competition, number))
            reasons << one.reason.english();
    return reasons;
}

Competition moved(const Competition &competition, int number, const QString &table, QTime time)
{
    return withMoves(competition, {{indexOf(competition, number), table, time}}).value();
}

QString teamOf(const Competition &competition, int number, Side side)
{
    return competition.entrant(progress(competition).fixtures[at(indexOf(competition, number))].teams[side])
        .name;
}

/// The first match behind the hour that one of the teams of `number` plays.
int nextOf(const Competition &competition, int number)
{
    const Progress now = progress(competition);
    const PerSide<int> &teams = now.fixtures[at(indexOf(competition, number))].teams;
    int found = -1;
    for (const Fixture &fixture : competition.fixtures()) {
        const PerSide<int> &others = now.fixtures[at(indexOf(competition, fixture.number))].teams;
        if (fixture.number == number ||
            (others[Side::Home] != teams[Side::Home] && others[Side::Away] != teams[Side::Home]))
            continue;
        if (found < 0 || placeOf(competition, fixture.number) < placeOf(competition, found))
            found = fixture.number;
    }
    return found;
}

} // namespace

class TestDayMoves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRulesAreNoted()
    {
        DayPlan plan = planOf(3, 1);
        plan.rules.minutes = 12;
        plan.rules.end = QTime(23, 30);
        plan.rules.breaks = {{QTime(20, 30), QTime(20, 45)}};
        plan.rules.referees = true;
        plan.teams = {{2, QTime(19, 30), {}}, {5, {}, QTime(23, 0)}};
        Competition competition = evening(plan);
        QVERIFY(notedTimetable(competition.definition()) == plan);
        QVERIFY(dayPlanOf(competition, gridOf(competition)) == plan);
        // Other names, the same teams.
        QVERIFY(competition.renameEntrant(2, u"Mill Town"_s, saturday).has_value());
        QVERIFY(notedTimetable(competition.definition()) == plan);
        // The calendar knows its day still, and what is set anew leaves no rules behind.
        QCOMPARE(seasonDaysOf(competition).calendar.first, saturday);
        QVERIFY(seasonDaysOf(competition).calendar.isOneDay());
        QVERIFY(!lastingDays(competition.definition()).contains(timetableKey));
    }

    void damagedNotesAreNone_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("no day") << u"day"_s << QJsonValue(u"tomorrow"_s);
        QTest::newRow("no start") << u"start"_s << QJsonValue(7);
        QTest::newRow("no tables") << u"tables"_s << QJsonValue(QJsonArray());
    }

    void damagedNotesAreNone()
    {
        QFETCH(const QString, key);
        QFETCH(const QJsonValue, value);
        Competition competition = evening(planOf(2));
        CompetitionDefinition definition = competition.definition();
        QJsonObject note = definition.days.value(timetableKey).toObject();
        note.insert(key, value);
        definition.days.insert(timetableKey, note);
        QVERIFY(!notedTimetable(definition));
        // Then the hours themselves say it.
        QVERIFY(competition.setCalendar(competition.definition().calendar, definition.days).has_value());
        const DayPlan guessed = dayPlanOf(competition, gridOf(competition));
        QCOMPARE(guessed.rules.tables, planOf(2).rules.tables);
        QCOMPARE(guessed.rules.start, QTime(19, 0));
        QCOMPARE(guessed.rules.minutes, 25);
    }

    void whatWasMadeBreaksNothing_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("tables");
        QTest::addColumn<int>("rest");
        QTest::newRow("groups and finals") << u"evening-8"_s << 2 << 0;
        QTest::newRow("with rests") << u"evening-8"_s << 2 << 1;
        QTest::newRow("Swiss rounds") << u"evening-10"_s << 3 << 0;
        QTest::newRow("twelve") << u"evening-12"_s << 4 << 1;
        QTest::newRow("cup") << u"cup-16"_s << 5 << 2;
    }

    void whatWasMadeBreaksNothing()
    {
        QFETCH(const QString, format);
        QFETCH(const int, tables);
        QFETCH(const int, rest);
        DayPlan plan = planOf(tables, rest);
        plan.rules.start = QTime(10, 0);
        plan.rules.breaks = {{QTime(11, 10), QTime(11, 30)}};
        plan.teams = {{1, QTime(10, 30), {}}};
        plan.rules.referees = true;
        const Competition competition = evening(plan, format);
        const std::vector<DayConflict> found = dayConflicts(competition, plan);
        QCOMPARE(found.empty() ? QString() : found.front().reason.english(), QString());
    }

    void whatAMoveBreaks()
    {
        const DayPlan plan = planOf(2, 1);
        const Competition before = evening(plan);
        const int first = numberAt(before, QTime(19, 0), u"Table 1"_s);
        const int later = nextOf(before, first);
        const QString team = teamOf(before, first, Side::Home);
        const auto laterTime = before.appointment(indexOf(before, later))->time;
        const QString other =
            before.appointment(indexOf(before, later))->stadium == u"Table 1"_s ? u"Table 2"_s : u"Table 1"_s;
        // Twice at once.
        QStringList reasons = reasonsOf(moved(before, first, other, laterTime), plan, first);
        QVERIFY2(reasons.contains(u"%1 plays match %2 at the same time (%3)."_s.arg(team).arg(later).arg(
                     laterTime.toString(u"HH:mm"_s))),
                 qPrintable(reasons.join(u'\n')));
        // Without the rest.
        reasons = reasonsOf(moved(before, first, u"Table 9"_s, laterTime.addSecs(-25 * 60)), plan, first);
        QCOMPARE(reasons.filter(team),
                 QStringList{u"%1 has too short a rest: match %2 is at %3."_s.arg(team).arg(later).arg(
                     laterTime.toString(u"HH:mm"_s))});
        // At a table that is taken.
        const int second = numberAt(before, QTime(19, 0), u"Table 2"_s);
        reasons = reasonsOf(moved(before, first, u"Table 2"_s, QTime(19, 10)), plan, first);
        QVERIFY(reasons.contains(u"Match %1 is at Table 2 at 19:00."_s.arg(second)));
        // Before those that it waits for: the final, with the first matches.
        const int final = before.fixtures().back().number;
        reasons = reasonsOf(moved(before, final, u"Table 9"_s, QTime(19, 0)), plan, final);
        QVERIFY2(reasons.contains(u"Match %1 must be over before; it is at 19:00."_s.arg(first)) ||
                     !reasons.filter(u"must be over before"_s).isEmpty(),
                 qPrintable(reasons.join(u'\n')));
    }

    void whatTheDayForbids()
    {
        DayPlan plan = planOf(2);
        const Competition before = evening(plan);
        const int first = numberAt(before, QTime(19, 0), u"Table 1"_s);
        const int team = progress(before).fixtures[at(indexOf(before, first))].teams[Side::Home];
        const QString name = before.entrant(team).name;
        plan.rules.end = QTime(19, 15);
        plan.rules.breaks = {{QTime(19, 10), QTime(19, 20)}};
        plan.teams = {{team, QTime(19, 5), QTime(19, 10)}};
        QCOMPARE(reasonsOf(before, plan, first),
                 (QStringList{u"The hall closes at 19:15."_s, u"There is a break from 19:10 to 19:20."_s,
                              name + u" arrives at 19:05."_s, name + u" leaves at 19:10."_s}));
        // What is played is right where it is.
        Competition played = before;
        cup::play(played, first, {1, 0});
        QVERIFY(reasonsOf(played, plan, first).isEmpty());
    }

    void twoMatchesChangePlaces()
    {
        Competition competition = evening(planOf(2));
        const Progress now = progress(competition);
        const int one = numberAt(competition, QTime(19, 0), u"Table 1"_s);
        const int other = numberAt(competition, QTime(19, 25), u"Table 2"_s);
        const auto moves =
            swapMoves(competition, now, indexOf(competition, one), u"Table 2"_s, QTime(19, 25));
        QCOMPARE(moves, (std::vector<MatchMove>{{indexOf(competition, one), u"Table 2"_s, QTime(19, 25)},
                                                {indexOf(competition, other), u"Table 1"_s, QTime(19, 0)}}));
        const Competition after = withMoves(competition, moves).value();
        QCOMPARE(placeOf(after, one), u"19:25 Table 2"_s);
        QCOMPARE(placeOf(after, other), u"19:00 Table 1"_s);
        // Nothing to do where it is already, and a played match stays.
        QVERIFY(swapMoves(competition, now, indexOf(competition, one), u"Table 1"_s, QTime(19, 0)).empty());
        cup::play(competition, other, {1, 0});
        const Progress later = progress(competition);
        QVERIFY(!canBeMoved(competition, later, indexOf(competition, other)));
        QVERIFY(
            swapMoves(competition, later, indexOf(competition, one), u"Table 2"_s, QTime(19, 25)).empty());
        QVERIFY(
            swapMoves(competition, later, indexOf(competition, other), u"Table 1"_s, QTime(19, 0)).empty());
        QVERIFY(!canBeMoved(competition, later, indexOf(competition, one), {indexOf(competition, one)}));
    }

    void theHallByTheClock()
    {
        Competition competition = evening(planOf(2));
        const auto at19 = [&](QTime time) {
            return hallAt(competition, progress(competition), gridOf(competition), time);
        };
        // Nothing has begun.
        QCOMPARE(at19(QTime(18, 0)).playing, (std::vector<int>{-1, -1}));
        const int one = indexOf(competition, numberAt(competition, QTime(19, 0), u"Table 1"_s));
        const int two = indexOf(competition, numberAt(competition, QTime(19, 0), u"Table 2"_s));
        QCOMPARE(at19(QTime(19, 7)).playing, (std::vector<int>{one, two}));
        // They take longer: those behind wait.
        QCOMPARE(at19(QTime(19, 40)).playing, (std::vector<int>{one, two}));
        QVERIFY(at19(QTime(19, 40)).over.empty());
        cup::play(competition, competition.fixtures()[at(one)].number, {2, 0});
        const Hall hall = at19(QTime(19, 12));
        QCOMPARE(hall.playing, (std::vector<int>{-1, two}));
        QCOMPARE(hall.over, std::vector<int>{one});
        QVERIFY(hall.following[0] >= 0);
        QCOMPARE(hall.waiting.size(), competition.fixtures().size() - 2);
        // What is played with the program is played whatever the hour.
        QCOMPARE(hallAt(competition, progress(competition), gridOf(competition), QTime(18, 0), {two}).playing,
                 (std::vector<int>{-1, two}));
    }

    void theTimeOfTheHall()
    {
        Competition competition = evening(planOf(2));
        const auto time = [&](const QDateTime &clock) {
            return hallTime(competition, progress(competition), gridOf(competition), clock);
        };
        QCOMPARE(time({saturday, QTime(20, 13, 40)}), QTime(20, 13));
        // Before the start nobody plays.
        QCOMPARE(time({saturday, QTime(12, 0)}), QTime(12, 0));
        QCOMPARE(time({saturday.addDays(-3), QTime(20, 13)}), QTime(0, 0));
        const Hall early = hallAt(competition, progress(competition), gridOf(competition), QTime(12, 0));
        QCOMPARE(early.playing, (std::vector<int>{-1, -1}));
        QVERIFY(early.following[0] >= 0 && early.following[1] >= 0);
        QCOMPARE(time({saturday.addDays(9), QTime(20, 13)}), QTime(19, 0));
        cup::play(competition, numberAt(competition, QTime(19, 0), u"Table 1"_s), {2, 0});
        cup::play(competition, numberAt(competition, QTime(19, 0), u"Table 2"_s), {2, 0});
        QCOMPARE(time({saturday.addDays(9), QTime(20, 13)}), QTime(19, 25));
    }

    void theNextMatchTakesAFreeTable()
    {
        const DayPlan plan = planOf(2);
        Competition competition = evening(plan);
        const auto next = [&](QTime time, int table) {
            const Progress now = progress(competition);
            const DayGrid grid = gridOf(competition);
            return tableMoves(competition, now, plan, grid, hallAt(competition, now, grid, time), table);
        };
        QVERIFY(next(QTime(19, 5), 0).empty()); // nothing is free
        const int one = numberAt(competition, QTime(19, 0), u"Table 1"_s);
        cup::play(competition, one, {2, 0});
        const std::vector<MatchMove> moves = next(QTime(19, 12), 0);
        QVERIFY(!moves.empty());
        QCOMPARE(moves.front().table, u"Table 1"_s);
        QCOMPARE(moves.front().time, QTime(19, 12));
        const Competition after = withMoves(competition, moves).value();
        const std::vector<DayConflict> wrong = dayConflicts(after, plan);
        QCOMPARE(wrong.empty() ? QString() : wrong.front().reason.english(), QString());
        const Hall hall = hallAt(after, progress(after), gridOf(after), QTime(19, 12));
        QCOMPARE(hall.playing[0], moves.front().fixture);
        // By the hour of the day before: behind what was played there, where its next match is already.
        QVERIFY(next(QTime(19, 0), 0).empty());
        // Nobody is called before the start, and nobody before they have come.
        QVERIFY(next(QTime(12, 0), 0).empty());
        DayPlan late = plan;
        for (const Side side : bothSides)
            late.teams.push_back(
                {progress(competition).fixtures[at(moves.front().fixture)].teams[side], QTime(20, 0), {}});
        const Progress now = progress(competition);
        const DayGrid grid = gridOf(competition);
        const std::vector<MatchMove> other =
            tableMoves(competition, now, late, grid, hallAt(competition, now, grid, QTime(19, 12)), 0);
        QVERIFY(other.empty() || other.front().fixture != moves.front().fixture);
        // Everybody else plays or waits for somebody: nobody comes.
        cup::playOut(competition, Generator(3));
        QVERIFY(next(QTime(23, 0), 1).empty());
    }

    void aDelay()
    {
        DayPlan plan = planOf(2);
        plan.rules.breaks = {{QTime(19, 50), QTime(20, 0)}, {QTime(19, 20), QTime(19, 25)}};
        Competition competition = evening(plan);
        const int first = numberAt(competition, QTime(19, 0), u"Table 1"_s);
        const int second = numberAt(competition, QTime(19, 25), u"Table 1"_s);
        cup::play(competition, first, {1, 1});
        const DayGrid grid = gridOf(competition);
        const auto after = withDelay(competition, grid, QTime(19, 25), 20);
        QVERIFY(after.has_value());
        QCOMPARE(placeOf(*after, first), u"19:00 Table 1"_s);
        QCOMPARE(placeOf(*after, second), u"19:45 Table 1"_s);
        QVERIFY(dayConflicts(*after, dayPlanOf(*after, gridOf(*after))).empty());
        // The break of later moves with the matches, that of before stays.
        const std::vector<TimetableBreak> breaks = notedTimetable(after->definition())->rules.breaks;
        QCOMPARE(breaks, (std::vector<TimetableBreak>{{QTime(20, 10), QTime(20, 20)},
                                                      {QTime(19, 20), QTime(19, 25)}}));
        // A match that is being played stays, too.
        const auto moves = delayMoves(competition, progress(competition), grid, QTime(19, 25), 20,
                                      {indexOf(competition, second)});
        QVERIFY(std::none_of(moves->begin(), moves->end(), [&](const MatchMove &one) {
            return one.fixture == indexOf(competition, second);
        }));
        QCOMPARE(withDelay(competition, grid, QTime(23, 59), 20).error().message.english(),
                 u"No match is left from 23:59 on."_s);
        QVERIFY(withDelay(competition, grid, QTime(19, 25), 300)
                    .error()
                    .message.english()
                    .endsWith(u"would begin after midnight."_s));
    }
};

TOUCHLINE_TEST(TestDayMoves)

} // namespace test_day_moves

#include "test_day_moves.moc"
