// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/schedule/season_days.h"

#include <QString>

#include <vector>

namespace touchline {

/// "Rovers and United share a ground."; teams that do not take part are left out of it.
[[nodiscard]] QString wishText(const CalendarWish &wish, const std::vector<Entrant> &teams);

/// Why a wish cannot be added to these: it stands there already, or contradicts one. Empty = it can.
[[nodiscard]] QString wishObjection(const std::vector<CalendarWish> &wishes, const CalendarWish &wish,
                                    const std::vector<Entrant> &teams);

/// The wishes on the matchdays of a calendar. What is not to happen on a day without a matchday is kept by
/// every schedule; what is to happen then goes into `impossible`, as a sentence. Wishes of teams that do not
/// take part are passed over.
[[nodiscard]] std::vector<ScheduleWish> scheduleWishes(const std::vector<CalendarWish> &wishes,
                                                       const std::vector<Entrant> &teams,
                                                       const std::vector<MatchdayDates> &dates,
                                                       QStringList &impossible);

} // namespace touchline
