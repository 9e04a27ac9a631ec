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
/// one hour), or a ground is taken at that hour.
[[nodiscard]] std::vector<DayClash> dayClashes(const Competition &before, const Competition &after);

/// Of the matches that have another day or hour in `after`: which hours are none (skippedHour()), by number
/// of the match.
[[nodiscard]] std::vector<std::pair<int, Message>> skippedHours(const Competition &before,
                                                                const Competition &after);

} // namespace touchline
