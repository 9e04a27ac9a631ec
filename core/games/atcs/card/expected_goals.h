// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

#include <array>
#include <vector>

namespace touchline::atcs {

/// What the basic game needs of a card, in plain numbers: comparing thousands of pairs touches no text.
struct Strength
{
    std::array<int, 2> attempts{};
    int defenseAttempts = 0;
    int shotsOnGoal = 0;
    int defenseShotsOnGoal = 0;
    /// Of the goalkeeper listed first, who plays unless he is unavailable.
    int goalieRating = 0;
    /// How many numbers of the shooter roll the players of each goal rating hold together; index = goal
    /// rating.
    std::array<int, 11> shotWidths{};
};

[[nodiscard]] Strength strengthOf(const TeamCard &card);

/// Attempts of a half in the basic game, 5..25 (team cards, section 5).
[[nodiscard]] int finalAttempts(int attempts, int opponentDefenseAttempts);
/// Upper end of the shots-on-goal range in the basic game, 10..99.
[[nodiscard]] int finalShotsOnGoal(int shotsOnGoal, int opponentDefenseShotsOnGoal);
/// How many of the ten numbers of the goal roll score: a natural 1 never, a natural 10 always.
[[nodiscard]] int scoringNumbers(int goalRating, int goalieRating);

/// Shots on goal that a team may expect in a match.
[[nodiscard]] double expectedShotsOnGoal(const Strength &team, const Strength &opponent);
/// Chance that a shot on goal is a goal.
[[nodiscard]] double conversion(const Strength &team, int goalieRating);
/// Goals that `team` may expect against `opponent` in the 90 minutes of the basic game; exact, always above
/// 0.
[[nodiscard]] double expectedGoals(const Strength &team, const Strength &opponent);

/// Chances of 0, 1, 2, ... goals. The attempts are independent of each other, so the law is a binomial one.
[[nodiscard]] std::vector<double> goalChances(const Strength &team, const Strength &opponent);

/// Of the basic game after 90 minutes, seen from the team named first; the three add up to 1.
struct ResultChances
{
    double win = 0;
    double draw = 0;
    double loss = 0;
};

[[nodiscard]] ResultChances resultChances(const Strength &team, const Strength &opponent);

} // namespace touchline::atcs
