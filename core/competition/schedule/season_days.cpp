// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/season_days.h"

#include "core/base/json_values.h"
#include "core/competition/schedule/calendar_json.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

const QString wishesKey = QStringLiteral("wishes");

std::vector<QUuid> inOrder(std::vector<QUuid> teams)
{
    std::sort(teams.begin(), teams.end());
    return teams;
}

bool areOpposed(WishKind one, WishKind other)
{
    constexpr std::array<std::pair<WishKind, WishKind>, 9> opposed{{{WishKind::Meet, WishKind::NotMeet},
                                                                    {WishKind::Home, WishKind::NotHome},
                                                                    {WishKind::Away, WishKind::NotAway},
                                                                    {WishKind::Free, WishKind::NotFree},
                                                                    {WishKind::Home, WishKind::Away},
                                                                    {WishKind::Home, WishKind::Free},
                                                                    {WishKind::Away, WishKind::Free},
                                                                    {WishKind::Free, WishKind::Home},
                                                                    {WishKind::Free, WishKind::Away}}};
    return std::any_of(opposed.begin(), opposed.end(), [one, other](const auto &pair) {
        return (pair.first == one && pair.second == other) || (pair.first == other && pair.second == one);
    });
}

QString nameOf(const QUuid &team, const std::vector<Entrant> &teams)
{
    const auto found =
        std::find_if(teams.begin(), teams.end(), [&team](const Entrant &one) { return one.id == team; });
    return found == teams.end() ? QString() : found->name;
}

const char *dayWishSentence(const CalendarWish &wish)
{
    switch (wish.kind) {
    case WishKind::NotAllHome:
        return wish.day.isValid() ? QT_TRANSLATE_NOOP("core", "%1 share a ground or a table on %2.")
                                  : QT_TRANSLATE_NOOP("core", "%1 share a ground or a table.");
    case WishKind::Meet:
        return QT_TRANSLATE_NOOP("core", "%1 meet on %2.");
    case WishKind::NotMeet:
        return QT_TRANSLATE_NOOP("core", "%1 do not meet on %2.");
    case WishKind::Home:
        return QT_TRANSLATE_NOOP("core", "%1 is at home on %2.");
    case WishKind::Away:
        return QT_TRANSLATE_NOOP("core", "%1 is away on %2.");
    case WishKind::Free:
        return QT_TRANSLATE_NOOP("core", "%1 is free on %2.");
    case WishKind::NotHome:
        return QT_TRANSLATE_NOOP("core", "%1 is not at home on %2.");
    case WishKind::NotAway:
        return QT_TRANSLATE_NOOP("core", "%1 is not away on %2.");
    case WishKind::NotFree:
        return QT_TRANSLATE_NOOP("core", "%1 plays on %2.");
    }
    return nullptr;
}

/// Reads the wishes of one list.
class DayWishReader
{
public:
    explicit DayWishReader(const std::vector<Entrant> &teams) : m_teams(teams) {}

    void read(JsonReader &reader)
    {
        const std::size_t problemsBefore = reader.problems().size();
        CalendarWish wish;
        wish.kind = static_cast<WishKind>(reader.word("wish", wishWords));
        if (reader.problems().size() > problemsBefore) // what else it needs depends on the word
            return;
        if (isAboutVenue(wish.kind))
            addTeam(reader, "team", reader.text("team"), wish);
        else
            for (const QString &name : readTexts(reader, "teams"))
                addTeam(reader, "teams", name, wish);
        const std::vector<QDate> days = readDays(reader, wish.kind);
        reader.refuseUnknownKeys();
        checkTeams(reader, wish);
        if (reader.problems().size() > problemsBefore)
            return;
        for (const QDate day : days) {
            wish.day = day;
            add(reader, wish);
        }
    }

