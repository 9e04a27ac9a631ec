// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/schedule/rest_of_season.h"
#include "models/words/fixtures/language.h"

#include <QStringList>

namespace touchline {

/// "Matchday 12: Sat 28 Nov 2026 → Sat 5 Dec 2026": a line for the matches of a matchday that move together.
[[nodiscard]] QStringList dayMoveLines(const Competition &before, const Competition &after,
                                       const Language &language);

/// What could not be kept of the days, and what keeps its own; a line each.
[[nodiscard]] QStringList restOfSeasonLines(const RestOfSeason &rest, const Language &language);

/// "Every 7 days from Sat 28 Nov 2026", "Saturday, Sunday from ..."; hours, free days and wishes behind it.
[[nodiscard]] QStringList seasonDaysLines(const SeasonDays &days, const std::vector<Entrant> &teams,
                                          const Language &language);

} // namespace touchline
