// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace touchline {

/// The lines of a knockout bracket for a pool of teams, seen from the draw. The bracket has the next power of
/// two of lines, 2t and 2t + 1 meet in the first round; a line without a place is a bye. Everything counts
/// from 0.
struct BracketLines
{
    /// By line: the place of the pool that stands there; -1 = bye. Places follow the lines from top to
    /// bottom.
    std::vector<int> placeOnLine;
    /// The places in the order in which seeds take them: the first at the top, the second at the bottom, the
    /// next two where they meet those in the last four at the earliest, and so on. Byes are opposite the
    /// first of them.
    std::vector<int> seedPlaces;

    /// The places that meet in the first round, one list of two (or one beside a bye) a tie, from the top.
    [[nodiscard]] std::vector<std::vector<int>> ties() const;
};

/// The lines for that many teams, 2 and up.
[[nodiscard]] BracketLines bracketLines(int teams);

} // namespace touchline
