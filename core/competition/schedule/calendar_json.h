// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/schedule/calendar.h"

namespace touchline {

/// {"first": "2026-08-15", "every": 7, "weekdays": ["saturday"], "midweek": ["2026-09-23"],
/// "blackouts": [{"from": "2026-12-20", "to": "2027-01-09", "reason": "winter break"}],
/// "last": "2027-05-22", "kick_offs": [{"day": 0, "time": "15:30", "matches": 5}, ...],
/// "midweek_kick_offs": [...], "time_zone": "Europe/Berlin", "time_zones": {"Rovers": "Europe/London"},
/// "home_days": {"Rovers": "thursday"}, "one_day": true}, or
/// "dates": ["2026-08-15", null, ...] instead of first, every, weekdays and midweek. What is not set is left
/// out; a kick-off without "time" is not known yet.
[[nodiscard]] QJsonObject toJson(const Calendar &calendar);

/// Reads what toJson() writes; every entry may be missing, "to" of a blackout too (one day). Errors:
/// BadInput with every problem and its place.
[[nodiscard]] Result<Calendar> readCalendar(const QJsonObject &object);

/// For a calendar that a person has written: one that is kept may come from a computer with other zones.
/// Errors: BadInput with every time zone that this computer does not know.
[[nodiscard]] Result<void> checkZones(const Calendar &calendar);

/// A date as "2026-08-15"; invalid for anything else.
[[nodiscard]] QDate dateFromText(const QString &text);

} // namespace touchline
