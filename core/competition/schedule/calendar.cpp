// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/calendar.h"

#include "core/competition/entry/skipped_hour.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

/// Where nobody says when a season ends, its dates are looked for this long.
constexpr int longestSeasonInYears = 60;

/// Later years have more than four digits, which no calendar file can write.
QDate lastOfAll()
{
    return {9999, 12, 31};
}

constexpr const char *badCalendar = QT_TRANSLATE_NOOP("core", "The calendar does not fit the season.");

QString isoDate(QDate date)
{
    return date.toString(Qt::ISODate);
}

const std::vector<KickOff> &kickOffsOf(const Calendar &calendar, bool isMidweek)
{
    return isMidweek && !calendar.midweekKickOffs.empty() ? calendar.midweekKickOffs : calendar.kickOffs;
}

MatchdayDates datesFrom(const Calendar &calendar, QDate date, bool isMidweek)
{
    if (!date.isValid())
        return {};
    int first = latestKickOffDay;
    int last = 0;
    for (const KickOff &kickOff : kickOffsOf(calendar, isMidweek)) {
        first = std::min(first, kickOff.day);
        last = std::max(last, kickOff.day);
    }
    return {date, date.addDays(std::min(first, last)), date.addDays(last), isMidweek};
}

const Blackout *blackoutOn(const Calendar &calendar, QDate date, bool isMidweek)
{
    const std::vector<KickOff> &kickOffs = kickOffsOf(calendar, isMidweek);
    const auto includes = [date](const Blackout &blackout, int day) {
        return blackout.from <= date.addDays(day) && date.addDays(day) <= blackout.to;
    };
    for (const Blackout &blackout : calendar.blackouts) {
        const bool isHit = kickOffs.empty()
                               ? includes(blackout, 0)
                               : std::any_of(kickOffs.begin(), kickOffs.end(), [&](const KickOff &kickOff) {
                                     return includes(blackout, kickOff.day);
                                 });
        if (isHit)
            return &blackout;
    }
    return nullptr;
}

/// Whether the rhythm of the calendar has that date.
bool isDate(const Calendar &calendar, QDate date)
{
    if (calendar.weekdays.empty())
        return calendar.first.daysTo(date) % calendar.every == 0;
    return std::find(calendar.weekdays.begin(), calendar.weekdays.end(), date.dayOfWeek()) !=
           calendar.weekdays.end();
}

std::vector<MatchdayDates> madeDates(const Calendar &calendar, int matchdays)
{
    std::vector<MatchdayDates> made;
    const QDate end = std::min(
        calendar.last.isValid() ? calendar.last : calendar.first.addYears(longestSeasonInYears), lastOfAll());
    for (QDate date = calendar.first; date <= end && static_cast<int>(made.size()) < matchdays;
         date = date.addDays(1)) {
        const bool isMidweek =
            std::find(calendar.midweek.begin(), calendar.midweek.end(), date) != calendar.midweek.end();
        if ((!isMidweek && !isDate(calendar, date)) || blackoutOn(calendar, date, isMidweek) != nullptr)
            continue;
        const MatchdayDates dates = datesFrom(calendar, date, isMidweek);
        if (dates.last <= end)
            made.push_back(dates);
    }
    return made;
}

void checkGiven(const Calendar &calendar, Problems &problems)
{
    for (std::size_t i = 0; i < calendar.dates.size(); ++i) {
        const QDate date = calendar.dates[i];
        if (!date.isValid())
            continue;
        const QString where = QStringLiteral("dates[%1]").arg(i);
        if (const Blackout *blackout = blackoutOn(calendar, date, false))
            problems.push_back({where,
                                {QT_TRANSLATE_NOOP("core", "From %1 to %2 nobody plays."),
                                 {isoDate(blackout->from), isoDate(blackout->to)}},
                                {}});
        if (calendar.last.isValid() && datesFrom(calendar, date, false).last > calendar.last)
            problems.push_back(
                {where, {QT_TRANSLATE_NOOP("core", "The season ends on %1."), {isoDate(calendar.last)}}, {}});
    }
}

