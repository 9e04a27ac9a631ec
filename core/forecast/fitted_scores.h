// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <array>
#include <optional>
#include <vector>

namespace touchline {

/// Scores by the results so far, for competitions whose matches no engine plays. The goals of a side follow
/// Poisson's law (Maher, "Modelling association football scores", 1982): their mean is the usual number of
/// goals, times the attack of the one, divided by the defence of the other, times an advantage on one's own
/// ground. Few results say little of a team: each strength is drawn to the average, as far as its matches do
/// not say otherwise (a normal prior of its logarithm, strengthSpread; docs/decisions/0075).
class FittedScores
{
public:
    /// A result after 90 minutes. `ground`: the side that was at home, nothing on neutral ground.
    struct Observed
    {
        PerSide<int> teams;
        Score goals;
        std::optional<Side> ground;
    };
    /// Fits them to results between teams 0 to `teams` - 1.
    FittedScores(std::size_t teams, const std::vector<Observed> &results);
    /// Fits them to the matches of `competition` that were played, whatever became of their results; awarded
    /// ones, and those without a score, say nothing.
    explicit FittedScores(const Competition &competition);

    /// To how many matches they were fitted.
    [[nodiscard]] int matches() const { return m_matches; }
    /// Mean goals of both sides in 90 minutes, 0 and up. `ground`: the side that is at home, nothing on
    /// neutral ground.
    [[nodiscard]] PerSide<double> expectedGoals(const PerSide<int> &teams, std::optional<Side> ground) const;
    /// The chances of a home win, a draw and an away win after 90 minutes.
    [[nodiscard]] std::array<double, 3> outcomes(const PerSide<int> &teams, std::optional<Side> ground) const;

    /// A score of fixtures()[fixture], which is ready, with extra time and a shoot-out where it needs them: a
    /// third of the goals of 90 minutes in extra time, and three kicks of four that go in. By the
    /// competition's seed() and the match, so the same one has the same score.
    [[nodiscard]] MatchReport play(const Competition &competition, const Progress &now, int fixture) const;

    /// Standard deviation of the logarithm of an attack or defence, before any result.
    static constexpr double strengthSpread = 0.35;

private:
    void fit(const std::vector<Observed> &results);
    [[nodiscard]] double mean(const Observed &result, Side side) const;

    int m_matches = 0;
    /// Logarithms; by entrant.
    double m_usual;
    double m_home;
    std::vector<double> m_attack;
    std::vector<double> m_defence;
};

} // namespace touchline
