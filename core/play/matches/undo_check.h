// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/play/matches/live_match.h"
#include "core/play/matches/taking_back.h"

namespace touchline {

/// What may be taken back in a match that is being played.
struct UndoRule
{
    TakingBack takingBack = TakingBack::Free;
    /// So many inputs at its beginning stay: they were made at the officials' desk on a day before.
    std::size_t made = 0;
};
/// Of a match of the competition, begun by LeagueMatches::begin().
[[nodiscard]] UndoRule undoRuleOf(const Competition &competition, const LiveMatch &match);

/// Whether a roll is taken back when all inputs but the first `inputs` are.
[[nodiscard]] bool goesPastRoll(const LiveMatch &match, std::size_t inputs);

/// Errors: Refused (what was made before the match would be taken back; a roll would be, and `rule` forbids
/// it, or asks for a consent that is not given).
[[nodiscard]] Result<void> checkUndo(const LiveMatch &match, std::size_t inputs, const UndoRule &rule,
                                     bool hasConsent = false);

} // namespace touchline
