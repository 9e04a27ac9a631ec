// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"
#include "core/match/report/score.h"
#include "core/match/report/side.h"

#include <optional>

namespace touchline {

/// What a match brings into tables and ties.
struct CountedResult
{
    /// Indices of entrants.
    PerSide<int> teams{{-1, -1}};
    Score score;
    Score after90;
    std::optional<Side> winner;
    DecidedBy decidedBy = DecidedBy::NinetyMinutes;
    bool withoutScore = false;
    /// A defeat for both: neither of them turned up, or both were ruled out.
    bool bothLose = false;
    /// A best of as one match: `winner` is who won more matches, whatever the goals of all say.
    bool byMatchesWon = false;

    bool operator==(const CountedResult &) const = default;
};

} // namespace touchline
