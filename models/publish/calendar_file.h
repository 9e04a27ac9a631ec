// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "models/words/fixtures/home_grounds.h"
#include "models/words/fixtures/language.h"

#include <QByteArray>
#include <QDateTime>

namespace touchline {

struct CalendarOptions
{
    /// When the file is written: a calendar takes the entry with the later stamp. Valid.
    QDateTime stamp;
    /// Added to the number of every entry's revision, 0 and up: how often the competition was changed, where
    /// somebody counts that. Rulings about a match are counted here.
    int revision = 0;
    Language language{};
    /// Only the matches of this entrant, by index, as far as they are known; -1 for all.
    int team = -1;
    /// Where clubs play at home: the place of a match that has no other.
    HomeGrounds grounds{};
};

/// The fixtures that have a day, as an iCalendar file (RFC 5545). An entry is known by the id of its fixture,
/// so a calendar that reads the file again changes its entries and adds none.
///
/// A kick-off is local time with the name of its zone, and the zone's rules are in the file: what was agreed
/// is the hour at the ground, and a calendar that knows newer rules for that zone shows it right even if a
/// government moves its clocks after the export; a time in UTC would be wrong then. Where the zone is not
/// known, the time is a floating one; where only the day is known, the entry takes the day. A match that is
/// put off to an unknown day keeps its former day and is tentative; one that is annulled or not needed is
/// cancelled.
///
/// Errors: Refused (no match has a day, or none of that team).
[[nodiscard]] Result<QByteArray> calendarFile(const Competition &competition, const CalendarOptions &options);

} // namespace touchline
