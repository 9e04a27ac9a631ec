// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/match_luck.h"

#include <vector>

namespace touchline {

/// Luck and judgement of one team over its matches.
struct TeamLuck
{
    int matches = 0;
    /// A win is 1, a draw one half.
    double result = 0;
    /// The part of it that the dice brought.
    double luck = 0;
    /// The square of the standard error of `luck`.
    double luckVariance = 0;
    /// What its own decisions brought.
    double decisions = 0;

    [[nodiscard]] double withoutLuck() const { return result - luck; }
};

/// Adds up the luck of many matches by team.
class LuckTable
{
public:
    explicit LuckTable(std::size_t teams) : m_teams(teams) {}

    /// A match that is over; `teams` are indices below the number of teams.
    void add(const PerSide<int> &teams, const MatchLuck &luck);
    [[nodiscard]] const std::vector<TeamLuck> &teams() const { return m_teams; }
    /// Indices of the teams that have played, those with the better results without luck first.
    [[nodiscard]] std::vector<int> order() const;

private:
    std::vector<TeamLuck> m_teams;
};

} // namespace touchline
