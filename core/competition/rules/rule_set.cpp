// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/rule_set.h"

namespace touchline {

namespace {

struct NamedTieBreak
{
    TieBreak tieBreak;
    const char *word;
};

constexpr std::array<NamedTieBreak, allTieBreaks.size()> tieBreakNames{{
    {TieBreak::Points, "points"},
    {TieBreak::GoalDifference, "goal_difference"},
    {TieBreak::GoalsFor, "goals_for"},
    {TieBreak::HeadToHeadPoints, "head_to_head_points"},
    {TieBreak::HeadToHeadGoalDifference, "head_to_head_goal_difference"},
    {TieBreak::HeadToHeadGoals, "head_to_head_goals"},
    {TieBreak::Lots, "lots"},
    {TieBreak::HeadToHeadAwayGoals, "head_to_head_away_goals"},
    {TieBreak::GoalAverage, "goal_average"},
    {TieBreak::AwayGoals, "away_goals"},
    {TieBreak::Wins, "wins"},
    {TieBreak::AwayWins, "away_wins"},
    {TieBreak::OpponentsPoints, "opponents_points"},
    {TieBreak::OpponentsGoalDifference, "opponents_goal_difference"},
    {TieBreak::OpponentsGoals, "opponents_goals"},
    {TieBreak::Conduct, "conduct"},
    {TieBreak::Ranking, "ranking"},
    {TieBreak::PlayOff, "play_off"},
    {TieBreak::PointsPerGame, "points_per_game"},
    {TieBreak::GoalDifferencePerGame, "goal_difference_per_game"},
    {TieBreak::GoalsPerGame, "goals_per_game"},
    {TieBreak::UnroundedPoints, "unrounded_points"},
    {TieBreak::HeadToHeadWins, "head_to_head_wins"},
    {TieBreak::AwayGoalDifference, "away_goal_difference"},
    {TieBreak::HomeGoals, "home_goals"},
    {TieBreak::HomeGoalDifference, "home_goal_difference"},
    {TieBreak::FewerPlayed, "fewer_played"},
}};

} // namespace

QString tieBreakWord(TieBreak tieBreak)
{
    return QString::fromLatin1(tieBreakNames.at(static_cast<std::size_t>(tieBreak)).word);
}

std::optional<TieBreak> tieBreakFromWord(const QString &word)
{
    for (const NamedTieBreak &entry : tieBreakNames) {
        if (word == QLatin1String(entry.word))
            return entry.tieBreak;
    }
    return std::nullopt;
}

} // namespace touchline
