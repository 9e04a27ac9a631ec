// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// A rating by Arpad Elo's system ("The Rating of Chessplayers, Past and Present", 1978).
struct Elo
{
    /// Points; a new team begins with the average.
    double rating = 1500;
    /// Matches that it counts.
    int matches = 0;

    bool operator==(const Elo &) const = default;
};

/// How many points a match moves at most: 40 for the first 30 matches, 20 from then on, as FIDE has it for
/// new players and for those below 2400 (Rating Regulations, B.02, 8.3.3).
[[nodiscard]] double eloK(const Elo &team);

/// What `team` may expect of a match against `opponent`, 0 to 1: a win counts 1, a draw a half. 400 points
/// more mean ten times the chance.
[[nodiscard]] double expectedResult(const Elo &team, const Elo &opponent);

/// Counts a match of two teams. `result`: of the first, 1, 0.5 or 0.
void countMatch(Elo &team, Elo &opponent, double result);

} // namespace touchline
