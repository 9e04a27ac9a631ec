// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/schedule/calendar.h"
#include "core/competition/schedule/schedule.h"

#include <optional>

namespace touchline {

/// A league whose teams have the places of the schedule that keeps the organiser's wishes.
struct WishedSchedule
{
    CompetitionDefinition definition;
    /// The wishes that could not be kept, as sentences.
    std::vector<Message> broken;
};

/// The season of a format that is one league of drawn places, in which everybody meets: only there wishes can
/// be looked after. Nothing for any other.
[[nodiscard]] std::optional<SeasonShape> wishableSeason(const Format &format);

/// Gives the teams of such a league places, and its stage a schedule, that keep the wishes (teams are indices
/// of entrants). `relax`: a wish that must be kept is broken if not all can be. Errors: Refused (another
/// format); those of makeSchedule().
[[nodiscard]] Result<WishedSchedule> withWishes(CompetitionDefinition definition,
                                                const std::vector<ScheduleWish> &wishes, bool relax);

/// How many matches of a dated competition are not on the home day of their home team (Calendar::homeDays).
[[nodiscard]] int matchesOffHomeDay(const Competition &competition, const Calendar &calendar);

} // namespace touchline
