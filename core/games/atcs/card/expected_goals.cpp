// SPDX-License-Identifier: GPL-3.0-or-later
// Everything here follows team cards, section 5.
#include "core/games/atcs/card/expected_goals.h"

#include <algorithm>

namespace touchline::atcs {

namespace {

int attemptsOfMatch(const Strength &team, const Strength &opponent)
{
    return finalAttempts(team.attempts[0], opponent.defenseAttempts) +
           finalAttempts(team.attempts[1], opponent.defenseAttempts);
}

} // namespace

Strength strengthOf(const TeamCard &card)
{
    Strength strength{card.attempts, card.defenseAttempts, card.shotsOnGoal, card.defenseShotsOnGoal, 0, {}};
    const auto keeper = std::find_if(card.players.begin(), card.players.end(),
                                     [](const CardPlayer &player) { return player.isKeeper(); });
    if (keeper != card.players.end())
        strength.goalieRating = keeper->goalieRating;
    for (const CardPlayer &player : card.players) {
        if (!player.isKeeper())
            strength.shotWidths[static_cast<std::size_t>(player.goalRating)] += player.shot.width();
    }
    return strength;
}

int finalAttempts(int attempts, int opponentDefenseAttempts)
{
    return std::clamp(attempts + opponentDefenseAttempts, 5, 25);
}

int finalShotsOnGoal(int shotsOnGoal, int opponentDefenseShotsOnGoal)
{
    return std::clamp(shotsOnGoal + opponentDefenseShotsOnGoal, 10, 99);
}

int scoringNumbers(int goalRating, int goalieRating)
{
    int numbers = 1; // the natural 10
    for (int die = 2; die <= 9; ++die)
        numbers += die + goalieRating >= goalRating ? 1 : 0;
    return numbers;
}

double expectedShotsOnGoal(const Strength &team, const Strength &opponent)
{
    const int shots = finalShotsOnGoal(team.shotsOnGoal, opponent.defenseShotsOnGoal);
    return attemptsOfMatch(team, opponent) * shots / 100.0;
}

double conversion(const Strength &team, int goalieRating)
{
    // Whole numbers until the very end: of a hundred shooters times ten goal rolls.
    int scoring = 0;
    for (std::size_t rating = 0; rating < team.shotWidths.size(); ++rating)
        scoring += team.shotWidths[rating] * scoringNumbers(static_cast<int>(rating), goalieRating);
    return scoring / 1000.0;
}

double expectedGoals(const Strength &team, const Strength &opponent)
{
    return expectedShotsOnGoal(team, opponent) * conversion(team, opponent.goalieRating);
}

std::vector<double> goalChances(const Strength &team, const Strength &opponent)
{
    const auto attempts = static_cast<std::size_t>(attemptsOfMatch(team, opponent));
    const int shots = finalShotsOnGoal(team.shotsOnGoal, opponent.defenseShotsOnGoal);
    const double chance = shots / 100.0 * conversion(team, opponent.goalieRating);
    // One attempt after the other: after each, every number of goals is reached by a goal or by a miss.
    std::vector<double> chances(attempts + 1, 0.0);
    chances[0] = 1.0;
    for (std::size_t attempt = 0; attempt < attempts; ++attempt) {
        for (std::size_t goals = attempt + 1; goals > 0; --goals)
            chances[goals] = chances[goals] * (1 - chance) + chances[goals - 1] * chance;
        chances[0] *= 1 - chance;
    }
    return chances;
}

ResultChances resultChances(const Strength &team, const Strength &opponent)
{
    const std::vector<double> own = goalChances(team, opponent);
    const std::vector<double> theirs = goalChances(opponent, team);
    ResultChances result;
    for (std::size_t i = 0; i < own.size(); ++i) {
        for (std::size_t j = 0; j < theirs.size(); ++j) {
            double &sum = i > j ? result.win : i == j ? result.draw : result.loss;
            sum += own[i] * theirs[j];
        }
    }
    return result;
}

} // namespace touchline::atcs
