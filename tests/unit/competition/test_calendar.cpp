// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/entry/skipped_hour.h"
#include "core/competition/schedule/calendar_json.h"
#include "core/competition/schedule/schedule_wish_json.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QJsonDocument>

namespace test_calendar {

using namespace touchline;
using namespace touchline::testing;

namespace {

QJsonObject json(const char *text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    return document.object();
}

Calendar calendarOf(const char *text)
{
    const auto calendar = readCalendar(json(text));
    if (!calendar)
        qFatal("%s", qPrintable(calendar.error().problems.front().what.english()));
    return *calendar;
}

QStringList written(const std::vector<MatchdayDates> &dates)
{
    QStringList all;
    for (const MatchdayDates &matchday : dates)
        all.append(matchday.date.toString(u"MM-dd"_s) + (matchday.isMidweek ? u"*"_s : QString()));
    return all;
}

QStringList sentences(const Error &error)
{
    QStringList all;
    for (const Problem &problem : error.problems)
        all.append(problem.where + u": "_s + problem.what.english());
    return all;
}

QString datesOf(const char *calendar, int matchdays)
{
    const auto dates = matchdayDates(calendarOf(calendar), matchdays);
    return dates ? written(*dates).join(u' ') : sentences(dates.error()).join(u'|');
}

} // namespace

class TestCalendar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // 15 August 2026 is a Saturday.
    void datesFollowTheRhythm_data() { rowsFrom<QByteArray, QString>("test_calendar"); }

    void datesFollowTheRhythm()
    {
        const auto [calendar, dates] = row<QByteArray, QString>();
        QCOMPARE(datesOf(calendar.constData(), 4), dates);
    }

    void theLongestSeasonHasDates()
    {
        const Calendar calendar = calendarOf(R"({"first": "2026-08-15"})");
        QVERIFY(matchdayDates(calendar, (largestGroup - 1) * mostLegs).has_value());
    }

