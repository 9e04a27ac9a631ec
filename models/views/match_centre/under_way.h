// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/kept_standing.h"
#include "models/views/open_league.h"

#include <vector>

namespace touchline {

/// A match that somebody has begun and not finished.
struct UnderWay
{
    QUuid fixture;
    /// Empty where the match cannot be gone on with, which is said where it is tried.
    MatchStanding standing;
};

/// Those of a competition, the oldest first; none where they cannot be read.
[[nodiscard]] std::vector<UnderWay> matchesUnderWay(OpenLeague &league, const QUuid &competition);

} // namespace touchline