    [[nodiscard]] std::vector<CalendarWish> wishes() && { return std::move(m_wishes); }

private:
    void addTeam(JsonReader &reader, const char *key, const QString &name, CalendarWish &wish) const
    {
        const auto team = std::find_if(m_teams.begin(), m_teams.end(),
                                       [&name](const Entrant &one) { return one.name == name; });
        if (team != m_teams.end())
            wish.teams.push_back(team->id);
        else
            reader.problem(key, {QT_TRANSLATE_NOOP("core", "There is no team %1."), {name}});
    }

    static void checkTeams(JsonReader &reader, const CalendarWish &wish)
    {
        if (isAboutVenue(wish.kind))
            return;
        const std::vector<QUuid> teams = inOrder(wish.teams);
        if (teams.size() < 2 || (teams.size() > 2 && wish.kind != WishKind::NotAllHome))
            reader.problem("teams",
                           {QT_TRANSLATE_NOOP("core", "This wish names too few or too many teams."), {}});
        if (std::adjacent_find(teams.begin(), teams.end()) != teams.end())
            reader.problem("teams", {QT_TRANSLATE_NOOP("core", "This wish names a team twice."), {}});
    }

    static std::vector<QDate> readDays(JsonReader &reader, WishKind kind)
    {
        if (!reader.has("dates") && kind == WishKind::NotAllHome)
            return {QDate()};
        std::vector<QDate> days;
        const QJsonArray array = reader.array("dates");
        for (qsizetype i = 0; i < array.size(); ++i) {
            const QString text = array.at(i).toString();
            days.push_back(dateFromText(text));
            if (!days.back().isValid())
                reader.problems().push_back(
                    {itemPath(reader, "dates", i),
                     {QT_TRANSLATE_NOOP("core", "This is not a date like 2026-08-15: %1"), {text}},
                     {}});
        }
        if (reader.has("dates") && array.isEmpty())
            reader.problem("dates", {QT_TRANSLATE_NOOP("core", "This wish names no date."), {}});
        if (kind == WishKind::Meet && days.size() > 1)
            reader.problem("dates",
                           {QT_TRANSLATE_NOOP("core", "Choose one date on which the two teams meet."), {}});
        return days;
    }

    void add(JsonReader &reader, const CalendarWish &wish)
    {
        for (const CalendarWish &other : m_wishes) {
            const bool isSame = isSameWish(wish, other);
            if (!isSame && !contradicts(wish, other))
                continue;
            reader.problem("wish", {isSame ? QT_TRANSLATE_NOOP("core", "This wish is listed twice: %1")
                                           : QT_TRANSLATE_NOOP("core", "This wish contradicts another: %1"),
                                    {},
                                    {wishSentence(other, m_teams)}});
            return;
        }
        m_wishes.push_back(wish);
    }

    const std::vector<Entrant> &m_teams;
    std::vector<CalendarWish> m_wishes;
};

QJsonObject dayWishJson(const CalendarWish &wish, const QStringList &names)
{
    QJsonObject object{
        {QStringLiteral("wish"), QLatin1String(wishWords[static_cast<std::size_t>(wish.kind)])}};
    if (isAboutVenue(wish.kind))
        object.insert(QStringLiteral("team"), names.constFirst());
    else
        object.insert(QStringLiteral("teams"), QJsonArray::fromStringList(names));
    if (wish.day.isValid())
        object.insert(QStringLiteral("dates"), QJsonArray{wish.day.toString(Qt::ISODate)});
    return object;
}

void checkCalendarTeams(const Calendar &calendar, const std::vector<Entrant> &teams, Problems &problems)
{
    const auto check = [&](const QString &key, const QString &name) {
        if (std::none_of(teams.begin(), teams.end(),
                         [&name](const Entrant &one) { return one.name == name; }))
            problems.push_back({key, {QT_TRANSLATE_NOOP("core", "There is no team %1."), {name}}, {}});
    };
    for (const auto &[team, zone] : calendar.timeZones)
        check(QStringLiteral("time_zones"), team);
    for (const auto &[team, day] : calendar.homeDays)
        check(QStringLiteral("home_days"), team);
}

} // namespace

