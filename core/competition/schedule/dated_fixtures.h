// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/schedule/calendar.h"

namespace touchline {

/// The calendar as the format of the competition has it where the calendar itself does not say: an evening
/// (isEvening()) is played on one day.
[[nodiscard]] Calendar calendarFor(const Competition &competition, Calendar calendar);

/// When the fixtures of a competition are played: a matchday of the calendar for each round of a stage and
/// each leg, one after the other; the time zone is that of the home side's ground where the draw alone tells
/// who that is. Replays and play-offs have no date until they are needed. Errors: those of matchdayDates()
/// and matchTimes().
[[nodiscard]] Result<std::vector<Appointment>> datedFixtures(const Competition &competition,
                                                             const Calendar &calendar);

} // namespace touchline
