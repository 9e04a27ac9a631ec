// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/forecast/chance.h"

#include <array>
#include <map>
#include <utility>
#include <vector>

namespace touchline {

/// A round of a knockout, or a later stage with tables, that teams reach on the way to the title.
struct ForecastStage
{
    /// Index in Format::stages.
    int stage = 0;
    /// Index in KnockoutStage::rounds, -1 for a stage with tables.
    int round = -1;
    QString name;

    bool operator==(const ForecastStage &) const = default;
};

/// Of one entrant.
struct TeamForecast
{
    /// As long as ForecastCounts::stages: how often it was in it, or had a bye there.
    std::vector<int> reached;
    /// As long as Format::finalPlaces: how often it ended there. [0] is the title.
    std::vector<int> places;

    bool operator==(const TeamForecast &) const = default;
};

/// Of one team in one table.
struct TablePlaceForecast
{
    /// places[p]: how often it ended in place p + 1.
    std::vector<int> places;
    /// In how many continuations it was in the table.
    int times = 0;
    /// Sum over all continuations, in halves of a point.
    long long halves = 0;

    bool operator==(const TablePlaceForecast &) const = default;
};

/// Goals up to which a score is counted by itself; what is above counts as that many.
inline constexpr int mostForecastGoals = 9;

/// Of a match that is still to be played, and whose teams are known.
struct MatchForecast
{
    /// Index in Competition::fixtures().
    int fixture = 0;
    /// Indices of entrants.
    PerSide<int> teams{{-1, -1}};
    /// How often it was played: a replay may not be needed.
    int played = 0;
    /// After 90 minutes; where a game counts no goals, who won.
    PerSide<int> won{};
    int drawn = 0;
    /// Sums after 90 minutes.
    PerSide<long long> goals{};
    /// scores[home][away], after 90 minutes.
    std::array<std::array<int, mostForecastGoals + 1>, mostForecastGoals + 1> scores{};
    /// What is at stake: index in ForecastCounts::stages of where the winner goes, or those of its table who
    /// go on; as many as there are stages for the title; -1 where it is not on the way to the title.
    int stake = -1;
    /// onward[0 home won, 1 drawn, 2 away won][side]: how often the team then got that.
    std::array<PerSide<int>, 3> onward{};

    /// How much the match moves the chance of a side to get what is at stake: its share after a win less that
    /// after a defeat, -1..1; 0 where one of the two never came.
    [[nodiscard]] double swing(Side side) const;
    /// The larger of the two, 0..1.
    [[nodiscard]] double importance() const;
    bool operator==(const MatchForecast &) const = default;
};

/// What many continuations of one competition brought. Sums of whole numbers: it does not matter in which
/// order, or by which thread, they are counted.
struct ForecastCounts
{
    int runs = 0;
    std::vector<ForecastStage> stages;
    /// By entrant.
    std::vector<TeamForecast> teams;
    /// tables[t][team], by table of the competition; a team that was never in it has no places.
    std::vector<std::vector<TablePlaceForecast>> tables;
    /// In the order of play.
    std::vector<MatchForecast> matches;
    /// meetings[tie]: how often those two teams, the lower index first, met in a tie on the way to the title.
    std::vector<std::map<std::pair<int, int>, int>> meetings;

    /// Nothing counted; `now` is how the competition stands.
    ForecastCounts() = default;
    ForecastCounts(const Competition &competition, const Progress &now);

    /// Counts a continuation that is played to its end.
    void count(const Competition &played, const Progress &end);
    void add(const ForecastCounts &other);

    [[nodiscard]] Chance chanceOf(int times) const { return {times, runs}; }
    /// Of the title; 0 of 0 where the format decides none.
    [[nodiscard]] Chance title(int team) const;
    /// An opponent in a round of `stages`, with how often they met there.
    struct Opponent
    {
        int team = 0;
        int times = 0;
    };
    /// Whom the team met most often in stages[stage], the most frequent first.
    [[nodiscard]] std::vector<Opponent> opponents(const Competition &competition, int team, int stage) const;

    /// What was counted.
    bool operator==(const ForecastCounts &other) const;

private:
    [[nodiscard]] int stakeOf(const Competition &competition, const Fixture &fixture) const;
    void noteReached(int team, int stage);
    void noteByes();
    void countTables(const Progress &end);
    void countTies(const Competition &played, const Progress &end);
    void countMatches(const Competition &played, const Progress &end);

    /// By tie: index in `stages`, -1 where it is not on the way to the title.
    std::vector<int> m_stageOfTie;
    /// By table: index in `stages`, -1 for those with which the competition begins.
    std::vector<int> m_stageOfTable;
    /// By table: whether the title can be won from there.
    std::vector<bool> m_isTableOnWay;
    /// By entrant: the last of `stages` that it reached in this continuation, -1 for none; as many as there
    /// are stages where it won the title. Kept, so that the next one allocates nothing.
    std::vector<int> m_furthest;
    /// By entrant and stage: in this continuation.
    std::vector<bool> m_hasReached;
};

} // namespace touchline
