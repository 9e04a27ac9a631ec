// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/consequences/consequences.h"

#include <vector>

namespace touchline {

/// Matches that the same happens to.
struct StateGroup
{
    enum class Kind {
        Walkover,   ///< decided without being played, or whatever its score was
        Counts,     ///< its result counts
        Discounted, ///< its result counts no longer
        CalledOff,  ///< it is not played any more
        Open,       ///< it can be played
        Waits,
        NotNeeded,
        Undecided ///< it is abandoned
    };
    Kind kind = Kind::Counts;
    /// Indices, in the order of the fixtures.
    std::vector<int> fixtures;

    bool operator==(const StateGroup &) const = default;
};

/// What happens to matches, one group for each kind, in the order of the kinds; a match that is in conflict
/// then is in none. `after`: the competition with the change.
[[nodiscard]] std::vector<StateGroup> stateGroups(const Competition &after,
                                                  const std::vector<StateChange> &changes);

} // namespace touchline
