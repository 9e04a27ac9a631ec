// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/rest_of_season.h"

#include "core/competition/schedule/calendar_json.h"
#include "core/competition/schedule/season_parts.h"

#include <algorithm>
#include <map>

namespace touchline {

namespace {

constexpr int usualRhythm = 7;
constexpr int longestRhythm = 366;

/// Days from one matchday to the next, as most often.
int guessedRhythm(const Competition &competition, const SeasonParts &parts)
{
    std::map<int, int> count;
    QDate before;
    for (const SeasonMatchday &matchday : parts.all()) {
        const QDate day = firstDayOf(competition, matchday);
        if (before.isValid() && day.isValid())
            ++count[static_cast<int>(before.daysTo(day))];
        before = day;
    }
    int rhythm = usualRhythm;
    int most = 0;
    for (const auto &[days, times] : count)
        if (days > 0 && days <= longestRhythm && times > most) {
            rhythm = days;
            most = times;
        }
    return rhythm;
}

/// The hours of a matchday, with the days that they are after its first.
std::vector<KickOff> guessedKickOffs(const Competition &competition, const SeasonMatchday &matchday)
{
    const QDate first = firstDayOf(competition, matchday);
    std::vector<KickOff> kickOffs;
    for (const int fixture : matchday.fixtures) {
        const Appointment *day = plannedDay(competition, fixture);
        const auto later =
            day == nullptr || !day->date.isValid() ? 0 : static_cast<int>(first.daysTo(day->date));
        if (day == nullptr || later > latestKickOffDay)
            return {};
        const auto same = std::find_if(kickOffs.begin(), kickOffs.end(), [&](const KickOff &one) {
            return one.day == later && one.time == day->time;
        });
        if (same != kickOffs.end())
            ++same->matches;
        else
            kickOffs.push_back({later, day->time, 1});
    }
    // All at once: so many as there are, whatever the matchday.
    if (kickOffs.size() == 1)
        return kickOffs.front().time.isValid()
                   ? std::vector<KickOff>{{kickOffs.front().day, kickOffs.front().time, 0}}
                   : std::vector<KickOff>();
    return kickOffs;
}

SeasonDays guessedDays(const Competition &competition, const SeasonParts &parts)
{
    SeasonDays days;
    days.calendar.every = guessedRhythm(competition, parts);
    const std::vector<const SeasonMatchday *> rest = parts.rest();
    if (rest.empty() || !firstDayOf(competition, *rest.front()).isValid())
        return days;
    days.calendar.kickOffs = guessedKickOffs(competition, *rest.front());
    days.calendar.timeZone = plannedDay(competition, rest.front()->fixtures.front()) == nullptr
                                 ? QString()
                                 : plannedDay(competition, rest.front()->fixtures.front())->zone;
    return days;
}

/// As they were noted; clubs that have left since are passed over.
std::optional<SeasonDays> notedDays(const CompetitionDefinition &definition)
{
    QJsonObject noted = definition.days;
    if (noted.isEmpty())
        return std::nullopt;
    // The rules of a timetable for one day hang on that day alone.
    noted.remove(QStringLiteral("timetable"));
    const auto isKnown = [&definition](const QString &name) {
        return std::any_of(definition.entrants.begin(), definition.entrants.end(),
                           [&name](const Entrant &one) { return one.name == name; });
    };
    for (const char *key : {"home_days", "time_zones"}) {
        QJsonObject byTeam = noted.take(QLatin1String(key)).toObject();
        for (const QString &team : byTeam.keys())
            if (!isKnown(team))
                byTeam.remove(team);
        if (!byTeam.isEmpty())
            noted.insert(QLatin1String(key), byTeam);
    }
    QJsonArray wishes;
    for (const auto &wish : noted.take(QStringLiteral("wishes")).toArray()) {
        QStringList teams{wish[QStringLiteral("team")].toString()};
        if (const QJsonArray several = wish[QStringLiteral("teams")].toArray(); !several.isEmpty())
            teams = QVariant(several.toVariantList()).toStringList();
        if (std::all_of(teams.begin(), teams.end(), isKnown))
            wishes.append(wish);
    }
    if (!wishes.isEmpty())
        noted.insert(QStringLiteral("wishes"), wishes);
    auto days = readSeasonDays(noted, definition.entrants);
    return days ? std::optional(std::move(*days)) : std::nullopt;
}

/// The day of the rhythm on which a matchday is that has its first match on `day`.
QDate dayOfRhythm(const Calendar &calendar, QDate day, int matchdays)
{
    Calendar whole = calendar;
    whole.last = {};
    const auto dates = matchdayDates(whole, matchdays);
    QDate found = day;
    for (const MatchdayDates &one : dates ? *dates : std::vector<MatchdayDates>())
        if (one.date.isValid() && one.date <= day)
            found = one.date;
    return found;
}

} // namespace

QJsonObject lastingDays(const CompetitionDefinition &definition)
{
    std::optional<SeasonDays> days = notedDays(definition);
    if (!days)
        return {};
    Calendar lasting;
    lasting.kickOffs = days->calendar.kickOffs;
    lasting.timeZone = days->calendar.timeZone;
    lasting.timeZones = days->calendar.timeZones;
    lasting.homeDays = days->calendar.homeDays;
    lasting.oneDay = days->calendar.oneDay;
    std::erase_if(days->wishes, [](const CalendarWish &wish) { return wish.day.isValid(); });
    return toJson(SeasonDays{std::move(lasting), std::move(days->wishes)}, definition.entrants);
}

SeasonDays seasonDaysOf(const Competition &competition)
{
    const SeasonParts parts(competition, {});
    const std::optional<SeasonDays> noted = notedDays(competition.definition());
    SeasonDays days = noted ? *noted : guessedDays(competition, parts);
    const std::vector<const SeasonMatchday *> rest = parts.rest();
    Calendar &calendar = days.calendar;
    if (!calendar.dates.empty()) {
        const std::size_t left = std::min(rest.size(), calendar.dates.size());
        calendar.dates.erase(calendar.dates.begin(),
                             calendar.dates.end() - static_cast<std::ptrdiff_t>(left));
        return days;
    }
    QDate next;
    for (const SeasonMatchday *matchday : rest)
        if (const QDate day = firstDayOf(competition, *matchday);
            day.isValid() && (!next.isValid() || day < next))
            next = day;
    if (next.isValid())
        calendar.first = calendar.first.isValid()
                             ? dayOfRhythm(calendar, next, static_cast<int>(parts.all().size()))
                             : next;
    return days;
}

} // namespace touchline