bool isSameWish(const CalendarWish &wish, const CalendarWish &other)
{
    return wish.kind == other.kind && wish.day == other.day && inOrder(wish.teams) == inOrder(other.teams);
}

bool contradicts(const CalendarWish &wish, const CalendarWish &other)
{
    return wish.day == other.day && inOrder(wish.teams) == inOrder(other.teams) &&
           areOpposed(wish.kind, other.kind);
}

std::vector<CalendarWish> dayWishes(const std::vector<ScheduleWish> &wishes,
                                    const std::vector<Entrant> &teams,
                                    const std::vector<MatchdayDates> &dates)
{
    std::vector<CalendarWish> list;
    for (const ScheduleWish &wish : wishes) {
        CalendarWish one{wish.kind, {}, {}};
        for (const int team : wish.teams)
            one.teams.push_back(teams[static_cast<std::size_t>(team)].id);
        if (wish.kind == WishKind::NotAllHome && wish.matchdays.empty() && wish.most == 1)
            list.push_back(one);
        if (wish.most > 1 || (wish.kind == WishKind::Meet && wish.matchdays.size() > 1))
            continue;
        for (const int matchday : wish.matchdays) {
            one.day = dates[static_cast<std::size_t>(matchday)].first;
            if (one.day.isValid())
                list.push_back(one);
        }
    }
    return list;
}

QStringList clubsOf(const CalendarWish &wish, const std::vector<Entrant> &teams)
{
    QStringList names;
    for (const QUuid &team : wish.teams)
        names << nameOf(team, teams);
    return names.contains(QString()) ? QStringList() : names;
}

Message wishSentence(const CalendarWish &wish, const std::vector<Entrant> &teams)
{
    const QStringList names = clubsOf(wish, teams);
    const QString clubs =
        names.size() == 2 ? names.join(QStringLiteral(" and ")) : names.join(QStringLiteral(", "));
    return {dayWishSentence(wish), {clubs, wish.day.toString(Qt::ISODate)}};
}

QJsonObject toJson(const SeasonDays &days, const std::vector<Entrant> &teams)
{
    Calendar calendar = days.calendar;
    const auto isUnknown = [&teams](const auto &entry) {
        return std::none_of(teams.begin(), teams.end(),
                            [&entry](const Entrant &one) { return one.name == entry.first; });
    };
    std::erase_if(calendar.homeDays, isUnknown);
    std::erase_if(calendar.timeZones, isUnknown);
    QJsonObject object = toJson(calendar);
    QJsonArray wishes;
    for (const CalendarWish &wish : days.wishes)
        if (const QStringList names = clubsOf(wish, teams); !names.isEmpty())
            wishes.append(dayWishJson(wish, names));
    if (!wishes.isEmpty())
        object.insert(wishesKey, wishes);
    return object;
}

Result<std::vector<CalendarWish>> readDayWishes(const QJsonObject &object, const std::vector<Entrant> &teams)
{
    Problems problems;
    JsonReader reader(object, problems);
    DayWishReader wishes(teams);
    reader.each("wishes", [&wishes](JsonReader &one, int) { wishes.read(one); });
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The wishes cannot be read."), {},
                    std::move(problems));
    return std::move(wishes).wishes();
}

Result<SeasonDays> readSeasonDays(const QJsonObject &object, const std::vector<Entrant> &teams)
{
    QJsonObject rest = object;
    const QJsonValue wishes = rest.take(wishesKey);
    auto calendar = readCalendar(rest);
    TOUCHLINE_TRY(calendar);
    Problems problems;
    checkCalendarTeams(*calendar, teams, problems);
    SeasonDays days{std::move(*calendar), {}};
    if (!wishes.isUndefined()) {
        auto read = readDayWishes({{wishesKey, wishes}}, teams);
        if (read)
            days.wishes = std::move(*read);
        else
            std::move(read.error().problems.begin(), read.error().problems.end(),
                      std::back_inserter(problems));
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The calendar cannot be read."), {},
                    std::move(problems));
    return days;
}

} // namespace touchline
