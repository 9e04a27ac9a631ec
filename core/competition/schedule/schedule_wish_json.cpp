// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/schedule_wish_json.h"

#include "core/base/json_values.h"
#include "core/competition/schedule/calendar_json.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

bool happensNot(WishKind kind)
{
    return kind == WishKind::NotMeet || kind == WishKind::NotHome || kind == WishKind::NotAway ||
           kind == WishKind::NotFree;
}

class WishReader
{
public:
    WishReader(const QStringList &teams, const SeasonShape &shape, std::span<const MatchdayDates> dates)
        : m_teams(teams)
        , m_matchdays(matchdayCount(shape))
        , m_dates(dates)
    {
    }

    ScheduleWish read(JsonReader &reader)
    {
        ScheduleWish wish;
        const std::size_t problemsBefore = reader.problems().size();
        wish.kind = static_cast<WishKind>(reader.word("wish", wishWords));
        if (reader.problems().size() > problemsBefore) // what else it needs depends on the word
            return wish;
        if (isAboutVenue(wish.kind))
            addTeam(reader, "team", reader.text("team"), wish);
        else
            for (const QString &name : readTexts(reader, "teams"))
                addTeam(reader, "teams", name, wish);
        if (wish.kind == WishKind::NotAllHome)
            wish.most = reader.integerOr("most", 1, largestGroup, 1);
        wish.must = reader.flagOr("must", true);
        readMatchdays(reader, wish);
        std::sort(wish.matchdays.begin(), wish.matchdays.end());
        reader.refuseUnknownKeys();
        return wish;
    }

private:
    void addTeam(JsonReader &reader, const char *key, const QString &name, ScheduleWish &wish)
    {
        const auto team = static_cast<int>(m_teams.indexOf(name));
        if (team >= 0)
            wish.teams.push_back(team);
        else if (!name.isEmpty())
            reader.problem(key, {QT_TRANSLATE_NOOP("core", "There is no team %1."), {name}});
    }

    void readMatchdays(JsonReader &reader, ScheduleWish &wish)
    {
        if (reader.has("matchdays") && reader.has("dates"))
            reader.problem("dates", {QT_TRANSLATE_NOOP("core", "Either matchdays or dates."), {}});
        else if (!reader.has("matchdays") && !reader.has("dates") && wish.kind != WishKind::NotAllHome)
            reader.problem("matchdays", {QT_TRANSLATE_NOOP("core", "This entry is missing."), {}});
        readNumbers(reader, wish);
        readDates(reader, wish);
    }

    void readNumbers(JsonReader &reader, ScheduleWish &wish)
    {
        const QJsonArray array = reader.arrayOr("matchdays");
        for (qsizetype i = 0; i < array.size(); ++i) {
            const int number = array.at(i).toInt(0);
            if (number < 1 || number > m_matchdays)
                reader.problems().push_back(
                    {itemPath(reader, "matchdays", i),
                     {QT_TRANSLATE_NOOP("core", "A matchday is a number from 1 to %1."),
                      {QString::number(m_matchdays)}},
                     {}});
            else
                wish.matchdays.push_back(number - 1);
        }
        if (reader.has("matchdays") && array.isEmpty() && !happensNot(wish.kind))
            reader.problem("matchdays", {QT_TRANSLATE_NOOP("core", "This wish names no matchday."), {}});
    }

    void readDates(JsonReader &reader, ScheduleWish &wish)
    {
        const QJsonArray array = reader.arrayOr("dates");
        const bool hasDates = std::any_of(m_dates.begin(), m_dates.end(), [](const MatchdayDates &matchday) {
            return matchday.first.isValid();
        });
        if (reader.has("dates") && !hasDates) {
            reader.problem("dates", {QT_TRANSLATE_NOOP("core", "Dates need a calendar."), {}});
            return;
        }
        for (qsizetype i = 0; i < array.size(); ++i) {
            const QString text = array.at(i).toString();
            const QDate date = dateFromText(text);
            const auto on =
                std::find_if(m_dates.begin(), m_dates.end(), [date](const MatchdayDates &matchday) {
                    return date.isValid() && matchday.includes(date);
                });
            const auto matchday = static_cast<int>(on - m_dates.begin());
            if (!date.isValid())
                note(reader, i, QT_TRANSLATE_NOOP("core", "This is not a date like 2026-08-15: %1"), text);
            else if (on == m_dates.end() && !happensNot(wish.kind))
                note(reader, i, QT_TRANSLATE_NOOP("core", "There is no matchday on %1."), text);
            else if (on != m_dates.end() && std::find(wish.matchdays.begin(), wish.matchdays.end(),
                                                      matchday) == wish.matchdays.end())
                wish.matchdays.push_back(matchday);
        }
        if (reader.has("dates") && array.isEmpty())
            reader.problem("dates", {QT_TRANSLATE_NOOP("core", "This wish names no matchday."), {}});
    }

    static void note(JsonReader &reader, qsizetype index, const char *what, const QString &text)
    {
        reader.problems().push_back({itemPath(reader, "dates", index), {what, {text}}, {}});
    }

    const QStringList &m_teams;
    int m_matchdays;
    std::span<const MatchdayDates> m_dates;
};

QJsonObject wishJson(const ScheduleWish &wish, const QStringList &teams)
{
    QJsonObject object{
        {QStringLiteral("wish"), QLatin1String(wishWords[static_cast<std::size_t>(wish.kind)])},
        {QStringLiteral("must"), wish.must}};
    QJsonArray names;
    for (const int team : wish.teams)
        names.append(teams.at(team));
    if (isAboutVenue(wish.kind))
        object.insert(QStringLiteral("team"), names.first());
    else
        object.insert(QStringLiteral("teams"), names);
    if (wish.kind == WishKind::NotAllHome)
        object.insert(QStringLiteral("most"), wish.most);
    QJsonArray matchdays;
    for (const int matchday : wish.matchdays)
        matchdays.append(matchday + 1);
    if (!matchdays.isEmpty() || wish.kind != WishKind::NotAllHome)
        object.insert(QStringLiteral("matchdays"), matchdays);
    return object;
}

} // namespace

QJsonObject wishesJson(std::span<const ScheduleWish> wishes, const QStringList &teams)
{
    QJsonArray array;
    for (const ScheduleWish &wish : wishes)
        array.append(wishJson(wish, teams));
    return {{QStringLiteral("wishes"), array}};
}

Result<std::vector<ScheduleWish>> readWishes(const QJsonObject &object, const QStringList &teams,
                                             const SeasonShape &shape, std::span<const MatchdayDates> dates)
{
    Problems problems;
    std::vector<ScheduleWish> wishes;
    JsonReader reader(object, problems);
    WishReader wishReader(teams, shape, dates);
    reader.each("wishes", [&](JsonReader &one, int) { wishes.push_back(wishReader.read(one)); });
    reader.refuseUnknownKeys();
    if (problems.empty())
        problems = wishProblems(wishes, shape);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The wishes cannot be read."), {},
                    std::move(problems));
    return wishes;
}

} // namespace touchline
