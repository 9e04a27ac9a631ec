// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <vector>

namespace touchline {

/// What was drawn because it fell due.
struct DrawnNow
{
    std::vector<Lot> lots;
    std::vector<RoundDraw> rounds;

    [[nodiscard]] bool isEmpty() const { return lots.empty() && rounds.empty(); }
    bool operator==(const DrawnNow &) const = default;
};

/// Draws the lots and the rounds that are due as `now` stands, and keeps them in the competition. Errors:
/// those of drawRounds().
[[nodiscard]] Result<DrawnNow> drawWhatIsDue(Competition &competition, const Progress &now);

/// Indices of the fixtures that can be played next together: the first in the order of play, all others of
/// its round that are ready, and those of the same day. Left out is a match before which one of its teams has
/// another one: of a round of which a match was brought forward the others wait for their turn. Empty while
/// none is ready.
[[nodiscard]] std::vector<int> nextMatchday(const Competition &competition, const Progress &now);

} // namespace touchline
