// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/expected_goals.h"
#include "core/games/atcs/generator/ratings.h"
#include "core/games/atcs/generator/team_numbers.h"

#include <optional>
#include <vector>

namespace touchline::atcs::generator {

/// A card in the making.
struct Draft
{
    TeamCard card;
    Rating rating;
    Standing standing;

    /// Per field player in card order.
    std::vector<int> proofs;
    std::vector<std::optional<int>> anchoredGoalRatings;
    std::optional<int> anchoredDefenseAttempts;

    /// What the calibration works on. Goal ratings and defence attempts are not final before it has ended.
    Strength strength;
    /// The team's level of goal ratings in hundredths (team cards, section 8); 0 before the calibration.
    int level = 0;

    /// The goal ratings of the field players at a level.
    [[nodiscard]] std::vector<int> goalRatings(int atLevel) const;
    /// Puts goal ratings into `strength`.
    void useGoalRatings(const std::vector<int> &ratings);
    /// Writes what the calibration found into the card.
    void finish();
};

/// Everything of a card but goal ratings and defence attempts.
[[nodiscard]] Draft draftOf(const TeamFacts &team, const Rating &rating, const Targets &targets,
                            const CardAnchors &anchors);

} // namespace touchline::atcs::generator
