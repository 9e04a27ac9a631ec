// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/officials.h"
#include "core/competition/timetable/day_grid.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// "12  Rovers v United", "12  Rovers 2–1 United", "25  1A v W13": a match as short as a grid needs it.
[[nodiscard]] QString timetableMatch(const Competition &competition, const Progress &now, int fixture,
                                     const Language &language);

/// The day, a heading with the tables, and a line for each hour, with one for its referees below; for a
/// terminal.
[[nodiscard]] QString timetableText(const Competition &competition, const Progress &now, const DayGrid &grid,
                                    const Language &language);

} // namespace touchline
