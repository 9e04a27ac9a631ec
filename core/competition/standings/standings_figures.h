// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/standings/counted_result.h"
#include "core/competition/standings/standings.h"

#include <span>
#include <vector>

namespace touchline {

/// What a match that counts brings into a table in which its teams are `home` and `away`. Winners by other
/// criteria than goals (ATCS Quick Play) make no winner in a table.
[[nodiscard]] inline GroupResult groupResult(int home, int away, const CountedResult &result)
{
    if (result.withoutScore)
        return GroupResult::withoutScore(home, away, result.winner);
    if (result.bothLose) {
        GroupResult lost = GroupResult::withScore(home, away, result.score);
        lost.bothLose = true;
        return lost;
    }
    if (result.byMatchesWon)
        return {home, away, result.score, result.winner, DecidedBy::NinetyMinutes, false};
    const bool isLate = result.decidedBy == DecidedBy::ExtraTime || result.decidedBy == DecidedBy::ShootOut;
    if (isLate && result.winner)
        return GroupResult::wonLate(home, away, result.score, *result.winner, result.decidedBy);
    return GroupResult::withScore(home, away, result.score);
}

/// The side that won `result` as far as tables are concerned: a shoot-out counts only where the scheme has
/// points for it.
[[nodiscard]] inline std::optional<Side> tableWinner(const GroupResult &result, const PointsScheme &points)
{
    if (result.decidedBy == DecidedBy::ShootOut && !points.shootOut)
        return std::nullopt;
    return result.winner;
}

/// What winner and loser of `result` get.
[[nodiscard]] inline LateWin pointsOf(const GroupResult &result, const PointsScheme &points)
{
    if (result.decidedBy == DecidedBy::ExtraTime && points.extraTime)
        return *points.extraTime;
    if (result.decidedBy == DecidedBy::ShootOut && points.shootOut)
        return *points.shootOut;
    return {points.win, points.defeat};
}

/// Adds the bonus points of a match with a score.
inline void addBonus(Tally &home, Tally &away, const GroupResult &result, const PointsScheme &points)
{
    const auto give = [](Tally &tally, const std::optional<BonusRule> &rule, bool isEarned) {
        if (!rule || !isEarned)
            return;
        tally.points += rule->points;
        tally.bonus += rule->points;
    };
    const int margin = result.score->home - result.score->away;
    const auto ofSide = [&](Tally &tally, int goals, int ahead) {
        give(tally, points.goalsBonus, points.goalsBonus && goals >= points.goalsBonus->goals);
        give(tally, points.winBonus, ahead > 0 && points.winBonus && ahead >= points.winBonus->goals);
        give(tally, points.defeatBonus,
             ahead < 0 && points.defeatBonus && -ahead <= points.defeatBonus->goals);
    };
    ofSide(home, result.score->home, margin);
    ofSide(away, result.score->away, -margin);
}

/// Adds a match to the tallies of its two sides. Inline: it is most of the work of a table.
inline void addMatch(Tally &home, Tally &away, const GroupResult &result, const PointsScheme &points)
{
    ++home.played;
    ++away.played;
    if (const auto winner = tableWinner(result, points)) {
        Tally &winning = *winner == Side::Home ? home : away;
        Tally &losing = *winner == Side::Home ? away : home;
        const LateWin scheme = pointsOf(result, points);
        ++winning.won;
        winning.points += scheme.win;
        ++losing.lost;
        losing.points += scheme.defeat;
    } else if (result.bothLose) {
        ++home.lost;
        home.points += points.defeat;
        ++away.lost;
        away.points += points.defeat;
    } else {
        ++home.drawn;
        home.points += points.draw;
        ++away.drawn;
        away.points += points.draw;
    }
    if (!result.score)
        return;
    if (points.hasBonus() && !result.bothLose)
        addBonus(home, away, result, points);
    home.goalsFor += result.score->home;
    home.goalsAgainst += result.score->away;
    away.goalsFor += result.score->away;
    away.goalsAgainst += result.score->home;
}

/// Adds a match to what the tallies of its two sides do not hold.
inline void addMore(MoreFigures &home, MoreFigures &away, const GroupResult &result,
                    const PointsScheme &points)
{
    const Score score = result.score.value_or(Score{});
    home.homeGoals += score.home;
    home.homeGoalDifference += score.home - score.away;
    away.awayGoals += score.away;
    away.awayGoalDifference += score.away - score.home;
    away.awayWins += tableWinner(result, points) == Side::Away ? 1 : 0;
}

/// By team. `tallies[team]` are the sums of the table, from which those of the opponents are made.
[[nodiscard]] std::vector<MoreFigures> moreFigures(std::span<const Tally> tallies, const GroupInput &input);

} // namespace touchline
