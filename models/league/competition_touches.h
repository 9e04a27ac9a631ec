// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "models/store/journal/journal.h"
#include "models/store/rows/competition_rows.h"

#include <vector>

namespace touchline {

/// The touches of a change: what it is about, and the competition that it is in.
[[nodiscard]] std::vector<store::Touch> touchesOf(const store::CompetitionChange &change);

/// Errors: BadInput (no name).
[[nodiscard]] Result<void> checkName(const Competition &competition);
/// Refuses players who are known by their id alone: the league could not say who they are.
[[nodiscard]] Result<void> checkPersons(const std::vector<store::Row> &persons);

/// Result, former results and rulings of a match are the same in both, and so is what both were made with.
[[nodiscard]] bool hasSameFacts(const Competition &one, const Competition &other, int number);

/// A change of a competition.
struct ChangedCompetition
{
    const Competition &before;
    const Competition &after;
};

/// Whether the same change, worked out once on what somebody was shown and once on what others made of it
/// meanwhile, is about the same facts, and the others have not touched these: results and rulings of the same
/// matches, played by the same teams, and lists of other decisions that are as they were.
[[nodiscard]] bool isUntouchedByOthers(const ChangedCompetition &shown, const ChangedCompetition &present);

} // namespace touchline
