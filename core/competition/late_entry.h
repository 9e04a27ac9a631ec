// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline {

/// A team that joins a competition after its start.
struct LateEntry
{
    /// Behind all others in the ranking.
    Entrant team;
    /// In a Swiss: what it has for each round that it has missed.
    MissedRound missed = MissedRound::Loss;
};

/// The definition with one team more:
///
/// - in a Swiss it is paired from the next round on that has not been drawn;
/// - in a league of one table it meets everybody as often as the others meet: on matchdays to come it plays
/// the
///   team that is free, and what is left follows on matchdays at the end, in the rhythm of the calendar;
/// - in a cup it plays the team whose bye is not passed yet, of several the lowest one of the draw.
///
/// Matches that there were keep number and identity; new ones have the numbers after them. Errors: BadInput
/// (the team takes part already, or has no name); Refused, with the reason: groups, a league phase, a ladder,
/// a double elimination; no round, match or bye to come.
[[nodiscard]] Result<CompetitionDefinition> withLateEntry(const Competition &competition,
                                                          const LateEntry &entry);

/// The format for a season in which all of its teams take part from the first day.
[[nodiscard]] Format withoutLateEntries(Format format);

} // namespace touchline
