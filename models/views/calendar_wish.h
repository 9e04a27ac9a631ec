// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/calendar.h"
#include "core/competition/entrant.h"
#include "core/competition/schedule_wish.h"

#include <QDate>
#include <QString>
#include <QUuid>

#include <vector>

namespace touchline {

/// What a club wishes of the schedule of a new league, before anybody has a place in it.
struct CalendarWish
{
    WishKind kind = WishKind::NotAllHome;
    /// One or two, as ScheduleWish has them.
    std::vector<QUuid> teams;
    /// Invalid for the whole season.
    QDate day;

    bool operator==(const CalendarWish &) const = default;
};

/// "Rovers and United share a ground."; teams that do not take part are left out of it.
[[nodiscard]] QString wishText(const CalendarWish &wish, const std::vector<Entrant> &teams);

/// The wishes on the matchdays of a calendar. What is not to happen on a day without a matchday is kept by
/// every schedule; what is to happen then goes into `impossible`, as a sentence. Wishes of teams that do not
/// take part are passed over.
[[nodiscard]] std::vector<ScheduleWish> scheduleWishes(const std::vector<CalendarWish> &wishes,
                                                       const std::vector<Entrant> &teams,
                                                       const std::vector<MatchdayDates> &dates,
                                                       QStringList &impossible);

} // namespace touchline
