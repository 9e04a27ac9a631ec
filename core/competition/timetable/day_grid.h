// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <vector>

namespace touchline {

/// The matches of one day by table and hour.
struct DayGrid
{
    QDate day;
    /// The grounds, "Table 2" before "Table 10".
    QStringList tables;
    std::vector<QTime> hours;
    /// By hour and table: indices of fixtures; more than one where they are in each other's way.
    std::vector<std::vector<std::vector<int>>> cells;

    bool operator==(const DayGrid &) const = default;
};

/// Whether there is any such day.
[[nodiscard]] bool hasDayGrid(const Competition &competition, const Progress &now);

/// Every day on which matches have an hour and a ground, with these. A match that nobody plays, such as a
/// walkover, takes no table.
[[nodiscard]] std::vector<DayGrid> dayGrids(const Competition &competition, const Progress &now);

} // namespace touchline
