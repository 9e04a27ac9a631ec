// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <utility>
#include <vector>

namespace touchline {

/// Two matches that can hardly both be played when they are to be played.
struct DayClash
{
    /// Index of the fixture that was moved.
    int fixture = 0;
    /// Index of the other one.
    int other = 0;
    /// The entrant that plays both on one day; -1 where they share the ground and the hour.
    int team = -1;

    bool operator==(const DayClash &) const = default;
};

/// What stands in the way of matches that have another day, hour or ground in `after` than in `before`, which
/// is the same competition otherwise: a team plays twice on a day (where everything is played on one day: at
/// one hour), or a ground is taken at that hour. Hours of two time zones are compared as moments, grounds by
/// their search keys.
[[nodiscard]] std::vector<DayClash> dayClashes(const Competition &before, const Competition &after);

/// How long a match of each of two competitions takes, in minutes; 0 where nobody knows.
struct MatchLengths
{
    int here = 0;
    int elsewhere = 0;
};

/// The same with the matches of `elsewhere`, another competition of the same teams and grounds: those at the
/// same moment, and those that begin while the other is played. DayClash::other is one of its fixtures,
/// DayClash::team an entrant of `after`.
[[nodiscard]] std::vector<DayClash> dayClashesElsewhere(const Competition &before, const Competition &after,
                                                        const Competition &elsewhere,
                                                        const MatchLengths &lengths = {});

/// Of the matches that have another day or hour in `after`: which hours are none (skippedHour()) or come
/// twice (doubledHour()), by number of the match. A match without a time zone has that of the calendar.
[[nodiscard]] std::vector<std::pair<int, Message>> doubtfulHours(const Competition &before,
                                                                 const Competition &after);

/// There are matches with a day, and none within a year of this one.
[[nodiscard]] bool isFarFromAll(const Competition &competition, const QDate &day);

/// Check the date: what to say of the matches that a ruling of `after` has moved to a day that can hardly be
/// meant: before the day that they had, before `today` (null = nobody knows it), or isFarFromAll().
[[nodiscard]] std::vector<Message> doubtfulDays(const Competition &before, const Competition &after,
                                                QDate today);

} // namespace touchline
