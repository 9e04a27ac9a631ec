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

/// A match of a competition whose log is kept.
struct LoggedFixture
{
    /// Index in Competition::fixtures().
    int fixture = 0;
    /// Indices of entrants.
    PerSide<int> teams{{-1, -1}};
    MatchLog log;
    /// Outlives it.
    const Game *game = nullptr;
};

/// The luck of a whole competition.
struct CompetitionLuck
{
    LuckTable table{0};
    /// Matches that are not counted: entered by hand, or by other rules than those of today.
    int withoutLog = 0;
    /// It was ended from outside: the matches before are counted.
    bool isCutShort = false;
};

/// Asked with the number of the match, from 0, and how much of it is done, 0..1; false ends it.
using CompetitionLuckProgress = std::function<bool(std::size_t match, double done)>;

/// matchLuck() of all, each with dice of its own, so that errors do not add up. `teams`: how many entrants
/// there are.
[[nodiscard]] CompetitionLuck competitionLuck(const std::vector<LoggedFixture> &matches, std::size_t teams,
                                              const LuckWishes &wishes,
                                              const CompetitionLuckProgress &onProgress = {});

} // namespace touchline