/// Nobody can play two matches on one day.
void checkOrder(const std::vector<MatchdayDates> &dates, Problems &problems)
{
    QDate end;
    for (std::size_t i = 0; i < dates.size(); ++i) {
        if (!dates[i].first.isValid())
            continue;
        if (end.isValid() && dates[i].first <= end)
            problems.push_back(
                {QStringLiteral("matchday %1").arg(i + 1),
                 {QT_TRANSLATE_NOOP("core", "It begins on %1, but the matchday before ends on %2."),
                  {isoDate(dates[i].first), isoDate(end)}},
                 {}});
        end = dates[i].last;
    }
}

/// The kick-off of each match of a matchday, in the order of the kick-offs; nothing where they have no room.
std::vector<const KickOff *> places(const std::vector<KickOff> &kickOffs, int matches)
{
    int left = matches;
    int open = 0;
    for (const KickOff &kickOff : kickOffs) {
        left -= kickOff.matches;
        open += kickOff.matches == 0 ? 1 : 0;
    }
    left = std::max(left, 0);
    std::vector<const KickOff *> all;
    for (const KickOff &kickOff : kickOffs) {
        int room = kickOff.matches;
        if (room == 0) {
            room = (left + open - 1) / open;
            left -= room;
            --open;
        }
        all.insert(all.end(), static_cast<std::size_t>(room), &kickOff);
    }
    if (static_cast<int>(all.size()) < matches)
        return {};
    all.resize(static_cast<std::size_t>(matches));
    return all;
}

QString timeZoneOf(const Calendar &calendar, const QString &team)
{
    const auto own = calendar.timeZones.find(team);
    return own == calendar.timeZones.end() ? calendar.timeZone : own->second;
}

bool isFreeDay(const Calendar &calendar, QDate day)
{
    return std::any_of(calendar.blackouts.begin(), calendar.blackouts.end(), [day](const Blackout &blackout) {
        return blackout.from <= day && day <= blackout.to;
    });
}

/// The home day of that team in the days of a matchday; invalid where it has none, or cannot have it.
QDate homeDay(const Calendar &calendar, const QString &team, QDate date, QDate next)
{
    const auto own = calendar.homeDays.find(team);
    if (own == calendar.homeDays.end() || !date.isValid())
        return {};
    constexpr int week = 7;
    const QDate day = date.addDays((own->second - date.dayOfWeek() + week) % week);
    const bool isTooLate =
        (next.isValid() && day >= next) || (calendar.last.isValid() && day > calendar.last);
    return isTooLate || isFreeDay(calendar, day) ? QDate() : day;
}

std::vector<MatchTime> timesOf(const Calendar &calendar, const MatchdayDates &dates, QDate next,
                               const Round &round, std::size_t matchday, const QStringList &teams,
                               const std::vector<const KickOff *> &kickOffs)
{
    std::vector<MatchTime> times;
    for (std::size_t match = 0; match < round.size(); ++match) {
        MatchTime time{dates.date, {}, timeZoneOf(calendar, teams.at(round[match].home))};
        if (!kickOffs.empty()) {
            const KickOff &kickOff = *kickOffs[(match + matchday) % kickOffs.size()];
            time.time = kickOff.time;
            if (time.date.isValid())
                time.date = time.date.addDays(kickOff.day);
        }
        if (const QDate day = homeDay(calendar, teams.at(round[match].home), dates.date, next); day.isValid())
            time.date = day;
        times.push_back(std::move(time));
    }
    return times;
}

