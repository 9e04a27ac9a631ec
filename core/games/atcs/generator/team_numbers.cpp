// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/team_numbers.h"

#include "core/games/atcs/generator/rounding.h"

namespace touchline::atcs::generator {

namespace {

constexpr int fewestAttemptsOfAHalf = 7;
/// Share of all World Cup goals in regulation time that fell before half-time.
constexpr double firstHalfShare = 0.432;
/// Weight of that share against the team's own goals, so that one goal does not decide over the halves.
constexpr double priorGoals = 18;

std::array<int, 2> attemptsOf(const TeamFacts &team, double attack, const CardAnchors &anchors)
{
    const int natural = roundedWithin(25.6 * std::exp(0.26 * attack), 18, 36);
    const int total = anchors.teamNumber(AnchorField::AttemptsTotal).value_or(natural);
    const double share = (team.goalsFirstHalf + priorGoals * firstHalfShare) /
                         (team.goalsFirstHalf + team.goalsSecondHalf + priorGoals);
    // An anchored total may leave less room than two halves of the fewest attempts.
    const int least = std::min(fewestAttemptsOfAHalf, total / 2);
    const int naturalFirst = roundedWithin(total * share, least, total - least);
    const int first = anchors.teamNumber(AnchorField::AttemptsFirstHalf).value_or(naturalFirst);
    return {first, total - first};
}

} // namespace

TeamNumbers teamNumbers(const TeamFacts &team, const Standing &standing, const CardAnchors &anchors)
{
    const auto anchored = [&](AnchorField field, int natural) {
        return anchors.teamNumber(field).value_or(natural);
    };
    TeamNumbers numbers;
    numbers.attempts = attemptsOf(team, standing.attack, anchors);
    numbers.shotsOnGoal =
        anchored(AnchorField::ShotsOnGoal, roundedWithin(15.2 * std::exp(0.68 * standing.attack), 11, 28));
    numbers.defenseShotsOnGoal =
        anchored(AnchorField::DefenseShotsOnGoal, roundedWithin(-2 - 2 * standing.defense, -4, 1));
    numbers.goalieRating = anchored(AnchorField::Goalie, roundedWithin(-1 - 1.8 * standing.defense, -3, 1));
    return numbers;
}

int powerOf(const Rating &rating)
{
    // 0.185 is the middle of the two teams to which the rulebook gives a 6.
    return roundedWithin(6 + 3.2 * (rating.attack + rating.defense - 0.185), 1, 10);
}

int fairPlayOf(double hardness)
{
    if (hardness <= -0.30)
        return -1;
    return hardness >= 0.30 ? 1 : 0;
}

} // namespace touchline::atcs::generator
