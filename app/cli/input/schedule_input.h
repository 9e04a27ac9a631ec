// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/schedule/calendar.h"
#include "core/competition/schedule/schedule.h"

namespace touchline::cli {

/// What `schedule` makes a schedule from.
struct ScheduleInput
{
    QStringList teams;
    SchedulePlan plan;
    Calendar calendar;
    /// Of each matchday; invalid without a calendar.
    std::vector<MatchdayDates> dates;
};

/// Team names of a text file, one a line. Errors: BadInput (fewer than two, too many, one twice), System.
[[nodiscard]] Result<QStringList> readTeams(const QString &path);
/// Errors: BadInput with every problem, System.
[[nodiscard]] Result<Calendar> readCalendarFile(const QString &path);
/// Fills in the wishes of a file; teams, shape and dates are there. Errors: BadInput, System.
[[nodiscard]] Result<void> addWishes(ScheduleInput &input, const QString &path);

} // namespace touchline::cli