/// The one day on which everything is played; null where it is not known.
Result<QDate> theOneDay(const Calendar &calendar)
{
    Problems problems;
    if (calendar.dates.size() > 1)
        problems.push_back(
            {QStringLiteral("dates"),
             {QT_TRANSLATE_NOOP("core", "Everything is played on one day: give one date."), {}},
             {}});
    checkGiven(calendar, problems);
    if (!problems.empty())
        return fail(Fault::BadInput, badCalendar, {}, std::move(problems));
    if (!calendar.dates.empty())
        return calendar.dates.front();
    const std::vector<MatchdayDates> made =
        calendar.first.isValid() ? madeDates(calendar, 1) : std::vector<MatchdayDates>();
    return made.empty() ? QDate() : made.front().date;
}

/// Hands out the kick-offs of one day, one after the other.
class OneDayClock
{
public:
    OneDayClock(const std::vector<KickOff> &kickOffs, Problems &problems)
        : m_kickOffs(kickOffs)
        , m_problems(problems)
    {
        QTime before;
        for (std::size_t i = 0; i < kickOffs.size(); ++i) {
            const KickOff &kickOff = kickOffs[i];
            const bool isInOrder =
                kickOff.day == 0 && kickOff.time.isValid() && (!before.isValid() || before < kickOff.time);
            if (!isInOrder)
                note(QStringLiteral("kick_offs[%1]").arg(i),
                     QT_TRANSLATE_NOOP("core", "The kick-offs of one day need times in rising order."));
            before = kickOff.time;
        }
    }

    /// Of so many matches that can be played at once.
    std::vector<QTime> next(int matches)
    {
        std::vector<QTime> times;
        while (static_cast<int>(times.size()) < matches && m_problems.empty()) {
            const int left = matches - static_cast<int>(times.size());
            const int room = m_kickOffs.empty() ? 0 : at(m_slot).matches;
            times.insert(times.end(), static_cast<std::size_t>(room == 0 ? left : std::min(left, room)),
                         timeOfSlot());
            ++m_slot;
        }
        return times;
    }

private:
    /// Behind the last kick-off it goes on with as many matches at once.
    [[nodiscard]] const KickOff &at(std::size_t slot) const
    {
        return m_kickOffs[std::min(slot, m_kickOffs.size() - 1)];
    }

    QTime timeOfSlot()
    {
        if (m_kickOffs.empty())
            return {};
        if (m_slot < m_kickOffs.size())
            return m_kickOffs[m_slot].time;
        if (m_kickOffs.size() == 1) {
            note(QStringLiteral("kick_offs"),
                 QT_TRANSLATE_NOOP("core", "Give a second kick-off: the others follow in the same pace."));
            return {};
        }
        constexpr qint64 day = qint64{24} * 60 * 60;
        const QTime last = m_kickOffs.back().time;
        const qint64 pace = m_kickOffs[m_kickOffs.size() - 2].time.secsTo(last);
        const qint64 seconds =
            QTime(0, 0).secsTo(last) + pace * static_cast<qint64>(m_slot + 1 - m_kickOffs.size());
        if (seconds < day)
            return QTime(0, 0).addSecs(static_cast<int>(seconds));
        note(QStringLiteral("kick_offs"),
             QT_TRANSLATE_NOOP("core", "The matches do not all begin before midnight."));
        return {};
    }

    void note(const QString &where, const char *what) { m_problems.push_back({where, {what, {}}, {}}); }

    const std::vector<KickOff> &m_kickOffs;
    Problems &m_problems;
    std::size_t m_slot = 0;
};

/// matchTimes() of a calendar whose matchdays are all on one day.
std::vector<std::vector<MatchTime>> oneDayTimes(const Calendar &calendar,
                                                const std::vector<MatchdayDates> &dates,
                                                const std::vector<Round> &matchdays, const QStringList &teams,
                                                Problems &problems)
{
    OneDayClock clock(calendar.kickOffs, problems);
    std::vector<std::vector<MatchTime>> all;
    for (std::size_t i = 0; i < matchdays.size(); ++i) {
        std::vector<MatchTime> &times = all.emplace_back();
        const std::vector<QTime> kickOffs = clock.next(static_cast<int>(matchdays[i].size()));
        for (std::size_t match = 0; match < kickOffs.size(); ++match)
            times.push_back(
                {dates[i].date, kickOffs[match], timeZoneOf(calendar, teams.at(matchdays[i][match].home))});
    }
    return all;
}

} // namespace

