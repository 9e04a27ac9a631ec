// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/schedule/calendar.h"
#include "core/competition/schedule/schedule_wish.h"

namespace touchline {

/// {"wishes": [{"wish": "meet", "teams": ["Rovers", "United"], "matchdays": [5, 22]}, {"wish":
/// "not_all_home", "teams": [...], "most": 2}, {"wish": "not_home", "team": "Rovers", "dates":
/// ["2026-10-03"], "must": false}, ...]}: the words of wishWords, matchdays from 1 or dates of the calendar.
/// "must" is true where it is not set.
[[nodiscard]] QJsonObject wishesJson(std::span<const ScheduleWish> wishes, const QStringList &teams);

/// Reads what wishesJson() writes, and dates. dates: of each matchday, or empty where no calendar is. A day
/// without a matchday is no matter to what is not to happen; to what is to happen it is a problem. Errors:
/// BadInput with every problem and its place ("wishes[2].team").
[[nodiscard]] Result<std::vector<ScheduleWish>> readWishes(const QJsonObject &object,
                                                           const QStringList &teams, const SeasonShape &shape,
                                                           std::span<const MatchdayDates> dates);

} // namespace touchline
