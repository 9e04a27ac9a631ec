// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace touchline::champions {

/// What a computer player looks at and how much it makes of it, in thousandths of a goal or in percent
/// (specification 12). The weights are its own affair; the rules are the same for everybody.
struct CoachStyle
{
    /// Chances of a goal by every way of the ball; else by the distance to the goal alone.
    bool looksForWays = true;
    /// How many end cells of a kick, and how many moves without the ball, are weighed up: the nearest to the
    /// ball, and some by chance.
    std::size_t ends = 30;
    std::size_t nearMoves = 14;
    std::size_t anyMoves = 26;
    // Percent of a chance.
    int danger = 55;
    int chance = 100;
    int otherReach = 85; ///< by how much the others' reach lessens the own chance
    int shot = 105;
    int shape = 35;
    int kickOut = 40;
    // Thousandths.
    int row = 400;
    int late = 30;
    int exposed = 20;
    int shotBonus = 70;
    int leastShot = 20; ///< chance from which it shoots
    int kickOutCost = 200;
    /// How many of the best moves are judged by the opponents' answers too; 0: none.
    std::size_t foresees = 0;
    int guard = 0; ///< for each man near the line from the ball to the own goal
    // A pass is intercepted if the own way to its end is as far, or nearly so and the chance there so great.
    int interceptFar = 6;
    int interceptNear = 4;
    int interceptDanger = 250;
};

/// Level 2 of the specification.
inline constexpr CoachStyle coachStyle{};

/// Level 3: the same with the opponents' answers to each roll.
inline constexpr CoachStyle plannerStyle{.foresees = 6};

/// How a planner looks for those answers.
inline constexpr CoachStyle answerStyle{.ends = 6, .nearMoves = 6, .anyMoves = 4};

/// Level 1: by distances alone. It looks at little: with ten of each, as the specification has it, it wins
/// nearly as often as the coach.
inline constexpr CoachStyle noviceStyle{
    .looksForWays = false,
    .ends = 3,
    .nearMoves = 3,
    .anyMoves = 3,
    .shot = 150,
    .shape = 100,
    .kickOut = 100,
    .row = 420,
    .exposed = 30,
    .shotBonus = 0,
    .leastShot = 120,
    .kickOutCost = 0,
    .guard = 20,
    .interceptFar = 5,
    .interceptNear = 3,
    .interceptDanger = 300,
};

} // namespace touchline::champions
