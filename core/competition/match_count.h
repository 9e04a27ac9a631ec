// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

namespace touchline {

/// How far a competition is.
struct MatchCount
{
    /// Matches with a result that counts, walkovers included.
    int withResult = 0;
    /// Of those, matches that nobody played.
    int walkovers = 0;
    /// All that are to be played in any case or have come about. Void ones are not among them.
    int all = 0;

    [[nodiscard]] int played() const { return withResult - walkovers; }
    bool operator==(const MatchCount &) const = default;
};

[[nodiscard]] MatchCount matchCount(const Competition &competition, const Progress &now);

/// Whether what counts of fixtures()[fixture] is a walkover: it was awarded, and nobody played.
[[nodiscard]] bool isWalkover(const Competition &competition, const Progress &now, int fixture);

} // namespace touchline
