// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/dice/generator.h"

#include <optional>
#include <vector>

namespace touchline {

/// What the organiser settles of a Swiss round before the rest of it is paired. Teams are indices of
/// entrants.
struct RoundWishes
{
    /// These meet, home side first.
    std::vector<PerSide<int>> pairings{};
    /// Who has no opponent; nothing = as the rules say.
    std::optional<int> bye{};
    /// Of `pairings` some may have met before.
    bool allowsRematches = false;

    [[nodiscard]] bool isEmpty() const { return pairings.empty() && !bye; }
    bool operator==(const RoundWishes &) const = default;
};

/// Places (as in the pot) of those who can be paired in a round of a Swiss or on a ladder: without those who
/// have withdrawn and those who have asked not to play it.
[[nodiscard]] std::vector<int> placesPresent(const Competition &competition, const Progress &progress,
                                             const DrawnRound &round);

/// The order (RoundDraw::order) of a round of a Swiss: the pairings, then who has no opponent. What the
/// wishes leave open costs as little as it can. `generator`: for a first round that is drawn. Errors: Refused
/// (a team of the wishes is not in the round or named twice, a rematch that is not allowed, a bye with an
/// even number); those of pairSwissRound().
[[nodiscard]] Result<std::vector<int>> orderOfSwissRound(const Competition &competition,
                                                         const Progress &progress, const DrawnRound &round,
                                                         const RoundWishes &wishes, Generator &generator);

/// Something that a round asks of a team.
struct PairingWarning
{
    enum class Kind {
        Rematch,    ///< `team` and `opponent` met in round `count`
        FloatsDown, ///< it meets a team with fewer points, in the second round running
        FloatsUp,   ///< with more points
        HomeAgain,  ///< its match number `count` at home in a row, 3 and up
        AwayAgain
    };
    Kind kind = Kind::Rematch;
    /// Indices of entrants.
    int team = 0;
    int opponent = 0;
    int count = 0;

    bool operator==(const PairingWarning &) const = default;
};

/// What a round of a Swiss costs, in the terms of the game and in the order in which they count.
struct RoundTerms
{
    int rematches = 0;
    /// Sum over the matches of the points between the opponents.
    TablePoints apart = 0;
    /// Teams that meet one with more or fewer points in the same direction as in their last round.
    int repeatedFloats = 0;
    /// Teams that meet one with more or fewer points.
    int floats = 0;
    /// Sum over the teams of home less away matches, without signs, after the round.
    int imbalance = 0;
    /// Teams that play where they played last.
    int repeatedVenues = 0;
    std::vector<PairingWarning> warnings{};

    bool operator==(const RoundTerms &) const = default;
};

[[nodiscard]] RoundTerms termsOf(const Competition &competition, const Progress &progress,
                                 const RoundDraw &draw);

/// Index in FixturePlan::drawnRounds of the Swiss round that can be drawn now; -1 where there is none.
[[nodiscard]] int swissRoundToDraw(const Competition &competition, const Progress &progress);

} // namespace touchline
