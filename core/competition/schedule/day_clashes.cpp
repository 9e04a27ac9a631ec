// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/day_clashes.h"

#include "core/base/index.h"
#include "core/base/search_key.h"
#include "core/competition/entry/skipped_hour.h"
#include "core/competition/progress.h"
#include "core/competition/schedule/match_zone.h"
#include "core/competition/templates/format_builders.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

namespace touchline {

namespace {

bool isStillToCome(const FixtureStatus &status)
{
    return (status.state == FixtureState::Ready || status.state == FixtureState::Waiting) && status.award < 0;
}

bool isMoved(const Competition &before, const Competition &after, int fixture)
{
    const Appointment *was = before.appointment(fixture);
    const Appointment *is = after.appointment(fixture);
    if (is == nullptr || !is->date.isValid())
        return false;
    return was == nullptr || !(*was == *is);
}

/// The team of the first that is in the second too; -1 where there is none.
int sharedTeam(const PerSide<int> &teams, const PerSide<int> &others)
{
    for (const Side side : bothSides)
        if (teams[side] >= 0 && (teams[side] == others[Side::Home] || teams[side] == others[Side::Away]))
            return teams[side];
    return -1;
}

/// Everything is played on one day: a team plays several times on it, but not at one hour.
bool isOfOneDay(const Competition &competition)
{
    const QJsonValue said = competition.definition().days.value(QLatin1String("one_day"));
    return said.toBool(isEvening(competition.definition().format));
}

/// When and where a match is played, ready to be compared with others.
struct TimeAndGround
{
    QDate date;
    QTime time;
    /// Milliseconds since 1970 where the time zone is known too.
    std::optional<qint64> moment{};
    /// Search keys; empty where the ground is not known.
    QString ground{};
    QString city{};
};

/// When and where the matches of one competition are played.
class TimesAndGrounds
{
public:
    explicit TimesAndGrounds(const Competition &competition)
        : m_competition(competition)
        , m_zone(calendarZone(competition))
    {
    }

    /// One without a date where nobody knows the day.
    [[nodiscard]] TimeAndGround meeting(int fixture)
    {
        const Appointment *known = m_competition.appointment(fixture);
        if (known == nullptr || !known->date.isValid())
            return {};
        return {known->date, known->time, momentOf(*known), keyOf(known->stadium), keyOf(known->city)};
    }

    [[nodiscard]] std::vector<TimeAndGround> all()
    {
        std::vector<TimeAndGround> meetings;
        meetings.reserve(m_competition.fixtures().size());
        for (int i = 0; i < static_cast<int>(m_competition.fixtures().size()); ++i)
            meetings.push_back(meeting(i));
        return meetings;
    }

private:
    static QString keyOf(const QString &name)
    {
        QString key = searchKey(name);
        return key.isEmpty() ? name.simplified() : key;
    }

    std::optional<qint64> momentOf(const Appointment &known)
    {
        const QString &name = known.zone.isEmpty() ? m_zone : known.zone;
        if (!known.time.isValid() || name.isEmpty())
            return std::nullopt;
        auto zone = m_zones.find(name);
        if (zone == m_zones.end())
            zone = m_zones.emplace(name, QTimeZone(name.toUtf8())).first;
        if (!zone->second.isValid())
            return std::nullopt;
        return QDateTime(known.date, known.time, zone->second).toMSecsSinceEpoch();
    }

