// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/calendar_wish.h"

#include "models/views/translated.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct CalendarWishWords
{
    Q_DECLARE_TR_FUNCTIONS(CalendarWish)
};

/// Indices of the teams; empty where one of them does not take part.
std::vector<int> wishedTeams(const CalendarWish &wish, const std::vector<Entrant> &teams)
{
    std::vector<int> found;
    for (const QUuid &id : wish.teams) {
        const auto team =
            std::find_if(teams.begin(), teams.end(), [&id](const Entrant &one) { return one.id == id; });
        if (team == teams.end())
            return {};
        found.push_back(static_cast<int>(team - teams.begin()));
    }
    return found;
}

bool isToHappen(WishKind kind)
{
    return kind == WishKind::Meet || kind == WishKind::Home || kind == WishKind::Away;
}

} // namespace

QString wishText(const CalendarWish &wish, const std::vector<Entrant> &teams)
{
    const std::vector<int> found = wishedTeams(wish, teams);
    const auto name = [&](std::size_t i) {
        return i < found.size() ? teams[static_cast<std::size_t>(found[i])].name : QString();
    };
    const QString day = windowLanguage().shortDate(wish.day);
    switch (wish.kind) {
    case WishKind::NotAllHome: {
        QStringList names;
        for (std::size_t i = 0; i + 1 < found.size(); ++i)
            names << name(i);
        return CalendarWishWords::tr("%1 and %2 share a table or ground")
            .arg(names.join(QStringLiteral(", ")), name(found.empty() ? 0 : found.size() - 1));
    }
    case WishKind::Away:
        return CalendarWishWords::tr("%1: away on %2").arg(name(0), day);
    case WishKind::Free:
        return CalendarWishWords::tr("%1: no match on %2").arg(name(0), day);
    case WishKind::NotAway:
        return CalendarWishWords::tr("%1: not away on %2").arg(name(0), day);
    case WishKind::NotFree:
        return CalendarWishWords::tr("%1: a match on %2").arg(name(0), day);
    case WishKind::Meet:
        return CalendarWishWords::tr("%1 and %2 meet on %3").arg(name(0), name(1), day);
    case WishKind::NotMeet:
        return CalendarWishWords::tr("%1 and %2 do not meet on %3").arg(name(0), name(1), day);
    case WishKind::Home:
        return CalendarWishWords::tr("%1: at home on %2").arg(name(0), day);
    default:
        return CalendarWishWords::tr("%1: not at home on %2").arg(name(0), day);
    }
}

QString wishObjection(const std::vector<CalendarWish> &wishes, const CalendarWish &wish,
                      const std::vector<Entrant> &teams)
{
    for (const CalendarWish &other : wishes) {
        if (isSameWish(other, wish))
            return CalendarWishWords::tr("This wish is on the list already: %1.").arg(wishText(other, teams));
        if (contradicts(other, wish))
            return CalendarWishWords::tr("This contradicts another wish: %1.").arg(wishText(other, teams));
    }
    return {};
}

std::vector<ScheduleWish> scheduleWishes(const std::vector<CalendarWish> &wishes,
                                         const std::vector<Entrant> &teams,
                                         const std::vector<MatchdayDates> &dates, QStringList &impossible)
{
    std::vector<ScheduleWish> list;
    for (const CalendarWish &wish : wishes) {
        ScheduleWish one;
        one.kind = wish.kind;
        one.teams = wishedTeams(wish, teams);
        if (one.teams.empty())
            continue;
        for (std::size_t i = 0; wish.day.isValid() && i < dates.size(); ++i)
            if (dates[i].includes(wish.day))
                one.matchdays.push_back(static_cast<int>(i));
        if (wish.day.isValid() && one.matchdays.empty()) {
            if (isToHappen(wish.kind))
                impossible
                    << CalendarWishWords::tr("%1: there is no matchday then").arg(wishText(wish, teams));
            continue;
        }
        list.push_back(std::move(one));
    }
    return list;
}

} // namespace touchline
