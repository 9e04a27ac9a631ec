// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/swiss_round.h"

#include <vector>

namespace touchline {

/// Draws or pairs every round that is due (Progress::roundsToDraw). The same seed and results give the same
/// pairings. They count when they are kept with Competition::addRoundDraw().
///
/// - groups: a free draw out of pots by ranking, with the limits of the stage;
/// - a knockout round: every pairing that its limits allow is equally likely;
/// - a Swiss round: pairSwissRound() over the table as it stands; the first as SwissFirstRound says; who has
///   withdrawn, or has asked not to play, is left out of its order. `wishes` are for the first such round;
/// - a league phase: all its rounds at once, out of the pots;
/// - a ladder: a challenge by chance among those who are there, since nobody is there who wants one.
///
/// Errors: Impossible, where no pairing keeps the limits; those of orderOfSwissRound(); Refused (wishes
/// without a Swiss round that is due).
[[nodiscard]] Result<std::vector<RoundDraw>>
drawRounds(const Competition &competition, const Progress &progress, const RoundWishes &wishes = {});

/// A round of a Swiss as it would be drawn.
struct RoundProposal
{
    RoundDraw draw;
    RoundTerms terms{};
    /// What the round costs that the rules make of the same teams; nothing where they can make none.
    std::optional<RoundTerms> automatic{};

    bool operator==(const RoundProposal &) const = default;
};

/// The round of a Swiss that is due, with these wishes. Errors: Refused (none is due) and those of
/// orderOfSwissRound().
[[nodiscard]] Result<RoundProposal> proposedRound(const Competition &competition, const Progress &progress,
                                                  const RoundWishes &wishes);

/// Teams that withdrew between the two states and would have been paired in rounds that are still to be
/// drawn: the others are paired without them.
[[nodiscard]] std::vector<int> noLongerPaired(const Competition &before, const Competition &after);

} // namespace touchline
