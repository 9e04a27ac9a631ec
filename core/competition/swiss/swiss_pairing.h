// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/swiss/swiss_cost.h"

namespace touchline {

/// A round of a Swiss as it is paired.
struct SwissRound
{
    /// Every team but the one with the bye, the pairing of the best placed team first.
    Round pairings;
    /// By team. The bye counts as a float down, as in chess.
    std::vector<Float> floats;
    /// The team without an opponent, where their number is odd.
    std::optional<int> bye;
    /// What the pairings cost together; no legal round with this bye costs less.
    SwissCost cost;

    bool operator==(const SwissRound &) const = default;
};

/// What is settled of a round before the rest of it is paired.
struct SwissWish
{
    /// Home side first; rematches too.
    Round pairings{};
    /// Who has the bye; for an odd number of teams.
    std::optional<int> bye{};

    [[nodiscard]] bool isEmpty() const { return pairings.empty() && !bye; }
    bool operator==(const SwissWish &) const = default;
};

/// Pairs the next round: nobody meets an opponent again; of all such rounds one with the least cost. The bye
/// goes to whoever had the fewest, of those to the lowest placed, of those without whom the rest can be
/// paired. The same teams give the same round. What `wish` settles stays, no team twice in it, and the rest
/// is paired so.
///
/// Errors: BadInput with swissProblems(); Impossible when no round without a rematch exists, with the reason,
/// which names the teams as in `names`, or by their indices.
[[nodiscard]] Result<SwissRound> pairSwissRound(const std::vector<SwissTeam> &teams,
                                                const SwissWish &wish = {}, const QStringList &names = {});

} // namespace touchline
