// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/day_grid.h"
#include "core/competition/timetable/timetabled_day.h"

#include <optional>

namespace touchline {

/// Under which key of CompetitionDefinition::days a timetable notes its rules.
inline const QString timetableKey = QStringLiteral("timetable");

/// {"day": "2026-11-28", "tables": ["Table 1"], "start": "19:00", "minutes": 20, ...}. What is as usual is
/// left out; teams stand there by their UUID.
[[nodiscard]] QJsonObject timetableNote(const DayPlan &plan, const std::vector<Entrant> &teams);

/// By which rules the timetable was made last; nothing where none was made, or where the days were set anew
/// since. Teams that have left are passed over.
[[nodiscard]] std::optional<DayPlan> notedTimetable(const CompetitionDefinition &definition);

/// The same, or where nothing is noted what its hours say: the tables, the start, the shortest time from one
/// match to the next.
[[nodiscard]] DayPlan dayPlanOf(const Competition &competition, const DayGrid &grid);

} // namespace touchline
