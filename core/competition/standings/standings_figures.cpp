// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings/standings_figures.h"

#include <limits>

namespace touchline {

namespace {

constexpr Figure beyondAll = std::numeric_limits<Figure>::max();
constexpr Figure million = 1'000'000;

/// In millionths, which tell any two fractions of up to 1000 matches apart.
Figure perGame(int sum, const Tally &tally)
{
    return tally.played == 0 ? 0 : sum * million / tally.played;
}

} // namespace

std::vector<MoreFigures> moreFigures(std::span<const Tally> tallies, std::span<const GroupResult> results,
                                     const PointsScheme &points)
{
    std::vector<MoreFigures> more(tallies.size());
    const auto isIn = [&more](int team) { return static_cast<std::size_t>(team) < more.size(); };
    const auto meets = [&more, &isIn, tallies](int team, int opponent) {
        if (!isIn(team) || !isIn(opponent))
            return;
        MoreFigures &figures = more[static_cast<std::size_t>(team)];
        const Tally &other = tallies[static_cast<std::size_t>(opponent)];
        figures.opponentsPoints += other.points;
        figures.opponentsGoalDifference += other.goalDifference();
        figures.opponentsGoals += other.goalsFor;
    };
    for (const GroupResult &result : results) {
        meets(result.home, result.away);
        meets(result.away, result.home);
        const Score score = result.score.value_or(Score{});
        if (isIn(result.home)) {
            MoreFigures &home = more[static_cast<std::size_t>(result.home)];
            home.homeGoals += score.home;
            home.homeGoalDifference += score.home - score.away;
        }
        if (!isIn(result.away))
            continue;
        MoreFigures &away = more[static_cast<std::size_t>(result.away)];
        away.awayGoals += score.away;
        away.awayGoalDifference += score.away - score.home;
        away.awayWins += tableWinner(result, points) == Side::Away ? 1 : 0;
    }
    return more;
}

Figure goalAverage(const Tally &tally)
{
    if (tally.goalsAgainst == 0)
        return tally.goalsFor > 0 ? beyondAll : million;
    return tally.goalsFor * million / tally.goalsAgainst;
}

Figure figureOf(const Tally &tally, TieBreak tieBreak)
{
    switch (tieBreak) {
    case TieBreak::Points:
    case TieBreak::HeadToHeadPoints:
        return tally.points.halves();
    case TieBreak::GoalDifference:
    case TieBreak::HeadToHeadGoalDifference:
        return tally.goalDifference();
    case TieBreak::GoalsFor:
    case TieBreak::HeadToHeadGoals:
        return tally.goalsFor;
    case TieBreak::GoalAverage:
        return goalAverage(tally);
    case TieBreak::Wins:
    case TieBreak::HeadToHeadWins:
        return tally.won;
    case TieBreak::FewerPlayed:
        return -tally.played;
    case TieBreak::PointsPerGame:
        return perGame(tally.points.halves(), tally) / 2;
    case TieBreak::GoalDifferencePerGame:
        return perGame(tally.goalDifference(), tally);
    case TieBreak::GoalsPerGame:
        return perGame(tally.goalsFor, tally);
    default:
        return 0;
    }
}

Figure figureOf(const MoreFigures &more, TieBreak tieBreak)
{
    switch (tieBreak) {
    case TieBreak::AwayGoals:
    case TieBreak::HeadToHeadAwayGoals:
        return more.awayGoals;
    case TieBreak::AwayWins:
        return more.awayWins;
    case TieBreak::AwayGoalDifference:
        return more.awayGoalDifference;
    case TieBreak::HomeGoals:
        return more.homeGoals;
    case TieBreak::HomeGoalDifference:
        return more.homeGoalDifference;
    case TieBreak::OpponentsPoints:
        return more.opponentsPoints.halves();
    case TieBreak::OpponentsGoalDifference:
        return more.opponentsGoalDifference;
    case TieBreak::OpponentsGoals:
        return more.opponentsGoals;
    default:
        return 0;
    }
}

int shownFigure(Figure figure, TieBreak tieBreak)
{
    if (tieBreak == TieBreak::Ranking || tieBreak == TieBreak::FewerPlayed)
        return static_cast<int>(-figure);
    if (!isFraction(tieBreak))
        return static_cast<int>(figure);
    if (figure == beyondAll)
        return noGoalConceded;
    return static_cast<int>((figure + (figure < 0 ? -500 : 500)) / 1000);
}

} // namespace touchline
