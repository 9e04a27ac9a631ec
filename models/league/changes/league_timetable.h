// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/timetabled_day.h"
#include "models/league/league.h"

namespace touchline {

/// What the competition is with a timetable for the matches that are left, to show it before it is made.
/// Errors: those of withTimetable() and liveFixtures().
[[nodiscard]] Result<TimetabledDay> withOtherTimetable(League &league, const Competition &competition,
                                                       const DayPlan &plan);

/// Gives every match that is left its table and hour, with referees if they are asked for, as one command.
/// Errors: those of withTimetable() and of LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> changeTimetable(League &league, const QUuid &competition,
                                                   const DayPlan &plan);

} // namespace touchline
