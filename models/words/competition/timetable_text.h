// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/officials.h"
#include "core/competition/timetable/day_grid.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// A match as short as a grid needs it: "12", "Rovers", "v" or "2–1", "United". Of teams that are not known
/// the places as formats write them ("1A", "W13"), but of a table with a name in words where it is not
/// narrow; "to be drawn" as the home side alone of a match whose pairing is drawn later.
struct TimetableWords
{
    QString number;
    QString home;
    QString between;
    QString away;

    bool operator==(const TimetableWords &) const = default;
};

[[nodiscard]] TimetableWords timetableWords(const Competition &competition, const Progress &now, int fixture,
                                            const Language &language, bool isNarrow = false);

/// The day, a heading with the tables, and a line for each hour, with one for its referees below; for a
/// terminal. Tables for which a line of `width` has no room follow below.
[[nodiscard]] QString timetableText(const Competition &competition, const Progress &now, const DayGrid &grid,
                                    const Language &language, int width);

} // namespace touchline
