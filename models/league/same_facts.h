// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline {

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
