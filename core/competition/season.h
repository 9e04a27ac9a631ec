// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <vector>

namespace touchline {

/// The competition of the season after a competition that is decided: the same format, game and rules, an id
/// and a seed that follow from this one's, and the teams where the links of the format (Format::nextSeason)
/// put them. Those links are divisions, the highest first. One that is named like a group of the format (or
/// "#", the pool) is played in; the teams of any other leave, and as many of `newcomers` take the places that
/// are left, from the last division up.
///
/// Ranking numbers are the order of the links: champion 1, and who comes up stands behind who stayed. In a
/// round robin the places of a division are drawn, so that fixture lists differ from year to year; elsewhere
/// they keep that order. A year in the name becomes the next. The calendar is left empty.
///
/// Errors: Refused (the format leads to no next season; places that are not decided yet, each of them named);
/// Impossible (a team in two places); BadInput (another number of newcomers than of places; one that takes
/// part already; those of Competition::create()).
[[nodiscard]] Result<CompetitionDefinition> nextSeason(const Competition &competition,
                                                       std::vector<Entrant> newcomers = {});

/// By entrant: index in Format::nextSeason of the division that the team plays in, by its drawn place; -1 for
/// none.
[[nodiscard]] std::vector<int> divisionsOf(const Competition &competition);

/// "First League 2025/26" -> "First League 2026/27"; a name without a year stays.
[[nodiscard]] QString nameOfNextSeason(const QString &name);

} // namespace touchline
