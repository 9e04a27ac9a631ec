// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <vector>

namespace touchline {

/// Draws or pairs every round that is due (Progress::roundsToDraw). The same seed and results give the same
/// pairings. They count when they are kept with Competition::addRoundDraw().
///
/// - groups: a free draw out of pots by ranking, with the limits of the stage;
/// - a knockout round: every pairing that its limits allow is equally likely;
/// - a Swiss round: pairSwissRound() over the table as it stands; the first as SwissFirstRound says; whoever
///   has withdrawn is left out of its order;
/// - a league phase: all its rounds at once, out of the pots;
/// - a ladder: a challenge by chance among those who are there, since nobody is there who wants one.
///
/// Errors: Impossible, where no pairing keeps the limits.
[[nodiscard]] Result<std::vector<RoundDraw>> drawRounds(const Competition &competition,
                                                        const Progress &progress);

/// Teams that withdrew between the two states and would have been paired in rounds that are still to be
/// drawn: the others are paired without them.
[[nodiscard]] std::vector<int> noLongerPaired(const Competition &before, const Competition &after);

} // namespace touchline