    void kickOffsGoRound()
    {
        const Calendar calendar = calendarOf(
            R"({"first": "2026-08-14", "time_zone": "Europe/Berlin", "time_zones": {"C": "Europe/London"},
                "kick_offs": [{"day": 0, "time": "20:30", "matches": 1}, {"day": 1, "time": "15:30"}]})");
        const QStringList teams{u"A"_s, u"B"_s, u"C"_s, u"D"_s};
        const std::vector<Round> matchdays = bergerSchedule(4);
        ASSIGN_RESULT(dates, matchdayDates(calendar, 3));
        QVERIFY(dates->front().includes(QDate(2026, 8, 15)));
        QVERIFY(!dates->front().includes(QDate(2026, 8, 16)));
        ASSIGN_RESULT(times, matchTimes(calendar, *dates, matchdays, teams));
        const QString berlin = u"Europe/Berlin"_s;
        const std::vector<std::vector<MatchTime>> expected{
            {{QDate(2026, 8, 14), QTime(20, 30), berlin}, {QDate(2026, 8, 15), QTime(15, 30), berlin}},
            {{QDate(2026, 8, 22), QTime(15, 30), berlin}, {QDate(2026, 8, 21), QTime(20, 30), berlin}},
            {{QDate(2026, 8, 28), QTime(20, 30), berlin},
             {QDate(2026, 8, 29), QTime(15, 30), u"Europe/London"_s}}};
        QCOMPARE(*times, expected);
    }

    /// On 29 March 2026 the clocks of Berlin go from 2:00 to 3:00, those of London from 1:00 to 2:00.
    void anHourThatIsSkippedIsRefused()
    {
        const Calendar calendar = calendarOf(
            R"({"first": "2026-03-29", "time_zone": "Europe/Berlin", "time_zones": {"C": "Europe/London"},
                "kick_offs": [{"time": "02:30"}]})");
        ASSIGN_RESULT(dates, matchdayDates(calendar, 3));
        const auto times = matchTimes(calendar, *dates, bergerSchedule(4), {u"A"_s, u"B"_s, u"C"_s, u"D"_s});
        QVERIFY(!times);
        QCOMPARE(sentences(times.error()),
                 QStringList{u"matchday 1: There is no 02:30 on 2026-03-29 in Europe/Berlin: the "
                             "clocks go forward."_s});
        const auto isSkipped = [](QDate day, QTime time, const char *zone) {
            return skippedHour({1, day, time, QString::fromUtf8(zone), {}, {}, {}}).has_value();
        };
        const QDate spring(2026, 3, 29);
        QVERIFY(isSkipped(spring, QTime(2, 0), "Europe/Berlin"));
        QVERIFY(isSkipped(spring, QTime(2, 59), "Europe/Berlin"));
        QVERIFY(!isSkipped(spring, QTime(1, 59), "Europe/Berlin"));
        QVERIFY(!isSkipped(spring, QTime(3, 0), "Europe/Berlin"));
        QVERIFY(isSkipped(spring, QTime(1, 30), "Europe/London"));
        QVERIFY(!isSkipped(spring.addDays(1), QTime(2, 30), "Europe/Berlin"));
        // An hour that is there twice, a step of half an hour, and a day that was left out.
        QVERIFY(!isSkipped(QDate(2026, 10, 25), QTime(2, 30), "Europe/Berlin"));
        const auto isDoubled = [](QDate day, QTime time, const char *zone) {
            return doubledHour({1, day, time, QString::fromUtf8(zone), {}, {}, {}}).has_value();
        };
        QVERIFY(isDoubled(QDate(2026, 10, 25), QTime(2, 30), "Europe/Berlin"));
        QVERIFY(isDoubled(QDate(2026, 10, 25), QTime(2, 0), "Europe/Berlin"));
        QVERIFY(!isDoubled(QDate(2026, 10, 25), QTime(3, 0), "Europe/Berlin"));
        QVERIFY(!isDoubled(QDate(2026, 10, 25), QTime(1, 59), "Europe/Berlin"));
        QVERIFY(!isDoubled(spring, QTime(2, 30), "Europe/Berlin"));
        QVERIFY(isDoubled(QDate(2026, 10, 25), QTime(1, 30), "Europe/London"));
        QVERIFY(isSkipped(QDate(2026, 10, 4), QTime(2, 15), "Australia/Lord_Howe"));
        QVERIFY(!isSkipped(QDate(2026, 10, 4), QTime(2, 30), "Australia/Lord_Howe"));
        QVERIFY(isSkipped(QDate(2011, 12, 30), QTime(12, 0), "Pacific/Apia"));
        QVERIFY(!isSkipped(spring, QTime(2, 30), ""));
        QVERIFY(!isSkipped(spring, QTime(), "Europe/Berlin"));
        QVERIFY(!isSkipped(QDate(), QTime(2, 30), "Europe/Berlin"));
    }

    void openKickOffsShareEvenly()
    {
        const Calendar calendar = calendarOf(
            R"({"kick_offs": [{"time": "13:00"}, {"time": "15:00", "matches": 3}, {"time": "17:00"}]})");
        const std::vector<Round> matchdays{bergerSchedule(16).front()};
        QStringList teams;
        for (int team = 0; team < 16; ++team)
            teams.append(QString::number(team));
        const auto times = matchTimes(calendar, {MatchdayDates{}}, matchdays, teams);
        QVERIFY(times.has_value());
        QStringList hours;
        for (const MatchTime &time : times->front()) {
            QVERIFY(!time.date.isValid());
            hours.append(time.time.toString(u"HH"_s));
        }
        QCOMPARE(hours.join(u' '), u"13 13 13 15 15 15 17 17"_s);
    }

    void midweekHasItsOwnKickOffs()
    {
        const Calendar calendar = calendarOf(
            R"({"first": "2026-08-15", "midweek": ["2026-08-19"], "kick_offs": [{"day": 1, "time": "15:30"}],
                "midweek_kick_offs": [{"time": "20:00"}]})");
        const QStringList teams{u"A"_s, u"B"_s};
        ASSIGN_RESULT(dates, matchdayDates(calendar, 3));
        ASSIGN_RESULT(times, matchTimes(calendar, *dates, inLegs(bergerSchedule(2), 3), teams));
        QCOMPARE((*times)[0].front(), (MatchTime{QDate(2026, 8, 16), QTime(15, 30), {}}));
        QCOMPARE((*times)[1].front(), (MatchTime{QDate(2026, 8, 19), QTime(20, 0), {}}));
        QCOMPARE((*times)[2].front(), (MatchTime{QDate(2026, 8, 23), QTime(15, 30), {}}));
    }

    void kickOffsWithoutRoomAreRefused()
    {
        const Calendar calendar =
            calendarOf(R"({"kick_offs": [{"matches": 1}], "time_zones": {"X": "UTC"}})");
        const auto times = matchTimes(calendar, std::vector<MatchdayDates>(3), bergerSchedule(4),
                                      {u"A"_s, u"B"_s, u"C"_s, u"D"_s});
        QVERIFY(!times);
        QCOMPARE(sentences(times.error()),
                 (QStringList{u"time_zones: There is no team X."_s,
                              u"matchday 1: It has 2 matches, more than the kick-offs have room "
                              "for."_s}));
    }

    /// An evening: every matchday at the next kick-off, and behind the last one in the same pace.
    void oneDayHasItAll_data() { rowsFrom<QByteArray, QString>("test_calendar"); }
    void oneDayHasItAll()
    {
        const auto [calendar, wanted] = row<QByteArray, QString>();
        const Calendar read = calendarOf(calendar.constData());
        QCOMPARE(readCalendar(toJson(read)).value(), read);
        const std::vector<Round> matchdays{{{0, 1}, {2, 3}, {4, 5}}, {{1, 2}, {3, 4}, {5, 0}}, {{0, 2}}};
        ASSIGN_RESULT(dates, matchdayDates(read, 3));
        QCOMPARE(written(*dates).join(u' '), u"12-01 12-01 12-01"_s);
        const QStringList teams{u"A"_s, u"B"_s, u"C"_s, u"D"_s, u"E"_s, u"F"_s};
        const auto times = matchTimes(read, *dates, matchdays, teams);
        QStringList shown;
        if (times)
            for (const std::vector<MatchTime> &matchday : *times) {
                QStringList hours;
                for (const MatchTime &time : matchday)
                    hours << (time.time.isValid() ? time.time.toString(u"HH:mm"_s) : u"-"_s);
                shown << hours.join(u' ');
            }
        QCOMPARE(times ? shown.join(u", "_s) : sentences(times.error()).join(u'|'), wanted);
    }

    void oneDayHasOneDate()
    {
        QCOMPARE(datesOf(R"({"dates": ["2026-12-01", "2026-12-02"], "one_day": true})", 2),
                 u"dates: Everything is played on one day: give one date."_s);
        QCOMPARE(datesOf(R"({"first": "2026-12-01", "one_day": false})", 2), u"12-01 12-08"_s);
    }

    void calendarsComeBackFromTheirFile_data() { rowsFrom<QByteArray>("test_calendar"); }

    void calendarsComeBackFromTheirFile()
    {
        const auto [text] = row<QByteArray>();
        ASSIGN_RESULT(calendar, readCalendar(json(text.constData())));
        const QJsonObject writtenAgain = toJson(*calendar);
        QCOMPARE(*readCalendar(writtenAgain), *calendar);
        for (const QString &key : json(text.constData()).keys())
            QCOMPARE(writtenAgain.value(key), json(text.constData()).value(key));
    }

    void everythingWrongIsNamed()
    {
        const auto calendar = readCalendar(json(
            R"({"first": "15.8.2026", "every": 0, "midweek": ["2026-02-30", "2026-09-02", "2026-09-01"],
                "weekdays": ["caturday", "sunday", "sunday"],
                "blackouts": [{"from": "2026-12-20", "to": "2026-12-01"}, {"to": "2026-12-01"}],
                "kick_offs": [{"day": 7, "time": "3 pm", "matches": 0, "where": 1}],
                "time_zone": "Berlin!", "time_zones": {"A": 1}, "colour": "red"})"));
        VERIFY_FAULT(calendar, Fault::BadInput);
        const QStringList expected{
            u"every: Choose either an interval in days or days of the week."_s,
            u"first: This is not a date like 2026-08-15: 15.8.2026"_s,
            u"every: This must be a whole number from 1 to 366, not 0."_s,
            u"weekdays: \"caturday\" is not a day of the week (monday to sunday)."_s,
            u"weekdays: sunday is listed twice."_s,
            u"midweek[0]: This is not a date like 2026-08-15: 2026-02-30"_s,
            u"midweek[2]: The dates must be in order: 2026-09-01"_s,
            u"blackouts[0].to: It ends before it begins."_s,
            u"blackouts[1].from: This entry is missing."_s,
            u"blackouts[1].from: This is not a date like 2026-08-15: "_s,
            u"kick_offs[0].day: This must be a whole number from 0 to 6, not 7."_s,
            u"kick_offs[0].matches: This must be a whole number from 1 to 128, not 0."_s,
            u"kick_offs[0].time: This is not a time like 15:30: 3 pm"_s,
            u"kick_offs[0].where: Unknown entry."_s,
            u"time_zone: This is not a time zone like Europe/Berlin: Berlin!"_s,
            u"time_zones.A: This is not a time zone like Europe/Berlin: "_s,
            u"colour: Unknown entry."_s};
        QCOMPARE(sentences(calendar.error()), expected);
    }

    /// What is kept is read on every computer; what somebody writes must be a zone here.
    void unknownZonesAreNamed()
    {
        const Calendar calendar = calendarOf(
            R"({"time_zone": "Europe/Atlantis", "time_zones": {"A": "Europe/London", "B": "Mars/Base"}})");
        const auto checked = checkZones(calendar);
        QVERIFY(!checked);
        QCOMPARE(sentences(checked.error()),
                 (QStringList{u"time_zone: This is not a time zone like Europe/Berlin: Europe/Atlantis"_s,
                              u"time_zones.B: This is not a time zone like Europe/Berlin: Mars/Base"_s}));
        QVERIFY(checkZones(calendarOf(R"({"time_zone": "Europe/Berlin"})")).has_value());
        QVERIFY(checkZones(calendarOf("{}")).has_value());
    }

    void datesGivenGoWithoutARhythm()
    {
        const auto both = readCalendar(json(R"({"dates": [], "first": "2026-08-15", "every": 7})"));
        QVERIFY(!both);
        QCOMPARE(sentences(both.error()),
                 (QStringList{u"first: This has no effect when all dates are given."_s,
                              u"every: This has no effect when all dates are given."_s}));
        const auto noFirst = readCalendar(json(R"({"every": 7, "midweek": ["2026-08-15"]})"));
        QVERIFY(!noFirst);
        QCOMPARE(sentences(noFirst.error()), (QStringList{u"every: The first date is missing."_s,
                                                          u"midweek: The first date is missing."_s}));
    }

    void wishesNameDates()
    {
        const QStringList teams{u"A"_s, u"B"_s, u"C"_s, u"D"_s};
        const SeasonShape shape{4, 1, LegOrder::Mirrored};
        const auto dates =
            matchdayDates(calendarOf(R"({"first": "2026-08-15", "kick_offs": [{"day": 0}, {"day": 1}]})"), 3);
        QVERIFY(dates.has_value());
        const auto read = [&](const char *text) { return readWishes(json(text), teams, shape, *dates); };
        const auto wishes = read(
            R"({"wishes": [{"wish": "not_home", "team": "B", "dates": ["2026-08-15", "2026-08-16", "2026-08-30"]},
                           {"wish": "not_home", "team": "B", "dates": ["2026-08-17"]}]})");
        QVERIFY(wishes.has_value());
        QCOMPARE(wishes->front().matchdays, (std::vector<int>{0, 2}));
        QVERIFY(wishes->back().matchdays.empty());
        const auto missed = read(R"({"wishes": [{"wish": "home", "team": "B", "dates": ["2026-08-17"]}]})");
        QVERIFY(!missed);
        QCOMPARE(sentences(missed.error()),
                 QStringList{u"wishes[0].dates[0]: There is no matchday on 2026-08-17."_s});
        const auto noCalendar =
            readWishes(json(R"({"wishes": [{"wish": "home", "team": "B", "dates": ["2026-08-15"]}]})"), teams,
                       shape, {});
        QVERIFY(!noCalendar);
        QCOMPARE(sentences(noCalendar.error()), QStringList{u"wishes[0].dates: Dates need a calendar."_s});
    }

    void everythingWrongWithWishesIsNamed()
    {
        const QStringList teams{u"A"_s, u"B"_s};
        const auto wishes = readWishes(
            json(R"({"wishes": [{"wish": "luck"}, {"wish": "home", "team": "X", "matchdays": [2, "1"]},
                                {"wish": "meet", "teams": ["A", "B"]},
                                {"wish": "home", "team": "A", "most": 2, "matchdays": [1], "dates": []},
                                {"wish": "home", "team": "A", "matchdays": []}]})"),
            teams, {2, 1, LegOrder::Mirrored}, {});
        QVERIFY(!wishes);
        const QStringList expected{
            u"wishes[0].wish: \"luck\" is not one of these words: not_all_home, meet, not_meet, "
            "home, away, free, not_home, not_away, not_free."_s,
            u"wishes[1].team: There is no team X."_s,
            u"wishes[1].matchdays[0]: A matchday is a number from 1 to 1."_s,
            u"wishes[1].matchdays[1]: A matchday is a number from 1 to 1."_s,
            u"wishes[2].matchdays: This entry is missing."_s,
            u"wishes[3].dates: Either matchdays or dates."_s,
            u"wishes[3].dates: Dates need a calendar."_s,
            u"wishes[3].most: Unknown entry."_s,
            u"wishes[4].matchdays: This wish names no matchday."_s};
        QCOMPARE(sentences(wishes.error()), expected);
    }
};

TOUCHLINE_TEST(TestCalendar)

} // namespace test_calendar

#include "test_calendar.moc"
