// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace touchline {

/// A rating by Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2013), which also says how sure
/// it is. The steps are those of the paper, with tau = 0.5.
struct Glicko
{
    /// Points, on the scale of Elo's.
    double rating = 1500;
    /// In points: the strength lies within two deviations of the rating in 95 of 100 cases. A new team has
    /// the most.
    double deviation = 350;
    /// How much the strength itself changes from period to period.
    double volatility = 0.06;

    bool operator==(const Glicko &) const = default;
};

/// A match as one of its teams saw it.
struct GlickoResult
{
    /// Before the period.
    Glicko opponent;
    /// 1 for a win, 0.5 for a draw, 0 for a defeat.
    double result = 0;
};

/// After a rating period in which the team played these matches, in any order; without one it only becomes
/// less sure.
[[nodiscard]] Glicko afterPeriod(const Glicko &team, std::span<const GlickoResult> results);
/// After that many periods without a match (0 and up): never less sure than of a new team.
[[nodiscard]] Glicko afterIdlePeriods(Glicko team, int periods);

/// What `team` may expect of a match against `opponent`, 0 to 1: nearer to a half the less sure both ratings
/// are ("The Glicko system", 1995).
[[nodiscard]] double expectedResult(const Glicko &team, const Glicko &opponent);

} // namespace touchline