    const Competition &m_competition;
    const QString m_zone;
    std::map<QString, QTimeZone> m_zones;
};

bool areAtOneHour(const TimeAndGround &one, const TimeAndGround &other, const MatchLengths &lengths = {})
{
    if (!one.time.isValid() || !other.time.isValid())
        return false;
    constexpr qint64 minute = 60'000;
    const qint64 later = one.moment && other.moment
                             ? *other.moment - *one.moment
                             : QDateTime(one.date, one.time, QTimeZone::utc())
                                   .msecsTo(QDateTime(other.date, other.time, QTimeZone::utc()));
    return later == 0 || (later > 0 && later < lengths.here * minute) ||
           (later < 0 && -later < lengths.elsewhere * minute);
}

bool shareGround(const TimeAndGround &one, const TimeAndGround &other)
{
    return !one.ground.isEmpty() && one.ground == other.ground && one.city == other.city;
}

bool takesPlace(const Competition &competition, const Progress &now, int fixture)
{
    return isStillToCome(now.fixtures[at(fixture)]) || competition.report(fixture) != nullptr;
}

/// Whether the match is still to come and has another day, hour or ground than before, by fixture; empty
/// where none has.
std::vector<bool> movedMatches(const Competition &before, const Competition &after, const Progress &now)
{
    const auto count = static_cast<int>(std::min(before.fixtures().size(), after.fixtures().size()));
    std::vector<bool> isOfMoved(at(count), false);
    bool isAny = false;
    for (int i = 0; i < count; ++i) {
        isOfMoved[at(i)] = isStillToCome(now.fixtures[at(i)]) && isMoved(before, after, i);
        isAny = isAny || isOfMoved[at(i)];
    }
    return isAny ? isOfMoved : std::vector<bool>();
}

/// The entrants of a match of another competition as indices of this one; -1 for those that it does not have.
PerSide<int> teamsHere(const Competition &here, const Competition &elsewhere, const FixtureStatus &status)
{
    PerSide<int> teams{{-1, -1}};
    for (const Side side : bothSides)
        if (status.teams[side] >= 0)
            teams[side] = here.indexOfTeam(elsewhere.entrant(status.teams[side]).id);
    return teams;
}

} // namespace

std::vector<DayClash> dayClashes(const Competition &before, const Competition &after)
{
    const Progress now = progress(after);
    const std::vector<bool> isOfMoved = movedMatches(before, after, now);
    const auto count = static_cast<int>(isOfMoved.size());
    std::vector<DayClash> clashes;
    if (count == 0)
        return clashes;
    const bool isOneDay = isOfOneDay(after);
    const std::vector<TimeAndGround> meetings = TimesAndGrounds(after).all();
    for (int fixture = 0; fixture < count; ++fixture) {
        if (!isOfMoved[at(fixture)])
            continue;
        const TimeAndGround &day = meetings[at(fixture)];
        for (int other = 0; other < count; ++other) {
            const TimeAndGround &taken = meetings[at(other)];
            const bool isOnce = isOfMoved[at(other)] && other <= fixture;
            if (other == fixture || isOnce || !taken.date.isValid())
                continue;
            const bool isOneHour = areAtOneHour(day, taken);
            if ((taken.date != day.date && !isOneHour) || !takesPlace(after, now, other))
                continue;
            const int team = isOneDay && !isOneHour
                                 ? -1
                                 : sharedTeam(now.fixtures[at(fixture)].teams, now.fixtures[at(other)].teams);
            if (team >= 0 || (isOneHour && shareGround(day, taken)))
                clashes.push_back({fixture, other, team});
        }
    }
    return clashes;
}

std::vector<DayClash> dayClashesElsewhere(const Competition &before, const Competition &after,
                                          const Competition &elsewhere, const MatchLengths &lengths)
{
    const Progress now = progress(after);
    const std::vector<bool> isOfMoved = movedMatches(before, after, now);
    std::vector<DayClash> clashes;
    if (isOfMoved.empty())
        return clashes;
    const Progress there = progress(elsewhere);
    const std::vector<TimeAndGround> others = TimesAndGrounds(elsewhere).all();
    TimesAndGrounds ownMeetings(after);
    for (int fixture = 0; fixture < static_cast<int>(isOfMoved.size()); ++fixture) {
        if (!isOfMoved[at(fixture)])
            continue;
        const TimeAndGround day = ownMeetings.meeting(fixture);
        for (int other = 0; other < static_cast<int>(others.size()); ++other) {
            const TimeAndGround &taken = others[at(other)];
            if (!areAtOneHour(day, taken, lengths) || !takesPlace(elsewhere, there, other))
                continue;
            const int team = sharedTeam(now.fixtures[at(fixture)].teams,
                                        teamsHere(after, elsewhere, there.fixtures[at(other)]));
            if (team >= 0 || shareGround(day, taken))
                clashes.push_back({fixture, other, team});
        }
    }
    return clashes;
}

std::vector<std::pair<int, Message>> doubtfulHours(const Competition &before, const Competition &after)
{
    const QString zone = calendarZone(after);
    std::vector<std::pair<int, Message>> hours;
    for (int i = 0; i < static_cast<int>(std::min(before.fixtures().size(), after.fixtures().size())); ++i) {
        if (!isMoved(before, after, i))
            continue;
        Appointment day = *after.appointment(i);
        if (day.zone.isEmpty())
            day.zone = zone;
        auto hour = skippedHour(day);
        if (!hour)
            hour = doubledHour(day);
        if (hour)
            hours.emplace_back(after.fixtures()[at(i)].number, std::move(*hour));
    }
    return hours;
}

bool isFarFromAll(const Competition &competition, const QDate &day)
{
    constexpr qint64 year = 365;
    bool isFar = false;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const Appointment *appointment = competition.appointment(i);
        if (appointment == nullptr || !appointment->date.isValid())
            continue;
        if (std::abs(appointment->date.daysTo(day)) < year)
            return false;
        isFar = true;
    }
    return isFar;
}

std::vector<Message> doubtfulDays(const Competition &before, const Competition &after, QDate today)
{
    std::vector<Message> doubts;
    for (int i = 0; i < static_cast<int>(std::min(before.fixtures().size(), after.fixtures().size())); ++i) {
        const Ruling *ruling = after.ruling(i);
        const Ruling *known = before.ruling(i);
        if (ruling == nullptr || !ruling->movesDay() || !ruling->newDate.isValid() ||
            (known != nullptr && *known == *ruling))
            continue;
        const QString number = QString::number(after.fixtures()[at(i)].number);
        const QString day = ruling->newDate.toString(Qt::ISODate);
        const Appointment *was = before.appointment(i);
        if (was != nullptr && was->date.isValid() && ruling->newDate < was->date)
            doubts.push_back(
                {QT_TRANSLATE_NOOP("core",
                                   "Check the date: match %1 would be on %2, before its present date, %3."),
                 {number, day, was->date.toString(Qt::ISODate)}});
        else if (today.isValid() && ruling->newDate < today)
            doubts.push_back({QT_TRANSLATE_NOOP("core", "Check the date: match %1 would be on %2, a day that "
                                                        "has passed."),
                              {number, day}});
        else if (isFarFromAll(before, ruling->newDate))
            doubts.push_back(
                {QT_TRANSLATE_NOOP("core", "Check the date: %1 is a year or more away from every "
                                           "match."),
                 {day}});
    }
    return doubts;
}

} // namespace touchline
