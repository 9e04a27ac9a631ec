// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/day_grid.h"

#include <QDateTime>

#include <set>

namespace touchline {

/// What happens at the tables of a day at one time. Nobody says when a match begins: it does when its hour
/// has come, its table is free, and neither team plays elsewhere.
struct Hall
{
    QTime time;
    /// By table of the grid: the fixture that is played there, and the one that follows there; -1 for none.
    std::vector<int> playing;
    std::vector<int> following;
    /// Matches of the day that have not begun, by hour, then number.
    std::vector<int> waiting;
    /// Those that are over, the last one first.
    std::vector<int> over;

    bool operator==(const Hall &) const = default;
};

/// On that day the time of the clock, and before it the first minute of the day: nobody plays yet. Of a day
/// that is over the hour of the first match that is not; invalid where nothing is left.
[[nodiscard]] QTime hallTime(const Competition &competition, const Progress &now, const DayGrid &grid,
                             const QDateTime &clock);

/// `live`: indices of fixtures that are being played with the program, whatever the hour.
[[nodiscard]] Hall hallAt(const Competition &competition, const Progress &now, const DayGrid &grid,
                          QTime time, const std::set<int> &live = {});

/// Whether both teams of a waiting match are known and free.
[[nodiscard]] bool mayBegin(const Hall &hall, const Progress &now, int fixture);

} // namespace touchline
