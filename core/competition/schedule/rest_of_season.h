// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/schedule/season_days.h"

#include <set>
#include <vector>

namespace touchline {

/// The days of what is left of a season.
struct RestOfSeason
{
    Competition after;
    /// The wishes of these days that are not kept; those about days before them are passed over.
    std::vector<CalendarWish> broken;
    /// Matches with a new day that is not the home day of their home team.
    int offHomeDay = 0;
    /// Open matches of matchdays that have begun and have a day: they keep it.
    int begun = 0;
    /// Open matches that were postponed: they keep the day that was decided.
    int postponed = 0;
};

/// The days of the competition as they were last set, for what is left of it: they begin on the day of the
/// next matchday that has not begun. Where nobody noted them, the rhythm is guessed from the dates.
[[nodiscard]] SeasonDays seasonDaysOf(const Competition &competition);

/// What is noted of the days (CompetitionDefinition::days) and hangs on no date: kick-off times, home days,
/// time zones and wishes for the whole season, of clubs that take part. Empty where there is nothing of it.
[[nodiscard]] QJsonObject lastingDays(const CompetitionDefinition &definition);

/// Gives the matchdays that have not begun new days, and what has no day of those that have: before the
/// others where these have no days either, else on the first day on which it can be played. Who meets whom
/// and where stays; matchdays change places where wishes need it, and a single match goes to another day
/// before the next matchday where that keeps a wish. `live`: indices of fixtures that are being played.
/// Errors: Refused (nothing is left; the first day is not after the last match that was played on its day);
/// BadInput (no first day); those of matchdayDates() and matchTimes().
[[nodiscard]] Result<RestOfSeason> withRestOfSeason(const Competition &competition, const SeasonDays &days,
                                                    const std::set<int> &live = {});

/// Matches of one matchday that move from one day and hour to another.
struct DayMove
{
    /// Indices of fixtures.
    std::vector<int> fixtures;
    QDate fromDay;
    QTime fromTime;
    QDate toDay;
    QTime toTime;

    bool operator==(const DayMove &) const = default;
};

/// Every open match that is on another day or at another hour in `after`, in the order of the plan.
[[nodiscard]] std::vector<DayMove> dayMoves(const Competition &before, const Competition &after);

} // namespace touchline
