// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/entry/entrant.h"
#include "core/competition/schedule/calendar.h"
#include "core/competition/schedule/schedule_wish.h"

#include <QDate>
#include <QUuid>

#include <vector>

namespace touchline {

/// What a club wishes of the days of a league, whatever its place in the schedule.
struct CalendarWish
{
    WishKind kind = WishKind::NotAllHome;
    /// As many as ScheduleWish has.
    std::vector<QUuid> teams;
    /// Invalid for the whole season.
    QDate day;

    bool operator==(const CalendarWish &) const = default;
};

/// From what the days of a season are made.
struct SeasonDays
{
    Calendar calendar;
    std::vector<CalendarWish> wishes;

    bool operator==(const SeasonDays &) const = default;
};

/// The two wish the same; the order of two clubs says nothing.
[[nodiscard]] bool isSameWish(const CalendarWish &wish, const CalendarWish &other);
/// Not both can be kept: a club at home and not at home on one day, two clubs that meet and do not meet.
[[nodiscard]] bool contradicts(const CalendarWish &wish, const CalendarWish &other);
/// Wishes on matchdays as wishes on their days; those that have no days, or that say more than a day can
/// (several matchdays to meet on, more than one club at home), are left out.
[[nodiscard]] std::vector<CalendarWish> dayWishes(const std::vector<ScheduleWish> &wishes,
                                                  const std::vector<Entrant> &teams,
                                                  const std::vector<MatchdayDates> &dates);
/// "Rovers is not at home on 2026-11-28."; teams that do not take part are left out of it.
[[nodiscard]] Message wishSentence(const CalendarWish &wish, const std::vector<Entrant> &teams);
/// The clubs of a wish, which are the first argument of its sentence.
[[nodiscard]] QStringList clubsOf(const CalendarWish &wish, const std::vector<Entrant> &teams);

/// A calendar as calendar_json.h has it, with its wishes: {"first": ..., "wishes": [{"wish": "not_home",
/// "team": "Rovers", "dates": ["2026-11-28"]}, {"wish": "not_all_home", "teams": ["Rovers", "United"]}]}.
/// Clubs that do not take part are left out.
[[nodiscard]] QJsonObject toJson(const SeasonDays &days, const std::vector<Entrant> &teams);
/// Reads what toJson() writes, and several dates of a wish that is about none of them or all. Errors:
/// BadInput with every problem and its place: a club that does not take part, a wish that stands there twice
/// or contradicts another.
[[nodiscard]] Result<SeasonDays> readSeasonDays(const QJsonObject &object, const std::vector<Entrant> &teams);
/// The list of wishes alone, {"wishes": [...]}. Errors: the same.
[[nodiscard]] Result<std::vector<CalendarWish>> readDayWishes(const QJsonObject &object,
                                                              const std::vector<Entrant> &teams);

} // namespace touchline