Result<std::vector<MatchdayDates>> matchdayDates(const Calendar &calendar, int matchdays)
{
    const auto count = static_cast<std::size_t>(matchdays);
    std::vector<MatchdayDates> dates(count);
    if (calendar.isOneDay()) {
        const auto day = theOneDay(calendar);
        TOUCHLINE_TRY(day);
        dates.assign(count, {*day, *day, *day, false});
        return dates;
    }
    Problems problems;
    if (!calendar.dates.empty()) {
        dates.clear();
        for (const QDate date : calendar.dates)
            dates.push_back(datesFrom(calendar, date, false));
        checkGiven(calendar, problems);
    } else if (calendar.first.isValid()) {
        dates = madeDates(calendar, matchdays);
    }
    if (dates.size() != count)
        problems.push_back({{},
                            {QT_TRANSLATE_NOOP("core", "There are %1 dates for %2 matchdays."),
                             {QString::number(dates.size()), QString::number(matchdays)}},
                            {}});
    checkOrder(dates, problems);
    if (!problems.empty())
        return fail(Fault::BadInput, badCalendar, {}, std::move(problems));
    return dates;
}

Result<std::vector<std::vector<MatchTime>>> matchTimes(const Calendar &calendar,
                                                       const std::vector<MatchdayDates> &dates,
                                                       const std::vector<Round> &matchdays,
                                                       const QStringList &teams)
{
    Problems problems;
    for (const auto &[team, zone] : calendar.timeZones)
        if (!teams.contains(team))
            problems.push_back({QStringLiteral("time_zones"),
                                {QT_TRANSLATE_NOOP("core", "There is no team %1."), {team}},
                                {}});
    for (const auto &[team, day] : calendar.homeDays)
        if (!teams.contains(team))
            problems.push_back({QStringLiteral("home_days"),
                                {QT_TRANSLATE_NOOP("core", "There is no team %1."), {team}},
                                {}});
    std::vector<std::vector<MatchTime>> times;
    if (calendar.isOneDay())
        times = oneDayTimes(calendar, dates, matchdays, teams, problems);
    for (std::size_t i = 0; i < matchdays.size() && !calendar.isOneDay(); ++i) {
        const std::vector<KickOff> &kickOffs = kickOffsOf(calendar, dates[i].isMidweek);
        const auto matches = static_cast<int>(matchdays[i].size());
        const std::vector<const KickOff *> all = places(kickOffs, matches);
        if (all.empty() && !kickOffs.empty() && matches > 0) {
            problems.push_back(
                {QStringLiteral("matchday %1").arg(i + 1),
                 {QT_TRANSLATE_NOOP("core", "It has %1 matches, more than the kick-offs have room for."),
                  {QString::number(matches)}},
                 {}});
            break;
        }
        const QDate next = i + 1 < dates.size() ? dates[i + 1].first : QDate();
        times.push_back(timesOf(calendar, dates[i], next, matchdays[i], i, teams, all));
    }
    for (std::size_t i = 0; i < times.size(); ++i)
        for (const MatchTime &time : times[i])
            if (auto hour = skippedHour({0, time.date, time.time, time.timeZone, {}, {}, {}}))
                problems.push_back({QStringLiteral("matchday %1").arg(i + 1), std::move(*hour), {}});
    // The matches of one hour share their problem.
    const auto isSame = [](const Problem &one, const Problem &other) {
        return one.where == other.where && one.what.english() == other.what.english();
    };
    problems.erase(std::unique(problems.begin(), problems.end(), isSame), problems.end());
    if (!problems.empty())
        return fail(Fault::BadInput, badCalendar, {}, std::move(problems));
    return times;
}

} // namespace touchline
